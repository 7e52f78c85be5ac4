"""Append a bank's export to the ledger of card bookings, without doubles and what does not belong there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import undefer

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import Into
from ...apps.sheet.delimited import detect, read_table
from ...apps.sheet.engine.entry import TypedValue
from ...apps.sheet.models import Upload
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import fetch_all
from ..registry import family
from ..task import Outcome, Task
from .pages import Files, ImportPage
from .queries import ANY_FORMULA, Page, noted, page


@dataclass(frozen=True)
class Export:
    """The bank's file, and its lines by place, each with card, receipt and status."""

    upload: Upload
    lines: tuple[tuple[str, int, str], ...]

    def doubles(self, ledger: Page) -> set[int]:
        """The lines that the ledger has: same card, same receipt."""
        known = {(ledger.text(row, "Card"), int(ledger.number(row, "Receipt"))) for row in ledger.rows}
        return {at for at, (card, receipt, _) in enumerate(self.lines) if (card, receipt) in known}

    def same_receipts(self, ledger: Page) -> set[int]:
        """What somebody takes for doubles who looks at the receipt alone."""
        known = {int(ledger.number(row, "Receipt")) for row in ledger.rows}
        return {at for at, (_, receipt, _) in enumerate(self.lines) if receipt in known}

    def with_status(self, status: str) -> set[int]:
        return {at for at, line in enumerate(self.lines) if line[2] == status}


def _export(world: World) -> Export:
    asked = select(Upload).where(Upload.name.startswith("cards-"), Upload.deleted_at.is_(None))
    upload = fetch_all(world, asked.order_by(Upload.created_at.desc(), Upload.id).options(undefer(Upload.content)))[0]
    table = read_table(upload.content, detect(upload.content), upload.created_at.date())
    at = {heading: place for place, heading in enumerate(table.headings)}
    lines = []
    for line in table.lines:
        cells = [value if isinstance(value, TypedValue) else TypedValue("text") for value in line.values]
        lines.append((cells[at["Card"]].text, int(cells[at["Receipt"]].number), cells[at["Status"]].text))
    return Export(upload, tuple(lines))


WORDINGS = (
    'The bank\'s latest card export is in the uploads ({file}). Please add its transactions to {sheet} in "{book}", '
    "below the last row and in the same order, without entering anything twice. The rules are in Notes.",
    'Bring "{book}" up to date: append {file} from the uploads to the sheet {sheet} and leave out whatever our '
    "Notes say doesn't belong there. Leave no gaps, please, and keep the old rows as they are.",
    'Please enter the new card transactions from {file} (see Uploads) in "{book}", sheet {sheet}. Part of that file '
    "is in the ledger already; what counts as one transaction, and what isn't entered at all, is in Notes.",
    '{file} has come in. Continue {sheet} in "{book}" with it: directly below what\'s there, in the order of the '
    "file, and only the transactions that belong there according to the Notes sheet and aren't in yet.",
    'Can you post the card export {file} to the ledger? "{book}", sheet {sheet}, under the existing rows. Check '
    "Notes first: some of the lines must not be entered, and some are already in.",
)


@dataclass(frozen=True)
class Appending:
    """The ledger, the newest export, and whether its pending lines wait."""

    ledger: Page
    export: Export
    pending_waits: bool

    @property
    def kept_out(self) -> set[int]:
        """The places of the export's lines that are not to be entered."""
        out = self.export.doubles(self.ledger) | self.export.with_status("declined")
        return out | self.export.with_status("pending") if self.pending_waits else out

    @property
    def rows(self) -> list[int]:
        """Where these come to stand, from below."""
        return sorted((self.ledger.rows[-1] + 1 + place for place in self.kept_out), reverse=True)

    def goal(self, draw: Draw) -> str:
        return draw.phrase(*WORDINGS, file=self.export.upload.name, sheet=self.ledger.name, book=self.ledger.title)

    def outcome(self, kept_out: Iterable[int]) -> Outcome:
        """The work of somebody who keeps these lines out."""

        def outcome(db: Db) -> None:
            actions.import_upload(db, self.export.upload.id, Into(self.ledger.id, "append"))
            for place in sorted(kept_out, reverse=True):
                actions.delete_lines(db, self.ledger.id, "row", self.ledger.rows[-1] + 1 + place)

        return outcome

    def without(self) -> dict[str, Outcome]:
        export, right = self.export, self.kept_out
        others = {
            "the doubles": right - export.doubles(self.ledger),
            "whose receipt it is": right | export.same_receipts(self.ledger),
            "what was declined": right - export.with_status("declined"),
            "the pending ones": right ^ export.with_status("pending"),
        }
        return {condition: self.outcome(out) for condition, out in others.items() if out != right}

    def gold(self, user: User) -> None:
        book, file = Files(user).open(self.ledger), self.export.upload.name
        book.look_at("Notes", self.ledger.name)
        # On a sheet of its own one sees what the ledger has no column for.
        ImportPage(user).as_new_sheet(file, "Look")
        book.turn_to(self.ledger)
        ImportPage(user).append_to(file, self.ledger)
        for row in self.rows:
            book.delete_rows(f"A{row}")
        book.delete_sheet("Look")
        user.done()

    def from_above(self, user: User) -> None:
        book = Files(user).open(self.ledger)
        ImportPage(user).append_to(self.export.upload.name, self.ledger)
        for gone, row in enumerate(reversed(self.rows)):
            book.delete_row_of(f"B{row - gone}")
        user.done()

    def in_blocks(self, user: User) -> None:
        book = Files(user).open(self.ledger)
        ImportPage(user).append_to(self.export.upload.name, self.ledger)
        for first, last in reversed(_blocks(self.rows)):
            book.delete_rows(f"{first}:{last}")
        user.done()


@family("sheet-import-append", app="sheet", kind="multi-step", steps=150, persona="finance_analyst")
def import_append(draw: Draw, world: World) -> Task:
    """The newest export goes below the ledger; doubles and what was declined stay out."""
    ledger, notes = page(world, "Card spend", "Ledger"), page(world, "Card spend", "Notes")
    (pending,) = noted(notes, "Pending", r"(wait for|are entered)")
    appending = Appending(ledger, _export(world), pending == "wait for")
    return Task(
        goal=appending.goal(draw),
        outcome=appending.outcome(appending.kept_out),
        matchers=ANY_FORMULA,
        without=appending.without(),
        gold=appending.gold,
        alternatives=(appending.from_above, appending.in_blocks),
    )


def _blocks(rows: list[int]) -> list[tuple[int, int]]:
    """Rows that follow each other, from above: first and last of each block."""
    found: list[tuple[int, int]] = []
    for row in sorted(rows):
        if found and found[-1][1] == row - 1:
            found[-1] = (found[-1][0], row)
        else:
            found.append((row, row))
    return found
