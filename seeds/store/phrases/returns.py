"""What shoppers say of what they send back, and staff of how it came; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: By the reason of a return.
COMMENTS = {
    "Wrong size": (
        "[It's a size too small|Too small for us|It runs small], [otherwise lovely|nothing wrong with it]. [I'd like my money back|A refund is fine].",
        "[Measured twice and still got it wrong|I measured badly|My fault, I measured the wrong wall]. It [doesn't fit|is too big for the spot].",
    ),
    "Not as described": (
        "[The color is nothing like the picture|It looks much darker than the photo|The photo made it look lighter].",
        "[The page says one thing, the label another|The label says something else than your page]. [Please check|You may want to fix that].",
    ),
    "Defective": (
        "[It stopped working after two days|Worked once, then never again|It was dead out of the box]. [Happy to send a video|I can send photos].",
        "[One seam is coming apart|A part rattles|There is a crack along one side]. [I didn't drop it|We hardly used it].",
    ),
    "Arrived too late": (
        "[We needed it last week|It was a gift and the birthday is over|The event was on Saturday]. [No use for it now|I bought one locally].",
    ),
    "Changed my mind": (
        "[We went with another one|I found one in the attic|My partner bought the same]. [Unopened|Still sealed|Box is open, goods unused].",
        "[Doesn't go with the room|Not what I pictured at home]. [It's clean and complete|Everything is in the box].",
    ),
    "Wrong item": (
        "[I ordered another color|This isn't what I ordered|You sent me somebody else's]. [Please send a label|Who pays for sending it back?]",
    ),
}  # fmt: skip

#: What the customer reads with the approval.
INSTRUCTIONS = (
    "[Please pack it in its own box|Use the original packaging if you still have it] and [put the packing slip inside|write the return number on the box].",
    "[Drop it off at any counter of the carrier|The carrier's shop around the corner takes it]; [keep the receipt|hold on to the receipt until we write].",
    "[Send it within two weeks|Please send it off within ten days]. [We write as soon as it is here|You hear from us once we have looked at it].",
)  # fmt: skip

#: By the condition in which goods came.
FOUND = {
    "Like new": ("[Sealed|Never opened|Still in its wrapping].", "[Complete and clean|Everything there, no marks]."),
    "Opened": ("[Box opened, goods fine|Seal broken, unused].", "[Repacked it|New box needed], [no marks|all parts there]."),
    "Used": ("[Clear signs of use|Dirt in the corners|Scuffed along the edge].", "[Has been washed|Smells of smoke|Worn at one end]."),
    "Damaged": ("[Cracked|Bent|Torn] at one [side|corner].", "[Carton crushed, goods hit too|Came without padding and broke]."),
    "Incomplete": ("[Manual and screws missing|A part is missing|No power cord in the box].",),
    "Wrong item": ("[Not ours|Somebody else's goods in the box].",),
}  # fmt: skip

#: Why a restocking fee is kept back.
FEES = ("[Opened packaging|Box opened, needs repacking]", "[Not in its original packaging|Packaging missing]", "[Changed mind after opening|Opened and sent back]")  # fmt: skip

#: Why credit is given by hand, and why some is taken back.
GIVEN = (
    "[Sorry for the late parcel|Late delivery, apology|Parcel came two weeks late]",
    "[Goodwill after a mix-up|Two wrong parcels in a row|We shipped the wrong color twice]",
    "[Price drop two days after the order|Price match, agreed by phone]",
)
TAKEN = (
    "[Used for a phone order|Taken off an order by phone]",
    "[Entered twice by mistake|Booked on the wrong account]",
)
