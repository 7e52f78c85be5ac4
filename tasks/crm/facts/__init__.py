"""What families draw from a world before they ask for anything, where it is long or several draw it."""
