"""What staff do beside the way of an order: they hold it, draft one, and give goods their places."""
