"""Messages between the process that asks for a file and the one that reads it: their length, then their bytes."""

from __future__ import annotations

from typing import IO

_HEAD = 8


def send(target: IO[bytes], message: bytes) -> None:
    target.write(len(message).to_bytes(_HEAD, "big"))
    target.write(message)
    target.flush()


def receive(source: IO[bytes]) -> bytes | None:
    """The next message; None where the other side ended before it was whole."""
    head = source.read(_HEAD)
    if len(head) < _HEAD:
        return None
    message = source.read(size := int.from_bytes(head, "big"))
    return message if len(message) == size else None
