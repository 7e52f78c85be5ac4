"""Parley, the team chat."""
