"""Families that turn on what is in a picture: photos of goods, scanned papers. They need to see the page."""
