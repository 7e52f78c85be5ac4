"""Questions in anybody's own words: somebody is asked to tell something, and to do nothing."""

from __future__ import annotations

import re
from itertools import pairwise


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


_COURTESY = _set("hi hello hey morning afternoon evening thanks thank thx cheers please sorry great perfect ok okay")
_FILLING = _set(
    "good there you very much so a lot for your the quick answer reply help that that's is and to question just"
)
#: Words that say nothing of what is asked.
_COMMON = _set("a an the at of in for to is are be we us our i me my it which what where number should have has do use")
#: Whoever begins like this asks to be told something, and for nothing to be done.
_ASKS = re.compile(
    r"(?:(?:can|could|would|will) you (?:please |kindly |quickly )?"
    r"(?:tell|say|let me know|give me|confirm|remind|share)"
    r"|do you (?:happen to )?(?:know|have|remember)|(?:tell|remind|give|send) me|let me know"
    r"|i(?:'d| would)? (?:need|like|want|have)(?: to)? (?:know|ask|find out)|i(?:'m| am) (?:wondering|asking|looking)"
    r"|which|what(?:'s)?|where(?:'s)?|who|when|how|is it|any idea|in which|at which)\b"
)
#: After these something else may be asked for.
_FURTHER = _set("and then but also please you afterwards so or")
#: More than this is no question.
_LONGEST = 300


def _words(text: str) -> list[str]:
    """The small words of a text, in whatever script."""
    return re.findall(r"[^\W_]+(?:['-][^\W_]+)*", text.casefold().replace("’", "'"))


def is_inquiry(text: str, name: str, about: str) -> bool:
    """Whether somebody called `name` is asked to tell something, in words of `about` among others, and nothing else."""
    if len(text) > _LONGEST or re.search(r"[@#]|://", text):
        return False
    manners, topic = _COURTESY | _FILLING | set(_words(name)), set(_words(about))
    clauses = (_words(clause) for clause in re.split(r"[.!?;:–—]+(?:\s|$)|\n+", text))
    said = [clause for clause in clauses if not set(clause) <= manners]
    # "Could you let me know?" asks for nothing by itself.
    said = [clause for clause in said if not _ASKS.fullmatch(" ".join(clause))]
    return bool(said) and all(_asks(clause, manners, topic) for clause in said)


def _asks(clause: list[str], manners: frozenset[str], topic: set[str]) -> bool:
    if not set(clause) & (topic - _COMMON):
        return False
    start = next(number for number, word in enumerate(clause) if word not in manners or word in ("you", "is"))
    asked = clause[start:]
    if not _ASKS.match(" ".join(asked)):
        # "Dock?", "The dock at Norwood, please."
        return set(clause) <= topic | manners | _COMMON
    plain = topic | _COMMON | manners
    return all(after in plain for word, after in pairwise(asked[2:]) if word in _FURTHER)
