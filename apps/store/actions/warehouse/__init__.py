"""What keeps orders back, and what sends many of them."""
