"""Suppliers, purchase orders and transfers: how goods come to a location.

| where | what for |
|---|---|
| `suppliers.py` | who supplies what at which cost |
| `purchases.py`, `approval.py` | drawing up an order and changing it; who may let it be ordered, by the handbook |
| `purchase_steps.py` | what becomes of an order: ordered, received in parts, closed short, canceled |
| `transfers.py`, `transfer_steps.py` | the same of stock that goes from one location to another |
| `arrivals.py`, `noting.py` | counting what arrives, line by line; the sentences and lines of timelines |
"""
