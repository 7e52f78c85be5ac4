"""Accounts: the companies that we sell to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.models import Record
from ..fields import ACCOUNT
from ..models import Account, Case, Deal, Stage
from ..objects import OBJECTS, reference
from . import duplicates
from .deals import parts
from .saving import activities, apply, bin_records, change, load, obey, start


def create_account(db: Db, *, allow_duplicate: bool = False, **values: Any) -> Account:
    """Create an account, a prospect unless a type is given."""
    cleaned = start(db, ACCOUNT, values)
    _check_number(db, cleaned)
    twins = duplicates.check(db, "account", cleaned, confirmed=allow_duplicate)
    account = Account(**cleaned)
    obey(db, account)
    db.add(account)
    duplicates.log_confirmed(db, account, twins)
    db.flush()
    return account


def update_account(db: Db, account_id: int, *, version: int | None = None, **values: Any) -> Account:
    account = load(db, Account, account_id, version=version)
    changes = change(db, ACCOUNT, account, values)
    _check_number(db, changes)
    if changes.get("parent_id") is not None:
        _check_no_cycle(db, account, changes["parent_id"])
    apply(account, changes)
    obey(db, account)
    db.flush()
    return account


def delete_account(db: Db, account_id: int, *, version: int | None = None) -> Account:
    """Put an account with its contacts, deals, cases and their activities into the recycle bin.

    Won deals and open cases block it. Accounts below it lose their parent.
    """
    account = load(db, Account, account_id, to="delete", version=version)
    blocking = blocking_records(db, [account]).get(account.id)
    if blocking:
        raise Blocked(
            f"{account.name} cannot be deleted as long as it has won deals or open cases.",
            [reference(record) for record in blocking],
        )
    for child in db.scalars(select(Account).where(Account.parent_id == account.id).order_by(Account.id)):
        child.parent_id = None
    bin_records(db, [*cascade(db, [account]), account])
    return account


def blocking_records(db: Db, accounts: Sequence[Account]) -> dict[int, list[Deal | Case]]:
    """The won deals and open cases that keep accounts from being deleted, by the id of each that is kept."""
    ids = [account.id for account in accounts]
    won = select(Deal).join(Deal.stage).where(Deal.account_id.in_(ids), Deal.deleted_at.is_(None), Stage.is_won)
    cases = select(Case).where(Case.account_id.in_(ids), Case.deleted_at.is_(None)).order_by(Case.id)
    found: dict[int, list[Deal | Case]] = {}
    for record in (*db.scalars(won.order_by(Deal.id)), *(case for case in db.scalars(cases) if case.is_open)):
        assert record.account_id is not None  # it was found by it
        found.setdefault(record.account_id, []).append(record)
    return found


def cascade(db: Db, accounts: Sequence[Account]) -> list[Record]:
    """The records that go into the recycle bin with accounts."""
    ids = [account.id for account in accounts]
    below: list[Any] = []
    for entry in OBJECTS.values():
        if "account" in entry.added_to:
            theirs = select(entry.model).where(entry.added_to["account"].in_(ids), entry.model.deleted_at.is_(None))
            below += db.scalars(theirs.order_by(entry.model.id))
    deals = [record for record in below if isinstance(record, Deal)]
    return [*below, *parts(db, deals), *activities(db, [*accounts, *below])]


def _check_number(db: Db, changes: dict[str, Any]) -> None:
    number = changes.get("account_number")
    if number is None:
        return
    # The recycle bin counts too: a restored account keeps its number.
    taken = db.scalar(select(Account).where(Account.account_number == number))
    if taken is not None:
        raise Invalid(account_number=f"{taken.name} already has the account number {number}.")


def _check_no_cycle(db: Db, account: Account, parent_id: int) -> None:
    above: int | None = parent_id
    while above is not None:
        if above == account.id:
            raise Invalid(parent_id=f"{account.name} cannot be below itself.")
        above = db.scalar(select(Account.parent_id).where(Account.id == above))
