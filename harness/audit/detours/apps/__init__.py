"""The reversible deeds of each app: one module per schema, named by it, whose `DEEDS` declares them."""
