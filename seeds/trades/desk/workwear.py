"""What buyers of workwear complain about and ask."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from ..matters import fault, question

FAULTS = (
    fault(
        "hi-vis jacket",
        "reflective tape peeling after washing",
        "the tape is peeling after a handful of washes",
        "[Are they washed at home or by an industrial laundry?|How hot are they dried?]",
        "[Dried too hot for heat-seal tape.|Bad bond on that lot.]",
        "[Replaced them, and gave their laundry the wash card.|Swapped for sewn tape.]",
    ),
    fault(
        "JKT",
        "logo embroidered on the wrong side",
        "the logo is on the wrong side",
        "[What did the proof say, wearer's left?|Is it all of them?]",
        "[Proof said left, shop read it as facing.|Old artwork sheet was used.]",
        "[Redone at our cost, two weeks.|They kept them for the yard, we redid the rest.]",
    ),
    fault(
        "JKT",
        "zipper stuck on six out of twenty",
        "the zipper is stuck on six out of twenty",
        "[Are all six the same size?|Is it stuck at the bottom or all along?]",
        "[Pin is bent from pressing.|Thread caught in the tape.]",
        "[Replaced the six.|Our shop put in new zippers.]",
    ),
    fault(
        "rain jacket",
        "leaking at the shoulder seam",
        "it leaks at the shoulder seam",
        "[After washing, or from the start?|Can you see the tape lifting inside?]",
        "[Seam tape lifted.|Dry cleaned, and that takes the tape off.]",
        "[Replaced them.|Swapped, with a note about the label.]",
    ),
    fault(
        "JKT, PNT, polo shirt, work shirt, scrub set",
        "sizes running small in this batch",
        "they run a full size small this time",
        "[What does it measure across the chest or waist?|Do you have one from the last order to compare?]",
        "[Graded wrong, one size off.|They came from the second factory, and the cut is slimmer.]",
        "[Exchanged for one size up, freight on us.|Swapped the sizes, unwashed ones came back.]",
    ),
    fault(
        "cargo work pants, knee-pad work pants",
        "pocket seam letting go",
        "the pocket seam lets go in the first week",
        "[Which pocket?|Do they carry a radio there?]",
        "[Bar tacks were left out.|Single stitch where it should be double.]",
        "[Replaced them.|Had them bar tacked locally and paid the bill.]",
    ),
    fault(
        "knee-pad work pants",
        "pads sliding down",
        "the knee pads slide down",
        "[Which pads are they using?|Is the pocket set at the low or the high stitch?]",
        "[Pocket stitch is too low for them.|Wrong pads for that pocket.]",
        "[Sent the right pads.|Exchanged for the long inseam.]",
    ),
    fault(
        "chef pants, apron",
        "color running in the wash",
        "the dye runs onto everything",
        "[How hot are they washed?|Was it the first wash?]",
        "[Not rinsed enough at the mill.|Washed with the whites at 180.]",
        "[Replaced them.|Credited the order.]",
    ),
    fault(
        "thermal work pants",
        "lining pilling after three washes",
        "the lining is pilled after three washes",
        "[Is there softener in the wash?|Is it all of them?]",
        "[Softener, most likely.|Cheap lining on that run.]",
        "[Replaced as goodwill.|Exchanged from the new lot.]",
    ),
    fault(
        "safety boot, safety shoe",
        "sole coming away at the toe",
        "the sole is coming off at the toe",
        "[How long were they worn, and in what: oil, or concrete?|Is it the left, the right, or both?]",
        "[Glue failed, there's a date code on those.|They sat in stock too long.]",
        "[Replaced under warranty.|Swapped the pair and pulled that date code.]",
    ),
    fault(
        "safety boot, safety shoe, kitchen clog",
        "left and right in two sizes",
        "one is a ten and the other is an eleven",
        "[What's printed inside each?|Was the box sealed?]",
        "[Two pairs got mixed when somebody tried them on.|Mispacked.]",
        "[Sent a pair, they sent both back.|Mailed the right one.]",
    ),
    fault(
        "rubber work boot",
        "splitting at the ankle",
        "they split at the ankle",
        "[What are they washed down with?|How old is the pair?]",
        "[Bleach solution.|Old rubber.]",
        "[Replaced the pair.|Exchanged for the chemical-rated boot.]",
    ),
    fault(
        "vented hard hat",
        "ratchet slipping",
        "the ratchet won't stay tight",
        "[Is the suspension seated at all four points?|How old, what's the date inside the shell?]",
        "[Suspension wasn't clipped in.|Worn ratchet.]",
        "[Sent new suspensions.|Clipped in right, it holds.]",
    ),
    fault(
        "bump cap, vented hard hat",
        "shell cracked in the carton",
        "the shell was cracked in the carton",
        "[How many are cracked?|Was the carton crushed?]",
        "[Stacked under something heavy.|Cold truck.]",
        "[Replaced it.|Credited the cracked ones.]",
    ),
    fault(
        "safety glasses",
        "scratched out of the bag",
        "they're scratched right out of the bag",
        "[Are they bagged one by one?|How many are scratched?]",
        "[Bulk packed without sleeves.|Film was left off.]",
        "[Replaced the box.|Sent sleeved ones.]",
    ),
    fault(
        "safety earmuffs",
        "headband too loose",
        "the headband is too loose to seal",
        "[Are they worn over a hard hat or on the head?|Is it the whole box?]",
        "[Weak band on that lot.|Cap-mount model on bare heads.]",
        "[Exchanged for the right model.|Replaced the box.]",
    ),
    fault(
        "GLV",
        "carton short by a dozen",
        "the carton is a dozen short",
        "[How many bags are in it?|Was the tape factory tape?]",
        "[Miscounted at packing.|Somebody opened it at the dock.]",
        "[Shipped a dozen.|Credited the dozen.]",
    ),
    fault(
        "cut-resistant gloves, grip gloves",
        "coating cracking on the fingers",
        "the coating cracks on the fingers after two shifts",
        "[What are they handling?|Do they handle any solvents?]",
        "[Solvent attacks that coating.|Undercured.]",
        "[Exchanged for the other coating.|Replaced the dozen.]",
    ),
    fault(
        "winter gloves, welding gloves",
        "seam open at the thumb",
        "the thumb seam opens up",
        "[Is it the left one or the right one?|How many pairs?]",
        "[Cotton thread where it should be aramid.|Seam missed the fold.]",
        "[Replaced the pairs.|Swapped the dozen.]",
    ),
    fault(
        "polo shirt, work shirt, scrub set",
        "buttons or snaps coming off",
        "the snaps pull right out",
        "[Is it the top snap or all of them?|Do they go through an industrial press?]",
        "[Snaps weren't backed.|Press was too hot.]",
        "[Replaced them.|Our shop reset the snaps.]",
    ),
)
QUESTIONS = (
    question(
        "hi-vis jacket", "which ANSI class it is", "Which ANSI class is it?", "Class 3, type R; it's on the label."
    ),
    question(
        "safety boot, safety shoe",
        "which ASTM rating it carries",
        "What's the ASTM rating?",
        "It's printed on the tongue; impact, compression and EH, plus a puncture plate on the boot.",
    ),
    question("cut-resistant gloves", "which ANSI cut level they are", "Which ANSI cut level are they?", "A4."),
    question(
        "vented hard hat",
        "if it is rated for electrical work",
        "Can electricians wear it?",
        "No, vented is class C; ask for the class E.",
    ),
    question(
        "safety glasses",
        "if they fit over prescription glasses",
        "Do they go over prescription glasses?",
        "Not these; there's an over-the-glass model.",
    ),
    question("safety earmuffs", "what the noise rating is", "What's the NRR?", "25 dB."),
    question(
        "JKT, polo shirt, work shirt, apron",
        "if it can carry our logo",
        "Can you put our logo on?",
        "[Embroidery or heat seal, minimum 12, two weeks after proof.|Yes, minimum of a dozen, two weeks once the proof is signed.]",
    ),
    question(
        "JKT, PNT, UNI", "how it fits", "How do they fit?", "Standard US sizing, roomy enough for a layer underneath."
    ),
    question(
        "PNT",
        "if inseams can be mixed in one order",
        "Can we mix inseams?",
        "Yes, 30 to 34, same price; hemming to order is extra.",
    ),
    question(
        "safety boot, safety shoe, kitchen clog",
        "if wide widths are stocked",
        "Do you stock wide sizes?",
        "Wide in most sizes, extra wide to order.",
    ),
    question(
        "FTW",
        "if unworn pairs can come back",
        "Can unworn pairs come back?",
        "Within the return window, clean and in the box.",
    ),
    question(
        "JKT, PNT, UNI",
        "if it holds up in an industrial laundry",
        "Will it hold up in an industrial laundry?",
        "About fifty cycles at 140; heat-seal logos go sooner.",
    ),
    question("chef pants, apron", "if it comes in black", "Does it come in black?", "Always in stock in black."),
    question(
        "winter gloves",
        "how cold they are good for",
        "How cold are they good for?",
        "Down to about zero if you're moving.",
    ),
    question(
        "welding gloves",
        "if they run big or small",
        "Do they run big or small?",
        "They run big; go one down.",
    ),
    question(
        "bump cap",
        "if it counts as a hard hat",
        "Does it count as a hard hat?",
        "No, it's for bumping your head, not for falling objects.",
    ),
    question(
        "scrub set",
        "if tops and bottoms can be in two sizes",
        "Can tops and bottoms be in two sizes?",
        "Yes, say so on the order; same price.",
    ),
    question("insulated parka, rain jacket", "if the hood comes off", "Does the hood come off?", "Yes, with snaps."),
    question(
        "grip gloves",
        "if they work on a touch screen",
        "Can you use a phone with them on?",
        "Yes, thumb and two fingers.",
    ),
    question(
        "GLV", "what the price is by the case", "Is there a case price?", "Twelve dozen to a case, ten percent off."
    ),
)
