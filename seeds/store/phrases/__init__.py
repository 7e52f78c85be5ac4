"""What the store says of its goods, and what its customers say of them."""

# Sentences and tables read best unbroken.

from __future__ import annotations

import re
import unicodedata
from random import Random

from ...grammar import say
from ...trades import Item

TAGS = ("bestseller", "trade favorite", "less packaging", "staff pick", "new packaging")
#: What is said of some kinds of goods alone.
TAGS_OF = {
    "made to last": ("bag", "furniture", "garment", "machine", "musical", "shelter", "tool", "ware"),
    "parts in stock": ("device", "fixture", "furniture", "machine", "musical", "tool"),
    "gift idea": ("accessory", "bag", "musical", "ware"),
    "new season": ("bag", "footwear", "garment", "shelter"),
}


def tags_of(item: Item) -> list[str]:
    """What the store may tag such goods with."""
    return [*TAGS, *(tag for tag, kinds in TAGS_OF.items() if item.kind in kinds and not item.has("pack"))]


#: Headlines to choose from, and a text, a pattern of `seeds.grammar`, of each that sells something else.
SPAM = (
    (
        ("AMAZING DEALS HERE", "BEST DEALS!!!", "HALF PRICE HERE"),
        "[Visit my page for|Go to my page for|Look at my page for] the same {word} at half the price!!! "
        "[Search for bargain-{word} and thank me later.|Just type bargain-{word} and see.|You will thank me later.]",
    ),
    (
        ("make money from home", "work from couch", "easy money"),
        "[I made $4,000 last week from my couch|I make $600 a day at home|My sister made $9,000 in a month] "
        "with this one trick, [ask me how|write to me|message me today]. {word} {word} {word}",
    ),
    (
        ("best seo service", "rank no 1", "your shop on page one"),
        "[We put|Our team puts|Let us put] your {word} shop on page one of every search, "
        "[first month FREE, message us today|results in 7 days or money back|no contract, write now].",
    ),
    (
        ("FREE GIFT CARD", "You won", "claim your card"),
        "Everybody who reads this gets a [$100|$250|$50] card!!! "
        "[Just look me up by my name|Find me by my name|Write to me] and [send your e-mail|tell me your address].",
    ),
    (
        ("do not buy before you read", "wait, read this first", "secret outlet"),
        "There is a secret {word} outlet that [nobody tells you about|they hide from you|only members know]. "
        "[Write to me for the link|Ask me for the address|I send you the link].",
    ),
    (
        ("crypto changed my life", "financial freedom", "my story"),
        "Quit my job in [March|June|one week] thanks to [one app|a coin nobody knows|one man's course]. "
        "[Message me and I will show you|Write to me, I show you for free]. [Not a scam|100% real|No risk].",
    ),
    (
        ("followers cheap", "5000 followers", "real likes"),
        "[5,000 real followers for $9|Real likes from $5|10,000 views for $12], delivered overnight. "
        "Best price for any {word} [store|shop|page]. [DM now|Order now|Write today].",
    ),
    (
        ("Hello dear", "Good day sir", "business partner"),
        "[Hello dear, nice shop|Dear friend, very nice shop]. I am looking for a serious partner for "
        "[business|a large import|investment]. Please answer to my e-mail.",
    ),
    (
        ("cheap wholesale", "factory direct", "bulk prices"),
        "[Factory direct|Straight from factory] {word}, no minimum, ship worldwide. "
        "[Ask for catalog|Ask for our list]. [Best price guarantee!!|Lowest price!!|Sample free!!]",
    ),
    (
        ("loans approved today", "bad credit OK", "fast cash"),
        "[Bad credit OK|No credit check|All credit welcome]. Up to [$50,000|$20,000|$35,000] in your account "
        "[tomorrow|today|within the hour]. Apply in two minutes, no papers needed.",
    ),
)
#: By which an advert is known.
ADVERTS = frozenset(title for titles, _text in SPAM for title in titles)


def advert(random: Random, noun: str) -> tuple[str, str]:
    """Headline and text of an advert that poses as a review of such goods."""
    titles, text = random.choice(SPAM)
    return random.choice(titles), say(random, (text,), {"word": noun.split(",")[0].split(" ")[-1]}).text


def handle(text: str) -> str:
    """The web address of a name: "Café table, 120 cm" gives "cafe-table-120-cm"."""
    plain = unicodedata.normalize("NFKD", text.replace("µ", "u")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
