"""One record or many at once: changed, deleted, brought back, and all of that undone."""
