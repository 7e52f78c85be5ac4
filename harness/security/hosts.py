"""The hosts of the office's apps, as browsers reach them."""

from __future__ import annotations

from ...apps import APPS
from ...apps.platform.spec import DOMAIN

__all__ = ["DOMAIN", "HOST", "HOSTS"]

HOSTS = frozenset(f"{app.key}.{DOMAIN}" for app in APPS)
#: Any one of them.
HOST = f"{APPS[0].key}.{DOMAIN}"
