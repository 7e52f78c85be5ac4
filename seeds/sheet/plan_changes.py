"""What colleagues ask to be changed in the plan, in comments on the variance: some revised, one taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ...apps.platform.values import MONTHS
from .books import Book, Shelf

_ASKS = (
    "{department} gets {new} for {month}, please change it in Budget.",
    "Budget has {old} for {department} in {month}. The board agreed on {new}.",
    "Please put {new} into Budget here, {old} was last fall's draft.",
    "{department} moved a project, so {month} is now {new} instead of {old}.",
    "We settled on {new} for this month, Budget still says {old}.",
    "Can you set {department} to {new} for {month}? It was approved.",
    "We had {month} wrong. The board wants {new} here, not {old}.",
)
_REVISED = (
    "Sorry, wrong line. It should be {new}.",
    "Just got off the phone, make that {new}.",
    "One more change: what got signed is {new}.",
)
_WITHDRAWN = (
    "Please leave it as is, they withdrew the request.",
    "Never mind, the project is staying where it was.",
    "No longer needed, the old number stands.",
)
_DONE = ("Changed.", "It's in.", "Done.")
# How many are as first asked, with another amount in a later comment, taken back, done, and somebody else's.
_PLAIN, _OTHERS = (3, 4), 2


def ask_for_changes(shelf: Shelf, book: Book, planned: Mapping[str, Sequence[int | None]]) -> None:
    """Threads on cells of Variance about the figures of Budget that lie below them."""
    random = shelf.draft.random("sheet", "plan changes")
    page = next(page for page in book.pages if page.name == "Variance")
    departments = list(planned)
    places = random.sample([(row, month) for row in range(len(departments)) for month in range(12)], 12)
    kinds = ["plain"] * random.choice(_PLAIN) + ["revised", "withdrawn", "done"] + ["other"] * _OTHERS
    random.shuffle(kinds)
    askers = [shelf.holders[key].id for key in ("finance", "finance-1")]
    mine, others = shelf.holders["finance-2"].id, shelf.holders["finance-1"].id
    asks = random.sample(_ASKS, len(_ASKS))
    for number, (kind, (line, month)) in enumerate(zip(kinds, places, strict=False)):
        old = planned[departments[line]][month] or 0
        new, newer = _changed(random, old), _changed(random, old)
        if kind == "done":
            old, new = new, old
        facts = {"department": departments[line], "month": MONTHS[month], "old": f"${old:,}"}
        asker = askers[0] if kind == "other" else random.choice(askers)
        said = [(asker, asks[number % len(asks)].format(**facts, new=f"${new:,}"))]
        if kind == "revised":
            said.append((asker, random.choice(_REVISED).format(new=f"${newer + 100 if newer == new else newer:,}")))
        elif kind == "withdrawn":
            said.append((asker, random.choice(_WITHDRAWN)))
        elif kind == "done":
            said.append((mine, random.choice(_DONE)))
        to = others if kind == "other" else mine
        book.comment(page, line + 2, month + 2, said, to=to, is_settled=kind == "done")


def _changed(random: Random, old: int) -> int:
    """Another figure of about that size, in hundreds."""
    step = random.choice((-1, 1)) * random.randrange(3, 18)
    return max(500, (old * (100 + step) // 10_000) * 100)
