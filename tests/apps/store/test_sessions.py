"""Sessions of the shop."""

from __future__ import annotations

from deskgym.apps.platform.database import Database
from deskgym.apps.store import actions
from deskgym.apps.store.models import Customer


def test_a_session_ends_with_its_customer(database: Database, cast: object) -> None:
    with database.session() as db:
        customer = db.query(Customer).order_by(Customer.id).first()
        assert customer is not None
        token = actions.log_in_customer(db, customer.id).token
        assert actions.find_session(db, token) is not None
        customer.deleted_at = db.now
        db.flush()
        assert actions.find_session(db, token) is None
