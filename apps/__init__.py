"""Floor 1: the office apps and the platform they share. Nothing here knows that it is graded."""
