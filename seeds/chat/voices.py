"""How each person writes: capitals, punctuation, short forms, slips and emoji. Facts are never touched."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from ...apps.platform.models import Person

# What those who learned English later write out.
_FULL = {
    "I'm": "I am", "I'll": "I will", "I've": "I have", "don't": "do not", "doesn't": "does not",
    "didn't": "did not", "can't": "cannot", "won't": "will not", "isn't": "is not", "it's": "it is",
    "that's": "that is", "they're": "they are", "they've": "they have", "we're": "we are", "we've": "we have",
    "we'll": "we will", "wasn't": "was not", "haven't": "have not", "hasn't": "has not", "couldn't": "could not",
    "It's": "It is", "That's": "That is", "They're": "They are", "We're": "We are", "We've": "We have",
    "We'll": "We will", "They'll": "They will", "they'll": "they will", "it'll": "it will", "It'll": "It will",
    "shouldn't": "should not", "wouldn't": "would not", "there's": "there is", "There's": "There is",
    "what's": "what is", "What's": "What is", "you're": "you are", "You're": "You are", "aren't": "are not",
    "you'll": "you will", "You'll": "You will", "weren't": "were not", "he's": "he is", "she's": "she is",
    "He's": "He is", "She's": "She is",
}  # fmt: skip
_LEARNED = {"information": "informations", "feedback": "feedbacks", "advice": "advices"}
# Habits of wording: each person has one of each, the first being none.
_HABITS: tuple[tuple[dict[str, str], ...], ...] = (
    ({}, {"somebody": "someone", "anybody": "anyone", "everybody": "everyone", "nobody": "no one",
          "Somebody": "Someone", "Anybody": "Anyone", "Everybody": "Everyone", "Nobody": "No one"},
     {"someone": "somebody", "anyone": "anybody", "everyone": "everybody",
      "Someone": "Somebody", "Anyone": "Anybody", "Everyone": "Everybody"}),
    ({"e-mail": "email", "E-mail": "Email", "e-mails": "emails"}, {}),
    ({"okay": "ok", "Okay": "Ok"}, {"Okay": "OK", "okay": "OK"}, {"Okay,": "Alright,", "Okay.": "Alright."}, {}),
    ({}, {"Thank you.": "Thanks.", "Thank you,": "Thanks,", "Thank you!": "Thanks!"},
     {"Thanks.": "Thank you.", "Thanks,": "Thank you,", "Thanks!": "Thank you!"},
     {"Thanks.": "Thanks!", "Thank you.": "Thank you!"}),
    ({}, {"Yes,": "Yep,", "Yes.": "Yep."}, {"Yes,": "Yeah,", "Yes.": "Yeah."}, {"Yep.": "Yes.", "Yep,": "Yes,"}),
    ({}, {"a lot of": "lots of"}, {"lots of": "a lot of"}),
    ({}, {"Can you": "Could you", "can you": "could you"}, {"Could you": "Can you", "could you": "can you"}),
    ({}, {"let me know if": "tell me if", "Let me know if": "Tell me if"},
     {"tell me if": "let me know if", "Tell me if": "Let me know if"}),
    ({}, {"maybe": "perhaps", "Maybe": "Perhaps"}, {}, {}),
    ({}, {"Sure,": "Of course,", "Sure.": "Of course."}, {"Sure.": "Sure thing."}, {"Of course.": "Sure."}),
    ({}, {"Great,": "Perfect,", "Great.": "Perfect."}, {"Perfect,": "Great,", "Perfect.": "Great."},
     {"Great,": "Excellent,", "Great.": "Excellent.", "Perfect.": "Excellent."}),
    ({}, {"No problem": "No worries"}, {"No worries": "No problem"}),
    ({}, {"by end of day": "by EOD", "by the end of the day": "by EOD"}, {"by end of day": "by the end of the day"}),
    ({}, {"As soon as I": "Once I", "as soon as I": "once I"}, {"Once I": "As soon as I", "once I": "as soon as I"}),
    ({}, {"in a minute": "in a sec", "have a minute": "have a sec", "Give me a minute": "Give me a sec"},
     {"in a second": "in a minute", "Give me a second": "Give me a minute"}, {}),
    ({}, {"right now": "at the moment"}, {"at the moment": "right now"}, {}),
    ({}, {"I'd like to": "I want to"}, {"I want to": "I'd like to"}, {}),
    ({}, {"I've got": "I have"}, {}),
    ({}, {"Quick question": "Question"}, {}),
    ({}, {"I'll": "I will", "we'll": "we will", "We'll": "We will"}, {"it's": "it is", "It's": "It is"}, {}, {}, {}),
    ({}, {"don't": "do not", "doesn't": "does not", "can't": "cannot"}, {}, {}, {}),
    ({}, {"Does anyone": "Anyone", "Does anybody": "Anybody", "Has anyone": "Anyone", "Has anybody": "Anybody"}, {}),
)  # fmt: skip
# Not in "isn't it", "why don't we", "it's been", "we have to".
_INVERTED = r"(?! (?:it|he|she|they|you|we|I|that|this|the|there|any\w+|some\w+|been|got|had|already|never|to)\b)"
_SHORT = {
    "please": "pls", "Please": "Pls", "thanks": "thx", "tomorrow": "tmrw", "Tomorrow": "Tmrw",
    "though": "tho", "because": "bc",
}  # fmt: skip
_TEXAN = {"you all": "y'all", "You all": "Y'all", "you guys": "y'all", "all of you": "all y'all"}
# How those who are short begin a sentence.
_BEGIN = r"((?:^|[.!?] |\n)(?:- )?)"
_CURT = tuple(
    (re.compile(_BEGIN + begin), curt)
    for begin, curt in (
        (r"I'll (?=[a-z])", "Will "), (r"I can (?=[a-z])", "Can "), (r"I just (?=[a-z])", "Just "),
        (r"I've got (?=[a-z])", "Got "), (r"It's (?=(?:in|on|at|under|next|done|all|just)\b)", ""),
    )
)  # fmt: skip
_SIGNS = ("slightly_smiling_face", "smile", "thumbsup", "grin", "pray", "raised_hands")
# What may be smiled at.
_GLAD = re.compile(
    r"\b(?:thanks|thx|thank you|great|nice|perfect|awesome|love|congrats|welcome|good news)\b", re.IGNORECASE
)
# An article that those who learned English later leave out now and then.
_ARTICLE = re.compile(r"(?<= (?:in|to) )the (?=[a-z]{5,}\b)|(?<= (?:from|with) )the (?=[a-z]{5,}\b)")
# The end of a sentence after which another begins that may be joined to it.
_JOINT = re.compile(r"(?<=[a-z}])\. (?=[^.\n]{4,70}(?:[.?!]|$))([A-Z][\w']*|[{@])")
_OPEN = re.compile(r"((?:^|[.!?] |\n)(?:(?:[->] )+|\d\. )?)([a-z])")
_LOWER = re.compile(r"((?:^|[.!?] |\n)(?:[->] |\d\. )?)([A-Z])(?=[a-z]+\b(?! [A-Z]))")
# Lines that are quoted, split off from the others.
_QUOTED = re.compile(r"^((?:>.*(?:\n|\Z))+)", re.MULTILINE)
_SMILED = 90
_LEARNERS, _DROPPED = (2, 2, 3), 10
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
    #: Articles left out, per cent.
    drops_articles: int = 0
    #: Begins with the verb.
    is_curt: bool = False
    #: Two sentences made one, per cent, and what then stands between them.
    joins: int = 0
    joint: str = ", "

    def speak(self, text: str, random: Random) -> str:
        """The text as this person writes it; its gaps stay as they are."""
        if "\n>" in text:
            # What they pass on was written by somebody else.
            parts = _QUOTED.split(text)
            text = "".join(_open(part) if part.startswith(">") else self._spell(part, random) for part in parts)
        else:
            text = self._spell(text, random)
        if text.endswith("."):
            drawn = random.randrange(100)
            if drawn < self.drops_stop:
                text = text[:-1]
            elif drawn < self.drops_stop + self.exclaims:
                text = f"{text[:-1]}!" if _GLAD.search(text) else text
            elif drawn < self.drops_stop + self.exclaims + self.dots:
                text = f"{text[:-1]}..."
        if self.slips and random.randrange(1000) < 18 * self.slips:
            text = _slip(text, random)
        if self.signs and len(text) < _SMILED and random.randrange(100) < self.sign_share and _GLAD.search(text):
            text = f"{text} :{random.choice(self.signs)}:"
        return text

    def _spell(self, text: str, random: Random) -> str:
        """In this person's words and capitals."""
        if self.pattern is not None:
            text = self.pattern.sub(lambda found: self.words[found[0]], text)
        if self.is_curt:
            for begin, curt in _CURT:
                text = begin.sub(rf"\g<1>{curt}", text)
        if self.joins and "**" not in text and "\n" not in text:
            text = _JOINT.sub(lambda found: self._joined(found, random), text, count=1)
        if self.drops_articles:
            text = _ARTICLE.sub(lambda found: "" if random.randrange(100) < self.drops_articles else found[0], text)
        if not self.is_lower or "**" in text or "\n\n" in text:
            return _open(text)
        return _LOWER.sub(lambda found: found[0] if _PROPER.match(text, found.start(2)) else found[0].lower(), text)

    def _joined(self, found: re.Match[str], random: Random) -> str:
        """Two sentences as one."""
        if random.randrange(100) >= self.joins:
            return found[0]
        word = found[1]
        keeps = word == "I" or word.startswith("I'") or word[1:].lower() != word[1:] or _PROPER.match(word)
        return self.joint + (word if keeps else word[0].lower() + word[1:])


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


def draw_voices(random: Random, people: Sequence[Person]) -> dict[int, Voice]:
    """How each of them writes, by id: most as they grew up, a few as people who learned English later."""
    voices = {person.id: draw_voice(random) for person in people}
    able = [person.id for person in people if person.manager_id is not None]
    *learners, texan = random.sample(able, random.choice(_LEARNERS) + 1)
    for id in learners:
        words = voices[id].words | _FULL | _LEARNED
        voices[id] = replace(voices[id], words=words, pattern=_words(words), is_lower=False, drops_articles=_DROPPED)
    words = voices[texan].words | _TEXAN
    voices[texan] = replace(voices[texan], words=words, pattern=_words(words))
    return voices


def draw_voice(random: Random) -> Voice:
    words = dict[str, str]()
    for habits in _HABITS:
        words |= random.choice(habits)
    if random.randrange(4) == 0:
        chosen = random.sample(sorted(_SHORT), 3)
        words |= {word: _SHORT[word] for word in chosen}
    return Voice(
        words=words,
        pattern=_words(words) if words else None,
        is_lower=random.randrange(8) == 0,
        drops_stop=random.choice((0, 5, 20, 60, 85)),
        exclaims=random.choice((0, 5, 10, 20, 40)),
        dots=random.choice((0, 0, 0, 0, 2)),
        slips=random.choice((0, 0, 0, 1, 2)),
        signs=tuple(random.sample(_SIGNS, 3)),
        sign_share=random.choice((0, 0, 10, 20, 40)),
        is_curt=random.randrange(3) == 0,
        joins=random.choice((0, 0, 10, 20, 35)),
        joint=random.choice((", ", ", ", " - ", " - ")),
    )


def _words(words: dict[str, str]) -> re.Pattern[str]:
    found = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    return re.compile(rf"(?<![\w{{@#'-])(?:{found})(?![\w}}'-]){_INVERTED}")
