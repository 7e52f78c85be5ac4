"""Other items that go out instead of what a return brings back."""
