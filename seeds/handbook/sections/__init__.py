"""The sections of the handbook, in their order."""

from __future__ import annotations

from ..spec import SectionSpec
from . import cases, customers, desk, incoming, leavers, money, office, people, quotes, records, sales, setup

SECTIONS: tuple[SectionSpec, ...] = (
    office.HOURS,
    office.LEAVE,
    sales.DISCOUNTS,
    quotes.QUOTES,
    sales.TERRITORIES,
    customers.REFUNDS,
    customers.RESPONSE_TIMES,
    records.RECORDS,
    records.PRIVACY,
    money.EXPENSES,
    money.PURCHASING,
    sales.QUALIFICATION,
    setup.SETUP,
    leavers.LEAVERS,
    people.PEOPLE,
    desk.STORE_DESK,
    incoming.INCOMING,
    cases.STORE_CASES,
)
