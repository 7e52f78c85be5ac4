"""How the store describes goods, and what is noted of customers and orders; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: What a material is like, and how it is cared for.
MATERIALS = {
    "Ripstop nylon": (
        "[light|dense|tear-proof] ripstop nylon[ that shrugs off rain| with a tight weave|]",
        "[Wipe|Brush] clean, [dry in the shade|dry before storing|no softener].",
    ),
    "Cotton": (
        "[dense|long-staple|brushed] cotton[ that softens with every wash| that keeps its shape|]",
        "[Machine wash warm|Wash inside out|Cold wash], [tumble low|line dry|iron damp].",
    ),
    "Merino wool": (
        "[fine|mid-weight|soft] merino wool[ that warms even when damp| that stays fresh for days|]",
        "[Wool cycle|Hand wash], [dry flat|no tumble dryer].",
    ),
    "Leather": (
        "[full-grain|waxed|vegetable-tanned] leather[ that wears in, not out| with a close grain|]",
        "[Grease twice a year|Dry cloth only|Keep from heat].",
    ),
    "Stainless steel": (
        "[food-safe|brushed|thick-walled] stainless steel[ with welded seams| that cleans in a moment|]",
        "[Dishwasher safe|Wipe dry to avoid spots|No steel wool].",
    ),
    "Aluminium": (
        "[light|anodised|solid] aluminium[ cut from one piece| with a hard skin|]",
        "[Hand wash|Wipe clean|No strong alkali].",
    ),
    "Steel": (
        "[powder-coated|folded|galvanised] steel[ that takes a knock| without a sharp edge|]",
        "[Dust off|Touch up scratches|Wipe with a damp cloth].",
    ),
    "Wood": (
        "[solid|oiled|kiln-dried] wood[ from managed forests| with visible grain|]",
        "[Oil once a year|Keep dry|Wipe along the grain].",
    ),
    "Glass": (
        "[thick-walled|tempered|clear] glass[ with an even wall| that stands up to daily use|]",
        "[Dishwasher safe|Soft cloth only|Avoid sudden heat].",
    ),
    "Stoneware": (
        "[dense|hand-glazed|heavy] stoneware[ that keeps its heat| fired twice|]",
        "[Dishwasher safe|Oven proof|Not for open flame].",
    ),
    "Polymer": (
        "[a tough|an impact-proof|a reinforced] polymer[ that does not yellow| with a pleasant grip|]",
        "[Wipe clean|No solvents|Dishwasher top rack].",
    ),
    "Rubber": (
        "[long-wearing|oil-proof|natural] rubber[ that grips in the wet|]",
        "[Rinse and dry|Keep from sunlight|No oil].",
    ),
    "Paper": ("[strong, even|acid-free|recycled] paper", "[Store dry and flat|Keep from sunlight]."),
}
LEADS = (
    "The {series} {noun}[, made of| in|, built from| of] {feel}[, for daily use|, and little else|, made to be repaired|].",
    "[Our|The] {series} {noun}[ of| made of| in] {feel}: [nothing that breaks without need|simple and sound|made for people who use it|the one our regulars order].",
    "[We built|We designed|Here is] the {series} {noun}[ from| out of] {feel}[, tested in daily work|, with parts you can replace|].",
)
SIZES = (
    "[This is the|Here in the|The] {size} version[, part of the {family} range|, fits the rest of the {family} range|].",
    "[Size|Version]: {size}[; other sizes of the {series} are listed next to it|].",
)
SPECS = (
    "[Choose|Comes in|Available in|Ordered in] {finishes}. [Weight|Shipping weight][ about|:] {weight}.",
    "{option}: {finishes}. Weight: {weight}[, packed|].",
)
CARE = (
    "[Care|To keep it good]: {care}",
    "{care} [Parts are kept for ten years|Every part can be replaced|Ships assembled|Ready to use].",
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
