"""Attacks on the gym: what no file, action or client may break, tried by seed."""
