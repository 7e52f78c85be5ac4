"""What the warehouse notes when stock moves, and not by an order; patterns of `seeds.grammar`."""

# Sentences read best unbroken.

from __future__ import annotations

#: Of a count that was more than the book said, and of one that was less.
MORE = (
    "[found|turned up] [behind the rack|in the returns cage|under the packing bench|one bay over|on top of the rack]",
    "[cycle count|recount|spot check], [more on the shelf than in the system|system was low]",
    "[short-picked earlier, never put back in the system|came back from a short pick]",
    "[was in the wrong bin|sitting in the bin next door], [label fixed|moved it back]",
    "[unopened box in the returns cage|box on the returns shelf, never scanned in]",
    "[receiving missed one on the last truck|one more on the pallet than on the slip]",
    "[double scanned when it shipped|picked once, scanned twice]",
    "[opened the overstock carton, count was off|overstock carton had more in it than marked]",
)
LESS = (
    "[cycle count|recount|shelf count], [fewer than in the system|system was high]",
    "[counted twice, still short|two of us counted, still short|second count says the same]",
    "[two labels on one bin|same bin counted twice last time], [fixed|relabeled]",
    "[picked from the wrong bin|wrong item in the pick], [other SKU is over|see the one next to it]",
    "[never made it off the truck, slip says it did|signed for at the dock, not on the pallet]",
    "[box was empty|empty carton on the shelf], [nobody knows since when|somebody pulled it for a rush order]",
    "[used for the photo shoot, not booked out|taken for a sample, nobody wrote it down]",
    "[typo at receiving|keyed in wrong at receiving]",
)

#: By the reason of a movement.
NOTES = {
    "Damaged": (
        "[forklift|fork went through the carton|pallet jack got it]",
        "[crushed at the bottom of the pallet|bottom of the stack, crushed|came in crushed, driver signed for it]",
        "[carton got wet by the dock door|wet carton|roof leak over bay 4]",
        "[dropped while packing|slipped off the bench|fell off the conveyor]",
        "[damaged on arrival, claim filed with the carrier|claim is in, keep the carton]",
        "[customer return, can't be sold as new|came back opened, can't go back on the shelf]",
        "[box cutter|cut when the carton was opened]",
        "[display piece, scratched up|floor sample, scratched, can't sell it]",
        "[pulled for QC, failed|failed QC, tagged red]",
        "[torn open in the cage|packaging torn, contents marked up]",
    ),
    "Returned to stock": (
        "[sample came back from the customer|loaner is back], [checked, good|looks new, repacked]",
        "[back from the showroom|demo unit is back], [checked and repacked|clean, box is fine]",
        "[photo shoot is done|back from the photo shoot], [restocked|good as new]",
        "[trade show stock|left over from the show], [counted back in|back on the shelf]",
        "[will call, never picked up|customer never picked it up], [put back|restocked]",
        "[refused at delivery|came back, wrong address], [unopened|still sealed]",
        "[exchange, first one was fine|swapped in error], [back on the shelf|restocked]",
    ),
    "Lost or stolen": (
        "[missing since the last count|can't find it, looked twice|not in any bin]",
        "[carrier can't find it, claim filed|lost between here and the other site]",
        "[empty box on the sales floor|box is there, item isn't]",
        "[gone from the will-call shelf|walked off the dock, checking the cameras]",
        "[written off after the second search|searched twice, writing it off]",
    ),
    "Donation": (
        "[for the school raffle|raffle prize for the elementary school]",
        "[to the volunteer fire department|for the fire department fundraiser]",
        "[silent auction at the community center|for the hospital's silent auction]",
        "[to the shelter downtown|women's shelter, per HR]",
        "[United Way drive|food bank fundraiser], [receipt is with finance|letter is in the file]",
        "[youth club|Little League prize], [approved|cleared upstairs]",
    ),
}

#: What comes with a truck.
DELIVERIES = (
    "[{weekday} truck|regular {weekday} delivery], [all there|complete|counted at the dock]",
    "[packing slip matches|matches the PO|slip and PO agree], [put away|on the shelf]",
    "[two pallets|mixed pallet|one pallet, shrink wrapped], [counted|no shortages|nothing damaged]",
    "[truck came early|driver showed up early], [counted by two of us|checked in before lunch]",
    "[partial, rest to follow|part of the PO, rest is on the next truck]",
    "[LTL, liftgate|LTL drop], [pallet intact|no damage noted on the BOL]",
    "[blind count done|counted without the slip], [matches|agrees with the PO]",
    "[received in full|in full], [slip signed|paperwork is with purchasing]",
    "[late in the day|driver was two hours late], [put away the next morning|checked in before we closed]",
)
LATE_DELIVERIES = (
    "[{supplier}, finally|the late order from {supplier}|overdue PO from {supplier}][, complete|, counted, all there|]",
    "{supplier} [delivered|came through], [matches the PO|back orders go out first|all there]",
    "[back order from {supplier} is in|{supplier} back order], [counted|all of it]",
)
