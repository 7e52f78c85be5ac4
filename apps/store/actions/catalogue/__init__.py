"""Work on the whole catalogue: many products changed at once, and the collections that they are gathered in."""
