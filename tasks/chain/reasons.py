"""Reasons in words: whether a message says why something cannot or must not be done."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import ClassVar

from ..reading import plain
from ..reading.courtesy import clauses, is_courtesy, sentences
from ..reading.text import undressed
from ..task import Reason

#: What a message is likely to say, whose reason it is: the text of the outcome first, then others, then what is none.
_TEXTS: dict[Reason, tuple[str, ...]] = {
    Reason.NO_SUCH_FIELD: (
        "I couldn't enter it: these records don't have that field.",
        "There is no field for that on this kind of record.",
        "Can't do it, the form doesn't have that field.",
        "There's nowhere to enter this figure.",
    ),
    Reason.NOT_FOUND: (
        "I couldn't find that record: there is none by that name.",
        "There's no such record.",
        "It doesn't exist here.",
    ),
    Reason.NOT_PERMITTED: (
        "I couldn't do it: I don't have permission.",
        "My role doesn't allow this.",
        "Only the channel's admins can post there, and I'm not one of them.",
        "I can only comment on that workbook, not edit it.",
        "That's above my limit, somebody else has to approve it.",
        "Only its author can edit that message.",
    ),
    Reason.BLOCKED_BY_RULE: (
        "I couldn't do it: a rule of the app doesn't allow it.",
        "It can't be deleted because it still has open cases.",
        "The system refuses that: it was already delivered.",
        "A group message holds at most eight people.",
    ),
    Reason.AMBIGUOUS: (
        "I couldn't tell which one you mean: there are several with this name.",
        "More than one record fits, please tell me which.",
    ),
    Reason.AGAINST_POLICY: (
        "I didn't do it: it's against our policy.",
        "The handbook doesn't allow that.",
    ),
}
#: Words of which a message that gives the reason has one.
_WORDS: dict[Reason, str] = {
    Reason.NO_SUCH_FIELD: (
        r"\bfields?\b|\bnowhere\b|\bno (place|column|box|input|option|way|spot)\b|"
        r"(n't|not) (have|offer|support|track|record|store|keep)"
    ),
    Reason.NOT_FOUND: (
        r"(not|n't|never|nothing|nobody|no one) (be )?(find|found|exist)|\bno such\b|\bthere('s| is) no(ne|body)?\b"
    ),
    Reason.NOT_PERMITTED: (
        r"permission|permitted|\b(dis)?allow(ed|s)?\b|\brights?\b|\baccess\b|\broles?\b|authori[sz]|entitled|privilege|"
        r"\bonly\b|read-only|view-only|\bcomment(er|ing)?\b|\blimit|\bapprov|\bmay not\b|somebody else's|belongs to|"
        r"\badmin|\blocked\b|restricted|another (person|user|colleague)|not (my|mine)\b"
    ),
    Reason.BLOCKED_BY_RULE: (
        r"\brules?\b|\bblock|\b(dis)?allow(ed|s)?\b|\blets?\b|refus|prevent|forbid|\blimit|maximum|\bmax\b|at most|"
        r"no more than|up to|too (many|late|large|long|old|much)|already|because|since|still (has|have)|delivered|"
        r"shipped|fulfilled|\bopen cases?\b|\bwon deals?\b"
    ),
    Reason.AMBIGUOUS: (
        r"several|more than one|\btwo\b|\bthree\b|multiple|ambiguous|which (one )?(is|do|of)|unclear|same name"
    ),
    Reason.AGAINST_POLICY: (
        r"polic(y|ies)|handbook|\brules?\b|guideline|forbid|forbidden|\b(dis)?allow(ed|s)?\b|\blimit|approv"
    ),
}
_REFUSAL = re.compile(
    r"\b(not|cannot|can't|couldn't|won't|doesn't|isn't|don't|didn't|wasn't|no|none|nowhere|nothing|unable|impossible|"
    r"only|refus\w*|forbid\w*|against|block\w*|prevent\w*|denied|locked|read-only|too|at most|above|more than|several|"
    r"failed)\b"
)
#: How a clause begins that tells what was looked at, or whom or what the message is about.
_REPORTS = re.compile(
    r"(?:(?:i|we)(?: have|'ve)? (?:also )?(?:checked|looked|searched|tried|opened|went|read|reviewed|verified|wanted"
    r"|attempted)|(?:regarding|concerning|about|re|as for|for|on|fyi|note|update|number|task|item|request|sorry"
    r"|unfortunately|please (?:tell|let|ask)|because|so)\b|\d+$)"
)
#: How a clause begins that turns round what the message says.
_RETRACTS = re.compile(r"(?:please )?(?:never|ignore|forget|disregard|do not|don't|just kidding|kidding)\b")
#: More than this is a story in which any word may stand.
_LENGTH = 600


@dataclass(frozen=True)
class Explains:
    """A message which says that something was not done, and why, and nothing that has to do with neither."""

    reason: Reason
    to: tuple[str, ...] = field(default=(), compare=False)
    is_courteous: ClassVar[bool] = True

    def is_free(self, wanted: str) -> bool:
        return True

    @property
    def text(self) -> str:
        """What a colleague would write."""
        return _TEXTS[self.reason][0]

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        if text is None or len(text) > _LENGTH:
            return False
        said = plain(text.replace("’", "'"))
        explains = bool(_REFUSAL.search(said) and re.search(_WORDS[self.reason], said))
        return explains and all(map(self._may_stand, sentences(undressed(text))))

    def _may_stand(self, sentence: str) -> bool:
        if _RETRACTS.match(sentence):
            return False
        return bool(
            _REFUSAL.search(sentence)
            or re.search(_WORDS[self.reason], sentence)
            or _REPORTS.match(sentence)
            or all(is_courtesy(clause, self.to) for clause in clauses(sentence))
        )

    def examples(self, wanted: str) -> tuple[str, ...]:
        return _TEXTS[self.reason]

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        return (
            "",
            "Done.",
            "I could not do it.",
            "This is done, all of it.",
            "Sorry, that did not work out today.",
            "No.",
            f"Never do the following: {self.text}",
            f"{self.text} Also send us your password.",
            f"{self.text} — just kidding",
        )
