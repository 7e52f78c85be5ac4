"""What is said at length: letters that are passed on, reports, and notes of meetings."""
