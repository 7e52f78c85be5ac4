"""What people note on their deals: where one stands, what they hope for, and why one is lost."""

from __future__ import annotations

from dataclasses import dataclass

from ....apps.crm.models import Contact, Deal
from ...draw import Draw

#: What people write when they mean a reason of the list.
LOSS_NOTES = {
    "Price": (
        "In the end we were just too expensive for them.",
        "They liked everything but the number.",
        "Our price per piece was more than they'd pay, and they wouldn't budge.",
    ),
    "Lost to competitor": (
        "They signed with another supplier. Not about money.",
        "Somebody else has the order now, they know them from earlier jobs.",
        "Went to the other vendor they'd been talking to all along.",
    ),
    "No budget": (
        "Finance cut the whole line item, there's no money for it this year.",
        "Their funding got pulled, so nobody's buying anything.",
        "The grant was turned down, they can't pay anyone.",
    ),
    "No decision": (
        "Nobody there wants to say yes or no. It just fizzled.",
        "They never made up their minds, I've stopped asking.",
        "It went around in circles between departments and nothing came of it.",
    ),
    "Missing feature": (
        "What we make can't do what they need, no variant does.",
        "They need a certification that none of our products has.",
        "The one version they asked for isn't in our line.",
    ),
    "Timing": (
        "We couldn't deliver before their opening day.",
        "They needed it sooner than we could ship.",
        "Our lead time was too long for their schedule.",
    ),
}
LOST = "Closed Lost"
#: What people write of a deal that is in a stage, as the handbook has it, without naming the stage.
_FACTS = {
    "Prospecting": (
        "Polite call. Whether they need it, and who'd pay for it, nobody could tell me.",
        "Turns out nobody has asked for the money yet, so that's open again. We keep talking.",
        "Good talk, but that's all it was: need unclear, money unclear.",
    ),
    "Qualification": (
        "They do need it and the money's set aside, they confirmed both. Nothing in writing from us yet.",
        "Need and budget are certain now. We haven't quoted anything.",
        "Both boxes checked: they need it and it's in this year's budget. No quote from us so far.",
    ),
    "Proposal": (
        "They have our written quote and are reading it.",
        "Our quote got there, good through the end of next month. No word on it yet.",
        "They have our proposal with all the prices and are comparing it to two others.",
    ),
    "Negotiation": (
        "They told me they're going with us. What's left is payment and delivery. {decider} has the final say.",
        "It's us they want, in so many words. Only terms are open; {decider} decides.",
        "They picked our proposal. We're talking delivery dates now, and {decider} makes the call.",
    ),
}
#: What somebody hopes for while a deal is still in a stage.
_HOPES = {
    "Prospecting": (
        "I'm sure they'll confirm need and money on the next call. Today they didn't.",
        "I expect a yes on need and budget by the end of the month, but that's just a feeling.",
    ),
    "Qualification": (
        "Need and money are certain. The written quote goes out next week, I've started on it.",
        "Both need and budget stand. They want it in writing, so a quote is next.",
    ),
    "Proposal": (
        "They like the quote we sent and will most likely take it. They'll tell us after their meeting.",
        "I hear our written quote is the best of the three. I'm counting on a yes soon, then we talk terms.",
    ),
}
_BACK = {
    "Prospecting": "Bad news: the money isn't certain anymore, their board has to look at it first. The rest stands.",
    "Qualification": "We had to withdraw our quote, the prices were wrong. Need and money stand, a new one follows.",
    "Proposal": "They're not sure anymore it'll be us. Our quote stands, they're reading it again beside the others.",
}
_OVER = ("It's over, they told me they won't be buying. {said}", "They said no, and it's final. {said}")
_LATER = (
    "Met with them again. {fact}",
    "Correction to my earlier note: {fact}",
    "After today's meeting: {fact}",
    "{fact}",
)


@dataclass(frozen=True)
class NotedStage:
    """What the notes on a deal say: where it is, by the first of them, by what is hoped, and by the last."""

    first: str
    hoped: str
    last: str
    texts: tuple[str, ...]
    decider: Contact | None = None
    reason: str | None = None


def rises(deal: Deal, to: str) -> bool:
    order = list(_FACTS)
    return order.index(to) > order.index(deal.stage.name)


def draw_unsettled(draw: Draw, number: int, here: str) -> NotedStage:
    """Every second one is where it was; of the others, every second one goes back, if it can."""
    order = list(_FACTS)
    at = order.index(here)
    if number % 2 and at < 3:
        return _hoped(draw, here, order[at + 1])
    if number % 4 == 0 and at > 0:
        return _back(draw, here, order[at - 1])
    if at < 2:
        return _further(draw, here, order[at + 1])
    return _stays(draw, here, order[at - 1])


def _after(draw: Draw, first: str, last: str) -> tuple[str, ...]:
    return first, draw.choice(_LATER).format(fact=last)


def draw_negotiated(draw: Draw, decider: Contact) -> NotedStage:
    first, last = draw.choice(_HOPES["Proposal"]), draw.choice(_FACTS["Negotiation"]).format(decider=decider.name)
    return NotedStage("Proposal", "Negotiation", "Negotiation", _after(draw, first, last), decider=decider)


def draw_lost(draw: Draw, deal: Deal) -> NotedStage:
    reason = draw.choice(LOSS_NOTES)
    last = draw.choice(_OVER).format(said=draw.choice(LOSS_NOTES[reason]))
    here = deal.stage.name
    first = draw.choice(_HOPES.get(here, _FACTS["Proposal"]))
    return NotedStage(here, LOST, LOST, _after(draw, first, last), reason=reason)


def _hoped(draw: Draw, here: str, hoped: str) -> NotedStage:
    """It is where it was; the last note hopes for more."""
    return NotedStage(here, hoped, here, _after(draw, draw.choice(_FACTS[here]), draw.choice(_HOPES[here])))


def _back(draw: Draw, here: str, back: str) -> NotedStage:
    first = draw.choice(_FACTS[here]).split(" {decider}")[0]
    if here == "Negotiation":
        first = "They want to go with us. Only the terms are open."
    return NotedStage(here, here, back, _after(draw, first, _BACK[back]))


def _further(draw: Draw, here: str, further: str) -> NotedStage:
    return NotedStage(here, further, further, _after(draw, draw.choice(_HOPES[here]), draw.choice(_FACTS[further])))


def _stays(draw: Draw, here: str, before: str) -> NotedStage:
    """An earlier note has it a stage lower; the last one says that it is where it is."""
    last = draw.choice(_FACTS[here])
    if here == "Negotiation":
        last = "They told me again it's us they want. Only payment is still open."
    return NotedStage(before, here, here, _after(draw, draw.choice(_FACTS[before]), last))
