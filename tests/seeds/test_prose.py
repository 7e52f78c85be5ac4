"""Every pattern, with all its choices, is English as an American office writes it."""

from __future__ import annotations

import pytest

from .words.patterns import modules
from .words.record import faults_of, was_read


@pytest.mark.parametrize("module", modules())
def test_what_a_pattern_can_say_reads_right(module: str) -> None:
    """What was read before, word for word, is not read again."""
    assert was_read(module) or faults_of(module) == []


@pytest.mark.sweep
@pytest.mark.parametrize("module", modules())
def test_whatever_was_read_before_reads_right(module: str) -> None:
    assert faults_of(module) == []
