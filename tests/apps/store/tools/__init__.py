"""Tests of the tools of the store."""
