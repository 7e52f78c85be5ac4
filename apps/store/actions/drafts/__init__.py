"""Draft orders: put together, invoiced and completed."""
