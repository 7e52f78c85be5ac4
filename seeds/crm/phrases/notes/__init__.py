"""What people note on records, by kind of record and by what has happened; each pattern is a whole note."""
