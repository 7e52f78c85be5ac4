"""Which modules have been read, word for word: `python -m tests.seeds.words.record` reads those that are new.

Reading all patterns takes minutes, and few of them change. What stands in `read.json` was read by the same rules; words
are only added to those that are known.
"""

from __future__ import annotations

import hashlib
import json
import re
from functools import cache
from importlib.metadata import version
from pathlib import Path

import click

from . import patterns as patterns_module
from . import reading
from .patterns import expansions, modules, patterns, said
from .reading import faults

RECORD = Path(__file__).with_name("read.json")
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


def faults_of(module: str) -> list[str]:
    """What is wrong with anything that a module's patterns can say."""
    texts = (_filled(text) for pattern in patterns(module) for text in expansions(pattern))
    sentences = dict.fromkeys(sentence for text in texts for sentence in _SENTENCE.split(text))
    return [fault for sentence in sentences for fault in faults(sentence)]


def was_read(module: str) -> bool:
    """Whether nothing has changed in what it says, or in how it is read, since it was read."""
    return _record().get(module) == digest(module)


def digest(module: str) -> str:
    """A digest (16 hex digits) of what a module says and of the rules by which it is read."""
    found = hashlib.sha256(_rules())
    for text in said(module):
        found.update(f"\0{text}".encode())
    return found.hexdigest()[:16]


@cache
def _record() -> dict[str, str]:
    found: dict[str, str] = json.loads(RECORD.read_text())
    return found


@cache
def _rules() -> bytes:
    sources = [Path(str(each)).read_bytes() for each in (__file__, patterns_module.__file__, reading.__file__)]
    return b"\0".join([version("harper.py").encode(), *sources])


def _filled(text: str) -> str:
    """The text as somebody could have written it."""
    counted = iter(_NAMES * 40)
    filled = _GAP.sub(lambda gap: _FACTS.get(gap[1]) or next(counted), text)
    return re.sub(r"(^|[.!?] |\n)([a-z])", lambda start: start[1] + start[2].upper(), filled)


def main() -> None:
    """Read what is new, and write down what reads right."""
    record = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    kept: dict[str, str] = {}
    for module in modules():
        if record.get(module) == digest(module):
            kept[module] = record[module]
        elif wrong := faults_of(module):
            click.echo("\n  ".join([module, *wrong]))
        else:
            kept[module] = digest(module)
    RECORD.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
    click.echo(f"{len(kept)} of {len(modules())} modules read right")


if __name__ == "__main__":
    main()
