"""Right and wrong things to say: one corpus for the audit and for the tests of answers and free texts."""
