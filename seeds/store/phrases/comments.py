"""What staff write on the timelines of orders; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: While a parcel takes long: the customer asked.
LATE = (
    "Customer [asked|wrote to ask|called to ask] where it is. {carrier} [says two more days|has it at a depot|says it's moving again], [told them|passed that on|wrote back].",
    "[Tracking hasn't moved since {weekday}|No scan since {weekday}]. [Asked {carrier}|Called {carrier}|Opened a trace with {carrier}].",
    "{carrier} [missed a connection|is behind in that area|had a truck break down], [customer knows|told the customer|let the customer know].",
    "[Second|Another] [call|mail] about [this parcel|the delivery]. [Nothing to do but wait|It's on the truck now|They say tomorrow], [said sorry|apologized].",
)
#: After a delivery with which nothing was wrong in the end.
DELIVERED = (
    "Customer [says|wrote that] nothing came. {carrier}: [left with a neighbor|left at the side door|it's at the front desk]. [Found it|All good now|They have it].",
    "[Customer asked how to care for it|Question about care came in], [sent the care sheet|pointed them to the product page].",
    "[Called to hear if all went well|Follow-up call]: [all good|happy with it|no complaints].",
    "Needed the [receipt|invoice] [once more|again], [sent it|e-mailed it] [this morning|just now].",
    "[Asked|Customer asked] whether [we have more of these|there will be more of these], [told them to watch the page|pointed them to the shop].",
)
#: The customer wrote a note with the order.
NOTED = (
    "[Saw the note|Note read], [done as asked|taken care of|we'll do that].",
    "[Customer's note|Note] is on [the pick list|the box|the label] [too|as well].",
    "[Told|Called] {carrier} about the [customer's note|note].",
)
#: Before a refund, by its reason.
REFUNDED = {
    "Changed my mind": (
        "Customer [wrote|called]: [doesn't need it any more|picked something else|it doesn't fit the room].",
        "[They'd rather not keep it|Doesn't want it after all]. [Nothing wrong with it|It's fine otherwise].",
    ),
    "Arrived too late": (
        "[Customer needed it sooner|Was meant for last week], [no use for it now|doesn't want it any more].",
        "[Bought one elsewhere|Got one in town] [by the time it came|while waiting for ours].",
    ),
    "Late delivery": (
        "[Upset about the wait|Not happy about the wait], [rightly so|can't blame them].",
        "[Promised|We promised] it for [the week before|earlier], [came late|it came late].",
    ),
    "Damaged in transit": (
        "[Customer sent photos|Photos came by mail], [box was crushed|one corner is broken|the box came open].",
        "[Dented when it got there|Arrived broken]. [Reported it to {carrier}|Told {carrier}].",
    ),
    "Wrong item": (
        "[We packed the wrong one|Picked from the next bin], [told the warehouse|warehouse knows].",
        "[Not what they ordered|Something else was in the box], [our mistake|that's on us].",
    ),
    "Defective": (
        "[Doesn't work right|Stopped working], [customer tried what we suggested|tried everything on the sheet].",
        "[Talked it through on the phone|Went through it with them], [it really is broken|nothing helped].",
    ),
    "Not as described": (
        "[Looks different from the picture|Not the shade on the page], [says the customer|customer is right].",
        "[Customer expected something bigger|They thought it was larger]. [Let's look at the description|Page could be clearer].",
    ),
}
#: Before an order is canceled, by the reason.
CANCELED = {
    "Customer request": (
        "Customer [called|wrote]: [ordered the wrong one|not needed any more|plans have changed].",
        "[Wants it canceled|Asked us to stop it], [it's still here|hasn't been packed].",
    ),
    "Payment problem": (
        "[Card was declined twice|Bank says no], [no answer to our mails|customer doesn't call back].",
        "[Asked for another card|Wrote about another card] [last week|days ago], [nothing came|no answer].",
    ),
    "Suspected fraud": (
        "[Called the number|Tried the number], [no such person there|it belongs to somebody else].",
        "[Bank doesn't know this cardholder|The name on the card is somebody else's], [not sending it|this won't go out].",
    ),
    "Out of stock": (
        "[Shelf is empty|The last ones were broken], [supplier has no date|none on order].",
        "[Can't get any|No more to be had] [before next season|this year], [told the customer|customer knows].",
    ),
    "Entered by mistake": (
        "[Meant for another customer|Wrong customer], [entered again|did it over].",
        "[Typed it twice|It's in twice], [this one goes|taking this one out].",
    ),
}
