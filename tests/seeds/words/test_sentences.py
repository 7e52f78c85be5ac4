"""Nobody in a world says the same whole sentence over and over."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from deskgym.harness.story.texts import texts
from deskgym.seeds.build import draft
from deskgym.seeds.patterns import sentences

# From so many words on a sentence is more than a phrase of courtesy, and may be in so many of a thousand texts.
_LONG, _MOST = 6, 5
_TAGS = re.compile(r"<[^>]+>")
# Texts that one hand wrote once for many: what a campaign mails.
_ONE_FOR_MANY = ("crm_letter",)


@pytest.mark.parametrize("seed", [7, 933])
def test_no_long_sentence_stands_in_many_texts(seed: int) -> None:
    counts: Counter[str] = Counter()
    number = 0
    for text in texts(draft(seed, "small")):
        if text.table not in _ONE_FOR_MANY:
            number += 1
            said = sentences(_TAGS.sub("\n", text.body))
            counts.update({sentence for sentence in said if len(sentence.split()) >= _LONG})
    assert number > 10_000
    assert {sentence: count for sentence, count in counts.items() if count * 1000 > _MOST * number} == {}
