"""Being a company: what goes through #general and #random."""

# One turn a line; sentences read best unbroken.
# ruff: noqa: E501

SCENES = {
    "SOCIAL": """
? morning
A [Donuts|Bagels|Kolaches|Cinnamon rolls] in the [kitchen|break room], [a thank-you from the realtor down the street|somebody's vendor sent way too many|I had a coupon and no self-control|my treat, it was that kind of week]. [Two dozen, so don't be shy|First come, first served|Save at least one for the dock crew|Napkins are by the sink]. +doughnut
B > [You just ruined my diet and I thank you for it|I was going to skip breakfast anyway|This is the best message I've gotten all week|Already had one before I saw this, sorry].
C > [Any of the plain ones left|Is there anything without nuts|Are there any filled ones]? [Stuck on a call until 10|On the phone with a customer and can't get up|Walking over in five].
A > [Put one aside for you on a paper plate|Yes, hid one behind the coffee filters|Grabbed you one, it's on your keyboard].

? afternoon
A There's [half a sheet cake|most of a fruit tray|a whole tray of brownies|a lot of pulled pork] left [from the lunch meeting|over from the vendor lunch|from the training upstairs]. [It's on the counter in the kitchen|Kitchen counter, next to the toaster|I put it in the break room with forks]. [Please take it, I'm not carrying it home|It goes in the trash at 5, so help yourselves|Bring a container if you want some for tonight]. +cake
B > [On my way with a container|Heading over before sales finds out|My kids thank you in advance].

A [Found a set of keys|Found a pair of reading glasses|Somebody left a gray hoodie|Found one earbud, left ear|Found a kid's water bottle with dinosaurs on it] [by the copier|in the big conference room|in the parking lot by the dumpsters|under the table in the break room]. [It's at the front desk|I left it with the front desk|Front desk has it now].
C > [That's mine, I've been tearing the car apart|Oh thank goodness, mine|Mine! I was about to order a new one]. [I'll come get it|Be right down|Grabbing it at lunch].

A [Has anybody seen|Did anybody pick up|Did someone move] my [blue travel mug|green lunch bag|black umbrella with the wooden handle|phone charger with the tape on it]? [Last seen|Pretty sure I left it|I had it this week] [in the break room|on the windowsill in the conference room|at the copier|next to the time clock].
B > [There's one like that in the dish rack|Check the lost and found box, I saw one in there|I think I saw it on top of the fridge], [behind the big thermos|could be yours|under about four other things].
A > [Got it, thanks|That was it|Found it]. [You have good eyes|I owe you a coffee|It was exactly where you said].

? morning
A [Running late|I'm going to be late|Stuck in traffic], [there's a wreck on the interstate|the bridge is down to one lane|a train has been parked on the crossing for ten minutes|they closed the exit ramp]. [Be there in {mins} minutes|ETA {mins} minutes|Should be in by 9:30], [start without me if you need to|somebody please let my first call know|coffee may be needed].
B > [Same, I can see the lights from here|I came in the back way and it was fine|Take the frontage road, I just did], [drive safe|no rush|it's quiet here].

? morning; winter
A [Roads are bad|It's slick out there|Black ice on the hill by the gas station|My street hasn't been plowed]. [Take it slow coming in|Leave a little early|Give yourselves extra time], [nothing here can't wait half an hour|two cars are already in the ditch|the lot got salted but the sidewalk didn't].
C > [Thanks for the warning|Good to know before I leave|Glad I read this first], [leaving now|I'll work from home until it melts|taking the truck].

A Whoever [drives|owns|is driving] the [silver sedan|white pickup|red hatchback|gray minivan] [in the second row|by the bike rack|next to the flagpole|near the dock ramp]: [your lights are on|your dome light is on|you've got a flat, back left|your trunk is open|a window is down and it looks like rain].
B > [That's me, thank you|Ugh, mine|Mine, heading out now], [that battery would've been dead by five|third time this month|good thing you looked].

? A in Warehouse|Operations
A [Somebody's parked|There's a car|A blue SUV is sitting] in front of [dock two|the dock ramp|the overhead door], and [the freight truck can't back in|I've got a driver waiting|a 53-footer is idling in the street]. [Please move it|Can the owner come down|Need it moved now, please].
B > [Sorry, mine, I was only going to be a minute|That would be me, coming|It's a visitor, I'm getting them from the conference room].
A > [Thanks, he's backing in now|Truck's in, thank you|Appreciate it, he's docked].

A [Is it just me or is it freezing|Is anyone else cold|Why is it so cold] [in the back half of the office|upstairs|on the sales side|by accounting] [today|again|right now]? [I'm wearing my coat at my desk|My fingers don't type at this temperature|The thermostat says 64].
B > [Meanwhile it's 78 by the windows|It's the vent, it blows right on that row|Somebody bumped the thermostat, I'll fix it], [give it half an hour|bring a blanket|we go through this every year].
C > [Please don't touch the thermostat|Facilities locked the thermostat last time|Space heaters trip the breaker, just saying], [we've been over this|we lost a whole afternoon to that once|call the landlord instead].

? summer
A AC [is out|quit|is blowing warm air] [on the second floor|in the back office|over by marketing]. [The repair company says they'll be here between 1 and 4|HVAC guy is on his way|Landlord has been called], so [grab a desk downstairs|feel free to work from the conference room, which is still cool|there are fans in the storage closet].
B > [Took the conference room|Is the break room any better|It's 81 at my desk], [there's space for three more|asking for all of us|I'm melting].

A [My daughter's|My son's|My niece's|The grandkids'] [school band|swim team|soccer club|fifth-grade class] is selling [cookie dough|wrapping paper|popcorn tins|candy bars|raffle tickets] [again|to pay for a trip|for new uniforms]. [Order form is on my desk|There's a sheet in the break room|Message me and I'll put you down], [no pressure|orders are due {dow}|cash or check is fine].
B > [Put me down for two|I'll take whatever has peanut butter|My freezer is still full from last time, but okay], [same as last year|I'll bring cash|you know I can't say no].
C > [Fair warning, mine are selling the same thing next month|I bought from three kids already this month|Sure, if you buy from mine in the spring].

A [Potluck|Team potluck|Potluck lunch] [on {dow}|this {dow}] [at noon|at 12:00 in the break room|around noon]. Sign-up sheet is [on the fridge|by the coffee|taped to the kitchen door]. [So far we have six desserts and no main dish|We need more than chips, people|Right now it's four bags of chips and a salad].
B > [I'll do my white chili|I can bring a ham|Putting myself down for a pan of enchiladas], [it feeds about twelve|it's the only thing I cook well|if somebody has a second crockpot].
C > [I'm bringing paper plates, because I know my limits|Chips number five here, sorry|I'll bring the good rolls].

A Our [softball|bowling|kickball|volleyball] team is [one player short|down two people|short a body] [on {dow}|for {dow} night]. [No skill needed|You don't have to be good, we aren't|You just have to stand in right field and look busy], [we supply the shirt|first round is on me|starts at 6:30].
B > [I'm in if I can play somewhere I won't get hurt|I can do it|Count me in, haven't played since high school], [what size are the shirts|my back says no but I say yes|text me the address].
A > [You're a lifesaver|Perfect, you're on the roster|Great], [I'll bring you a large|see you there|bring water].

? morning
A [Did anybody stay up for the end of the game|Who watched the game last night|Tell me somebody else saw that last inning]? [I turned it off in the eighth like an idiot|I have never yelled at my TV like that|I'm running on four hours of sleep].
B > [Stayed up and I regret everything|Went to bed up by two, woke up to that|My neighbor yelled so I knew], [need more coffee|still can't believe it|what a finish].
C > [No spoilers, I recorded it|Some of us recorded it|I don't even follow it and I heard about it], [thanks a lot|please|my whole house was awake].

? summer
A [Too many|We're drowning in|My garden went nuts, so free] [tomatoes|zucchini|cucumbers|jalapeños|eggs from our hens] [in a box in the break room|on the kitchen counter|in the bag by the coffee machine]. [Take some|Help yourself|Please take a bag], [they won't last|there's plenty more at home|my family refuses to eat any more].
B > [Took a handful, thank you|Grabbed some for tonight|You're the best], [dinner solved|bringing you a jar of salsa when I make it|my mother-in-law will be thrilled].

A [Does anyone know|Can anybody recommend|Anybody have] a [plumber who actually shows up|mechanic who won't rob me|good electrician|roofer they'd use again|handyman for small stuff]? [Mine retired|My last one ghosted me|Water heater is making a noise|The one I found online never called back].
B > [We've used the same guy for ten years|My brother-in-law does that on weekends|The one who did our kitchen was great], [I'll message you his number|sending you the contact|tell him I sent you].
A > [You just saved my weekend|Calling today, thank you|Thanks, that's a relief].

A [Looking for|Need|Anyone have a lead on] a [pediatric dentist|vet that's open on Saturdays|decent barber|babysitter for Friday nights|piano teacher for a seven-year-old] [on this side of town|near the office|that doesn't have a six-month wait]?
C > [Ours is great|We love ours|I can vouch for mine], [they got us in within a week|the office is off the county road|not cheap but worth it]. [Sending you the number|I'll message you|Will get you the name at lunch].

A [We got a puppy|Meet the new boss at our house|This weekend we came home with a dog], [eleven weeks old and already ate a shoe|a mutt from the county shelter, about forty pounds of trouble|half beagle, half who knows]. [I haven't slept|Pictures on request|Ask me about carpet cleaner].
B > [Pictures, now|You can't just say that and not post a picture|Bring the dog to the loading dock at lunch], [please|we need this|that's a company policy].
A > [Okay, he's asleep for once, will post when he opens his eyes|Sending a dozen|I've got about two hundred, I'll pick three].

A [Card for {b1} is going around|There's a birthday card making the rounds|Birthday card is on my desk]. [Sign it before {dow}|Come sign it today|If you haven't signed, you know where I sit], [and write something nicer than "HBD"|the pen is attached with tape for a reason|don't let the birthday person see].
C > [Signed it|Done, signed|Just signed], [there's not much room left|I wrote small|left the good corner for the boss].

A [Blood drive|The blood drive] is [{dow}|on {dow}], [the bus will be in the front lot from 10 to 3|they'll set up in the big conference room, 10 to 3|10 to 3 in the training room]. [Sign up at the front desk|Sign-up is at the front desk|Slots are going fast at the front desk], [walk-ins are fine too|it takes about 45 minutes|there's juice and cookies in it for you].
B > [Signed up for 11|I'm in|Got the 1:15 slot], [eating a real breakfast this time|who's going with me|last year I fainted, so be nice].

A [Food pantry|Food drive|The food bank drive] [boxes are by the front door|bins are out in the lobby|box is next to the time clock] through {dow}. [Canned protein, peanut butter and cereal go fastest|They asked for canned meat, rice and diapers|They need cereal and shelf-stable milk most], [please check dates|no glass, please|whatever you can spare helps].
C > [Bringing a bag tomorrow|Two bags in my trunk, bringing them in at lunch|Dropped some off this week], [do they take pet food|is there room for a case of soup|can somebody help me carry].
A > [They do, and thank you|Yes to all of that|Yes, and there's a cart by the door].

A [I'm running|We're walking|My wife and I are running] the [hospital 5K|library fun run|shelter 10K] [this weekend|on Saturday]. [If anyone wants to join, there's still time to register|Anybody want to come|Company doesn't sponsor it but you're all welcome to cheer], [walkers are welcome|it's flat, I promise|strollers and dogs allowed].
B > [I'll come hold a sign|I could walk it|Does the dog get a shirt], [what time is it|where does it start|count my kids in too].
A > [8:00 at the fairgrounds|Starts at 8 by the courthouse|Gun goes off at 8:30, get there early to park].

? spring
A [There's a goose|We have a goose|A very angry goose is] [by the front door|guarding the employee entrance|in the smoking area], [use the side entrance|go around through the dock|do not make eye contact]. [It already went after the mail carrier|I'm not kidding|It chased me to my car].
B > [That's the same one as last spring|Can confirm, it hissed at me|I brought it a cracker and now we're friends], [he thinks he works here|I came in through the warehouse|go slow].

? A in Warehouse|Operations
A [There's a bird|A sparrow is loose|We've got a pigeon] [up in the rafters in the warehouse|in the warehouse again|flying around above the pick line]. [We're leaving door three open until it finds its way out|Please keep door three open for a bit|If you hear flapping, that's why].
B > [Name it|Is it the same one as last time|Turn off the lights at the far end], [it goes for the daylight|that worked in the spring|worked for the last one].

? Friday; afternoon
A [Weekend plans, anyone|What's everybody up to this weekend|Anyone doing anything fun this weekend]? [I'm cleaning out a garage, so mine's a low bar|In-laws are coming, so talk to me Monday|Nothing, and I can't wait].
B > [Kid's tournament, two hours each way|Camping, if the rain holds off|Painting the bedroom my wife has been asking about since March|Sleeping until eight], [bring snacks and a chair|wish me luck|that's the plan anyway].
C > [Jealous|Sounds better than mine|Trade you], [I'm on call for my mother's computer|I've got two birthday parties for five-year-olds|I'm helping somebody move a piano].

? Monday; morning
A [Good weekend, everybody|How was everyone's weekend|Morning, all. How was the weekend]? [Ours was all soccer fields and laundry|I finally fixed the fence|I built a shed and only hit my thumb once|We drove six hours for a wedding].
B > [Too short|Slept in both days|Went to the lake and got sunburned on one arm], [as always|no complaints|back to it].
C > [Did nothing and it was great|Spent it at urgent care, kid's fine, four stitches|Cleaned gutters], [could do it again|long story|more coffee, please].

A [Whoever|To whoever|To the person who] [finished the coffee and put the empty pot back on the burner|left half an inch of coffee in the pot|took the last cup and ran], [we need to talk|I know it's one of you|may your socks always be damp]. [Filters are in the left cabinet|It takes two minutes to make more|The instructions are taped to the wall].
C > [It wasn't me, I drink tea|For once, not me|I saw who it was and I'm staying out of it]. [New pot's brewing|I just started a fresh one|Fresh pot in five].

? A not in Executive
A [Fridge clean-out|Cleaning out the fridge|The break room fridge gets emptied] [on Friday at 3|Friday at 3|at 3 on Friday]. [If it's yours, put your name and a date on it|Label it or lose it|Anything without a name goes], [and I mean the container with the blue lid|including whatever is in the back left|that includes salad dressing from last year].
B > [The blue lid is mine, I'll deal with it|Can we bury the thing in the back|Please spare the hot sauce], [sorry|it's been there longer than I have|it's communal].

? morning
A [Who microwaved fish|Who burned the popcorn|Something died in the microwave, or someone made fish]? [It's all the way down the hall|I can smell it in the warehouse|We have a customer walking through at 2].
B > [It was me and I'm sorry|Guilty, I looked away for ten seconds|Not naming names, but check who's eating alone], [opening a window|door's propped open|I brought in a fan].

A [Free to a good home|Giving away|Free]: [a desk, real wood, heavy|a two-seat couch with one cat scratch|a treadmill, barely used, for obvious reasons|kids' bunk bed, all the hardware included]. [You haul|You pick it up|I can help you load it], [pictures if you want them|it has to go by the weekend|first to say so gets it].
C > [I'll take it|Interested, how wide is it|My son just got his first place, is it still there]? [I've got a truck|Could come Saturday|Can I see a picture].
A > [It's yours|Sure, message you the details|Still there, I'll send you pictures tonight].

A [Does anyone have a truck I could borrow|Anybody own a pickup and a free hour Saturday|Is there somebody with a trailer]? [Buying a dresser across town|Have to get a washer home|Picking up mulch], [I'll pay in gas and lunch|I'll fill the tank|lunch is on me].
B > [You can take mine|Mine's free Saturday morning|I'll drive, I don't let people drive it], [it's dirty but it runs|just bring it back with gas|need straps too].
A > [You're the best|Deal|That would be perfect, thank you].

A [Lost power at my house|Power's out in my neighborhood|The storm took our power out last night], [working from the library until it's back|working off my phone for now|I'm coming in late, had to deal with the sump pump]. [If you need me, call|Text is best|Cell works].
B > [Ours flickered all night too|We had a tree down across the street|Same over here, crews are out], [hope it's back soon|do you need a generator|stay dry].

A [How did I not know|I just learned|Four years here and I only now found out] [that the vending machine takes cards|there's a second microwave in the training room|the side door opens with your badge|you can see the fireworks from the dock roof], [somebody could have told me|I feel cheated|what else are you hiding].
B > [We don't tell just anybody|That's senior staff knowledge|Wait until you find the good stapler], [welcome to the club|keep it quiet|now you know].

A The [vending machine|snack machine|soda machine] [ate my dollar|took my money and gave me nothing|dropped two bags and charged me for one|is stuck on E4 with the pretzels hanging]. [Who do I call|Is there a number for it|Anybody know the trick].
B > [Hit it low on the right side|The number's on the sticker on the side|Bump it with your hip, gently], [they refund you by check|works about half the time|ask for a refund slip at the front desk].
A > [Hip bump worked|Got my pretzels, thanks|It gave me three, I'm not asking questions].

? A not in Executive
A [Shout-out to|Big thanks to|Thank you to] [whoever jumped my car last night|the two people who pushed me out of the snow|whoever turned in my wallet with everything in it|the kind soul who put my window up before the storm]. [I didn't catch your name|Faith in humanity restored|I owe you lunch], [seriously|truly|you know who you are].
C > [That's the kind of place this is|Love that|We've got good people here]. +heart

? A leads B
A [Just want to say|Before the week gets away from me|For everybody to hear]: {b1} [stayed late to get a customer out of a bind|covered two desks this week without a word|took the ugliest phone call of the month and kept smiling|found an error none of the rest of us caught]. [Thank you|That's what good looks like|I noticed, and so did they]. +clap
C > [Well deserved|Yes! Thank you, {b1}|Lunch is on all of us, {b1}].
B > [Thanks, all part of the job|I had help, but thank you|Stop, you'll make me blush].

? spring
A [Pollen count|The pollen] is [brutal|off the charts|unreal] today. [My car went from black to yellow|I've sneezed through two calls|I've gone through a whole box of tissues], [who has allergy meds|does anyone have eye drops|send help].
B > [Top drawer of my desk, help yourself|First-aid cabinet in the break room|I've got the non-drowsy kind], [it's that time of year|rinse your eyes, it helps|same here].

? late summer
A [First day of school photos are done|Both kids are on the bus|Kindergarten drop-off this morning]. [Nobody cried but me|I cried all the way to the interstate|The quiet in my house is unreal], [how did everyone else do|anyone else a mess today|anybody else need a hug].
B > [Mine wouldn't even let me take a picture|Middle school, so I'm not allowed to wave|My youngest ran in without looking back], [so proud though|it goes so fast|it gets easier].

? late fall
A [Trick-or-treat candy|Our leftover candy|The good candy] is in the bowl [at the front desk|in the break room|on my desk]. [Take it, please|I can't have it in the house|If it's still here Friday I'll eat it all], [the peanut ones are gone already|no coconut, sorry|it's all the good stuff].
C > [I've made three trips|I'm only taking the chocolate ones|My dentist thanks you]. +candy

? late fall
A [Pumpkin pie or pecan|Settle this for my family: pumpkin or pecan|Quick poll before I go to the store: pumpkin or pecan]? [We're only allowed one|My sister-in-law is bringing the other|There can be only one].
B > [Pecan, not even close|Both, and lie to your sister-in-law|Pumpkin, with too much whipped cream].
C > [Apple|Sweet potato, and I'll die on this hill|Neither. Pie crust is a lot of work, buy a cake].

? summer; afternoon
A [Ice cream truck|The ice cream truck] is [in the front lot|out front|by the dock] [until 3|for the next half hour|right now], [courtesy of the landlord|compliments of our freight carrier|I waved him down]. [Go|Run|Bring small bills just in case]. +icecream
B > [Tell him to wait, I'm on a call|Got the last rocket pop|Bringing back six for the pick line].

A [My band|The band I'm in|Our little bluegrass band] plays [{dow} night|on {dow}] at [the brewery by the tracks|the farmers market|the VFW hall]. [No cover|Free, kids welcome|Seven to nine], [come if you want to see me sweat|I play bass, badly|we know eleven songs].
B > [I had no idea you played|I'll be there|Do you take requests], [front row|bringing my neighbors|what do you play].
C > [Saw them in the spring, they're good|They're better than they let on|Go, it's a fun night].

A [Trivia night|Pub trivia] [on {dow}|this {dow}], [7:00 at the place on Main|7:30 at the brewery]. [We need one person who knows sports and one who knows anything after 1999|Last time we came in second by one point and I'm still mad|We need more brains].
B > [I know state capitals and nothing else|I'm useless at music but I'll come|In], [will that help|save me a chair|who's driving].

A [Crossword help|Stuck on today's crossword]: [seven letters, "stubborn"|six letters, "wharf worker's hook"|five letters, "make amends"|eight letters, "kept waiting"]. [It's driving me nuts|Starts with a vowel|I've been at this all of lunch].
B > [Give me a letter|How many crossings do you have|Is the third letter an R], [I'm good at these|let me think|my grandfather would know].
A > [Never mind, I had the one next to it wrong|Got it, it was the crossing word|It came to me on the stairs].

A [Need a podcast|Looking for something to listen to|Podcast ideas, please] for [a forty-minute commute|a six-hour drive|mowing the lawn]. [No true crime, I live alone|Not work stuff|Something funny, it's been a week].
B > [There's one where two brothers try to fix old radios|I like the one about food history|We listen to a storytelling one with the kids], [sending you the link|it's better than it sounds|start with the first season].
C > [Audiobooks from the library app, free|I went back to just the radio|Try the one {b1} said, it's great], [you're welcome|changed my commute|trust me].

? A not in Warehouse
A [Anyone else's|Is anyone else's|Does anybody else's] kid [home with that stomach thing|out with strep|have whatever's going around]? [School called at 9|We've been up since 3|This is the second one this week], [I'm working from home until it passes|logging on from the kitchen table|in and out today].
B > [We had it last week, 48 hours and done|Mine is sharing it with the whole house|Feel better, all of you], [good luck|crackers and cartoons|wash everything].

A [It's a girl|It's a boy|He's here|She's here]! [Seven pounds, nine ounces, lots of hair|Our first grandbaby, eight pounds even|My sister had her baby last night], [everybody's doing great|mom's tired and happy|I've shown the picture to strangers]. +tada +heart
B > [Congratulations|Oh, how wonderful|Congrats to the whole family]! [Name, please|We need pictures|Does the baby have a name yet].
C > [So happy for you|Best news of the day|Enjoy every minute, they're driving before you know it].

? spring
A [He got in|She got in|My oldest got into college]! [First choice, with money|First one in our family to go|Opened the letter at the kitchen table and screamed], [I'm a puddle|couldn't wait to tell somebody|so proud I could burst]. +tada
B > [That's huge|Congratulations to both of you|Wow, well done], [what's the major|you raised a good one|drinks are on you].

? A not in Executive
A [Passed my driving test|Passed my citizenship test|Finished my night classes|Passed the CPA section I've been whining about] [yesterday|this week|on the second try]. [Nobody has to hear about it anymore|Thanks for putting up with me|Thanks to everyone who quizzed me]. +tada
B > [Congratulations|You did it|That's great news]! [We never doubted you|All that studying at lunch paid off|Cake's on me tomorrow].

? A not in Warehouse
A [Please don't erase|Do not erase|Somebody erased] the whiteboard in the [big conference room|small conference room|training room]. [It took us an hour|The floor plan on it is the only copy|We need it until {dow}], [there was even a note|we even wrote "SAVE" in the corner|I should've taken a picture].
B > [That might have been me|Sorry, I thought it was old|I think cleaning did it], [I've got a photo from this week|I took a picture, sending it|the note had fallen off].

A [Whoever booked|To whoever has|Quick question for whoever has] the big conference room [from 1 to 5|all afternoon|the whole day {dow}]: [are you actually using it|any chance we could have an hour|could we squeeze in at 3]? [We've got eight people and nowhere to sit|We have a customer coming|The small one has no screen].
C > [Take it, my meeting moved|It's mine, but we'll be out by 2|Left over from a series that got canceled, it's all yours], [sorry, forgot to release it|go ahead|I'll fix the calendar].

A [Front desk has|There's] a [personal package|box|big flat box] [up front|at reception] with [no last name on it|just "Mike" on it and we have no Mike|a label I can't read]. [It's from a pet supply place|It's heavy and it rattles|It's been here since yesterday], [anyone expecting something|claim it, please|sound familiar].
B > [Mine! Forty pounds of cat litter|That's my kid's bike rack|Could be mine, I'll come look], [sorry, wrong name on the account|will get it out of your way|bringing a cart].

A [The squirrels|A squirrel|Something] got into the [bird feeder by the break room window|recycling again|trash by the picnic table]. [It's a mess out there|I've named him Gary|He looked me in the eye], [please close the lid all the way|lids, people|don't leave food out there].
C > [He was on my hood this morning|Gary has been here longer than most of us|I saw him carry off a whole bagel].

? A not in Executive
A [Anyone near {town}|Anybody coming in from the {town} side|Does anyone drive in from out past the fairgrounds] [who'd want to carpool|and up for a carpool|who wants to split gas]? [I'm in by 8 and out by 5|Flexible on times|My car's in the shop until {dow}].
B > [I come right past there|I could pick you up at the park and ride|I'm that way, but I leave at 6:30], [message me|what's your address|I don't talk before coffee, fair warning].
A > [Works for me|Messaging you|Perfect, no talking required].

A [Moving sale|Yard sale|Garage sale] [at our place|on our street|at the church by the school] [Saturday from 8|Saturday, 8 to noon|this Saturday, rain or shine]. [Tools, kids' bikes and more mugs than any family needs|Lots of toys and a decent grill|Baby stuff in good shape], [I'll text you the address|coworker discount is real|everything must go].
C > [Any toddler clothes|Is the grill gas or charcoal|Do you have a snowblower in there]? [I'd come early|We'd be interested|Asking for my husband].
A > [Yes, come by before 8 and you get first pick|I'll set it aside for you|Yes, and it works].

A [Someone's phone|A phone|Somebody's cell] has been [ringing|going off|buzzing] in the [coat closet|small conference room|break room] for [ten minutes|the last half hour]. [It plays a duck sound|The ringtone is a marching band|Says "Mom" on the screen], [please rescue it|call her back|we can hear it across the hall].
B > [Oh no, that's mine|Sorry, everyone|That would be my mother], [running|coming|I'm never living this down].

A [Step challenge|Step count] [update|standings]: [warehouse is winning by a mile, which is not fair|the dock crew is at twice everyone else|sales is last, which surprises nobody], [park farther away, people|take the stairs|one week to go].
B > [We walk ten miles a shift, of course we're winning|I forgot my watch at home and it's killing me|Can we count pacing on the phone], [just saying|sorry, team|asking for my department].

A [Has anybody tried|Anyone been to] the new [barbecue place|gym|garden center|hardware store] [by the interstate|where the old video store was|across from the high school]? [Worth the drive|Thinking of going Saturday|The parking lot is always full].
B > [Went last weekend, pretty good|It's fine, nothing special|Loved it], [go early|prices are a little high|long wait but worth it].
C > [My neighbor works there|I've been twice|We keep meaning to go], [ask for the discount on weekdays|they're nice people|tell me how it is].

? spring
A [My lawn mower won't start|Any small-engine people here|Mower question]: [sat all winter, new gas, new plug, still nothing|it runs ten seconds and dies|starts fine, quits on the first hill]. [What am I missing|Is it the carburetor|Before I throw it in the lake].
B > [Clean the carburetor bowl|Air filter|Old gas in the line, drain it], [nine times out of ten|takes ten minutes|did mine last weekend].
A > [That did it, I owe you a beer|It runs|Tried it, and it's alive].

? late; A not in Warehouse
A [Anyone still here|Is anybody still in the building|Who's left upstairs]? [Alarm gets set in {mins} minutes|I'm locking up the front|My badge won't let me out the side door], [speak now|let me know before I go|come find me].
B > [Two of us in the back, we'll lock up|Still here, leaving in five|Me, finishing one email], [go home|set it when you go, I'll use the dock door|walk out with you].

A [They're resurfacing|They are repainting the lines in|The landlord is sealing] the [front|north] lot [on {dow}|{dow} and the day after]. [Park on the street or behind the warehouse|Please use the back lot by the dock|Anything still there at 7 gets towed], [carpool if you can|the back lot fills up early|leave room for the trucks].
C > [Are the handicap spots staying open|What about the vans|Does that include the visitor spots]?
A > [Yes, they're doing that strip last|Those stay open|They'll do that part over the weekend].

A [Does anyone want|Two tickets, can't use them:|Giving up my two tickets:] [a ballgame on Saturday|a comedy show {dow} night|the home and garden show this weekend|the symphony on Saturday]? [Kid's recital, same night|We double-booked ourselves|Sitter fell through], [free, just use them|no charge|face value is fine, or a six-pack].
B > [I'll take them if nobody else has spoken up|Yes please, it's our anniversary|Me, me], [thank you|my wife will love you|I'll trade you lunch].

A [Reading group|Book club|The lunch book club] is [starting a new one|picking the next book|meeting {dow} at noon]. [We're open to anything under 400 pages|It's a mystery this time|Somebody please suggest something cheerful], [come even if you haven't read it|half of us never finish|bring your lunch].
C > [Is it the one with the lighthouse|I'm in if it's short|I've got an extra copy], [started it twice|asking before I buy it|on my desk if anyone wants it].

? winter
A [Snow in the forecast|They're calling for six to eight inches|Looks like we're getting snow] [{dow}|overnight|tomorrow]. [Take your laptops home tonight|Check the weather line before you drive in|Warehouse, we'll decide on the late pickup by noon], [just in case|be smart out there|don't risk it].
B > [Got mine in my bag|Already bought bread and milk like everyone else|My kids are wearing pajamas inside out], [ready|bring it on|it's a whole thing].

? spring; morning
A [Happy first day of spring|65 and sunny|Look outside, it's gorgeous]. [I'm eating lunch on the picnic table and nobody can stop me|Taking my one o'clock as a walk|The picnic tables are dry, I checked], [join me|come on out|bring your own napkin].
B > [See you out there|Saving a seat|On a call until one, then yes].

? summer; A in Warehouse|Operations|Executive
A [It's 98 out there|Heat index is over 100|It's brutal on the dock today], so [there's ice water and popsicles by the time clock|we put a cooler of water at each door|popsicles are in the freezer, take breaks]. [Drivers too|Offer one to the drivers|Check on each other], [please|I mean it|no heroes].
C > [Thank you|The drivers said thanks|You're a good egg], [the fan at door two helps a lot|orange is gone already|we needed that].

A [Somebody left|Who left] a [crockpot|casserole dish|cake stand|cooler] [here after the potluck|in the kitchen from last week|on the counter]. [It's clean, I washed it|I washed it, it's by the sink|I've got it at my desk], [come get it|it has a duck on it|it's too nice to be ours].
C > [Mine, thank you for washing it|That's my mother's, don't let it out of your sight|Mine, I wondered where it went].

A [Lottery pool|The office pool]: [jackpot is up, so it's $5 each|same rules as last time, $5|who's in at $5 a head]? [See me by {dow}|Money to me by {dow}|Envelope is on my desk], [if we win, I'm still coming in Monday to gloat|don't be the one who missed it|photocopy of the tickets goes to everyone].
B > [In|I'm in for two|Here's my five], [can't be the only one left answering phones|you never know|dropping it off at lunch].
C > [That's a tax on people who can't do math|I'm out, somebody has to run the place|Last time we won four dollars], [but okay, in|enjoy your yachts|I still have my share].
""",
}
