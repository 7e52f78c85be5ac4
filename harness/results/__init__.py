"""What runs came to: rates with intervals, why episodes failed, two runs side by side; as tables and as a page."""
