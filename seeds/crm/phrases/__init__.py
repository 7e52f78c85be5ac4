"""What the people of the company write."""
