"""What people type: nothing of it is lost, whatever becomes of it."""
