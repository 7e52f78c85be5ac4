"""From the bytes of a delimited file to its records, each with the line on which it begins."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass

from ..errors import Invalid

_NAMES = {"utf-8": "UTF-8", "utf-16": "UTF-16", "cp1252": "Windows-1252"}
_UNREADABLE = "\ufffd"
#: Of a file that is read to its end: twice what any table takes.
MOST_RECORDS, MOST_CELLS = 100_000, 400_000


@dataclass(frozen=True)
class Record:
    line: int  # of the file, from 1
    cells: list[str]


@dataclass(frozen=True)
class Decoded:
    """A file's text; `unreadable` is how many characters are not of the encoding, `line` where the first one stands."""

    text: str
    unreadable: int
    line: int


def decode(data: bytes, encoding: str) -> Decoded:
    """The text of a file. Raises Invalid for one that holds none."""
    if encoding == "utf-16":
        codec = "utf-16"
        if not data.startswith((b"\xff\xfe", b"\xfe\xff")):
            # Without a mark at its beginning: Western text has its zeros in the second byte or in the first.
            codec = "utf-16-be" if data[:400:2].count(0) > data[1:400:2].count(0) else "utf-16-le"
    else:
        codec = {"utf-8": "utf-8-sig"}.get(encoding, encoding)
    text = data.decode(codec, errors="replace")
    if "\x00" in text:
        raise Invalid(file="This is not a text file in this encoding: it contains binary data.")
    at = text.find(_UNREADABLE)
    return Decoded(text, text.count(_UNREADABLE), text.count("\n", 0, max(at, 0)) + 1)


def encoding_name(encoding: str) -> str:
    return _NAMES[encoding]


def records(
    text: str, separator: str, *, quotes: bool = True, most: int | None = None, lenient: bool = False
) -> Iterator[Record]:
    """The records in order, empty ones too.

    Raises Invalid, naming the line, for a quotation mark never closed, and for a file too large to be read to its end.

    `lenient` takes the rest of the file for one cell then.
    """
    # A line that ends in a carriage return alone is one too.
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    source, size = io.StringIO(text, newline="\n"), len(text)
    taken: list[str] = []

    def lines() -> Iterator[str]:
        while read := source.readline():
            taken.append(read)
            yield read

    reader = csv.reader(lines(), delimiter=separator, quoting=csv.QUOTE_MINIMAL if quotes else csv.QUOTE_NONE)
    line, count, size_in_cells = 1, 0, 0
    while most is None or count < most:
        taken.clear()
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            raise Invalid(file=f"Line {line} cannot be read: {error}.") from error
        size_in_cells += len(cells)
        if most is None and (count >= MOST_RECORDS or size_in_cells > MOST_CELLS):
            raise Invalid(
                file=f"The file has more than {MOST_RECORDS:,} lines or {MOST_CELLS:,} cells. Split it into smaller "
                "files."
            )
        # Such a record takes all that is left: it spans lines, or is the last one.
        is_last = len(taken) > 1 or source.tell() == size
        if quotes and not lenient and is_last and _is_open(taken, separator):
            raise Invalid(
                file=f"A quotation mark that opens in line {line} is not closed. Mend the file, or say that quotation "
                "marks hold no cells together."
            )
        yield Record(line, cells)
        line, count = reader.line_num + 1, count + 1


def _is_open(taken: list[str], separator: str) -> bool:
    """Whether the file ended before the quotation mark was closed that held these lines together."""
    try:
        list(csv.reader(taken, delimiter=separator, strict=True))
    except csv.Error as error:
        return "end of data" in str(error)
    return False
