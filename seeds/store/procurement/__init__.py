"""How goods came in: suppliers and what they supply, purchase orders behind deliveries, transfers between locations."""

from __future__ import annotations
