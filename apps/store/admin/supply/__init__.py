"""What the pages and tools of suppliers, purchase orders and transfers share: rows, lists, forms."""
