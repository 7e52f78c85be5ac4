"""Reviews of what bike shops and crews buy: parts, tires, lights, boots, jackets; see `reviews`."""

# Texts read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

WHEELS = """
5 // Straight and round // Put it in my stand before I put it on the bike. [Less than half a millimeter either way|It was truer than wheels I've built myself]. Nice even spoke tension, too.
5b // No comebacks // We've put these on commuter bikes that [get locked to a pole and kicked|carry kids and groceries], and not one has come back for truing.
5h // Rolls forever // Give it a flick and it [spins until you're bored|just keeps going]. I'd been fighting a gritty hub for so long I forgot what that's like.
4 // Needed a quarter turn // Two spokes were a little loose. [A quarter turn and it was fine|Ten minutes with a spoke key took care of it]. It's stayed put since.
4h // Good, no rim tape // Good wheel for the price. Check that you have [rim tape at home, because it doesn't come with it|rim tape, I had to go out for some].
3b // OK for a rental // It's a [serviceable|plain] wheel. The bearings felt dry, so we packed them before they went out.
2 // Won't stay true // I've trued it twice now and [it's wandering again|there's a hop I can't chase out]. I weigh 160 and ride on pavement.
1 // Bent in shipping // One corner of the box was flat, and so was [that part of the rim|the rim right behind it]. You can't fix that with a spoke wrench.
"""

DRIVETRAIN = """
5@chain, cassette, rear derailleur // Shifts like new // Put it on Saturday morning, rode Saturday afternoon. [Every gear, no hunting|It drops into gear with a quiet little click].
5h@chain, cassette, rear derailleur // First time doing it myself // I'd never changed one. [A video and a cup of coffee later it was done|It took me an evening and a borrowed tool]. Saved the labor and I'm oddly proud.
5b // Our default // It's what we reach for when a customer says ["just make it work"|"whatever you'd put on yours"]. The price leaves us a fair margin.
4@rear derailleur // Good, picky setup // It took [some fiddling with the cable|three tries at the limit screws] to get it quiet. Since then I haven't touched it.
4h@chain, cassette // Quiet // Quieter than what came off, by a lot. I'd have liked [a spare link in the bag|clearer instructions than a drawing the size of a stamp].
3@chain, cassette, rear derailleur // Does the job // It works. [There's a tick under load that I've decided to ignore|Shifting under load is so-so].
2b@rear derailleur, crankset // Play after a week // Customer was back in a week because of the play in it. We [put in a different one and ate the labor|swapped it on our dime].
"""

BRAKES = """
5 // Stops now // The hill by my house ends at a stop sign. [One finger is enough|I used to start braking at the mailbox]. Big difference.
5b // Easy install // Came [cut and bled right|set up properly], so all we did was route it and align it. Fifteen minutes a bike.
4 // Squeals when wet // Great power. The first few stops in the rain [howl|squeal], then it's quiet.
4h // Bed them in // Give it [twenty good stops|a long hill] before you judge. Out of the package I was worried, and now I'm impressed.
3 // Average // About like the originals. [I hoped for more bite|The lever feels a little spongy].
2 // Rubs // I can't get rid of the rub. [I've centered it, shimmed it and sworn at it|The shop got it down to a whisper].
"""

TIRES = """
5h // Thorns everywhere, no flats // We have thorns all over and I used to flat every other week. [Not one since these went on|Nothing so far, knock on wood]. I pulled three thorns out of the tread and kept riding.
5 // Smooth // Rolls faster than it looks. I [took four minutes off my commute without trying|had to check my tire pressure, because it felt like cheating].
4h // Tight bead // The bead is tight. I [broke a lever|skinned a knuckle] and said some words. On the road it's a great tire.
4b // Sells itself // Customers like the look, we like that it [seats with a floor pump|seats without a fight].
3 // Slippery new // Be careful the first twenty miles. [There's something slick on the rubber|They're greasy out of the wrapper]. After that it's an ordinary tire.
2 // Sidewall cut // One bit of glass and the sidewall was [open an inch|done]. The tread's fine, the sides are thin.
"""

TUBES = """
5 // Holds air // Pumped it up two weeks ago and it's [lost maybe five pounds|still firm]. [The last brand needed air every few days|That's all I want from one of these].
5b // By the box // We go through a lot of these. [Valves are straight, seams are clean|I've had maybe one bad one].
4 // Short valve // Good tube. The valve is short for [deep rims|my rims], so measure.
2 // Leaks at the valve // Lost air at the base of the valve from [the first ride|the start]. Patches don't help there.
"""

LIGHTS = """
5h // Drivers see me // I commute home in the dark and cars [give me room now|actually wait]. It was worth it the first night.
5 // Burn time is honest // Says six hours on medium and I got [five and a half on a cold night|just about that]. Most brands fib.
4@front light // Mount is tight // Bright and it charges fast. The strap is [hard to stretch over a thick bar|a struggle with gloves on].
4h // Button too small // Great beam. I can't find the button with [gloves on|cold fingers], so I turn it on before I leave.
3 // Blinks itself off // It turns off over [railroad tracks|big bumps]. One press and it's back, but that's not what you want in traffic.
2 // Rain got in // There's fog behind the lens after [one wet ride|a rainy commute]. It still works for now.
"""

LOCKS = """
5h // City proof so far // It's on the bike outside a train station from eight to six. [Bike's still there|So far it's been boring, as it should be].
5@folding lock // No rattle // Mounted on the frame and it [doesn't rattle over cobbles|stays quiet]. My last one sounded like a toolbox.
4 // Heavy, obviously // It weighs what a lock weighs. The key [turns smoothly, and you get a spare|works from either side], which I like.
3@folding lock // Short reach // Works, but it's short. I can get [the frame and a thin rack, not a lamp post|the wheel or the post, not both].
2 // Stiff in the cold // Below freezing the key [has to be coaxed|barely turns]. I keep a can of spray lube at work now.
"""

BENCH = """
5h // Back saved // No more fixing things upside down on the kitchen floor. [My back thanks me|My wife thanks me].
5b // Third bay // It went into our third bay and the mechanics [fight over that bay now|haven't gone near the old one]. Rock steady even with an e-bike on it.
4 // Solid, bulky folded // Very solid. Folded up it's still [bigger than I'd hoped|the size of a person], so figure out where it'll live.
3 // Plastic knobs // Good idea, decent build. [The knobs are plastic and feel it|I've already swapped out one knob].
2 // Slips // It slowly [sinks|turns] with anything over thirty pounds on it. Tightening only goes so far.
"""

BOOTS = """
5h // Saved my feet // I'm on concrete ten hours a day at a warehouse. By Wednesday I used to limp. [It's Thursday and I forgot to limp|Not anymore].
5b@safety boot, rubber work boot // Whole crew switched // I got a pair to try, wore them on a pour, and [three guys asked before lunch|by Friday half the crew wanted some]. Sizing's true.
5@rubber work boot, kitchen clog // Dry all day // Hosed down the floor for two hours in them. [Socks bone dry|Not a damp sock]. They slip on and off without help, too.
4@safety boot, safety shoe // Give it a week // Stiff as a board the first three days. [Then something gave and they're great|I wore them around the house in the evenings first]. Don't start with a double shift.
4h@safety boot, rubber work boot // Thick sock size // I'm between sizes and went up. With a thick sock it's [just right|snug but good].
4b@safety boot, safety shoe // Good, laces junk // The shoe is good. The laces [frayed the second week|come undone every hour]. Two dollars fixed that.
3 // Warm // Comfortable and grippy, but [my feet were soaked by noon|no air gets in], and I don't mean from rain.
3b@safety shoe // OK for light duty // Fine for drivers and [office folks who walk the floor|visitors]. I wouldn't put a welder in them.
2 // Heel blisters // [Two blisters the first shift, two more the second|I bled through a sock]. I gave it {time}. Some feet just don't fit some shoes.
1@safety boot, safety shoe // Fell apart // The [eyelet pulled out|stitching let go] when I laced up on the third morning. Not on a job, in my own hallway.
"""

JACKETS = """
5b@hi-vis jacket // Drivers can't miss us // Night paving crew, and [truckers have told us they see us from way back|I can pick out my guys from the far end of the site]. Washed weekly, still bright.
5h@insulated parka // Warm at the bus stop // I stand at a bus stop at 5:15 every morning. [First coat in years I don't dread it in|Wind doesn't get through].
5 // Room to move // I can reach overhead without [the whole thing riding up|showing the world my back]. Whoever cut this has worked in one.
4@rain jacket // Cuffs could be tighter // Good coat. Rain [runs down my arm when I reach up|gets in at the cuffs], so tighten them all the way.
4b // Logo took well // We had [our logo stitched on forty of these|them embroidered] and it came out sharp. Order early if you need the big sizes.
3@insulated parka // Boxy // It's built like a box. [Fine over a sweatshirt|My husband calls it the refrigerator]. Warm, though.
2 // Zipper // The zipper catches on the flap [every single time|about every other time]. At six in the morning that's enough to ruin your mood.
1@rain jacket // Not waterproof // Ten minutes in a steady rain and my shirt was [wet at the shoulders|soaked through at the seams].
"""

PANTS = """
5b@knee-pad work pants, cargo work pants // Knees last // I lay tile. Knees are the first thing to go, and [these show nothing yet|I can't see any wear so far].
5@cargo work pants, knee-pad work pants // Pockets that make sense // The tape measure has a place, the phone has a place, and [nothing stabs me when I squat|I can sit down without unloading everything].
5b@chef pants // Kitchen tested // Bleach, grease, a 14-hour Saturday. [They washed out clean|Came out of the laundry looking decent]. They breathe better than our last ones.
4 // Long in the leg // Fit at the waist, about two inches long. [A trip to the tailor fixed it|I cuffed them].
3@cargo work pants, chef pants, knee-pad work pants // They shrank some // They fit when I got them. After the dryer they're [high-waters|an inch short]. Hang them up to dry.
2 // Seam split // Split right up the back [the first time I knelt|getting into the truck]. My coworkers were thrilled. I wasn't.
"""

UNIFORM = """
5b@polo shirt, work shirt // Front desk looks sharp // We put the whole front desk in these. [Guests comment|A guest asked if we'd been renovated]. They don't need ironing if you hang them warm.
5b@scrub set // Nurses kept them // I handed out samples from three brands. [Nobody gave this one back|This is the only one they kept]. Deep pockets that don't gape.
5h // For my new job // Needed it for my first day at [a bakery|a garden center]. Fit right, looked neat, and it survived the week.
4b@polo shirt, work shirt, scrub set // True to size, big sizes slow // Sizes run true across the board. We [waited a bit longer for the tall sizes|had to wait on the biggest sizes].
4 // Wrinkles // Comfortable and a nice color. It wrinkles if [you look at it|you don't take it out of the dryer right away].
3b@polo shirt, work shirt // Collar curls // Good for the price, but the collars [curl after a few washes|don't lie flat]. We steam them.
2b // Faded unevenly // After four washes we've got [three different shades of {finish}|a faded half and a dark half]. All washed together, same soap.
"""

HEADS = """
5b // Nobody takes it off // The best safety gear is the stuff people leave on. [They leave it on|I've stopped having to remind anybody].
5h // For the shop at home // For my garage, running a table saw and a mower. [Comfortable for an hour at a time|I forget it's there]. It should've been my first purchase.
4 // Warm by noon // Comfy and adjusts easily. It gets [a bit sweaty by the afternoon|warm when you're working hard]. No worse than others.
3b // Big heads beware // Fine on most of us. Our two biggest guys [are on the last notch|couldn't get it comfortable].
2 // Pinches // Gave me a headache [right behind the ears|by ten o'clock]. It looked like there'd be more adjustment in it.
"""

HANDS = """
5b // Fewer cuts // We had a finger cut about once a week in receiving. [Not one since we changed over|We haven't written one up since]. They can still feel a box cutter through them.
5h // Garden and garage // Rose bushes, firewood, an old fence full of staples. [My hands came out fine|Not a scratch].
4b // Lefts go first // The left one always wears out first for us. [I've got a drawer of right hands|Sell them as singles, please]. Good grip, though.
4 // Washed fine // They went through the wash twice and [didn't shrink|still fit].
3 // Clumsy for small stuff // Warm and tough, but [you won't pick up a washer with them|forget about small screws].
2 // Stitching inside // There's a seam right on the fingertip that [rubs|drove me crazy by noon].
"""

BRAKE_PADS = """
5 // Quiet and strong // No squeal, good bite, and they [went in without tools|dropped right in]. My hands hurt less on the long downhill.
5b // We buy these by the box // They're what we put in unless somebody asks for something else. [Nobody has asked|No complaints from customers].
3 // Wear quickly // Great braking. They're [a third gone|wearing down] already, and I'm not heavy.
2 // Squeal // They squeal [no matter how I sand them|in any weather]. The dogs on my street know I'm coming.
"""

EYES_EARS = """
5b@safety glasses // No fog // Cold dock to warm warehouse and they [don't fog|clear in a second]. My folks with readers underneath like them, too.
5h@safety glasses // Stay put // I bend over a lathe all day and they [don't slide down|stay on my nose].
3b@safety glasses // Scratched by Friday // OK while they last. They're [scratched in a week|full of fine scratches] if you wipe them on your shirt, and everybody does.
5h@safety earmuffs // Peace // Lawn mower, leaf blower, my neighbor's band. [All gone|I can't hear any of it].
4b@safety earmuffs // Tight at first // They block plenty. [They loosen up after a week|Stretch them over a paint can overnight].
2b@safety earmuffs // Cups crack // The cup cracked where it's hinged, [and it only hung on a nail|after one drop].
"""

#: Which are said of which goods.
POOLS: dict[str, tuple[str, ...]] = {
    WHEELS: (
        "front wheel",
        "rear wheel",
        "cargo wheel",
    ),
    DRIVETRAIN: (
        "chain",
        "cassette",
        "rear derailleur",
        "crankset",
    ),
    BRAKES: (
        "hydraulic brake set",
        "mechanical brake set",
    ),
    BRAKE_PADS: ("brake pads",),
    TIRES: (
        "city tire",
        "gravel tire",
        "winter tire",
    ),
    TUBES: ("inner tube",),
    LIGHTS: (
        "front light",
        "rear light",
    ),
    LOCKS: (
        "folding lock",
        "frame lock",
    ),
    BENCH: ("repair stand",),
    BOOTS: (
        "safety boot",
        "safety shoe",
        "rubber work boot",
        "kitchen clog",
    ),
    JACKETS: (
        "hi-vis jacket",
        "softshell jacket",
        "insulated parka",
        "rain jacket",
    ),
    PANTS: (
        "cargo work pants",
        "knee-pad work pants",
        "chef pants",
        "thermal work pants",
    ),
    UNIFORM: (
        "polo shirt",
        "work shirt",
        "scrub set",
        "apron",
    ),
    HEADS: (
        "vented hard hat",
        "bump cap",
    ),
    EYES_EARS: (
        "safety glasses",
        "safety earmuffs",
    ),
    HANDS: (
        "cut-resistant gloves",
        "grip gloves",
        "winter gloves",
    ),
}
