"""Reviews of what kitchens and coffee bars buy; see `reviews`."""

# Texts read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

PANS = """
5h@sauté pan, stock pot, cast-iron skillet // Sunday dinners // Made Sunday dinner for eight in it and [nothing stuck, nothing scorched|it browned evenly right to the edges]. My mother-in-law turned it over to look for the brand.
5h@sauté pan, cast-iron skillet // Sold on it // I was skeptical of paying this much for a {noun}. Then I made [onions in it for an hour on low|a batch of caramel] and they didn't catch once. [Sold|OK, I get it now].
5b@sauté pan, stock pot, saucepan // Holds up on the line // Two of these on the flat-top since we got them, six nights a week. [They've been dropped, banged and scrubbed with steel wool|The dish pit isn't gentle with them] and they sit as flat as when they came.
5@sauté pan, cast-iron skillet // Heats evenly // I did the flour test on the stove because I'm that kind of person. [Even browning from the middle out to the rim|No hot ring, no pale spots]. My old one failed that test badly.
5@sauté pan, saucepan // No handle burn // The handle stays cool enough to grab [even after half an hour on a gas burner|without a towel, which I've tested by forgetting the towel].
4@stock pot, cast-iron skillet // Great, but heavy // It's a two-hand lift [once there's food in it|when it's full], and I have bad wrists. That aside, it cooks better than anything else I own.
4h // Wish it came bigger // Perfect for two people. When the kids are home I need the next size up and [that one was sold out|it costs nearly double].
4b // Solid, labels are murder // Good pan for the money. The sticker on the bottom [took half an hour and a can of oil to get off|left glue that baked on the first time]. Please use the kind that peels.
3@sauté pan, cast-iron skillet // Needs more oil // Cooks fine but eggs stick unless you [use more butter than I'd like to admit|let it warm up a good five minutes first]. I'm told it gets better with time.
3b // Middle of the pack // We put it next to the two brands we already have and the cooks [couldn't agree on anything except that it's fine|ranked it second out of three].
2@sauté pan, saucepan // Warped // It rocks on a glass cooktop now. I [never put it under cold water hot|didn't crank the heat], so I don't know what I'd do differently.
2h@sauté pan, stock pot, saucepan // Discolored already // Rainbow marks all over the inside after [boiling pasta in it twice|the second use]. Vinegar got some of it off. For this kind of money I didn't expect to be polishing.
1@sauté pan, stock pot, saucepan // Handle is loose // Loose handle out of the box. I tightened what I could and it [worked loose again while I was carrying hot soup|was wobbling again by dinner]. Somebody will get burned.
"""

BAKEWARE = """
5h@sheet pan // Cookies came out right // Same recipe, same oven, and for once the back row [didn't burn|came out like the front row]. So it really was the old pan all along.
5b@sheet pan, cooling rack // Bakery approved // We turn about four racks an hour and these [go from oven to wash to oven all morning|don't get a rest until noon]. Nothing has bent yet.
5@sheet pan, baking mat // Fits my oven // Measured first, and it fits with [half an inch|just enough room] on either side. Small thing, but the last one I bought didn't.
5h@sheet pan, baking mat // Easy cleanup // Warm water and a soft sponge and it's done. [I used to soak the old one overnight|My husband hasn't complained about dishes since].
4@sheet pan // Pings in the oven // It makes a loud ping around 400 degrees, [scared the dog the first time|which startled me]. Settles flat again when it cools.
4b@sheet pan // Good, stack them dry // They nest tightly, which is great for storage until somebody [puts them away wet|stacks them right out of the wash] and you can't get them apart.
3@sheet pan // Smaller inside // The outside measures what it says. The part you can actually use is [about an inch less each way|a good bit smaller]. It'll do for a half batch.
2@baking mat // Smelled for days // Strong smell when it got hot. [Washed it three times|Ran it empty first like the tag said]. It went away eventually, but I threw out the first batch of rolls.
1@cooling rack // Rusted // Left to dry on the rack overnight and there was rust in one corner by morning. [One night|That was the second wash].
"""

BLADES = """
5h@chef's knife // My onions thank you // I hadn't realized how dull my old one was until [I went through a bag of onions with this and didn't cry|I cut a ripe tomato with no pressure at all].
5b@chef's knife, boning knife // Bought for the prep cooks // Five prep cooks, five opinions, and [all of them reach for this one|I've had to put names on them]. Comes back well on a stone.
5@chef's knife // Fits a small hand // I have small hands and most of these feel like a machete. This one [sits right where I want it|lets me choke up on it without my knuckles hitting the board].
4h // Sharp! // Sharp enough that I'm [wearing a bandage as I type this|now the only one in the house allowed to use it]. A sheath in the package would make it five stars.
4 // Hand wash only // Lovely to use. Just know it's hand wash only, [which my family can't seem to remember|so it lives apart from the others].
3b // Fine for backup // A decent second knife. The edge [needs touching up every couple of shifts|doesn't stay as long as our main ones], so it's what we lend out.
2@chef's knife, bread knife // Spots // Little brown spots near the handle after [one night in the drying rack|a week of normal use]. They scrub off and then they come back.
"""

HONING = """
5 // Does its job // A few strokes before I start and the knives [bite again|are good for the evening]. [Nice length, so I'm not running out of steel|Long enough for a ten-inch blade].
4 // Handle a bit small // Works fine. The handle's on the small side [for my hands|if you're wearing gloves].
3 // It's okay // It does straighten an edge. [It's lighter than I expected|I thought it would have more weight to it].
"""

TABLE = """
5h@dinner plate, soup bowl, water glass, flatware place setting // Big table // We finally have enough that match. [Set the table for twelve and didn't have to mix in the old ones|Everybody asked where they came from].
5b@dinner plate, soup bowl // Banquet tough // Ran a 140-person wedding with these. [Two casualties, both dropped from shoulder height|Lost one, and that was the floor's fault]. They stack neatly and don't wobble.
5@dinner plate, soup bowl, cappuccino cup // Nicer in person // The {finish} is [warmer than it looks on a screen|softer in person]. I was nervous ordering without seeing one, and I shouldn't have been.
5b@dinner plate, soup bowl, water glass // Survives our dish machine // Three hundred covers on a Saturday and they come out of the machine [without a water spot|looking the same as they went in]. The old ones were hazy in a month.
5@dinner plate, soup bowl, water glass, cappuccino cup // Each one wrapped // Every piece had its own sleeve and [not one was chipped|all of them arrived whole]. Somebody there has shipped dishes before.
4@dinner plate, soup bowl, water glass, cappuccino cup // One chip // One had a chip on the rim. They [sent another without making me mail the old one back|apologized and sent another]. Lovely otherwise.
4h@dinner plate, soup bowl // Gets hot // Pretty, and a good size. They get hot in the microwave, [so use a mitt|more than our old set did].
4b@dinner plate, soup bowl // Heavy for servers // Guests like them. My servers would like them more if [you could carry four at a time|a full tray weighed less].
3h@dinner plate, soup bowl // Scratches show // Forks leave gray lines on them. [Baking soda takes them off|You can scrub them off], but I don't want to do that after every meal.
2@dinner plate, soup bowl, cappuccino cup // Not one matches // Ordered one color and got [three shades of it|two that are clearly from another batch]. On one table together, you see it.
1@dinner plate, soup bowl, water glass, cappuccino cup // Box of pieces // You could hear it when the driver set it down. [More broken than whole|Seven of them in pieces]. One sheet of paper between them is not packing.
"""

BOXES = """
5b@polycarbonate container // Walk-in is organized // We replaced a shelf full of mystery tubs with these. [Everything's labeled and you can see what's in it|Inventory takes half the time because you can see the level from outside].
5h@ingredient bin, polycarbonate container // For flour // Holds a whole [ten-pound bag|big bag from the warehouse store] with room to scoop. No more clips and no more bugs.
5@polycarbonate container, dough box, insulated carrier // Stack like bricks // Stack them four high and [they don't slide|the tower doesn't lean]. That was my entire reason for buying.
4b@ingredient bin // Lids get lost // No fault of theirs, but [lids walk off in every kitchen|we're always short a lid]. I'd like to be able to buy them separately by the case.
4h@polycarbonate container // Good, tomato stains // Sturdy and a useful size. Tomato sauce [stained it the first night|turned it pink], like it does with all of these.
3@vacuum canister, ingredient bin // Hard to open cold // Once it's been in the walk-in overnight it's [a fight to get open|stiff]. Warm hands help.
2@polycarbonate container // Cracked in the freezer // Cracked along the bottom [the first time it was frozen|after a night at zero]. I thought this was the freezer-safe one.
1@polycarbonate container, dough box // Warped in the wash // Went through one cycle and now [the sides bow in|it doesn't sit flat]. It's supposed to be made for that.
"""

APPLIANCES = """
5h@planetary mixer, food processor // Best thing on the counter // I use it [four or five times a week|every weekend without fail] and wipe it down with a damp cloth. My old one sounded like a truck; with this I can listen to the radio.
5b // Replaced our old workhorse // Ours died in the middle of a Friday, so this was a rush buy. [It took over like nothing had happened|Nobody on the line had to be shown anything]. Fast delivery saved us.
5h@planetary mixer, food processor // Pizza dough, finally // [Pizza night is a different thing now|My dough has never been this smooth]. Honestly, I'd been blaming the recipe.
4h@planetary mixer // Good but tall // Check the space under your cabinets. Mine [has to be pulled out to open|lives on a cart because of it]. It does everything I hoped for.
4b@food processor, planetary mixer // Parts to wash // Works great. There are [six parts to wash|a few more pieces to wash than with our old one], and the night crew has opinions about that.
3h@planetary mixer, food processor // Loud // It does the job in two minutes, and those are two [loud minutes|minutes when nobody can talk]. I run it when the baby's up.
2 // Smells hot // There's a hot smell when it's working hard. It [hasn't quit on me|still runs], but I don't leave the room.
1 // Quit with guests coming // Stopped halfway through [the first real meal I made with it|a double batch], with people due in an hour. Unplugged it, waited, nothing.
"""

ESPRESSO = """
5b // Mornings run smoother // We see a line out the door from 7 to 9 and it [hasn't dropped temperature once|keeps up shot after shot]. My opener used to babysit the last machine. She doesn't have to with this.
5b // Barista approved // I asked my most stubborn barista what she'd change. She [thought about it and said the drip tray|said nothing, and from her that's a rave]. Steam is strong and dry.
5h // Better than the cafe // I worked out that it pays for itself by [next spring|the time my daughter graduates] at the rate I was buying lattes. The milk took me a week to get right. The coffee took a day.
5 // Steady // Pulled ten in a row with a scale and a timer and they were [within a second of each other|all within a gram]. That's what I paid for.
4b // Great, tight service access // No complaints about the coffee. Our tech says [the side panel takes eight screws to get off|he'd have put the pump where you can reach it].
4h // Long warm-up // Give it a good half hour before the first cup. [I put it on a timer|I turn it on before my shower]. After that it's terrific.
3b // Fine off-peak // It's good until about the fifth milk drink in a row, then [you're waiting on steam|it needs a breather]. Too small for us, and I knew it might be.
2b // Leaks under the tray // There's a puddle under it every morning. They [sent a gasket, and it's a smaller puddle|talked us through tightening a fitting, which helped for two days].
1b // Down on a Saturday // Error code at 8:20 on a Saturday, [line to the street|full house]. The phone line opens Monday. We served drip all weekend.
"""

GRINDERS = """
5b // Even grounds // Dialed it in the first morning and [it stayed there all day|I barely touched it since]. Very little left in the chute, which the old one was terrible about.
5h // Didn't know what I was missing // I changed nothing but this and my morning cup tastes like [a different bag of beans|I know what I'm doing].
4 // Static // Good grind, some static, so you get [chaff on the counter|a little dust around it]. A drop of water on the beans takes care of it.
4h // Not before seven // Lovely grind. [Everyone in the house knows when I'm up|I've moved it to the garage for early mornings].
3 // Steps too coarse // One click is too fine, the next is too coarse. [I'd love something in between|I adjust the dose instead].
2b // Jams on dark roast // Oily beans stop it [about once a day|right when there's a line]. We've cleaned it by the book.
"""

BREWERS = """
5b@thermal server // Still hot at noon // Filled at six, still [properly hot at noon|at 170 by lunch, I put a thermometer in it]. The breakfast crowd at our church thinks we bought a new coffee.
5h@pour-over brewer // Slow mornings // It makes me slow down, in a good way. [Clean cup, easy to rinse|Rinse it and you're done]. It looks lovely on the counter, too.
5b@cold brew tower, pour-over brewer // Customers ask about it // Half our guests [take a picture of it|ask what it is], and then they order one. It brews well, too, by the way.
4@thermal server // Dribbles // Pour slowly or it [runs down the side|drips on the counter]. You learn the angle by the second day.
4b@thermal server // Good, hard to reach inside // Keeps it hot and doesn't leak. [You'll need a long brush|My hand doesn't fit in there] for cleaning.
3@pour-over brewer, cold brew tower // Pretty, slow // It's nicer to look at than to use when [there are four of you waiting|you're running late]. On weekends, fine.
2@thermal server // Lukewarm // Coffee is lukewarm after [two hours|a morning meeting]. I preheated it. That's with the lid on the whole time.
"""

BARWARE = """
5b // Fits our machine // Good weight, right fit, and [the new hires stopped making a mess|nobody has asked for the old ones back]. You can tell it's meant for a bar and not a gift shop.
5h // Feels professional // I only make two drinks a day, but it [feels right in the hand|makes me feel like I know what I'm doing]. Better than the one that came with my machine.
4 // Good, shows fingerprints // Well made. The finish [shows every fingerprint|needs a wipe at the end of the shift to look nice].
3 // It's fine // Works okay. [I expected a little more weight for the price|The one from my machine wasn't much worse].
2@tamper // Not quite the size // A hair too small for what we have. It [works with a bit of wiggling|does the job badly]. I did measure.
"""

SOFTENER = """
5b // Scale is gone // Our tech opened the boiler at the quarterly visit and [found next to nothing|said whatever we changed, keep it]. We have very hard water here.
5b // Swapped in two minutes // Twist out, twist in, flush a bucket and [you're done|back to work]. I wrote the date on it with a marker.
4 // Works, no date sticker // The water tests where it should. I'd like [a sticker for the change date|a place to write the date].
3b // Shorter life than it says // With our water it's good for [about two-thirds of the gallons on the label|a lot less than the box claims]. The number is probably for softer water.
2b // Seeps // Slow drip at the seal, [fixed with a new O-ring from the hardware store|so there's a tray under it now].
"""

DESCALER = """
5b // Cleared it up // One treatment and the flow [was normal again|came right back]. Rinse twice like it says and there's no taste.
5h // Kettle looks new // Used what was left on the kettle, too. [Looks brand new|You can see the bottom again].
4 // Works, strong smell // It works, and quickly. [Open a window|Crack a door] while you're at it.
3 // Two rounds // Needed two rounds for our machine. [It had been a while, to be honest|We do have hard water].
"""

GLASSES = """
5h // Good everyday glasses // Nice weight, thin enough to drink from and [thick enough for my kids|they stack without sticking]. The whole family has switched over.
5b // Bar likes them // We refill these [a few hundred times a night|all night long] and I've swept up two so far. Clear, no seam you can feel.
4 // Water spots // Good glasses. They [show water spots|need a towel] if you let them air dry.
2 // Thin // Pretty and too thin. One [cracked with ice in it|broke in my hand while I was washing it], and I wasn't squeezing.
"""

FLATWARE = """
5h // Good weight // The forks have some heft and the knives [really cut|cut a steak]. No sharp edges on the backs of the handles.
5b // Polished up well // Five hundred covers a week and a [vinegar wipe|quick wipe] is all they need to look new.
4 // Spoons are deep // Good set. The spoons are [deeper than we're used to|a bit large for small mouths].
2 // Rust spots // Rust specks on the knife blades after [the first wash|three runs in the dishwasher]. The forks are fine.
"""

CUPS = """
5b // Keeps the foam // The shape's right, so the foam [stands up|holds] and the latte art has room. Heavy bottom, hot cups.
5h // My morning cup // It's the right size for a double shot and milk, and [I can get a finger through the handle|it fits under my machine].
4b // Saucers slide // Good cups. They [slide on the saucer|skate a little on a wet tray], so walk slowly.
2b // Crazed glaze // There's fine crackle in the glaze of half of them after [the hot wash|a couple of weeks]. Coffee gets in there.
"""

CARRIER = """
5b // Hot on arrival // We cater across town. Loaded at 9:30, opened at noon, and the pans were [still at 150|safe by a mile]. Latches hold.
4b // Heavy full // Keeps food hot. Loaded, it's [two people or a cart|more than one person should lift].
2b // Latch // A latch came loose in the van and [we had soup on the floor|the lid popped]. Straps on it from now on.
"""

CANISTER = """
5h // Coffee stays fresh // The beans at the bottom smell like [the day I opened the bag|the first day]. You can see how much is left.
4h // Push hard // The seal works if you [push down with both hands|press until it clicks]. After that it stays.
2h // Loses its seal // Tight at night, loose by [morning|breakfast]. I've cleaned the ring twice.
"""

COOKERS = """
5h@rice cooker // Rice every time // I ruin rice. I've ruined it on gas, on electric and in the oven. [This doesn't let me|Not with this].
5b@rice cooker // Lunch rush proof // Two batches before eleven and we're covered. [Stays fluffy on warm for hours|It doesn't dry out at the edge].
3h@rice cooker // Sticks at the bottom // Good rice, but there's a crust at the bottom [no matter how I rinse|every time]. My kids eat it like chips.
5h@immersion circulator // Steak night // Set it, go for a run, come back, sear it. [I've stopped going out for steak|Everyone thinks I learned to cook].
5b@immersion circulator // Steady bath // We checked it against the probe every hour for a day and it [didn't move|was within a tenth].
3@immersion circulator // Slow to heat // It's accurate. A big pot takes [forty minutes to come up|a long time], so start with hot water.
"""

RACKS = """
5h@cooling rack // No more soggy bottoms // Bread comes out of the oven and onto this, and the crust [stays crisp|doesn't steam]. It fits a half sheet just right.
4@cooling rack // Corners // Does what it should. The feet [scratch the counter a little|aren't padded], so I set it on a towel.
5h@baking mat // Nothing sticks // Caramel, cookies, a disaster with cheese. [It all slides off|All of it peeled right off].
3@baking mat // Curls // It works. It [curls up at the corners|won't lie flat] until there's dough on it.
4b@dough box // Right size for us // Fits our rack, stacks square. [We label the ends with tape|I'd take one an inch deeper].
5b@dough box // Dough lets go // Some oil and the dough [comes right out|doesn't stick to the corners]. The corners are rounded, so they wash up quickly.
"""

#: Which are said of which goods.
POOLS: dict[str, tuple[str, ...]] = {
    PANS: (
        "sauté pan",
        "stock pot",
        "saucepan",
        "cast-iron skillet",
    ),
    BAKEWARE: (
        "sheet pan",
        "cooling rack",
        "baking mat",
    ),
    BLADES: (
        "chef's knife",
        "boning knife",
        "bread knife",
    ),
    HONING: ("honing steel",),
    TABLE: (
        "dinner plate",
        "soup bowl",
        "water glass",
        "flatware place setting",
        "cappuccino cup",
    ),
    BOXES: (
        "polycarbonate container",
        "ingredient bin",
        "dough box",
        "insulated carrier",
        "vacuum canister",
    ),
    APPLIANCES: (
        "planetary mixer",
        "food processor",
    ),
    ESPRESSO: (
        "volumetric espresso machine",
        "lever espresso machine",
        "compact espresso machine",
        "multi-boiler espresso machine",
    ),
    GRINDERS: (
        "on-demand grinder",
        "brew grinder",
        "shop grinder",
    ),
    BREWERS: (
        "thermal server",
        "pour-over brewer",
        "cold brew tower",
    ),
    BARWARE: (
        "steaming pitcher",
        "tamper",
    ),
    SOFTENER: ("softener cartridge",),
    DESCALER: ("boiler descaler",),
    GLASSES: ("water glass",),
    FLATWARE: ("flatware place setting",),
    CUPS: ("cappuccino cup",),
    CARRIER: ("insulated carrier",),
    CANISTER: ("vacuum canister",),
    COOKERS: (
        "rice cooker",
        "immersion circulator",
    ),
    RACKS: (
        "cooling rack",
        "baking mat",
        "dough box",
    ),
}
