"""Reviews of machines, tools, parts, vessels and supplies; see `reviews`."""

# Texts read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

MACHINE = """
5 // [Runs all day|Runs and runs|No trouble] // [On from open to close|We run it from open to close], and [not one hiccup in {time}|so far nothing to report]. [Quieter than the one it replaced|It's quieter than our last one|Less noise than I expected]. [Cleaning takes five minutes|It's easy to clean at night].
5b // [Paid for itself in trouble saved|Good machine|Should have bought it sooner] // [We limped along with the old one for a year|Our old one was down every other week]. [This one just works|This one has done nothing but work]. [Staff had it figured out the first morning|Everybody picked it up in an hour], [no training needed|which I can't say of the old one].
5 // [Setup was easy|Easy to set up|Up and running in an hour] // [Out of the crate and running in an hour|Had it running the same afternoon]. [Manual is clear, for once|The manual makes sense|Instructions are good, with pictures]. [Holds its setting, I checked|It holds where you set it].
5 // [Built like a tank|Heavy, in a good way|Solid] // [Panels don't flex and nothing rattles|Nothing rattles, nothing flexes]. [Get two people to lift it|Don't try to lift it alone|It's heavy, so plan for two people]. [Looks good in {finish} as well|And I like the {finish}].
4 // [Good, cord is short|Short cord|Needs a longer cord] // [Works well, easy to clean|Good machine]. [Cord is too short for our counter|The cord could be two feet longer|We had to move an outlet]. [Everything else is fine|That's the only gripe].
4b // [Good after a slow start|Support sorted it out|Good, after one call] // [Had an error the first day|It threw an error the first morning]. [Called, and they walked me through it|One phone call fixed it]. [Fine ever since|{time} in and it hasn't come back]. [Lost a star for the wasted morning|Four stars because of that morning].
4 // [A bit loud|Louder than expected|Good, not quiet] // [It does the job, and fast|It's fast and it's consistent]. [Not quiet, though|You do hear it|Louder than I'd like in a small room]. [We got used to it|Door shut, it's fine].
4 // [Takes up more room than you think|Measure first|Big] // [Measure before you buy|Check your counter depth]: [with the cord and some air behind it, it needs more than the sheet says|it needs room at the back]. [Apart from that, happy|Works as it should].
3 // [Okay so far|It's okay|Mixed] // [It works, and that's about it|Does what it should]. [The switch feels cheap|You can tell where they saved|The feet are cheap plastic]. [For the price I expected better|I thought it'd be nicer for this money].
3b // [Fine for a small place|For light use|Depends on volume] // [If you're small, it's fine|Fine for low volume]. [At our busy hours it can't keep up|It falls behind when we're slammed]. [Buy the bigger one|We should have gotten the next size up].
2 // [Down already|Two service calls|Not reliable] // [{time} and two service calls|Two service calls in {time}]. [Runs fine for a few days, then quits|Works until it's busy]. [They've been decent about it|Support is polite], [but I need it running|but that doesn't get my day back].
2 // [Hard to clean|A pain to clean|Whoever designed this never cleaned one] // [You need three tools and twenty minutes to clean it|Cleaning takes twenty minutes]. [There's a corner you just can't reach|Gunk gets where you can't reach]. [It works well, I'll give it that|Works okay otherwise].
1 // [Dead on arrival|Won't turn on|DOA] // [Plugged it in, nothing|Plugged it in and nothing happened]. [Tried another outlet|Tried three outlets], [checked the breaker|checked the fuse], [still nothing|nope]. [Now I get to pack it up again|Half a day gone].
1b // [Waited weeks for this|Not worth the wait|Disaster] // [Came with the front panel bent|The frame is bent on one side]. [Nobody at the dock looked|Driver was gone before we cut the straps]. [I sent pictures|Pictures are in]. [Let's see what they do|We'll see].
5b // [Detailed review after {time}|Everything I know about it so far|What you want to know] // [We went through three brands before we settled on this one|We looked at three brands], so [I'll try to be useful|here's the long version]. /// Delivery: [it comes on a pallet, and liftgate is worth the money|pallet, shrink wrapped, no damage]. [Have two people and a dolly|You need two people]. [Check the plug before you order|Check which plug yours has], because [we had to have an outlet changed|our electrician had to come out]. /// Use: [staff learned it in one shift|one shift and everybody knew it]. [It holds its setting all day, I checked it against our own gauge|I compared it with our own meter on three days and it never moved]. [Noise is about like a refrigerator|You can talk next to it]. /// Cleaning: [ten minutes at close|about ten minutes every night], [plus a deeper one on Sundays|plus a real cleaning once a week]. [The parts come off without tools|No tools needed for the daily stuff]. [The back panel does need a screwdriver|You do need a screwdriver for the back]. /// [What I'd change: a longer cord|One wish: a longer cord], and [a manual that's printed larger|bigger print in the manual]. [That's it|Small stuff]. [Would I buy it again? Yes|I'd buy it again|We've already budgeted for a second one].
1b // [The whole story|Our experience, start to finish|Please read before you buy] // [I don't usually write these|I've never left a review this long], but [it's been that kind of month|somebody may get some use out of it]. /// [It arrived two days late with a dent in the side|Came late, with a dent in the side panel], [which I'd have lived with|and fine, dents happen]. [We set it up by the book|We followed the manual page by page], and [it ran for most of a morning|it ran three hours]. Then [it shut itself off|it quit]. [We let it cool, started it again, same thing|Waited, started it over, and it did it again]. /// [I called the same day|I called that afternoon] and [was told to check the outlet|they had me check the outlet]. [We did|The outlet is fine]. [We moved it to another circuit|We even tried another circuit]. [No change|Same]. [After the second call I got a list of six things to try|The second time I got a checklist], [all of which we'd done|and we had done all of it]. /// [I get that machines fail|Machines fail, I know that]. [What gets me is losing the time|What I can't get back is the time]: [we had the old one hauled off the day this came|the old one was already gone], so [we've been doing it by hand|we're borrowing one from the place next door]. [One star until it runs|I'll change the stars if it gets fixed|I'd like to update this with something better].
5 // [Consistent|Same result every time|Even results] // [Same result every time|First run of the day or the tenth, same result], [which is all I wanted|and that's why we bought it].
"""

DEVICE = """
5 // [Works right out of the box|Simple|Easy to use] // [Turned it on and it worked|No manual needed]. [Buttons are where you'd look for them|Controls make sense]. [Small enough to tuck away|Doesn't take up much room].
5 // [Reliable so far|Dependable|No drama] // [{time} of daily use|On every day for {time}], [no surprises|and no trouble]. [Feels better made than it looks in the pictures|Sturdier than I expected].
4 // [Good, small print|Decent|Good] // [Does what it's supposed to|Works well]. [The manual is in tiny print|Instructions could be better]. [Took me a minute to find the settings|Once you've got it set up, it's fine].
4 // [Nice little thing|Handy|Useful] // [Handy, and it's well built|Well built for its size]. [A carrying case would have been nice|Wish it came with a case].
3 // [Okay|Works|Does the job] // [It works|It does the job]. [The switch feels flimsy|I don't love the switch|Feels a little cheap in the hand]. [Let's see how it lasts|Ask me again in a year].
2 // [Quits now and then|Touchy|On and off] // [Every few days it needs to be turned off and on|It cuts out now and then]. [Sometimes it's fine for days|Then it's fine again], [which makes it hard to complain|so I never know].
1 // [Died|Dead after {time}|Gone already] // [Worked for {time}, then nothing|Quit after {time}]. [It wasn't dropped and it didn't get wet|No drop, no water]. [So that's that|Expected a lot more].
"""

TOOL = """
5 // [Feels right in the hand|Good balance|Nice tool] // [Good weight, good grip|Well balanced]. [Used it every day for {time}|I've had it in my hand every day since it came], and [nothing is loose|it's as tight as the first day].
5b // [What the shop needed|Shop favorite|Everybody grabs this one] // [We've got three of different brands and this is the one everybody grabs|It's always the first one to be gone]. [Going to get a second|I'll have to order another].
5 // [Built to last|Well made|No play, no wobble] // [No play in it anywhere|Everything fits tight]. [You can tell somebody thought about it|Simple, and it's built right]. [Cleans up in a minute|Wipes down in no time].
4 // [Good, could be lighter|Solid, heavy|Good tool] // [Works great|Does exactly what I bought it for]. [A little heavy by the end of the day|My wrist notices after an hour]. [Still the right choice|Would buy it again].
4 // [Good for the money|Good value|Not the best, but close] // [I've used ones that cost twice as much|There are better ones for twice the price]. [For the money, this is good|At this price I've got no complaints].
3 // [Fine for home|Okay|It's all right] // [Okay for now and then|If you use it once in a while, fine]. [For every day I'd spend more|Every day, no].
2 // [Worked for a while|Not for me|Starting to go] // [It was good for about a week|Worked well the first few times]. [Now it takes twice as long|Now I have to fight with it], [and I've cleaned it|even after cleaning].
1 // [Broke|Broke the first week|Snapped] // [Broke in the first week|It broke doing what it's made for]. [No abuse|I wasn't leaning on it], [normal use|just regular work]. [Won't buy it again|Not worth fixing].
4h // [Learning with it|For a beginner|First one I've owned] // [I'm new at this|This is my first one], and [it made sense right away|I figured it out in an evening]. [Wish there was a short how-to in the box|A one-page guide would help].
"""

KNIFE = """
5 // [Sharp out of the box|Scary sharp|Edge holds] // [Went through a case of tomatoes without dragging|Goes through tomatoes like nothing]. [Holds an edge|After {time} on the line, a few strokes on a steel is all it needs]. [Balance is good|Sits well in the hand].
5b // [House knife now|Our line uses these|Good house knife] // [We bought these for the line|These are our house knives now]. [Cheap enough that I don't cry when one walks off|At this price I don't lock them up], [sharp enough that the cooks use them|and the cooks leave their own at home].
4 // [Good knife, plain handle|Handle's a bit slick|Good edge] // [Blade is great|Very good blade]. [Handle gets slick when it's wet|Wet hands slide a little]. [Worth the price|For the money I'd get it again].
3 // [Needs work|Dull out of the box|Okay after sharpening] // [Needed a good sharpening before I could use it|Came pretty dull]. [Fine after an hour on the stones|After that it's okay]. [You shouldn't have to do that|Factory edge is nothing special].
2 // [Chips|Edge chips|Too brittle] // [Edge chipped|Got a chip in the edge] [on a chicken bone|the first week]. [Careful with it now|I ground it out], [but that's soft treatment for a work knife|not happy].
1 // [Handle came loose|Handle moves|Not safe] // [Handle started to wiggle|The handle has play in it] [after {time}|already]. [I'm not using that around my fingers|Somebody will get hurt].
"""

PIPETTE = """
5 // [Light and accurate|Thumb says thanks|Easy on the thumb] // [Light plunger|Plunger force is low], [so no sore thumb after a plate|my thumb is fine after a long day]. [Checked it by weight and it's well inside spec|We checked it on the balance, within half a percent].
4 // [Good, tips are picky|Good once you have the right tips|Accurate] // [Accurate and comfortable|Good accuracy]. [Some third-party tips don't seat well|Not every tip fits], [ours do|so test your tips first].
3 // [Okay|Average|Does the job] // [Numbers are fine|Volume is right]. [The lock on the volume knob is loose|Volume dial moves if you bump it], [so I check it a lot|so keep an eye on it].
2 // [Drifts|Out of spec already|Not holding calibration] // [Failed our check after {time}|Out at the low end after {time}]. [Cleaned it, new seal, same thing|A new seal didn't help]. [Off to calibration it goes|Back it goes for calibration].
1 // [Leaks|Leaks from the start|Drips] // [Drips with a full tip|Loses a drop in about ten seconds]. [Three brands of tips|We tried all our tips], [always the same|no difference]. [Can't use it|Useless for what we do].
"""

PART = """
5 // [Fit right on|Perfect fit|Dropped right in] // [Bolted right up|Went on without a fight]. [No filing, no shims|No fiddling]. [{time} on it and no noise|Quiet, and no play after {time}].
5 // [As good as original|Good replacement|Fixed it] // [Swapped it for the worn-out one|Replaced the original with this], and [you can't tell the difference|if anything it's better]. [Came with everything you need|All the hardware was in the box].
5b // [What we stock|Keep these on the shelf|Shop standard] // [We keep a few of these on the shelf|We always have some in the shop], [customers don't come back with them|no comebacks]. [That's the best thing I can say about a part|That's all you want].
4 // [Good, box was beat up|Good part, bad box|Part is fine] // [Box looked like it had been kicked here|The box was pretty beat up], [part was fine|but nothing happened to what's inside]. [Fit is good|Fits like it should].
4 // [Fits, took some persuading|Tight fit|A little tight] // [Tight|It was a tight fit], [took some grease and patience|needed a little grease]. [Works well now|All good once it's on].
3 // [Okay for the price|Fine for a spare|Usable] // [Finish is rough|Machining isn't pretty], [works, though|it does work]. [I'd use it on a beater|Good as a spare].
2 // [Noisy|Wore quick|Not what I hoped] // [Noise from the first day|It's noisier than the one I took off]. [Checked the install twice|Installed twice to be sure]. [I'll ride it out, not buy it again|It works, but it bugs me].
1 // [Doesn't fit|Wrong fit|Does not fit] // [Listed as a fit, isn't|It should fit and it doesn't]. [Off by a couple of millimeters|Too wide by maybe two millimeters]. [Wasted a Saturday|There goes my weekend].
"""

TIRE = """
5 // [Grips and rolls|Good tire|Rolls well] // [Went on with thumbs|Easy to mount]. [Quiet on pavement|Rolls nicely], [good grip in the wet|corners well in the rain]. [No flats in {time}|{time}, zero flats].
4 // [Good tire, hard to mount|Tight bead|Tough to get on] // [Needed levers and bad words to get it on|Hard to mount]. [Once it's on it's great|On the road it's very good]. [Holds air well|Hasn't lost air].
3 // [Okay|Slow but tough|Average] // [Tough, but slow|Feels slow]. [No flats, so there's that|At least no flats].
2 // [Cuts easily|Two flats|Soft] // [Two flats in {time}|{time}, two flats], [both glass|both from tiny bits of glass]. [Rubber is too soft for the city|The old ones were tougher].
1 // [Wobbles|Not round|Out of round] // [It isn't round|There's a hop in it], [mounted twice to be sure|mounted it on two rims]. [You feel it at any speed|Can't ride that].
"""

WARE = """
5 // [Use it every day|Best one I've owned|Great piece] // [Gets used every day|In use daily since it came], and [cleans up like new|still looks new]. [Good weight|Nice and heavy without being a chore]. [Wish I'd bought it sooner|Glad I got it].
5b // [Holds up in a busy kitchen|Takes abuse|Survives our crew] // [Our dishwashers are not gentle|Nobody here is gentle with it]. [{time} of that and not a dent|Still straight, still clean after {time}]. [Ordering more|More of these].
4 // [Good, bigger than I thought|Check the size|Nice] // [Well made|Good quality]. [Came out bigger than I pictured|Larger than it looks], [so check the measurements|my shelf says hi]. [Keeping it|Happy with it anyway].
4 // [Good value|Good for the price|Solid] // [Not the fanciest|I've seen fancier], [but it works and it's solid|but for the price it's hard to beat].
3 // [Okay|It's fine|Average] // [It's fine|Does what it's for]. [Finish scratched pretty quickly|Scratches show after a few uses|Marks easily].
2 // [Thin|Thinner than I expected|Lightweight] // [Thinner than the pictures make it look|Pretty thin]. [It works, it just feels cheap|Feels like it'll dent if you look at it].
1 // [Arrived dented|Dented|Came damaged] // [Dent in the side|A dent the size of a quarter], [box was fine|and the box had nothing]. [Packed like that, no wonder|One sheet of paper for packing].
"""

DISHES = """
5 // [Nice set|Look great on the table|Love these] // [All of them came in one piece|Not one broken], [packed really well|every piece wrapped]. [They look better in person|Even nicer than the picture], [good weight too|and they feel solid].
5b // [Holding up in the dish machine|Restaurant proof|Good for service] // [Through the dish machine forty times a week|They go through the machine every night], [no chips, no fading|and still look good]. [They stack well|Stack neat and stable]. [We'll add a case|Another case next quarter].
4 // [Good, one chipped|One was chipped|Almost all perfect] // [One came chipped|Lost one to shipping]. [The rest are great|The others are just what we wanted]. [Still a good deal|Can live with that].
4 // [Heavier than expected|Heavy, nice|Heavy] // [Heavier than they look|They've got some weight]. [Servers noticed|You feel it with a stack], [guests like it|but they keep the heat]. [No regrets|Happy with them].
3 // [Fine|Okay for every day|Plain] // [They're okay|Fine for every day]. [Slight differences from one to the next|Not all quite the same], [if you look|which bothers me more than anyone else].
2 // [Chip easily|Chips|Fragile] // [Three chipped in {time}|We've lost three already]. [Same crew, same machine as before|Nothing changed on our end]. [Too delicate for us|Not made for a real kitchen].
1 // [Half of it broken|Box of pieces|Broken] // [Half the case was broken|Opened the box and it rattled]. [One sheet of paper between them|No dividers to speak of]. [What a mess|Took a broom to unpack].
"""

GLASSWARE = """
5 // [Clean glass, clear marks|Good glass|Good graduations] // [Graduations are easy to read|Marks are crisp], [and they haven't washed off|and they survive our washer]. [No chips out of the case|Every piece was perfect]. [Autoclaved a few times, no problem|Fine in the autoclave so far].
5b // [For the teaching lab|Student proof, nearly|Teaching lab staple] // [We go through these with freshmen|Freshmen use these]. [They take more than you'd think|Survived {time} of students], [price is right|and the price lets me sleep].
4 // [Good glass, flimsy box|Well made|Good] // [Glass is good|No complaints about the glass]. [The case could use better dividers|Dividers are thin]. [Nothing broke, though|All in one piece, luckily].
4 // [Consistent|Consistent wall thickness|Good quality] // [Walls are even|Even walls, flat bottoms]. [A wider label patch would be nice|Writing area could be bigger].
3 // [Okay for routine|Fine for routine work|Routine only] // [For routine stuff, okay|Fine for rinsing and mixing]. [I wouldn't use it for anything exact|Not for quantitative work].
2 // [Marks wear off|Print comes off|Graduations fading] // [Marks are fading after {time}|{time} in the washer and the marks are going]. [Mild detergent, too|Standard detergent]. [The other brand we have doesn't|Our old ones didn't do that].
1 // [Cracked on first heating|Cracked|Don't heat it] // [Cracked the first time on the hot plate|One cracked on a slow ramp to 90]. [Inspected it before, no chips|It looked fine going in]. [That's a safety problem|Not okay in a lab].
"""

SUPPLY = """
5b // [Standard order|Keeps us going|We reorder every month] // [We go through a lot of these|High turnover item for us], and [quality is the same every time|they're always the same]. [Never been shorted|Count is always right]. [That's all we need|Nothing else to say].
5 // [Good quality, good price|Just as good as the name brand|Switched and not sorry] // [Switched from the name brand to save money|Came over from the big brand]. [Can't see a difference|No difference in use]. [Packaging is sturdy|Packs stay closed and clean].
4 // [Good|As described|Fine] // [As described|Just what it says]. [Box could be easier to open|The pack doesn't close again once it's open]. [No other complaints|Otherwise fine].
4b // [Fine, came in two shipments|Good, split delivery|Good stuff] // [Came in two shipments a few days apart|Order was split], [no harm done|would've been nice to know]. [Product is good|Quality is right].
3 // [Okay|Average|Usable] // [They work|Works okay]. [A few bad ones in each pack|Always one or two you throw out]. [At this price I can't complain much|Cheap enough].
2 // [Quality slipped|Not what it used to be|Last batch was better] // [The last order was better|Not as good as what we got before]. [More rejects than usual|We throw out more now]. [Hope that's just one batch|I hope it's a one-off].
1 // [Half are unusable|Bad lot|Throwing it out] // [Half the pack is no good|I'd say half are bad]. [Checked another pack, same lot, same thing|Two packs, same story]. [Not using these|Going in the trash].
"""

PIECES = """
5b // [Clean and consistent|Reliable|Good lot] // [Sealed and clean|Came sealed, nothing loose in the bag]. [Haven't found a bad one yet|Zero rejects in {time}]. [Lot number is on every bag, which I need|Lot number right on the bag].
4b // [Good, lids are stiff|Good value|Works] // [Good for the price|Good value by the pack]. [A bit stiff to open one-handed|Takes a little force]. [They don't leak|No leaks, and that's what matters].
3b // [Fine for routine|Okay|So-so] // [Fine for routine work|Okay for everyday use]. [For anything critical we use the other brand|Not for the critical stuff].
2b // [Too many rejects|Inconsistent|Rejects] // [About one in twenty goes in the trash|Too many with flaws], [and you have to look at each one|so you can't just grab and go].
1b // [Contaminated|Dust in the bag|Not clean] // [Found dust inside a sealed bag|There was lint in a sealed pack]. [That's the end of it for us|We can't use that]. [Lot is on hold|Threw out the lot].
"""
