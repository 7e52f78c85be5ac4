"""What a section of the handbook is made of.

In texts `[one|another]` are wordings of which a world has one, `<support-lead>` is the name of who holds that post,
`<kind-a>` is one of the kinds of goods that the company sells, in subjects of rules too; `{refund:Order desk}` is the
gap for a number, which stays one: it is filled when somebody reads the page. Texts hold no number of their own.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    """The numbers of one key, in `unit`: one for each subject. They are drawn together, as one of `sets`."""

    key: str
    unit: str
    subjects: tuple[str | None, ...]
    sets: tuple[tuple[int, ...], ...]
    note: str  # what is said of a version in which they are others


@dataclass(frozen=True)
class Part:
    """Paragraphs of a section; those with a note came in with a later version."""

    text: str
    note: str = ""


@dataclass(frozen=True)
class SectionSpec:
    key: str
    title: str
    summary: str
    owner: str  # the post
    approver: str  # the post
    rules: tuple[Rule, ...]
    parts: tuple[Part, ...]
    #: Its versions are read by those who work by it: none is announced ahead, and nobody tells others of its numbers.
    is_quiet: bool = False
