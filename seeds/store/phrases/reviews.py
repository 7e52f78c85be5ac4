"""What customers say of what they bought, by stars; patterns of `seeds.grammar`.

`machine` and `wear` are the noun of goods that work and of goods that are worn; `flaw` is what can be wrong with a thing
of that material.
"""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

TITLES = {
    5: (
        "[Exactly|Just] what [we needed|I wanted|was missing|I was after] [for the workshop|for the office|for our crew|for my dad|at home|at work|for the new place|at this price]",
        "[Would|Will] buy [it|this one|the same {noun}|from them] again[ any time| tomorrow| in a heartbeat| without thinking| and again|], [in {finish}|no question|same size|any colour|ask my boss]",
        "[Better|Nicer|Sturdier|Finer] than [the photo|I expected|our old one|the price suggests|the one it replaces][, especially in {finish}|, honestly|, and I looked around|]",
        "[Simply|Honestly|Really] [excellent|a pleasure to use|well made|hard to fault][, in {finish} too| at this price|, after three months of it|]",
        "[Our|My] [second|third|new favourite|best] {noun}[, same quality| this year| so far|, and not the last|]",
        "[Five stars|Top marks|Full marks] from [me|all of us|a picky customer][, would give six|, the {finish} is lovely|]",
        "[Finally|At last], a {noun} that [works|lasts|makes sense|holds up][ for us| every day| at this price| without fuss|]",
    ),
    4: (
        "[Very good|Good|Solid|Happy with it|Nearly perfect][, in {finish} too| so far| overall|], [one small thing|with one wish|one star off for the box|minor niggle]",
        "[Good|Solid|Decent|Honest] [{noun}|value|quality] [for the money|at this price|all in all|so far]",
        "[Pleasant surprise|Does its job well|Well made|Works nicely] [after a month|in daily use|for the price|in {finish}|as a second one|for our needs][, mostly|, touch wood|, small flaws aside|]",
    ),
    3: (
        "[It is|It's] [fine|okay|all right|usable] [for now|for the price|as a spare|to start with][, no more than that|, I suppose|]",
        "[Mixed feelings|So-so|In two minds|Neither good nor bad] [about the {noun}|after a few weeks|about the {finish}|at this price]",
        "[Not|Good, but not|Fine, but not] for [everyone|me|us|heavy use|daily use][, maybe for you|, others may differ|]",
    ),
    2: (
        "[Expected|Hoped for] [more|better|something sturdier][ for the price| from this shop|]",
        "[Not|Not quite] [right|what I ordered it for|what I had in mind][, sadly|, sorry|]",
        "[Disappointing|Poor|Sloppy] [edges|workmanship|finish][ on the {noun}|, sadly|]",
    ),
    1: (
        "[Went|Sent|Straight] back[ the same day| the next day|, no regrets|]",
        "[Would not|Will not|Never going to] [buy it again|buy this {noun} again|recommend it]",
        "[Arrived|Came] [damaged|broken|used, I think|with {flaw}]",
        "[Useless|Broken|Done for] [after days|out of the box|within a week]",
    ),
}

#: Headlines of no more than three words.
BRIEF = {
    5: (
        "[Great|Lovely|Excellent|Superb|Perfect|Fantastic|Wonderful] [buy|thing|quality|find]",
        "[Love it|Top|Spot on|As promised|Highly recommended|Very happy|Made to last|Simply good|No complaints][!|]",
    ),
    4: (
        "[Good|Solid|Decent|Nice] [buy|value|quality|choice]",
        "[Nearly perfect|Quite happy|Works well|Good so far]",
    ),
    3: ("[Just okay|Mixed|Average|So-so|It works|Fair enough|Not thrilled]",),
    2: ("[Expected more|Disappointing|Not great|Poor finish|Meh|Hmm]",),
    1: ("[Broken|Sent back|Do not buy|Never again|Refund please|Bad quality]",),
}

#: One word or two: all that some have to say.
CURT = {
    5: ("[Perfect|Great|Excellent|Superb|Lovely|Spot on|Love it|Top][!|.|]",),
    4: ("[Good|Nice|Solid|Works well|Happy][!|.|]",),
    3: ("[Okay|Meh|Fine|Average|So-so].",),
    2: ("[Meh|Weak|Hmm|Flimsy].",),
    1: ("[Broken|No|Returned|Bad|Junk].",),
}

FIRST = {
    5: (
        "[Three weeks in|After a month|Two months later|So far|After daily use], [the {noun}|our {noun}|it|this {noun}] [has not let me down once|works like on day one|is the one everybody reaches for|still looks new|does exactly what it should].",
        "[The|That] {finish} [looks|is] even [better|nicer] [in daylight|in real life|than on the screen|next to our old one][, and I nearly went for another colour|, no regrets|, my wife says so too|, a bit darker, which I like|].",
        "[We use|I use|Our crew uses|My team uses] the {noun} [every day|every single day|at least once a week|all the time|in shifts], and [it does not show|nobody is gentle with it|nothing has come loose|it cleans up in no time].",
        "[Bought|Ordered|Got] [it|this|the {series}] [on a colleague's advice|after an hour of reading reviews|as a replacement|on a whim|as a gift], [and now I give the same advice|and ended up ordering a second one|best decision of the month|and I should have done it earlier].",
        "{material} was the right [call|choice]: [sturdy|tough|pleasant to touch|no smell at all] and [easy to keep clean|built to last|ages well|good to handle].",
        "[Unpacked|Fitted|Set up] the {machine} [in ten minutes|before the coffee was ready|without reading anything|the same evening], [and it has worked ever since|no tools needed|and even my father managed|which is how it should be].",
        "[Tried the {wear} on|Wore the {wear}|Put the {wear} on] [the same evening|for a whole shift|on a wet morning|straight away]: [nothing rubs|true to size|room where you need it|no need to send it back], [and it still looks new after three washes|and two colleagues asked where I got it|and I forgot I had it on].",
        "[I compared|I looked at|We tried|I sent back] [four others|a few others|two cheaper ones|everything in town] first; [this {noun} is the one I kept|the {series} won easily|nothing came close|this one stayed].",
    ),
    4: (
        "[Good|Honest|Solid|Well-made] {noun} [for the money|for what we paid|that does its job|in a nice {finish}], [would buy again|no second thoughts|we are pleased|keeps its promises].",
        "[Works|Performs|Holds up|Does its work] [as described|as promised|as it should|well|as on the first day], [and the {finish} is lovely|and it looks good too|without any fuss|even in rough hands|and nobody complains|and I forget it is there].",
        "[Feels|Looks|Seems] [sturdy|right|solid|better than its price|well put together][ on the bench| up close| after some weeks|], [only the weight surprised me|but could be a touch larger|if a bit stiff at first|though it took some getting used to|and {finish} hides the dust|nothing to add].",
        "[I like|We like] [nearly everything|almost all|most things] about [this {noun}|it|the {series}][, the {material} above all|, the colour most of all|, especially the details|].",
        "[Arrived|Came|Was here] [quickly|sooner than I thought|on the day they said], [well packed|in one piece|a bit over-packed], and [the {material} feels right|the {finish} is as shown|nothing was missing].",
    ),
    3: (
        "[It|Ours|The {noun}|The {series}] does [the job|what it must|its bit|what I bought it for], [no more|nothing else|just about|with some goodwill], [but I would not write home about it|but do not expect wonders|and that is all I can say|and I had hoped for more|so three stars].",
        "[The {noun}|It|Ours] is [all right|okay|usable], though [smaller|heavier|thinner|shinier] than [I pictured|in the photo|I had hoped|the old one].",
        "[Decent|Good|Nice] {material}, [plain|hasty|average] [workmanship|finish][, you get what you pay for|, it will do|, others do it better|].",
        "[Fine|Okay|Good enough|All right] for [occasional use|the garage|a beginner|the holiday house|a first try|the weekend], [but not for every day|but not for work|though I had wanted more|and that is that|not more than that|and ours works every day].",
    ),
    2: (
        "[The {finish}|The surface|The colour] [on ours|on mine] is [uneven|blotchy|not as shown|scratched in two places][, visible from the door|, which bothers me|, and I looked twice|].",
        "After [two weeks|a month|a handful of uses] the {noun} shows [more wear than it should|marks everywhere|its price|loose ends][, and we are careful people|, no idea why|, my old one did not|].",
        "[Something|One thing|One corner|One side] [of it|about it|of ours] is [off|off by a little|not right|not straight], [which is enough to annoy me|so it sits in a corner|and I had measured twice|and no, it was not the parcel|as anybody can see].",
    ),
    1: (
        "[The {noun}|Mine|Ours] [came|arrived] with [{flaw}|a part missing|a smell that does not go away][, and the box was fine|, how does that pass a check|, I would be ashamed to send that out|].",
        "[Nothing|Not much] like the [description|photo|one in the showroom][, wrong {finish} too|, thinner and lighter|, I feel cheated|].",
        "[Gave up|Fell apart|Broke] [on day three|after a week|the first evening|the first time it was needed][, and I did nothing odd with it|, no joke|, so much for quality|].",
    ),
}

SECOND = {
    5: (
        "[No rattles|Nothing wobbles|No sharp edges|Not a loose end anywhere|Everything lines up], [no rough spots|nothing to fix|clean inside too|as if made by hand][, and it was not even expensive|, I checked twice|, not even after a fall|, unlike the one before|].",
        "[The box|The packing|The packaging|The parcel] was [sensible|simple|easy to open|smaller than I feared|neat], [no mountain of plastic|with a small card inside|and it came right on time|nothing rattled|even the tape came off cleanly][, which I notice|, a small thing|, well done|].",
        "[My colleague|My sister|A neighbour|Our other branch|My boss] [has ordered one too|wants one now|asked where I got it|keeps borrowing it][, of course|, in another colour|, which says it all|].",
        "[You notice|You can see|You feel] [the care|the thought|that somebody cared|the good {material}] [in the details|in every corner|when you use it|every time you pick it up][, not only in photos|, rare at this price|].",
        "{size} was the right [pick|choice] for [us|me|our space|what we do][, after a lot of measuring|, would not go smaller|, glad I asked first|].",
        "[Had a question|Called before I ordered|Wrote to support] and [got a real answer|somebody actually picked up|had a reply the same day][, rare these days|, that counts for something|, nice people|].",
    ),
    4: (
        "[One star off|Minus one star|Lost a star] [because the box was dented|for the late parcel|for the thin instructions|for a missing bag of screws|since the {finish} is a shade off|for the price of {size}][ this time|, though the shop was kind about it|, to be strict|][, nothing serious|, picky, I know|].",
        "It took [me a day|us a week|two tries|some patience|a look at the instructions] to [get used to it|trust it|find the right place for it|get it as I wanted it|convince my colleagues][, and now I would miss it|, then all good|, worth it|, my fault perhaps|, no harm done|].",
        "[I wish it|It would be nice if it|If only it|My one wish is that it] [came in more colours than {finish}|came with a bag|were a bit lighter|were easier to store|came in a smaller box|had longer instructions|cost a little less][, then five stars|, maybe next year|, just saying|, the rest is as I like it|, but I am picky|].",
        "The {wear} [runs|comes out] [slightly|a little|a touch] [large|small|wide][, check the table before you order|, fits me anyway|, otherwise perfect|].",
    ),
    3: (
        "[I would|Might] [choose another one than {size}|go for another colour|look around more] [next time|if I had to buy again][, lesson learned|, that is on me|].",
        "[Support|The shop|Somebody] [answered|wrote back|called] [politely|after a while|at once], [no solution though|which was nice|with a tip that half helped].",
        "[Perhaps|Maybe|It may be that|Could be that] I [expected too much|am spoiled|got a bad one|chose the wrong one|compare it with too good a {noun}][, others seem happy|, who knows|, keeping it anyway|, time will tell|, no hard feelings|].",
    ),
    2: (
        "[I have written|Wrote|I will write] to [support|the shop|them][ about it| with photos|][, waiting for an answer|, curious what they say|, twice now|, no word yet].",
        "[For this price|At that price|For the money] [I would look elsewhere|there are better ones|I expect it to be flawless][, honestly|, sorry|].",
    ),
    1: (
        "[Sent|Packed it up and sent|Took|Handed] it back [the same week|at once|with a long letter|with the photos|before lunch][, the label came quickly|, waiting for my money now|, never again|, nobody argued|, sad really|].",
        "[The refund|My money|The credit] [was quick|came through|took a while], [at least|I give them that|fair enough].",
    ),
}

#: Of a fault that a whole batch has.
FAULTY = (
    "[Mine|Ours|The {noun}|It] [has|shows|developed|came with] [this fault|this problem]: {fault}[, and the photo does not show it|, I am not the only one it seems|, support knows about it|, a bad batch they say].",
    "[What happened|My story|In short|No luck]: {fault} – [that should not happen|so back it went|after so short a time|and I had been careful][, pity, I liked it|, they offered an exchange|, a new one is promised|].",
)

_BACKGROUND = (
    "[For those who wonder|Some background|The longer version]: [we are a team of five, so things wear out quickly here|I run a small place, so it has to take a beating|this is for work, so looks come second|I have owned four of these over the years, so I know what to look for][, and I write a review maybe once a year|, and I do not give stars lightly|].",
    "[A longer review|More than you asked for], [because the short ones did not help me much|as I could not find one before I ordered|after the chat with support]: [I was replacing one that had lasted nine years|we needed something by the end of the month|my budget was fixed|three of us had to agree on it].",
)
#: What those add who write a page: a paragraph of one sentence out of each pool, by stars.
_ORDERING = (
    "[Ordering|Buying it|The order] was [straightforward|no trouble|the easy part]: [chosen on a Sunday night|picked it with a colleague|paid by the company card], [here before the weekend|here in three days|a day later than promised], [with a mail for every step|the driver called ahead|left at the dock with the rest], and [the box told me at once what was in it|nothing had moved inside the box|the papers were where they should be].",
)
_GOOD = (
    _BACKGROUND,
    _ORDERING,
    (
        "[First impression|Out of the box|To begin with]: the {material} is [better than it looks in the photo|what you would hope for|heavier than I thought, in a good way|exactly right], with [no smell|no sharp spots|clean edges] and [a finish that does not mark|a colour that stays|the weight you want]; {finish} [is close to the picture|turned out a little warmer than on my screen|goes well with what we had].",
    ),
    (
        "[Handling|Daily use|At work]: the {machine} [takes up about the space of the old one|needs a bit more room than I had planned|needs less room than I feared], and [you get used to it within a day|everybody found the right way at once|nobody has asked me for the manual]; [I have not had to adjust anything|after a week I stopped noticing it|we moved it twice and nothing came loose].",
        "[Fit of the {wear}|The feel of the {wear}|The {wear} on the body]: {size} [is true to size|comes out as expected|sits as it should], [after an hour you forget it|nothing rubs|there is room where you need it], and [it keeps its shape|no loose threads so far|the colour stays]; [my taller colleague went one up|the {wear} also works over a sweater|it dried overnight on a chair].",
    ),
    (
        "[Cleaning|Care|Upkeep] is [easy|a matter of minutes|not worth a paragraph]: [a cloth is enough|I do what the label says and that is it|nothing special needed]; [what I would change|if I had a wish|small thing]: [the instructions could be longer|the label sits where you see it|a spare part in the box would be nice], [but that is all|nothing that costs a star|and I am told it is being looked at].",
    ),
    (
        "[Would|Will] I [buy it|choose the {series}|spend that money] again: [yes|without thinking|yes, and I already have|I think so], [the price is fair, and you see where the money went|you pay a little more, but I would rather pay once|it is not cheap, but next to what it replaces it is a bargain|there are cheaper ones, and we have had two of those][; ask me again in a year|, so recommended to anybody who needs it every day|].",
    ),
)
_FAIR = (
    _BACKGROUND,
    _ORDERING,
    (
        "[The good part|What I like|To be fair]: the {material} [feels right|is what they say it is|has no smell], {finish} [looks like the photo|is a nice shade], and [the parcel was early|the price was all right|nobody tried to sell me extras]; [I wanted to love it|I was ready to give five stars].",
    ),
    (
        "[The other part|What I like less|Then the rest]: [it feels put together in a hurry|the details let it down|it is made for lighter use than ours]; [one edge was not finished|a label came off on day two|ours had a scratch where nobody looks], [which I could live with|which is not the end of the world], but [at this price you notice|it adds up|the old one had none of that].",
    ),
    (
        "[I wrote to the shop|I called the shop|I asked support] and [got a polite answer|they were kind about it|it took three days], [which helped a little|without much of a solution|with an offer to send it back]; [in the end I kept it|I am keeping it for now|I have not decided yet], [as a spare|for the lighter jobs|because sending it back is a hassle].",
    ),
    (
        "[Three stars then|So three stars|All in all three stars]: [not bad, not good|fine for somebody who needs it now and then|I would look at the next one up]; [perhaps mine was a Monday piece|others seem luckier|I may add to this later].",
    ),
)
_BAD = (
    _BACKGROUND,
    _ORDERING,
    (
        "[What arrived|What I got]: a {noun} with {flaw}[ and a torn box| in a perfect box|], and {finish} [that does not match the photo|in two different shades]; [I took pictures before I touched anything|I thought I had been sent a returned one|my colleague laughed, I did not].",
    ),
    (
        "[I gave it a chance all the same|I tried it anyway|We used it for a week]: [it got worse|it did what it should for two days|nothing about it felt right]; [the {material} is thinner than described|it was never quite stable|whatever I did, it came loose], and [I have had cheaper ones that lasted|the old one was better after nine years|for this money that is not on].",
    ),
    (
        "[Support|The shop] [answered the next day|asked for photos twice|was friendly, I admit], [offered part of the money back|sent a label|promised to pass it on]; [I would rather have had one that works|that is fair, but my job had to wait|I lost two weeks over it].",
    ),
    (
        "[I would not buy it again|I cannot recommend it|Look at something else]; [if they fix the quality I will change this|maybe I was unlucky, but I will not try twice|the stars are for the people, not for the goods].",
    ),
)
LONG = {5: _GOOD, 4: _GOOD, 3: _FAIR, 2: _BAD, 1: _BAD}
