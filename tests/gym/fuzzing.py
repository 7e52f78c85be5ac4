"""Actions as an agent that has gone astray may send them: all kinds, with all that JSON and Python can hold."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from deskgym.gym.actions import KINDS

_TEXTS = [
    *("", "e1", "e12", "e99999", "Enter", "Control+a", "+", "++", "a+b", "left", "not_found"),
    *("\0", "\ud800", "é\u202e東京", "</script>", "';--", "x" * 3000, "9" * 5000, "1e9999999", "NaN", "%s", "\\", '"'),
    *("/contacts", "/contacts?page=99999999999999999999", "//", "http://[", "http://crm.deskgym.test:80/%00"),
    *("file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "http://user@crm.deskgym.test/"),
]
_NUMBERS = [
    0,
    1,
    -1,
    2,
    640,
    360.5,
    1e-300,
    1e308,
    10**5000,
    -(10**5000),
    2**63,
    float("nan"),
    float("inf"),
    -0.0,
    True,
]
_ENDINGS = ("answer", "infeasible", "done")
_SIGNS = "()[]{}'\"\\,=*-+.:;#@e1 \n\0é\ud800"


def fuzzed(seed: int, count: int) -> Iterator[Any]:
    """So many actions, most of them wrong somewhere; the same for the same seed."""
    draw = random.Random(seed)
    for _ in range(count):
        yield draw.choice((_dict, _dict, _call, _noise))(draw)


def ends(action: object) -> bool:
    """Whether an action, if it is right, ends the episode."""
    name = action.get("action") if isinstance(action, dict) else str(action).strip().partition("(")[0]
    return name in _ENDINGS


def _value(draw: random.Random) -> Any:
    kind = draw.randrange(12)
    if kind < 5:
        return draw.choice(_TEXTS)
    if kind < 9:
        return draw.choice(_NUMBERS)
    if kind == 9:
        return [draw.choice([*_TEXTS, *_NUMBERS]) for _ in range(draw.randrange(4))]
    if kind == 10:
        return _nested(draw.choice([1, 3, 200, 20_000]))
    return draw.choice([None, {}, {"a": 1}, b"bytes", (), object, {1, 2}, 1j])


def _nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


def _dict(draw: random.Random) -> dict[Any, Any]:
    name = draw.choice(list(KINDS))
    made: dict[Any, Any] = {"action": name}
    for argument in KINDS[name].parameters():
        if draw.random() < 0.6:
            made[argument] = _value(draw)
    if draw.random() < 0.1:
        made[draw.choice(["color", 10**5000, None, ""])] = _value(draw)
    return made


def _call(draw: random.Random) -> str:
    name = draw.choice(list(KINDS))
    arguments = [_written(draw) for _ in range(draw.randrange(4))]
    if draw.random() < 0.3:
        arguments.append(f"{draw.choice(KINDS[name].parameters() or ('x',))}={_written(draw)}")
    return f"{name}({', '.join(arguments)})"


def _written(draw: random.Random) -> str:
    if draw.random() < 0.1:
        return draw.choice(
            ["[" * 300 + "]" * 300, "-" * 20_000 + "1", "9" * 6000, "0x" + "f" * 6000, "*a", "**a", "f'{1}'", "1+1j"]
        )
    return repr(draw.choice([*_TEXTS, 0, 1, -1, 2, 640, 360.5, [], ["a"], None, True]))


def _noise(draw: random.Random) -> Any:
    if draw.random() < 0.2:
        return draw.choice([None, 7, [], b"click", object(), 10**5000, _nested(20_000), "x" * 1_500_000])
    return "".join(draw.choice(_SIGNS) for _ in range(draw.randrange(40)))
