"""Episodes: gold solutions played, recorded, rolled out in numbers, replayed."""
