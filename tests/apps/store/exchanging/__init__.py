"""Tests of exchanges."""
