"""Dialects of actions: one module each."""
