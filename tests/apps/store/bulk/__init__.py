"""Many products at once, and the collections that they are gathered in."""
