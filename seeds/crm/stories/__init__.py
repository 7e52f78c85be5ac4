"""Cases as whole stories: what was asked, what was written to and fro, how it ended."""
