"""Families in which the handbook's page for the store's desk decides, over several records that look alike."""
