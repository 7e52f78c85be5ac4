"""Runs: an agent plays many episodes into one folder (docs/runs.md)."""
