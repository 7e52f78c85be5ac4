"""The pages of collections: the list, a collection with its products, the form with its conditions."""
