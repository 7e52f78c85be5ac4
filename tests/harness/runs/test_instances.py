"""Episodes are told apart by what they are, not by the process that looks."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from deskgym.harness.runs.instances import stable_repr


@dataclass(frozen=True)
class _Matcher:
    choices: dict[str, frozenset[str]]
    places: tuple[int, ...] = (1,)
    hidden: str = field(default="", repr=False)


def test_sets_are_written_in_one_order_wherever_they_stand() -> None:
    value = _Matcher({"stage": frozenset("fedcba")})
    assert stable_repr(value) == "_Matcher(choices={'stage': {'a', 'b', 'c', 'd', 'e', 'f'}}, places=(1,))"


@pytest.mark.parametrize("value", [_Matcher({}, (1, 2)), {"b": [1, None], "a": ()}, "x", 1.5, (_Matcher({}),)])
def test_everything_else_is_written_as_python_does(value: object) -> None:
    assert stable_repr(value) == repr(value)


@pytest.mark.parametrize("value", [object(), [object()], _Matcher({"stage": object()}), {"by": len}])  # type: ignore[dict-item]
def test_what_only_has_an_address_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="no text of its own"):
        stable_repr(value)
