"""The store's orders by their numbers, and the shop itself."""

# Sentences read best unbroken.
# ruff: noqa: E501

MACROS = {
    "order_for": "{order} for {buyer}|{order} ({buyer}, {town})|{buyer}'s order {order}|{order}, {buyer} in {town}",
}

SCENES = {
    "order-placed": """
?? A in Online store manager|Merchandiser|Order desk clerk; B in Online store manager|Merchandiser|Order desk clerk

? same team
A {order} [just came through|just landed|is in]: {what}, {total}, [going|shipping|headed] to {town}. [Payment authorized, nothing flagged.|Card went through clean.|No flags on the payment.|Paid and clear.|Payment is good.|The card is fine, so is the address.|Authorized in full.]
B > [Good. I'll release it to the warehouse|Great, releasing it to the floor|OK, sending the pick ticket over] [now|in a minute|with the next batch].

? same team
A Can [you|somebody] [look over|double-check|eyeball] {order} before it [goes to the floor|drops to the warehouse|gets picked]? {buyer}, {town}, {what}. [The billing and shipping names don't match and [I'd rather|I would rather] ask now.|Two different names on it, probably a gift.|I just want a second look at the address.]
B > [Looked it up|Checked it|Just looked]. [The address validates|Address is deliverable|Zip and city agree|I ran it through the address check|Street, city and zip all line up|The address is real and so is the phone], [so I'd let it go|I say ship it|nothing odd about it].
A > [Good enough for me|Works for me|OK, letting it through].

? A in Online store manager|Merchandiser|Order desk clerk; B in IT|Marketing
A [Is|Was] {order} [one of your test orders|a test|[somebody|someone] testing checkout]? [{what}, {buyer} in {town}.|It says {buyer}, {town}, {what}.|I see {what} for {buyer}.]
B > [Nope, that's a real one|No, that's a live order|Not mine, real customer]. [Our tests all go to the office address|We only test with the dummy card|I delete mine right after|We mark ours TEST in the note|I'd have told you first|We run ours before seven].
A > [Ha, OK. Glad I asked|Good, glad I didn't void it|Then I'll keep my hands off it].

A [First thing in the queue|Top of the queue|Newest in Backroom] [right now|at the moment]: {order}, {what} to {town}, {total}. +eyes

A {buyer} [in|from] {town} [went with|ended up with|picked] {what}. [I'd have bet on another color|Not the option I'd have bet on|That option photographs better than it sells, [usually|normally|typically]], {order} [proves me wrong|says otherwise|tells a different story]. +smile

? same team
A [Confirmation [e-mail|email]|The confirmation] for {order} [hasn't gone out yet|is still sitting in the queue|got stuck], {buyer}, {total}. [Anything else stuck on your side?|Are you seeing that on others?|Is it just this one?]
B > [It's only that one|Just that one|Only this one as far as I see]. [I kicked the queue and it went|Resent it by hand|Hit resend and it left|Cleared it and resent|Had to restart the mail job|Sent it again from the order], [{buyer} has it now|they should have it by now|all good].

A [Another order for the|Another sale for the|[Somebody|Someone] just bought the] {item}: {order}, {town}. [The new [photos|pictures] may be doing something|Maybe the new description helps]. +raised_hands

? same team
A {buyer} [called|just called|left a voicemail] [to make sure|asking if|to ask whether] {order} [went through|came through|made it], [the page froze on them at checkout|their browser hung at the last step|the screen went white after they hit pay]. [It did|It's there]: {what}, {total}.
B > [Only charged once|Did it charge them twice|Just the one charge]?
A > [Once. I checked the payment log|One charge, I looked|Yes, once, no duplicate].

? same team
A [New one for the queue|One more for the queue|Another one in]: {order}, {what}, {total}. [Billing matches shipping|Same billing and shipping address|Ship-to matches the card], so [I'm letting it run|no need to hold it|I waved it through|it can go straight to picking].

? same team
A [[Anybody|Anyone] else get|Did you also get|Did [anyone|anybody] else get] [a low-stock alert|the low-stock alert|an alert from the shop] [after|with|right after] {order}? [It took|That one took|It swallowed] {what}.
B > [I got it too|Same alert here|Yes, it's in my inbox]. [I'll see when the next delivery is due|Let me ask purchasing what's coming|Checking if [there's|there is] more on the way] before I [touch the listing|change anything on the page|mark it as low].

A [[Somebody|Someone] in|A customer in|A shopper in] {town} [bought|ordered|checked out with] {what}, {order}. [They had it in the cart twice before, the abandoned-cart [email|e-mail] must have worked|Looks like the abandoned-cart [e-mail|email] did its job|I'm crediting the cart reminder for that one|The reminder email works after all]. +raised_hands

? A in Online store manager|Merchandiser|Order desk clerk; B in Marketing
A [Does|Will|Would] {order} [count toward|go toward|show up in] the [promo numbers|campaign report|newsletter numbers]? [I see no code on it|[There's|There is] no code on the order|It came in without a code|No code, as far as I see|It has no promo code], {total}, {buyer}.
B > [No code, no credit|Without a code I can't count it|If [there's|there is] no code it stays out]. [I track the ones with codes only|We only report what used the code|The report goes by the code and nothing else|Only the coded ones are in my report|I'd have no way to prove it].
A > [Pity, but fair|OK, just checking|All right, makes sense].

? same team
A [[Can you|Could you] see if|Would you check whether|[Could you|Can you|Would you] see if] [the shipping charge|freight] on {order} [came out right|was calculated correctly|looks right to you]? {what} to {town}, {total}.
B > [It's the zone rate|That's the flat rate for the zone|Zone and weight, so yes], [I ran the numbers|I did it by hand once|comes out the same on paper|checked it against the chart|matches the table].

A [Slow hour, then|Quiet for an hour, and then|Nothing for a while, and then] {order}: {what}, {total}. [I'll stop staring at the dashboard now|I was starting to wonder if checkout was down|Checkout works, then|That's my cue to close the dashboard].

? same team
A {buyer}'s order {order} [has|came with] [no phone number|only an [e-mail|email], no phone]. [Do we need one|Is that going to be a problem|Will the carrier want one] for {town}?
B > [For a parcel, no|Not for parcel|Only for freight]. [If it ends up on a pallet I'll write to them|I'd only chase it if it goes LTL|We'd need it for a delivery appointment, not for this|I'd ask only for freight|We can get it later if we need it].
""",
    "order-placed: big": """
?? A in Online store manager|Merchandiser|Order desk clerk; B in Online store manager|Merchandiser|Order desk clerk

A [Nice one|[Big|Large] one|Look at this]: {order}, {total}, {what} for {buyer} in {town}. +tada
B > [That'll help the week|There goes my gloomy forecast|That makes up for a slow Monday|I needed that|Somebody's remodeling|Well, hello there]. [Do we know who they are?|Walk-in or a sales account?|Did they come in through an ad?]
A > [Straight from search, looks like|Came in on its own as far as I can tell|No campaign tag on it], [I'll check if sales knows the name|I'll ask sales|might be worth a call from sales].

A {total} [in a single order|on one order|in one cart], {order}, {buyer}, {town}. [I'm going to|Let me] [call and confirm|give them a quick call|verify it by phone] before we [capture|release it|take the money], [just to be safe|same as with anything that size|standard for that amount].
B > [Good call|Agreed|Please do]. [Ask about the dock while you're at it|Ask if they have a dock or need a liftgate|Check they can receive a pallet, too|Get their receiving hours|Ask who signs for it|Find out when they can take it].

? same team
A [Heads-up on|Note on] {order}: {what}, {total}. [Over the review limit|It tripped the review rule|Held for review|The amount tripped the hold|Anything that size stops for a look|It's parked for review], [so it waits until one of us okays it|needs a second set of eyes|can you approve it?]
B > [Approved|Cleared it|Released]. [Address and card match|Everything matches|It checks out], [go ahead|ship it|nothing to worry about].

A [Did everyone see|Has [everybody|everyone] seen|In case you missed it:] {order}? {total}, {buyer}, {town}. [That's a whole day's worth|Nice for a web order|You don't see that every day on the web side|Biggest one on the web in a while|Somebody needed it all at once]. +eyes

? same team
A [Before|Just before] {order} [gets released|goes out to be picked|drops to the floor]: {what}, {total}. [Do we want|Should we ask for|Would you ask for] a [signature at the door|signature on delivery|delivery signature] [at that value|for that amount|on something like this]?
B > [Yes, always over a thousand|I would|Definitely]. [It's two dollars well spent|Costs next to nothing|Cheaper than a lost claim|I'd never skip it on that|It takes one click|We'd regret it otherwise].
A > [Added|Signature added|OK, it's on there].

? same team
A {buyer} in {town}, {total}: [is that|would that be|do you know if that's] [[somebody|someone] sales already talks to|one of the accounts sales has|an account we know]? {order}, {what}.
B > [Not under that name|The name doesn't ring a bell|I couldn't find them in Alder]. [I'd let sales know anyway|Worth passing to sales as a lead|Sales may want to say hello|Could be a nice account for sales|Sales should know either way].
A > [Passing it on|Forwarding it to them|OK, I'll send it over].
""",
    "order-placed @warehouse": """
?? A in Warehouse; B in Warehouse; C in Warehouse

? same team
A [Next up|Next on the board|Up next]: {order}, {what}, [going to|to|for] {town}. [Who's got it?|[Anybody|Anyone] free?|Who wants it?]
B > [Mine|I've got it|I'll grab it]. [Just wrapping the last one|Let me finish this carton first|Almost done with the one before|One more label and I'm free|Let me clear the bench|My cart's out back, one second].

? same team
A [Pick ticket for|Ticket for] {order} [is on the clip|is on the board|is at station two]. {what}, [ships to|going to] {town}. [Check the color before you seal it|Watch the variant on the label, they look alike|Read the whole variant line, please|Two options share a bin, check|Read the label twice on that one].
B > [Will do|Yep, checked twice|Good point]. [Got burned by that before|I mixed those two up once already|Last time that cost us a reship|They look the same in that light|The labels are one letter apart|I've shipped the wrong one before].

? A in Warehouse
A {order}: {what}. [On-hand says we have it|System says it's there|Stock says we're fine], [but the shelf looks thin|[I'd rather|I would rather] see it first|going to go look before I print the label].
B > [[There's|There is] overflow on the top rack|Look on the top rack too, that's where the overflow is|Check the cage, some got put there during the count].
A > [Found it|Got it, thanks|There it is].

? morning
A [First ticket from overnight|Came in overnight|Top of the overnight stack]: {order}, {what}, {town}. [Pulling now|I'm pulling it now|Starting with that one].

A {order} for {buyer} is [a straight pick|an easy pick]: {what}. [Should make today's truck|Who's got two minutes for it|I'm leaving it for whoever's free next].

? A in Operations|Support; B in Warehouse
A [Do we have|Is there] [enough on hand for|stock for] {order}? {what}[, they're in {town}|, shipping to {town}|].
B > [Yes, counted that bin this week|We're good, plenty in the bin|Yes, it's on the shelf|We have plenty|More than enough|I saw a full bay this morning]. [It goes in the next wave|Next wave|It'll go out in turn].

? same team
A [[Anyone|Anybody] already on|Did [someone|somebody] start|Is [anybody|anyone] picking] {order}? [The ticket's gone from the board|Can't find the ticket|I don't see the ticket|It's not on the clip|Someone took the ticket].
C > [I have it|That's me|Me]. [{what}, on my cart right now|It's on my cart|Picking it as we speak], [sorry, forgot to sign it out|should have said something|my bad|I forgot the sign-out sheet|should've signed it out].
A > [All good|OK, no problem|Perfect, moving on].

A I've got {order}, {what}. [Picking that one last, it's by the door|That's on my way back, I'll grab it then|It's the last stop on my route], [so please leave me the cart|so please don't take my cart|so I'm keeping the cart until then].

? same team
A [Heads-up for packing|Note for packing|For whoever packs]: {order}, {what}, [to|going to] {town}. [The old cartons run small|Those barely fit the new cartons|The insert sits upside down in some of them|The new inserts are stiff|Some cartons came without the insert], [check before you tape|so look inside before you tape it|so open one and look].
B > [Saw that yesterday, yes|Ran into that already|Good, I wondered about those], [I'll flip them|will do|I'm checking each one].

? A in Warehouse
A [Taking|I'm taking|Picking] {order} next, {what}. [It's in the same bay as the one I just did|It's right next to my last pick|I'm standing in front of it anyway|It's on my way back to the bench|It's two steps from where I am].

? B leads A
A [Where do you want {order} staged|Where does {order} go once it's picked|Where should I stage {order}]? {what}[ for {town}|, {town}|]. [Lane two is full|The parcel lane is full|[There's|There is] a pallet in the parcel lane|The lanes are full|No room in the parcel lane].
B > [Put it along the wall|Stage it along the wall|By the wall is fine], [I'll clear the lane|I'm having the lane cleared|the lane will be free soon].

? same team
A [Two tickets for|Printer gave me two tickets for|I'm holding two copies of] {order}. [It's one order, right|One order or two|Only one of them is real, right|Is that one or two orders|Do I pick it twice]? {what}.
B > [One. It hiccuped when the paper ran out|Just one, the printer reprinted after the jam|One order, it printed again after the reboot]. [Toss the second|Throw one out|Shred one|Keep one, bin one|Staple them together|The second goes in the shred box].

? A in Warehouse; same team
A {order} has {what} on it. [Taking the wide bench for that|Clearing the table first|I need the big table for that], [back in a bit|done in {mins} minutes|it'll be out in {mins}].
""",
    "order-placed @warehouse: big": """
?? A in Warehouse; B in Warehouse; C in Warehouse

? B leads A
A {order} [just printed|printed|came off the printer]: {what} for {town}. [Does it go parcel or LTL?|Parcel or freight on this one?|Do I box it or put it on a pallet?]
B > [Weigh it first|See what it weighs packed]. [Anything over 150 goes LTL|Under 150 lb it's parcel|If it's over the parcel limit, call it in as freight|Two boxes can go parcel, three is a pallet|If you can't lift it, it's freight|Check the chart by the scale].
A > [Will do|OK, scale it is|On the scale [in a minute|in a second|in a moment]].

A {order} [is a large one|needs the floor for an hour|will take a while]: {what}, {town}. [Clearing lane one for it|Staging it in lane one|I'd like lane one for it].
B > [Take it|Lane one's yours|Go ahead, lane one is free]. [Take a photo before it's wrapped|Photo before the wrap, please|Get it on the scale before you wrap it].

? same team
A [Two of us on|Let's put two people on|I'd put two people on] {order}: {what}. [One picks, one checks|One calls it out, one checks|One on the list, one on the shelf].
C > [I'll check|I'll pick|I'm in]. [Who's got the list|Start at the far end|Give me a minute to finish this].
""",
    "order-placed @warehouse: small": """
?? A in Warehouse; B in Warehouse; C in Warehouse

? same team
A [Will|Think] {what} [fit in|go in] a [medium|24 x 18|double-wall medium]? It's for {order}.
B > [Tight|Barely|Should]. [Use a large and more paper|Go one size up and fill it|I'd size up and save yourself the fight|The next size and two air pillows|Don't force it, go bigger|A bigger box costs less than a claim].
A > [Large it is|OK, going up a size|Large, then].

? same team
A {order} is [a quick one|a small one|pocket-sized]: {what}, {town}. [Padded mailer or box?|Mailer or box?|Okay in a mailer?]
B > [Mailer, unless it rattles|Depends, shake it first|If it can break, box]. [We've got plenty of the small boxes|Small boxes are under the table|Small boxes are back in stock].
A > [Box it is|Going with the box|Box, then].

A [Small one while I'm at it|One small one]: {order}, {what}, [going to|for] {town}. [Riding along with the next wave|Squeezed in between two bigger ones|Took a minute, start to label|Going out with the rest|It fits in the tote I already have|One-minute job].
""",
    "order-shipped": """
?? A in Warehouse; B in Warehouse|Operations|E-commerce|Support; C in Warehouse

A $order_for [is out|left|is on the truck|just left the dock], {carrier}, `{tracking}`. +package

A [Shipped|Out the door|Gone]: {order}, {what}, {town}. {carrier} `{tracking}`.

A {carrier} [picked up|took|got] {order}. {what}, {buyer} in {town}, [pro|tracking] {tracking}. +white_check_mark

? B in E-commerce|Support
A {order} [shipped|went out] [with the last pickup|on the last truck|with the last load], {carrier} {tracking}. [{buyer} should get the tracking [e-mail|email] on their own|The tracking [email|e-mail] to {buyer} goes out by itself|Customer [email|e-mail] went automatically].
B > [Thanks|Great|Perfect], [they asked about it|I had a call on that one|[somebody|someone] asked me about it], [so I'll let them know|I'll pass the number on|I'll send them the link].

? same team
A {order} to {town} is [packed and labeled|boxed and labeled|taped up], {carrier} [has it|took it with the rest|scanned it]. {tracking}[ if [anyone|anybody] asks| for the log|].
B > [Did you|You] [put the packing slip inside|get the slip in there|remember the slip]?
A > [Yes, on top|Inside, on top|Yep, under the flap].

? other team; B in E-commerce|Support|Operations
A $order_for [went out|left] with {carrier}. Tracking {tracking}.
B > [Thank you|Great, thanks|Thanks for the quick turn]! [That closes out my open list|That was the last one I was watching|One less on my list|I can call them back now|Perfect timing for my call|That's been on my list].

? B in Warehouse|Operations
A {carrier} driver was [early|ahead of schedule|here before I'd finished my coffee], [but {order} made it|{order} just made it|and {order} still got on]. `{tracking}` for {buyer}.
B > [Nice hustle|Close one|Good]. [I owe whoever ran it out there.|Who ran it out?|Glad it didn't wait a day.|Somebody was quick on their feet.|Who caught the driver?|Glad you chased it.]

A [Labels were acting up|Label printer jammed twice|The Zebra ate two labels], but {order} is [labeled and gone|out|on the truck]: {carrier}, {tracking}, [for|going to] {town}.
B > [Was it the roll or the head|Is it the roll again|Did it need cleaning or a new roll|Was it the labels or the printer]?
A > [The roll. Swapped it|Bad roll, replaced it|Cleaned the head and it's fine now].

? afternoon
A [Last one on the cart|Last for this pickup|That's the pickup done]: {order}, {what}, {carrier} {tracking}.

A {order}: [scanned|scanned out|closed in Backroom], {carrier}, `{tracking}`. [Box weight matched the quote, no surprises|Weight came in right at the estimate|Scale and system agree for once|Weighed what it should|No surcharge on that one|Weight and size both as quoted].

? other team; B in E-commerce|Support
A For your list: {buyer} in {town}, {order} [is on its way|is moving|is with {carrier} now], {tracking}.
B > [How long does {carrier} take to {town}|What's the transit time|When should they see it]?
A > [Depends on the lane, the tracking page has the date|The tracking page shows a date after the first scan|They'll see a date once it hits the first hub|I'd look at the tracking tomorrow|No date until the first scan|Give it a day to show up in their system], [I don't promise days|I'd go by that|that's what I tell people].

A {what} [packed for|boxed for|out to] {buyer}, {order}. {carrier} [took it without a fight|had room|scanned it at the dock], {tracking}. +muscle

? same team
A [[Somebody|Someone] left|I found] {order} [on the wrong cart|behind station one|on the returns cart], [labeled and everything|all labeled]. [It's on the truck now|Got it to the driver], {carrier} {tracking}.
B > [That was me, sorry|Ugh, my cart|[I think|I believe] that was me]. [I'll park mine by the door next time|Won't happen again|Thanks for saving it|I'll label my cart|I got called to the dock mid-run|That's on me].

A $order_for: {carrier}, {tracking}. [Ordered|They ordered] {placed}, [shipped now|out now|gone now].

? same team
A {carrier} [wanted|asked for] [a bigger label|the label on the long side|the label flat, not over the edge] on {order}, [so I redid it|redid it|reprinted it]. {tracking} is [the right number|the one that counts|good].
B > [Did you void the old one|Old one voided|The first label is voided, right]?
A > [Voided|Yes, voided it first|Yep, that's done].

? A in Warehouse
A [Shipped {order}|{order} shipped], {what}. [Used the last of the foam sheets|That was the end of the bubble roll|Used up the corner protectors|That was the last small carton|We're out of corner pads|Tape gun's on its last roll]. [[Somebody|Someone] restock, please|[There's|There is] more in receiving, if anybody's walking by|Who's near the supply cage?].
C > [Bringing some over|On it|I'll bring a bundle].

? B leads A
A Does {order} count as [today's|today or yesterday]? [{carrier} scanned it at the dock but the system clock was behind|It left on the truck but I scanned late|The scan only posted after I'd closed the sheet|The scanner was offline for a bit|It was on the truck, just not in the system|I closed it after the truck pulled out]. {tracking}.
B > [Count it for the day it left|The day it left the building|Go by the truck, not the scan].

? other team; B in E-commerce|Support
A {order}, {buyer}: {carrier} `{tracking}`. [You had asked about that one|You were asking about this one|That's the one you asked about], @{b}.
B > [Yes! Thank you|Right, thanks|That's the one, thanks]. [Calling them now|I'll forward it|Sending it along].

A [Two more minutes and we'd have missed the cut-off|Cut it close|That was tight|We'd have missed it by a minute], {order} [is on the truck|made the truck|is out]. {carrier}, {town}, {tracking}.
B > [Whew|Close one|Nice].

? same team
A {order} to {town} [took some digging|was a hunt|took a while]: [one unit was in the wrong bin|the label on the bin was wrong|it sat one bay over|the bin label had fallen off|someone had put it one level up|it was behind another carton]. [Out now|Shipped now|Gone now], {carrier} {tracking}.
B > [Which bin? I'll fix the label|Tell me the bin and I'll relabel|Bin number? I'll correct it].
A > [Left a note on it|Already fixed it|It's flagged with orange tape].

A {tracking} = {order}, {buyer}, {carrier}.

? morning
A [First truck|Early pickup]: {order} [is on it|went|left], {what}, {carrier}, {tracking}.

A {order}, {what}, [shipped complete|went complete|all in one go]. {carrier}[, {town}|], {tracking}.

? B in Warehouse
A [Put|Slipped] [the care sheet|a care card|the paperwork] in with {order} [as well|too], [it was missing from the last few|we'd run out last week|the new ones came from the printer]. {carrier} {tracking}.
B > [Thanks|Good], [will they last the month?|how many did they print?|is there a stack for receiving too?]
A > [A full box|Plenty|Enough for a while].

? B in Operations|Warehouse|E-commerce
A [Anybody|Does [anybody|anyone]] [know why|have an idea why] {carrier} [wants a phone number|asks for a phone number|needs a phone] [on everything now|all of a sudden|on every label]? {order} [went with ours|went out with our number|has our main line on it], {tracking}.
B > [New rule on their side|They changed the form|It's required now for residential]. [The customer's number pulls in if you pick it from the order|It fills in from the order if you refresh|Use the one on the order].

A {order}: [out|shipped|gone]. {buyer}, {town}, {carrier}. [Number is in Backroom|Tracking is on the order|It's all on the order].

A [One more on the way|Another one gone|Next one gone]: {order}, {buyer}, {carrier} [with|under] tracking {tracking}. [Slip's inside, copy's in the tray|Paperwork's in the box|Copy of the slip is in the tray|Slip's under the flap|Copy filed|Slip in the pouch].

A [{carrier} ran two trucks|{carrier} sent a second truck|We got a second {carrier} pickup], [so|which means] {order} [didn't have to wait|got out after all|is gone too]. `{tracking}`.

? other team; B in E-commerce|Support
A [For the phones|If [anybody|anyone] calls about|In case you get asked]: {order} [is with|went with] {carrier}, {tracking}. [Went out complete|All of it's in there|Everything's in one box or strapped together|Nothing left open on it|One box, all lines|Everything they ordered is in it].
B > [Noted, I'll [tell them|let them know]|Thanks, saves me a lookup|Great, I don't have to dig].

A [Rain on the dock|It's pouring|Wet out there], [so|that's why] {order} [went out in plastic|is in a poly bag inside the carton|got an extra layer]. {carrier}, {tracking}.

A {order} to {town}: {carrier} [took it at the counter window|picked it up at door two|took it right off the bench]. [That's all from me|Nothing else on my cart|My cart's empty], {tracking}.

A {buyer}, {order}: [tracking|number] {tracking}, {carrier}. [Label says {town}, in case [anyone|anybody] wonders|It's going to {town}|Headed to {town}].

A {what}: [picked, packed, gone|packed and handed over|packed, labeled, loaded]. {order}, {carrier} {tracking}. +package

? same team; afternoon
A [Cart's empty|That's my last one|Nothing left on the cart]. {order} [was the last|closes it out|made the last run], {carrier} {tracking}. [Who's sweeping|Whose turn is it to sweep|Who has the broom]?
C > [Me|My turn|I'll do it], [give me the broom|right after my coffee|in a minute].

A [Reprinted the label for {order}|{order} has a fresh label|New label on {order}], [the first one smeared|the ink smeared|the barcode wouldn't scan|the printer streaked it|the scanner couldn't read the first|the first one tore]. [Correct tracking|The right one] is {tracking}, {carrier}.

? A in Warehouse
A [{carrier}'s driver is new|New {carrier} driver|[There's|There is] a new driver on the {carrier} route], [nice guy, asked about everything|wanted to see every label|counted everything twice|took his time, very careful|asked where everything goes|brought his own pallet jack]. {order} [is on board|went with him|was in the count], {tracking}.
B > [Show him door two|You'd better show him door two|[Somebody|Someone] tell him about door two]. [The last one blocked the ramp for an hour|We don't need the ramp blocked again|Otherwise he'll park on the ramp].

? other team; B in E-commerce|Support
A {order} [for|to] {buyer} [is no longer here|has left the building|is officially out of here]: {carrier}, {tracking}.
B > [Music to my ears|Wonderful|Perfect timing], [I was just about to ask|I had the [e-mail|email] half written|I was drafting the apology].

A [Note for the file|For the record|For the log]: {order} [went|shipped] [with|by|via] {carrier}, {tracking}, {what}. [Customer asked for no substitutions and got none|Every line is exactly as ordered|All lines as ordered, no substitutions|No swaps, no short lines|Nothing substituted|Exactly what's on the order].

? same team
A [Pulled {order} from the bottom of the stack|{order} was at the bottom of the stack|Dug {order} out of the stack], [placed|ordered] {placed}. [Done now|It's out now|Gone now], {carrier} {tracking}. [Let's work oldest first, please|Oldest first works better|I'd go oldest first|Top of the stack is newest, watch that|Please take from the bottom|Oldest tickets first].
B > [Yes|Agreed|My fault], [I took the easy ones|I'd been grabbing what was close|the stack got flipped when it fell].

A {order}, {item}: [{carrier} has it|handed over to {carrier}|loaded with {carrier}]. `{tracking}` [works already|is live|already shows a scan].

? B leads A
A {order} [shipped|is out], {carrier} {tracking}. [We're low on void fill|Down to two bags of void fill|The air pillow machine is almost out|Down to the last case of air pillows|Void fill's nearly gone|Almost out of paper].
B > [More comes {dow}|Delivery's {dow}|I ordered, it's here {dow}]. [Use brown paper until then|Paper until then|Go with paper [for now|for the time being]].

A [Sealed, strapped, scanned|Strapped and scanned|Packed, strapped, out]: {order}, {town}. [{carrier} {tracking}|Tracking {tracking}, {carrier}].

? A in Warehouse; other team
A {order} [is out|went out], {carrier} {tracking}. @{b}, [you'd put a flag on that one|that's the one with your flag|your flag was on it], [what was it for|do I need to do anything else|anything else to it]?
B > [Just wanted to know when it left|I only wanted the ship date|Only so I'd hear when it left]. [Flag can go|You can clear it|Take the flag off].
""",
    "order-shipped: hard": """
?? A in Warehouse; B in Warehouse|Operations; C in Warehouse

? B leads A
A {order}, {what}: [done|shipped|out]. [Double-boxed it|I double-boxed it|Put it in double wall], the [single wall felt soft|first carton was soft at the corners|carton from the shelf was crushed on one side|box I grabbed had a wet corner|first one tore at the handle|seam on the first one was open]. {carrier} {tracking}.
B > [Good call|Right decision|Glad you did]. [Toss the soft ones|Pull the rest of those cartons|Set that stack aside|Set the bad ones aside|Don't use any more from that stack|Bring me one of the bad ones], [I'll get credit for them|I'm sending the vendor a picture|they go back to the vendor].

A {order} is [headed for|off to|on the way to] {town}: {item}. [Wrapped it like my own|Enough bubble wrap to survive a drop test|Foam on all six sides|Packed tight, nothing moves|Shook it, nothing rattles|Enough paper in there to start a fire]. {carrier} {tracking}.

A [Done with|Finished|That's] {order}: {what}. [[Photos|Pictures|Pics] of the packed box are in the folder|Took a picture before sealing|Picture of the packing taken], {carrier} {tracking}.
B > [Good, keep doing that|Thanks for the picture|Smart]. [Helps with claims|Saves an argument if it gets banged up|Makes a claim a lot easier|We'll want it if there's a claim|Claims people love those|That's one argument less].

? same team
A {order}, {what}, [ready and handed over|handed to the driver|on board with {carrier}]. [I taped the seams twice|Went heavy on the tape|Extra tape on the bottom seam|Used the reinforced tape|Strapped it, too|Double tape on the bottom], [that seam worried me|I didn't trust the seam|the bottom felt thin]. {tracking}.
B > [Better safe|Good|Smart], [the bottom always goes first|we've had bottoms give out|I don't trust those cartons].

? A in Warehouse; same team
A [[Anybody|Anyone] want to guess|Guess] [what {order} weighed|the weight of {order}]? {what}. [Not what the system thinks|System and scale don't agree|The item record isn't even close|The record says half of that].
B > [Fix the record|Send it to the planner|Tell {c1}|Tell the planner|Get the item updated|Put the real one in], [it'll be wrong for every order|we pay for that on every label|it throws off every rate].
A > [Will do|Sent|Writing it down].

? B leads A
A {order} [left|is out], {carrier} {tracking}. [I ran it past the scale twice|Weighed it twice|Reweighed it to be sure|Put it on the other scale, too|Had to reset the scale first|Zeroed the scale and did it again], [the first number looked off|the scale hadn't zeroed|it showed the last box's weight].
B > [Get the scale checked|I'll call the scale people|Put a note on that scale]. [It's due anyway|It's been doing that|We had that last month, too].

A [Gone|Out]: {order}. {carrier}, [`{tracking}`|{tracking}], {buyer}. [Fragile stickers on three sides|Put arrows on it, for what that's worth|Up-arrows on two sides, we'll see if they read them|It has more stickers than cardboard|Wrote FRAGILE in red, too|Big arrows, both long sides].
B > [They don't|They never do|[Nobody|No one] reads those], [but it can't hurt|but do it anyway|it does look good in a claim].

? same team
A [Who wrote|Who put] [the sticky note|that note] on {order}? [It said "careful"|All it says is "careful"|"Careful" with two exclamation marks], [so I was|so it got the royal treatment|so I padded it twice]. [It's with|Off with] {carrier}, {tracking}.
C > [Me. The last one came back|That was me, last one came back broken|I did, we've had one broken], [so thanks|so thank you for that|appreciate it].

A {order}, {what}: [bubble wrap, paper, double wall|well padded and double-walled|wrapped twice, boxed twice]. {carrier} [has it|took it], {tracking}.

? same team
A [Would you look at how I packed|Come see how I packed|Have a look at] {order} before I tape it? {what}. [I don't want that coming back|That's not one I want back|It'd be a shame to see it back here].
B > [Looked. Add something under the bottom|Good, just fill the top a little more|Tape it, that's how I'd do it].
A > [Done|Taped], {carrier} [has it|took it], {tracking}.
""",
    "order-split": """
?? A in Warehouse; B in Warehouse|Operations|E-commerce|Support

A {order} [went out in part|is a split shipment|shipped partial]: {packed} [left|is out|went] with {carrier}, {tracking}. [The rest follows|Balance to follow|Remainder is still open].
B > [Does the customer know|Did {buyer} get told|Has [anyone|anybody] told {buyer}|Is {buyer} aware|Has a note gone to {buyer}|Did we tell them]?
A > [The shipping [email|e-mail] lists what's in the box|It's on the shipping [email|e-mail]|They get an [email|e-mail] per box], [so they should|that covers it|and I left a note on the order].

A [Split|Partial|Split shipment] on {order} ({buyer}, {town}): {packed} so far, {carrier} `{tracking}`. [Don't close it, [there's|there is] more to come|Still open for the rest|Leave the order open, please].

? B leads A
A [Hope it's okay that I shipped|I shipped] part of {order}: {packed}, {carrier} {tracking}. [[Didn't|Did not] want {buyer} waiting on the rest|Better than holding all of it|No point holding the whole thing].
B > [Fine by me|That's right|Agreed]. [Keep the ticket for the rest on top|Put the rest at the front of the line|Just don't let the rest get buried].

A {packed} for {order} [is gone|left|is with {carrier}], {tracking}. The other box [goes when it's complete|goes separately|has to wait]. +package

A {order}, {buyer}: {packed} [in this box|went first|in the first box], {carrier} {tracking}. [Rest wouldn't fit in one carton|I wasn't going to cram it into one carton|Too much for one carton|It would have been too heavy in one|Two boxes are easier to carry|Didn't want a forty-pound box].

? same team
A [Shipping|Sending] {order} in two [boxes|goes]. [First is|Box one is] {packed}, {carrier} {tracking}. [Second follows|The second one goes separately|Second one's still on the bench].
B > [Mark them 1 of 2 and 2 of 2|Write 1 of 2 on it|Put 1 of 2 on the label]. [Otherwise they call about the missing one|Or the phones get a call about missing parts|Saves a call].
""",
    "order-delivered": """
?? A in Online store manager|Merchandiser|Order desk clerk; B in Online store manager|Merchandiser|Order desk clerk

A {order} [shows delivered|was delivered|is marked delivered] in {town}. [Out|Shipped|It left] {sent}[, so no complaints about transit time|, not bad|].

? A in Merchandiser|Order desk clerk; same team
A {buyer} [has|got] {order}, [tracking says|per the tracking|delivered according to {carrier}]. [Review request goes out on its own, right?|Does the review [email|e-mail] go out automatically?|When does the review request go?]
B > [Yes, [a few|several] days after|It's automatic, [a few|several] days out|Automatic, unless [there's|there is] a return open]. [Nothing to do|No action for us|We leave it alone].

A [Delivered|Arrived]: {order}, {item}, {town}. [Placed {placed}, shipped {sent}|Ordered {placed}, out {sent}]. [That's the kind of turnaround I like|I'd be happy with that as a customer|Good turnaround by the warehouse]. +clap

? A in Marketing|Product; B in Online store manager|Order desk clerk
A [Did {buyer}'s order [ever arrive|make it|turn up]|Has {buyer}'s order [arrived|turned up|made it] yet]? {order}, {town}. [[Somebody|Someone] asked me|They had e-mailed|I promised to check].
B > [Delivered|Yes, delivered|Yes, it's there], {carrier} [has a proof of delivery|shows a signature|has a drop-off photo] [on the tracking page|if they need it|online].
A > [Great, I'll [tell them|let them know]|Perfect, that's all they wanted|Good, that settles it].

A {carrier} [closed out|confirmed] {order} to {town}, shipped {sent}. [One less to watch|Off my watch list|Taking it off the watch list].

? same team
A [Could you|Can you] [check the delivery on|look at the POD for|pull the POD for] {order}? {buyer}, {town}, [shipped|left us] {sent}.
B > [Delivered, signature on file|It was delivered, name's on the POD|Shows delivered at the front desk|It was handed to someone at the door|There's a name on it|Left with the front desk]. [Need a copy?|Want the PDF?|Should I save it to the order?]
A > [Just a screenshot on the order, please|No, just wanted to know|Put it on the order, thanks].

A {buyer}'s {item} [arrived in {town}|is there|got delivered], {order}. [No news since, which I take as good news|They haven't called, so I assume it's in one piece|No call, no [email|e-mail], so all good|Quiet since then, so all good|Nobody's called|Not a peep, so it's fine].

? same team
A {order}: [delivered, left {sent}|left {sent}, delivered now]. [Closing my follow-up on it|I'm clearing the reminder|Reminder cleared].
B > [Same here|I had one too, gone|Clearing mine as well].

A {order}: [in {town}|at the door in {town}|made it to {town}]. {item}, [left here|shipped|out the door] {sent}. +white_check_mark

? same team
A [Checking off|Ticking off|That's a tick for] {order}, {buyer}. [Delivered|It's there|Arrived], [ordered|placed] {placed}. [Anything from them since|Did we hear from them|Any word from the customer]?
B > [Nothing|Not a word|No [email|e-mail], no call], [which is how I like it|and that's the best kind|so it's fine].

A [The one I was worried about|My problem child|The one with the tricky address], {order}, [was delivered|got there|arrived in {town}]. [I can stop checking the page every hour|No more refreshing the tracking page|Closing that browser tab|That one had me nervous|I'd been refreshing that page|One worry less].

? same team
A [Tracking says|The carrier says] {order} [was delivered|is delivered], {buyer} in {town}. [Is there|Do we have|Does Backroom keep] a photo of the drop-off?
B > [The carrier keeps it|It's on the carrier's page|Yes, on the carrier's site], [we just link to it|Backroom only has the link|for about thirty days].
A > [Thanks, found it|There it is, porch and all|Got it].

A {buyer} ({order}) [has it in hand|has received it|got it]. [That's a load off my mind|I'd been waiting on that one|I'd had a bad feeling about that route]: {item}, {carrier}.
""",
    "order-canceled": """
?? A in Support|E-commerce|Warehouse|Operations; B in Support|E-commerce|Warehouse|Operations; C in Warehouse; A not in Catalogue editor

? A in Support|Operations|E-commerce; B in Warehouse
A {order} [is canceled|just got canceled|was canceled]: {buyer}, {what}, {total}. [Please pull it if it's on a cart|If it's picked, put it back|If [anybody|anyone] has it on a cart, stop].
B > [Not picked yet|Hadn't been picked|It wasn't picked]. [Ticket's pulled|I tore up the ticket|Took the ticket off the board|I've got the ticket in my hand|Took it off the clip|The ticket's in the bin].

A [Canceled|Void]: {order} from {placed}, {what}. [Nothing shipped, stock is back on hand|Stock is released|The units are back in available|It's all back on hand|Available again|The hold on the stock is gone].

? A in Support|E-commerce; B in Warehouse
A [Can you|Could you] [make sure|check that] {order} [doesn't go out|doesn't ship|stays here]? [It's canceled|We canceled it] and I [don't trust the sync|want to be sure|have seen one slip through before].
B > [Checked. No label on it|It's not going anywhere, no label was made|Looked, [there's|there is] no shipment on it].
A > [Thanks for checking|Great, thank you|Perfect].

? A in Warehouse|Operations|E-commerce
A $order_for [came off the board|is off the board|is canceled]. [No pick, no label|Nothing had been packed|It never got to packing].

? A in Support
A {buyer}'s order {order} is canceled, {what}, {total}. [If they call, it's done|They may call to double-check|In case they call to make sure]: [nothing shipped|it never left|nothing went out].
B > [Did they get an [e-mail|email]|Does an [email|e-mail] go out for that|Will they get it in writing]?
A > [Yes, automatically|The shop sends one|[There's|There is] an automatic one].

? A in Support; same team
A {order} ({buyer}, {town}) [got canceled|was canceled]. [Closing the reminder I had on it|Taking it off my callback list|One less callback].
B > [Is that the one from this week|Is that the one I had on the phone]?
A > [Placed {placed}|Ordered {placed}], {item}. [Might be|Could be|Sounds like it].

? A in Warehouse|Operations|E-commerce
A {order} [won't ship|isn't shipping|stays here], it's canceled. {what} [goes back where it came from|back to its spot|can go back up], [if it's already been pulled|in case [someone|somebody] has it out|if it's out].
C > [Had it on my cart|It was on my bench|I had it half packed]. [Putting it back|It's going back|Back it goes].
""",
    "order-canceled: customer request": """
?? A in Support|E-commerce; B in Support|E-commerce|Warehouse; A not in Catalogue editor

A {buyer} [canceled|asked us to cancel|wants to cancel] {order}, {what}. [Done|Canceled on our end], [{total} voided or going back, depending on the card|money's taken care of|the payment is sorted].
B > [Did they say why|Any reason given|What was the reason|Was there a reason|Do we know why|What changed]?
A > [Ordered the wrong one|Bought it locally|Their project got pushed|They found one locally|Two people ordered the same thing|Budget got cut], [they were nice about it|no hard feelings|may be back later].

A [Customer cancel|Cancellation] on {order}: {buyer}, {town}, {what}. [Caught it before it was packed|It hadn't shipped|Caught in time|In time, nobody had touched it|Still on the clip, luckily|Stopped it at the bench]. +white_check_mark

? same team
A {buyer} [changed their mind about|backed out of|doesn't need] {order}[ after all| in the end|]. Canceled, {total}. [They ordered {placed}, so well inside the window|It was from {placed} and still open|Still unshipped, so no return needed].
B > [Good that it hadn't left|Easier than a return|Better now than after shipping].

? A in Support|E-commerce
A [Cancel request from|Got a cancel from|Cancellation by phone from] {buyer}, {order}, {what}. [Still in picking, so I pulled it|It was unshipped, so that's done|Hadn't been touched yet, easy one].

A {buyer} [no longer needs|doesn't need] {what}, {order}. [Canceled|It's canceled], [apologized twice for the trouble, no trouble at all|very polite about it|wants to order something else next month].
""",
    "order-canceled: out of stock": """
?? A in Support|E-commerce|Warehouse; B in Support|E-commerce|Operations; C in Warehouse; A not in Catalogue editor

? A in Support|E-commerce
A [Had to cancel|I had to cancel|We had to cancel] {order}, {buyer}: {what} [isn't there|can't be filled|was oversold]. [The count was off|Bin was empty|System said we had it, shelf said otherwise|We had one and it's damaged|The last one went an hour earlier|Miscounted, my guess].
B > [Not great|Ugh]. [Did you offer them another option|Did we offer a substitute|Was there anything close to offer]?
A > [Offered, they'd rather have the money back|I did, they passed|They didn't want to wait or swap|They didn't want to wait|I offered two, no luck|They'd rather not].

A {order} [canceled, out of stock|is canceled for stock]: {what}. [Please recount that bin|[Somebody|Someone] recount the bin, please|That bin needs a recount|We need a count on that bin|That location needs a count] before the [next one sells|page sells another|shop oversells it again].
C > [Counting it now|Will do first thing|I'll take it], [then I'll fix the number|and correct on hand|numbers get fixed today].
""",
    "order-canceled: payment problem": """
?? A in Support|E-commerce; B in Support|E-commerce|Warehouse; A not in Catalogue editor

A {order} [canceled, payment wouldn't go through|is canceled, card declined|canceled for payment]. {buyer}, {what}, {total}.
B > [Did they try another card|Did we give them a chance to pay another way|Any word from {buyer}]?
A > [Emailed them, no answer|Called once, wrote once, nothing|They said they'd reorder with a different card|Left a voicemail, nothing|Two messages, no answer|They asked us to just cancel], [so I let it go|so it's off the books|and that's where it stands].

A [Payment failed for good on|The card never cleared on|No luck with the payment on] {order} ({buyer}, {total}). [Canceled it|It's canceled], [goods are released|stock is freed up|units are available again].
""",
    "order-canceled: suspected fraud": """
?? A in Support|E-commerce; B in Support|E-commerce|Warehouse|Operations; A not in Catalogue editor

A {order} [is canceled on a fraud hold|canceled, looks like fraud|canceled, I'm not comfortable with it]: {buyer}, {what}, {total}. [Don't ship it even if [somebody|someone] calls|If they call, send them to me|Please route any calls on it to me].
B > [What tipped you off|What gave it away|What did you see|How did you spot it|What's wrong with it|Why do you think so]?
A > [Three cards in ten minutes|Freight forwarder address and a card from another state|The name, the card and the [e-mail|email] all disagree|The phone number doesn't exist|Rush shipping to a vacant lot|Five tries, five cards]. [Not worth the chargeback|[I'd rather|I would rather] lose the sale|Better safe].

A [Fraud filter|The filter] [caught|was right about] {order}, {total}. [Canceled, nothing left the building|It's canceled and nothing shipped|Canceled before anything moved]. +eyes
""",
    "order-canceled: entered by mistake": """
?? A in Support|E-commerce; B in Warehouse; A not in Catalogue editor

? A in Support|E-commerce; B in Warehouse
A {order} [was entered by mistake|was a keying error|shouldn't exist], [canceled it|so I canceled it|it's canceled]. [Please ignore the ticket|Ignore the pick ticket|Toss the ticket if it printed].
B > [Ticket's in the trash|Tossed|Saw it, didn't pick it].

A [Ignore|Please disregard] {order}, {what}. [Wrong customer picked from the list|Entered it twice|That was a duplicate entry], [it's canceled|canceled now|already voided].
""",
    "order-refunded": """
?? A not in Catalogue editor|Head of customer support; B in Support|E-commerce|Warehouse

? A in Support|E-commerce
A Refund [done|issued|posted] on {order}: {refund} to {buyer}, {refunded}. [Nothing complicated about it|A straightforward one|No back and forth on that one].
B > [Thanks|OK, thanks|Got it]. [Anything wrong with the unit|Was it used|How did it look|Did it come back okay|Any damage|Complete, I hope]?
A > [Looked fine to me|Nothing I could see|Nothing stood out|All there|As good as new|A scuff, nothing more].

? A in Support|E-commerce; B in Support
A [Refunded|Gave back] {refund} on {order}, {buyer}. [Original payment method|Back to the same card|To the card they used|Same card they paid with|It goes back the way it came|To the card on file], [so give it [a few|several] business days|their bank takes [a few|several] days|shows up when their bank gets to it].
B > [I'll [tell them|let them know] if they call|Good to know if they call|OK, that's what I'll say].

? A in Support agent|Support team lead|Order desk clerk; B in Returns specialist|Online store manager|Order desk clerk|Accounts receivable clerk
A [Has the refund for {order} gone out|Is the refund for {order} out|Do we know if the refund for {order} was sent]? {buyer} [is asking|called|e-mailed about it].
B > [Yes, {refund}|Sent, {refund}|Yes, {refund}, for {refunded}]. [It's on the order|Posted, it's in the timeline|You can see it on the order].
A > [Great, I'll let them know|Thank you, calling back|Perfect, telling them now].

? A in Support|E-commerce
A {order}, {buyer}: refund of {refund} [is through|went through|is done]. {refunded}, [bought|ordered|from] {placed}. [Closing the return|That closes it|Done on our side].

? same team; A in Support|E-commerce
A Refund for {order} is [out|posted]: {refund}. [Wrote the reason on the order|I put a note on the order|Note's on the order] [in case it comes up|for whoever picks it up next|so [nobody|no one] has to ask].
B > [Appreciate the note|Thanks for writing it down|Notes like that save me a phone call|I wish everybody did that|Good habit|That's how I like it].

? A in Support|E-commerce
A [Another refund off the list|One more refund done|That's one off the pile]: {order}, {refund} for {refunded}. +white_check_mark

? same team; A in Support|E-commerce
A Refund for {buyer}, {order}: {refund}. [Shipping wasn't part of it|Goods only, no shipping|That's without the shipping]. [Right?|Correct?|That's how we do it now, yes?]
B > [Right|Correct|Yes], [shipping only when it's our fault|we only give shipping back when we messed up|outbound shipping stays unless it's on us].

? A in Support|E-commerce
A {refund} refund [for|on] {order} [is on its way|has been sent|left our side]. {buyer}, {refunded}, [order of|ordered] {placed}. [Written up on the order|Left the details on the order|Details are on the order].

? A in Support|E-commerce; same team
A [Would you|Could you|Can you] [double-check|look over] my refund on {order}? {refund} for {refunded}. [I tend to grab the wrong line|I had two lines that look alike|Those two lines look the same to me].
B > [Right line|That's the right line|You got the right one]. [Amount's good|The amount works out|Math is fine, too].

? A in Support|E-commerce
A {order}, {buyer}, {town}: [money's going back|paying them back|refunding]. {refund} [refund|refund total], {refunded}. +white_check_mark

? A in Support agent|Support team lead|Order desk clerk; B in Returns specialist|Online store manager|Order desk clerk|Accounts receivable clerk
A [I have|Got] {buyer} [on hold|on the phone] [about a refund|wanting to know about a refund], {order}. [What do I say|What can I tell them|Anything I can tell them]?
B > [It's done, {refund}|Refunded, {refund}|{refund}, already sent]. [Ask them to give the bank [a few|several] days|Banks take [a few|several] days|It can take the bank up to a week].
A > [They're fine with that|Told them, all good|OK, they're happy].

? A in Support|E-commerce; B leads A
A Refund of {refund} on {order} is [out|done|posted]. [Took me three tries, the page timed out|The page timed out on me twice|Had to log in again halfway through], [but it only went once|it posted once, I checked|and no, it isn't doubled].
B > [Thanks for checking that|Good that you looked|Glad you checked]. [Tell IT if it happens again|Let IT know|Send IT a screenshot next time].

? A in Support|E-commerce
A [Clearing|Working through|Cleaning up] the [refund list|pending refunds|refund queue]: {order}, {buyer}, {refund} refund [done|sent|out]. [Next|On to the next].

? A in Support|E-commerce; same team
A {buyer}, {order}. [How long do we tell people a refund takes|What timing do we give people for refunds|What's our official line on refund timing]? [Just sent|Sent] {refund}.
B > [Five to seven business days|I say five to seven business days|A week, and they're happy when it's three]. [Promise less|Depends on their bank, not on us|It's the banks, really].
""",
    "order-refunded: changed my mind": """
?? A not in Catalogue editor|Head of customer support; B in Support|E-commerce|Warehouse

? A in Support|E-commerce
A {buyer} [changed their mind|had second thoughts|decided against it], {order}. Refund of {refund} for {refunded} [is out|posted|done].
B > [In the original box|Did it come back clean|Unused]?
A > [Looked unopened|Box had been opened, goods fine|Opened but complete]. [Nothing to argue about|Within the window|No reason to say no].

? A in Support|E-commerce
A Refund, {order}: {refund}, {refunded}. [Reason is plain old changed mind|Reason: changed my mind|They just changed their mind]. [No complaint about the product|Nothing wrong with the product|It happens].

? same team; A in Support|E-commerce
A {buyer} [doesn't want|decided they don't need] {refunded}[ after all| in the end|]. {order}, refund {refund}. [Inside the return window|Window was still open|They were in time], [so no questions asked|so I didn't push|so it's a yes].
B > [Fine|Agreed|Sure], [let me know if we see more of those on that item.|is that one coming back a lot?|are we seeing that item back often?]
A > [Not that I noticed|I don't think so|I'd have to run the report].

? A in Support|E-commerce
A {order}: {buyer} [went another way|found something else|went with something else]. {refund} refund, {refunded}. [Nice note with it, too|They even said thanks|Wrote that the product was fine, just not for them].

? A in Support|E-commerce; same team
A [Changed-mind return|Change of heart], {order}, {refunded}. {refund} refund [is out|done|sent]. [Do we ask why, or leave it|Should we be asking why|Do you ever ask them why]?
B > [I ask once and leave it|Once, nicely|I do, about half answer]. [Some of the answers are gold|You learn things|It's how we found out about the lid].
""",
    "order-refunded: wrong size": """
?? A not in Catalogue editor|Head of customer support; B in Support|E-commerce|Product

? A in Support|E-commerce; B in Support|E-commerce
A [Size issue|Wrong size] on {order}: {refunded}, {buyer}. Refund {refund} [posted|is out|done].
B > [Do they want the other size|Are they reordering|Exchange or just the money]?
A > [They'll reorder on their own|Said they'd order again|Just the money [for now|for the time being]|They want to measure first|No exchange, just the refund|Maybe later, they said].

? A in Support|E-commerce; B in E-commerce|Product
A Refund of {refund} to {buyer}, {order}, wrong size. [Is the size chart on that page any good?|[I think|I believe] the size info on that page is too far down.|Wonder if the dimensions on the page are clear enough.|How do we word the size on that page?|Could we show the measurements higher up?]
B > [I'll have a look at the page|Let me check what we say there|Could be clearer], [it's one line at the bottom|I'd put a drawing on it|we could move it up].
A > [That would help|Please do|Would save us [a few|several] of these].

? A in Support|E-commerce
A {buyer} [measured wrong|ordered the wrong size|needed a different size]: {refunded}, {order}. [Gave the money back|Refunded], {refund}. [They were honest about it|They owned up to it|No drama].

? same team; A in Support|E-commerce
A {order}, {refunded}: [too small or too [big|large], they didn't say|wrong size, they didn't say which way]. Refund of {refund} [went out|is done|posted].
B > [Worth asking next time|Ask next time, would you|We should get that on the form|Let's start asking|We should ask|Put it on the form, I'd say]. [Too small and too [big|large] are different problems|Otherwise we never learn which|It tells us if the chart is off|We need to know which way it's off|One means the chart, the other means the page].

? A in Support|E-commerce
A [Sizing again|Size again|Sizes, sizes]: {order}, {refunded}, {buyer}. {refund} refund [sent|is out|done]. [That page could use a picture with a ruler in it|A picture for scale would have saved us that|I'd put a scale picture on that page].

? A in Support|E-commerce; same team
A {buyer} [needs|wanted|was after] [the next size|a different size] [of|than] {refunded}. [Refunded|Sent back] {refund} on {order}, refund's [posted|through|done]. [They asked whether we can hold one for them|They asked us to set one aside|They'd like us to hold the other one].
B > [We can't hold stock, but it's not selling out|No holds, but [there's|there is] plenty|[Tell them|Let them know] we have enough, no need to hold].
""",
    "order-refunded: damaged in transit": """
?? A not in Catalogue editor|Head of customer support; B in Support|E-commerce|Warehouse

? A in Support|E-commerce; B in Support|E-commerce
A {order} [got beat up in transit|arrived damaged|was damaged on the way]. Refund {refund} to {buyer} for {refunded}. [Do we have [photos|pictures|pics] for the claim?|[Photos|Pictures|Pics] are on the order|They sent [pictures|photos|pics]].
B > [I'll file with the carrier|I'll open the claim|Filing the claim today|The claim's mine|I've got the claim form open|Claim goes in this afternoon]. [Keep the box if it's here|They should hang on to the carton|Don't let [anyone|anybody] throw out the carton].

? A in Support|E-commerce; B in Support|E-commerce
A Transit damage on {order}, {buyer} in {town}: {refunded}. [Refunded|Refund is out], {refund}. [Outer box had a hole you could put a fist through|Corner was crushed from the looks of it|The carton looked like it had been under a pallet|Looked like it fell off a belt|One side was caved in|Somebody had stood on it].
B > [Claim filed|Is a claim in|Did we file]?
A > [Filed, with the [photos|pictures|pics]|In process|Sent it off with [pictures|photos|pics]], [we'll see what they pay|[usually|normally|typically] takes weeks|wait and see].

? A in Support|E-commerce; B in Warehouse
A [Damaged in transit again|Another one damaged in transit]: {order}, {refunded}, refund {refund}. [How was it packed?|Who remembers how that was packed?|Do we know if it was double-boxed?]
B > [Single box, standard paper|By the book, as far as I know|Regular carton, paper fill|The usual way, one box|Like we always do|One carton, paper all around]. [Maybe that's the problem|Maybe not enough for that item|I'd go up to double wall for those|Then the usual isn't enough|We may need foam for those|Next time, two boxes].
A > [Worth trying|Let's do that|Please do].

? A in Support|E-commerce; B in Support|E-commerce
A {buyer} [sent [photos|pictures|pics]|e-mailed [pictures|photos|pics]], and yes, that's [damage|freight damage|on the carrier]. Refund of {refund} on {order} [posted|done|is out].
B > [Did we let them keep it|Do they have to send it back|Are they shipping it back]?
A > [Not worth the freight|Told them what to do on the phone|That's on the return, follow what it says|They're keeping it for parts|No, just photos|Yes, on our label].

? A in Support|E-commerce
A {order}, {refunded}: [box torn open|soaked through|crushed on one side], [going by the [photos|pictures|pics]|according to the [pictures|photos|pics]|from what they sent]. {refund} refund to {buyer} [is out|done|sent]. +eyes

? A in Support|E-commerce; same team
A {buyer} [said the box was wet when it came|sent a picture of the box before opening it|took one look at the box and called us], {order}, {refunded}. {refund} refund [done|sent|is out]. [Who talks to the carrier|Whose turn is it with the carrier|Do you file or do I]?
B > [I'll do it|My turn|Mine]. [Need the [photos|pictures|pics] and the weight|Send me the [photos|pictures|pics]|Just put the [photos|pictures|pics] on the order].
A > [On the order already|They're on there|Uploaded].

? A in Support|E-commerce
A [Transit claim material|One for the claims folder|For the claims folder]: {order}, {town}, {refunded}. [Refunded|Gave back] {refund}, refund [posted|done]. [{buyer} kept the carton for the inspector|They're holding the carton for inspection|Carton's been kept].
""",
    "order-refunded: late delivery": """
?? A not in Catalogue editor|Head of customer support; B in Support|E-commerce|Warehouse

? A in Support|E-commerce
A Refund on {order}, {refund}: {buyer} [didn't want to wait anymore|got it too late to use|needed it sooner]. [Late delivery|Reason: late delivery|It was late], [can't argue with that|fair enough|I'd be annoyed too].
B > [Was it us or the carrier|Carrier or us|Where did it sit]?
A > [Placed {placed}, you can see the dates on the order|Ordered {placed}, the rest is in the timeline|I'd look at the timeline, it was placed {placed}].

? A in Support|E-commerce
A {order}, {town}: [too late for what they needed|came too late for them], so {refund} refund for {refunded}. [They were disappointed more than mad|Not happy, understandably|Polite about it, but not happy].

? same team; A in Support|E-commerce
A [Late delivery refund|Refund for a late one]: {order}, {buyer}, {refund}. [Can we get anything from the carrier?|Is there a service guarantee to claim?|Do we claim that back from the carrier?|Does the carrier owe us?|Is that claimable?]
B > [Not on ground|Ground has no guarantee|Only on the express services]. [Worth noting for the carrier review, though|I'll add it to the carrier scorecard|It goes on the scorecard at least].

? A in Support|E-commerce
A {buyer} [got it after they needed it|needed it for a date and we missed it|had bought elsewhere by the time it came], {order}. {refund} refund for {refunded} [is out|sent|done].
B > [Ouch|Can't blame them]. [Do we know where it got held up|What held it up|Any idea where the days went]?
A > [The timeline on the order has the days|It's all in the timeline|Timeline tells the story], [ordered|placed] {placed}.
""",
    "cancellation-refunded": """
?? A not in Catalogue editor|Head of customer support; B in Support|E-commerce

? A in Support|E-commerce
A {order} was canceled {canceled}, so {buyer} [gets|is getting] {refund} back. [Refund posted|Refund is out|The refund's done]. [Nothing shipped, nothing to inspect|No goods to wait for|There's no return on this one].

? A in Support|E-commerce; same team
A Refund [posted|sent|out] on {order}, the [canceled one|one we canceled|cancellation]: {refund}. [Shipping's in there, too|That includes the shipping|With the shipping they paid].
B > [Right, they never got anything|As it should be|Good]. [Does it take the usual few days|Same few days with the bank|How long until they see it]?
A > [Same as always|A few days, like the others|Three to five].

? A in Support agent|Support team lead|Order desk clerk; B in Returns specialist|Online store manager|Order desk clerk|Accounts receivable clerk
A [Is the money back for|Has the money gone back for|Did we send the money back for] {order}? It was canceled {canceled}, {buyer} [wants to be sure|is checking|wrote to ask].
B > [Yes|All of it], {refund}. [They just need to give the bank time|The bank has it from here|It can take their bank a few days].
A > [Telling them|I'll pass that on|Good, I can close that].

? A in Support|E-commerce
A {buyer}, {order}: canceled {canceled}, {refund} refund [sent|done|on its way]. +white_check_mark
""",
    "cancellation-refunded @finance": """
? A in Controller|Financial analyst|Accounts receivable clerk; same team
A {order} was canceled {canceled} and refunded, {refund}. [Never shipped, so no COGS|No cost of goods, it never left|Nothing shipped, so only the cash moves].
B > [Just reverse the deposit|Reverse it against the customer deposit|Straight reversal]. [And the tax with it|Tax comes back, too|The tax line goes with it].

? A in Controller|Financial analyst|Accounts receivable clerk; same team
A Canceled order {order}: {refund} [out to|back to] {buyer}. [Was that ever in revenue|Did we ever book that as a sale|Had it hit sales yet]?
B > [No, we book at shipment|Not until it ships|No. Revenue starts at the dock].
A > [Then it's only cash and deposits|Good, simple entry|Easy, thanks].

? A in Controller|Financial analyst|Accounts receivable clerk; same team
A {refund} [left|went out of] the card account for {order}. [It's the cancellation from {canceled}|That's the one canceled {canceled}|Canceled {canceled}], [matched it|it's matched|ties out].
""",
    "cancellation-refunded: out of stock": """
?? A not in Catalogue editor|Head of customer support; B in Support|E-commerce

? A in Support|E-commerce; B in Support|E-commerce
A {order} [couldn't be filled|was short]: out of stock. [Refunded in full|Full refund], {refund}, {buyer}.
B > [Is the page fixed|Does the shop still sell it|Did the listing come down]?
A > [On hand is corrected|Count's corrected|Fixed the count right after].

? A in Support|E-commerce
A Refund {refund} to {buyer}: we [didn't have|couldn't ship] {what}, {order}. [Apologized|Sent them an apology|Wrote them personally], [not a great look|I hate those|hope they come back].
""",
    "cancellation-refunded: customer request": """
?? A not in Catalogue editor|Head of customer support; B in Support|E-commerce

? A in Support|E-commerce
A {order} [was canceled before it shipped|never shipped, canceled], {refund} refund to {buyer}. [All of it|The whole amount|Full amount], [shipping too|including shipping|with the shipping].

? A in Support|E-commerce
A Refund of {refund} for the [canceled order|cancellation], {order}, {buyer} in {town}. [Nothing went out, so nothing comes back|No goods moved|[There's|There is] nothing to wait for].
B > [Clean and simple|Good|I like the easy ones].
""",
    "cancellation-refunded: payment problem": """
?? A not in Catalogue editor|Head of customer support; B in Support|E-commerce

? A in Support|E-commerce
A {order} [canceled over the payment|had a payment problem], {refund} refund so {buyer} isn't [out anything|charged|stuck with a charge]. [Nothing had shipped|No goods out].
B > [Did they reorder|Are they trying again|Any new order from them]?
A > [Haven't seen one|Not yet that I saw|They said they'd think about it].
""",
    "cancellation-refunded: suspected fraud": """
?? A not in Catalogue editor|Head of customer support; B in Support|E-commerce

? A in Support|E-commerce
A Refunded {refund} on {order}, the [fraud case|suspicious one]. [Better than a chargeback|Cheaper than a chargeback fee|So [there's|there is] nothing to charge back].
B > [And the goods|Nothing shipped, right|Did anything ship]?
A > [Nothing left|Never shipped|Stopped before packing].
""",
    "cancellation-refunded: entered by mistake": """
?? A not in Catalogue editor|Head of customer support

? A in Support|E-commerce
A {order} [was a mistake on entry|was entered by mistake], {refund} refund to {buyer}. [They shouldn't see more than a blip on the card|Charge and refund should cancel out|It evens out on their card].
""",
    "order-refunded @finance": """
? A in Controller|Financial analyst|Accounts receivable clerk; same team
A [Store refund|Web refund] to book: {order}, {refund}, {buyer}. [Against the web sales account, right?|Same account as the others?|Do I net it against this month's web sales?|Returns account, or straight against sales?|Do we keep a separate line for those?]
B > [Yes|Right|Correct], [web returns, not sales|contra account, not sales|it goes to returns and allowances].
A > [Booked|OK, posting it|Got it, done].

? A in Controller|Financial analyst|Accounts receivable clerk; same team
A {refund} refund on {order} ([placed|order date] {placed}). [Is that this month's or the month of the sale?|Which period do we take that in?|This period, or back to the sale?|Does that go in this period?|Do I book it now or back then?]
B > [This month|Current period|The period we refund in], [we don't reopen closed months|the books for the rest are shut|prior months are closed].

? A in Controller|Financial analyst|Accounts receivable clerk; same team
A [Matching refunds to the processor report|Doing the card rec|Reconciling the card account]: {order}, {refund}, {buyer}. [[Anyone|Anybody] seen it on the statement?|Don't see it on the payout yet|Not in the payout so far].
B > [It nets out of the next payout|Comes off the next payout|[Usually|Normally|Typically] lands in the next batch|They deduct it from the next batch|It's a deduction in the next payout]. [Give it two days|Check again {dow}|Look again {dow}].

? A in Financial analyst|Accounts receivable clerk; B leads A
A Refund {order}, {refund}, [the reason is on the order|it's documented on the order|backup is on the order]. [Do you need anything else for the file?|Is that enough support for you?|Do you want a printout for the file?|Anything missing for the file?|Will that do for the file?]
B > [Just keep the order link with the entry|The order link is all I need|Put the order number on the entry and that's it|A PDF of the order, please, then it's complete|The order page as a PDF, and you're done].

? A in Controller|Financial analyst|Accounts receivable clerk; same team
A [Sales tax on|Tax portion of] {order}'s refund ({refund}): [does Backroom back it out by itself|do we reverse that by hand|is that in the tax report already]?
B > [It's in the tax report|The report picks it up|Automatically], [I checked [a few|several] last quarter|I spot-checked some|no manual entry needed].

? A in Controller|Financial analyst|Accounts receivable clerk; same team
A {order}: {refund} refund, {buyer}. [The cash side is done. Does stock come by itself|Money's out. Is inventory on the warehouse's side|I have the cash. Who has the stock entry|Cash is booked. Who books the stock|My half is posted. Does stock come by itself]?
B > [Stock posts by itself when it's restocked|Backroom books the stock|Inventory comes over from Backroom nightly]. [Just the cash for us|We only do the cash|You're done].

? A in Controller|Financial analyst|Accounts receivable clerk; same team
A [Do we accrue|Are we accruing] for refunds [like|such as] {order} ({refund})? [They trickle in after the month closes|They always land after close|Some of them come weeks later|There's always a tail|A few show up after we've closed].
B > [Yes, a percent of web sales|[There's|There is] a reserve for it|We keep a small reserve]. [I true it up quarterly|It gets trued up each quarter|Adjusted at quarter end|We adjust it each quarter|It gets a look every quarter].
A > [Good, so I leave it alone|OK, then I don't touch it|Thanks].

? A in Controller|Financial analyst|Accounts receivable clerk; same team
A [Chargeback or refund|Is this one a chargeback or a plain refund|Refund, not a chargeback, right]: {order}, {refund}, {buyer}?
B > [Plain refund|Refund|A refund, we sent it]. [Chargebacks come with a letter|A chargeback would have a fee line|You'd see the fee if it were a chargeback|Those come through the bank|Those have their own report].

? A in Controller|Financial analyst|Accounts receivable clerk; same team
A [Rounding on|Penny difference on|I'm a cent off on] the refund for {order}, {refund}. [Tax rounds per line|[I think|I believe] tax is rounded per line|Looks like the per-line tax|The cart rounds each line|It's the tax, it always is]. [Leave it.|Write it off.|Do I chase it?]
B > [Write it off|Leave it|Not worth your time], [[there's|there is] an account for that|rounding account|anything under a dollar].
""",
    "SHOP": """
?? A in E-commerce; B in E-commerce; C in E-commerce

? same team
A New [photos|pictures|pics] for the {article} are [up|live|on the page]. [The old ones were way too dark|Took four tries to get the color right|Finally shows the actual color|The light is finally right|You can see the texture now|The old set was from three years ago]. [Tell me if anything looks off|Let me know if something looks wrong on your screen|Shout if they look strange on your phone|If one looks wrong, tell me|Check them on your phone, please].
B > [Much better|Huge improvement|So much better]. [The second one could be cropped tighter|I'd swap one and two|The thumbnail cuts off the top on mobile, though|I'd start with the side view|Number three is my favorite|The first one's a bit dark on my screen].
A > [Good eye, fixing it|Will fix|On it, give me ten minutes].

? A in E-commerce; B in IT
A [Is it just me or is|Is] the [shop search|search in the shop|search box] [slow today|dragging|taking forever]? [{article} takes ages to come up|I typed {article} and got a spinner|Searching for {article} hangs].
B > [Seeing it too|It's not just you|Same here]. [The index was rebuilding|Reindex is running|[Somebody|Someone] kicked off a reindex|The nightly job ran late|Something's hogging it|It's rebuilding the index], [should be back to normal in {mins} minutes|give it {mins} minutes|done in {mins} or so].
A > [Thanks, will wait|OK, trying again later|Good, I thought it was my Wi-Fi].

? A in E-commerce; B in E-commerce|Marketing
A [Two customers this week|A couple of customers|[Somebody|Someone] on chat] [asked whether|wanted to know if] the {article} [comes with|includes] [everything in the lead photo|what's shown in the second photo|the extras in the photo]. [Should we spell out what's in the box?|Can we add a "what's in the box" line?|[I think|I believe] the page needs an in-the-box list.|An in-the-box list would help.|Let's list what's included.]
B > [Yes, let's|Good idea|Agreed]. [I'll draft it|I can write it up|Send me the list and I'll add it] [by {dow}|this week|today or {dow}].

? same team
A [The weekly chart|Orders by week, fresh from Backroom|Orders per week, for the wall]. [Last bar is the week so far|The last bar isn't a full week|Careful, the last week isn't over|This week isn't done yet|The short bar is this week]. !orders
B > [Thanks|Nice], [can we put the promo dates on it|could you mark the newsletter weeks|would be great with last year next to it]?
A > [I'll try|For the next one, sure|Can do, next time].

? A in E-commerce; C in E-commerce|Marketing|Product
A [Who|Does [anybody|anyone] know who] [changed|touched] the [title|description] on the {article}? [It reads fine, I just want to know for the feed|Looks good, but the feed needs the same text|No complaint, I only need to keep the feed in sync|Nothing wrong with it, I just track those|It's better now, I only want it on record].
C > [That was me|Me, sorry|Guilty]. [Should have told you|Will tell you next time|I'll put it in the change log|Next time I'll post it here|Forgot to mention it].

? same team
A [Cart has been dropping|People are dropping off|We lose people] at the shipping step [more than usual|lately|again]. [[I think|I believe] it's the freight quote popping up late|My guess is the shipping cost shows too late|The estimate only shows on the last page].
B > [Could we show an estimate on the product page?|What if we put a ship-cost estimate in the cart?|I'd show it in the cart already.]
A > [IT says it's possible|It's on the wish list|I'd need a dev for that|Sounds doable|It's a small change, I'm told], [putting in a ticket|let me open a ticket|I'll ask what it takes].

? A in E-commerce; B in Marketing|Online store manager
A [Discount code question|Question about codes]: [should|can] a [newsletter code|code from the newsletter] work on [sale items|things already marked down]? [I've had two people ask|Customer on the phone just tried|[Someone|Somebody] tried it with the {article}|It came up on chat|A customer swears it worked last month].
B > [No, doesn't stack|Not supposed to|No]. [It says so in the fine print|The terms under the box say so|We wrote that in the terms|We put it in the terms|It's in the small print], [but [nobody|no one] reads that|which I know [nobody|no one] reads|maybe not prominently enough].

? same team
A [Review came in|New review] on the {article} that's really a [shipping complaint|question, not a review|complaint about the box]. [Publish or hold?|Do we publish those?|Okay to publish?]
B > [Publish and answer it|We publish everything that isn't abusive|Publish]. [A good reply does more than hiding it|Write two lines under it|I'll write the answer|A friendly answer helps more|Other customers read the reply].

? Monday
A [Weekend orders are all through|Weekend orders released|Cleared the weekend queue]. [Nothing stuck, one address to fix|No holds|One on hold for an address, the rest went|All clean|Two on hold, nothing serious|One needs a call, the others are out].
B > [Nice way to start the week|Good work|Thanks for getting to it early].

A [Compare-at price|The strike-through price] on the {article} [still shows|is still up]. [Is that sale still on?|Shouldn't that be over?|Was that supposed to end?|Did we extend that sale?|Isn't that one finished?]
B > [It's over|Ended, good catch|Should have come down]. [Taking it off|Removing it now|I'll clear it].
A > [Saw it's gone, thanks|Thanks, looks right now|Confirmed, it's gone].

? same team
A [Chart for the Monday call|For the Monday call], [orders by week|weekly orders]. [Phone orders are in there too|Includes the ones we keyed in by hand|Everything in Backroom, phone included|Keyed-in orders are included|Web and phone together]. !orders
B > [Got it|Thanks, using it]. [What happened in the dip|What's the story on the low week|Why the low one]?
A > [Holiday week, mostly|No mailing that week|Nothing dramatic, no promo running|Short week|The site was down for an hour that day|We had nothing running].

? Friday
A [Heading into the weekend|For the weekend]: [banner is scheduled|homepage banner is set|the weekend banner's loaded], [cut-off note is up|shipping note says orders ship Monday|note about Monday shipping is on]. [Anything I forgot?|Missing anything?|What else?]
B > [Chat hours|The chat widget hours|Switch chat to away]. [It said online all last weekend|Last weekend it showed us as online|We left it on last time|We looked open all Saturday|People waited for us on Sunday].
A > [Ha, right. Done|Done now|Good one, set].

? same team
A [Sitemap|The shop feed|Product feed] [threw|has] [two warnings|a couple of warnings|a warning] [about|on] the {article}. [Missing weight on one option|One option has no weight|An image is too small|A color without a picture|One link goes nowhere]. [Fixing it|I'm on it|Will fix it before the next run].

? same team
A [Should we|Do we want to|Would it make sense to] put the {article} [on the home page|in the top row|up front] [next week|for a week]? [It gets clicks wherever it is|People find it by search anyway|The [photos|pictures|pics] are strong enough|It's seasonal right now|Margins are good on it].
B > [[I'd rather|I would rather] push something with stock|Check stock first|Only if [there's|there is] enough on hand]. [Last time we ran out by Wednesday|We featured something once and sold out in two days|Nothing worse than featuring an empty shelf|It sold out in a day last time|We'd only disappoint people].
A > [Good point, checking|OK, looking at stock first|Fair, I'll check the numbers].

? A in Product|Marketing; B in E-commerce|IT
A [A customer sent me|[Somebody|Someone] sent us|I got] a screenshot where the {article} page [shows the price twice|has the button under the footer|cuts the options off]. [Old phone, [I think|I believe]|Looks like an old tablet|Some ancient browser].
B > [Which browser|What browser was it|Do we know the browser]? [I can try to reproduce it|I'll try it here|Let me see if I get the same|Let me pull it up here|I have an old phone to test with].
A > [Asked, waiting|I'll ask|They only said "the internet"].

? same team
A [Bundle idea|Idea for a bundle]: {article} [plus|with] {partner}. [People who buy one look at the other|They get viewed together|They show up in the same carts|One makes sense with the other|The second is an afterthought for most].
B > [Discount or just a suggestion|With a discount|At what price]?
A > [Just a suggestion box|"Goes well with", no discount|No discount, just the link], [costs us nothing|ten minutes of work|easy to undo].
B > [Try it|Go for it|Let's see].

? A in Product|Marketing; B in E-commerce
A [Who signs off on|Who approves] [text changes|copy] for the {article}? [I have one word I'd change|[There's|There is] one sentence that oversells|The second bullet isn't quite true|Two typos|One claim I can't back up].
B > [Send it to me|Mark it up and send it|Put it in a comment]. [Small ones I just do|If it's a fact, I'll fix it [right away|immediately]|Anything factual goes live the same day|Typos I fix on the spot|Facts go first].

A [Reviews are in for|New reviews on|[A few|Several] new reviews for] the {article}. [Read the critical ones first, they're useful|The three-star ones are the useful ones|The short ones are fun, the long ones are useful|One of them has a fair point|The last one made me laugh]. +eyes

? same team
A [What's the plan|What do we do] with the [back-in-stock list|notify-me list|waiting list] for the {article}? [Send when the first unit is in|[Email|E-mail] [everybody|everyone] at once|All at once or in waves]?
B > [Oldest first, in small batches|In batches, oldest first|[A few|Several] at a time]. [Otherwise half of them find an empty page|So [nobody|no one] clicks on sold out|We learned that the hard way|First come, first served|So it's fair].

? Tuesday; A in E-commerce|Marketing
A [Newsletter went out|The newsletter's out]. [Watching the cart|Keeping an eye on the server|Watching stock on the lead item|Watching the orders come in], [{article} is on top|top story is the {article}|{article} leads].
B > [Link works on my phone|Links check out|I clicked every link]. [Nice subject line|Subject line is good|I'd open it].

? same team
A [The size chart|The options table|The comparison table] for the {article} [is a picture|is an image]. [[Nobody|No one] can read it on a phone|Unreadable on small screens|Useless on a phone]. [Can we make it text|Could we turn it into a real table|Text version, maybe]?
B > [Yes, give me the numbers|I can do it if I get the source|Send me the spreadsheet].
A > [Sending|In your inbox|It's in the shared folder].

A Orders [per|by] week, [straight from Backroom|for [anybody|anyone] who likes charts|updated]. [The right-most bar is still filling up|Ignore the last bar, the week isn't over|Current week is the short one on the right|The last bar is this week, so it's short|This week's still open]. !orders
B > [Thanks for keeping that going|I like having these|These are useful]. [I'd love to see returns next to it.|Could returns go on the same chart?|Same thing for returns, one day?]
""",
}
