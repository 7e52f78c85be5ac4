"""Putting photos and scanned papers with what they are about."""
