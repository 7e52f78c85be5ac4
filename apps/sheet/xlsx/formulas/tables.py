"""References to the tables of a file and their columns, as the cells that they stand for: Gridwork has no tables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape, unescape
from xml.etree import ElementTree

from ...engine import Area, parse_area
from ...engine.refs import column_name, quoted
from ..archive import Parts, is_sheet, relations, sheet_names

_FORMULA = re.compile(r'(<c\b[^>]*?\sr="([A-Z]+)(\d+)"[^>]*>\s*<f\b[^>]*>)([^<]*\[[^<]*)(?=</f>)')
_NAME = re.compile(r"(<definedName\b[^>]*>)([^<]*\[[^<]*)(?=</definedName>)")
#: Texts and names of sheets are left as they are; a reference is a name that may be missing, before a bracket.
_REFERENCE = re.compile(r"\"(?:[^\"]|\"\")*\"|'(?:[^']|'')*'|(?<![\w.\]])([^\W\d][\w.]*)?\[")
_RANGE = re.compile(r"\[((?:'.|[^\]'])*)\](?::\[((?:'.|[^\]'])*)\])?")
_NOUN = "formula over a table, which names its cells now"


@dataclass(frozen=True)
class _Table:
    sheet: str
    area: Area
    headers: int  # rows of them
    totals: int
    columns: Sequence[str]  # in small letters

    def rows(self, words: set[str], row: int) -> tuple[int, int] | None:
        """From which row to which: those of the data unless `words` says otherwise."""
        area, first, last = self.area, self.area.top + self.headers, self.area.bottom - self.totals
        if "#this row" in words:
            return row, row
        if "#all" in words:
            return area.top, area.bottom
        if "#headers" in words:
            return (area.top, last if "#data" in words else first - 1) if self.headers else None
        if "#totals" in words:
            return (first if "#data" in words else last + 1, area.bottom) if self.totals else None
        return first, last


class _NotThere(Exception):
    """A reference to what no table of the file has."""


def without_tables(found: Parts, left: Counter[str]) -> Parts:
    """The parts with formulas that name cells; those that cannot be told are left as they are."""
    tables = dict(_tables(found))
    if not tables:
        return found
    kept, names = dict(found), sheet_names(found)

    def cell(match: re.Match[str]) -> str:
        return match[1] + _spelled(match[4], tables, names.get(part, ""), parse_area(match[2] + match[3]), left)

    def name(match: re.Match[str]) -> str:
        return match[1] + _spelled(match[2], tables, "", None, left)

    for part in found:
        if is_sheet(part):
            kept[part] = _FORMULA.sub(cell, found[part].decode("utf-8", errors="replace")).encode()
    kept["xl/workbook.xml"] = _NAME.sub(name, found["xl/workbook.xml"].decode("utf-8", errors="replace")).encode()
    return kept


def _tables(found: Parts) -> Iterator[tuple[str, _Table]]:
    for part, sheet in sheet_names(found).items():
        for target in relations(found, part).values():
            if target.startswith("xl/tables/") and target in found:
                tree = ElementTree.fromstring(found[target])
                columns = [one.get("name", "") for one in tree.iter() if one.tag.endswith("}tableColumn")]
                table = _Table(
                    sheet, parse_area(tree.get("ref", "A1")), int(tree.get("headerRowCount", 1)),
                    int(tree.get("totalsRowCount", 0)), [_plain(name).casefold() for name in columns],
                )  # fmt: skip
                yield (tree.get("displayName") or tree.get("name") or "").casefold(), table


def _plain(name: str) -> str:
    """The name of a column without the escapes that files have for line ends."""
    return re.sub(r"_x([0-9A-Fa-f]{4})_", lambda code: chr(int(code[1], 16)), name)


def _spelled(formula: str, tables: dict[str, _Table], sheet: str, at: Area | None, left: Counter[str]) -> str:
    text, done, end = unescape(formula), "", 0
    own = next((t for t in tables.values() if at is not None and t.sheet == sheet and t.area.covers(at)), None)
    try:
        for match in _REFERENCE.finditer(text):
            if not match[0].endswith("[") or match.start() < end:
                continue
            close = _close(text, match.end() - 1)
            table = tables.get(match[1].casefold()) if match[1] else own
            if table is None:
                raise _NotThere
            home = "" if table.sheet == sheet else f"{quoted(table.sheet)}!"
            done += text[end : match.start()] + home + _cells(text[match.end() : close], table, at)
            end = close + 1
    except _NotThere:
        return formula
    left[_NOUN] += bool(done)
    return escape(done + text[end:], quote=False)


def _close(text: str, start: int) -> int:
    """The bracket that closes the one at `start`."""
    depth, at = 0, start
    while at < len(text):
        if text[at] == "'":
            at += 1
        else:
            depth += (text[at] == "[") - (text[at] == "]")
            if depth == 0:
                return at
        at += 1
    raise _NotThere


def _cells(inner: str, table: _Table, at: Area | None) -> str:
    """What stands between the outer brackets, as a reference."""
    words, columns = set[str](), list[str]()
    if inner.startswith("@"):
        words.add("#this row")
        inner = inner[1:]
    if inner and not inner.lstrip().startswith("["):
        inner = f"[{inner}]"
    for match in _RANGE.finditer(inner):
        if match[1].startswith("#"):
            words.add(match[1].casefold())
        elif match[1]:
            columns += [re.sub(r"'(.)", r"\1", one).casefold() for one in match.groups() if one is not None]
    # Between brackets within brackets a column of the row may stand alone.
    for bare in re.findall(r",\s*([^\[\],]+)$", inner):
        columns.append(re.sub(r"'(.)", r"\1", bare).casefold())
    if "#this row" in words and at is None:
        raise _NotThere
    rows = table.rows(words, at.top if at is not None else 0)
    if rows is None or any(column not in table.columns for column in columns):
        raise _NotThere
    numbers = [table.columns.index(column) + table.area.left for column in columns]
    first, last = (min(numbers), max(numbers)) if numbers else (table.area.left, table.area.right)
    mark = "" if "#this row" in words else "$"
    corners = [f"${column_name(column)}{mark}{row}" for column, row in ((first, rows[0]), (last, rows[1]))]
    return corners[0] if corners[0] == corners[1] else ":".join(corners)
