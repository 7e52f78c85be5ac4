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
        "The {series} {noun} [is made for nights when the forecast was wrong|is made for cold nights in camp] and [comes with its own sack|stuffs into its own sack].",
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
    "[This is the {size} version|This page is for the {size} version|You're looking at the {size} version][.|; the others are listed separately.]",
    "[Comes in other versions, too|Other versions are available|See the other versions, too]; [this one is the {size} version|this is the {size} version].",
    "[Part of our {family} line|Part of the {family} line], [the {size} version|shown here in the {size} version].",
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
    "[Receiving closes at 3 and the driver has to call ahead.|Dock closes at 3 sharp. Nobody signs after that.|No deliveries after 3, their receiver goes home.|Receiving is 7 to 3. The driver should call first.][|]",
    "[No dock. Always add liftgate.|No loading dock there, so it's liftgate every time.|They have no dock and no forklift. Liftgate, every order.][|]",
    "[Wants the PO number on the label and on the slip. AP rejects the invoice otherwise.|The PO number has to be on the box or it comes back.|No PO number, no payment. Check that it's on the order.][|]",
    "[Orders for two sites. Check the ship-to before it goes out.|They have two locations, so confirm which one every time.|Two sites, one account. The ship-to is wrong about one time in five.][|]",
    "[Consolidate into one shipment. They pay for receiving by the box.|One box if at all possible; their dock charges them per box.|No split shipments. They've asked twice.][|]",
    "[Invoices go to AP, not to the buyer. The buyer never opens them.|Send invoices to AP only.|Invoice to AP, please, not to whoever placed the order.][|]",
    "[Buys every quarter, same list, about the same amount.|Regular quarterly order. Let the warehouse know when it comes in.|Reorders once a quarter, nearly always the same items.][|]",
    "[Prefers a call over e-mail. Mornings are best.|Call, don't e-mail. Afternoons are best.|Doesn't read e-mail. Pick up the phone.][|]",
    "[Don't substitute. Back-order it instead.|No substitutions without asking first.|Never swap anything on their orders, they have everything specified.][|]",
    "[Needs a COI on file before we deliver inside. Renews every spring.|Their building wants a COI before anybody comes in. The current one is on file.|Building management asks for a COI every year.][|]",
    "[Wants lot numbers on the slip. Their auditor checks.|Asks for lot numbers on everything, they're regulated.|Lot numbers on the packing slip, always.][|]",
    "[Gets a quote, then orders online. Match the prices before it ships.|Uses the quote number as the PO. Check the prices against it.|Orders online off a quote. If the prices don't match, hold it and call.][|]",
    "[Seasonal, closed for part of the winter. Ask before shipping.|Closed between Christmas and New Year's. Hold anything that comes in then.|Shuts down for two weeks in July, so check before you ship.][|]",
    "[The card on file belongs to the owner. Confirm by phone if it's a big order.|Two people use the same login. Check who placed it before you call back.|Owner wants a call on anything out of the ordinary.][|]",
    "[New buyer. Introduce yourself, and be patient with the forms.|The old buyer left, the new one is still learning our part numbers.|Buyer changed. The new one likes to be walked through it once.][|]",
    "[Picks up at will call most of the time. Call when it's ready.|Usually will call. Everybody at the counter knows him.|Prefers will call. Text when it's on the shelf.][|]",
)
NOTES_ON_BUYERS = (
    "[Apartment building, and the buzzer has no name on it. The carrier should call.|The buzzer doesn't work. Carrier needs to call on arrival.|Big building, no doorman. Ask the carrier to call up.][|]",
    "[Moved last year. The old address still autofills, so check it.|Moved recently, check the address.|Two addresses on file. The newer one is right.][|]",
    "[Ordered the wrong size twice. Offer the size chart.|Tends to pick the wrong size, so ask before it ships.|Had two exchanges for size. A quick call before shipping saves a label.][|]",
    "[Gift orders in December. Never put prices in the box.|Sends gifts a lot, so no invoice in the box.|Buys presents for the whole family. Leave prices out of the box.][|]",
    "[Very polite, always writes a thank-you note.|A pleasure to deal with.|One of the nicest customers we have.]",
    "[Had a bad delivery once. Upgrade the shipping if something runs late.|First order got lost. Keep an eye on the tracking.|The first parcel never showed up. We reshipped it, and they've stayed with us.][|]",
    "[Dog in the yard. Leave it at the gate.|Big dog, friendly, but the driver won't go in. Leave it at the gate.|Carrier has a note about the dog.][|]",
    "[Asks a lot of questions before buying, and then buys.|Long e-mails, but worth the time.|Wants to know everything before ordering. Be patient, it pays off.][|]",
    "[Hard of hearing, e-mail only.|E-mail only, please don't call.|Doesn't pick up the phone. Write instead.]",
    "[Rural address, the carrier adds a day.|Out in the country. Delivery takes an extra day.|The route driver only goes out there three days a week.]",
    "[Uses two e-mail addresses. Merge them if asked.|Has a second account under a work e-mail, same person.|Two accounts, one at home and one at work. Check both.][|]",
    "[Disputed a charge once, and it was a mistake. Nothing open.|Chargeback last year, resolved, all good since.|Had a dispute with the card company. Settled, no hard feelings.][|]",
    "[Buys whatever is new. Likes a heads-up on new arrivals.|Owns nearly everything we sell.|Collects. Tell them first when something new comes in.][|]",
    "[Returns a lot, always in good shape and on time.|Returns about half of what they order, always unused.|Sends things back often, but by the book.][|]",
)

#: What a buyer writes to an order that goes to a company, and to a home. An empty choice keeps the draws in step.
NOTES_TO_THE_DOCK = (
    "[Receiving is around back, 7 to 3.|Deliver to the back dock, please. It's open until 3.|The dock is on the alley side. Ask for receiving.|Please use the dock on the alley, not the front door.][|]",
    "[No dock here, we'll need a liftgate.|Liftgate needed, we don't have a dock.|Please send a truck with a liftgate.]",
    "[Please put our PO number on the box.|PO number goes on the outside of the carton, please.|Our receiving needs the PO number on the label.]",
    "[Please have the driver call 30 minutes out. The gate is locked.|Call the front desk before you come, somebody has to open up.|Driver should call ahead, please. Our gate stays locked.][|]",
    "[Ship complete, please. We're a small office.|Please don't split this, receiving is one person.|One shipment only, please. It's all for one job.][|]",
    "[Leave with the front desk, 2nd floor.|The front desk signs for everything.|Deliver to reception, please. They're on the ground floor.|Suite number is on the door. Reception can sign.][|]",
    "[Attn: facilities. Otherwise it sits in the mailroom.|Attention: purchasing. Thanks!|Please mark it for the shop or it ends up in the mailroom.][|]",
    "[We're closed Fridays, any other day is fine.|Office is closed on Fridays. Monday works.|Nobody here on Fridays, please deliver on another day.][|]",
    "[Tax-exempt form is on file. Call if you need it again.|We're tax exempt, the form should be on file. Let me know if not.|Tax exempt, certificate was sent to your AR.][|]",
    "[We need this before the end of the month. Call me if that won't work.|We open at the end of the month and need it before then.|There's a deadline on this one. Please tell me right away if it slips.][|]",
    "[Okay to back-order anything you don't have. No substitutes, please.|Back-order what you don't have, don't cancel the line.|If something's out of stock, back-order it and ship the rest.][|]",
    "[Freight elevator is out, use the side door.|Construction at the front, use the side entrance.|The main entrance is torn up. Please come in through the side.]",
    "[Third-floor walk-up, sorry. We'll help carry.|No elevator, third floor. Somebody will come down to help.|We're on three and the elevator's out. Call and we'll come down.][|]",
    "[Same as last time, please.|Repeat of our last order, same ship-to.|This is a reorder. Same ship-to and same PO format as before.][|]",
    "[Please e-mail the invoice to AP, don't put it in the box.|Goods to me, invoice to AP by e-mail.|Invoice goes to AP. They don't want paper.][|]",
    "[Deliver to the construction trailer and ask for the super.|Job site. Look for the white trailer, the super will sign.|It's a job site, so the driver should call. There's no address sign yet.][|]",
    "[School is out, but the custodian will sign. Side entrance by the gym.|Ring for the custodian at the side entrance.|Front doors are locked. The custodian can let you in by the gym.][|]",
    "[Will call, please. E-mail me when it's ready.|I'll pick this up. Call when it's at the counter.|Please hold for pickup, we'll send somebody.][|]",
    "[If it's more than one pallet, call first. Space is tight.|Call before you send a pallet, we have no forklift.|No pallets, please. We've got nothing to move them with.][|]",
    "[Please include the packing list.|Packing list on the outside of the carton, please.|We need the paperwork with the shipment, not by mail.]",
)
NOTES_TO_THE_DOOR = (
    "[Please leave it on the porch, we're at work.|Leave on the porch, please. The dog is friendly.|Back porch is best, we're out during the day.|Side porch, please. The front one isn't covered.][|]",
    "[Leave with the doorman, please.|The doorman can sign.|Please leave it at the front desk of the building.]",
    "[It's a gift, so no prices in the box, please.|This is a present. Please leave out the invoice.|Birthday gift, no packing slip please.]",
    "[Gate code is 4417.|Gate code is 0925, please close it behind you.|The call box is broken. Call me when you're at the gate.|Call me from the gate and I'll buzz you in.][|]",
    "[Please ring the bell, I work upstairs.|Knock, please, don't ring. The baby might be sleeping.|Ring twice, the first one never gets heard.|Knock loudly, I'm usually in the back.][|]",
    "[Please don't leave it out in the rain.|Put it under the overhang if it rains.|If it's wet out, the garage is open.]",
    "[Text me before delivery, the number's on the order.|Please call before you deliver. I'm five minutes away.|Text when you're close and I'll come out.][|]",
    "[Leave with the neighbor on the left, please.|The neighbor downstairs takes packages for me.|The neighbor across the street will sign if I'm out.]",
    "[No rush, we're away until the weekend.|No hurry on this one.|Take your time, I don't need it until next month.][|]",
    "[Would love to have it by Friday, but it's okay if not.|Need it by the weekend if possible. Please let me know if it won't make it.|Leaving on a trip Saturday, so I hope it comes before then.][|]",
    "[Please ship it in one box.|One package, please, they get lost here.|Ship it all together, please. Last time it came days apart.][|]",
    "[Second try, I canceled the first one. Sorry about that.|Reordering because I picked the wrong one. My mistake!|I ordered the wrong one the first time, so please go by this order.][|]",
    "[Apartment is around the back, up the stairs.|Entrance is on the side street, blue door.|The house is behind the main one. Follow the driveway.][|]",
    "[Don't leave it in the lobby, please, packages disappear.|Please don't leave it in the lobby. Call and I'll come down.|No lobby drop, please. I'm home all day, just buzz.][|]",
    "[Thanks for the help on the phone. This is the one you recommended.|Thanks for answering so fast, here's the order.|Ordered the one you suggested, thank you!][|]",
    "[GPS goes to the wrong house. We're the one with the red mailbox.|My street isn't on every map. Turn left at the church.|If the map sends you to the dead end, turn around, we're the last house before it.][|]",
    "[Signature not needed.|Okay to leave without a signature, I have a camera.|No need to sign, just leave it by the door.][|]",
    "[There's a package box by the garage, just push it shut.|Please use the box on the porch, the code is on the lid.|Drop it in the porch box, it locks by itself.][|]",
    '[Please wrap it if you can.|Can you add a card that says "Happy Birthday, Dad"?|A plain box would be great, it\'s a surprise.]',
    "[If it won't come before Thursday, please hold it. We're on vacation.|Nobody's home next week, so please hold it if it's late.|We're away for a few days. If it ships late, hold it until we're back.][|]",
)
