"""Being a company: what goes through #general and #random."""

# One turn a line; sentences read best unbroken.
# ruff: noqa: E501

SCENES = {
    "SOCIAL": """
? morning
A [Donuts|Bagels|Kolaches|Cinnamon rolls|Breakfast tacos] in the [kitchen|break room], [a thank-you from the realtor down the street|somebody's vendor sent way too many|I had a coupon and no self-control|my treat, it's been that kind of week|left over from a breakfast meeting]. [Two dozen, so don't be shy.|First come, first served.|Save a few for the dock crew.|Napkins are by the sink.] +doughnut
B > [You just ruined my diet and I thank you for it.|I was going to skip breakfast [anyway|today], so this is perfect timing.|[Best message I've gotten all week|Best thing I've read all morning].|Already had one before I saw this, [sorry|no regrets].|Walking over before sales [finds out|sees this].]
C > [Stuck on a call until 10. Could somebody [put one aside for me|hide one for me]?|On the phone with a customer and can't get up. [Save me one|Will there be any left at 10]?|[I'm working from home today and this is just cruel.|Wrong day to be at the dentist.]]

? afternoon
A There's [half a sheet cake|most of a fruit tray|a whole tray of brownies|a lot of pulled pork|two-thirds of a cheese board] left over from [the lunch meeting|the vendor lunch|the training upstairs]. [It's on the kitchen counter.|I put it in the break room with plates and forks.|Kitchen, next to the toaster.] [Please take it, I'm not carrying it home.|It goes in the trash at 5, so help yourselves.|Bring a container if you want some for tonight.] +cake
B > [On my way with a [container|plate].|Heading over before [the sales team|the warehouse] finds out.|My kids [thank you|say thanks] in advance.|[Sending|I'll send] two people up from the pick line, [thank you|they'll be thrilled].]

A [Found a set of keys|Found a pair of reading glasses|Somebody left a gray hoodie|Found one earbud, left ear|Found a kid's water bottle with dinosaurs on it|Somebody's wallet was lying] [by the copier|in the big conference room|in the parking lot by the dumpsters|under the table in the break room]. [It's at the front desk.|I left it at the front desk.|Front desk has it now.]
C > [Mine, [I've been tearing the car apart|I've been looking everywhere]. Thank you!|Oh thank goodness, mine. [Coming to the front desk|I'll get it at lunch].|Mine! I was [about to give up|already blaming my kids]. Thanks.|Pretty sure that's {b1}'s. I'll [pass it on|let {b1} know].]

A [Has anybody seen|Did anybody pick up|Did someone move] my [blue travel mug|green lunch bag|black umbrella with the wooden handle|stainless water bottle with the dents]? [Last seen|Pretty sure I left it|I had it this morning] [in the break room|on the windowsill in the conference room|at the copier|next to the time clock].
B > [There's one like that [in the lost and found box|on top of the fridge|on the shelf by the sink]. Could be yours.|I saw one [on the coat rack|by the coffee machine] [earlier|about an hour ago].|Check the [lost and found|box at the front desk], somebody [dropped one off|turned one in] this morning.]
A > [Found it, thank you!|That was it. [You have good eyes|I owe you a coffee].|Right where you said. Thanks, {b1}.]

? early
A Running late, [there's a wreck on the interstate|the bridge is down to one lane|a train has been parked on the crossing for ten minutes|they closed my exit ramp|my car had other plans this morning]. [Should be there in {mins} minutes.|I'm {mins} minutes out.|ETA {mins} minutes, give or take.] [Start without me if you need to.|Could somebody cover my first call?|I've got my phone if anything's urgent.]
B > [No rush, it's quiet here. [Drive safe|Take it easy out there].|Got it. [I'll let people know|I'll tell anyone who asks]. Drive safe.|Same thing happened to me [yesterday|on Monday]. [We'll manage|We're fine here], take your time.]

? early; winter
A [Roads are bad out there.|It's slick out there this morning.|Can't see a thing on the river road, the fog's that thick.] Take it slow coming in, [nothing here can't wait half an hour|two cars are already in the ditch by the light|the side streets are worse than the highway].
C > [Thanks for the warning, leaving [now|in five minutes].|Glad I read this before I got in the car. [I'll work from home until it clears|I'll wait until it's light].|Good to know. Taking [the truck|my husband's truck] instead.]

A To whoever drives the [silver sedan|white pickup|red hatchback|gray minivan|green wagon] [in the second row|by the bike rack|next to the flagpole|near the dock ramp]: [your lights are on|your dome light is on|you left your headlights on|your trunk light is on and the battery won't love it].
B > [That's me, thank you! [That battery would've been dead by five|Third time this month].|Ugh, mine. [Heading out now|Running down]. Thanks.|Mine, thank you. [I was in a hurry this morning|One of those mornings].]

? A in Warehouse|Operations
A [Somebody's parked|There's a car parked|A blue SUV is sitting] in front of [dock two|the dock ramp|the overhead door], and [the freight truck can't back in|I've got a driver waiting|a 53-footer is idling in the street]. [Please move it.|Can the owner come down, please?|Need it moved now, please.]
B > [Sorry, mine, I was only going to be a minute. [Coming|Moving it now].|That would be me. [On my way down|Two minutes].|It's a visitor's. [I'll get them out of the conference room|Pulling them out of their meeting now].]
A > [Truck's in. Thanks.|Thanks, he's backing in now.|All clear, appreciate it.]

A Is it just me or is it freezing [in the back half of the office|upstairs|on the sales side|by accounting] [today|again]? [I'm wearing my coat at my desk.|My fingers don't type at this temperature.|The thermostat says 64.|I've got a scarf on indoors.]
B > [It's not just you. Somebody bumped the thermostat, [give it half an hour|I'll put it back].|Meanwhile it's 78 by the windows. [Come sit over here|You're welcome to my spare chair].|It's that vent, it [blows right on that row|hits that whole row]. [I'll ask the landlord to look at it|I put in a ticket with the landlord].]
C [Just please no space heaters. Last time [we tripped the breaker|we lost half the floor's power].|I keep a sweater in my drawer for exactly this.|It's comfortable over here, for what it's worth.]

? summer
A The AC [is out|quit|is blowing warm air] [on the second floor|in the back office|over by marketing]. [The repair company says between 1 and 4.|HVAC guy is on his way.|The landlord has been called.] [Grab a desk downstairs if you like.|The big conference room is still cool, feel free to work there.|There are fans in the storage closet.]
B > [We've set up camp in the conference room, [there's space for three more|bring a chair].|It's 81 at my desk. [I'm going downstairs|Moving].|[Thanks for the update|Thanks]. [Sending|I'm sending] half my team downstairs.]

A My [daughter's|son's|niece's|grandson's] [school band|swim team|soccer club|fifth-grade class] is selling [cookie dough|wrapping paper|popcorn tins|candy bars|raffle tickets] [again|to pay for a trip|for new uniforms]. [Order form is on my desk.|There's a sheet in the break room.|Message me and I'll put you down.] [No pressure.|Orders are due {dow}.|Cash or check is fine.]
B > [Put me down for two, [you know I can't say no|same as last year].|I'm in for one of whatever [sells worst|you need to get rid of].|Sure. [Will bring cash {dow}|You bought from mine, so it's only fair].]
C > [Fair warning, mine are selling something next month too.|I've bought from three kids already this month, but [sure|okay, what's one more].|I'll take one if [you buy from mine in the spring|we can trade].]

A [Potluck|Team potluck|Potluck lunch] [on {dow}|this coming {dow}] [at noon|around noon in the break room]. Sign-up sheet is [on the fridge|by the coffee|taped to the kitchen door]. [So far we have six desserts and no main dish.|Right now it's four bags of chips and a salad, so let's do better.|We're still short on main dishes.]
B > [I'll do my white chili, [it feeds about twelve|it's the only thing I cook well].|I can bring a ham.|Putting myself down for a pan of enchiladas. [Somebody else bring rice|I'll make a meatless half].|I'll bring a big pot of something if [someone has a second crockpot|there's an outlet free].]
C > [I'll bring paper plates and cups, [because I know my limits|you don't want my cooking].|I'll do drinks and ice.|Bringing a salad [so there's something green|that isn't chips].]

A Our [softball|bowling|kickball|volleyball] team is [one player short|down two people|a body short] [on {dow}|for {dow} night]. [No skill needed.|You don't have to be good, we aren't.|All you have to do is show up and look busy.] [First round is on me.|We supply the shirt.|Starts at 6:30.]
B > [I can do it. [Text me the address|Where do you play]?|Count me in, I haven't played since [high school|college].|My back says no but I say yes. [What time|When do I need to be there]?]
A > [Perfect, you're on the roster. [I'll send you the details|Details coming by text].|You're a lifesaver. I'll text you [the time and place|everything].]

? morning
A [Did anybody else stay up for the end of the game?|Who watched the game last night?|Please tell me somebody else saw the end of that game.] [I turned it off with five minutes left like an idiot.|I have never yelled at my TV like that.|I'm running on four hours of sleep.]
B > [Stayed up for all of it and [I need more coffee|I'm paying for it now].|Went to bed early and woke up to the score. [Unbelievable|I'm so mad at myself].|My neighbor yelled so loud [I knew before I looked|I knew we'd won].]
C > [No spoilers, please, I [recorded it|haven't watched it yet].|I don't even follow it and [my whole house was awake|I still heard about it].|Some of us [have it recorded|are watching tonight], thank you very much.]

? summer
A There's a [bag|box|bowl] of [tomatoes|zucchini|cucumbers|peaches|jalapeños] from my garden [in the break room|on the kitchen counter|next to the coffee machine]. [Please take some, we're drowning in them at home.|Help yourself, they won't last.|My family refuses to eat any more.]
B > [Took a few for tonight, thank you.|Grabbed some, [dinner solved|my mother-in-law will be thrilled].|Thank you! [I'll trade you for basil|I've got too much basil if anyone wants to trade].]

A [Does anyone know|Can anybody recommend|Does anybody have] a [plumber who actually shows up|mechanic who won't rob me|good electrician|roofer they'd use again|handyman for small jobs]? [Mine retired.|My last one ghosted me.|The one I found online never called back.]
B > [We've used the same guy for ten years. [I'll message you his number|Sending you his number].|My brother-in-law does that [on weekends|for a living]. [Want his number|Should I have him call you]?|The people who did our kitchen knew a good one, [let me ask my wife|I'll find the card tonight].]
A > [That would be great, thank you.|Yes, please. [You just saved my weekend|That's a relief].|Thanks, {b1}, I'll take it.]

A [Does anyone know|Does anyone have a lead on|Can anyone recommend] a [pediatric dentist|vet that's open on Saturdays|decent barber|piano teacher for a seven-year-old|therapist who takes our insurance] [on this side of town|near the office|without a six-month wait]?
C > [We love ours, [I'll send you the name|sending you the number].|Ours is good, a bit of a drive but worth it. [I'll message you|Want the number]?|Ask {b1}, I think they [just found one|went through this last year].|I can vouch for mine. [Will get you the number at lunch|Sending it to you now].]

A [We got a puppy this weekend.|Meet the new boss at our house: a puppy.|So we came home with a dog on Saturday.] [Eleven weeks old and he's already eaten a shoe.|A mutt from the county shelter, pure trouble.|Half beagle, half who knows.] [I haven't slept since.|Ask me about carpet cleaner.|He's asleep on my feet as I type this.]
B > [You can't just say that and not post a picture.|Pictures, please.|We're going to need [photos|a picture]. Several.]
A > [I've got about two hundred, [I'll pick three|give me a minute].|As soon as he holds still for one.|Okay, he's asleep for once, taking one now.]

A [There's a birthday card for {b1} going around.|Birthday card for {b1} is on my desk.] … [And I just put that in the main channel. Happy early birthday, {b1}.|Which I was supposed to send to everyone except {b1}. Well.]
B > [I saw nothing.|[Ha, thank you|Aw, thank you]. I'll act surprised.|It's the thought that counts. [Thank you, all|Thanks, everybody].]
C > [Signed it already. Happy birthday, {b1}!|Smooth. Happy birthday, {b1}!|Can't sign a surprise any faster than that. Happy birthday, {b1}.]

A Blood drive [on {dow}|is {dow}], [the bus will be in the front lot|they'll set up in the big conference room|in the training room] from 10 to 3. Sign up at the front desk[.|, walk-ins are fine too.|, slots are going fast.] [It takes about 45 minutes.|There's juice and cookies in it for you.|They're short on O negative.]
B > [Signed up for 11.|Got the 1:15 slot. [Eating a real breakfast this time|Wish me luck].|I'm in. Last year I fainted, so [be nice|somebody come with me].]

A Food drive [boxes are by the front door|bins are out in the lobby|box is next to the time clock] through {dow}. [Canned protein, peanut butter and cereal go fastest.|The pantry asked for canned meat, rice and diapers.|They need cereal and shelf-stable milk most.] [Please check the dates.|No glass, please.|Whatever you can spare helps.]
C > [Bringing [a bag|two bags] {next_day}.|Two bags in my trunk, I'll bring them in at lunch.|Do they take [pet food|baby food]?|Dropped some off [just now|this morning].]

A I'm [running|walking] the [hospital 5K|library fun run|shelter 10K] on Saturday. [There's still time to register if anyone wants to join.|Anybody want to come with?|All of you are welcome to stand there and cheer.] [Walkers are welcome.|It's flat, I promise.|Strollers and dogs allowed.]
B > [I'll come [hold a sign|and cheer]. What time?|I could do that. What time does it start?|My kids might do the short one. When does it start?]
A [8:00 at the fairgrounds.|8 by the courthouse, parking's free.|8:30, but get there early to park.]

? spring
A There's a [very angry goose|goose] [by the front door|guarding the employee entrance|in the smoking area]. [Use the side entrance.|Go around through the dock.|Do not make eye contact.] [It already went after the mail carrier.|I'm not kidding.|It chased me to my car.]
B > [Can confirm, it hissed at me.|I came in through the warehouse. [He's still there|He was still there at lunch].|I think he's the same one as last spring. [He thinks he works here|He has seniority].]

? A in Warehouse|Operations
A [There's a bird|A sparrow is loose|We've got a pigeon] [up in the rafters in the warehouse|in the warehouse, above the pick line]. [We're leaving door three open until it finds its way out.|Please leave door three open for a bit.|If you hear flapping, that's why.]
B > [Turn off the lights at the far end, [they go for the daylight|that worked last time].|Has anyone named it yet?|Good luck. The last one stayed for [a week|four days].]

? Friday; afternoon
A [Weekend plans, anyone?|What's everybody up to this weekend?|Anyone doing anything fun this weekend?] [I'm cleaning out the garage, so mine's a low bar.|My in-laws are coming, so talk to me Monday.|I'm doing nothing and I can't wait.]
B > [Kid's tournament, two hours each way. [Bring on the folding chairs|Pray for shade].|[Painting the bedroom|Cleaning out the gutters], which I've been promising since March.|Sleeping until eight, that's the whole plan.|[Camping|Fishing], if the rain holds off.]
C > [I've got two birthday parties for five-year-olds. Trade you?|Helping somebody move a piano. Jealous of all of you.|Same as {b1}, [more or less|minus the ambition].|Yard work and a nap.]

? Monday; morning
A [Good weekend, everybody?|How was everyone's weekend?|Morning, all. How was the weekend?] [Ours was all soccer fields and laundry.|I finally fixed the fence.|I built a shed and only hit my thumb once.|We drove six hours for a wedding.]
B > [Too short, as always.|Slept in both days, no complaints.|Went to the lake [and did nothing|and read a whole book].|Good, thanks. [Cleaned the gutters, saw my mother|Grilled twice].]
C > [Spent Sunday at urgent care. Kid's fine, four stitches.|Did nothing and it was great.|Cleaned out the basement. [Found things I'd forgotten we owned|Never again].]

A Whoever [put the empty pot back on the burner|left half an inch of coffee in the pot|took the last cup and ran]: [I know it's one of you|we need to talk|may your socks always be damp]. [Filters are in the left cabinet.|It takes two minutes to make more.|The instructions are taped to the wall.]
C > [Not me, I drink tea. [Starting a fresh pot anyway|I'll put a pot on, though].|I saw who it was and I'm staying out of it. New pot's brewing.|For once, not me. Fresh pot in five.]

? A not in Executive
A The break room fridge gets cleaned out [Friday at 3|on Friday at 3]. [If it's yours, put your name and a date on it.|Label it or lose it.|Anything without a name goes.] [Yes, I mean the container with the blue lid.|That includes the salad dressing from last year.|There's something in the back left that may be alive.]
B > [The blue lid is mine, I'll deal with it.|Please spare the hot sauce, [it's for everyone|it's communal].|Thank you for doing this. [It was time|I was afraid to look].|[Taking mine home today|I'll get mine out today], sorry.]

? morning; A not in Executive
A [Who microwaved fish?|Somebody microwaved fish, didn't they?|I see we had fish for breakfast.] [It's all the way down the hall.|I can smell it in the warehouse.|We have a customer walking through in an hour.]
B > [It was me and I'm sorry. [Opening a window|Window's open now].|Guilty. [Door's propped open|I brought in a fan].|Not naming names, but [check who's eating alone|it was not the warehouse this time].]

A Free to a good home: [a real wood desk, heavy|a two-seat couch with one cat scratch|a treadmill, barely used, for obvious reasons|kids' bunk beds, all the hardware included]. [You haul.|You pick it up, I'll help you load.|It has to go by the weekend.] [Message me for pictures.|First to say so gets it.]
C > [Interested. Could I come by [Saturday|Saturday morning]?|I'll take it if it's still there. I've got a truck.|My son just got his first place. Is it still available?]
A > [It's yours, [I'll message you the address|message coming].|Still here, [come any time Saturday|Saturday's good]. I'll send you the address.]

A [Does anyone have a truck I could borrow Saturday?|Anybody own a pickup and have a free hour on Saturday?|Is there somebody with a trailer and an hour to spare this weekend?] [Buying a dresser across town.|Have to get a washer home.|Picking up mulch.] [I'll pay in gas and lunch.|I'll fill the tank.|Lunch is on me.]
B > [You can take mine, [it's dirty but it runs|just bring it back with gas].|Mine's free Saturday morning, and I'll drive. Need straps too?|Sure, what time? [I've got straps|I can bring a dolly].]
A > [You're the best. [Saturday at 9|How's 9 a.m.]?|That would be perfect, thank you. I'll message you the details.]

A [We lost power at our house|Power's out in my neighborhood|The storm took our power out last night], so I'm [working from the library until it's back|working off my phone for now|coming in late once the sump pump is sorted out]. [If you need me, call.|Text is best.|My cell works.]
B > [We had a tree down across our street too. [Hope it's back soon|Stay dry].|Ours flickered all night. Need a generator? [I've got one you can borrow|Ours is yours if you want it].|Okay, thanks. [We'll text if anything comes up|Deal with the house, we've got it here].]

A [Nobody ever told me that|I just learned that|Years in this building and I only now found out that] [the vending machine takes cards|there's a second microwave in the training room|the side door opens with your badge|you can order office supplies without a form]. [Somebody could have told me.|I feel cheated.|What else are you hiding?]
B > [We don't tell just anybody. [Welcome to the club|Now you know].|Wait until you find the good stapler.|That's senior-staff knowledge. [Keep it quiet|Don't spread it around].]

A The [vending machine|snack machine] [ate my dollar|took my money and gave me nothing|charged me for two bags and dropped one]. [Who do I call about that?|Is there a number for it?|Does anybody know the trick?]
B > [Bump it low on the right side. [Works about half the time|It usually drops].|The number's on the sticker on the side, they [refund you by check|actually pick up].|Ask for a refund slip at the front desk.]
A > [Got it, thanks.|That worked, thank you.|Thanks, I'll try that.]

? A not in Executive
A Big thanks to [whoever jumped my car last night|whoever turned in my wallet with everything in it|the two people who helped me change a tire in the lot|whoever ran after me with my laptop bag]. [I didn't catch your name.|I owe you lunch.|You know who you are.] +heart
C > [Love to hear it.|That's the kind of place this is.|We've got good people here.|It was {b1}, who'd never tell you.]

? A leads B
A I want everybody to hear this: {b1} [stayed late to get a customer out of a bind|covered two desks this week without a word|took the ugliest phone call of the month and kept smiling|caught a mistake the rest of us had looked at five times]. [Thank you.|That's what good looks like.|I noticed, and I'm grateful.] +clap
B > [Thanks, I had help, but [I appreciate it|thank you].|Thank you, that's kind of you to say.|[Oh wow, thank you|Thank you]. [It's part of the job|Made my day].]
C > [Well deserved, {b1}.|Nice work, {b1}!|{b1} makes it look easy.]

? spring
A The pollen is [brutal|off the charts|unreal] today. [My car went from black to yellow.|I've sneezed through two calls.|I've gone through a whole box of tissues.] Does anyone have [allergy meds|eye drops|something non-drowsy]?
B > [Top drawer of my desk, help yourself.|Check the first-aid cabinet in the break room.|I've got some, [come by|I'll drop it off].]
A > [Bless you. Literally.|Thank you, I can see again.|You're a lifesaver, thanks.]

? late summer
A [First day of school photos are done.|Both kids are on the bus.|Kindergarten drop-off this morning.] [Nobody cried but me.|I cried all the way to the interstate.|The quiet in my house is unreal.] [How did everyone else do?|Anyone else a mess today?]
B > [Mine wouldn't even let me take a picture.|Middle school, so I'm not allowed to wave. [It goes fast|They grow up so fast].|My youngest ran in without looking back. [I'm fine|Not crying, you're crying].]

? late fall
A There's a bowl of leftover [Halloween candy|candy] [at the front desk|in the break room|on my desk]. [Take it, please, I can't have it in the house.|If it's still here Friday I'll eat it all.|The peanut ones are gone already.]
C > [I've made three trips.|I'm only taking the [chocolate|good ones].|My dentist [thanks you|will be in touch].|Bringing you what my kids rejected {next_day}, so we never run out.]

? late fall
A [Settle this for my family:|Quick poll before I go to the store:|We're only allowed one this year:] pumpkin or pecan pie?
B > [Pecan, not even close.|Pumpkin, with too much whipped cream.|Both. Why would you only make one?]
C > [Apple, [and I'll die on this hill|final answer].|Sweet potato. [Trust me|You'll thank me].|Whichever one they sell ready-made.]

? summer; afternoon
A There's an ice cream truck [in the front lot|out front|by the dock] [until 3|for the next half hour|right now], [courtesy of the landlord|compliments of our freight carrier|because I waved him down]. [Bring small bills just in case.|Go before it melts.|Tell the people on phones.] +icecream
B > [Please tell him to wait, I'm on a call.|Got the last rocket pop.|Bringing back six for the pick line.|Best [meeting|break] of the week.]

A My [band|little bluegrass band|cover band] plays {dow} night at [the brewery by the tracks|the farmers market|the VFW hall]. [No cover.|It's free and kids are welcome.|Seven to nine.] [Come if you want to see me sweat.|I play bass, badly.|We know eleven songs.]
B > [I had no idea you played! [I'll be there|We'll come].|Do you take requests?|I'll bring my neighbors. [They'll dance to anything|Save us a table].]
C > [I saw them [in the spring|last year], they're good.|They're better than {a1} lets on.|Go, it's a fun night.]

A [Trivia night|Pub trivia] this {dow}, 7:30 at the [brewery|place on Main]. [We need somebody who knows sports and somebody who knows anything after 1999.|Last time we came in second by one point and I'm still mad.|We need more brains.]
B > [I know state capitals and nothing else. Does that help?|I'm useless at music, but I'll come.|In. [Save me a chair|Who's driving]?]
A > [Yes to all of that.|You're on the team.|That's more than the rest of us know.]

A Crossword help: [seven letters, "stubborn"|five letters, "make amends"|eight letters, "kept waiting"|six letters, "small inlet"]. [It's driving me nuts.|I've been at this all of lunch.|I refuse to look it up.]
B > [Give me a letter. [What's the second one|Any crossings]?|How many letters do you have already?|Give me five minutes, I'm good at these.]
A > [Never mind, I had the one next to it wrong.|Got it, the crossing word was wrong.|It came to me on the stairs. Thanks anyway.]

A I need a podcast for [a forty-minute commute|a six-hour drive|mowing the lawn]. [No true crime, I live alone.|Not work stuff, please.|Something funny, it's been a week.]
B > [There's one where two brothers try to fix old radios. [It's better than it sounds|Start with the first season].|I like the one about the history of food, [I'll send you the link|sending you the link].|We listen to a storytelling one [with the kids|on road trips]. It's great.]
C > [Audiobooks from the library app, free.|I went back to plain radio. [No regrets|Changed my commute].|Whatever {b1} said. [I started it last week|That one got me through the winter].]

? A not in Warehouse
A Is anyone else's kid home [with that stomach thing|with strep|with whatever's going around]? [School called at 9.|We've been up since 3.|This is the second one this week.] I'm [logging on from the kitchen table|working from home until it passes|in and out today].
B > [We had it last week, 48 hours and done. Good luck.|Mine is sharing it with the whole house. [Hang in there|Feel better, all of you].|Ugh, sorry. [Crackers and cartoons|Wash everything].]

A [It's a girl!|It's a boy!|The baby's here!] [Seven pounds, nine ounces, lots of hair.|Our first grandbaby, eight pounds even.|My sister had her baby last night, two weeks early.] [Everybody's doing great.|Mom's tired and happy.|I've shown the picture to strangers.] +tada +heart
B > [Congratulations! [Does the baby have a name yet|What's the name]?|Oh, how wonderful! [We need pictures|Post a picture].|Congrats to the whole family!]
C > [So happy for you.|Best news of the day.|Enjoy every minute, they're driving before you know it.]

? spring
A My [oldest|daughter|son] got into college! [First choice, with money.|The first one in our family to go.|Opened the letter at the kitchen table and screamed.] [I'm a puddle.|I had to tell somebody.|So proud I could burst.] +tada
B > [That's huge, congratulations to both of you.|Congratulations! [You raised a good one|You must be over the moon].|Wow, well done! [What's the major|Which school]?]

? A not in Executive
A I passed [my driving test|my citizenship test|my forklift certification|the exam I've been whining about] [yesterday|this week]. [You won't have to hear about it anymore.|Thanks for putting up with me.|Thanks to everyone who quizzed me.] +tada
B > [Congratulations! [We never doubted you|All that studying at lunch paid off].|You did it! Cake's on me {next_day}.|That's great news, {a1}. [Well done|So well deserved].]

? A not in Warehouse
A [Somebody erased the whiteboard|The whiteboard got erased] in the [big conference room|small conference room|training room]. [It took us an hour.|The floor plan on it was the only copy.] [We even wrote "SAVE" in the corner.|I should've taken a picture.]
B > [That might have been me, I thought it was old. So sorry.|I took a picture of it yesterday, [sending it|I'll send it over].|I think the cleaners did it. I've got most of it in my notes, [sending them over|hang on].]
A > [You're a lifesaver.|Okay, not the end of the world. Thanks.|Thank you, {b1}. [Next time I'll take a photo|Lesson learned].]

? A not in Warehouse; morning
A To whoever has the big conference room [from 1 to 5|all afternoon]: [are you actually using it?|any chance we could have an hour of it?|could we squeeze in at 3?] [We've got eight people and nowhere to sit.|We have a customer coming.|The small one has no screen.]
C > [Take it, my meeting moved. [Sorry, forgot to release it|I'll fix the calendar].|It's mine, but we'll be out by 2. It's yours after that.|That's left over from a series that got canceled. [Go ahead|It's all yours].]

A There's a [personal package|big flat box|very heavy box] at the front desk with [no last name on it|just "Mike" on it, and we have no Mike|a label I can't read]. [It's from a pet supply place.|It rattles.|It's been here since yesterday.] [Is anyone expecting something?|Claim it, please.]
B > [That's mine! Sorry, wrong name on the account. [Coming to get it|I'll get it out of your way].|Could be mine, I'll come look.|Mine, sorry. [Bringing a cart|I'll grab it at lunch].]

A A squirrel got into the [bird feeder by the break room window|recycling again|trash by the picnic table]. [It's a mess out there.|I've named him Gary.|He looked me in the eye while he did it.] [Please close the lid all the way.|Don't leave food out there, please.]
C > [He was on my hood this morning.|He's been here longer than most of us.|I saw him carry off a whole bagel [last week|on Monday].]

? A not in Executive
A Does anyone drive in from [the north side|out past the fairgrounds|the lake side] who'd want to carpool? [I'm in by 8 and out by 5.|I'm flexible on times.|My car's in the shop until {dow}.] [I'll split the gas.|Happy to drive every other week.]
B [I come right past there. Want me to pick you up?|I do, but I leave at 6:30. Is that too early?|I could do [Tuesdays and Thursdays|mornings], not the way home. Would that help?]
A [That works for me, messaging you.|Yes! I'll message you my address.|That'd be great, thank you.]

A [Yard sale|Garage sale|Moving sale] [at our place|on our street|at the church by the school] this Saturday, [8 to noon|from 8, rain or shine]. [Tools, kids' bikes and more mugs than any family needs.|Lots of toys and a decent grill.|Baby stuff in good shape.] [Coworker discount is real.|Everything must go.]
C > [What's the address?|Where exactly? [We'd come early|My husband will want to look].|Do you have a snow shovel in there? [Asking for next winter|We never own one when we need it].]
A > [I'll message you the address.|Sending you the address. Come before 8 and you get first pick.]

A Somebody's phone has been [ringing|going off|buzzing] in the [coat closet|small conference room|break room] for [ten minutes|the last half hour]. [The ringtone is a marching band.|The screen says "Mom".|It plays a duck sound.] [Please rescue it.|We can hear it across the hall.]
B > [Oh no, that's mine. [Running|Coming].|Sorry, everyone. [I'm never living this down|On my way].|Mine. [That'll be the school|I've been looking for it all morning].]

? B in Warehouse
A Step challenge standings: [the warehouse is winning by a mile, which is not fair|the dock crew is at twice everyone else]. [One week to go.|Take the stairs, people.|Park farther away if you want to catch up.]
B > [We walk ten miles a shift, [of course we're winning|what did you expect].|I forgot my watch at home yesterday and it's killing me.|Come work a shift with us, you'd catch up [fast|by lunch].]

A Has anybody tried the new [barbecue place|gym|garden center|hardware store] [by the interstate|where the old video store was|across from the high school]? [I'm thinking of going Saturday.|The parking lot is always full.|Is it worth the drive?]
B [Went last weekend, pretty good. Prices are a little high.|It's fine, nothing special.|Worth it. Go early, [it fills up|the lot gets full].]
C > [My neighbor works there. [They're nice people|Says they're hiring].|We keep meaning to go. [Tell us how it is|Report back].]

? spring
A [Any small-engine people here?|Lawn mower question.] [It sat all winter, new gas, new plug, still nothing.|It runs ten seconds and dies.|It starts fine and quits on the first hill.] [What am I missing?|Before I throw it in the lake.]
B > [Clean the carburetor bowl. [Takes ten minutes|Nine times out of ten that's it].|Old gas in the line. Drain it and try again.|Check the air filter, mine did the same thing.]
A > [That did it, I owe you a beer.|It runs! Thank you.|I'll try that tonight.]

? late; A not in Executive
A Is anybody still in the building? [I'm locking up the front in {mins} minutes.|The alarm gets set in {mins} minutes.|I'm the last one on my side and about to set the alarm.]
B > [Still here, leaving in five. [Don't lock me in|Wait for me].|Two of us in the back, we'll lock up. [Go home|You go ahead].|Me, finishing one email. [I'll set it|I'll get the alarm].]

A They're [resurfacing|repainting the lines in|sealing] the [front|north] lot on {dow}. [Park on the street or behind the warehouse.|Please use the back lot by the dock.] [Anything still there at 7 gets towed.|Carpool if you can.|Leave room for the trucks, please.]
C > [Are the handicap spots staying open?|What about the vans?|Does that include the visitor spots?]
A > [Those stay open, they're doing that strip last.|They'll do that part over the weekend.|All of it, I'm afraid. There'll be signs.]

A I have two tickets I can't use: [a ballgame on Saturday|a comedy show {dow} night|the home and garden show this weekend|the symphony on Saturday]. [Kid's recital, same night.|We double-booked ourselves.|Our sitter fell through.] [Free, just use them.|No charge.|Face value is fine, or a six-pack.]
B > [I'll take them if nobody else has spoken up.|Yes please, [it's our anniversary|my wife would love that].|If they're still there, I'd love them.]
A > [They're yours, come by my desk.|All yours. Have fun.|Sold. [They'll be on your desk|I'll leave them on your desk].]

A The lunch book club [is picking the next book|meets {dow} at noon|is starting a new one]. [We're open to anything under 400 pages.|It's a mystery this time.|Somebody please suggest something cheerful.] [Come even if you haven't read it.|Half of us never finish.|Bring your lunch.]
C > [I'm in if it's short.|I've got an extra copy [on my desk|in my car] if anyone wants it.|Started it twice. [Third time's the charm|Maybe you can make me finish].|I'll come for the [snacks|company].]

? winter
A There's a big storm coming in [overnight|tomorrow]. [Take your laptops home tonight.|Check the weather line before you drive in.|Warehouse, we'll decide on the late pickup by noon.] [Be smart out there.|Don't risk it.]
B > [Got mine in my bag. [Thanks|Stay safe, everybody].|Already bought bread and milk like everyone else.|My kids are hoping for a day off. [So am I|I'm not telling them either way].]

? spring; morning
A [It's 65 and sunny.|Look outside, it's gorgeous.|First real spring day.] [I'm eating lunch at the picnic table and nobody can stop me.|I'm taking my one o'clock as a walk.|The picnic tables are dry, I checked.]
B > [See you out there.|Saving a seat for you.|On a call until one, then yes.|[Jealous|So jealous]. I'm in the windowless room until 3.]

? summer; A in Warehouse|Operations|Executive|People
A [It's 98 out there|The heat index is over 100|It's brutal on the dock today], so [there's ice water and popsicles by the time clock|we put a cooler of water at each door|popsicles are in the freezer]. [Take breaks.|Drivers too.|Check on each other, please.]
C > [Thank you, the drivers said thanks too.|The fan at door two helps a lot.|Orange is gone already. [Grape's still there|Just so you know].|Thank you, we needed that.]

A Somebody left a [crockpot|casserole dish|cake stand|cooler] [here after the potluck|in the kitchen last week]. [I washed it, it's by the sink.|I've got it at my desk.|It's too nice to be ours.] [Come get it.|Whose is it?]
C > [Mine, thank you [so much|for looking after it].|That's my mother's, don't let it out of your sight.|Mine. I wondered where it went.]

A Office lottery pool: [jackpot is up, so it's $5 each|same rules as last time, $5 a head]. [See me by {dow}.|Envelope is on my desk.|Money to me by {dow}.] [Everyone gets a photocopy of the tickets.|Don't be the one who missed it.|If we win, I'm still coming in Monday to gloat.]
B > [In. Can't be the only one left answering phones.|I'm in for one. [Dropping it off at lunch|Cash is on your desk].|[Here goes my five|There goes another five]. In.]
C > [That's a tax on people who can't do math. I'm in.|Last time we won four dollars. [I still have my share|Sure, I'm in].|I'm out, somebody has to [run the place|stay].]

? A not in Executive; B not in Executive
A {b1}, [was that you singing in the stairwell?|did I hear you whistling in aisle six?|are you the one who hums in the copy room?] [You're good.|Don't stop.|It made my morning.]
B [I was hoping nobody could hear that.|Sorry, I thought I was alone.|Caught. [I take requests|No autographs, please].]

A [Does anyone have jumper cables?|Anybody got jumper cables handy?] [Mine are in the other car.|My battery is dead in the back lot.|It's clicking at me.]
B > [In my trunk, [meet you out there in two|meet you in the lot].|I've got one of those jump packs. Where are you parked?|Warehouse has a set by the time clock. [I'll bring them|I'll come help].]
A > [It started! Thank you, {b1}.|Running again. [I owe you|Thank you so much].]

A [New record:|Personal best today:|Proud moment:] [I cleared my whole inbox|I got through a Monday without a meeting|I parallel parked in front of the dock crew on the first try|I fixed the copier without calling anyone]. [Nobody touch anything.|I'm telling you because no one saw.|It won't last.]
B > [Screenshot it or it didn't happen.|We're all very proud of you.|Don't get used to it. [I'll send you something|I've got three things for you].]

A That was some [storm|thunder|rain] last night. [Our dog slept in the bathtub.|My trash cans are two houses down.|The kids ended up in our bed, all of them.] [Everybody okay?|How did you all do?]
B > [We lost a tree, but it missed the car. [Could've been worse|I'll take it].|All fine here, just tired.|Slept right through it. My wife is furious.]
C > [Basement's a little wet. [Ask me about sump pumps|Nothing a fan can't fix].|Power blinked a few times, that's all.|Our street's a river, but the house is dry.]

A I'm looking for [a chess partner at lunch|somebody to practice Spanish with|a running buddy who isn't fast|a fourth for cards on Thursdays]. [Beginners welcome.|No pressure.|I'm patient and I bring snacks.]
B > [I'd be up for that.|Count me in. When?|I'm rusty, but sure.]
A > [Great, I'll message you.|{dow} at noon?|Perfect. Break room, {dow}.]

A [Does anyone have a good app for|How do you all handle|What do you use for] [splitting bills with roommates|keeping a grocery list with two teenagers|remembering birthdays]? [Mine is a shoebox.|I've tried paper. It didn't survive.]
B > [A shared list on the phone. It's not fancy, but it works.|Honestly, a whiteboard on the fridge.|My sister remembers for all of us.]
C > [Same as {b1}.|I just forget and apologize.|Calendar with reminders a week ahead. Changed everything.]

? A not in Executive
A [Small kitchen request:|From your friendly kitchen crew:|Dear dish fairies:] [there is no dish fairy.|the sink is not a storage place.|if it's your bowl, it's your bowl to wash.] [The sponge is new.|Dishwasher's empty, it's easy.|I counted nine mugs this morning.]
B > [Guilty of one of those mugs. Going.|Unloading it was me, loading it won't be.|I'll do a round after lunch.]

? spring
A My [tomato seedlings|basil plants|pepper seedlings] got out of hand. [There are twenty little pots by the front door.|I've got two trays in my car.] [Take one, they're free.|Adopt one, please.|Care instructions: water, sun, hope.] +seedling
C > [Took two, thank you.|I kill everything, but I'll try.|My daughter's going to love this. Thanks!]

A Our neighbor's dog is missing, [brown with one floppy ear|small, white and very friendly|a beagle with a red collar]. [If you live out past the fairgrounds, please keep an eye out.|The kids on our street are heartbroken.]
C > [I drive through there, I'll look.|Sharing it with our block.|Oh no. I hope he turns up.]
B > [I think I saw one like that by the creek this morning. I'll message you.|My sister volunteers at the shelter, I'll ask.]

A [Found out today that my grandmother's famous pie recipe is from the back of a box.|The secret family recipe turns out to be from the back of a can.] [Forty years of lies.|I feel like I don't know anyone.|I'm still going to make it.]
B > [Ours was from a magazine. Nobody speaks of it.|It's still good pie.|The box knows what it's doing.]

? summer
A [Any tips for a first camping trip with a four-year-old?|We're taking the kids camping for the first time. Any tips?] [We have a tent and optimism.|It's one night, forty minutes from home.]
B > [Double the snacks and bring the good flashlight.|Put the tent up in the yard first.|Bring a second set of everything. Everything.]
C > [Know where the nearest pancake house is.|Bug spray. And low expectations.|You'll all sleep in the car and it'll be great.]

A Does somebody have [a folding table|a big cooler|a projector screen|a cotton candy machine] I could borrow this weekend? [School carnival.|Family reunion, thirty people.|Graduation party.] [I'll bring it back clean.|There's cake in it for you.]
B > [In my garage, you can have it. Want me to bring it {dow}?|Sure, swing by after work.|I've got one, it's old but it works.]
A > [You're amazing.|That'd be perfect, thank you!|Thank you. Cake's coming your way.]

A I need a costume for [a third-grade wax museum|a 70s party|a pirate birthday], [by {next_day}|by Friday]. [Does anyone have a vest, a hat, a parrot?|What do you have in your attics?|I've got a bathrobe and hope.]
B > [I have a hat. It's big.|My kid did that last year, I'll bring you the whole thing.|My attic is basically a costume shop. What size?]
A > [You have no idea how happy I am.|Yes please.|Child's medium. Thank you!]

A Is anyone else hearing [the beep in the hallway|that rattle above marketing|the drip in the men's room]? [It's every forty seconds.|I've been counting.|I hear it in my sleep.]
B > [It's a smoke detector battery. I'll get the ladder.|The landlord knows. {dow}, they say.|Oh thank God, I thought it was just me.]
C > [I named it.|Earplugs. I've got extra.|It's in B flat. I checked.]

? A not in Executive
A [I'm baking for the fundraiser, so|For the PTA bake sale,] [what sells best?|what would you actually buy?] [I can do cookies or I can do cookies.|Last year I came home with forty brownies.]
B > [Anything with sprinkles. Kids have the money.|Rice cereal treats. Every time.|Bring less and charge more.]

A [Proud parent moment:|Allow me one proud parent post:] [my daughter's robot picked up a ball.|my son got his black belt.|my daughter made the honor roll.|my son learned to ride his bike on Sunday.] [I may have cried.|I've got video.|Grandparents have been notified.] +tada
B > [Love it. Congratulations to both of you.|Let's see the video!|That's fantastic. Well done, kiddo.]

A Who knows about [hot water heaters|refinancing|dishwashers|squirrels in an attic]? [I've got three quotes and none of them agree.|I need somebody to tell me what to do.|The internet says I'm doomed.]
B > [Went through it last year. Get the middle quote.|Come by my desk, I've got opinions.|My brother does that for a living. Want his number?]
A > [Yes, please.|Stopping by after lunch.|You're a godsend.]

A [New dad joke for the road:|Joke of the day:|My kid's joke this morning:] [why did the scarecrow get promoted? He was outstanding in his field.|I used to be a banker, but I lost interest.] [I'll see myself out.|I'm sorry.]
B > [Reported to HR.|I hate that I laughed.|My kids told me that one at breakfast.]

A I cleaned out the garage. There are [jigsaw puzzles, mostly complete|two bags of paperback mysteries|four dozen canning jars|a couple of hundred hangers] [on the bench by the back door|in a box by the time clock]. [Help yourself.|Whatever's left {dow} goes to the thrift store.]
C > [Took a few, thank you.|My mother will be over the moon.|Just what I don't need. Grabbing some.]

? morning
A There's a [speed trap by the park|patrol car by the school] this morning. [Ask me how I know.|Double fines in the school zone.|Slow down and wave.]
B > [Saw them just in time.|Did they get you?|Thanks. I was late and tempted.]
A > [They got me. Let's move on.|A warning. He was nice about it.|No, I drive like my mother these days.]

? winter
A [My New Year's thing is|I'm trying to] [take the stairs every time|drink more water|not look at my phone before breakfast]. [Day four.|Somebody hold me to it.|It's going terribly.]
B > [I'll hold you to it if you hold me to mine.|Day four is the hardest. Keep going.|I lasted a week once.]

? summer; A not in Executive
A Who's [watching the parade|grilling|heading to the lake] [this weekend|on Saturday]? [We've got room for one more family.|Bring chairs and bug spray.|It's supposed to be nice.]
B > [We're in. What can we bring?|Working on the deck, but save me a burger.|Can't, in-laws. Have fun!]

? morning; A not in Executive
A [I left my laptop bag on the roof of my car.|I drove off with my coffee on the roof.|I drove to work with one brown shoe and one black shoe on.] [How's everybody else's morning?|It's that kind of day.|Be gentle with me today.]
B > [I came in with my sweater inside out, so you're not alone.|You win.|Oh no. Do you need anything?]
C > [It can only get better.|Friday can't come soon enough.|I wasn't going to say anything, but I noticed.]

? A not in Executive
A [Whoever set the copier to|Who set the copier to] [Portuguese|double-sided legal|300 percent]: [well played|it took me twenty minutes|I'm not mad, I'm impressed]. [I've fixed it.|It's back to normal now.|How do you change it back?]
B > [That wasn't me, but I wish it were.|I wondered who'd notice first.|I pressed one button and ran.]

A [The front desk plant is blooming.|The lobby orchid has a flower. After three years.|Somebody look at the lobby plant, it's got buds.] [We didn't think it was alive.|I'm told it's thanks to {b1}.]
B > [I talk to it.|I just gave it the leftover coffee.|Don't look at it too hard, it's shy.]

A [Please sign the retirement card for the mail carrier.|Our mail carrier is retiring, there's a card at the front desk.] [Thirty years on this route.|She's brought us everything from checks to a live crab.]
C > [Signed. She's the best.|Signing at lunch. Is there a gift?|Aw. She always asks about my kids.]
B > [I put five dollars in the envelope.|Can we get her a cake for her last day?]

A [Parking tip:|Public service announcement:] the [meters on Main|meters by the courthouse] take [only coins again|cards now|nothing, they're broken, and you still get a ticket]. [I learned it the expensive way.|You're welcome.]
B > [Thanks, I've got jury duty there next week.|Good to know, I park there for the dentist.|They got me last month.]

A [Whoever refilled the candy jar at the front desk|Whoever cleaned the coffee machine|Whoever wiped down the microwave]: [thank you|bless you|you made my day]. [It's the little things.|You didn't have to.|We don't deserve you.] +heart
C > [It was {b1}. I saw it with my own eyes.|Seconded.|I'd like to pretend it was me.]

A We're looking for [a used crib|an old bike for a ten-year-old|a dorm fridge|a beginner guitar]. [It doesn't have to be pretty.|We'll pick it up.|Happy to pay or trade.]
B > [I think ours is still in the attic. Let me look tonight.|My sister's got one she wants to get rid of.|We just gave ours away, but I'll ask around.]
A > [That would be wonderful.|Thank you! No rush.|You're so kind.]

A [The elevator is making the sound again.|The elevator stopped between floors for a minute.|The elevator just talked to me.] [I'm taking the stairs.|Has anyone called?|I'm fine, thanks for asking.]
B > [Called the company. They'll be here after lunch.|There's a sticker with a number inside, I'll call.|Stairs it is. My watch will be proud.]

A I'm [collecting can tabs|collecting old phones|saving egg cartons] for [the children's hospital|my daughter's class|a neighbor with chickens]. [There's a box by the recycling.|Bring me yours.|Anything helps.]
C > [I've got a bag of those at home.|Bringing some {dow}.|So that's what the box is for.]

? early
A [Flat tire on the way in.|Locked my keys in the car, running.|Hit a pothole the size of a bathtub.] [I'm at the gas station by the bridge.|Waiting for the tow.|I'll be in when I'm in.] [Somebody please take my 10:00?|Could someone let my 9:30 know?]
B > [I'll let them know. Need a ride?|Got it. Do you need someone to come get you?|On it. That pothole got me too.]
A > [Thanks, the tow's here.|I'm okay, thank you!|Ten more minutes, they say. Thank you.]

A My neighbor is giving away [kittens|chickens|two very small goats]. [Talk me out of it.|My family says yes, I say help.|Tell me why it's a bad idea.]
B > [Vet bills. There, I said it.|You'd be up at five every morning.|No reason. I want pictures.]
C > [We did that. Some regrets.|Are there any left?|They're cute for a month.]

A [What's everyone reading?|I need a book for the plane.|Finished my book at 1 in the morning and now I have nothing.] [Nothing sad, please.|I like mysteries.|Bonus points if the library has it.]
B > [There's one about a lighthouse keeper that I couldn't put down. I'll bring it.|I just finished a good one about a chess hustler.|An old spy novel. Bought it for a dollar and loved it.]
C > [I've got a shelf of mysteries you can raid.|Audiobook people welcome? I've got three.|Whatever {b1} says, they've never steered me wrong.]

? morning
A They've dug up [Main Street|the road by the rail yard|the intersection by the bank] again. [Allow ten more minutes.|I came in by the river road, much faster.|The detour takes you past the cemetery, if you like views.]
C > [So that's why I sat there for twenty minutes.|Thanks for the tip.|Didn't they just finish that?]

A [Our daughter's team is in the state tournament!|My son's choir got into the state finals!|My niece is in the spelling bee finals!] [We're driving up Friday.|Send good thoughts Saturday at ten.|I'm more nervous than the kid.] +tada
B > [Good luck! Tell us how it goes.|That's amazing. Go get 'em.|Cheering from here!]

A The car wash [by the mall|out on the highway] is half price on {dow}. [After this week's mud, I figured some of you would like to know.|Mine's going in.|Bring quarters for the vacuum.]
C > [My car needs it more than I'd like to admit.|Thanks, mine's still got last week on it.|Is that the one with the free vacuums?]

A The snack machine has been restocked and [the pretzels are gone|there's trail mix where the cookies were|everything costs a quarter more]. [Change is hard.|I checked every row.|Who do we talk to about this?]
B > [I'm filing a complaint.|Somebody's trying to make us healthy.|There's a number on the side. I've used it before.]

A [I'm selling my car.|Selling my old car, if anyone's looking.] [Twelve years old, runs like a top, one dent I won't discuss.|One owner, new tires, smells faintly of dog.|Good first car for a teenager.] [Asking what the book says.|Friends-and-family price.]
B > [My daughter's looking. Could we see it this weekend?|How many miles?|What are you asking?]
A > [Come by Saturday. I'll message you the details.|I'll message you everything, pictures too.]

? A not in Warehouse
A [Yoga in the training room|Stretching in the training room] {dow} at [noon|5:15]. [No experience needed.|Bring a towel.|Nobody's looking at you, I promise.] [It's half an hour.|My back will vouch for it.]
B > [I'll try it once.|I can't touch my toes. Can I come?|In, if we keep the lights low.]
A > [That's the spirit.|Perfect. See you there.|Everyone's welcome, toes or no toes.]
""",
}
