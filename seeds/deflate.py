"""A zlib stream of fixed codes (RFC 1950 and 1951), which repeats what stands a byte or a row before.

What a compressor makes of the same bytes differs between its versions; this is the same everywhere.
"""

from __future__ import annotations

import struct
import zlib
from bisect import bisect_right
from functools import cache

# The shortest length of each code from 257 on, and how many more bits say which it is.
_LENGTHS = (
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
)  # fmt: skip
_LENGTH_BITS = (*(0,) * 8, *(1,) * 4, *(2,) * 4, *(3,) * 4, *(4,) * 4, *(5,) * 4, 0)
_DISTANCES = (1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769)
_DISTANCE_BITS = (0, 0, 0, 0, *(n // 2 for n in range(2, 18)))
_SHORTEST, _LONGEST = 3, 258


class _Bits:
    """Bits in the order of the format: numbers from their lowest bit, codes from their highest."""

    def __init__(self) -> None:
        self._value, self._count = 0, 0

    def number(self, value: int, size: int) -> None:
        self._value |= value << self._count
        self._count += size

    def code(self, value: int, size: int) -> None:
        self.number(_reversed(value, size), size)

    def symbol(self, symbol: int) -> None:
        """A byte, or the code of the end or of a length."""
        if symbol < 144:
            self.code(0x30 + symbol, 8)
        elif symbol < 256:
            self.code(0x190 + symbol - 144, 9)
        elif symbol < 280:
            self.code(symbol - 256, 7)
        else:
            self.code(0xC0 + symbol - 280, 8)

    def repeat(self, length: int, distance: int) -> None:
        place = bisect_right(_LENGTHS, length) - 1
        self.symbol(257 + place)
        self.number(length - _LENGTHS[place], _LENGTH_BITS[place])
        place = bisect_right(_DISTANCES, distance) - 1
        self.code(place, 5)
        self.number(distance - _DISTANCES[place], _DISTANCE_BITS[place])

    def bytes(self) -> bytes:
        return self._value.to_bytes((self._count + 7) // 8, "little")


@cache
def _reversed(value: int, size: int) -> int:
    return int(f"{value:0{size}b}"[::-1], 2)


def deflate(data: bytes, row: int) -> bytes:
    """A zlib stream of `data`, whose rows of `row` bytes (at most 1,024) are like each other."""
    bits = _Bits()
    bits.number(1, 1)
    bits.number(1, 2)
    at = 0
    while at < len(data):
        length, distance = max((_same(data, at, distance), distance) for distance in (1, row))
        if length >= _SHORTEST:
            bits.repeat(length, distance)
            at += length
        else:
            bits.symbol(data[at])
            at += 1
    bits.symbol(256)
    return b"\x78\x01" + bits.bytes() + struct.pack(">I", zlib.adler32(data))


def _same(data: bytes, at: int, distance: int) -> int:
    """How many bytes from `at` on are those that stand `distance` before."""
    if distance > at or data[at] != data[at - distance]:
        return 0
    most = min(_LONGEST, len(data) - at)
    here, before = data[at : at + most], data[at - distance : at - distance + most]
    if here == before:
        return most
    # The lowest bit that is set lies in the first byte that differs.
    differing = int.from_bytes(here, "little") ^ int.from_bytes(before, "little")
    return ((differing & -differing).bit_length() - 1) // 8
