"""The shop's accounts: its customers, who log in with sessions of their own."""

from __future__ import annotations

from ..actions import log_in_customer as log_in
from ..models import Customer

__all__ = ["Customer", "log_in"]
