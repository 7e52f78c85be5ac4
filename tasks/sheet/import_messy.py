"""Import a carrier's messy file as a new sheet, and mend it by the rules of the workbook's notes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date

from sqlalchemy import select
from sqlalchemy.orm import undefer

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import Into, new_sheet_id
from ...apps.sheet.delimited import detect, read_table
from ...apps.sheet.engine import address
from ...apps.sheet.engine.entry import TypedValue
from ...apps.sheet.models import Sheet, Upload
from ...seeds.names import slug
from ...seeds.sheet.freight import SENDERS
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import fetch_all
from ..registry import family
from ..task import Outcome, Task
from .pages import Files, ImportPage, Workbook
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

    def slips(self) -> dict[str, Mended]:
        """What is done by somebody who overlooks one kind of fault."""
        return {
            "the credits": replace(self, typed={p: t.removeprefix("-") for p, t in self.typed.items()}),
            "the torn remarks": self.without(lambda place, text: place[1] > _REMARK),
            "the slips in days": self.without(lambda place, text: place[1] == _DAYS + 1),
            "the units": self.without(lambda place, text: place[1] == _NUMBERS[0] + 1),
            "the page total": replace(self, gone=self.gone[:1]),
        }


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
        entries = [(at, value) for at, value in enumerate(line.values) if isinstance(value, TypedValue)]
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


WORDINGS = (
    "Please import {carrier}'s file for {month} (it's in the uploads) into \"{book}\" as a new last sheet called "
    '"{name}" and clean it up the way the Notes sheet says: real dates, real numbers, nothing but shipments.',
    '{carrier}\'s {month} export is in Uploads. I need it in "{book}" on its own sheet, "{name}", after the others. '
    "Follow the notes there: dates have to be real dates, amounts real numbers, and totals and the like don't "
    "belong on it.",
    'Can you import what {carrier} sent for {month} into "{book}"? New sheet at the end, named "{name}", cleaned up '
    "by the rules in Notes so we can calculate with it.",
    '"{book}" is still missing {month} from {carrier}. Import the upload as the sheet "{name}", after the others, '
    "and use our Notes to fix what the scanner or the carrier did to the dates, figures and remarks.",
    'Month end: {carrier}, {month}. Import the file from the uploads into "{book}" (new sheet "{name}", last tab), '
    "then fix it line by line the way Notes says. One row per shipment, headings at the top.",
)


@dataclass(frozen=True)
class Importing:
    """A carrier's files of a month, which of them counts, and the sheet that it is to become."""

    home: Page
    carrier: str
    first: date  # of the month
    uploads: list[Upload]
    upload: Upload
    credit: str
    name: str

    @property
    def mends(self) -> Mended:
        return mended(self.upload, self.credit)

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            *WORDINGS, carrier=self.carrier, month=f"{self.first:%B}", book=self.home.title, name=self.name
        )

    def outcome(self, upload: Upload, mends: Mended) -> Outcome:
        """Import as a new sheet, type, take rows out."""

        def outcome(db: Db) -> None:
            before = {sheet.id for sheet in db.query(Sheet).filter_by(workbook_id=self.home.workbook_id)}
            work = actions.import_upload(db, upload.id, Into(self.home.id, "sheet", self.name))
            new = new_sheet_id(work, before)
            if mends.typed:
                actions.set_cells(db, new, mends.typed)
            for row in mends.gone:
                actions.delete_lines(db, new, "row", row)

        return outcome

    def without(self) -> dict[str, Outcome]:
        slips = self.mends.slips().items()
        found = {condition: self.outcome(self.upload, other) for condition, other in slips if other != self.mends}
        for other in self.uploads:
            if other is not self.upload:
                found["which of two files counts"] = self.outcome(other, mended(other, self.credit))
        return found

    def gold(self, user: User) -> None:
        book = Files(user).open(self.home)
        book.look_at("Notes", self.home.name)
        ImportPage(user).as_new_sheet(self.upload.name, self.name)
        self._mend(book)
        user.done()

    def rows_first(self, user: User) -> None:
        book, mends = Files(user).open(self.home), self.mends
        ImportPage(user).as_new_sheet(self.upload.name, self.name)
        for row in mends.gone:
            book.delete_row_of(f"B{row}")
        for (row, column), text in reversed(mends.typed.items()):
            self._write(book, address(row - sum(gone < row for gone in mends.gone), column), text)
        user.done()

    def renamed_later(self, user: User) -> None:
        book = Files(user).open(self.home)
        ImportPage(user).as_new_sheet(self.upload.name)
        self._mend(book)
        book.rename_sheet(self.upload.name.removesuffix(".csv"), self.name)
        user.done()

    def _mend(self, book: Workbook) -> None:
        mends = self.mends
        for place, text in mends.typed.items():
            self._write(book, address(*place), text)
        for row in mends.gone:
            book.delete_rows(f"A{row}")

    def _write(self, book: Workbook, cell: str, text: str) -> None:
        if text:
            book.enter(cell, text)
        else:
            book.clear(cell)


@family("sheet-import-messy", app="sheet", kind="multi-step", steps=190, persona="operations")
def import_messy(draw: Draw, world: World) -> Task:
    """A carrier's file becomes a sheet in which days are days and amounts numbers."""
    importing = _importing(draw, world)
    return Task(
        goal=importing.goal(draw),
        outcome=importing.outcome(importing.upload, importing.mends),
        matchers=ANY_FORMULA,
        without=importing.without(),
        gold=importing.gold,
        alternatives=(importing.rows_first, importing.renamed_later),
    )


def _importing(draw: Draw, world: World) -> Importing:
    home, notes = page(world, "Freight costs", "Carriers"), page(world, "Freight costs", "Notes")
    (credit,) = noted(notes, "Credits", r"with (\w+) behind")
    (second,) = noted(notes, "Sent twice", r"that was uploaded (\w+) counts")
    carrier = draw.choice(SENDERS)
    by_month: dict[str, list[Upload]] = {}
    for upload in files(world, carrier):
        by_month.setdefault(upload.name.removesuffix(".csv").removesuffix("-b")[-7:], []).append(upload)
    # Where a month was sent twice the notes have to be asked: more often than not.
    months = [month for month, uploads in by_month.items() if len(uploads) > 1] or list(by_month)
    month = draw.choice(months)
    uploads = by_month[month]
    first = date.fromisoformat(f"{month}-01")
    name = draw.choice((f"{carrier.split()[0]} {first:%b}", f"{first:%B}", f"{first:%b %Y}", f"Freight {first:%b}"))
    return Importing(home, carrier, first, uploads, uploads[-1 if second == "last" else 0], credit, name)
