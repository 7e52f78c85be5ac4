"""What every app stands on: database, clock, people, sessions, permissions, pages."""
