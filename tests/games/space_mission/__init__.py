"""Tests of Space Mission."""
