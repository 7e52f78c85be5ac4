"""What tests of several parts need, each of it once."""
