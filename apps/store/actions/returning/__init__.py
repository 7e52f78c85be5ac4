"""What comes back: received, inspected, settled; store credit."""
