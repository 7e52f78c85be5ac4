"""More that can be written of anything, of one thing or of several; see `reviews`."""

# Texts read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

ONE = """
5h // For my dad // My dad is 81 and impossible to shop for. He [opened it, grunted, and has used it ever since|said I shouldn't have, and then he put it to use that afternoon].
5h@ware, furniture // Replaced my grandmother's // My grandmother's finally gave out after something like forty years. It's [not the same, but it's close|as near to hers as I've found].
5h@furniture, ware // New apartment // First thing I bought for my new place that [I didn't have to carry up from the curb|isn't a hand-me-down]. I'm calling it adulthood.
5h // Husband approved // My husband claimed we didn't need another {noun}. Guess who [uses it most|tells our friends about it].
5b@machine, device, furniture // Budget well spent // We had some budget left and a {noun} that was [held together by tape|older than our intern]. I'm glad we put the money here.
5b // Smooth from quote to dock // Quote on Tuesday, PO on Wednesday, tracking on Thursday. [I had nothing to do but sign|Nobody had to call anybody].
5b // Accounting is happy // The invoice matched the PO and the PO matched the box. [Our accounting person asked who these people are|You'd be surprised how seldom I get to say that].
5b // Good advice on the phone // I was about to order the wrong one. The fellow on the phone asked two questions and [talked me into the cheaper one|saved us some money]. That's how you get a repeat customer.
5 // Beats the big names // I compared it with [the two brands everybody knows|a big brand next to it at a friend's]. I'd pick this one even at the same price.
5 // No regrets // I stewed over this for a month. [Wish I had that month back|I can't remember what I was worried about].
5@machine, device, tool, control, accessory // Just works // Opened it, used it, put it away. [Nothing to report|That's the whole review], and I mean that as praise.
5 // Quick delivery // Ordered it late on a Sunday and it was [on my porch|at the door] by Wednesday noon. It's exactly what the page shows.
5 // The {finish} is lovely // I went back and forth between two of them and took {finish}. [The picture doesn't do it justice|It's even better in daylight].
5 // Solid as they come // I'm rough on things. My wife says I could break an anvil. {time} in and [I haven't broken this|it's winning].
5 // They listened // There was a mix-up with my address, and I caught it an hour after ordering. [One call and it was fixed|They fixed it while I was on the phone]. The {noun} came two days later and it's great.
5h@ware, tool, machine, device // Small joys // It's silly to be this pleased with a {noun}, but [here I am|it's been a long winter]. It makes a boring chore a little nicer.
5@furniture, ware, fixture, machine // Easy on the eyes // I don't usually care how things look. This one I [leave out on purpose|don't hide when company comes].
5h // Birthday present to me // Every year I buy myself one thing I don't need. [I needed this one, as it turns out|This year's was the best yet].
5b@machine, device, tool // No training needed // I set it down, [went to a meeting, and it was in use when I came back|didn't say anything, and people just started using it].
5b@machine, device, tool, furniture // Ours gets no rest // It's used by three shifts and nobody's in particular, [so nobody takes care of it|and you know what that means]. It's holding up fine.
4 // Good, could be cheaper // I like everything about it except [what I paid|the number at the bottom of the receipt]. I'd wait for a sale if you can.
4@machine, device, furniture, shelter, control, fixture, repair stand, truing stand, monitor arm, hydraulic brake set, rear derailleur, music stand // Instructions in a riddle // Good {noun}. The instructions look like they were [translated twice|drawn by somebody in a hurry]. I watched a video and was done.
4@machine, furniture, ware, tool, musical, fixture // One scratch // It had a small scratch [on the underside|in the back]. I'm not going to make a fuss about something I can't see. The rest is great.
4h@furniture, machine, fixture, device // My cat approves of the box // The {noun} is good, four stars. The box is five stars, according to [my cat|both of my cats].
4h // Better than expected // I bought it as a stopgap until I could afford the real thing. Now I'm [not sure I need the real thing|in no hurry].
4b@machine, furniture, fixture, musical // Good, lead time was long // It was worth waiting for. [Plan ahead, though|I'd order it earlier next time], since ours took about a week longer than the first estimate.
4b // Works, need a spare // It does the job well enough that [two departments are fighting over it|people come over from next door to borrow it]. We may need another.
4b@machine, furniture, device // Good, too much packaging // It took me longer to break down the cardboard than [to get it going|to sign for it]. It came without a scratch, so I guess it works.
4 // Pleasant surprise // I figured it'd be fine. It's [a good deal better than fine|better than that]. Points off only because they shipped it to my billing address first.
4 // Happy, mostly // It does what I need and looks good doing it. I'd have liked [some sort of bag to keep it in|a card with a phone number on it].
4b // Solid choice // We compared a few. This wasn't the cheapest and it wasn't the fanciest, and [I'd make the same call again|it was the right one for us].
3 // I don't know // Some days I like it and some days I [miss my old one|don't]. I've had it for {time}, so maybe I'm just slow to change.
3 // Fine, I guess // It's fine. The reviews had me expecting [a miracle|more], and it's a {noun}.
3@shelter, bag, bedding, furniture // Smells like the warehouse // It took a few days outside before [I wanted it in the house|the smell was gone]. Since then it's been okay.
3h // Does the job, no thrill // It'll do until I [win the lottery|find one I love]. No regrets, no joy.
3b // We'll see // The jury is out here. [No failures, no fans|One person likes it, one doesn't, and the third hasn't noticed it].
3b // Right product, wrong label // The label said one thing and the box held another, and [it took two of us to be sure that we had what we ordered|somebody in receiving nearly refused it]. It's OK otherwise.
3b // Adequate // Adequate. If you need adequate at [this|a fair] price, here you go.
3@furniture, machine // Half happy // The side that I see every day looks great. The side [against the wall|underneath] looks like they ran out of time.
2 // Not what I hoped // I don't hate it. But I [don't reach for it|avoid it], which tells you something.
2@ware, furniture, tool, accessory // Feels hollow // I picked it up and thought they'd forgotten to put something in. It's [lighter and thinner|flimsier] than the photos let on.
2h@machine, furniture, musical // My kids noticed // When your ten-year-old asks ["is it supposed to do that?"|why it's crooked] you know you've bought the wrong {noun}.
2h // Looks used already // I've had it for {time} and people ask [how old it is|whether I got it at a yard sale].
2b@furniture, machine // More trouble than it's worth // Between the late delivery, a missing piece and two calls to sort it out, [I could've driven to the factory|we've put half a day into a {noun}]. It works now.
2b@tool, machine, device // Crew went back to the old one // I put it out on Monday. By Thursday the old one was back and [this was on the bottom shelf|nobody would say who did it].
2@furniture, accessory // Cheaply finished // Rough along one side, [and there's a drip in the finish|like nobody looked at it]. You don't see that in the photos.
2b // Slow to answer // The {noun} has a fault I can live with. What I can't live with is [six days for an e-mail|leaving three messages before somebody picks up].
1 // Nope // I read the good reviews and I have to wonder whether we got the same {noun}. [Mine isn't usable|Mine was a dud from the first minute].
1h // Heartbroken // It was supposed to be a gift. It came [broken, the day before the party|damaged], so I handed over a picture of it in a card.
1h // Lesson learned // I ignored the bad reviews since there were only a few. [Don't be me|Now there's one more].
1b@machine, device, musical, bag // Failed when it mattered // It gave up with a customer [standing right there|watching]. I've never been so embarrassed by a {noun}.
1b // Nobody could tell me when // The one we got was no good, and [for nine days nobody could tell me when there'd be another|three people gave me three dates for the next]. That's the part I'm rating.
1 // Poor // Poorly made, poorly packed. [The tape was the strongest part|I've seen better at a garage sale].
5h@furniture, ware, machine, musical // Moved with us // It came a week before we moved, so it went straight from the box to the truck. [Not a mark on it|Rode four hundred miles and looks perfect|It's the only thing that arrived whole].
5h // Should have asked sooner // I asked the internet, my brother-in-law and a stranger in a parking lot. [The stranger was right|All three said this one|Two out of three said this one].
5h@furniture, ware, fixture // Quiet luxury // Nothing about it shouts. It's [just nicely done|a pleasure every time|plain, and plainly good], like they had somebody's kitchen table in mind.
5h@ware, tool, machine, musical, bag, bedding // Mine now // I bought it for my husband. [I've taken it over|He gets it on weekends|He's had to ask for it back].
5h@furniture, ware, machine // Earned its place // We live in 600 square feet, so everything has to [earn its place|do its share]. This did it the first [day|week|weekend].
5h // Retirement gift // From the gang at work when I retired. I'd never have [spent that on myself|bought one this good|picked such a nice one], and I think of them when I use it.
5h // After the flood // We had to replace nearly everything after a pipe burst. This is the one thing I [like better than what we lost|wouldn't trade back|was glad to shop for].
5h@bag, bedding, musical, furniture // Teenager tested // If it survives my sixteen-year-old it'll survive [anything|a war|all of us]. So far he's losing.
5h@tool, ware, musical, machine // Old one was older than me // The one I had was my uncle's. I felt [guilty for about a day|like a traitor replacing it], and then I used this one.
5h@machine, furniture // Rainy weekend // I had it set up and in use before the [game started|coffee was cold|kids were up]. A good way to spend a wet Saturday.
5b // First order here // We were let down by another supplier and needed a {noun} by Friday. [Got it Thursday|It was on my dock on Thursday|They had it here with a day to spare].
5b // Small outfit, good treatment // We're four people and a dog, and they treated us like [a big account|we were buying a hundred]. The {noun} is first rate.
5b@machine, tool, device, furniture // Approved by the skeptic // There's one guy here who hates anything new. I found him [showing it to the temp|reading the instructions, and he doesn't read instructions|polishing it].
5b@machine, device, multichannel pipette, single-channel pipette // Came with the paperwork // Certificate, manual, warranty card, [all in a sleeve on the box|all in one envelope|nothing missing]. My auditor will be thrilled, and I don't say that often.
5b@machine, furniture // Liftgate, no drama // I asked for a liftgate and got a truck [that had one|with a liftgate]. You'd think that's normal. The {noun} is very good.
5b@machine, furniture, fixture // Site visit ready // We had visitors coming and wanted the place to look good. [Two of them asked about it|They noticed it right off|One of them took down the name].
5b@machine, fixture, control // Maintenance likes it // Maintenance has the last word here. Their word was ["finally"|"okay," which is high praise|"get more"].
5b@machine // Pays its way // I don't have the figures, but [overtime is down and this is why|we've stopped losing an hour a day|we get done earlier], and I know what changed.
5b // Split shipment done right // They told me up front it'd ship [in two parts|from two places], gave me both dates, and hit both. I can plan around that.
5@furniture, machine, tool, accessory // Nothing to fix // I'm the type who tightens every screw before I use a thing. [They were all tight|I found nothing to do|There was nothing for me to tighten].
5 // Feels expensive // It has the feel of something that costs [twice as much|a lot more]. The {finish} helps.
5 // My second thoughts were wrong // I nearly canceled the order the night I placed it. [Glad I fell asleep|I'm glad I didn't|My wife talked me out of it], because it's terrific.
5 // Honest description // It's what it says, it weighs what it says, and it came when they said. [More of that, please|I wish more shops did that|That's all it takes].
5@furniture, fixture // Handsome // The {finish} is deeper than I expected, [almost like an old one|and it suits the room|and nobody believes what I paid].
5@machine, furniture, ware // No smell, no fuss // No plastic smell, no sticker residue, no tiny bag of mystery parts. [Lift it out and use it|I had it in use in minutes|Straight from the box to work].
5 // Better the more I use it // At first I thought it was good. {time} on, [I think it's excellent|I'd fight you for it|I like it even more].
5 // Quick answer, good advice // I wrote at eleven at night with a dumb question. [There was an answer by breakfast|They answered in the morning and didn't make me feel dumb]. I bought it that day.
5 // What a relief // The last {noun} I ordered online was a disaster, so I opened this one [with one eye shut|over the sink|slowly]. It's flawless.
5 // Does not quit // I haven't been gentle. [It hasn't complained|It takes it|It doesn't seem to mind].
5 // Straight from the page // Looks the way it does on the page, [for once|down to the color|and works the way they say].
4 // Good, one drawback // The only drawback is [that it shows every fingerprint|the sticker, which leaves glue behind|how much room the box took in my car]. Easy to forgive.
4 // Took a second look // I wasn't sure at first. A few days in [I came around|it started to make sense|I began to like it]. It's not perfect, but it's good.
4h@furniture, ware // Fits our life // We're not fancy people. It works, it's easy to keep clean, and [the price didn't hurt|my wife likes the color|the kids can't wreck it].
4h // Good, wrapping could be nicer // It was a gift and it came in a plain brown carton with [the name of it on the side|a picture on it]. So much for the surprise. She loves it.
4b@machine, device // Nearly there // If they [offered it in one size up|sold the parts separately|put a real manual in with it] I'd give it five. We're keeping it.
4b // Dependable // I have nothing clever to say. It's [there when we need it|been dependable], and it was delivered on the wrong day, so four.
4b // Good, dock was a mess // The driver showed up during lunch with [no call|nobody on the dock]. That's on the carrier. The {noun} is good.
4@furniture, machine, fixture // Recommended, with a note // Take the measurements seriously. [I was off by a finger|I had to rearrange|Mine fit, just]. Otherwise I'd tell anyone to get one.
4@machine, furniture // Works // I've got no real complaint. It's [a shade lighter than I'd imagined|not as pretty underneath|a bit plain]. It works.
3 // In between // If I could give three and a half I would. [It's not a four yet|The half is for the fast delivery|Ask me in the fall and it might be four].
3h@furniture, fixture, ware // Good looks // It's mostly for looks in our house. [As a {noun} it's so-so|To use, it's just okay|For real use I have another].
3b // Expected the old version // They changed it from the one we know, and [nobody asked us|the page doesn't say so|not for the better]. It's usable.
2 // Nice idea // I can see what they were going for. [They didn't get there|It just doesn't come off|It needed another six months].
2h // Donation pile // I'm too lazy to argue and too cheap to toss it, so it's [in the garage|going to the church sale|on the donation pile].
2b // Sounded better on paper // On paper it beat the one we had in everything. [Paper isn't a Monday morning|In our building it doesn't|In use it doesn't].
1 // Where to begin // Late, scuffed, and [not what I clicked on|missing a piece|crooked]. I like to be fair, and I can't find the other side of it.
1b // Ask before you buy // Ask them if it's [the new version|meant for daily use|really in stock] before you order. I didn't, and it cost us a job.
"""

SEVERAL = """
5h@dinner plate, soup bowl, water glass, flatware place setting, cappuccino cup // Everyone wants some // I put them out when my sisters came over and [had to hide a few|they've both ordered their own]. They feel nicer than they cost.
5b // Counted twice // I counted the box twice because I've been burned before. [All there|Not one short]. They're good, too.
5b // Team's choice // I passed around three kinds and took a vote. [These won|It wasn't close]. I like it when it's easy.
5 // Exactly alike // Put them side by side and you can't tell [which came first|one from another]. The {finish} is the same on each.
5 // Stocked up // I liked the first few so much that I [cleared a shelf and stocked up|got enough for a year]. They never stay the same, so buy them when they're good.
5b // Monday to Friday // They get handled all day by people in a hurry. [I haven't thrown one out|Not one has come back to me]. You can't ask for more.
5h@dinner plate, soup bowl, water glass, flatware place setting, cappuccino cup // Practical // Nothing fancy, well made, [and they'll outlast my mood for decorating|and my family hasn't lost one yet].
5 // Quick and complete // Came in two days, all in one box, [nothing back-ordered|nothing missing]. Thanks for that.
4@dinner plate, soup bowl, water glass, flatware place setting, cappuccino cup // Good, loud box // They're good. The box was stuffed with so much paper that I [nearly threw two out with it|kept finding it under the couch].
4b // Good, reorder early // Good {nouns}. They were out of stock when I checked again, so [order ahead|don't wait until you're down to the last few].
4h@dinner plate, soup bowl, water glass, flatware place setting, cappuccino cup // Nice set // They look good together. One's [a hair different from the rest|slightly off], and I put that one at the back.
4b // Two thumbs, minus one // Most of us love them. Our one holdout says they're [light|not like the old ones], but he says that about everything.
4 // Close to perfect // They do what I need. I'd love them [in a few more colors|in smaller packs].
3 // Mixed bag // I'd give half of them five stars and [half of them one|the others two]. So I took the middle.
3b // OK for the price // We wouldn't put them in front of customers, [but for the back they're fine|and that's not why we got them].
3h // Meh // They're {nouns}. They [do what they should|work]. I won't be telling my friends about it.
2 // Came loose in the box // They'd been rattling around in one big carton. [The ones on the bottom show it|Half of them have marks].
2b // Nobody likes them // I get a comment about these [every day|at every shift change]. I'm the one who picked them, so that's fun.
2 // Don't match // I ordered more to go with some I already had. [Not the same shade, not the same size|They've changed them, and the page doesn't say so].
1 // Into the trash // Three were good. [I counted|I went through them all].
1b // Wrong count, wrong box // The count was off, the label was wrong, and [two were broken|what was in there looked used]. Start to finish, a mess.
5h@dinner plate, soup bowl, water glass, flatware place setting, cappuccino cup // Housewarming // I gave some as a housewarming gift and kept some back. [No regrets|I've since told the friend|I should have kept them all].
5b // Good for new hires // New people get theirs on the first day, and [they're surprised how good they are|nobody has come to swap them|they think we're fancier than we are].
5 // Like the sample // I had a sample to compare. [Same weight, same feel|Each of them matches it|I couldn't tell which was which]. That's how you keep a customer.
5b // Quiet week // I know they're good because I've heard [nothing|not one word] about them. When {nouns} are bad, I hear about it by ten.
5h@dinner plate, soup bowl, water glass, flatware place setting, cappuccino cup // Big family, big order // There are seven of us. [Everybody's got some|There's finally enough to go around|Nobody's fighting anymore].
5 // Good as gold // They do what {nouns} should do, they look nice in {finish}, and [they came early|the price was right|they were all there].
4b // Good, one late box // Two boxes on Tuesday, the third on Friday. [The {nouns} are good|All good in the end|I'd been told, so I can't be mad].
4h // Nice, tags everywhere // I spent twenty minutes [pulling off tags|peeling stickers]. They're nice otherwise.
3 // In the middle // I've had better and [I've had worse|paid more for worse|I've paid more]. I'm keeping them.
2h@dinner plate, soup bowl, water glass, flatware place setting, cappuccino cup // Not as nice as they look // They photograph well. [That's about it|In the hand, not so much|Up close you see the shortcuts].
"""

USED_UP = """
5h@boiler descaler // A little lasts // I bought the smallest one and I'll be [using it for a long time|set for the year]. It does exactly what I got it for.
5b@boiler descaler // On autopilot // It's on the list, it comes, [we use it, I order it again|nobody notices]. Supplies should be like that.
5@boiler descaler // Does the trick // I didn't think it'd make much difference. [I was wrong|It did]. Sealed well, fresh date.
4b@boiler descaler // Good stuff, odd box // Works well. The box is an odd shape and [doesn't fit our shelf|won't stack]. I know, first-world problem.
4@boiler descaler // Fine // It works as well as the big brand and costs [a bit less|a few dollars less]. No complaints on delivery.
3@boiler descaler // Works on the second try // The first time I didn't use enough. [Ignore the label and use more|The label is stingy], and it's OK.
2@boiler descaler // Half empty // The seal was fine, but it was [barely three-quarters full|light when I picked it up]. Sold by weight, maybe.
1@boiler descaler // Dried out // It was dried up when I opened it. [No way of knowing how old it is|It must have sat somewhere hot].
"""
