"""How a delimited file is to be read, and what can be told of that from the file itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from .lines import Record, decode, records

DateOrder = Literal["mdy", "dmy"]
Decimals = Literal["point", "comma"]
ENCODINGS = (("utf-8", "UTF-8"), ("utf-16", "UTF-16"), ("cp1252", "Windows-1252 (Western)"))
SEPARATORS = ((",", "Comma"), (";", "Semicolon"), ("\t", "Tab"), ("|", "Pipe"))
_SAMPLE = 200
#: What is longer is neither a number nor a day; the patterns would look at it for very long.
_LONGEST_VALUE = 100
_NUMERIC = re.compile(r"[-+(]?\s*[$€£]?\s*[-\d.,'\u00a0 ]*\d[\d.,'\u00a0 ]*\s*[%$€£)-]?")
_DAY = re.compile(r"(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:[ T,].*)?")
_ISO_DAY = re.compile(r"\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[ T,].*)?")
_DECIMAL_COMMA = re.compile(r"[^\d]*(\d+|\d{1,3}([. '\u00a0]\d{3})+),(\d{1,2}|\d{4,})[^\d]*")
_DECIMAL_POINT = re.compile(r"[^\d]*(\d+|\d{1,3}([, '\u00a0]\d{3})+)\.(\d{1,2}|\d{4,})[^\d]*")


@dataclass(frozen=True)
class Settings:
    """`header` is the number of the line with the headings, 0 for none; what stands above it is left out."""

    encoding: str = "utf-8"
    separator: str = ","
    quotes: bool = True  # whether quotation marks hold a cell together
    header: int = 1
    dates: DateOrder = "mdy"
    decimals: Decimals = "point"
    converts: bool = True  # texts that are numbers, dates or TRUE and FALSE come in as such
    keeps_zeros: bool = True  # 00123 stays a text
    formulas: bool = True  # what begins with = is worked out


def detect(data: bytes) -> Settings:
    """How a file seems to be written. Raises Invalid where it holds no text."""
    encoding = _encoding(data)
    text = decode(data, encoding).text
    separator = _separator(text)
    sample = [record for record in records(text, separator, most=_SAMPLE, lenient=True) if any(record.cells)]
    found = Settings(encoding=encoding, separator=separator, header=_header(sample))
    stripped = (cell.strip() for record in sample for cell in record.cells)
    cells = [cell for cell in stripped if len(cell) <= _LONGEST_VALUE]
    decimals: Decimals = "comma" if _counts(cells, _DECIMAL_COMMA) > _counts(cells, _DECIMAL_POINT) else "point"
    return replace(found, decimals=decimals, dates=_dates(cells))


def is_ambiguous(cells: Sequence[str]) -> bool:
    """Whether there are days in figures, and all of them could be read both ways round."""
    short = (stripped for cell in cells if len(stripped := cell.strip()) <= _LONGEST_VALUE)
    days = [match for cell in short if (match := _DAY.fullmatch(cell))]
    same = all(match[1] == match[3] for match in days)
    return bool(days) and not same and all(int(match[1]) <= 12 and int(match[3]) <= 12 for match in days)


def _encoding(data: bytes) -> str:
    has_pairs = len(data) % 2 == 0 and data[:400].count(0) > len(data[:400]) // 4
    if data.startswith((b"\xff\xfe", b"\xfe\xff")) or has_pairs:
        return "utf-16"
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"


def _separator(text: str) -> str:
    """The separator by which most lines have the same number of cells."""
    best, scores = ",", (0.0, 0)
    for separator, _ in SEPARATORS:
        widths = Counter(len(r.cells) for r in records(text, separator, most=_SAMPLE, lenient=True) if any(r.cells))
        wide = {width: count for width, count in widths.items() if width > 1}
        if not wide:
            continue
        width = max(wide, key=lambda width: (wide[width], width))
        score = (wide[width] / widths.total(), width)
        if score > scores:
            best, scores = separator, score
    return best


def _header(sample: Sequence[Record]) -> int:
    """The line of the first record that fills the usual width with texts alone."""
    widths = Counter(len(record.cells) for record in sample)
    if not widths:
        return 0
    usual = max(widths, key=lambda width: (widths[width], width))
    for record in sample[:10]:
        cells = [cell.strip() for cell in record.cells]
        if len(cells) < usual or not all(cells[:usual]):
            continue
        return 0 if any(_is_value(cell) for cell in cells) else record.line
    return 0


def _is_value(cell: str) -> bool:
    return len(cell) <= _LONGEST_VALUE and any(pattern.fullmatch(cell) for pattern in (_NUMERIC, _DAY, _ISO_DAY))


def _counts(cells: Sequence[str], pattern: re.Pattern[str]) -> int:
    return sum(1 for cell in cells if _NUMERIC.fullmatch(cell) and pattern.fullmatch(cell) and not _DAY.fullmatch(cell))


def _dates(cells: Sequence[str]) -> DateOrder:
    days = [match for cell in cells if (match := _DAY.fullmatch(cell))]
    first, second = (sum(int(match[part]) > 12 for match in days) for part in (1, 3))
    if first != second:
        return "dmy" if first > second else "mdy"
    dotted = sum(match[2] == "." for match in days)
    return "dmy" if dotted * 2 > len(days) else "mdy"
