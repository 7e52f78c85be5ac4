"""What people note on their deals: where one stands, what they hope for, and why one is lost."""

from __future__ import annotations

from dataclasses import dataclass

from ....apps.crm.models import Contact, Deal
from ...draw import Draw

#: What people write when they mean a reason of the list.
LOSS_NOTES = {
    "Price": (
        "In the end we were too expensive for them, nothing else.",
        "They liked all of it but what it costs.",
        "Our figure was above what they wanted to pay per piece, and they would not move.",
    ),
    "Lost to competitor": (
        "They signed with another supplier; it was not about money.",
        "Somebody else has the order now, they know them from earlier projects.",
        "Went to the other house they had been talking to all along.",
    ),
    "No budget": (
        "Finance struck the whole item, there is no money for it this year.",
        "Their funds were cut, so nobody can buy anything.",
        "The grant was turned down, they cannot pay anybody.",
    ),
    "No decision": (
        "Nobody there wants to say yes or no, it fell asleep.",
        "They never made up their minds, I stopped asking.",
        "It went round in circles between their departments and came to nothing.",
    ),
    "Missing feature": (
        "What we make cannot do what they need, and no variant can.",
        "They need a certificate that none of our products has.",
        "Our range lacks the one version they asked for.",
    ),
    "Timing": (
        "We could not deliver before their opening day.",
        "They needed it sooner than we could ship.",
        "Our lead time was too long for their schedule.",
    ),
}
LOST = "Closed Lost"
#: What people write of a deal that is in a stage, as the handbook has it, without naming the stage.
_FACTS = {
    "Prospecting": (
        "They listened politely. Whether they need it, and who would pay, nobody could tell me.",
        "It turns out that nobody has asked for the money yet, so that is open again. We keep talking.",
        "Good talk, no more than that: need unclear, money unclear.",
    ),
    "Qualification": (
        "They do need it, and the money is set aside: both confirmed to me. They have nothing in writing from us.",
        "Need and money are certain now. We have not offered anything yet.",
        "Both points are settled, they need it and it is paid for this year. No paper from us there so far.",
    ),
    "Proposal": (
        "They have our offer in writing and are reading it.",
        "The written offer has arrived there, it is valid to the end of next month. No word on it so far.",
        "Our paper is with them, with all prices. They compare it with two others.",
    ),
    "Negotiation": (
        "They told me that they take ours. What is left is payment and delivery. {decider} has the last word on it.",
        "It is us they want, said in so many words. Only the terms are open; {decider} decides.",
        "They chose our offer. We talk about delivery dates now, and {decider} will decide.",
    ),
}
#: What somebody hopes for while a deal is still in a stage.
_HOPES = {
    "Prospecting": (
        "I am sure they will confirm need and money on the next call. Today they did not.",
        "I expect a yes to need and money by the end of the month, it is only a feeling.",
    ),
    "Qualification": (
        "Need and money are certain. The written offer goes out to them next week, I have begun with it.",
        "Both need and money stand. They want our offer in writing, we are going to send it.",
    ),
    "Proposal": (
        "They like what we have sent and will most probably take it. They tell us after their meeting.",
        "Our written offer is the best of three, I hear. I count on a yes soon, and then we talk terms.",
    ),
}
_BACK = {
    "Prospecting": "Bad news: the money is no longer certain, their board has to look at it first. All else stands.",
    "Qualification": "We had to take our offer back, its prices were wrong. Need and money stand, a new one follows.",
    "Proposal": "They are not sure any more that it will be us. Our offer stands, they read it again beside others.",
}
_OVER = ("It is over, they told me that they will not buy. {said}", "They said no, for good. {said}")
_LATER = ("Met them again. {fact}", "Correction of what I wrote: {fact}", "After today's meeting: {fact}", "{fact}")


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
        first = "They want our offer. Only the terms are open."
    return NotedStage(here, here, back, _after(draw, first, _BACK[back]))


def _further(draw: Draw, here: str, further: str) -> NotedStage:
    return NotedStage(here, further, further, _after(draw, draw.choice(_HOPES[here]), draw.choice(_FACTS[further])))


def _stays(draw: Draw, here: str, before: str) -> NotedStage:
    """An earlier note has it a stage lower; the last one says that it is where it is."""
    last = draw.choice(_FACTS[here])
    if here == "Negotiation":
        last = "They told me again that it is us they want. Only payment is still open."
    return NotedStage(before, here, here, _after(draw, draw.choice(_FACTS[before]), last))
