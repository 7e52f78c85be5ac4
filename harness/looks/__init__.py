"""Looks on the command line: what they are, pictures of them, and the bars for them."""
