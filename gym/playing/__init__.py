"""How a gold solution, which is written for look 0, finds its way in any look."""
