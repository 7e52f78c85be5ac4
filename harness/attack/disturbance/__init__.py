"""A host under clients of its own, and what disturbs all of them."""
