"""How each person writes: spelling, capitals, punctuation, slips and emoji. Facts are never touched."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random

# A word of the grammar as Americans write it, and as others do.
_BRITISH = {
    "color": "colour", "colors": "colours", "favorite": "favourite", "neighbor": "neighbour", "labor": "labour",
    "organize": "organise", "organized": "organised", "realize": "realise", "realized": "realised",
    "prioritize": "prioritise", "apologize": "apologise", "apologized": "apologised", "recognize": "recognise",
    "center": "centre", "canceled": "cancelled", "canceling": "cancelling", "labeled": "labelled", "gray": "grey",
    "traveling": "travelling", "catalog": "catalogue", "program": "programme", "vacation": "holiday",
    "mom": "mum", "parking lot": "car park", "fall": "autumn", "gotten": "got", "while": "whilst",
    "check-in": "catch-up", "takeout": "takeaway", "sweater": "jumper", "cookies": "biscuits", "fries": "chips",
}  # fmt: skip
_FULL = {
    "I'm": "I am", "I'll": "I will", "I've": "I have", "don't": "do not", "doesn't": "does not",
    "didn't": "did not", "can't": "cannot", "won't": "will not", "isn't": "is not", "it's": "it is",
    "that's": "that is", "they're": "they are", "they've": "they have", "we're": "we are", "we've": "we have",
    "we'll": "we will", "wasn't": "was not", "haven't": "have not", "hasn't": "has not", "couldn't": "could not",
    "It's": "It is", "That's": "That is", "They're": "They are", "We're": "We are", "We've": "We have",
    "Don't": "Do not", "Can't": "Cannot", "shouldn't": "should not", "wouldn't": "would not", "there's": "there is",
    "what's": "what is", "What's": "What is", "you're": "you are", "You're": "You are", "aren't": "are not",
}  # fmt: skip
_SHORT = {
    "going to": "gonna", "want to": "wanna", "because": "cause", "please": "pls", "Please": "Pls", "thanks": "thx",
    "Thanks": "Thx", "tomorrow": "tmrw", "probably": "prob", "minutes": "mins", "people": "folks",
    "though": "tho", "about": "abt", "with": "w/", "appointment": "appt", "yes": "yep",
    "okay": "ok", "regarding": "re", "quickly": "quick",
}  # fmt: skip
_REGIONS: dict[str, dict[str, str]] = {
    "Midwest": {"everybody": "everyone", "grumpy": "crabby"},
    "Texas": {"you all": "y'all", "about to": "fixin' to", "really": "real"},
    "Ireland": _BRITISH | {"great": "grand", "people": "folk", "Thanks": "Thanks a million"},
    "England": _BRITISH | {"great": "brilliant", "Thanks": "Cheers", "thanks": "cheers", "annoying": "a bit of a pain"},
    "India": _BRITISH | {"please": "kindly", "Please": "Kindly", "moved up": "preponed", "reply": "revert"},
    "Canada": {"color": "colour", "center": "centre", "favorite": "favourite", "labeled": "labelled"},
}  # fmt: skip
_SIGNS = ("slightly_smiling_face", "smile", "sweat_smile", "thumbsup", "grin", "shrug", "pray", "sunglasses", "coffee",
          "eyes", "muscle", "melting_face", "salute", "wink", "see_no_evil", "ok_hand", "crossed_fingers")  # fmt: skip
_OPEN = re.compile(r"((?:^|[.!?] |\n)(?:(?:[->] )+|\d\. )?)([a-z])")
_LOWER = re.compile(r"((?:^|[.!?] |\n)(?:[->] |\d\. )?)([A-Z])(?=[a-z]+\b(?! [A-Z]))")
# Lines that are quoted, split off from the others.
_QUOTED = re.compile(r"^((?:>.*(?:\n|\Z))+)", re.MULTILINE)
_LONG = re.compile(r"(?<![\w{@#:/`])[a-z]{5,}(?![\w}:/`])")
_PROPER = re.compile(
    r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|"
    r"November|December|Alder|Parley|Backroom|English|Spanish|French|German|Wi-Fi"
)


@dataclass(frozen=True)
class Voice:
    """The habits of one person; `words` are replaced, shares are per cent."""

    words: dict[str, str]
    pattern: re.Pattern[str] | None
    is_lower: bool = False
    drops_stop: int = 0
    exclaims: int = 0
    dots: int = 0
    #: Slips per thousand words.
    slips: int = 0
    signs: tuple[str, ...] = ()
    sign_share: int = 0

    def speak(self, text: str, random: Random) -> str:
        """The text as this person writes it; its gaps stay as they are."""
        if "\n>" in text:
            # What they pass on was written by somebody else.
            parts = _QUOTED.split(text)
            text = "".join(_open(part) if part.startswith(">") else self._spell(part) for part in parts)
        else:
            text = self._spell(text)
        if text.endswith("."):
            drawn = random.randrange(100)
            if drawn < self.drops_stop:
                text = text[:-1]
            elif drawn < self.drops_stop + self.exclaims:
                text = f"{text[:-1]}!"
            elif drawn < self.drops_stop + self.exclaims + self.dots:
                text = f"{text[:-1]}..."
        if self.slips and random.randrange(1000) < 18 * self.slips:
            text = _slip(text, random)
        if self.signs and "\n" not in text and random.randrange(100) < self.sign_share:
            text = f"{text} :{random.choice(self.signs)}:"
        return text

    def _spell(self, text: str) -> str:
        """In this person's words and capitals."""
        if self.pattern is not None:
            text = self.pattern.sub(lambda found: self.words[found[0]], text)
        if not self.is_lower:
            return _open(text)
        return _LOWER.sub(lambda found: found[0] if _PROPER.match(text, found.start(2)) else found[0].lower(), text)


def _open(text: str) -> str:
    """Sentences begin with a capital."""
    return _OPEN.sub(lambda found: found[1] + found[2].upper(), text)


def _slip(text: str, random: Random) -> str:
    """Two letters of one longer word change places."""
    words = list(_LONG.finditer(text))
    if not words:
        return text
    word = random.choice(words)
    at = word.start() + random.randrange(1, len(word[0]) - 2)
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


def draw_voice(random: Random) -> Voice:
    words = dict(_REGIONS[random.choice(tuple(_REGIONS))])
    style = random.randrange(5)
    if style == 0:
        words |= _FULL
    elif style == 1:
        chosen = random.sample(sorted(_SHORT), 8)
        words |= {word: _SHORT[word] for word in chosen}
    words = {word: other for word, other in words.items() if word != other}
    pattern = re.compile(r"(?<![\w{@#'-])(?:" + "|".join(sorted(words, key=len, reverse=True)) + r")(?![\w}'-])")
    return Voice(
        words=words,
        pattern=pattern if words else None,
        is_lower=random.randrange(7) == 0,
        drops_stop=random.choice((0, 5, 20, 60, 85)),
        exclaims=random.choice((0, 0, 3, 8, 15)),
        dots=random.choice((0, 0, 0, 2, 9)),
        slips=random.choice((0, 0, 1, 2, 5)),
        signs=tuple(random.sample(_SIGNS, 3)),
        sign_share=random.choice((0, 0, 2, 5, 11)),
    )
