"""Bar charts with readable labels, drawn byte by byte so that they are the same everywhere."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from functools import cache

from .deflate import deflate

_WIDTH, _HEIGHT = 480, 240
_LEFT, _RIGHT, _TOP, _BOTTOM = 16, 468, 46, 212
_WHITE, _LINE, _BAR, _BEST = range(4)
_PALETTE = bytes((255, 255, 255, 150, 160, 165, 34, 80, 112, 232, 150, 30))
# Three by five dots a letter, row by row, as five octal digits.
_FONT = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553", "H": "55755",
    "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555", "O": "25552", "P": "65644",
    "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557", "V": "55552", "W": "55775", "X": "55255",
    "Y": "55222", "Z": "71247", "0": "75557", "1": "26227", "2": "61247", "3": "61216", "4": "55711", "5": "74616",
    "6": "34757", "7": "71122", "8": "75757", "9": "75716", "$": "36763", ",": "00024", ".": "00002", "-": "00700",
    ":": "02020", "/": "11244", "&": "25257",
}  # fmt: skip
_SCALE = 2


def bar_chart(title: str, bars: Sequence[tuple[str, int]], unit: str = "") -> bytes:
    """A PNG of 480 by 240: one bar for each label and value, the largest in another color."""
    rows = [bytearray(_WIDTH) for _ in range(_HEIGHT)]
    _write(rows, title, _LEFT, 12, _BAR)
    most = max([value for _, value in bars] + [1])
    step = (_RIGHT - _LEFT) // max(1, len(bars))
    for number, (label, value) in enumerate(bars):
        left = _LEFT + number * step
        height = (_BOTTOM - _TOP) * value // most
        for y in range(_BOTTOM - height, _BOTTOM):
            rows[y][left + 3 : left + step - 3] = bytes([_BEST if value == most else _BAR]) * (step - 6)
        _write(rows, _number(value, unit), left + 3, _BOTTOM - height - 13, _BAR)
        _write(rows, label[: max(3, (step - 2) // 8)], left + 3, _BOTTOM + 8, _BAR)
    rows[_BOTTOM][_LEFT:_RIGHT] = bytes([_LINE]) * (_RIGHT - _LEFT)
    return _png(rows)


def _number(value: int, unit: str) -> str:
    return f"{unit}{value // 1000}K" if unit and value >= 10_000 else f"{unit}{value}"


def _write(rows: list[bytearray], text: str, left: int, top: int, color: int) -> None:
    dot = bytes([color]) * _SCALE
    for letter in text.upper():
        for x, y in _dots(letter):
            start, first = left + x * _SCALE, top + y * _SCALE
            if start + _SCALE <= _WIDTH:
                for row in rows[first : first + _SCALE]:
                    row[start : start + _SCALE] = dot
        left += 4 * _SCALE


@cache
def _dots(letter: str) -> list[tuple[int, int]]:
    """Where a letter has its dots, by column and row."""
    digits = enumerate(_FONT.get(letter, "00000"))
    return [(x, y) for y, digit in digits for x in range(3) if int(digit) >> (2 - x) & 1]


@cache
def _packing() -> list[bytes]:
    """By the place of a pixel in its byte, what each color adds to it."""
    return [bytes(color << shift for color in range(4)) + bytes(252) for shift in (6, 4, 2, 0)]


def _packed(row: bytearray) -> bytes:
    """A row without a filter, four pixels a byte: as one number, since no pixel's bits reach into another's."""
    four = (int.from_bytes(row[n::4].translate(table)) for n, table in enumerate(_packing()))
    return sum(four).to_bytes(1 + _WIDTH // 4)


def _png(rows: list[bytearray]) -> bytes:
    packed = b"".join(map(_packed, rows))
    header = struct.pack(">IIBBBBB", _WIDTH, _HEIGHT, 2, 3, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", _PALETTE),
        (b"IDAT", deflate(packed, 1 + _WIDTH // 4)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
