"""Passwords and codes of the log-in: derived from the world's secret, so none is stored, and no page gives one away."""

from __future__ import annotations

import hmac

from .database import Db

#: How many characters a password has, and a code that is sent.
_PASSWORD, _CODE = 16, 8


def password_of(db: Db, person_id: int) -> str:
    """The password of one of the staff."""
    return db.derive(f"password/{person_id}")[:_PASSWORD]


def code_for(db: Db, app: str, customer_id: int) -> str:
    """The code by which a customer logs in to an app today, as it is e-mailed to them."""
    return db.derive(f"code/{app}/{customer_id}/{db.today}")[:_CODE].upper()


def is_same(given: str, secret: str) -> bool:
    """Whether what somebody typed is the secret, found in a time that does not depend on where they differ."""
    return hmac.compare_digest(given.encode(errors="replace"), secret.encode())
