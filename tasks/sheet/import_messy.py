"""Import a carrier's messy file as a new sheet, and mend it by the rules of the workbook's notes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import undefer

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import Into, new_sheet_id
from ...apps.sheet.delimited import detect, read_table
from ...apps.sheet.engine import address
from ...apps.sheet.engine.entry import Entry
from ...apps.sheet.models import Sheet, Upload
from ...seeds.names import slug
from ...seeds.sheet.freight import SENDERS
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import fetch_all
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import enter, import_upload, menu, open_sheet, turn_to
from .gold_steps import select as go_to
from .queries import ANY_FORMULA, Page, noted, page

_DAY = re.compile(r"\d\d\.\d\d\.\d{4}")
_DAYS, _NUMBERS, _REMARK, _BESIDE = 0, (3, 4, 5), 6, 7


@dataclass(frozen=True)
class Mended:
    """What is to be done with the sheet that a file comes in as: cells to type into, and rows to take out."""

    typed: dict[tuple[int, int], str]
    gone: tuple[int, ...]  # from below

    def without(self, drop: Callable[[tuple[int, int], str], bool]) -> Mended:
        return replace(self, typed={place: text for place, text in self.typed.items() if not drop(place, text)})


def files(world: World, carrier: str) -> list[Upload]:
    """A carrier's files, oldest upload first."""
    asked = select(Upload).where(Upload.name.startswith(slug(carrier)), Upload.deleted_at.is_(None))
    return fetch_all(world, asked.order_by(Upload.created_at, Upload.id).options(undefer(Upload.content)))


def mended(upload: Upload, credit: str) -> Mended:
    """By the notes: slips, credits, currencies, units, torn remarks; rows that are none."""
    table = read_table(upload.content, detect(upload.content), upload.created_at.date())
    typed: dict[tuple[int, int], str] = {}
    gone = []
    for row, line in enumerate(table.lines, start=2):
        entries = [(at, value) for at, value in enumerate(line.values) if isinstance(value, Entry)]
        texts = {at: value.text for at, value in entries if value.kind == "text"}
        if texts.get(_DAYS) in ("Page total", "Total", table.headings[0]):
            gone.append(row)
            continue
        if _DAYS in texts:
            day = texts[_DAYS].replace("O", "0").replace("..", ".")
            assert _DAY.fullmatch(day)
            typed[row, _DAYS + 1] = f"{day[3:5]}/{day[:2]}/{day[6:]}"
        for column in _NUMBERS:
            if column in texts:
                typed[row, column + 1] = _number(texts[column], credit)
        if _BESIDE in texts:
            typed[row, _REMARK + 1] = f"{texts[_REMARK]};{texts[_BESIDE]}"
            typed[row, _BESIDE + 1] = ""
    return Mended(typed, tuple(reversed(gone)))


def _number(text: str, credit: str) -> str:
    bare = text.removeprefix("USD ").removesuffix(" kg").removesuffix(f" {credit}")
    value = float(bare.replace(".", "").replace(",", "."))
    return f"{-value if text.endswith(credit) else value:.10g}"


def outcome_of(home: Page, upload: Upload, name: str, mends: Mended) -> Outcome:
    """Import as a new sheet, type, take rows out."""

    def outcome(db: Db) -> None:
        before = {sheet.id for sheet in db.query(Sheet).filter_by(workbook_id=home.workbook_id)}
        work = actions.import_upload(db, upload.id, Into(home.id, "sheet", name))
        new = new_sheet_id(work, before)
        if mends.typed:
            actions.set_cells(db, new, mends.typed)
        for row in mends.gone:
            actions.delete_lines(db, new, "row", row)

    return outcome


@family("sheet-import-messy", app="sheet", kind="multi-step", steps=190, persona="operations")
def import_messy(draw: Draw, world: World) -> Task:
    """A carrier's file becomes a sheet in which days are days and amounts numbers."""
    home, notes = page(world, "Freight costs", "Carriers"), page(world, "Freight costs", "Notes")
    (credit,) = noted(notes, "Credits", r"with (\w+) behind")
    (second,) = noted(notes, "Sent twice", r"that was uploaded (\w+) counts")
    carrier = draw.choice(SENDERS)
    found = files(world, carrier)
    by_month: dict[str, list[Upload]] = {}
    for upload in found:
        by_month.setdefault(upload.name.removesuffix(".csv").removesuffix("-b")[-7:], []).append(upload)
    # Where a month was sent twice the notes have to be asked: more often than not.
    months = [month for month, uploads in by_month.items() if len(uploads) > 1] or list(by_month)
    month = draw.choice(months)
    uploads = by_month[month]
    upload = uploads[-1] if second == "last" else uploads[0]
    first = datetime.strptime(f"{month}-01 +0000", "%Y-%m-%d %z").date()
    name = draw.choice((f"{carrier.split()[0]} {first:%b}", f"{first:%B}", f"{first:%b %Y}", f"Freight {first:%b}"))
    mends = mended(upload, credit)

    def gold(user: User) -> None:
        open_sheet(user, home)
        user.click("tab", "Notes")
        turn_to(user, home)
        import_upload(user, upload.name, "New sheet of this workbook", name=name)
        for (row, column), text in mends.typed.items():
            clear_or_enter(user, row, column, text)
        for row in mends.gone:
            go_to(user, f"A{row}")
            menu(user, "Edit", "Delete rows")
        user.done()

    def rows_first(user: User) -> None:
        open_sheet(user, home)
        import_upload(user, upload.name, "New sheet of this workbook", name=name)
        for row in mends.gone:
            go_to(user, f"B{row}")
            user.press("Shift+F10")
            user.click("menuitem", "Delete rows", within="Cell actions")
        for (row, column), text in reversed(mends.typed.items()):
            clear_or_enter(user, row - sum(gone < row for gone in mends.gone), column, text)
        user.done()

    def renamed_later(user: User) -> None:
        open_sheet(user, home)
        import_upload(user, upload.name, "New sheet of this workbook")
        for (row, column), text in mends.typed.items():
            clear_or_enter(user, row, column, text)
        for row in mends.gone:
            go_to(user, f"A{row}")
            menu(user, "Edit", "Delete rows")
        user.double_click("tab", upload.name.removesuffix(".csv"))
        user.fill("Name", name, within="Rename sheet")
        user.click("button", "Rename", within="Rename sheet")
        user.done()

    def clear_or_enter(user: User, row: int, column: int, text: str) -> None:
        if text:
            enter(user, address(row, column), text)
        else:
            go_to(user, address(row, column))
            user.press("Delete")

    others = {
        "the credits": Mended({p: t.removeprefix("-") for p, t in mends.typed.items()}, mends.gone),
        "the torn remarks": mends.without(lambda place, text: place[1] > _REMARK),
        "the slips in days": mends.without(lambda place, text: place[1] == _DAYS + 1),
        "the units": mends.without(lambda place, text: place[1] == _NUMBERS[0] + 1),
        "the page total": Mended(mends.typed, mends.gone[:1]),
    }
    without: dict[str, Outcome] = {
        condition: outcome_of(home, upload, name, other) for condition, other in others.items() if other != mends
    }
    for other in uploads:
        if other is not upload:
            without["which of two files counts"] = outcome_of(home, other, name, mended(other, credit))
    return Task(
        goal=draw.phrase(
            'Please bring the file of {carrier} for {month} (it is among the uploads) into "{book}" as a new last '
            'sheet called "{name}" and clean it up as the Notes sheet says: real dates, real numbers, nothing that '
            "is no consignment.",
            '{carrier}\'s {month} export lies in Uploads. I need it in "{book}" on a sheet of its own, "{name}", '
            "behind the others. Mind the notes there: days must be days, amounts amounts, and totals and the like "
            "have no place on it.",
            'Can you import what {carrier} sent for {month} into "{book}"? New sheet at the end, name "{name}", mended '
            "by the rules in Notes so that we can calculate with it.",
            '"{book}" still lacks {month} from {carrier}. Import the upload as the sheet "{name}", after the others, '
            "and put right by our Notes what the scanner or the carrier has done to the dates, figures and remarks.",
            'Month end: {carrier}, {month}. Take the file from the uploads into "{book}" (new sheet "{name}", last '
            "tab), then repair it line by line as Notes has it. One row for each consignment, headings on top.",
            carrier=carrier,
            month=f"{first:%B}",
            book=home.title,
            name=name,
        ),
        outcome=outcome_of(home, upload, name, mends),
        matchers=ANY_FORMULA,
        without=without,
        gold=gold,
        alternatives=(rows_first, renamed_later),
    )
