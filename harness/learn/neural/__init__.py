"""What needs torch: the network, how it is taught, and how it chooses."""
