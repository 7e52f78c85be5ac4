"""What sales and marketing say: deals from the first call to the signature, customers, campaigns."""
