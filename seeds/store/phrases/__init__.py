"""What the store says of its goods, and what its customers say of them."""

# Sentences and tables read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

import re
import unicodedata
from random import Random

TAGS = (
    "new season",
    "bestseller",
    "trade favourite",
    "spare parts kept",
    "made to last",
    "low waste",
    "staff pick",
    "gift idea",
)

_FEEL = {
    "Ripstop nylon": (
        "light ripstop nylon that shrugs off rain",
        "a tight ripstop weave that does not run when it tears",
    ),
    "Cotton": ("dense cotton that softens with every wash", "long-staple cotton that keeps its shape"),
    "Merino wool": ("fine merino that stays fresh for days", "merino wool that warms even when damp"),
    "Leather": ("full-grain leather that wears in, not out", "waxed leather with a close grain"),
    "Stainless steel": ("stainless steel that cleans in a moment", "food-safe stainless steel with welded seams"),
    "Aluminium": ("aluminium cut from one piece", "light aluminium with a hard skin"),
    "Steel": ("powder-coated steel that takes a knock", "folded steel without a sharp edge"),
    "Wood": ("solid wood, oiled by hand", "solid wood from managed forests"),
    "Glass": ("thick-walled glass that stands up to daily use", "clear-ringing glass with an even wall"),
    "Stoneware": ("stoneware fired at 1,250 degrees", "dense stoneware that keeps its heat"),
    "Polymer": ("a tough polymer that does not yellow", "an impact-proof polymer with a pleasant grip"),
    "Rubber": ("a long-wearing rubber compound", "rubber that grips in the wet"),
    "Paper": ("strong, even paper", "acid-free paper"),
}
_OPENINGS = (
    "The {series} {noun} is made of {feel}.",
    "Our {series} {noun}: {feel}, and nothing that could break without need.",
    "We built the {series} {noun} from {feel}.",
)
_MIDDLES = (
    "This is the {size} version; it fits everything else in the {family} range.",
    "Here in {size}, the version that most of our regulars choose first.",
    "In {size}, measured the way the trade measures, so that it fits where it should.",
)
_ENDS = (
    "Every part can be replaced, and we keep parts for ten years.",
    "It ships assembled and ready to use.",
    "Tested in daily use for two seasons before we put it on the list.",
    "Care: wipe down with a damp cloth; no solvents.",
    "The box holds it, a care card and a spare for what wears first.",
)

_NOTES = (
    "Asks for deliveries before noon.", "Prefers a call before freight arrives.", "Wants one parcel per order.",
    "Complained once about packaging; solved.", "Orders every quarter for the whole team.", "Pays on a shared card.",
)  # fmt: skip

_TITLES = {
    5: ("Exactly what we needed", "Would buy it again today", "Better than the photo", "Quietly excellent", "Worth the wait",
        "No complaints at all", "Our second one", "Does what it says", "Well thought out"),
    4: ("Very good, one small thing", "Solid", "Nearly perfect", "Good value", "Happy with it", "Pleasant surprise"),
    3: ("It is fine", "Good but not for everyone", "Average", "Mixed feelings"),
    2: ("Expected more", "Not quite right", "Disappointing finish"),
    1: ("Went straight back", "Would not buy again", "Arrived damaged"),
}  # fmt: skip
_FIRST = {
    5: ("Three weeks in and the {noun} has not let me down once.", "The {finish} looks even better in daylight.",
        "We use the {noun} every single day.", "Bought it on a colleague's advice and now I give the same advice.",
        "{material} was the right call: sturdy and easy to keep clean.", "Set up in ten minutes, and it has worked since.",
        "I compared four others first; this {noun} is the one I kept.", "The {series} is the best thing we ordered this year."),
    4: ("Good {noun} for the money.", "Works as described, and the {finish} is lovely.", "Feels sturdy in the hand.",
        "I like nearly everything about this {noun}.", "Arrived quickly and well packed.", "The {material} feels right."),
    3: ("It does the job, no more.", "The {noun} is all right, though smaller than I pictured.",
        "Decent {material}, plain workmanship.", "Fine for occasional use."),
    2: ("The {finish} on ours was uneven.", "After two weeks the {noun} shows more wear than it should.",
        "The fit was off by a little, which is enough to annoy."),
    1: ("The {noun} came with a crack down one side.", "Nothing like the description.", "It stopped working on day three."),
}  # fmt: skip
_SECOND = {
    5: ("No rattles, no rough edges.", "Delivery took {days} days.", "The instructions fit on one card, as they should.",
        "My colleague has ordered one too.", "It replaced one that cost twice as much.", "You notice the care in the details.",
        "{size} is the right choice for us.", "Even the packaging was sensible."),
    4: ("One star off because the box was dented.", "Delivery took {days} days, a little long.", "I wish it came in more colours.",
        "A storage bag would have been nice.", "{size} runs slightly large.", "The care label is hard to read."),
    3: ("Delivery took {days} days.", "I would choose another size than {size} next time.", "Support answered politely.",
        "Perhaps I expected too much."),
    2: ("I have written to support.", "For this price I would look elsewhere.", "It took {days} days to arrive, too."),
    1: ("Sent it back the same week.", "The refund was quick, at least.", "I am waiting for a replacement."),
}  # fmt: skip
SPAM = (
    (
        "AMAZING DEALS HERE",
        "Visit my page for the same thing at half the price!!! Search for bargain-{word} and thank me later.",
    ),
    ("make money from home", "I earned 4,000 last week with this one trick, ask me how. {word} {word} {word}"),
    ("best seo service", "We bring your {word} shop to the top of every search, first month free, write to us."),
)


def handle(text: str) -> str:
    """The web address of a name: "Café table, 120 cm" gives "cafe-table-120-cm"."""
    plain = unicodedata.normalize("NFKD", text.replace("µ", "u")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def description(random: Random, series: str, noun: str, size: str, material: str, family: str) -> str:
    facts = {
        "series": series,
        "noun": noun,
        "size": size,
        "family": family.lower(),
        "feel": random.choice(_FEEL[material]),
    }
    return " ".join(random.choice(pool).format_map(facts) for pool in (_OPENINGS, _MIDDLES, _ENDS))


def customer_note(random: Random) -> str:
    return random.choice(_NOTES)


class ReviewTexts:
    """Reviews of one product, in which no sentence comes twice."""

    def __init__(self, random: Random, facts: dict[str, str]) -> None:
        self._random, self._facts = random, facts
        self._used: set[str] = set()

    def write(self, rating: int, finish: str) -> tuple[str, str] | None:
        """Headline and text; None when everything has been said."""
        facts = {**self._facts, "finish": finish.lower(), "days": str(self._random.randrange(2, 9))}
        parts = [self._unused(pool[rating], facts) for pool in (_TITLES, _FIRST, _SECOND)]
        if parts[0] is None or parts[1] is None:
            return None
        body = parts[1][:1].upper() + parts[1][1:]
        return parts[0], f"{body} {parts[2]}" if parts[2] and self._random.randrange(5) else body

    def spam(self) -> tuple[str, str]:
        word = self._facts["noun"].split()[-1]
        title, body = self._random.choice(SPAM)
        return title, body.format(word=word)

    def _unused(self, pool: tuple[str, ...], facts: dict[str, str]) -> str | None:
        left = [phrase for phrase in pool if phrase not in self._used]
        if not left:
            return None
        phrase = self._random.choice(left)
        self._used.add(phrase)
        return phrase.format_map(facts)
