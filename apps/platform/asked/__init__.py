"""What people ask of a list: in its dialogs, and by addresses that it does not have all of."""
