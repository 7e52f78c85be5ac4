"""Tests of the words of looks."""
