"""What the warehouse notes when stock moves, and not by an order; patterns of `seeds.grammar`."""

from __future__ import annotations

#: By the reason of a movement.
NOTES = {
    "Count correction": (
        "[cycle count|recount|spot check|shelf count][, top shelf|, second look| after the label change|]",
        "[found|turned up|was] [behind the rack|in the returns cage|under the packing bench|in the wrong bay]",
        "[miscounted|two labels on one bin|book was off|picked from the neighbour bin]",
    ),
    "Damaged": (
        "[forklift|pallet jack|fork went through the carton|crushed at the bottom of the stack]",
        "[water stain|wet carton|torn open] [on arrival|under the skylight|by the dock door|]",
        "[dropped|slipped] [while packing|from the top shelf|off the belt]",
    ),
    "Returned to stock": (
        "[sample|loan piece|demo piece] [is back|came back|back from the showroom], [as new|checked|box is fine]",
        "[photo shoot|fair|customer visit] is over, [back on the shelf|checked and repacked]",
    ),
    "Lost or stolen": (
        "[gone|missing|not to be found] [since the last count|after two searches|, looked everywhere twice]",
    ),
    "Donation": ("[for the|to the] [school raffle|food bank|youth club|volunteer fire brigade|library sale]",),
}

#: What comes with a truck.
DELIVERIES = (
    "[Weekly|Regular|Usual] [truck|delivery|drop], [complete|all there|checked at the dock|papers match]",
    "[Delivery|Truck] [of {weekday}|came early|came after lunch], [counted|checked] [in|at the dock|by two of us]",
    "[Mixed pallet|Two pallets|Part load], [papers match|slip signed|nothing short]",
)
LATE_DELIVERIES = (
    "[{supplier}, at last|the late goods from {supplier}|overdue delivery from {supplier}][, complete|, counted|]",
    "{supplier} [delivered|came through], [all there|papers match|waiting orders first]",
)
