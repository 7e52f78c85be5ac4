"""What customers of each trade come to the desk with, and what the desk says to it."""
