"""What the attacks have in common: hostile inputs, and a process that they are tried in."""
