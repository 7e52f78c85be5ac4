"""Episodes: played the gold way, recorded, rolled out in numbers, replayed."""
