"""How the store describes goods, and what is noted of customers and orders; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: By kind of goods.
LEADS: dict[str, tuple[str, ...]] = {
    "accessory": (
        "[Built from|Made of] {material}, the {series} {noun} [stands up to daily use|holds up to daily handling|is made to be used every day].",
        "The {series} {noun} [keeps things simple|does one job and does it well]. [Solid {material}|Sturdy {material}], [nothing to set up|ready to use out of the box].",
    ),
    "bag": (
        "The {series} {noun} [rides close to the back|carries close and stays put], with [padded straps|wide, padded straps] and [room where you need it|a layout that makes sense].",
        "[Tough|Hard-wearing] {material}, [reinforced|doubled] at the bottom: the {series} {noun} is [built for people who don't baby their gear|made to be thrown in the back of a truck].",
    ),
    "bedding": (
        "The {series} {noun} [packs small and lofts back up in minutes|stuffs down small and lofts back up fast], with [a full-length zipper|a two-way zipper] and [its own stuff sack|a stuff sack included].",
        "[Made for cold nights in camp|Warm enough for nights colder than the forecast]: the {series} {noun} has [a draft tube behind the zipper|a drawcord hood that seals in heat] and [stuffs into its own sack|comes with a stuff sack].",
    ),
    "bulb": (
        "[Steady light|Even light], [no flicker|no hum], and [the same color in every box|color that matches from box to box]: the {series} {noun} is [a drop-in replacement|made for relamping].",
        "The {series} {noun} [cuts the wattage without changing the look of the room|gives the same light for a fraction of the power]. [Packed for the job site|Boxed in contractor quantities].",
    ),
    "climbing": (
        "[Every {series} {noun} is inspected and tagged before it ships|Each {series} {noun} is inspected by hand and tagged]. [Certified, with the test sheet in the box|The instructions and the test sheet are in the box].",
        "The {series} {noun} [is a workhorse for gyms and guides|was made for people who climb for a living]: [simple, certified, and easy to inspect|certified, and easy to check over before each use].",
    ),
    "control": (
        "The {series} {noun} [wires in like any other|goes in a standard box] and [sets up without a laptop|is set up on the wall, without a laptop].",
        "[Set it once and leave it alone|Program it once and you're done]: the {series} {noun} [keeps its settings through a power outage|remembers its settings].",
    ),
    "device": (
        "The {series} {noun} [is quick to set up|starts up fast], [reads clearly|has a display you can read from across the bench], and [doesn't take up much room|leaves you your bench space].",
        "[Small and solid|Compact and solid], with [a {material} body|a {material} housing], the {series} {noun} [is built for everyday use|is made for daily work].",
    ),
    "fixture": (
        "[Clean lines and even light|Even light without glare], [in a {material} body|housed in {material}]: the {series} {noun} [works in new construction and retrofits|goes up fast, new work or retrofit].",
        "The {series} {noun} [is easy on the eyes and on the electrician|installs fast and gives an even light]. [Mounting hardware included|Comes with mounting hardware].",
    ),
    "footwear": (
        "The {series} {noun} [is made for people who stand all day|was designed for long shifts on concrete]: [cushioned insole, slip-resistant sole|a cushioned insole and a sole that grips].",
        "[Comfort from the first shift|Little break-in, lots of grip]. The {series} {noun} in {material} [holds up to wet floors and long days|takes wet floors in stride].",
    ),
    "furniture": (
        "The {series} {noun} [is built for offices that get used|was designed for busy offices]: [{material} that takes daily wear|{material} built for daily wear] and [hardware that stays tight|hardware you only tighten once].",
        "[A straightforward design|A quiet design] in {material}, [with a finish that cleans with a damp cloth|with surfaces that wipe clean]. The {series} {noun} [fits in with what you have|goes with most rooms].",
    ),
    "garment": (
        "[Cut to move in|Cut with room to move], the {series} {noun} [is made from {material} that washes well|comes in {material} that holds its shape]. [Sizes are true|Fits true to size].",
        "The {series} {noun} [goes from the first shift to the last|is made for every day of the week]: [sturdy seams, {material}, no fuss|{material}, with double stitching where it gets pulled on].",
    ),
    "gloves": (
        "{series} {noun} [protect without getting in the way|keep your grip and your knuckles]. [Good feel for small parts|You can still feel what you're holding].",
        "[Snug cuff, sure grip|A cuff that stays put and a grip that lasts]: {series} {noun} [are made for full shifts|last through full shifts].",
    ),
    "machine": (
        "The {series} {noun} [is made for places that run all day|is built to run all day]: [simple controls|controls anybody can learn], [easy to clean|easy to keep clean], [with parts in stock|with spare parts kept here].",
        "[Steady performance, shift after shift|The same result, morning and night]. The {series} {noun} has [a {material} body that wipes down|a {material} housing] and [needs little from you|asks for little more than regular cleaning].",
        "[Serious equipment without the drama|No-nonsense equipment]: the {series} {noun} [sets up fast and holds its settings|is easy to set up and stays where you set it].",
    ),
    "musical": (
        "[Set up and played before it ships|Checked and set up in our shop], the {series} {noun} [is ready for the first lesson|is ready to play out of the box].",
        "The {series} {noun} [was made with school programs in mind|holds up in a band room]: [a good tone, sturdy hardware|a good tone and solid hardware], [parts that any repair shop has|with parts any shop can get].",
    ),
    "part": (
        "[A straight replacement|A drop-in replacement] that [fits the first time|goes on without a fight]: the {series} {noun}, [checked before it's boxed|inspected before boxing].",
        "The {series} {noun} [is what our own shop puts on|is the one we use ourselves]. [Standard fit|Fits standard frames], [trued and checked before it ships|checked by hand before it ships].",
    ),
    "protective": (
        "The {series} {noun} is [light enough that people keep it on|comfortable enough that people wear it], [certified|tested and certified], and [adjusts in seconds|easy to adjust].",
        "The {series} {noun} is made for [job sites and visitors alike|crews and visitors]. [Wipes clean|Easy to wipe down], [easy to store|stores by the dozen].",
    ),
    "shelter": (
        "The {series} {noun} [goes up in minutes and stays up in wind|pitches fast and stands up to wind]. [{material}, taped seams|Made of {material}, with taped seams].",
        "[Dry underneath, even when it rains sideways|Keeps you dry when it rains sideways]: the {series} {noun} [is made for real weather|is built for three seasons of real weather].",
    ),
    "supply": (
        "{series} {noun}: [consistent from lot to lot|the same in every box], [sealed until you need it|packed clean], [with the lot number on the box|lot number on every pack].",
        "[The everyday choice|A reorder favorite] for [busy benches and back rooms|people who go through a lot of it]. {series} {noun}, [packed to store well|easy to store].",
    ),
    "tool": (
        "The {series} {noun} [feels right in the hand|sits well in the hand], with [{material} where it matters|solid {material} throughout] and [nothing that comes loose|no loose parts].",
        "[Simple and tough|No gimmicks]: the {series} {noun} [is the one that gets borrowed and not returned|is what you reach for first].",
        "[Made to be used every day|Made for daily work], the {series} {noun} [cleans up in a minute|is easy to keep clean] and [lasts|holds up for years].",
    ),
    "ware": (
        "The {series} {noun} in {material}: [solid, with clean edges|well made, with clean edges], and [easy to clean|cleans up easily].",
        "[Made for service, good enough for home|Made to be used hard], the {series} {noun} [holds up to hard use|holds up to daily washing].",
        "[Plain, sturdy|Sturdy and plain] {material}. The {series} {noun} [does its job and stays out of the way|is one you don't have to think about].",
    ),
}
#: Of those kinds, where one speaks of several: pants, brake pads.
SEVERAL: dict[str, tuple[str, ...]] = {
    "garment": (
        "[Cut to move in|Cut with room to kneel and climb], {series} {noun} [are made from {material} that washes well|come in {material} that holds its shape]. [Sizes are true|They fit true to size].",
        "{series} {noun} [go from the first shift to the last|are made for every day of the week]: [sturdy seams, deep pockets, no fuss|{material} and double stitching where it gets pulled on].",
    ),
    "protective": (
        "{series} {noun} are [light enough that people keep them on|comfortable enough that people wear them], [certified|tested and certified], and [adjust in seconds|easy to store].",
        "{series} {noun} for [job sites and visitors alike|crews and visitors]. [They wipe clean|Easy to wipe down], [easy to store|and they store by the dozen].",
    ),
    "part": (
        "[A straight replacement|A drop-in replacement] that [fits the first time|goes on without a fight]: {series} {noun}, [checked before they're boxed|inspected before boxing].",
        "{series} {noun} [are what our own shop puts on|are the ones we use ourselves]. [Quiet once bedded in|Bed them in and they stay quiet], [easy to fit|with clips included].",
    ),
}
#: Of goods whose description by kind would say too much: what they are called, and what is said of them.
OWN: dict[tuple[str, ...], tuple[str, ...]] = {
    ("beaker", "Erlenmeyer flask", "reagent bottle"): (
        "[Even walls, clear markings|Clear markings, even walls]: the {series} {noun} in {material} [stands up to heating, cooling and the dishwasher|takes heat, cold and years of washing].",
        "[Everyday glassware for teaching and QC labs|Glassware for benches that see a lot of traffic]. The {series} {noun} is made from {material} and [inspected before packing|packed with dividers].",
    ),
    ("volumetric flask",): (
        "The {series} {noun} [is calibrated to contain|is adjusted to contain] and [comes with a batch certificate|ships with its certificate]. {material}, [with a fine ring mark|ring mark fired on].",
        "[For standards and dilutions|For making up standards]: the {series} {noun} in {material}, with a stopper and [a sharp ring mark|a mark that's easy to read].",
    ),
    ("single-channel pipette", "multichannel pipette"): (
        "The {series} {noun} [has a light plunger and a clear display|is light on the thumb], [takes universal tips|fits the tips you already have] and [ships with a calibration certificate|comes calibrated, with its certificate].",
        "[Made for long days at the bench|For benches that pipette all day]: the {series} {noun} [holds its volume once it's set|locks at the volume you set] and [comes apart for cleaning without tools|is autoclavable below the handle].",
    ),
    ("splash apron",): (
        "The {series} {noun} in {material} [wipes clean|rinses clean] and [covers you from chest to shin|covers chest to knee]. [Ties stay put|Light enough to wear all day].",
    ),
    ("softener cartridge",): (
        "The {series} {noun} [keeps scale out of boilers and valves|takes hardness out before it gets to your boiler]. [Swaps in a minute, no tools|A quick swap at service time].",
    ),
    ("boiler descaler",): (
        "{series} {noun} [clears scale from boilers, groups and lines|takes scale off boilers and lines] and [rinses out clean|leaves no taste once it's rinsed]. [Directions are on the label|Dosing chart on the label].",
    ),
    ("rosin cake",): (
        "The {series} {noun} [grips without a lot of dust|gives an even grip and little dust]. [For violin, viola and cello|Good for students and section players].",
    ),
    ("nitrile gloves",): (
        "{series} {noun}: [powder-free, textured at the fingertips|powder-free, with textured fingertips], [packed ten boxes to a carton|ten boxes of a hundred in each carton], lot number on every box.",
    ),
    ("lab coat",): (
        "The {series} {noun} [is cut long enough to cover you when you sit|covers you to the knee, standing or sitting], with [a chest pocket and two deep ones below|three pockets and side vents]. [{material} that comes back white from the wash|{material} that washes well].",
    ),
    ("pH meter", "analytical balance"): (
        "The {series} {noun} [settles fast and holds its calibration|gives a steady reading in seconds], [with a display you can read standing up|on a display you can read from across the bench]. [Ships with its certificate|Certificate included].",
    ),
    ("bottle-top dispenser",): (
        "The {series} {noun} [screws onto standard bottles|fits the bottles you already have], [primes without bubbles|primes in two strokes], and [doses the same volume every time|repeats the volume you set]. [Adapters included|Comes with three adapters].",
    ),
    ("filter tip rack",): (
        "The {series} {noun} [keeps aerosols out of your pipette|protects your pipette from carryover]. [Fits universal cones|Made for universal cones], [one tip at a time and no wobble|with a seal you can feel].",
    ),
    ("water bath", "incubator", "drying oven", "sample freezer"): (
        "The {series} {noun} [holds its setpoint and shows it|comes up to its setpoint and stays there], with [an inside that wipes out easily|rounded corners inside for easy cleaning] and [an alarm if it drifts|a high and a low alarm].",
        "[Made to be left running|Built to run around the clock], the {series} {noun} [keeps an even temperature from corner to corner|holds an even temperature throughout]. [Controls that take a minute to learn|Simple controls, clear display].",
    ),
    ("vortex mixer", "microcentrifuge"): (
        "The {series} {noun} [stays put on the bench|doesn't walk across the bench], [comes up to speed fast|is up to speed in seconds], and [is quiet enough to work beside|won't drown out a conversation].",
    ),
    ("front light", "rear light"): (
        "The {series} {noun} [is bright enough to be seen in daylight|can be seen in broad daylight], [clips on without tools|goes on and off without tools], and [charges by USB|charges from any USB port]. [Sealed against rain|Built to get rained on].",
    ),
    ("folding lock", "frame lock"): (
        "The {series} {noun} [is hardened steel with a cylinder that resists drilling|has a hardened body and a drill-resistant cylinder]. [Two keys and the mount are in the box|Comes with two keys and a mount], [and it doesn't rattle on the ride|and it stays quiet on rough roads].",
    ),
    ("city tire", "gravel tire", "winter tire"): (
        "The {series} {noun} [rolls easily and shrugs off glass|rolls well and resists punctures], with [a reflective sidewall|a tough sidewall]. [Goes on by hand|Seats without a fight].",
        "[Made for people who ride every day|Made for daily miles]: the {series} {noun} has [a puncture belt under the tread|a layer of puncture protection] and [grips in the wet|rubber that grips on wet pavement].",
    ),
    ("inner tube",): (
        "The {series} {noun} [has an even wall and a valve that holds|holds air for weeks, not days]. [Each one is inflated and checked before it's boxed|Checked under pressure before boxing].",
    ),
    ("chain", "cassette", "rear derailleur", "crankset"): (
        "The {series} {noun} [shifts cleanly and runs quietly|runs quietly and shifts when you ask it to]. [It's what our own shop puts on commuter bikes|Our own mechanics use it], [and it lasts|and it holds up to daily miles].",
        "[A straight replacement|A drop-in replacement] for [worn drivetrains|daily riders and fleet bikes]: the {series} {noun} [has a rust-resistant finish|resists rust] and [installs with standard tools|goes on with the tools you have].",
    ),
    ("repair stand", "truing stand"): (
        "The {series} {noun} [stands solid and doesn't drift|stays where you set it], with [clamps you can work with one hand|adjustments you can make with one hand]. [Made for shops that use it all day|Built for all-day shop use].",
    ),
    ("tool case",): (
        "The {series} {noun} [has a place for every tool|keeps every tool in its place], so [you see at a glance what's missing|a missing one shows right away]. [Latches that lock|Lockable latches], [a lid that stays open|with a lid that stays up].",
    ),
    ("floor pump",): (
        "The {series} {noun} [gets a tire up to pressure in a few strokes|fills a tire fast], with [a gauge you can read standing up|a big gauge] and [a head for both kinds of valves|a head that fits both valves].",
    ),
    ("canister stove",): (
        "The {series} {noun} [boils fast and simmers when you want it to|lights easily and simmers well], [folds small enough for a mug|packs inside most pots], and [holds a pot steady|has arms that grip the pot].",
    ),
    ("water filter",): (
        "The {series} {noun} [turns creek water into drinking water in a minute or two|gives you drinking water from any creek], [backflushes without tools|cleans out by backflushing], and [packs small|takes up next to no room].",
    ),
    ("cook set",): (
        "The {series} {noun} [nests into one bundle|packs into itself], with [a lid that strains|a lid that doubles as a strainer] and [handles that fold flat|folding handles]. [Light enough to carry, tough enough to scrub|It's light, and it scrubs clean].",
    ),
    ("insulated jug",): (
        "The {series} {noun} [keeps coffee hot through a morning on the trail|keeps drinks hot for half a day and cold for a full one], with [a lid that doesn't drip|a leakproof lid] and [a handle you can grab with gloves on|a handle made for gloves].",
    ),
    ("foam sleeping pad", "air sleeping pad"): (
        "The {series} {noun} [takes the edge off cold ground|keeps the cold ground off your back] and [rolls up small enough for the outside of a pack|packs up in a minute].",
        "[Comfort where the ground has other plans|For ground that's rocky, cold, or both]: the {series} {noun} [insulates, cushions, and packs down fast|is easy to set up and quick to pack].",
    ),
    ("rain shell", "fleece mid-layer", "wool base layer"): (
        "The {series} {noun} [layers well and packs small|layers without bulk], in [{material} that dries fast|{material} that breathes]. [Fits true to size|Sizes are true], [with room to move|with room for the shoulders].",
        "[Made for long days outside|For days that start cold and end warm]: the {series} {noun} [moves with you|stays comfortable under a pack] and [holds up to seasons of use|holds up wash after wash].",
    ),
    ("trail pants",): (
        "{series} {noun} [move with you and dry fast|stretch where you bend and dry fast], in [{material} that takes brush and rock|{material} that takes rough use]. [They fit true to size|Sizes are true].",
    ),
    ("apron",): (
        "The {series} {noun} in {material} [covers chest to knee|covers you from chest to knee], [ties in front or back|ties wherever you like it], and [washes out without fading|comes clean in the wash].",
    ),
    ("snare drum", "concert tom", "hand drum"): (
        "The {series} {noun} [tunes up evenly and stays there|holds its tuning], with [solid hardware|hardware that takes a school year] and [a shell with a warm, even tone|an open, even tone]. [Heads are a standard size|Takes standard heads].",
    ),
    ("suspended cymbal",): (
        "The {series} {noun} [opens up fast and fades slowly|swells easily and fades evenly], [from a whisper to a crash|at any volume]. [Fits any standard stand|Made for a standard stand].",
    ),
    ("stage piano", "controller keyboard", "teaching keyboard", "digital organ"): (
        "The {series} {noun} has [keys with a real feel|an even, responsive touch] and [controls you find without the manual|controls that are where you expect them]. [Ready to play out of the box|Plug it in and play].",
        "[Made for classrooms and rehearsal rooms|For lessons, rehearsals, and services], the {series} {noun} [takes daily use|holds up to daily playing] and [sounds good at low volume, too|sounds good through headphones, too].",
    ),
    ("music stand",): (
        "The {series} {noun} [stands steady with a full score on it|holds a full score without sagging], [adjusts with one hand|goes up and down with one hand], and [folds for the bus|stores flat].",
    ),
    ("instrument case", "reed case"): (
        "The {series} {noun} [protects what's in it and doesn't weigh you down|keeps what's in it safe on the bus], with [a soft lining|a padded lining] and [closures that stay closed|latches that hold].",
    ),
    ("cable spine",): (
        "The {series} {noun} [gets the cables off the floor|takes every cable from desk to floor in one line] and [flexes with a desk that moves|moves with a sit-stand desk]. [Clips on, no tools needed|Cables clip in from the side].",
    ),
    ("monitor arm",): (
        "The {series} {noun} [lifts the screen off the desk|clears the desk under the screen], [moves with one hand|adjusts with one finger], and [stays where you leave it|holds its position]. [Clamp and grommet mounts are in the box|Clamps on, or mounts through a grommet].",
    ),
    ("desk lamp",): (
        "The {series} {noun} [puts light where you work and not in your eyes|lights the desk, not the room], [dims smoothly|dims at a touch], and [stays where you bend it|holds any position].",
    ),
    ("power strip",): (
        "The {series} {noun} [puts outlets where people sit|brings outlets up to the desk], with [spacing for big plugs|room for bulky plugs] and [a long cord|surge protection built in].",
    ),
    ("task chair", "executive chair", "guest chair", "counter stool"): (
        "The {series} {noun} [is made for people who sit in it all day|is built to be sat in all day], with [a cushion that keeps its shape|a seat that doesn't go flat] and [{material} that cleans up well|{material} that spot cleans].",
    ),
    ("locker", "filing cabinet", "mobile pedestal"): (
        "[Ships assembled|Arrives in one piece, ready to use]: the {series} {noun} in {material} has [locks that turn smoothly|a lock with two keys], [rounded edges|edges that don't catch], and [a finish that hides scuffs|a finish that wipes clean].",
    ),
    ("fixed desk", "corner desk", "bench desk", "bookcase", "standing table", "café table", "conference table"): (
        "[Ships flat with everything in the box|Everything you need is in the box]. The {series} {noun} [goes together with one wrench|comes with clear directions] and [stays put once it's up|doesn't wobble once it's up].",
        "The {series} {noun} [is built for offices that get used|was designed for busy offices]: [{material} that takes daily wear|{material} with edges that hold up] and [hardware that stays tight|hardware you only tighten once].",
    ),
    ("desk divider", "freestanding partition", "acoustic panel", "room divider"): (
        "The {series} {noun} [takes the edge off a loud office|quiets a room down], in [{material} that doesn't show wear|{material} that vacuums clean]. [Comes with its hardware|All hardware is in the box].",
    ),
    ("baking mat",): (
        "The {series} {noun} [releases everything|lets go of everything], [lies flat|stays flat], and [goes from freezer to oven|takes the heat, bake after bake]. [No parchment, no greasing|Saves parchment by the roll].",
    ),
    ("tamper", "knock box", "steaming pitcher"): (
        "The {series} {noun} [is made for a busy bar|was made for bars that pull shots all day]: [solid {material}|{material} that takes knocks], [easy to rinse|easy to keep clean].",
    ),
    ("hand grinder",): (
        "The {series} {noun} [grinds evenly and turns easily|gives an even grind without a workout], [from espresso to French press|fine or coarse], and [comes apart for brushing|opens up for cleaning].",
    ),
    ("reverse-osmosis unit", "hot water tower"): (
        "The {series} {noun} [is made for bars that never stop|keeps up with a full line], [takes little room under the counter|has a small footprint], and [is easy to service|can be serviced from the front].",
    ),
}
SIZES = (
    "[This is the {size} version|You're looking at the {size} version|This page is for the {size} version]; [the others are listed separately|the other versions have pages of their own|see the other versions, too].",
    "[This is the {size} version|You're looking at the {size} version]. [It comes in other versions as well|Other versions are available|You'll find the others under {family}].",
    "[Part of our {family} line|Part of the {family} line]; [this is the {size} version|this page is for the {size} version|you're looking at the {size} version].",
)
#: Where the version is how many come together, and where it is the size of whoever wears it.
PACKS = (
    "[Sold as a {size}|This listing is for a {size}]; [other quantities are listed separately|see the other quantities, too].",
    "[Comes as a {size}|This page is for a {size}]. [Larger and smaller quantities are available|Also sold in other quantities].",
)
SINGLES = ("[Sold singly|Sold one at a time]; [packs are listed separately|see our packs if you need more].",)
WORN = (
    "[This listing is for {size}|This page is for {size}]; [other sizes are listed separately|the other sizes have pages of their own].",
    "[This listing is for {size}|This page is for {size}]. [Other sizes are available|See the other sizes, too].",
)

#: What the staff knows of a customer who buys for a company, and of one who buys for a home.
NOTES_ON_BUSINESSES = (
    "[Receiving closes at 3 and the driver has to call ahead.|Dock closes at 3 sharp. Nobody signs after that.|No deliveries after 3, their receiver goes home.|Receiving is 7 to 3. The driver should call first.]",
    "[No dock. Always add liftgate.|No loading dock there, so it's liftgate every time.|They have no dock and no forklift. Liftgate, every order.]",
    "[Wants the PO number on the label and on the slip. AP rejects the invoice otherwise.|The PO number has to be on the box or it comes back.|No PO number, no payment. Check that it's on the order.]",
    "[Orders for two sites. Check the ship-to before it goes out.|They have two locations, so confirm which one every time.|Two sites, one account. The ship-to is wrong about one time in five.]",
    "[Consolidate into one shipment. They pay for receiving by the box.|One box if at all possible; their dock charges them per box.|No split shipments. They've asked twice.]",
    "[Invoices go to AP, not to the buyer. The buyer never opens them.|Send invoices to AP only.|Invoice to AP, please, not to whoever placed the order.]",
    "[Buys every quarter, same list, about the same amount.|Regular quarterly order. Let the warehouse know when it comes in.|Reorders once a quarter, nearly always the same items.]",
    "[Prefers a call over e-mail. Mornings are best.|Call, don't e-mail. Afternoons are best.|Doesn't read e-mail. Pick up the phone.]",
    "[Don't substitute. Back-order it instead.|No substitutions without asking first.|Never swap anything on their orders, they have everything specified.]",
    "[Needs a COI on file before we deliver inside. Renews every spring.|Their building wants a COI before anybody comes in. The current one is on file.|Building management asks for a COI every year.]",
    "[Wants lot numbers on the slip. Their auditor checks.|Asks for lot numbers on everything, they're regulated.|Lot numbers on the packing slip, always.]",
    "[Gets a quote, then orders online. Match the prices before it ships.|Uses the quote number as the PO. Check the prices against it.|Orders online off a quote. If the prices don't match, hold it and call.]",
    "[Seasonal, closed for part of the winter. Ask before shipping.|Closed between Christmas and New Year's. Hold anything that comes in then.|Shuts down for two weeks in July, so check before you ship.]",
    "[The card on file belongs to the owner. Confirm by phone if it's a big order.|Two people use the same login. Check who placed it before you call back.|Owner wants a call on anything out of the ordinary.]",
    "[New buyer. Introduce yourself, and be patient with the forms.|The old buyer left, the new one is still learning our part numbers.|Buyer changed. The new one likes to be walked through it once.]",
    "[Picks up at will call most of the time. Call when it's ready.|Usually will call. Everybody at the counter knows him.|Prefers will call. Text when it's on the shelf.]",
)
NOTES_ON_BUYERS = (
    "[Apartment building, and the buzzer has no name on it. The carrier should call.|The buzzer doesn't work. Carrier needs to call on arrival.|Big building, no doorman. Ask the carrier to call up.]",
    "[Moved last year. The old address still autofills, so check it.|Moved recently, check the address.|Two addresses on file. The newer one is right.]",
    "[Ordered the wrong size twice. Offer the size chart.|Tends to pick the wrong size, so ask before it ships.|Had two exchanges for size. A quick call before shipping saves a label.]",
    "[Gift orders in December. Never put prices in the box.|Sends gifts a lot, so no invoice in the box.|Buys presents for the whole family. Leave prices out of the box.]",
    "[Very polite, always writes a thank-you note.|A pleasure to deal with.|One of the nicest customers we have.]",
    "[Had a bad delivery once. Upgrade the shipping if something runs late.|First order got lost. Keep an eye on the tracking.|The first parcel never showed up. We reshipped it, and they've stayed with us.]",
    "[Dog in the yard. Leave it at the gate.|Big dog, friendly, but the driver won't go in. Leave it at the gate.|Carrier has a note about the dog.]",
    "[Asks a lot of questions before buying, and then buys.|Long e-mails, but worth the time.|Wants to know everything before ordering. Be patient, it pays off.]",
    "[Hard of hearing, e-mail only.|E-mail only, please don't call.|Doesn't pick up the phone. Write instead.]",
    "[Rural address, the carrier adds a day.|Out in the country. Delivery takes an extra day.|The route driver only goes out there three days a week.]",
    "[Uses two e-mail addresses. Merge them if asked.|Has a second account under a work e-mail, same person.|Two accounts, one at home and one at work. Check both.]",
    "[Disputed a charge once, and it was a mistake. Nothing open.|Chargeback last year, resolved, all good since.|Had a dispute with the card company. Settled, no hard feelings.]",
    "[Buys whatever is new. Likes a heads-up on new arrivals.|Owns nearly everything we sell.|Collects. Tell them first when something new comes in.]",
    "[Returns a lot, always in good shape and on time.|Returns about half of what they order, always unused.|Sends things back often, but by the book.]",
)

#: What a buyer writes to an order that goes to a company, and to a home.
NOTES_TO_THE_DOCK = (
    "[Receiving is around back, 7 to 3.|Deliver to the back dock, please. It's open until 3.|The dock is on the alley side. Ask for receiving.|Please use the dock on the alley, not the front door.]",
    "[No dock here, we'll need a liftgate.|Liftgate needed, we don't have a dock.|Please send a truck with a liftgate.]",
    "[Please put our PO number on the box.|PO number goes on the outside of the carton, please.|Our receiving needs the PO number on the label.]",
    "[Please have the driver call 30 minutes out. The gate is locked.|Call the front desk before you come, somebody has to open up.|Driver should call ahead, please. Our gate stays locked.]",
    "[Ship complete, please. We're a small office.|Please don't split this, receiving is one person.|One shipment only, please. It's all for one job.]",
    "[Leave with the front desk, 2nd floor.|The front desk signs for everything.|Deliver to reception, please. They're on the ground floor.|Suite number is on the door. Reception can sign.]",
    "[Attn: facilities. Otherwise it sits in the mailroom.|Attention: purchasing. Thanks!|Please mark it for the shop or it ends up in the mailroom.]",
    "[We're closed Fridays, any other day is fine.|Office is closed on Fridays. Monday works.|Nobody here on Fridays, please deliver on another day.]",
    "[Tax-exempt form is on file. Call if you need it again.|We're tax exempt, the form should be on file. Let me know if not.|Tax exempt, certificate was sent to your AR.]",
    "[We need this before the end of the month. Call me if that won't work.|We open at the end of the month and need it before then.|There's a deadline on this one. Please tell me right away if it slips.]",
    "[Okay to back-order anything you don't have. No substitutes, please.|Back-order what you don't have, don't cancel the line.|If something's out of stock, back-order it and ship the rest.]",
    "[Freight elevator is out, use the side door.|Construction at the front, use the side entrance.|The main entrance is torn up. Please come in through the side.]",
    "[Third-floor walk-up, sorry. We'll help carry.|No elevator, third floor. Somebody will come down to help.|We're on three and the elevator's out. Call and we'll come down.]",
    "[Same as last time, please.|Repeat of our last order, same ship-to.|This is a reorder. Same ship-to and same PO format as before.]",
    "[Please e-mail the invoice to AP, don't put it in the box.|Goods to me, invoice to AP by e-mail.|Invoice goes to AP. They don't want paper.]",
    "[Deliver to the construction trailer and ask for the super.|Job site. Look for the white trailer, the super will sign.|It's a job site, so the driver should call. There's no address sign yet.]",
    "[School is out, but the custodian will sign. Side entrance by the gym.|Ring for the custodian at the side entrance.|Front doors are locked. The custodian can let you in by the gym.]",
    "[Will call, please. E-mail me when it's ready.|I'll pick this up. Call when it's at the counter.|Please hold for pickup, we'll send somebody.]",
    "[If it's more than one pallet, call first. Space is tight.|Call before you send a pallet, we have no forklift.|No pallets, please. We've got nothing to move them with.]",
    "[Please include the packing list.|Packing list on the outside of the carton, please.|We need the paperwork with the shipment, not by mail.]",
)
NOTES_TO_THE_DOOR = (
    "[Please leave it on the porch, we're at work.|Leave on the porch, please. The dog is friendly.|Back porch is best, we're out during the day.|Side porch, please. The front one isn't covered.]",
    "[Leave with the doorman, please.|The doorman can sign.|Please leave it at the front desk of the building.]",
    "[It's a gift, so no prices in the box, please.|This is a present. Please leave out the invoice.|Birthday gift, no packing slip please.]",
    "[Gate code is 4417.|Gate code is 0925, please close it behind you.|The call box is broken. Call me when you're at the gate.|Call me from the gate and I'll buzz you in.]",
    "[Please ring the bell, I work upstairs.|Knock, please, don't ring. The baby might be sleeping.|Ring twice, the first one never gets heard.|Knock loudly, I'm usually in the back.]",
    "[Please don't leave it out in the rain.|Put it under the overhang if it rains.|If it's wet out, the garage is open.]",
    "[Text me before delivery, the number's on the order.|Please call before you deliver. I'm five minutes away.|Text when you're close and I'll come out.]",
    "[Leave with the neighbor on the left, please.|The neighbor downstairs takes packages for me.|The neighbor across the street will sign if I'm out.]",
    "[No rush, we're away until the weekend.|No hurry on this one.|Take your time, I don't need it until next month.]",
    "[Would love to have it by Friday, but it's okay if not.|Need it by the weekend if possible. Please let me know if it won't make it.|Leaving on a trip Saturday, so I hope it comes before then.]",
    "[Please ship it in one box.|One package, please, they get lost here.|Ship it all together, please. Last time it came days apart.]",
    "[Second try, I canceled the first one. Sorry about that.|Reordering because I picked the wrong one. My mistake!|I ordered the wrong one the first time, so please go by this order.]",
    "[Apartment is around the back, up the stairs.|Entrance is on the side street, blue door.|The house is behind the main one. Follow the driveway.]",
    "[Don't leave it in the lobby, please, packages disappear.|Please don't leave it in the lobby. Call and I'll come down.|No lobby drop, please. I'm home all day, just buzz.]",
    "[Thanks for the help on the phone. This is the one you recommended.|Thanks for answering so fast, here's the order.|Ordered the one you suggested, thank you!]",
    "[GPS goes to the wrong house. We're the one with the red mailbox.|My street isn't on every map. Turn left at the church.|If the map sends you to the dead end, turn around, we're the last house before it.]",
    "[Signature not needed.|Okay to leave without a signature, I have a camera.|No need to sign, just leave it by the door.]",
    "[There's a package box by the garage, just push it shut.|Please use the box on the porch, the code is on the lid.|Drop it in the porch box, it locks by itself.]",
    '[Please wrap it if you can.|Can you add a card that says "Happy Birthday, Dad"?|A plain box would be great, it\'s a surprise.]',
    "[If it won't come before Thursday, please hold it. We're on vacation.|Nobody's home next week, so please hold it if it's late.|We're away for a few days. If it ships late, hold it until we're back.]",
)
