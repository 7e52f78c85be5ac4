"""A list narrowed by a view and filters: what a figure counts is what its link shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple
from urllib.parse import urlencode

from flask import url_for
from sqlalchemy import Select, func

from ...platform.database import Db
from ...platform.listview import ListView
from .. import lists
from ..lists.users import USERS, user_rows


class Total(NamedTuple):
    """How many records there are, and what they come to in cents."""

    records: int
    amount: int = 0


def together(totals: Mapping[Any, Total]) -> Total:
    """What parts come to."""
    return Total(sum(each.records for each in totals.values()), sum(each.amount for each in totals.values()))


@dataclass(frozen=True)
class Selection:
    """The rows of a list's own view that pass filters, given as the list's address has them: ("close", "month:")."""

    listed: ListView
    base: Callable[[Db], Select[Any]]
    view: str
    filters: tuple[tuple[str, str], ...] = ()
    sort: str = ""
    #: The id of the record on whose page the list is, if it is on one.
    within: int | None = None

    def where(self, key: str, asked: str) -> Selection:
        return replace(self, filters=(*self.filters, (key, asked)))

    def of(self, person_id: int) -> Selection:
        """Those that belong to somebody."""
        return self.where("owner", f"is:{person_id}")

    @property
    def url(self) -> str:
        # Whatever somebody has chosen in the list.
        filters = [(f"f.{key}", asked) for key, asked in self.filters]
        parts = [("view", self.view), ("edited", "1"), *filters, ("sort", self.sort)]
        endpoint = self.listed.endpoint
        place = url_for(endpoint) if self.within is None else url_for(endpoint, id=self.within)
        return f"{place}?{urlencode([part for part in parts if part[1]])}"

    def statement(self, db: Db) -> Select[Any]:
        return self.listed.narrowed(db, self.base(db), self.view, self.filters)

    def total(self, db: Db, amount: Any = None) -> Total:
        """How many there are, and the sum of `amount` over them."""
        return Total(*db.execute(self._adding(db, amount)).one())

    def by(self, db: Db, key: Any, amount: Any = None) -> dict[Any, Total]:
        """The same for each value of a column, in one query."""
        adding = self._adding(db, amount, key).group_by(key).order_by(key)
        return {row[0]: Total(*row[1:]) for row in db.execute(adding)}

    def rows(self, db: Db, limit: int) -> list[Any]:
        """The first of them, in the list's order."""
        return list(db.scalars(self.listed.ordered(self.statement(db), self.view, self.sort).limit(limit)).unique())

    def first(self, db: Db, limit: int) -> tuple[list[Any], int]:
        """The first of them, and how many there are: for conditions that take their time, which are asked but once."""
        ordered = self.listed.ordered(self.statement(db), self.view, self.sort)
        model: Any = self.statement(db).column_descriptions[0]["entity"]
        found = db.execute(
            ordered.with_only_columns(model.id, func.count().over(), maintain_column_froms=True).limit(limit)
        )
        places = [tuple(row) for row in found]
        by_id = {
            row.id: row for row in db.scalars(self.base(db).where(model.id.in_([id for id, _ in places]))).unique()
        }
        return [by_id[id] for id, _ in places], places[0][1] if places else 0

    def _adding(self, db: Db, amount: Any, *keys: Any) -> Select[Any]:
        sums = () if amount is None else (func.coalesce(func.sum(amount), 0),)
        return (
            self.statement(db).with_only_columns(*keys, func.count(), *sums, maintain_column_froms=True).order_by(None)
        )


def deals(view: str) -> Selection:
    return Selection(lists.DEALS, lists.deal_rows, view)


def tasks(view: str) -> Selection:
    return Selection(lists.TASKS, lists.task_rows, view)


def cases(view: str) -> Selection:
    return Selection(lists.CASES, lists.case_rows, view)


def leads(view: str) -> Selection:
    return Selection(lists.LEADS, lists.lead_rows, view)


def accounts(view: str) -> Selection:
    return Selection(lists.ACCOUNTS, lists.account_rows, view)


def contacts(view: str) -> Selection:
    return Selection(lists.CONTACTS, lists.contact_rows, view)


def quotes(view: str) -> Selection:
    return Selection(lists.QUOTES, lists.quote_rows, view)


def approvals(view: str) -> Selection:
    return Selection(lists.APPROVALS, lists.approval_rows, view)


def campaigns(view: str) -> Selection:
    return Selection(lists.CAMPAIGNS, lists.campaign_rows, view)


def imports(view: str) -> Selection:
    return Selection(lists.IMPORTS, lists.import_rows, view)


def members(view: str, *campaign_ids: int) -> Selection:
    """The members of campaigns; of one it has an address."""
    within = campaign_ids[0] if len(campaign_ids) == 1 else None
    return Selection(lists.MEMBERS, lambda db: lists.member_rows(db, *campaign_ids), view, within=within)


def users(view: str) -> Selection:
    return Selection(USERS, user_rows, view)
