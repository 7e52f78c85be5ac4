"""Reviews of what is used up or replaced in time; see `reviews`."""

# Texts read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

CARTRIDGE = """
5 // Scale is gone // Our water is hard enough to chew. Since I put this in, [no more crust in the kettle|the boiler stays clean|nothing builds up on the screens].
5b // On the calendar now // We change it every six months, it drops right in, and [our tech stopped finding scale|service visits got shorter]. That pays for it.
5 // Easy swap // [Water off, old one out, new one in|A quarter turn and it's in]. Took me less time than finding the bucket.
5 // Tested the water // I tested before and after with strips. [It does what it says|From very hard to almost nothing]. Ordering the next one now.
4 // Good, bulky // Works as it should. It's taller than the old one, [so measure under your counter|so I had to move a shelf].
4b // Lasts what they say // We got almost exactly the volume they list. [I'd love a reminder sticker on it|A date field on the label would help].
3 // Fine, pricey // It works. I just wish [the replacements were cheaper|they came in a two-pack].
2 // Dripped // It dripped at the head until I [changed the O-ring|found a thicker washer]. That should come with it.
1 // Didn't fit // The page says standard head. [Mine is as standard as it gets, and this doesn't thread on|It doesn't seat in ours, and we have the common one].
"""

DESCALER = """
5 // Like a new machine // First descale in longer than I'd like to admit. [You should have seen what came out|The water ran brown, then clear]. Steam is back to full.
5b // What we use every month // We do every machine on the first Monday of the month. [Measures easily, rinses out fast|Two rinses and there's no taste]. No more service calls for scale.
4 // Works, smells // It does the job. [Open a window|It smells like a pickle jar while it's going], and rinse one more time than they say.
4 // Good, directions are vague // It works well. How much for a small machine? [I guessed|I wrote and they told me], and it came out fine.
3 // Took two rounds // The first round did about half. [A second one got the rest|I had to do it again with twice as much].
2 // Leaky cap // The cap was loose and [a third of it was in the box|the label had washed off]. What was left works.
"""

TIPS = """
5b // No drips, no complaints // They seat on [all three brands of pipettes we have|both our old and our new pipettes], and the filter keeps things where they belong.
5b // Every rack complete // I've opened maybe forty racks. [Not one tip missing, not one bent|All of them full and straight].
5b // Blanks stay clean // We switched for the filters after a contaminated run. [No trouble since|Blanks have been clean ever since].
4b // Good, lid pops off // Tips are great. The lid on the rack pops off [if you look at it wrong|when you stack more than two], so we tape it.
4b // Fit is snug // A bit snug on our multichannel. [You push, they hold|Press straight down and they seal]. No leaks.
3b // OK for routine work // Fine for buffers and dilutions. For the low volumes we use [something better|the expensive ones].
2b // Some don't seal // Two or three in a rack don't seal, [and you only find out from the data|and you see it in the volumes]. We're going back.
1b // Crushed racks // The carton had been crushed and so had [five of the racks|most of what was in it]. Can't use tips that have been on the floor of a box.
"""

PAPER = """
5b // Flows well, holds the fines // [Fast enough that I don't go for coffee|It doesn't clog on us], and nothing comes through. We use it for [soil extracts|settled solids|teaching labs].
5b // Same weight every time // We weigh these before and after, so it matters. [Very consistent|They come out of the box within a hair of each other].
5b // Good paper for the price // I compared with the name brand, same sample, three runs. [I couldn't tell them apart|Same numbers].
4b // Good, box tears // The paper's good. The box falls apart [after a week in the drawer|once it's half empty].
3b // Slower than ours was // Retains well but it's slower than what we had. [I start it before lunch|Plan for it].
2b // Tears when wet // It tore in the funnel [twice out of ten|more than once]. The old brand could take a little vacuum.
"""

ROSIN = """
5 // Good grip, not dusty // It grips without covering everything in powder. [My teacher asked what I'd changed|I use half as much as before].
5b // For the whole section // We keep one on every second stand. [They last a semester, even with sixth graders|Nobody's broken one yet, which surprises me].
5h // My daughter's first // Her teacher said to get her own. [She's very proud of it|It comes with a cloth, which she loves]. It does what it should.
4 // Good, took a while to start // You have to [scuff it first|work at it the first time]. After that it's smooth.
3 // A bit soft // In the summer it gets [soft|sticky] in the case. Fine the rest of the year.
1 // Cracked // It was [in three pieces|cracked right through] when I opened it. Nothing but paper around it in the box.
"""
#: By what they are said of.
POOLS: dict[str, tuple[str, ...]] = {
    CARTRIDGE: ("softener cartridge",),
    DESCALER: ("boiler descaler",),
    TIPS: ("filter tip rack",),
    PAPER: ("filter paper",),
    ROSIN: ("rosin cake",),
}
