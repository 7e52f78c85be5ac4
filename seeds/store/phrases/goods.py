"""How the store describes goods, and what is noted of customers and orders; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: What a material is like.
MATERIALS = {
    "Ripstop nylon": "[light|dense|tear-proof] ripstop nylon[ that shrugs off rain| with a tight weave|]",
    "Cotton": "[dense|long-staple|brushed] cotton[ that softens with every wash| that keeps its shape|]",
    "Merino wool": "[fine|mid-weight|soft] merino wool[ that warms even when damp| that stays fresh for days|]",
    "Leather": "[full-grain|waxed|vegetable-tanned] leather[ that wears in, not out| with a close grain|]",
    "Stainless steel": "[brushed|thick-walled|rust-free] stainless steel[ with clean welds| that wipes clean in a moment|]",
    "Aluminium": "[light|anodised|solid] aluminium[ with a hard skin| without a sharp edge|]",
    "Steel": "[powder-coated|folded|galvanised] steel[ that takes a knock| without a sharp edge|]",
    "Wood": "[solid|oiled|kiln-dried] wood[ from managed forests| with visible grain|]",
    "Glass": "[thick-walled|tempered|clear] glass[ with an even wall| that stands up to daily use|]",
    "Stoneware": "[dense|hand-glazed|heavy] stoneware[ that keeps its heat| fired twice|]",
    "Polymer": "[a tough|an impact-proof|a reinforced] polymer[ that does not yellow| with a pleasant grip|]",
    "Rubber": "[long-wearing|oil-proof|natural] rubber[ that stays supple in the cold|]",
    "Paper": "[strong, even|acid-free|recycled] paper",
}
LEADS = (
    "The {series} {noun} is made of {feel}[, for daily use|, with nothing that breaks without need|].",
    "[Our|The] {series} {noun} in {feel}: [simple and sound|made for people who use it every day|the one our regulars order|a workhorse that asks for little].",
    "[We designed|We built] the {series} {noun} in {feel}[, tested in daily work|, together with the people who use it|].",
    "[Nothing fancy|No frills|Plain and good]: the {series} {noun}, in {feel}.",
)
SIZES = (
    "This is the {size} version[; there are four others|, part of our {family} range|].",
    "[Shown here|Here] in the {size} version[, one of five|, part of our {family} range|].",
)

CUSTOMER_NOTES = (
    "[Asks for|Prefers] [deliveries before noon|a call before freight comes|one parcel per order|the dock at the back].",
    "[Orders|Buys] [for the whole team|for two sites|every season|before events], [plan stock|tell the warehouse|often the same things|].",
    "[Pays on a shared card|Needs a receipt with the company's name|Tax paper is on file|Invoice by mail, please].",
    "[Careful with|Known for] [changes after the order|returns|address typos][, ask once|, but friendly|, see the orders|].",
)
ORDER_NOTES = (
    "[Please leave|Leave it|Drop it] [with the front desk|with the neighbour|at the back dock|in the porch].",
    "[Gift|This is a gift|Birthday present]: [no invoice in the box|neutral box|no prices inside], please.",
    "[Call|Ring|Text] [before delivery|when you are near|the number above].",
    "[Gate|Door|Yard] is [round the corner|closed at noon|shared with the bakery][, ring twice|, thanks|].",
    "[Please hurry if you can|No rush with this one|All in one parcel, please|Second try, the first order was a mistake].",
)
