"""Which dials go together: what clashes is refused with the reason, and everything else is an environment."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from deskgym.gym.config import Config
from deskgym.gym.dials import CLASHES, DIALS, table
from deskgym.gym.errors import BadOption

#: How a caller turns each dial.
TURNED: dict[str, dict[str, Any]] = {
    "look": {"look": 17},
    "looks": {"looks": "train"},
    "both": {"interface": "both"},
    "tools": {"interface": "tools"},
    "hops": {"hops": 2},
    "length": {"length": 10},
    "elements": {"actions": "elements"},
    "pixels": {"actions": "pixels", "observation": "screenshot"},
    "no-goto": {"goto": False},
    "picture": {"width": 1024, "height": 640},
    "axtree": {"observation": ("axtree", "screenshot")},
    "dom": {"observation": ("dom", "screenshot")},
    "screenshot": {"observation": "screenshot"},
    "marks": {"observation": ("marks", "screenshot")},
}
CLASHING = {frozenset((clash.one, clash.other)): clash.reason for clash in CLASHES}
# One option cannot be given two values; what is observed together is one option.
_SAME = [{"both", "tools"}, {"elements", "pixels"}, {"axtree", "dom", "screenshot", "marks"}]


def test_every_dial_of_the_table_can_be_turned() -> None:
    assert TURNED.keys() == DIALS.keys()
    for name, options in TURNED.items():
        assert DIALS[name].is_turned(Config("crm-update", **options))


@pytest.mark.parametrize(
    "pair", [pair for pair in combinations(TURNED, 2) if not any({*pair} <= same for same in _SAME)], ids="-".join
)
def test_a_pair_goes_together_or_is_refused_with_the_reason(pair: tuple[str, str]) -> None:
    one, other = pair
    options = {**TURNED[one], **TURNED[other]}
    reason = CLASHING.get(frozenset(pair))
    if reason is None:
        Config("crm-update", **options)
    else:
        with pytest.raises(BadOption) as error:
            Config("crm-update", **options)
        assert str(error.value) in CLASHING.values()


def test_the_table_has_each_pair_and_each_reason() -> None:
    written = table()
    assert all(dial.title in written for dial in DIALS.values())
    assert all(clash.reason in written for clash in CLASHES)
