"""What customers have of store credit."""
