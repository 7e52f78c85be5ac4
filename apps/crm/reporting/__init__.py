"""Reports: what may be asked of the records of an object, how a question is written, and what it comes to."""
