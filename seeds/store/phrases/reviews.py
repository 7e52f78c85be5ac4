"""What customers say of what they bought, by stars; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

TITLES = {
    5: (
        "[Exactly|Just] what [we needed|I wanted|was missing|they promise] [for the workshop|for the office|for our crew|for my dad|at home|in the shop|for the season|for a small space]",
        "[Would|Will] buy [it|the {noun}|this one|the same {noun}] again[ today| tomorrow| any time|]",
        "[Better|Nicer|Sturdier|Finer|Tougher] than [the photo|expected|our old one|the price suggests|what my neighbour has][, {material} and all|, especially in {finish}|, really|, and I looked around|, size {size}]",
        "[Quietly|Simply|Honestly|Really] [excellent|good|well made|a pleasure] [in {finish}|for the money|after all this time|to work with|to own|every time]",
        "[Our|My] [second|third|new favourite|best] {noun}[ in {finish}| this year|, same quality| from here|, {size} this time]",
        "[Five stars|Top|Great {noun}|Love it|No complaints][, no notes| and I am picky| in {finish}| from me|]",
        "[Finally|At last] a {noun} that [works|lasts|fits|makes sense|holds up][ for us| in daily use| at this price| without fuss|]",
    ),
    4: (
        "[Very good|Good|Solid|Happy with it|Nearly perfect][ {noun}| in {finish}|, {size}| so far|], [one small thing|with one wish|one star for the box|almost five stars|minor niggle]",
        "[Good|Solid|Decent|Honest] [{noun}|value|quality|thing] [for the money|at this price|all in all|so far|in {finish}]",
        "[Pleasant surprise|Does its job well|Well made|Works nicely] [in {size}|after a month|in daily use|with small flaws|for the price|in {finish}][, mostly|, so far|]",
    ),
    3: (
        "[It is|It's] [fine|okay|all right|usable] [for now|for its price|for a start|as a spare|in {finish}][, no more|, I suppose|, that is all|]",
        "[Mixed feelings|So-so|In two minds|Neither hot nor cold] [about the {noun}|after a few weeks|on the {finish}|for this price|so far][, sorry|]",
        "[Not|Good, but not|Fine, but not] for [everyone|me|us|heavy use|the price][, maybe for you|, others may differ|, in {finish} at least|, size {size}]",
    ),
    2: (
        "[Expected|Hoped for] [more|better|something sturdier][ for the price| from this shop|]",
        "[Not|Not quite] [right|what I ordered it for|my thing][, sadly|, sorry|]",
        "[Disappointing|Poor|Sloppy] [finish|edges|fit|colour][ on the {noun}| in {finish}|]",
    ),
    1: (
        "[Went|Sent|Straight] back[ the same day| the next day|, no regrets|]",
        "[Would not|Will not|Never] [buy it again|buy this {noun} again|recommend it]",
        "[Arrived|Came] [damaged|broken|used, I think|with a dent]",
        "[Useless|Broken|Dead] [after days|out of the box|within a week]",
    ),
}

#: Headlines of no more than three words.
BRIEF = {
    5: (
        "[Great|Lovely|Excellent|Superb|Perfect|Fantastic|Wonderful] [buy|gift|thing|quality|find]",
        "[Love it|Top|Spot on|As promised|Highly recommended|Very happy|Made to last|Simply good|No complaints][!|]",
    ),
    4: (
        "[Good|Solid|Decent|Nice] [buy|value|quality|choice|stuff]",
        "[Nearly perfect|Quite happy|Works well|Good so far]",
    ),
    3: ("[Just okay|Mixed|Average|So-so|It works|Fair enough|Not thrilled]",),
    2: ("[Expected more|Disappointing|Not great|Poor finish|Meh|Hmm]",),
    1: ("[Broken|Sent back|Do not buy|Never again|Refund please|Bad quality]",),
}

#: One word or two: all that some have to say.
CURT = {
    5: ("[Perfect|Great|Excellent|Superb|Lovely|Spot on|Love it|Top][!|.|]",),
    4: ("[Good|Nice|Solid|Works|Happy][!|.|]",),
    3: ("[Okay|Meh|Fine|Average|So-so].",),
    2: ("[Meh|Weak|Hm|Flimsy].",),
    1: ("[Broken|No|Returned|Bad|Junk].",),
}

FIRST = {
    5: (
        "[Three weeks in|After a month|Two months later|So far|After daily use], [the {noun}|our {noun}|it|this {noun}] [has not let me down once|works like on day one|is the one everybody reaches for|still looks new|does exactly what it should].",
        "[The|That] {finish} [looks|is] even [better|nicer|warmer] [in daylight|in real life|than on the screen|next to our old one][, and I nearly took another one|, no regrets|, my wife says so too|, a bit darker, which I like|].",
        "[We use|I use|Our crew uses|The kids use] the {noun} [every day|every single day|at least weekly|all the time|in turns], [and|but] [it does not show|nobody is gentle with it|nothing has come loose|it cleans up in no time].",
        "[Bought|Ordered|Got|Took] [it|this|the {series}] [on a colleague's advice|after reading for an hour|as a replacement|on a whim|as a gift], [and now I give the same advice|and kept it myself|and ordered a second one|best decision of the month|should have done it earlier].",
        "{material} was the right [call|choice|thing]: [sturdy|tough|light enough|pleasant to touch|no smell] and [easy to keep clean|built to last|ages well|quiet in use|good to hold].",
        "[Set up|Installed|Put together|Unpacked] the {machine} [in ten minutes|within minutes|before the coffee was ready|without reading anything|the same evening], [and it has worked since|no tools needed|even my father managed|that is how it should be].",
        "[I compared|Looked at|Tried|Sent back] [four others|a few others|two cheaper ones|everything in town] [first|before]; [this {noun} is the one I kept|the {series} won easily|nothing came close|this one stayed].",
    ),
    4: (
        "[Good|Honest|Solid|Well-made] {noun} [for the money|for what we paid|that does its job|with a nice {finish}|in every respect that matters], [would buy again|no second thoughts|we are pleased|keeps its promises].",
        "[Works|Does] [as described|as promised|what it should|its job], [and the {finish} is lovely|and it looks good too|quietly|without fuss|even in rough hands].",
        "[Feels|Sits|Looks] [sturdy|right|solid|better than its price][ in the hand| in the room| on the bench|], [only the weight surprised me|could be a touch larger|a bit stiff at first|took some getting used to].",
        "[I like|We like] [nearly everything|almost all|most things] about [this {noun}|it|the {series}][, the {material} above all|, the colour most|, especially the details|].",
        "[Arrived|Came|Was here] [quickly|sooner than I thought|on the day they said], [well packed|in one piece|a bit over-packed], and [the {material} feels right|the fit is good|the {finish} is as shown].",
    ),
    3: (
        "[It does|Does] [the job|what it must], [no more|and nothing else|just about], [I would not|but do not] [write home about it|expect wonders|boast with it].",
        "[The {noun}|It|Ours] is [all right|okay|usable], though [smaller|heavier|louder|thinner|shinier] than [I pictured|in the photo|I had hoped|the old one].",
        "[Decent|Good|Nice] {material}, [plain|hasty|average] [workmanship|finish|handiwork][, you get what you pay for|, it will do|, others do it better|].",
        "[Fine|Okay|Good enough] for [occasional use|the garage|a beginner|the holiday house], [not for every day|not for work|I want more|that is that].",
    ),
    2: (
        "[The {finish}|The surface|The colour] [on ours|of mine] [was|is] [uneven|blotchy|not as shown|scratched in two places][, visible from the door|, which bothers me|, and I looked twice|].",
        "After [two weeks|a month|a handful of uses] the {noun} shows [more wear than it should|marks everywhere|its price|loose ends][, and we are careful people|, no idea why|, my old one did not|].",
        "[The fit|The size|Something] [was|is] [off|off by a little|not right], [which is enough to annoy|so it sits in a corner|and I had measured|{size} or not].",
    ),
    1: (
        "[The {noun}|Mine|Ours] [came|arrived] with [a crack down one side|a dent|a part missing|a smell that does not go][, and the box was fine|, how does that pass a check|, kids cried|].",
        "[Nothing|Little|Not much] like the [description|photo|one in the showroom][, wrong {finish} too|, thinner and lighter|, I feel fooled|].",
        "[Gave up|Fell apart|Came loose|Broke] [on day three|after a week|the first evening|when my brother looked at it][, and I did nothing odd with it|, no joke|, so much for quality|].",
    ),
}

SECOND = {
    5: (
        "[No rattles|Nothing wobbles|No sharp edges|Not a loose thread|Everything lines up], [no rough spots|nothing to fix|tight everywhere|as if made by hand|clean inside too][, and the {noun} was no bargain|, checked it twice|, in {finish} you would see it|, not even after a fall|, unlike the one before|].",
        "[The box|Packing|Even the packaging|Delivery] was [sensible|simple|quick|friendly][, no plastic mountain|, a small card inside|, driver waited|, right on time|].",
        "[My colleague|My sister|A neighbour|Our other branch|The boss] [has ordered one|wants one|asked where it is from|copied me|keeps borrowing it][ too| already|, of course| in {finish}|, in another size|, which says it all].",
        "[You notice|One sees|You feel] [the care|the thought|that somebody cared|the good {material}] [in the details|at the seams|in every corner|when you use it][, not only in photos|, rare at this price|, {size} or not|].",
        "{size} [is|was] the right [size|choice|pick] for [us|me|our space][, measured twice|, fits to the inch|, would not go smaller|].",
        "[Had a question|Called before|Wrote to support] and [got a real answer|somebody picked up|had a reply the same day][, rare these days|, that counts|, nice people|].",
    ),
    4: (
        "[One star off|Minus one star|A star less|Lost a star] [because the box was dented|for the late parcel|for the manual|for a missing bag|since the {finish} is a shade off|for the price of {size}][ this time| in my case|, though the shop was kind|, to be strict|][, nothing serious|, picky, I know|, the rest is fine|].",
        "[Took|Needed|It took] [a day|a week|two tries|some patience] to [get used to it|find the right grip|trust it|read the manual][, now I would miss it|, then all good|, worth it|, my fault perhaps|].",
        "[I wish|Would be nice if|Pity:|Only wish:|If only] [it came in more colours than {finish}|there were a bag with it|the care label were larger|it were a bit lighter|{size} were a little longer|the box were smaller][, then five stars|, maybe next year|, just saying|, but that is me|].",
        "{size} [runs|is|comes out] [slightly|a little|a touch] [large|small|wide][, check before you order|, fits us anyway|, else perfect|].",
    ),
    3: (
        "[I would|Would|Might] [choose another size|take another colour|look around more] [than {size}|next time|if I had to buy again][, lesson learned|, that is on me|].",
        "[Support|The shop|Somebody] [answered|wrote back|called] [politely|after a while|at once], [no solution though|that was nice|gave a tip that half helped].",
        "[Perhaps|Maybe] I [expected too much|am spoiled|got a weak one][, others seem happy|, who knows|, keep it anyway|].",
    ),
    2: (
        "[I have written|Wrote|Will write|Mailed] to [support|the shop|them][ about it| with photos|][, waiting for an answer|, curious what they say|, twice|, no word yet].",
        "[For this price|At that price|For the money] [I would look elsewhere|there is better|I want it flawless][, honestly|, sorry|].",
    ),
    1: (
        "[Sent|Packed it up and sent|Gave] it back [the same week|at once|with a long letter][, label came quickly|, waiting now|, never again|].",
        "[The refund|My money|The credit] [was quick|came back|took a while], [at least|I give them that|fair enough].",
    ),
}

#: Of a fault that a whole batch has.
FAULTY = (
    "[Mine|Ours|The {noun}|It] [has|shows|developed|came with] [this|one thing]: {fault}[, and the photo does not show it|, I am not the only one it seems|, support knows about it|, bad batch they say].",
    "[What happened|Story of mine|In short|No luck]: {fault} – [that should not happen|so back it went|after so short a time|and I had been careful][, pity, I liked it|, offered an exchange|, new one is promised|].",
)
#: What those add who write a page.
LONG = (
    "[For those who wonder|To be fair|Some background|Longer version]: [we are a small team|I have had many of these|this is for work|we live where it rains a lot], so [things wear out quickly here|I know what to look for|looks come second|it has to take a beating].",
    "[First|To begin with], [the {material}|the feel]: [better than it looks|what you would expect|nothing to add|exactly right], [no smell|no sharp spots|clean seams] and [a finish that does not mark|a colour that stays|the weight you want].",
    "[Then|Second|Next], [the size of the {machine}|handling the {machine}]: {size} [takes|needs|fills] [about the space of the old one|a bit more room than I had planned|less room than feared], and [you get used to it within a day|everybody found the right way at once|the manual can stay in the box].",
    "[Then|Second|Next], [fit|feel] of the {soft}: {size} [is true to size|comes out as expected|sits as it should], [after a day you forget it|nothing rubs|room where you need it] and [it keeps its shape|no loose threads|the colour stays].",
    "[Cleaning|Care|Upkeep] is [easy|a matter of minutes|no topic]: [a cloth is enough|warm water, done|wipe and forget|nothing special needed], [I tried|we do it on Fridays|the kids do it].",
    "[Would|Will] [buy it|choose the {series}|spend that|take another {noun}] again[ without thinking|, I suppose|, yes|, probably|, as things are][, for sure|, at this price|, if the offer is right|, but in another colour].",
)
