"""What makes a review unfit for the shop, other than that it is an advert; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Unfit:
    """Why a review is rejected: patterns of what it says besides, or instead, and with how many stars."""

    patterns: tuple[str, ...]
    least: int = 1
    most: int = 5
    titles: tuple[str, ...] = ()  # instead of what it says of the goods; none where it says that as well


UNFIT = {
    "personal data": Unfit((
        "[Call me at|Text me at|My number is] {phone} if you [want to see it|want to know more|have questions].",
        "[Mine is for sale|Selling mine], [call|text] {phone}.",
        "[Write to|Ask] {mail} [for pictures|if you want mine|and I'll tell you more].",
    )),
    "names staff": Unfit((
        "And {colleague} from [your support|the hotline|customer service] [never called me back|hung up on me|couldn't care less].",
        "[Talked to|Spoke with] {colleague}, who [was no help at all|should look for another job|knows nothing].",
    ), most=3),
    "insults": Unfit((
        "[Whoever packed this|Whoever designed this|Whoever sells this] is [an idiot|a moron|a crook].",
        "[Only idiots|Only fools] [buy this|give this five stars].",
        "[You people are crooks|A bunch of crooks|Crooks, all of you].",
    ), most=2),
    "another store": Unfit((
        "[Cheaper|Ten dollars less] at [the big store by the highway|another shop], [get it there|go there instead].",
        "[Don't buy it here|Save your money], [other stores have it for less|it's half that elsewhere].",
    ), most=4),
    "delivery": Unfit((
        "[Box|The box|Parcel] [was left in the rain|stood in front of the wrong door|was thrown over the fence]. [Haven't opened it yet|Not even opened yet].",
        "Driver [didn't ring|left it with somebody I don't know], [had to look for it for two days|spent an hour finding it].",
    ), most=3, titles=("Delivery", "About the driver", "Bad delivery", "The delivery")),
    "the order": Unfit((
        "[Here in two days|Came fast|Quick delivery], [well packed|good packing], [haven't tried it yet|not used so far].",
        "[Great store|Good store], [friendly on the phone|easy to order]. [It's a gift, so I can't say more|Haven't unpacked it].",
    ), least=4, titles=("Fast", "Great store", "Quick delivery", "Arrived")),
}  # fmt: skip
