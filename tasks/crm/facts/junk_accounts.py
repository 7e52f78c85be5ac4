"""Accounts that somebody made to try things out: what they are called, what hangs on them, and look-alikes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

from ....apps.crm import actions
from ....apps.crm.models import Account
from ....apps.platform.database import Db
from ....seeds.buyers.kinds import KINDS
from ....seeds.crm.deal_names import deal_name, short_name
from ....seeds.names import place_name
from ...draw import Draw
from ..working_hours import back_then

#: Words that stand in the names of such accounts, with names of companies that only hold the same letters.
WORDS = {
    "test": ("Testa {kind}", "Latest Bay {kind}", "Contest Hill {kind}"),
    "demo": ("Demopolis {kind}", "Demorest {kind}", "Democrat Street {kind}"),
    "trial": ("Industrial Row {kind}", "Trialogue {kind}", "Trialto {kind}"),
    "temp": ("Temple Hill {kind}", "Contempo {kind}", "Tempest Bay {kind}"),
    "sample": ("Sampleton {kind}", "Samplers Row {kind}", "Resample {kind}"),
}
#: Real companies in whose name the word stands by itself.
_REAL = {
    "test": ("{place} Test Kitchens", "Materials Test {kind}"),
    "demo": ("{place} Demo Kitchens", "Demo & Daughters {kind}"),
    "trial": ("{place} Trial Lawyers", "Time Trial {kind}"),
    "temp": ("{place} Temp Staffing", "Low Temp {kind}"),
    "sample": ("{place} Sample Makers", "Sample & Sons {kind}"),
}
_JUNK = ("{Word} account {place}", "{place} {kind} ({word})", "{WORD} {place}", "zz {word} {place}", "{place} {word}",
         "{Word} - {place} {kind}", "import {word} {place}", "{Word} {kind}")  # fmt: skip
#: What the deal, the case or the contact of an account is called.
CALLED = {
    "": ("",),
    "deal": ("Rush order", "Spring order", "Second site", "Trial order", "Refit"),
    "case": ("Login does not work", "Where do I see this?", "Number is wrong", "Please ignore"),
    "contact": ("Tester", "Trythis", "Nobody", "Example"),
}


@dataclass(frozen=True)
class Junk:
    """One account to be: where it stands, and what it has. `parent` is its place in the list of them."""

    name: str
    owner_id: int
    age: timedelta
    has: str = ""  # a key of CALLED
    called: str = ""
    amount: int = 0  # of the deal, in cents
    parent: int | None = None
    is_locked: bool = False
    number: str | None = None  # an account number: it is a real company
    type: str = "Prospect"

    def aged(self, days: int) -> Junk:
        """The same, made so long ago."""
        return replace(self, age=timedelta(days=days, minutes=41))


def holds(word: str, name: str) -> bool:
    """Whether the word stands by itself in a name."""
    return re.search(rf"(?<![^\W_]){word}(?![^\W_])", name, re.IGNORECASE) is not None


class Names:
    """Draws names that no account has, nor another drawn one in other letters."""

    def __init__(self, draw: Draw, word: str, taken: Sequence[str]) -> None:
        self._draw, self._word = draw, word
        self._taken = {name.casefold() for name in taken}

    def junk(self) -> str:
        return self._fresh(lambda: self._draw.choice(_JUNK))

    def look_alike(self) -> str:
        return self._fresh(lambda: self._draw.choice(WORDS[self._word]))

    def real(self) -> str:
        return self._fresh(lambda: self._draw.choice(_REAL[self._word]))

    def branch(self) -> str:
        """A company that has nothing of the word."""
        return self._fresh(lambda: "{place} {kind}")

    def _fresh(self, pattern: Callable[[], str]) -> str:
        while True:
            kind = self._draw.choice(self._draw.choice(each.words for each in KINDS.values() if each.words))
            word, place = self._word, place_name(self._draw.random)
            name = pattern().format(kind=kind, place=place, word=word, Word=word.title(), WORD=word.upper())
            # No name is a part of another: a search for one finds one.
            if not any(name.casefold() in other or other in name.casefold() for other in self._taken):
                self._taken.add(name.casefold())
                return name


def draw_junk(draw: Draw, names: Names, owners: Sequence[int], *, few: bool) -> list[Junk]:
    """Junk of every kind, look-alikes and real companies; what hangs below another is younger than that."""

    def junk(name: str, has: str = "", **more: Any) -> Junk:
        age = timedelta(days=draw.integer(45, 300), hours=draw.integer(0, 5), minutes=draw.integer(1, 59))
        owner, called = draw.choice(owners), draw.choice(CALLED[has])
        return Junk(name, owner, age, has, called, draw.integer(2, 40) * 250_00, **more)

    above = [junk(names.junk()), junk(names.junk()), junk(names.junk())]
    return [
        *(one.aged(320 + 10 * place) for place, one in enumerate(above)),
        # The first has a test account below it, which in turn has a company with a case.
        junk(names.junk(), parent=0).aged(310),
        junk(names.branch(), "case", parent=3),
        junk(names.branch(), "deal", parent=1),
        junk(names.branch(), parent=2),
        junk(names.junk(), "deal"),
        junk(names.junk(), "case"),
        *(junk(names.junk(), has) for has in draw.sample(("", "", "contact", "contact", "", ""), 2 if few else 6)),
        junk(names.junk(), is_locked=True),
        junk(names.junk(), "deal", is_locked=True),
        junk(names.look_alike()),
        junk(names.look_alike()),
        *(junk(names.real(), number=f"AC{draw.integer(510_000, 989_999)}", type="Customer") for _ in range(2)),
    ]


def plant(db: Db, junk: Sequence[Junk], stage_id: int) -> None:
    """Have these made by their owners, so long ago; a lost deal and a rejected case are some days younger."""
    made: list[Account] = []
    for one in junk:
        at = db.now - one.age
        with back_then(db, at, one.owner_id):
            parent_id = None if one.parent is None else made[one.parent].id
            account = actions.create_account(
                db, name=one.name, type=one.type, account_number=one.number, parent_id=parent_id, owner_id=one.owner_id,
                billing_city="Columbus", allow_duplicate=True,
            )  # fmt: skip
            made.append(account)
        with back_then(db, at + timedelta(days=2, minutes=37), one.owner_id, after=account.created_at):
            _fill(db, one, account, stage_id)
        account.is_locked = one.is_locked
    db.flush()


def _fill(db: Db, one: Junk, account: Account, stage_id: int) -> None:
    if one.has == "deal":
        actions.create_deal(
            db, name=deal_name(one.called, short_name(account.name)), account_id=account.id, amount=one.amount,
            close_date=db.today, stage_id=stage_id, loss_reason="No decision", type="New business",
        )  # fmt: skip
    elif one.has == "case":
        case = actions.create_case(db, subject=one.called, priority="Low", account_id=account.id, owner_id=one.owner_id)
        actions.update_case(db, case.id, status="Rejected", resolution="Nothing to do here.")
    elif one.has == "contact":
        actions.create_contact(db, first_name="Tess", last_name=one.called, account_id=account.id, allow_duplicate=True)
