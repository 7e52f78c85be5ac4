"""What stands in the stream of records: notes, and threads in which colleagues name each other."""
