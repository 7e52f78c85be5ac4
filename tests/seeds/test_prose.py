"""Every pattern, with all its choices, is English as an American office writes it."""

from __future__ import annotations

import re

import pytest

from .words.patterns import expansions, modules, patterns
from .words.reading import faults

# A mark that ends a sentence stays with it.
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")
_GAP = re.compile(r"\{+([\w.]+)\}+")
# What may stand in a gap; names follow each other, so that no word stands twice beside itself.
_NAMES = ("Maria", "Tuesday", "Harlow", "Denver", "Dana")
_FACTS = {
    "price": "$1,150.00", "close": "Mar 12", "due": "Mar 12", "order": "#284499", "n": "4",
    "case": "004231", "qty": "12", "units": "3", "days": "14", "time": "2:40", "mins": "10", "month": "March",
    "a_item": "a drip tray", "items": "drip trays", "item": "drip tray", "article": "Heron drip tray",
    "product": "Heron drip tray", "thing": "drip tray", "count": "6 drip trays", "sample": "Heron drip tray",
    "deal": "lobby refit", "project": "lobby refit", "amount": "$12,400", "old": "Mar 5", "stage": "Proposal",
    "noun": "drip tray", "nouns": "drip trays", "goods": "3 drip trays", "a_noun": "a drip tray", "it": "it",
    "them": "it", "is": "is", "says": "it rattles", "fault": "loose handle", "fault_cap": "Loose handle",
    "asks": "Does it have a lid?", "question": "if it has a lid", "answer": "Yes.", "ask": "Is it new?",
    "cure": "Fixed.", "cause": "Bad handle.", "thanks": "Thanks for calling", "refund": "$40.00", "total": "$80.00",
    "placed": "Mar 2", "sent": "Mar 3", "arrival": "Mar 9", "arrived": "Mar 9", "valid": "Jan 2", "year": "2026",
    "batch": "March", "care": "Wash by hand.", "table": "", "changes": "", "hello": "Hi",
}  # fmt: skip


@pytest.mark.parametrize("module", modules())
def test_what_a_pattern_can_say_reads_right(module: str) -> None:
    texts = (_filled(text) for pattern in patterns(module) for text in expansions(pattern))
    sentences = dict.fromkeys(sentence for text in texts for sentence in _SENTENCE.split(text))
    assert [fault for sentence in sentences for fault in faults(sentence)] == []


def _filled(text: str) -> str:
    """The text as somebody could have written it."""
    counted = iter(_NAMES * 40)
    filled = _GAP.sub(lambda gap: _FACTS.get(gap[1]) or next(counted), text)
    return re.sub(r"(^|[.!?] |\n)([a-z])", lambda start: start[1] + start[2].upper(), filled)
