"""What comes back: received, inspected, settled."""
