"""The reversible deeds of each app: one module per app, named by its key, whose `DEEDS` declares them."""
