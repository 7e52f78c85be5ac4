"""Notes: what colleagues wrote on a record when something happened, the newest sometimes taking back an older one."""

from __future__ import annotations

from ..parents import Parent
from ..sales import Sales
from ..ties import Ties
from .note_writer import NoteWriter

_SHARES = {"deal": 46, "contact": 12, "lead": 15, "case": 10}
# Of so many notes, one pair contradicts itself, and one pair mends a slip of the pen.
_PAIRS_PER, _SLIPS_PER = 30, 150


def make_notes(sales: Sales, parents: dict[str, list[Parent]]) -> None:
    writer = NoteWriter(sales, sales.draft.random("notes"), sales.draft.recall(Ties), parents)
    count = sales.volume.notes
    writer.take_back(count // _PAIRS_PER)
    writer.mend(count // _SLIPS_PER)
    left = count - len(writer)
    for kind, share in _SHARES.items():
        writer.write(kind, left * share // 100)
    writer.write("account", count - len(writer))
    writer.enter()
