"""Families in which a case is straightened out by the handbook's page about mix-ups and misuse in the store."""
