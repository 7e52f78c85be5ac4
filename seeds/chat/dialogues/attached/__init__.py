"""Scenes of which the first post comes with a file, or is as long as a letter."""
