"""Tests of what drafts are made of."""
