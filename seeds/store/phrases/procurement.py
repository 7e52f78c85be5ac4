"""What purchasing and the warehouse write about suppliers, orders and transfers; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

SUPPLIER_NOTES = (
    "[Closes at noon on Fridays.|No deliveries on Fridays.|Dock is closed over lunch.] [Call before|Phone ahead] if it's more than a pallet.",
    "[Minimum order is one full carton per item.|Sells full cartons only.] [Ask for the price list every January.|New prices come out in January.]",
    "[Orders by mail only, they don't read the portal.|Send the PO by mail, the portal is not watched.]",
    "[Confirms within two days.|Confirmation usually takes two days.] [If not, call.|Chase after three.]",
    "[Takes damaged goods back if there's a photo within a week.|Claims within seven days, with photos.]",
    "[Ships LTL, liftgate on request.|LTL carrier, book the liftgate.] [Freight is billed separately.|Adds freight to the invoice.]",
    "[Good on quality, slow on paperwork.|Quality is fine, packing slips are a mess.] [Count everything.|Count at the dock.]",
    "[Second source only.|Use as backup.] [Price is a bit higher, lead time is shorter.|Quicker than the others, costs a little more.]",
)

#: What is said of an order in general; of one that is late; of damage; of what was canceled.
COMMENTS = (
    "[Confirmed by phone|They confirmed by mail], [ship date as planned|date holds].",
    "[Asked them to mix the pallet|Told them one pallet is fine], [dock is tight that week|we have no room for two].",
    "[Same cost as last time.|Price is the old one, checked.] [Quote is in the folder.|Quote attached to the mail.]",
    "[Top up before the season|Low on these], [don't let it slip|needed by the end of the month].",
    "[Freight is prepaid|Carrier bills us], [add nothing on the invoice|watch the invoice].",
)
LATE = (
    "[Called them, {reason}.|They say {reason}.] [New date is in.|Moved the date.]",
    "[{supplier} is behind: {reason}.|Late at the source, {reason}.] [Told the store.|The floor knows.]",
)
SLOW = (
    "[Nothing has come yet|Still not here], [left a message|waiting for a call back].",
    "[Carrier has no scan since Monday.|No tracking yet.] [Asked {contact} for a number.|{contact} is checking.]",
)
DAMAGE = (
    "[Photos are with {contact}|Sent {contact} the photos], [credit is coming|waiting for the credit note].",
    "[Corner of the pallet was crushed|Bottom layer was crushed]. [Claim is in.|Carrier has the claim.]",
    "[Wet cartons on one side|Two cartons were wet], [set aside|in the cage] until {contact} answers.",
)
SHORT = (
    "They can't deliver the rest this year.",
    "The rest is discontinued at the factory.",
    "The rest would have come after the season.",
    "Short shipped; the invoice is for what came.",
)
CANCELED = (
    "Ordered twice by mistake.",
    "They raised the price after we had asked.",
    "No longer needed, the season is over.",
    "Lead time got too long.",
)
ORDER_NOTES = (
    "[Restock|Regular restock] [ahead of the season|for the next six weeks|of fast movers only].",
    "[Fill the shelf gaps first.|Only what runs low.] [Mixed pallet is fine.|One pallet if possible.]",
    "[Deliver to dock 2|Dock 2], [mornings only|before 11].",
    "[Needed for the spring promotion|For the campaign], [no partial shipments if they can avoid it|all at once if possible].",
)
TRANSFER_NOTES = (
    "[Hub is low on these.|Stock up the other site.] [Goes with the Thursday truck.|On the regular run.]",
    "[For the display|For the floor], [one of each color|just a few].",
    "[Balance after the count|Evens out the count], [main has plenty|too many here].",
    "[Customer orders wait over there.|Orders are waiting there.] [Please pack by bin.|Label the boxes.]",
)
TRANSFER_COMMENTS = (
    "[On the truck|Loaded], [two boxes|one tote|one pallet].",
    "[Driver swaps at noon|Driver has the list], [call if it's late|they know].",
    "[Counted before loading|Counted twice], [all there|matches the list].",
)
TRANSFER_LOST = ("One box never came off the truck.", "Carrier gave up the search.")
TRANSFER_CANCELED = ("Orders over there were canceled.", "The other site found its own.")
