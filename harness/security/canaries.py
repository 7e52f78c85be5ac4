"""Canaries: a marker in every row that not everybody may read, so that a page that shows one tells whose row it was."""

from __future__ import annotations

import re

from .client import AppClient, Response
from .spec import Principal

_CANARY = re.compile(r"zq(\d+)x(\d+)zq", re.IGNORECASE)
#: The place of a column among the spec's canaries, and a row's id.
Marker = tuple[int, int]


def place_canaries(client: AppClient) -> None:
    """Write a row's marker into each of its texts."""
    for number, canary in enumerate(client.spec.canaries):
        client.world.execute(
            f"UPDATE {canary.table} SET {canary.column} = "
            f"{canary.column} || '{canary.separator}zq{number}x' || id || 'zq' WHERE {canary.column} IS NOT NULL"
        )


def markers_in(response: Response) -> set[Marker]:
    """Return the markers in a response."""
    return {(int(number), int(id)) for number, id in _CANARY.findall(response.text)}


def unreadable(client: AppClient, principal: Principal) -> set[Marker]:
    """Return the markers that a principal must not come across."""
    closed = set()
    for number, canary in enumerate(client.spec.canaries):
        readable = {id for (id,) in canary.rows.readable_by(client.world, principal)}
        ids = client.world.query(f"SELECT id FROM {canary.table}")
        closed |= {(number, id) for (id,) in ids if id not in readable}
    return closed


def describe(client: AppClient, marker: Marker) -> str:
    """Name the column and the row of a marker."""
    number, id = marker
    canary = client.spec.canaries[number]
    return f"{canary.table}.{canary.column} {id}"
