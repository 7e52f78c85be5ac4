"""Files in the forms that public ones have, taken in and given out again, and what differs of them afterwards."""
