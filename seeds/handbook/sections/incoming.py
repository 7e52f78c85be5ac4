"""What comes in: goods that were sent back, deliveries with their papers, certificates of customers."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

INCOMING = SectionSpec(
    key="incoming",
    title="Incoming goods and papers",
    summary="[How to inspect what comes back, book a delivery by its note, and file a tax certificate|Photos of "
    "returns, delivery notes and tax certificates: what to enter for each]",
    owner="warehouse",
    approver="operations",
    is_quiet=True,
    rules=(
        Rule("repair_worth", "USD cents", (None,), ((3_500,), (5_000,), (6_500,), (8_000,), (12_000,)),
             "[New amount from which units are repaired|The threshold for repairs was changed]."),
    ),
    parts=(
        Part("""
## [Inspecting what came back|Returned units]
[Each unit is photographed as it comes out of the parcel.|The bench takes photos of every unit as it is unpacked.] Look
at all photos of a unit, [as one of them may show its good side only|because damage often shows in just one], and enter:

| What the photos show | Condition | What becomes of it |
|---|---|---|
| Nothing wrong | Like new | Restock |
| A scuffed corner | Used | Set aside |
| A stain | Used | Discard |
| A dent | Damaged | Set aside |
| A crack or a tear | Damaged | Discard |
| A missing part | Incomplete | Set aside |
| Something else than the item we sold | Wrong item | Send back |

[One exception: a cracked or torn unit for which the customer paid {repair_worth} or more is not discarded but set
aside, since we have it repaired.|A cracked or torn unit is worth a repair if the customer paid {repair_worth} or more
for it: set it aside instead of discarding it.] [The price of one unit is on the return.|What one unit cost is in the
return's list of items.]
"""),
        Part("""
## Delivery notes
[What the pen says goes before the print.|Handwriting beats print.] At the door everything is counted: where a printed
number is crossed out, the number next to it is what came. [Broken units are part of that number: enter them as damaged
and only the rest as accepted.|Units marked as broken came too, but they are damaged, so take them off what is
accepted.] [An item that is not on the note did not come.|What the note does not list has not come.] Always enter the
number of the note.

What is missing [stays open, since it usually comes later|is left open, as most of it still comes]. Only if the
supplier has said that [they will not deliver the rest at all|nothing more is coming], the order is closed short as
soon as the delivery is booked. [If they have written more than once, the last word counts.|Of several messages, the
latest one counts.]
"""),
        Part("""
## Tax certificates
[A customer is exempt from sales tax only if their certificate holds in every point:|Before you mark a customer as
exempt, check every point of the certificate:]

- the holder is the company in their default address, [to the letter: sister companies have certificates of their
own|exactly as it is written there, since similar names are other companies];
- it is valid in the state of that address;
- it is valid today, [which means begun and not over|neither over nor still to begin];
- it is signed.

Then enter its last day as the end of the exemption. [Otherwise leave the customer as they are.|If one point fails,
change nothing about the customer.]
"""),
    ),
)  # fmt: skip
