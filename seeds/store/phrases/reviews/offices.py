"""Reviews of what offices, studios and builders buy: desks, chairs, storage, lights; see `reviews`."""

# Texts read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

DESKS = """
5h // Home office, finally // I've worked off the dining table for far too long. [One evening of assembly|My son and I put it together before dinner], and now there's a door I can close on my job.
5b // Eleven of them // Furnished a whole row over a weekend. By the fourth one we had it down to [twenty-five minutes each|half an hour apiece], and they all lined up.
5 // Doesn't wobble // I type hard and my monitors [don't shake|sit still]. That was the problem with the last two I owned.
4@sit-stand desk, fixed desk, corner desk // Great, one bad hole // One hole was drilled [a hair off|slightly too shallow]. I ran a bit through it and moved on. Beautiful top.
4h // Two-person job // The top weighs more than I do, so [wait until somebody's home|call a friend]. Once it's up it's like a rock.
4b // Cable tray is extra // Nice desk. Be aware that [the cable tray doesn't come with it|you'll want to order a cable tray along with it].
3h // Scratches easily // Looks great. My [keyboard left a mark|watch left a line in it] the first week. I use a desk pad now.
2 // Panels don't line up // There's a step you can feel [where the two parts of the top meet|along the front edge]. I loosened and tightened everything and it's still there.
"""

SEATS = """
5h@task chair, executive chair // Back stopped hurting // I had written my backache off as age. [Turns out it was my chair|It was the chair]. Set the height so your feet are flat and give it a week.
5b@task chair // Call center tested // Two shifts share them, so they're [never empty|in use sixteen hours a day]. No squeaks, no sagging.
5b@guest chair // Reception looks better // Bought for our waiting area. [People sit down and stay awhile, which isn't always what we want|Patients have said nice things about them]. They wipe clean.
4@task chair, executive chair // Good, arms too wide // I'm on the small side and the arms are [far apart|out of reach]. My husband thinks it's perfect.
4h@task chair, executive chair // Smells new // It had a new smell for about [three days|a week]. I kept the window open. Comfortable from the first hour.
3b@guest chair, counter stool // Fine for short sits // For [a meeting|an hour] it's fine. I wouldn't want it as my everyday seat.
2@task chair, executive chair // Sinks // I sit down at 9 at the right height and by 10 I'm [looking up at my screen|four inches lower].
2b@guest chair, counter stool // Wobbles // Two of the ones we got rock on [a flat floor|the tile]. We've got felt pads under one leg, like a diner.
"""

STORAGE = """
5b@mobile pedestal, filing cabinet // Drawers glide // Full of hanging files and the drawer [still opens with one finger|doesn't sag when it's all the way out]. No assembly, and I want to thank whoever decided that.
5b@locker // For the locker room // Our people finally have somewhere to put a coat. [Doors shut quietly, keys all worked|Each key worked on the first try].
4@mobile pedestal, filing cabinet, locker // Good, keys look alike // Well built. We got [a ring of keys without numbers|four keys that look the same], and that took some sorting.
4h // Heavy, good heavy // It took two of us to get it upstairs, and it's [not going anywhere now|steady as anything].
3b // Dent on the side // Came with a dent on the side. We [turned that side to the wall|put it next to the copier so nobody sees]. Otherwise OK.
2@mobile pedestal, filing cabinet // Drawer sticks // The bottom drawer [has to be lifted to close|catches at the last inch]. I leveled it twice.
"""

TABLES = """
5b@conference table // Board was impressed // We used to meet around two tables pushed together. Now there's [room for everyone and their coffee|one table, and people sit up straighter]. The {finish} is beautiful.
5b@folding table // Up and down every day // Our training room gets flipped [twice a day|between classes]. One person can do it, and nobody has pinched a finger.
4@conference table // Heavy top // Looks terrific. [Get three people|Don't try it with two]. The top came in one piece, and our elevator was nearly too short.
4b@conference table, café table // Ring marks // Lovely table, but cold cups leave rings unless you [use coasters|wipe it down right away].
3@café table, standing table, conference table // Needs leveling // There's a slight rock to it on our floor. [Folded cardboard under one foot|The leveling feet only go so far].
2b@café table, standing table // Late for the opening // It's fine as a table. It came [four days after we opened|after the open house], and I'd booked the delivery weeks ahead.
"""

SCREENS = """
5b@desk divider, acoustic panel, freestanding partition // Phones got quieter // You can [hear the difference on calls|tell on the recordings]. Our sales corner was a barn before.
5h@room divider, freestanding partition // Made a room out of a corner // We live in a studio. With this I [have an office until six and a living room after|can pretend I don't work where I sleep].
4b // Good, lint magnet // They do what they should. The fabric [collects lint|shows every dog hair], so keep a roller nearby.
3@desk divider, acoustic panel // Less quiet than hoped // It softens the echo. It doesn't [block a conversation|stop voices], and maybe I expected too much.
2@room divider, freestanding partition // Leans // It leans a little to one side [no matter what I do with the feet|and I'm afraid somebody will walk into it].
"""

DESKTOP = """
5h@cable spine // Tidy // Everything that used to hang off the back of my desk is [out of sight|where it belongs]. I should have done this when we moved in.
5b@monitor arm // One per desk // We put one at every desk. [Nobody had to read anything to set it up|Clamp it, plug in, done].
4@monitor arm, desk lamp // Good, stiff joint // Stays where you put it because it's [stiff|tight]. I use two hands and I'm happy.
3@monitor arm // Light duty // Works for what I have. With anything heavier [it'd droop|I wouldn't trust it].
2@monitor arm, desk lamp // Droops // It creeps down over the day. By four o'clock [it's resting on the desk|I'm pushing it back up again].
"""

PENDANTS = """
5h // Over the kitchen island // My electrician hung it in an hour and [my sister wants the same one|now everybody stands around the island]. The {finish} goes with our faucet, which was pure luck.
5b@glass pendant, spun metal pendant, linear pendant // Restaurant patrons notice // Over our bar. [People photograph them|I've caught people taking pictures]. No hum on the dimmer, and that's rare.
4h@glass pendant, spun metal pendant, drum pendant // Longer cord, please // We have ten-foot ceilings and it hangs [a foot higher than I wanted|too high]. I knew the length. Still.
4 // Dusty fast // Gorgeous light. It shows dust, so [plan on getting out the ladder now and then|have a step stool ready].
3@glass pendant, drum pendant, spun metal pendant // Dimmer than expected // It's more of a mood light. If you [need to read under it|cook under it], add something else.
2 // Hangs crooked // It hangs about a degree off level and [I can't unsee it|my eye goes straight to it]. We checked the canopy and the ceiling.
1@glass pendant // Broken shade // Came broken. Well wrapped, in a good box, and [still broken|in two pieces]. So who knows when that happened.
"""

CEILING = """
5b@recessed downlight, adjustable downlight, fire-rated downlight // Easy swap // We did a corridor after hours, [a dozen in one night|fourteen before midnight]. They push in, the wires click, and the trim sits flush.
5b@recessed downlight, surface-mount downlight, LED panel, backlit panel // Color matches // Put up the new ones next to those from our first phase and [you can't tell them apart|the color is the same]. That's harder than it sounds.
5h@recessed downlight, LED panel, surface-mount downlight // Bright kitchen // It took our basement from cave to [family room|a place where the kids do homework].
4b@recessed downlight, adjustable downlight, fire-rated downlight // Tight in old ceilings // Good light, clean trim. Leave room above, because [the box is taller than it looks on the sheet|there's not much slack with old joists].
3@recessed downlight, adjustable downlight, surface-mount downlight, LED panel, backlit panel // Slight flicker // At the very bottom of the dimmer there's [a shimmer|a flicker]. At half or above it's fine.
2b // Two of ten dead // Two out of the ten we got wouldn't [light|start]. Electrician time costs more than the fixture does.
"""

OUTSIDE = """
5b@floodlight, wall pack, street light // Lot is bright // Our night shift asked for better lights in the parking lot. [They've stopped asking|I got a thank-you from the second shift].
5h@floodlight, wall pack // Sees the whole driveway // It covers the driveway from the garage to the street. [The raccoons have moved on|My neighbor ordered one].
4b@floodlight, wall pack, street light // Heavy, get a lift // A good, bright fixture. [It's a two-person job on a ladder|Rent a lift], because it's awkward up there.
3@floodlight, wall pack // Bluish // Plenty of light, but it's on the cold side. [I'd have gone for the warmer one|The patio looks like a gas station].
2 // Water inside // A storm came through and now there's [water in the bottom of the lens|a line of water behind the glass].
"""

SWITCHES = """
5b@occupancy sensor // Lights go off by themselves // Our restrooms used to burn all weekend. [Now they don't|I drove by on Sunday and it was dark]. That was the point.
5h@dimmer module // No more buzzing // Swapped out the old one and the buzz is [gone|history]. It took fifteen minutes with the breaker off.
4 // Manual is tiny // Works well once it's set. The settings are [explained on a sheet the size of a business card|little switches you need reading glasses for].
3b@occupancy sensor // Too sensitive // It turns on when [somebody walks by the open door|the air kicks on]. I've turned it down as far as it goes.
2@occupancy sensor // Leaves us in the dark // It shuts off on anybody who [sits still|reads for ten minutes]. We wave our arms a lot.
"""

BULBS = """
5h@filament bulb // Warm light // They look like the old kind of bulb, and [my electric bill doesn't|they don't get hot]. Lovely at night.
5b@LED tube // Changed a whole floor // We changed out a floor in two evenings. [No dead ones in the case|One dud in the lot, that's it]. The light's even from end to end.
4 // Slow to start // There's a half second before they come on. [You get used to it|It bothered me for a day].
3@filament bulb, spot bulb // Color varies // One or two are [pinker than the rest|a little warmer than the others]. In separate rooms, no problem.
2b // Early failures // Four of them are out already. [These run ten hours a day, they should handle that|At that rate the ladder never gets put away].
"""

#: Which are said of which goods.
POOLS: dict[str, tuple[str, ...]] = {
    DESKS: (
        "sit-stand desk",
        "fixed desk",
        "corner desk",
        "bench desk",
    ),
    SEATS: (
        "task chair",
        "executive chair",
        "guest chair",
        "counter stool",
    ),
    STORAGE: (
        "mobile pedestal",
        "filing cabinet",
        "locker",
    ),
    TABLES: (
        "conference table",
        "folding table",
        "café table",
        "standing table",
    ),
    SCREENS: (
        "desk divider",
        "freestanding partition",
        "acoustic panel",
        "room divider",
    ),
    DESKTOP: (
        "cable spine",
        "monitor arm",
        "desk lamp",
    ),
    PENDANTS: (
        "glass pendant",
        "spun metal pendant",
        "linear pendant",
        "drum pendant",
    ),
    CEILING: (
        "recessed downlight",
        "adjustable downlight",
        "surface-mount downlight",
        "fire-rated downlight",
        "LED panel",
        "backlit panel",
    ),
    OUTSIDE: (
        "floodlight",
        "wall pack",
        "street light",
        "bollard light",
    ),
    SWITCHES: (
        "dimmer module",
        "occupancy sensor",
        "daylight sensor",
        "scene controller",
    ),
    BULBS: (
        "LED tube",
        "filament bulb",
        "spot bulb",
        "high-bay bulb",
    ),
}
