"""Gridwork, the spreadsheet."""
