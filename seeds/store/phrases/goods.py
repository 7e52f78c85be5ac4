"""How the store describes goods, and what is noted of customers and orders; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: By kind of goods.
LEADS: dict[str, tuple[str, ...]] = {
    "accessory": (
        "The {series} {noun} [does one job and does it well|keeps things simple]: [sturdy|solid] {material}, [easy to fit|no tools needed], [ready in a minute|ready to use].",
        "[Built from|Made of] {material}, the {series} {noun} [stands up to daily use|takes daily use without complaint].",
    ),
    "bag": (
        "The {series} {noun} [rides close to the back|carries close and stays put], with [padded straps|wide, padded straps] and [room where you need it|a layout that makes sense].",
        "[Tough|Hard-wearing] {material}, [reinforced|doubled] at the bottom: the {series} {noun} is [built for people who don't baby their gear|made to be thrown in the back of a truck].",
    ),
    "bedding": (
        "[Rolls small, sleeps big|Light to carry, easy to sleep on]: the {series} {noun} [goes in the pack in the morning|packs up in a minute] and [is ready in another|is ready when you are].",
        "The {series} {noun} [is made for nights when the forecast was wrong|takes the edge off cold ground] and [comes with its own sack|stuffs into its own sack].",
    ),
    "bulb": (
        "[Steady light|Even light], [no flicker|no hum], and [the same color in every box|color that matches from box to box]: the {series} {noun} is [a drop-in replacement|made for relamping].",
        "The {series} {noun} [cuts the wattage without changing the look of the room|gives the same light for a fraction of the power]. [Packed for the job site|Boxed in contractor quantities].",
    ),
    "climbing": (
        "[Every {series} {noun} is inspected and tagged before it ships|Each one is inspected and tagged]. [Use, inspect, retire on schedule|Inspect it before every use].",
        "The {series} {noun} [is a workhorse for gyms and guides|was made for people who climb for a living]: [simple, certified, easy to inspect|certified and easy to check over].",
    ),
    "control": (
        "The {series} {noun} [wires in like any other|goes in a standard box] and [sets up without a laptop|is set from the faceplate].",
        "[Set it once|Program it once] and [forget it|leave it alone]: the {series} {noun} [keeps its settings through a power outage|remembers its settings].",
    ),
    "device": (
        "The {series} {noun} [reads clearly, starts quickly|is quick to set up] and [stays out of the way|doesn't take up much room].",
        "[Small, solid|Compact and solid], with [a {material} body|{material} where it counts]: the {series} {noun} [is built for every day|is made for daily use].",
    ),
    "fixture": (
        "[Clean lines|A clean look], [even light|no glare], [a {material} body|housed in {material}]: the {series} {noun} [works in new construction and retrofit|goes up fast, new work or retrofit].",
        "The {series} {noun} [is easy on the eyes and on the electrician|installs fast and dims smoothly]. [Mounting hardware included|Comes with mounting hardware].",
    ),
    "footwear": (
        "The {series} {noun} [is made for people who stand all day|was designed for long shifts on concrete]: [cushioned insole, slip-resistant sole|a cushioned insole and a sole that grips].",
        "[Comfort from the first shift|Little break-in, lots of grip]. The {series} {noun} in {material} [holds up to wet floors and long days|takes wet floors in stride].",
    ),
    "furniture": (
        "The {series} {noun} [is built for offices that get used|was designed for busy offices]: [{material} that takes daily wear|{material} with edges that hold up], [level feet|adjustable feet] and [hardware that stays tight|hardware you only tighten once].",
        "[Straightforward design|A quiet design], [honest {material}|{material}], [a finish that cleans with a damp cloth|a surface that wipes clean]. The {series} {noun} [fits in with what you have|goes with most rooms].",
        "[Ships flat with everything in the box|Everything you need is in the box]. The {series} {noun} [goes together in under an hour|is up in less than an hour] and [stays put|doesn't wobble].",
    ),
    "garment": (
        "[Cut to move in|Cut with room to move], the {series} {noun} [is made from {material} that washes well|comes in {material} that holds its shape]. [Sizes are true|Fits true to size].",
        "The {series} {noun} [goes from the first shift to the last|is made for every day of the week]: [sturdy seams, {material}, no fuss|{material} and double stitching where it gets pulled on].",
    ),
    "gloves": (
        "{series} {noun} [protect without getting in the way|keep your grip and your knuckles]. [Good feel for small parts|You can still feel what you're holding].",
        "[Snug cuff, sure grip|A cuff that stays put and a grip that lasts]: {series} {noun} [are made for full shifts|last through full shifts].",
    ),
    "machine": (
        "The {series} {noun} [is made for places that run all day|is built to run all day]: [simple controls|controls anybody can learn], [easy to clean|cleans up at closing in minutes], [parts in stock|with spare parts kept here].",
        "[Steady performance, shift after shift|The same result, morning and night]. The {series} {noun} has [a {material} body that wipes down|a {material} housing] and [needs little from you|asks for little more than regular cleaning].",
        "[Serious equipment without the drama|No-nonsense equipment]: the {series} {noun} [sets up fast and holds its settings|is easy to set up and holds where you set it].",
    ),
    "musical": (
        "[Set up and played before it ships|Checked and set up in our shop], the {series} {noun} [is ready for the first lesson|is ready to play out of the box].",
        "The {series} {noun} [was made with school programs in mind|holds up in a band room]: [a good tone, sturdy hardware|sturdy, and it stays in tune], [parts that any repair shop has|with parts any shop can get].",
    ),
    "part": (
        "[A straight replacement|A drop-in replacement] that [fits the first time|goes on without a fight]: the {series} {noun}, [checked before it's boxed|inspected before boxing].",
        "The {series} {noun} [is what our own shop puts on|is the one we use ourselves]. [Fits standard mounts|Standard fit], [hardware included|with hardware].",
    ),
    "protective": (
        "[Light enough that people keep it on|Comfortable enough that people wear it]: {series} {noun}, [certified|tested and certified], [adjusts in seconds|easy to adjust].",
        "{series} {noun} for [job sites and visitors alike|crews and visitors]. [Wipes clean|Easy to wipe down], [easy to store|stores by the dozen].",
    ),
    "shelter": (
        "The {series} {noun} [goes up in minutes and stays up in wind|pitches fast and stands up to wind]. [{material}, taped seams|Made of {material}, with taped seams].",
        "[Dry underneath, even when it rains sideways|Keeps you dry when it rains sideways]: the {series} {noun} [has been through more bad weekends than we have|is made for real weather].",
    ),
    "supply": (
        "{series} {noun}: [consistent from lot to lot|the same in every box], [sealed until you need it|packed clean], [with the lot number on the box|lot number on every pack].",
        "[The everyday choice|A reorder favorite] for [busy benches and back rooms|people who go through a lot of it]. {series} {noun}, [packed to store well|easy to store].",
    ),
    "tool": (
        "The {series} {noun} [feels right in the hand|sits well in the hand], with [{material} where it matters|a {material} body] and [nothing that comes loose|no loose parts].",
        "[Simple and tough|No gimmicks]: the {series} {noun} [is the one that gets borrowed and not returned|is what you reach for first].",
        "[Made to be used every day|Made for daily work], the {series} {noun} [cleans up in a minute|is easy to keep clean] and [lasts|holds up for years].",
    ),
    "ware": (
        "The {series} {noun} in {material}: [good weight, clean edges|well balanced, with clean edges], [easy to clean|cleans up easily].",
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
    "part": (
        "[A straight replacement|A drop-in replacement] that [fits the first time|goes on without a fight]: {series} {noun}, [checked before they're boxed|inspected before boxing].",
        "{series} {noun} [are what our own shop puts on|are the ones we use ourselves]. [Quiet when bedded in|Bed them in and they stay quiet], [easy to fit|with clips included].",
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
        "[For standards and dilutions|For making up standards]: the {series} {noun} in {material}, [with a stopper|stopper included] and [a sharp ring mark|a mark that's easy to read].",
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
}
SIZES = (
    "[This is the {size} version|Shown here: {size}|You're looking at the {size} version][.|, one of five.]",
    "[Comes in five versions|Available in five versions|One of five versions]; [this one is {size}|this is {size}].",
    "[Part of our {family} line|From our {family} range], [the {size} version|shown in {size}].",
)
#: Where the version is how many come together, and where it is the size of whoever wears it.
PACKS = (
    "[Sold as a {size}|This listing is for a {size}]; [other pack sizes are listed separately|see the other pack sizes, too].",
    "[Comes as a {size}|This is the {size}]. [Larger and smaller packs are available|Also sold in other pack sizes].",
)
SINGLES = ("[Sold singly|Sold one at a time]; [packs are listed separately|see our packs if you need more].",)
WORN = (
    "[This listing is for {size}|This is {size}]; [five sizes in all|the other sizes are listed separately].",
    "[Shown in {size}|Listed here in {size}], [one of five sizes|and available in four other sizes].",
)

#: What the staff knows of a customer who buys for a company, and of one who buys for a home.
NOTES_ON_BUSINESSES = (
    "[Receiving closes at 3|Dock closes at 3 sharp|No deliveries after 3], [driver has to call ahead|call the front desk first].",
    "[No dock|No loading dock there], [always add liftgate|liftgate every time].",
    "[Wants the PO number on the label and the slip|PO number has to be on the box], [AP rejects it otherwise|or it comes back].",
    "[Orders for two sites|Two locations], [check the ship-to before it goes out|confirm which one every time].",
    "[Consolidate into one shipment|One box if at all possible|No split shipments], [they pay for receiving by the box|they asked twice].",
    "[Invoices go to AP, not to the buyer|Send invoices to AP only], [the buyer never opens them|buyer has no access].",
    "[Buys every quarter, same list|Regular quarterly order], [usually about the same amount|tell the warehouse when it comes in].",
    "[Prefers a call over e-mail|Call, don't e-mail|Doesn't read e-mail], [mornings are best|afternoons only].",
    "[Don't substitute|No substitutions], [back order it instead|ask first].",
    "[Needs a COI on file before we deliver inside|Building wants a COI], [sent the last one in spring|renews every year].",
    "[Asks for lot numbers|Wants lot numbers on the slip], [regulated|their auditor checks].",
    "[Gets a quote, then orders online|Uses the quote as the PO], [match the prices before it ships|check the prices].",
    "[Seasonal, closed for part of the winter|Closed between Christmas and New Year's], [ask before shipping|hold anything that comes in then].",
    "[Card on file belongs to the owner|Two people use the same login], [check who placed it|confirm by phone if it's big].",
    "[New buyer since summer|The old buyer left], [introduce yourself|be patient with the forms].",
    "[Picks up at will call most of the time|Usually will call], [ID not needed, everybody knows him|call when it's ready].",
)
NOTES_ON_BUYERS = (
    "[Apartment building, no buzzer name|Buzzer doesn't work], [carrier should call|call on arrival].",
    "[Moved last year|Moved recently], [old address still autofills|check the address].",
    "[Ordered the wrong size twice|Tends to order the wrong size], [offer the size chart|be nice about it].",
    "[Gift orders in December|Sends gifts a lot], [never put prices in the box|no invoice in the box].",
    "[Very polite, always writes thank-you notes|A pleasure to deal with|One of the nicest customers we have].",
    "[Had a bad delivery once|First order got lost], [upgrade the shipping if it's late|keep an eye on tracking].",
    "[Dog in the yard|Big dog], [leave it at the gate|carrier knows].",
    "[Asks a lot of questions before buying|Long e-mails], [buys in the end|worth the time].",
    "[Hard of hearing, e-mail only|E-mail only, please don't call].",
    "[Rural address, carrier adds a day|Out in the country, delivery takes an extra day].",
    "[Uses two e-mail addresses|Has a second account under a work e-mail], [merge if asked|same person].",
    "[Disputed a charge once, it was a mistake|Chargeback last year, resolved], [nothing open|all good since].",
    "[Collects|Owns nearly everything we sell|Buys whatever is new], [tell about new arrivals|likes a heads-up].",
    "[Returns about half|Returns a lot], [always in good shape|always unworn and on time].",
)

#: What a buyer writes to an order that goes to a company, and to a home.
NOTES_TO_THE_DOCK = (
    "[Receiving is around back|Deliver to the back dock|Dock is on the alley side], [7 to 3|open until 3|ask for receiving].",
    "[No dock, we'll need a liftgate|Liftgate needed, we don't have a dock|Please send a truck with a liftgate].",
    "[Please put our PO on the box|PO number goes on the outside of the carton, please|Our receiving needs the PO on the label].",
    "[Call the front desk before you come|Driver should call 30 minutes out|Please have the driver call ahead], [gate is locked|somebody has to open up].",
    "[Ship complete, please|Please don't split this|One shipment only, please], [we're a small office|receiving is one person|it's for one job].",
    "[Leave with the front desk|Front desk signs for everything|Deliver to reception], [2nd floor|ground floor|suite number is on the door].",
    "[Attn: facilities|Attention: purchasing|Please mark it for the shop], [thanks|or it sits in the mailroom].",
    "[We're closed Fridays|Office is closed on Fridays|Nobody here on Fridays], [any other day is fine|Monday works].",
    "[Tax-exempt form is on file|We're tax exempt, the form should be on file], [call if you need it again|let me know if not].",
    "[Need this by the 1st|We need it before the end of the month|We open that week], [call me if that won't work|tell me if you can't].",
    "[Back order anything you don't have|Okay to back order], [no substitutes|don't cancel the line].",
    "[Freight elevator is out, use the side door|Construction at the front, use the side entrance].",
    "[Third-floor walk-up, sorry|No elevator, third floor], [we'll help carry|somebody can help].",
    "[Same as last time, please|Repeat of our last order], [same ship-to|same PO format].",
    "[Invoice to AP, goods to me|Please mail the invoice separately], [not in the box|AP wants it by e-mail].",
    "[Deliver to the construction trailer|Job site, look for the white trailer], [ask for the super|super will sign].",
    "[School is out, custodian will sign|Ring for the custodian], [side entrance|by the gym].",
    "[Will call, please|I'll pick this up], [e-mail me when it's ready|call when it's at the counter].",
    "[If it's more than one pallet, call first|Call if it goes on a pallet], [we have no forklift|space is tight].",
    "[Please include the packing list|Packing list outside the carton, please|Need certs with the shipment].",
)
NOTES_TO_THE_DOOR = (
    "[Leave on the porch, please|Please leave it on the porch|Back porch is best], [we're at work|we're out during the day|dog is friendly].",
    "[Leave with the doorman|Doorman can sign|Please leave with the front desk of the building].",
    "[It's a gift, no prices in the box please|This is a present, please leave out the invoice|Birthday gift, no packing slip please].",
    "[Gate code is 4417|Gate code 0925|Call box is broken], [call me when you're there|please close it behind you].",
    "[Ring the bell twice|Knock loudly|Please ring the bell], [baby might be sleeping, so knock|I work upstairs].",
    "[Please don't leave it out in the rain|Put it under the overhang if it rains|Garage is open if it's wet].",
    "[Text me before delivery|Please call before you deliver|Text when you're close], [number's on the order|I'm five minutes away].",
    "[Leave with the neighbor on the left|Neighbor downstairs takes packages|Neighbor across the street will sign].",
    "[No rush|No hurry on this|Take your time], [we're away until the weekend|back on Saturday].",
    "[Would love to have it by Friday|Need it by the weekend if possible|Leaving on a trip Saturday], [if not, that's okay|please let me know].",
    "[Please ship in one box|One package, please|Ship it all together], [packages get lost here|last time they came days apart].",
    "[Second try, I canceled the first one|Reordering because I picked the wrong one|Ordered the wrong one the first time], [sorry about that|my mistake].",
    "[Apartment is around the back|Entrance is on the side street|House is behind the main one], [blue door|up the stairs].",
    "[Don't leave it in the lobby, please|Please no lobby drop|Lobby isn't safe], [packages disappear|I'll come down].",
    "[Thanks for the quick answer on the phone|Thanks for your help this morning], [this is the one you recommended|here's the order].",
    "[My street isn't on every map|GPS goes to the wrong house], [we're the one with the red mailbox|turn left at the church].",
    "[Signature not needed|Okay to leave without a signature], [I have a camera|nobody steals here].",
    "[Use the porch box|There's a package box by the garage], [code is on the lid|just push it shut].",
    "[Please wrap it if you can|Can you add a card that says Happy Birthday, Dad?|A plain box would be great].",
    "[Hold it if it won't come before Thursday|If it ships after the 10th, wait until the 20th], [we're on vacation|nobody's home].",
)
