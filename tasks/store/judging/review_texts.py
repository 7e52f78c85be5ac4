"""Reviews that are fit for the shop and look as if they were not, by the rule that they nearly break; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: What is said of the goods by somebody who goes on to break a rule.
PLAIN = {
    False: ("The {word} [is thin|feels cheap|wobbles] [and came with no instructions|and the finish is rough|already].",
            "Not the {word} [I had hoped for|that I need]. [Loose in places|It creaks|Scratches at once]."),
    True: ("[Good|Solid|Well-made] {word}, [does its job|no complaints so far|as described].",
           "The {word} is [what I wanted|just right for us|better than the one I had]."),
}  # fmt: skip
#: By the rule: stars, headlines, texts.
LOOKALIKES: dict[str, tuple[int, tuple[str, ...], tuple[str, ...]]] = {
    "personal data": (4, ("Called before buying", "Sticker inside", "Asked first"), (
        "Called your number [about the size|before I bought it], got a straight answer, and the {word} [fits|is as they said].",
        "There's a sticker with the maker's phone number inside the {word}. [Didn't need it|Never had to call], it just works.",
    )),
    "names staff": (3, ("Good item, slow answers", "Mixed", "Support could be better"), (
        "Your support [never called me back|took nine days to answer|sent me in circles]. The {word} itself is [fine|all right], so three stars.",
        "Had to ask customer service twice [how it goes together|what comes with it]. The {word} is [decent|good enough] once it's set up.",
    )),
    "insults": (1, ("Worst I ever owned", "Junk", "Awful", "Waste of money"), (
        "[Ugly, flimsy and overpriced|Crooked, loud and too expensive]. The {word} [broke in the first week|gave up after four days]. Stay away from it.",
        "This {word} is garbage. [Nothing lines up|The first one broke, and so did the second], and it smells.",
    )),
    "another store": (5, ("Not cheap but worth it", "Costs more, lasts longer", "Paid more than planned"), (
        "Costs more than I wanted to pay, and it's [still the best|better than any] {word} I've had.",
        "I've bought cheap ones before and threw them away after a year. This {word} [will outlive me|is another matter].",
    )),
    "delivery": (4, ("Wet box, dry inside", "Bad box, good item", "Survived the trip"), (
        "The box [was left in the rain|had a hole in it|stood in front of the wrong door]. The {word} inside was [dry|fine all the same] and works as it should.",
        "Driver threw it over the fence, and the {word} took it [without a scratch|well]. [Sturdy thing|That says it all].",
    )),
    "the order": (5, ("Fast, and good", "Quick and as described", "Nice all around"), (
        "Here in two days, well packed, and the {word} is [even nicer than in the picture|exactly as described].",
        "[Easy to order|Great store], and the {word} was in use the same evening. [No regrets|Works well].",
    )),
}  # fmt: skip
#: Of reviews that break a rule and say something of the goods as well.
HEADLINES = {
    False: ("Disappointed", "Not for me", "Expected more", "Meh", "Not again", "Hm"),
    True: ("Good buy", "Likes and dislikes", "As expected", "Worth a look", "Fine so far", "In use since May"),
}
