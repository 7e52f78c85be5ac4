"""Gold is gathered once, and again where it came to a fault."""

from __future__ import annotations

from pathlib import Path

import pytest
from deskgym.harness.errors import BadSelection
from deskgym.harness.learn.data import gather, read_gold
from deskgym.harness.look_choice import LookChoice
from deskgym.tasks import get_family

from .conftest import FAMILY


def test_what_was_cut_is_played_again_and_what_is_verified_is_not(tmp_path: Path) -> None:
    def played() -> list[bool]:
        return [each.verified for _, _, each in gather(tmp_path, [get_family(FAMILY)], [5], LookChoice(), jobs=1)]

    assert played() == [True]
    file = tmp_path / FAMILY / "5.jsonl"
    whole = file.read_text()
    file.write_text("".join(line for line in whole.splitlines(keepends=True)[:-1]))
    with pytest.raises(BadSelection, match="has 0 verified episodes of crm-update"):
        read_gold(tmp_path, [FAMILY], 1)
    assert played() == [True]
    assert file.read_text() == whole
    assert played() == []
    assert [each.header.seed for each in read_gold(tmp_path, [FAMILY], 1)] == [5]
