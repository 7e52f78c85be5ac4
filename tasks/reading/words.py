"""Which words may stand around a value: closed lists, and those with which the question was put."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from .text import closed_list

_TOKEN = re.compile(r"[#@$]?\w+(?:[-'./&]\w+|,\d+)*|[^\w\s]")
#: Marks of a question that a name or a number in it may hold.
_MARKS = frozenset("&.-()/+%:'")
#: Pronouns and the like, of which a sentence can say that they are the answer.
PRONOUNS = closed_list("it this that these those they there here he she i we you")
_FRAME = PRONOUNS | closed_list(
    "the a an its them their his her our my your of in for at on to by with from is are was were be been has have "
    "had now today currently altogether overall together"
)
#: What answers are called.
LABELS = closed_list(
    "answer answers result results total totals sum amount amounts count number numbers figure value name names "
    "date owner owners contact contacts person people account accounts customer customers deal deals case cases "
    "cell cells one ones item items list full final correct right following open"
)
_PHRASES = frozenset({("in", "all")})
# Words that the question may hold as well, and that would turn the answer into another one: they are no nouns of it.
_FUNCTION_WORDS = closed_list(
    "no not never none nor neither nobody nothing without cannot or either if unless whether maybe perhaps "
    "probably possibly likely unlikely apparently presumably supposedly think thinks guess believe suppose assume "
    "estimate estimated unsure uncertain unknown might may could would should can must shall will more less most "
    "least fewer few many much other others another else elsewhere same different only just even up down over "
    "under above below beyond within between among across against before after until till since during around "
    "about approx approximately roughly nearly almost circa ca near next last first second third former latter "
    "previous earlier later early late but except excluding excluded besides beside apart instead rather than "
    "versus vs minus plus negative positive including included inclusive incl both half twice double triple "
    "quarter several some any every each everyone everybody everything anyone anybody anything someone somebody "
    "something all and who whom whose which what when where why how do does did done being as so also too very "
    "quite still yet already again then off out away back rest remainder part best worst wrong false old new k m "
    "b bn mn mio thousand thousands million millions billion billions hundred hundreds dozen dozens percent per "
    "pct point cent cents usd dollar dollars eur euro euros gbp pound pounds chf cad aud jpy yen zero one two "
    "three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty thirty forty fifty sixty seventy eighty ninety"
)


def tokens(text: str) -> list[str]:
    """Words with what belongs to them, and every other mark by itself."""
    return _TOKEN.findall(text)


@dataclass(frozen=True)
class Known:
    """The words of a question: its nouns and verbs, and which word of any kind follows which."""

    stems: frozenset[str]
    pairs: frozenset[tuple[str, str]]

    def understands(self, phrase: list[str]) -> bool:
        """Whether every word is of the closed lists or of the question; function words as they follow there."""
        return all(self._knows(word, phrase[:place][-1:], phrase[place + 1 :][:1]) for place, word in enumerate(phrase))

    def asks_of(self, word: str) -> bool:
        """Whether the question holds a noun."""
        return _stem(word) in self.stems

    def _knows(self, word: str, before: list[str], after: list[str]) -> bool:
        if word in _FRAME or word in LABELS or word == "," or _stem(word) in self.stems:
            return True
        pairs = self.pairs | _PHRASES
        follows = bool(before) and (before[0], word) in pairs
        if word == "all" or not _is_function_word(word):
            return follows
        return follows and bool(after) and (word, after[0]) in pairs


@lru_cache(maxsize=64)
def known(about: str) -> Known:
    """The words of a question, undressed."""
    said = [word for word in tokens(about) if word[-1].isalnum() or word in _MARKS]
    stems = {_stem(word) for word in said if re.search(r"[^\W\d_]|#", word) and len(word) > 1}
    return Known(frozenset(stems - {""}), frozenset(pairwise(said)))


def is_content(word: str) -> bool:
    """Whether a word is one on which a label can end, as far as it is understood."""
    return word[-1].isalnum() and word not in _FRAME and not _is_function_word(word)


def _is_function_word(word: str) -> bool:
    return word in _FUNCTION_WORDS or word.endswith("n't")


def _stem(word: str) -> str:
    """A word without its ending; nothing for a function word."""
    if _is_function_word(word):
        return ""
    for ending in ("'s", "ing", "ed", "es", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word.removesuffix(ending)
    return word
