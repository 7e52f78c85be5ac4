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
from ...apps.sheet.engine.entry import Entry
from ...apps.sheet.models import Upload
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import fetch_all
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import import_upload, menu, open_sheet, tab_menu, turn_to
from .gold_steps import select as go_to
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
        cells = [value if isinstance(value, Entry) else Entry("text") for value in line.values]
        lines.append((cells[at["Card"]].text, int(cells[at["Receipt"]].number), cells[at["Status"]].text))
    return Export(upload, tuple(lines))


@family("sheet-import-append", app="sheet", kind="multi-step", steps=150, persona="finance_analyst")
def import_append(draw: Draw, world: World) -> Task:
    """The newest export goes below the ledger; doubles and what was declined stay out."""
    ledger, notes = page(world, "Card spend", "Ledger"), page(world, "Card spend", "Notes")
    export = _export(world)
    (pending,) = noted(notes, "Pending", r"(wait for|are entered)")
    kept_out = export.doubles(ledger) | export.with_status("declined")
    kept_out |= export.with_status("pending") if pending == "wait for" else set()
    end = ledger.rows[-1]

    def appended(out: Iterable[int]) -> Outcome:
        """The work of somebody who keeps these lines out."""
        rows = sorted(out, reverse=True)

        def outcome(db: Db) -> None:
            actions.import_upload(db, export.upload.id, Into(ledger.id, "append"))
            for row in rows:
                actions.delete_lines(db, ledger.id, "row", end + 1 + row)

        return outcome

    rows = sorted((end + 1 + at for at in kept_out), reverse=True)

    def gold(user: User) -> None:
        open_sheet(user, ledger)
        user.click("tab", "Notes")
        turn_to(user, ledger)
        # On a sheet of its own one sees what the ledger has no column for.
        import_upload(user, export.upload.name, "New sheet of this workbook", name="Look")
        turn_to(user, ledger)
        import_upload(user, export.upload.name, "Append to the sheet Ledger")
        for row in rows:
            go_to(user, f"A{row}")
            menu(user, "Edit", "Delete rows")
        user.click("tab", "Look")
        tab_menu(user)
        user.click("menuitem", "Delete…", within="Sheet actions")
        user.click("button", "Delete sheet", within="Delete this sheet?")
        user.done()

    def from_above(user: User) -> None:
        open_sheet(user, ledger)
        import_upload(user, export.upload.name, "Append to the sheet Ledger")
        for gone, row in enumerate(reversed(rows)):
            go_to(user, f"B{row - gone}")
            user.press("Shift+F10")
            user.click("menuitem", "Delete rows", within="Cell actions")
        user.done()

    def in_blocks(user: User) -> None:
        open_sheet(user, ledger)
        import_upload(user, export.upload.name, "Append to the sheet Ledger")
        for first, last in reversed(_blocks(rows)):
            go_to(user, f"{first}:{last}")
            menu(user, "Edit", "Delete rows")
        user.done()

    others = {
        "the doubles": kept_out - export.doubles(ledger),
        "whose receipt it is": kept_out | export.same_receipts(ledger),
        "what was declined": kept_out - export.with_status("declined"),
        "the pending ones": kept_out ^ export.with_status("pending"),
    }
    return Task(
        goal=draw.phrase(
            "The bank's latest card export is among the uploads ({file}). Please add its bookings to {sheet} in "
            '"{book}", below the last row and in their order, without entering anything twice. The rules are in Notes.',
            'Bring "{book}" up to date: append {file} from the uploads to the sheet {sheet} and take out again what '
            "our Notes say does not belong there. No gaps, please, and the old rows stay as they are.",
            'Please enter the new card bookings from {file} (see Uploads) in "{book}", sheet {sheet}. Part of that '
            "file is in the ledger already; what counts as one booking, and what is not entered at all, is in Notes.",
            '{file} has come in. Continue {sheet} of "{book}" with it: directly below what is there, order as in the '
            "file, only the bookings that by the Notes sheet belong in and are not in yet.",
            'Can you post the card export {file} to the ledger? "{book}", sheet {sheet}, under the existing rows. '
            "Check Notes first: some of the lines must not be entered, and some we have.",
            file=export.upload.name,
            sheet=ledger.name,
            book=ledger.title,
        ),
        outcome=appended(kept_out),
        matchers=ANY_FORMULA,
        without={condition: appended(out) for condition, out in others.items() if out != kept_out},
        gold=gold,
        alternatives=(from_above, in_blocks),
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
