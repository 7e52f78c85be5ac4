"""Tests of photos and scanned papers."""
