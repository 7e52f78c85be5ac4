"""Who buys what for and when: kinds of customers with their people, projects by trade, and the seasons of a year."""
