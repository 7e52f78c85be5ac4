"""What staff write on draft orders; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: Why something is taken off, in per cent and as an amount.
PERCENT_REASONS = ("Trade discount", "Volume discount", "Price match", "Framework agreement", "First order")
AMOUNT_REASONS = ("Scratched box", "Late last delivery", "Display piece", "Price match", "Goodwill")
#: Ways of shipping that were agreed on, with the cents that they cost at least and at most.
OWN_SHIPPING = {"Customer pickup": (0, 0), "Our own van": (1_500, 6_000), "Courier, as agreed": (2_500, 9_000)}
TAGS = ("trade", "quote", "school", "phone order", "rush", "reorder")
NOTES = (
    "[Asked for this on the phone|Phoned in]. [Wants the invoice first|Needs an invoice to get it approved].",
    "[Purchase order to follow|PO comes once their finance has signed], [don't ship before that|nothing goes out until then].",
    "[Same as last spring|Same as their last order], [but in one delivery|only more of it].",
    "[Quote is good until the end of the month|Price holds until month end], [they know|told them so].",
    "[Their buyer is back on Monday|Decision is with their buyer], [call then|ask again early next week].",
    "[Two sites, one invoice|One invoice for both sites], [deliver to this address|all of it goes here].",
    "[Needs a delivery before 10|Dock takes trucks until noon], [tell the carrier|put it on the label].",
    "[Comparing us with another shop|Has another quote], [so we came down a little|asked what we can do on the price].",
)
MESSAGES = (
    "[As we discussed on the phone|As agreed], [payable within 14 days|please pay within two weeks].",
    "[Let us know|Tell us] if [anything is missing|something should change].",
    "[The goods are set aside once it is paid|We ship as soon as the transfer is in].",
    "[Thank you for your patience|Thanks for waiting], [here is the final version|this is the corrected one].",
)
