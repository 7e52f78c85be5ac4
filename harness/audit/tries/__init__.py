"""What is tried on every instance: one module per kind of wrong, or right, final state."""
