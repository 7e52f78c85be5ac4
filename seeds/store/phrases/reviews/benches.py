"""Reviews of what labs, band rooms and people outdoors buy; see `reviews`."""

# Texts read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

GLASSWARE = """
5b // Survives undergrads // If it makes it through a [freshman chem section|teaching lab], it's good glass. We've lost one, to a faucet.
5b@beaker, Erlenmeyer flask, reagent bottle // Markings stay on // The markings are still readable after [a couple dozen trips through the washer|being autoclaved over and over]. The last brand's were ghosts by then.
4b@beaker, Erlenmeyer flask, volumetric flask // Good glass, thin rim // Clear and even. The rim's [thinner than I'd like for a teaching lab|a little thin], so we handle them with care.
3b@beaker, Erlenmeyer flask // Graduations off a little // The lines are a few percent off, [which is fine for what we do|so don't measure with it]. For mixing it's all right.
2b // Chips in the box // Two had chipped rims when we unpacked. [Glass in the bottom of the carton, too|Whoever packs them should add a divider].
"""

SMALL_PARTS = """
5b@sample tubes // Fit our rotor // They fit our racks and our rotor and the lids [stay shut when you shake them|don't pop in the spin]. We don't need more than that.
5b@sample tubes, cuvettes // Clean // Ran blanks on a handful and [got nothing|the readings were flat]. I've paid twice as much for worse.
4b@sample tubes, cuvettes // Hard to open the bag // Good quality. The bag [tears all the way down|doesn't reseal], so we pour them into a bin.
3b@sample tubes, cuvettes, Petri dishes // Some haze // A few of them are hazy. We [set those aside for rinsing|pull them out and use the rest]. Not a disaster.
2b@sample tubes // Lids don't seal // One in ten [leaks when you turn it over|has a lid that doesn't snap]. You find out the wrong way.
"""

LIQUIDS = """
5b@single-channel pipette, multichannel pipette // Nobody fights it // I have a lab full of people with strong feelings about [these|plungers], and this one doesn't get complaints.
5b // Dispenses the same // Weighed twenty in a row for my own peace of mind. [Spread was half of what the sheet allows|They were all within half a percent]. Good seal, no drips.
4b@single-channel pipette, multichannel pipette // Stiff volume knob // Accurate. The knob's [stiff when you go from one end to the other|a two-finger job], and maybe that's on purpose.
3b // Fine for teaching // Good enough for the teaching lab. [For real work I use my old one|I wouldn't use it for anything critical].
2b // Sticks // The plunger hangs on the way up, [so you pull air|about one time in five]. Cleaned and greased by the book.
"""

METERS = """
5b@pH meter, analytical balance // Settles fast // Reading settles in [about five seconds|under ten seconds], where our last one took half a minute to make up its mind.
5b // Passed QA // Our QA person went over it with standard weights and buffers and [signed off the same day|had nothing to say, which is her highest praise].
4b@analytical balance // Good, needs a level bench // It's touchy about drafts and [people leaning on the bench|an uneven bench]. Give it a quiet corner.
3b // Menus // It measures fine. Getting through the menus takes [four buttons in the right order|more patience than I have on a Monday].
2b@pH meter // Drifts by lunch // Calibrated at eight, off by [lunchtime|noon]. That's with fresh standards.
"""

BENCHTOP = """
5b@microcentrifuge // Quiet // I can talk on the phone next to it. [The old one had its own room|We could never do that with the last one]. Gets up to speed in seconds.
5b@water bath, incubator, drying oven // Holds temperature // Put a logger in it over a weekend and it [stayed within half a degree|never moved more than half a degree].
4b // Takes up bench // Works great, and it's [deeper than our old one|bigger than the drawing]. We moved a balance to make room.
3b@water bath, incubator, microcentrifuge, drying oven // Alarm is too loud // It does the work. The beep at the end [makes everyone jump|can be heard in the hallway], and I couldn't find a way to turn it off.
2b@incubator, drying oven // Uneven // There's a corner that runs [two degrees cooler|cold]. I've mapped it. We just don't use that shelf.
"""

COATS = """
5b // Covers the wrists // Cuffs that actually [cover the wrist|close]. I've got long arms and this is the first one I don't have to roll down.
4b // Snaps, thank you // Snaps and not buttons, so it [comes off fast if you need it off|isn't a struggle with gloves on]. The pocket's a bit shallow.
3b // Stiff // Does its job, stiff as paper. [Wash it twice before handing it out|It's better after a few washes].
"""

STRINGS = """
5h@student violin, student cello, viola outfit // My daughter's first // She's nine and this is her first real one. Her teacher [tuned it, played a bit, and nodded|said it's a good start, and she isn't easy to please]. The practice has been voluntary so far.
5b@student violin, student cello, viola outfit // Rental program // We ordered these for our rental pool. [Setup was decent out of the box|I only had to touch the bridge on one]. Kids aren't kind to them, and they're holding.
5h // Warmer than I expected // I came back to playing after twenty years off. It's got [a warm sound that fills the room|more warmth than I thought you'd get for this money], and I don't have an excuse anymore.
4 // Change the strings // Put better strings on it and it's [another instrument|twice as good]. The ones it ships with are just to get you started.
4h@student violin, student cello, viola outfit // Slipping pegs // Sounds good. The pegs [slipped for the first few days|needed some chalk], and then it settled down.
3b@student violin, student cello // OK for beginners // Good for the first year or two. After that [they'll hear the limits|they'll want more].
2 // Buzz // There's a buzz on [one of the low strings|the lowest string] that nobody can find. I've had two people look.
"""

GUITARS = """
5h@classical guitar, acoustic guitar, electric guitar // Couch guitar // It hangs by the couch so I play it [every night|way more than the expensive one in its case]. Stays in tune, which is all a couch guitar has to do.
5h@acoustic guitar, electric guitar, bass guitar // Low action // No setup needed. I [was playing in ten minutes|tuned it up and that was that]. Frets are smooth along the edge.
4@classical guitar, acoustic guitar // Dull strings // Nice neck, decent sound. It came with [tired strings|strings that had been on a while]. Fresh ones, and now I like it a lot.
3h@acoustic guitar, electric guitar, bass guitar // Sharp frets // The fret ends are sharp [up past the seventh|on one side]. A shop filed them for thirty dollars. I'd rather not have needed to.
2 // Won't stay in tune // I tune it, play a song, and [tune it again|it's flat]. New strings, same story.
"""

WINDS = """
5h // Sixth-grade band // My son needed one by Monday and it [came Friday|beat the deadline]. His band director checked it and said to go ahead.
5b@flute, clarinet, alto saxophone // Good section instrument // We have six of different ages and the kids [want the new one|draw straws for this]. Keys are quiet and they seal.
4h@clarinet, alto saxophone // Better mouthpiece helps // It plays easily. I [used my old mouthpiece and it opened right up|swapped the mouthpiece and it's a lot better].
3b@alto saxophone, trumpet // Case is weak // The horn's fine. The case [won't last a school year|has a latch that's already bent].
2@clarinet, alto saxophone, flute // Leaky // The low notes don't speak unless you [squeeze|press hard]. Our repair guy says a pad isn't seating.
"""

DRUMS = """
5b // Cuts through // You hear it in the back row of the gym. [The football crowd certainly does|I moved it two steps back, and it's still plenty]. Tunes up easily.
5h@snare drum // Garage band again // We're four dads in a garage. It sounds [better than we do|like we've practiced]. My neighbors have been patient.
4@snare drum, concert tom // Tune it first // It came tuned like a cardboard box. [Give it fifteen minutes|A quarter hour later it sang].
3@snare drum, concert tom // Ring // It rings longer than I want. [A bit of tape and it's fine|I've got a dampener on it].
2@snare drum, concert tom // Hardware loosens // Things work loose while you play. [I carry a key in my pocket now|It's gotten to be a between-songs ritual].
"""

KEYBOARDS = """
5h@stage piano, teaching keyboard, digital organ // Headphones saved us // She practices at ten at night and [nobody hears a thing|we all sleep]. The feel is close to her teacher's piano.
5b@teaching keyboard // Twelve in a room // Twelve of them in our keyboard lab, [all day, by kids who bang|six periods a day]. No dead keys.
4b@teaching keyboard // Good, flimsy rest // Good sound, easy for students to find their way around. The music rest [falls off if you breathe on it|is a flimsy bit of plastic].
3h@teaching keyboard // Thin speakers // Through headphones it's lovely. Through [its own speakers it sounds like a phone|the built-in speakers, not so much].
2 // Clicky keys // Two keys [click|thump] in the middle, where you can't avoid them.
"""

BAND_EXTRAS = """
5b@music stand // Band room staple // Thirty kids, and they [haven't broken one yet|haven't managed to bend any]. I stopped counting after the concert.
5h@music stand, instrument case // Just what the teacher asked for // It's the one my kid's teacher [told us to get|has in her own room]. Simple and sturdy.
4@music stand // Does the job // Nothing fancy, works. A bit [more weight in it would be nice|lighter than the one at school].
3@music stand // OK // It's all right for home. For gigs [I'd want something tougher|I use my old one].
"""

ROSIN = """
5 // Good grip, little dust // Grips well and [doesn't snow all over the strings|leaves hardly any dust]. A couple of swipes is enough.
5h // Orchestra teacher's pick // Our orchestra teacher [hands out a list|swears by it], so that's what we got. No squeaks so far.
4 // Sticky in the heat // Very good. Gets a touch sticky [in a hot car|when it's warm], so don't leave it there.
3 // Chipped // A corner was chipped off when I opened it. [It works the same|You can still use it].
"""

CAMP_TENTS = """
5h // Kids slept, we slept // Two adults, two kids, one dog. [Thunderstorm at three and nobody got wet|It rained on us all night], and I only know because I got up to check the corners.
5 // Fast setup // Got to camp after dark and had it up [before the water boiled|by headlamp in ten minutes].
4 // Buy better stakes // Great tent. The stakes bent in the first rocky ground, so [I use my old ones|spend ten dollars on better ones].
4h@dome tent, tunnel tent // Small for a family // It'll sleep what it says if [you're friends|nobody rolls over]. For two and gear it's very comfortable.
3 // Wet by morning // Not from rain, from breath. [Open up both ends|Leave the vents open] and it's better, just colder.
2 // Pole split // A pole section split along the grain [on the second night out|when I was putting it up]. Duct tape got us home.
"""

CAMP_PACKS = """
5h@trekking pack, guide pack // Five days, no sore spots // Five days in the mountains with 28 pounds. [No sore spots, no squeaks|My hips were fine]. I adjusted the straps once, on the first morning.
5b // Our guides use them // Our guides live in these and are [hard on everything|not sentimental about gear]. They asked for a second batch. I count that as a review.
4@day pack, trekking pack, guide pack // Pocket in the wrong place // It carries well. The side pocket's [just out of reach when you're wearing it|hard to get at while walking].
3 // Noisy // Comfortable enough, squeaks [with every step|like an old door] when it's loaded. Some wax on the buckle helped.
2 // Strap frayed // The shoulder strap's fraying where it's sewn on, [after a couple of day hikes|and I've only had it out three times].
"""

CAMP_SLEEP = """
5h // Slept like a log // I'm usually the one awake at four listening for bears. [Not this time|I slept until the sun hit the tent].
4 // Bulky // Comfy and well made, [takes up more of my pack than I'd like|but it's not small in the pack].
3@down sleeping bag, synthetic sleeping bag // Cold at the feet // Down to about fifty it's good. Below that my feet [know about it|get cold], so I bring wool socks.
2@air sleeping pad // Flat by dawn // I go to bed comfortable and wake up [with a rock in my back|sore]. It just doesn't hold up through a night.
"""

CAMP_KITCHEN = """
5h@canister stove, cook set // Coffee by sunup // Had water going before anyone else was [out of their bag|up]. Light, simple, and it packs into itself.
5@canister stove, cook set, insulated jug // Simple // Not much that can go wrong with it. [It's been dunked, dropped and sat on|I've dropped it on rock, and it has a dent and a story].
4@cook set // Lid handle gets hot // Works well. Watch the handle, it [gets hot|bit me once].
3@water filter, canister stove // Slow // It takes its time. [If you're not in a hurry, fine|We planned breakfast around it].
2@cook set, canister stove // Rattles in the pack // I can hear it with every step, and [a sock stuffed inside only helps some|it drove my partner up the wall].
"""

CAMP_CLOTHES = """
5h // Lived in it // Wore it [nine days out of ten on our trip|from the airport to the last campsite]. It doesn't hold a smell, and my wife confirms that.
5@fleece mid-layer, wool base layer // Fits under a shell // Slim enough to go under a jacket, with [sleeves that don't bunch up|room to reach]. The {finish} looks nice in town, too.
4@fleece mid-layer, wool base layer // Pills a little // Warm and soft. It pills [under the pack straps|where the pack rubs]. You'd only notice up close.
3@fleece mid-layer, wool base layer, rain shell // Runs short // Good fabric, short in the body. When I [reach up, my back gets cold|sit down it rides up].
2 // Seam opened // A seam opened at the [shoulder|side] on the second wear. I sewed it myself, and I'm no tailor.
"""

ROPES = """
5h@dynamic rope // Confidence // I took my first real fall on it. [Soft catch, no drama|I'm here to write this], so thumbs up.
5b@dynamic rope, climbing harness // Gym wall // It's clipped, lowered and dragged [two hundred times a day|all evening] on our wall, and inspection keeps passing it.
4@dynamic rope // Stiff at first // It feels stiff out of the bag and [loosens up after a few days|gets better by the third outing].
3@dynamic rope // Fuzzy // Handles well, but it's getting fuzzy [sooner than my last one|faster than I'd expect]. I'm keeping notes.
"""

#: Which are said of which goods.
POOLS: dict[str, tuple[str, ...]] = {
    GLASSWARE: (
        "beaker",
        "Erlenmeyer flask",
        "volumetric flask",
        "reagent bottle",
    ),
    SMALL_PARTS: (
        "sample tubes",
        "Petri dishes",
        "cuvettes",
    ),
    LIQUIDS: (
        "single-channel pipette",
        "multichannel pipette",
        "bottle-top dispenser",
    ),
    METERS: (
        "pH meter",
        "analytical balance",
    ),
    BENCHTOP: (
        "microcentrifuge",
        "water bath",
        "incubator",
        "drying oven",
        "sample freezer",
    ),
    COATS: ("lab coat",),
    STRINGS: (
        "student violin",
        "student cello",
        "viola outfit",
        "double bass",
    ),
    GUITARS: (
        "classical guitar",
        "acoustic guitar",
        "electric guitar",
        "bass guitar",
    ),
    WINDS: (
        "flute",
        "clarinet",
        "alto saxophone",
        "trumpet",
    ),
    DRUMS: (
        "snare drum",
        "concert tom",
        "hand drum",
    ),
    KEYBOARDS: (
        "stage piano",
        "controller keyboard",
        "teaching keyboard",
        "digital organ",
    ),
    BAND_EXTRAS: (
        "music stand",
        "instrument case",
        "reed case",
    ),
    ROSIN: ("rosin cake",),
    CAMP_TENTS: (
        "A-frame tent",
        "dome tent",
        "tunnel tent",
    ),
    CAMP_PACKS: (
        "day pack",
        "trekking pack",
        "guide pack",
        "dry pack",
    ),
    CAMP_SLEEP: (
        "down sleeping bag",
        "synthetic sleeping bag",
        "foam sleeping pad",
        "air sleeping pad",
    ),
    CAMP_KITCHEN: (
        "canister stove",
        "cook set",
        "water filter",
        "insulated jug",
    ),
    CAMP_CLOTHES: (
        "rain shell",
        "fleece mid-layer",
        "wool base layer",
    ),
    ROPES: (
        "dynamic rope",
        "climbing harness",
    ),
}
