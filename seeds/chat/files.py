"""The files that people share: small tables, notes and drawn charts, made here byte by byte."""

from __future__ import annotations

import struct
import zlib
from datetime import datetime
from random import Random

from ...apps.chat.models import File, Post
from ...apps.crm.models import Account, Deal, Product
from ..crm.accounts import TESTS
from ..draft import Draft
from ..rows import new

_CHARTS = 12
_WIDTH, _HEIGHT = 240, 132
_PALETTE = bytes((255, 255, 255, 207, 216, 224, 44, 100, 134, 240, 171, 46))
_NAMES = ("forecast", "pipeline", "returns", "stock-count", "price-check", "visit-notes", "quote-draft", "lead-list")


class Files:
    """Hands out a file for a post."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        random = draft.random("chat", "files")
        self._charts = [_chart(random) for _ in range(_CHARTS)]
        self._products = [product for product in draft.all(Product) if product.deleted_at is None]
        real = {account.id: account for account in draft.all(Account) if account.name not in TESTS}
        self._accounts = [account for account in real.values() if account.deleted_at is None]
        self._deals = [deal for deal in draft.all(Deal) if deal.deleted_at is None and deal.account_id in real]

    def attach(self, random: Random, post: Post, at: datetime) -> None:
        stem = f"{random.choice(_NAMES)}-{at:%b}{at.day}".lower()
        kind = random.randrange(5)
        if kind == 0:
            name, media_type, content = f"{stem}.png", "image/png", random.choice(self._charts)
        elif kind < 3:
            name, media_type, content = f"{stem}.csv", "text/csv", self._table(random)
        else:
            name, media_type, content = f"{stem}.txt", "text/plain", self._notes(random)
        file = new(File, post_id=post.id, name=name, media_type=media_type, size=len(content), content=content)
        self._draft.add(file, at, post.author_id)

    def _table(self, random: Random) -> bytes:
        lines = ["sku,product,quantity"]
        chosen = random.sample(self._products, 6)
        lines += [f'{product.sku},"{product.name}",{random.randrange(4, 160)}' for product in chosen]
        return "\n".join([*lines, ""]).encode()

    def _notes(self, random: Random) -> bytes:
        deals = [f"- {deal.name}: {deal.amount // 100:,} USD" for deal in random.sample(self._deals, 3)]
        visits = [f"- visit {account.name}" for account in random.sample(self._accounts, 2)]
        return "\n".join(["Deals", *deals, "", "Next", *visits, ""]).encode()


def _chart(random: Random) -> bytes:
    """A bar chart in four colours as a PNG, stored without compression so that its bytes are the same everywhere."""
    bars = random.randrange(6, 12)
    heights = [random.randrange(20, 104) for _ in range(bars)]
    best = heights.index(max(heights))
    step = 208 // bars
    rows = bytearray()
    for y in range(_HEIGHT):
        line = [0] * _WIDTH
        if y % 26 == 14:
            line[18:230] = [1] * 212
        for bar, height in enumerate(heights):
            if 118 - height <= y < 118:
                left = 22 + bar * step
                line[left : left + step - 6] = [3 if bar == best else 2] * (step - 6)
        if y == 118:
            line[18:230] = [2] * 212
        packed = (a << 6 | b << 4 | c << 2 | d for a, b, c, d in zip(*(line[n::4] for n in range(4)), strict=True))
        rows += bytes((0, *packed))
    header = struct.pack(">IIBBBBB", _WIDTH, _HEIGHT, 2, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", _PALETTE), (b"IDAT", _stored(bytes(rows))), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _stored(data: bytes) -> bytes:
    """A zlib stream of one stored block."""
    assert len(data) < 65536
    return (
        b"\x78\x01\x01"
        + struct.pack("<HH", len(data), len(data) ^ 0xFFFF)
        + data
        + struct.pack(">I", zlib.adler32(data))
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
