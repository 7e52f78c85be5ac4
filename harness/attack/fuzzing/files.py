"""Files of every kind that apps take in, made by seed to be too deep, too large or broken, given to their readers."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Mapping
from datetime import date

from ....apps.platform import rich_text
from ....apps.platform.delimited import detect
from ....apps.platform.uploads import Upload, check_upload
from ....apps.sheet import xlsx
from ....apps.sheet.delimited import read_table
from .workbooks import WORKBOOKS

KINDS = ("workbook", "broken workbook", "table", "picture", "rich text")
_PIECES = ('"', ",", ";", "\t", "\n", "\r", "1", "1 ", "(1", "a", "=", "=(", "-", ".", "\ud800", "é", "1/2/2020 ", "\0")
_TAGS = ("<a ", "<a href='/x'>", "<", "</", ">", "<b>", "<ul><li>", "<!--", "-->", "<![", "<?", "&", "&#", "<br>", "x",
         "<script>", "'", '"', " ", "</p>", "<p>")  # fmt: skip


def read_file(seed: int) -> None:
    """Make the file of a seed and give it to its reader, which may refuse it. Raises DomainError then."""
    _, read = _made(seed)
    read()


def described(seed: int) -> str:
    """What the file of a seed is."""
    name, _ = _made(seed)
    return f"{KINDS[seed % len(KINDS)]} {seed} ({name})"


def _made(seed: int) -> tuple[str, Callable[[], object]]:
    return _ACTS[KINDS[seed % len(KINDS)]](random.Random(seed))


def _many(chance: random.Random, pieces: tuple[str, ...]) -> str:
    few = [chance.choice(pieces) for _ in range(chance.randint(1, 4))]
    head = "".join(chance.choice(pieces) for _ in range(chance.randint(0, 20)))
    return head + "".join(few) * chance.choice((1, 100, 5_000, 40_000))


def _workbook(chance: random.Random) -> tuple[str, Callable[[], object]]:
    name, size = chance.choice(list(WORKBOOKS)), chance.choice((1, 70, 2_000, 20_000))
    data = WORKBOOKS[name](size)
    return f"{name}, {size}", lambda: xlsx.read(data, "UTC").engine.collect()


def _broken_workbook(chance: random.Random) -> tuple[str, Callable[[], object]]:
    data = bytearray(WORKBOOKS["many wildcards"](1))
    for _ in range(chance.randint(1, 8)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return "changed bytes", lambda: xlsx.read(bytes(data), "UTC").engine.collect()


def _table(chance: random.Random) -> tuple[str, Callable[[], object]]:
    encoding = chance.choice(("utf-8", "utf-16", "utf-16-le"))
    data = _many(chance, _PIECES).encode(encoding, "surrogatepass") + chance.choice((b"", b"\xff", b"\xe9,1"))
    return encoding, lambda: read_table(data, detect(data), date(2026, 1, 1)).kinds()


def _picture(chance: random.Random) -> tuple[str, Callable[[], object]]:
    from PIL import Image

    format, ending = chance.choice((("PNG", "png"), ("JPEG", "jpg"), ("GIF", "gif"), ("WEBP", "webp")))
    made = io.BytesIO()
    Image.new("RGB", (chance.choice((1, 300, 7_000)), 300)).save(made, format)
    data = bytearray(made.getvalue())
    for _ in range(chance.randint(0, 6)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    del data[chance.randint(1, len(data)) :]
    return format, lambda: check_upload(Upload(f"x.{ending}", bytes(data)))


def _rich_text(chance: random.Random) -> tuple[str, Callable[[], object]]:
    text = _many(chance, _TAGS)
    return f"{len(text):,} characters", lambda: rich_text.plain(rich_text.clean(text))


_ACTS: Mapping[str, Callable[[random.Random], tuple[str, Callable[[], object]]]] = dict(
    zip(KINDS, (_workbook, _broken_workbook, _table, _picture, _rich_text), strict=True)
)
