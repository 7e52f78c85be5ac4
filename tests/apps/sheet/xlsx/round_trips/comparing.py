"""What differs between a file and what was made of it, as far as nobody has been told."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import openpyxl
from openpyxl.formula.tokenizer import Tokenizer, TokenizerError
from openpyxl.worksheet.formula import ArrayFormula, DataTableFormula

#: A line that tells of a loss, by the kind of difference that it explains.
TOLD = {
    "formula": r"formula|as their values?|as its value|table",
    "value": r"rich|phonetic|date",
    "font": r"font",
    "link": r"link",
    "format": r"number format",
    "look": r"Looks that are not known here",
    "condition": r"conditional format",
    "validation": r"validation",
    "chart": r"chart",
    "picture": r"picture",
    "table": r"table",
    "name": r"name of one sheet",
    "group": r"group",
    "print": r"print",
    "height": r"height",
    "protection": r"protection",
}


class Difference(NamedTuple):
    kind: str
    said: str


def untold(before: bytes, after: bytes, lost: Sequence[str]) -> list[Difference]:
    """The differences that no line of `lost` explains."""
    told = "\n".join(lost)
    return [one for one in differences(before, after) if not re.search(TOLD.get(one.kind, "(?!)"), told)]


def differences(before: bytes, after: bytes) -> Iterator[Difference]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        old, new = (openpyxl.load_workbook(io.BytesIO(data), rich_text=False) for data in (before, after))
        was, now = (openpyxl.load_workbook(io.BytesIO(data), data_only=True) for data in (before, after))
    if old.sheetnames != new.sheetnames:
        yield Difference("sheets", f"{old.sheetnames} became {new.sheetnames}")
        return
    for sheet in old.worksheets:
        other = new[sheet.title]
        state = "hidden" if sheet.sheet_state == "veryHidden" else sheet.sheet_state
        if state != other.sheet_state:
            yield Difference("sheets", f"{sheet.title} is {other.sheet_state}")
        yield from _cells(sheet, other, was[sheet.title], now[sheet.title], old.epoch != new.epoch)
        yield from _around(sheet, other)
    kept = {name: defined.attr_text for file in (new, *new.worksheets) for name, defined in file.defined_names.items()}
    for file in (old, *old.worksheets):
        for name, defined in file.defined_names.items():
            if not name.startswith(("Print_", "_xlnm")) and _plain(kept.get(name, "")) != _plain(defined.attr_text):
                yield Difference("name", f"{name} = {defined.attr_text} became {kept.get(name)}")


def _cells(old: Any, new: Any, was: Any, now: Any, is_moved: bool) -> Iterator[Difference]:
    for at, cell in sorted(old._cells.items()):
        other, where = new._cells.get(at), f"{old.title}!{cell.coordinate}"
        if other is None:
            if cell.value is not None:
                yield Difference("value", f"{where} is gone: {cell.value!r}")
            continue
        formula, formula_now = _formula(cell.value), _formula(other.value)
        if formula != formula_now and not (is_moved and formula is None):
            yield Difference("formula", f"{where} {formula!r} became {formula_now!r}")
        # A program may not have said what a formula comes to, or not have known its functions.
        first, second = was._cells[at].value, now._cells[at].value
        if not ((formula is not None and first is None) or first == "#NAME?") and not _same(first, second):
            yield Difference("value", f"{where} {first!r} became {second!r}")
        if cell.value is not None and _format(cell.number_format) != _format(other.number_format):
            yield Difference("format", f"{where} {cell.number_format!r} became {other.number_format!r}")
        yield from _look(cell, other, where)
    for at, cell in new._cells.items():
        if (
            cell.value is not None
            and (at not in old._cells or was._cells[at].value is None)
            and (at not in old._cells or old._cells[at].value is None)
        ):
            yield Difference("value", f"{new.title}!{cell.coordinate} was nothing, is {cell.value!r}")


def _look(cell: Any, other: Any, where: str) -> Iterator[Difference]:
    for word in ("b", "i", "strike"):
        if bool(getattr(cell.font, word)) != bool(getattr(other.font, word)):
            yield Difference("look", f"{where} {word} is {getattr(other.font, word)}")
    if bool(cell.font.u) != bool(other.font.u):
        yield Difference("look", f"{where} underline is {other.font.u}")
    if cell.value is not None and cell.font.name != other.font.name and other.font.name:
        yield Difference("font", f"{where} {cell.font.name} became {other.font.name}")
    if cell.value is not None and cell.font.sz and cell.font.sz != other.font.sz:
        yield Difference("look", f"{where} size {cell.font.sz} became {other.font.sz}")
    before, after = _rgb(cell.font.color), _rgb(other.font.color)
    if cell.value is not None and before and (before != (after or "000000")):
        yield Difference("look", f"{where} color {before} became {after}")
    if (cell.fill.fill_type is None) != (other.fill.fill_type is None):
        yield Difference("look", f"{where} fill {cell.fill.fill_type} became {other.fill.fill_type}")
    for side in ("left", "right", "top", "bottom"):
        styles = [getattr(getattr(one.border, side), "style", None) for one in (cell, other)]
        if styles[0] != styles[1]:
            yield Difference("look", f"{where} border {styles[0]} became {styles[1]}")
    for word, usual in (
        ("horizontal", ("general", None)),
        ("vertical", ("bottom", None)),
        ("wrap_text", (False, None)),
    ):
        before, after = getattr(cell.alignment, word), getattr(other.alignment, word)
        if before != after and not (before in usual and after in usual):
            yield Difference("look", f"{where} {word} {before} became {after}")


def _around(old: Any, new: Any) -> Iterator[Difference]:
    pairs: list[tuple[str, Any, Any]] = [
        ("merge", {str(m) for m in old.merged_cells.ranges}, {str(m) for m in new.merged_cells.ranges}),
        ("panes", old.freeze_panes, new.freeze_panes),
        ("filter", old.auto_filter.ref, new.auto_filter.ref),
        (
            "comment",
            {c.coordinate for c in old._cells.values() if c.comment},
            {c.coordinate for c in new._cells.values() if c.comment},
        ),
        ("link", _links(old), _links(new)),
        ("picture", len(old._images), len(new._images)),
        ("chart", len(old._charts), len(new._charts)),
        ("table", set(old.tables), set(new.tables)),
        (
            "condition",
            sum(len(b.rules) for b in old.conditional_formatting),
            sum(len(b.rules) for b in new.conditional_formatting),
        ),
        (
            "validation",
            sum(len(v.sqref.ranges) for v in old.data_validations.dataValidation),
            sum(len(v.sqref.ranges) for v in new.data_validations.dataValidation),
        ),
        ("protection", bool(old.protection.sheet), bool(new.protection.sheet)),
        ("color", _rgb(old.sheet_properties.tabColor), _rgb(new.sheet_properties.tabColor)),
    ]
    for kind, before, after in pairs:
        if before != after:
            yield Difference(kind, f"{old.title}: {before} became {after}")
    for number, row in old.row_dimensions.items():
        if number <= 50_000 and row.hidden != new.row_dimensions[number].hidden:
            yield Difference("hidden", f"{old.title}: row {number}")
        if number <= 50_000 and (row.outlineLevel or 0) != (new.row_dimensions[number].outlineLevel or 0):
            yield Difference("group", f"{old.title}: row {number}")
    widths, new_widths = _widths(old), _widths(new)
    for number, (width, hidden, level) in widths.items():
        after_width, after_hidden, after_level = new_widths.get(number, (8.43, False, 0))
        if hidden != after_hidden:
            yield Difference("hidden", f"{old.title}: column {number}")
        elif width and not hidden and abs(width - after_width) > 0.8:
            yield Difference("width", f"{old.title}: column {number} {width} became {after_width}")
        if level != after_level:
            yield Difference("group", f"{old.title}: column {number}")


def _widths(sheet: Any) -> dict[int, tuple[float, bool, int]]:
    return {
        number: (dimension.width if dimension.customWidth else 0, bool(dimension.hidden), dimension.outlineLevel or 0)
        for dimension in sheet.column_dimensions.values()
        for number in range(dimension.min or 1, min(dimension.max or 1, 500) + 1)
    }


def _links(sheet: Any) -> set[str]:
    return {cell.coordinate for cell in sheet._cells.values() if cell.hyperlink}


def _rgb(color: Any) -> str | None:
    return color.rgb[-6:] if color is not None and isinstance(color.rgb, str) else None


def _formula(value: Any) -> str | None:
    if isinstance(value, (ArrayFormula, DataTableFormula)):
        value = getattr(value, "text", None)
    is_formula = isinstance(value, str) and value.startswith("=") and len(value) > 1
    # Some programs write an error that was typed as a formula.
    return _plain(value) if is_formula and not re.fullmatch(r"=#[A-Z/0]+[!?]?", value) else None


def _plain(formula: str) -> str:
    """A formula without what makes no difference: blanks, letters' case, needless quotes, brackets and signs."""
    text = re.sub(r"'([^\W\d]\w*)'!", r"\1!", formula)
    text = re.sub(r"_xlfn\.SINGLE\(([^()]*)\)", r"\1", text)
    text = re.sub(r"(?<![\w.])\((\$?[A-Z]+\$?\d+|\d+)\)", r"\1", text)
    found = []
    try:
        tokens = Tokenizer("=" + text.removeprefix("=")).items
    except TokenizerError:
        return text
    for token in tokens:
        if token.type == "WHITE-SPACE":
            continue
        if token.subtype == "NUMBER":
            found.append(repr(float(token.value)))
        elif token.subtype == "TEXT":
            found.append(token.value)
        else:
            found.append(re.sub(r"^(TRUE|FALSE)\(\)$", r"\1", token.value.strip().upper()))
    return "".join(found)


def _format(format: str) -> str:
    return format.lower().replace("\\-", "-").replace("\\ ", " ").replace(";@", "")


def _same(first: Any, second: Any) -> bool:
    if isinstance(first, str) and isinstance(second, str):
        return first.replace("\r\n", "\n") == second.replace("\r\n", "\n")
    if isinstance(first, bool) or isinstance(second, bool):
        # Some programs save what a comparison comes to as a number.
        return bool(first == second)
    if isinstance(first, (int, float)) and isinstance(second, (int, float)):
        return abs(first - second) <= 1e-9 * max(1.0, abs(first), abs(second))
    return bool(first == second or (first in (None, "") and second in (None, "")))
