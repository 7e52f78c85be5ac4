"""Gymnasium spaces of texts: any Unicode, where Gymnasium's own `Text` knows only an alphabet."""

from __future__ import annotations

import json
from collections.abc import Sequence
from multiprocessing.context import BaseContext
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.spaces import Text
from gymnasium.vector.utils import create_shared_memory, read_from_shared_memory, write_to_shared_memory

from .actions.sets import ActionSet
from .errors import ActionError


class Unicode(Text):
    """Any text of at most `max_length` characters."""

    #: Bytes that a character may take when it is encoded.
    widest = 4

    def __init__(self, max_length: int) -> None:
        super().__init__(max_length, min_length=0)

    def contains(self, x: Any) -> bool:
        return isinstance(x, str) and len(x) <= self.max_length

    def fit(self, value: Any, offset: int = 0) -> Any:
        """`value` from a character on, cut to the space; marks say how many characters are missing."""
        return window(value, offset, self.max_length)

    def encode(self, value: Any) -> bytes:
        return str(value).encode("utf-8", "surrogatepass")

    def decode(self, data: bytes) -> Any:
        return data.decode("utf-8", "surrogatepass")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.max_length})"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Unicode) and other.max_length == self.max_length

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.max_length))


class UnicodeTuple(Unicode):
    """A tuple of any texts, at most `max_length` characters together, one more counted for each of them."""

    # JSON writes a control character as \\u0000, and four characters around each text.
    widest = 6

    def contains(self, x: Any) -> bool:
        return isinstance(x, tuple) and all(isinstance(part, str) for part in x) and _length(x) <= self.max_length

    def fit(self, value: Any, offset: int = 0) -> Any:
        if _length(value) <= self.max_length:
            return value
        most = self.max_length // _LEAST
        shown = value if len(value) <= most else (*value[: most - 1], f"… {len(value) - most + 1:,} more")
        return tuple(window(part, 0, self.max_length // len(shown) - 1) for part in shown)

    def sample(self, *args: Any, **kwargs: Any) -> Any:
        # A separator takes the place of the one more that is counted.
        return tuple(str(super().sample(*args, **kwargs))[:-1].split("0"))

    def encode(self, value: Any) -> bytes:
        return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")

    def decode(self, data: bytes) -> Any:
        return tuple(json.loads(data.decode("utf-8", "surrogatepass") or "[]"))


# The fewest characters that a text is cut to, which hold a mark.
_LEAST = 80


def _length(parts: Sequence[str]) -> int:
    return sum(map(len, parts)) + len(parts)


def window(text: str, offset: int, size: int) -> str:
    """`text` from `offset` on, in at most `size` characters, 80 or more; marks say what is missing at either end."""
    if offset == 0 and len(text) <= size:
        return text
    before = f"({min(offset, len(text)):,} characters before) …" if offset else ""
    rest = text[offset:]
    room = size - len(before)
    if len(rest) <= room:
        return before + rest
    # The mark is at most as long as one for all.
    room -= len(_more(len(text), len(text)))
    return before + rest[:room] + _more(len(rest) - room, offset + room)


def _more(count: int, after: int) -> str:
    return f"… ({count:,} more characters after {after:,})"


class ActionSpace(Unicode):
    """Every canonical action of a set, as a call string or a dict. Samples are call strings that need no ref."""

    def __init__(self, width: int, height: int, actions: ActionSet | None = None) -> None:
        super().__init__(100_000)
        self.width, self.height, self._actions = width, height, actions or ActionSet()

    def contains(self, x: Any) -> bool:
        try:
            self._actions.read(x)
        except ActionError:
            return False
        return True

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        draw = self.np_random
        x, y = int(draw.integers(self.width)), int(draw.integers(self.height))
        if self._actions.actions == "elements":
            keys = ("Tab", "Shift+Tab", "Enter", "Escape", "ArrowDown", "ArrowUp")
            return f'press("{draw.choice(keys)}")'
        samples = (
            f"click({x}, {y})",
            f"hover({x}, {y})",
            f"scroll(dy={int(draw.integers(-6, 7)) * 100})",
            f'press("{draw.choice(["Tab", "Enter", "Escape", "ArrowDown", "ArrowUp"])}")',
            f'type("{draw.choice(list("aeinrst"))}")',
            f"wait({int(draw.integers(1, 10)) * 100})",
        )
        # A random agent mostly clicks.
        return samples[int(draw.choice(len(samples), p=[0.6, 0.05, 0.1, 0.1, 0.1, 0.05]))]


# In an asynchronous vector environment each text has a slot of shared memory: its length, then its bytes.

_HEAD = 4


def _slot(space: Unicode) -> int:
    # Brackets stand around a tuple, also around an empty one.
    return _HEAD + len(b"[]") + space.widest * space.max_length


@create_shared_memory.register(Unicode)
def _create(space: Unicode, n: int = 1, ctx: BaseContext | None = None) -> Any:
    import multiprocessing

    return (ctx or multiprocessing.get_context()).RawArray("B", n * _slot(space))


@write_to_shared_memory.register(Unicode)
def _write(space: Unicode, index: int, value: Any, shared_memory: Any) -> None:
    if not space.contains(value):
        # It would be written over the next environment's.
        raise ValueError(f"{str(value)[:80]!r} is no value of {space}")
    data = space.encode(value)
    view = memoryview(shared_memory).cast("B")
    start = index * _slot(space)
    view[start : start + _HEAD] = len(data).to_bytes(_HEAD, "little")
    view[start + _HEAD : start + _HEAD + len(data)] = data


class _Slots(Sequence[Any]):
    """The texts of all environments as they now are in shared memory.

    Gymnasium reads shared memory once and from then on copies what it got, which suits arrays; so these are read
    whenever they are copied.
    """

    def __init__(self, space: Unicode, memory: Any, count: int) -> None:
        self._space, self._memory, self._count = space, memory, count

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return tuple(self)[index]
        if not -self._count <= index < self._count:
            raise IndexError(index)
        view = memoryview(self._memory).cast("B")
        start = (index % self._count) * _slot(self._space)
        length = int.from_bytes(view[start : start + _HEAD], "little")
        return self._space.decode(bytes(view[start + _HEAD : start + _HEAD + length]))

    def __deepcopy__(self, memo: object) -> tuple[Any, ...]:
        return tuple(self)


@read_from_shared_memory.register(Unicode)
def _read(space: Unicode, shared_memory: Any, n: int = 1) -> Sequence[Any]:
    return _Slots(space, shared_memory, n)


def image(width: int, height: int) -> Any:
    """The space of screenshots."""
    from gymnasium.spaces import Box

    box = Box(0, 255, (height, width, 3), np.uint8)
    # Gymnasium keeps the bounds of every pixel, 11 MB in all; they are the same everywhere.
    for name in ("low", "high", "bounded_below", "bounded_above"):
        of_one = getattr(box, name)[:1, :1, :1].copy()
        setattr(box, name, np.broadcast_to(of_one, box.shape))
    return box


# Texts of the page, which `read` shows from a character on.
_PAGED = ("axtree", "dom")


def fit(observation: dict[str, Any], space: spaces.Dict, offset: int = 0) -> dict[str, Any]:
    """`observation` with texts that are too long for their space cut, those of the page from `offset` on."""
    return {
        kind: part.fit(value, offset if kind in _PAGED else 0) if isinstance(part := space[kind], Unicode) else value
        for kind, value in observation.items()
    }
