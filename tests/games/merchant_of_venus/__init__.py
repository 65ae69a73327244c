"""Tests of Merchant of Venus."""
