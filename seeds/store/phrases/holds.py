"""What staff note when they hold an order; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: By the reason of a hold.
HOLD_NOTES = {
    "Awaiting stock": (
        "[On the next truck|Due with Thursday's truck|Supplier says early next week].",
        "[Bin is empty|Nothing left in the bin] though the system shows some. [Recount is on my list|Asked for a recount].",
        "Customer [wants it all in one box|asked for a single delivery], so this waits for the rest.",
        "[Last ones came in damaged|The last carton was crushed], [replacements are on the way|new ones are ordered].",
    ),
    "Address problem": (
        "[No suite number|Suite number is missing], [carrier bounced the label|the label won't print]. [Called, left a message|E-mailed them].",
        "[ZIP and city don't match|Street doesn't exist in that ZIP]. [Waiting for the customer|Asked the customer to check it].",
        "[Customer moved|They have moved offices] and [will send the new address|is going to send the new one].",
        "[Dock is closed until Monday|Nobody at the dock this week]. [Send it after that|They will call when it opens].",
    ),
    "Suspected fraud": (
        "[Third order to this address this week|Three cards tried before this one]. [Calling the customer|Checking with the bank].",
        "[Name on the card is another one|Billing name and ship-to don't match]. [Asked for a call back|Waiting for a call back].",
        "[Brand-new account, rush shipping|New account and express shipping] on [a large order|something easy to resell]. [Second look, please|Needs a second look].",
    ),
    "Customer request": (
        "[On vacation|Away] until [the 1st|next week|Monday], [please don't send before that|hold it until then].",
        "[Site isn't ready|Their new office isn't ready]. [They will call|Customer calls when it can go].",
        "[May want to add to it|Thinking about a second one], [deciding by Friday|will tell us this week].",
    ),
    "Other": (
        "[Carrier strike in their area|Road to them is closed], [no pickups for now|waiting for the all-clear].",
        "[Recall notice on one lot|Supplier flagged a bad lot], [checking the ones we have|lot numbers are being checked].",
        "[Needs two people and a lift gate|Too heavy for the regular run], [truck is booked|booking the lift-gate truck].",
    ),
}  # fmt: skip
