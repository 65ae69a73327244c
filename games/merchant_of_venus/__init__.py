"""Merchant of Venus (standard game): trade across fourteen systems."""
