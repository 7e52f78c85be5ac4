"""Tests of the families that need pictures."""
