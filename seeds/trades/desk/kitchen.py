"""What buyers of kitchen supplies complain about and ask."""

# Sentences read best unbroken.

from __future__ import annotations

from ..matters import fault, question

FAULTS = (
    fault(
        "sauté pan, saucepan",
        "bottom domed after a month",
        "the bottom has domed and it spins on the burner",
        "[Is it used on induction or gas?|Was it put under cold water while hot?]",
        "[Thermal shock, hot pan into a cold sink.|Disc was bonded off center.]",
        "[Replaced it as goodwill.|Sent a new one.]",
    ),
    fault(
        "sauté pan, stock pot, saucepan",
        "handle rivet loose",
        "the handle is loose at the rivet",
        "[Which rivet, and does it turn?|How many pans have it?]",
        "[Short rivet on that run.|It got used as a pry bar, but it shouldn't let go.]",
        "[Replaced it under warranty.|Swapped all six with that stamp.]",
    ),
    fault(
        "stock pot, saucepan",
        "lid not sitting flat",
        "the lid rocks, it won't sit flat",
        "[Is the rim bent anywhere?|What's stamped on the lid?]",
        "[Rim got dinged in transit.|Lid is for the next size.]",
        "[Sent the right lid.|Replaced the pot.]",
    ),
    fault(
        "cast-iron skillet",
        "seasoning flaking off",
        "the seasoning is coming off in flakes",
        "[What's it being washed with?|Do you cook acidic sauces in it?]",
        "[It went through the dish machine.|Factory coat was too thick.]",
        "[Sent seasoning instructions, they redid it.|Exchanged them.]",
    ),
    fault(
        "chef's knife, boning knife, bread knife",
        "blade delivered with a nick",
        "there was a nick in the blade right out of the sleeve",
        "[How far is the nick from the tip?|Was the sleeve on?]",
        "[Sleeve had slipped.|Missed at inspection.]",
        "[Replaced it.|Had it reground and sent back, at our cost.]",
    ),
    fault(
        "chef's knife, boning knife, bread knife",
        "tip bent on two of the set",
        "two came with the tip bent",
        "[Were they boxed tip down?|Are they bent sideways?]",
        "[Box was dropped on end.|No tip guards in that carton.]",
        "[Sent two.|Swapped the two and added guards to the packing spec.]",
    ),
    fault(
        "honing steel",
        "ring pulling out of the handle",
        "the hanging ring pulled out",
        "[Is it just the ring?|Is the handle still tight?]",
        "[Not enough glue.|Ring wasn't pinned.]",
        "[Replaced it.|Sent a new one, no return.]",
    ),
    fault(
        "sheet pan",
        "warping in the oven",
        "it pops and warps at 425",
        "[What size, and what oven temp?|Does it go flat again when it cools?]",
        "[Thin gauge for that heat.|Rolled edge wasn't wired on that run.]",
        "[Swapped for the heavier gauge, price difference on us.|Replaced the case.]",
    ),
    fault(
        "cooling rack",
        "weld points letting go",
        "the wires are coming loose at the welds",
        "[Around the frame, or in the middle?|Are they stacked wet?]",
        "[Missed welds.|Frame got bent on the rack cart.]",
        "[Replaced them.|Credited three, kept the rest.]",
    ),
    fault(
        "baking mat",
        "print wearing off onto the dough",
        "the print is coming off on the dough",
        "[What's it being cleaned with?|New mat or an older one?]",
        "[Degreaser takes the print off.|Print wasn't cured.]",
        "[Replaced it, and pulled that lot.|Sent plain ones instead.]",
    ),
    fault(
        "dough box",
        "cracking at the corner",
        "they're cracking at the corner",
        "[Do they go in the freezer?|How high are they stacked?]",
        "[Stacked hot out of the machine.|Brittle lot.]",
        "[Replaced the cracked ones.|Sent four, scrap the others.]",
    ),
    fault(
        "dinner plate, soup bowl",
        "chipped on arrival",
        "several came chipped",
        "[How many, and out of how many?|Was the outer carton crushed?]",
        "[Carton took a drop.|Dividers were missing in the bottom layer.]",
        "[Sent replacements from open stock.|Credited the chipped ones, claim is in with the carrier.]",
    ),
    fault(
        "dinner plate, soup bowl",
        "glaze crazing after the dish machine",
        "the glaze is crazing after a few weeks in the dish machine",
        "[What's the final rinse temperature?|All of them, or one date code?]",
        "[Underfired batch.|Date code matches one we've seen before.]",
        "[Replaced the case from a newer lot.|Swapped all of that date code.]",
    ),
    fault(
        "water glass",
        "clouding after a few washes",
        "they've gone cloudy",
        "[Does vinegar take it off?|What's the water hardness there?]",
        "[Hard water film, it wipes off with vinegar.|Etched by too much detergent.]",
        "[Their chemical rep lowered the dose.|Sent a case as goodwill.]",
    ),
    fault(
        "flatware place setting",
        "knives rust spotting",
        "the knives are rust spotting",
        "[Are they left in the presoak overnight?|Is it only the knives?]",
        "[Presoak with chlorine, left too long.|Knife blades are a harder steel and spot first.]",
        "[Gave them a better presoak; spots polished off.|Exchanged the knives.]",
    ),
    fault(
        "planetary mixer, food processor",
        "bowl not locking in place",
        "the bowl won't lock in",
        "[Is there flour in the catch?|Does the interlock click?]",
        "[Dough dried in the latch.|Interlock tab snapped.]",
        "[Cleaning the catch did it.|Sent a bowl clamp.]",
    ),
    fault(
        "immersion circulator, rice cooker",
        "reading ten degrees off",
        "it's off by ten degrees against our probe",
        "[Checked at which temperature?|Is the probe calibrated?]",
        "[Scale on the sensor.|Sensor has drifted.]",
        "[Descaling brought it back.|Swapped it.]",
    ),
    fault(
        "polycarbonate container, ingredient bin",
        "lids on back order but billed",
        "we were billed for lids that never came",
        "[Which line on the invoice?|How many lids are you short?]",
        "[Lids are a separate SKU and were still on back order.|They were split off to a second shipment.]",
        "[Credited the lids until they ship.|Lids went out, tracking sent.]",
    ),
    fault(
        "insulated carrier, vacuum canister",
        "gasket torn",
        "the gasket is torn",
        "[All the way around, or one spot?|Is it the door or the lid?]",
        "[Pinched when it was closed over a pan edge.|Gasket was cut short.]",
        "[Sent a gasket, it presses in.|Mailed two.]",
    ),
)
QUESTIONS = (
    question(
        "sauté pan, stock pot, saucepan",
        "if it works on induction",
        "Does it work on induction?",
        "Yes, a magnet sticks to the base.",
    ),
    question(
        "CKW",
        "if handles get hot in the oven",
        "Are the handles oven safe?",
        "Up to 500, they're all metal; use a towel.",
    ),
    question(
        "TBL",
        "if the pattern stays in the line",
        "Is that pattern staying in the line?",
        "Yes, open stock, the maker guarantees five years.",
    ),
    question(
        "TBL",
        "if a sample can be sent first",
        "Can you send a sample place before we commit?",
        "[One of each, no charge, two-day.|Sure, one of each piece at no charge.]",
    ),
    question(
        "dinner plate, soup bowl", "if it goes in the microwave", "Is it microwave safe?", "Yes, no metal in the rim."
    ),
    question(
        "chef's knife, boning knife, bread knife",
        "if you sharpen them",
        "Do you sharpen what you sell?",
        "Through a service that comes around every second week in most metro areas.",
    ),
    question(
        "chef's knife, boning knife, bread knife",
        "if handles come color coded",
        "Do the handles come color coded?",
        "Six colors in the molded handle, no upcharge.",
    ),
    question(
        "sheet pan, cooling rack",
        "if it fits a half-size rack",
        "Will it fit our half-size rack?",
        "Half and smaller, yes; two-thirds won't.",
    ),
    question(
        "baking mat",
        "how many bakes it is good for",
        "How many bakes is it good for?",
        "Two to three thousand if nobody cuts on it.",
    ),
    question(
        "planetary mixer, food processor",
        "if attachments from the old one fit",
        "Will our old attachments fit?",
        "Same hub as the last model, so yes.",
    ),
    question(
        "planetary mixer",
        "what plug it has",
        "What plug does it have?",
        "A regular household plug up to 12 quart; the 20 needs a 20-amp outlet.",
    ),
    question(
        "APP",
        "if it is NSF listed",
        "Is it NSF listed? The inspector asks.",
        "Yes, the mark is on the plate by the cord.",
    ),
    question(
        "polycarbonate container",
        "what the lid costs",
        "What do the lids run?",
        "Lids are separate; the three smaller sizes share one.",
    ),
    question(
        "STG",
        "if it can go through the dish machine",
        "Can it go through the dish machine?",
        "By hand is better; the heat clouds it.",
    ),
    question(
        "insulated carrier",
        "how long it holds temperature",
        "How long does it hold temperature?",
        "Four hours over 140 if it's preheated.",
    ),
    question(
        "CKW, BKW", "what the case pack is", "What's the case pack?", "Six to a case; broken cases ship too, at list."
    ),
    question(
        "honing steel", "how often to use it", "How often should the line use it?", "Every shift, a few strokes a side."
    ),
)
