"""Lunch, snacks and what people cook."""

# One turn a line; sentences read best unbroken.
# ruff: noqa: E501

SCENES = {
    "LUNCH": """
? morning
A The taco truck is [out front again|across the street today|in the hardware store lot until 1]. [I'm walking over at 11:45.|I'm going in a bit if anyone wants to come.|Who's coming with me?] [Taking orders if it's under six people.|Cash is faster.|The line gets ugly at noon.] +taco
B > [Two al pastor and a lime soda, please. [Money's on your desk|I'll pay you back].|Whatever chicken thing they have, no onion. Thank you!|I'll walk with you, [let me grab my coat|give me five minutes].]
C > [Already brought lunch, and now I hate it.|Three carnitas for me, extra salsa. [Thanks|You're the best].|Get me a breakfast burrito if they [still have one|aren't out].]

? morning
A [Doing a sandwich run|Going for subs|Sandwich run] at [11:30|11:45]. [Put your order in this thread.|Orders here by 11:15.|Write it here, I'm not remembering anything.] [Exact change makes me like you more.|I can carry about eight.]
B > [Turkey on wheat, no mayo, [with chips|and a pickle]. Thanks!|Italian with everything and hot peppers. [Money's in my top drawer|I'll pay you back].|Veggie on whatever bread they have. Plus a cookie if they've got oatmeal.]
C > [Half a tuna and a cup of whatever soup.|Same as last time, please. [My turn to go next week|I'll go next time].|BLT, extra crispy. [You're a gem|Thank you].|Meatball, please, and lots of napkins.]

? morning
A Ordering pizza for [the break room|anyone working through lunch|the upstairs crowd]. [I've got two pepperoni and one veggie so far.|So far it's two cheese and a sausage.] [Any requests?|Who else is eating?|One more and we get the discount.]
B > [One with mushrooms, please, I'll split it with somebody.|Anything but pineapple.|Could one of them be gluten-free? I'd chip in extra.|I'm in for three slices of [anything|whatever]. Maybe four.]
A > [Done, it should be here around 12:15.|Added. They said forty minutes.|Okay, ordered. [It'll be by the copier|Listen for the doorbell].]

? morning
A There's a new [ramen|dumpling|burrito|barbecue] place [by the post office|next to the bank|on the corner by the light]. [Going at noon, room for three in my car.|I was thinking noon today.|Anyone want to try it today?]
B > [I'm in. [Meet you at the door|Leaving from the lobby]?|Yes, I'm tired of my own sandwiches.|Give me until 12:05 and I'm there.]
C > [I went on Saturday. Portions are huge.|Rain check, I have a noon call. [Tell me how it is|Bring me a menu].|Next time. [I brought leftovers|I packed].]

A I brought soup: [chicken tortilla|beef barley|lentil with sausage|potato leek|white bean and ham]. [It's in the crockpot on the kitchen counter.|It's in the break room, bowls are next to it.|It's hot now, on the counter by the sink.] [Help yourselves from 11:30 on.|There's bread, too.|Ladle's in the drawer.]
B > [This is delicious. I need the recipe.|I went back for seconds. [What's in it|Can I have the recipe]?|Better than the deli's, {a1}.]
A > [It's my mother's recipe, I'll copy it for you.|A whole head of garlic and patience.|More butter than you want to know. [I'll write it down for you|Recipe's coming].]

A [Recipe question:|Question for people who cook:] my rice always sticks. [What am I doing wrong?|Is it the pot?|Am I supposed to stir it?]
B > [Rinse it first, [until the water's clear|three or four times]. Changed my life.|Lower heat, longer, and don't lift the lid. My grandmother's rule.|Let it sit ten minutes off the heat before you [touch it|take the lid off].]
C > [Buy a rice cooker, done.|Never stir it.|Honestly, get a rice cooker. [They're twenty bucks|Never looked back].]
A > [Trying that tonight.|Okay, I had no idea. Thank you both.|I've been stirring it for twenty years.]

A [How do you keep chicken from drying out?|Cooking question: how do you keep chicken breasts from turning into cardboard?|For the cooks here: mine always comes out dry. Chicken, I mean.] [I've tried everything.|My kids have started asking for cereal.]
B > [Take it off sooner than you think and let it rest.|Brine it overnight. Salt, water, that's it.|Thighs. The answer is thighs.]
C [Get a thermometer, they're ten bucks.|Seconding {b1}.|What {b1} said, and don't cut into it to check.]

? A not in Executive
A [Who ate|Did somebody take|Has anyone seen] my [leftover lasagna|yogurt, the one with my name on it|pad thai|turkey wrap]? [It was on the second shelf.|It had my name on it in three places.|It was in a brown bag in the fridge door.] [I'm not mad, I'm hungry.|I've been looking forward to it since 8.]
B [Check the bottom drawer, somebody reorganized.|Not me, but things got moved around. Look behind the milk.|I saw one like it in the other fridge. Worth a look.]
A > [Found it. Sorry, everyone.|It was there. I take it all back.|Got it, crisis over.]

A The break room microwave is [dead|sparking|only heating one side]. [I unplugged it.|Please don't try it.|There's a note on it.] [Use the one in the training room.|The one upstairs works.|A new one's ordered.]
C > [That explains my burrito. [Lava outside, ice inside|It was still frozen in the middle].|Finally. It's been limping for weeks.|Thanks, I thought [I was losing it|it was me].|It lived a full life.]

? afternoon
A [Leftovers from the vendor lunch|Catering left over|We over-ordered for the training]: [about ten sandwiches and a salad|a tray of wraps, mostly veggie|fajitas, rice and a lot of guacamole]. [On the back counter in the kitchen.|It's in the kitchen.|Big conference room, help yourself.] [Warehouse, please come take some.|It should be good for another hour or two.|Somebody take the cookies away from me.]
B > [Be right up.|Sending two people from the dock. [Thank you|You made their day].|Is there anything left without [meat|cheese]?|I already ate lunch and I'm coming anyway.]

? fall
A And the chili cook-off winner is: [{b1}'s white chili, by two votes|{b1}'s brisket chili, by a landslide|{b1}'s green chili, the one that made people cry]. [The ladle gets handed over {dow}.|No recounts.|Leftovers are in the fridge.] +trophy
B > [I'd like to thank my crockpot.|Speechless. And my mouth is still numb.|Thank you, I'll be defending the title next year.]
C > [I demand a recount.|I had four bowls and I'm useless this afternoon.|Please post the recipe, {b1}.]

? morning
A Anyone want to walk at lunch? [12:15|12:30|Noon], [two laps of the block|around the pond and back|to the bakery and back]. [It's twenty minutes and you'll feel human again.|Easy pace.|I need to get my legs moving.]
B > [Yes, let me switch shoes.|I'm in. Lobby?|Please, I've been in this chair since 7.]
C > [Not today, {next_day}?|I'll join you for [one lap|the first half].|In, if we [stop for coffee|pass the bakery].]

A Lunch and learn on {dow}: [somebody from the credit union on 401(k)s|an insurance rep on open enrollment|the safety guy on lifting without wrecking your back]. [Pizza provided.|Sandwiches if you sign up.|Bring your own lunch, cookies provided.] [Training room, noon.|12 to 12:45 in the training room.]
C [Signed up. Is it being recorded?|I'm on phones at noon. Will there be a recording?|I'd like to come but I've got a call. Could we get a recording?]
A > [Yes, the link goes out after.|I'll ask. There'll be slides at least.|We'll record it, assuming the projector behaves.]

? summer
A We're grilling out back {dow} at noon, [burgers and dogs|brats and corn|burgers, with a veggie option]. [Bring a side if you can.|Need somebody to bring buns.|Sides go in the break room.] [All shifts welcome.|Picnic tables are cleaned off.|If it rains we move to the dock.]
B > [I'll bring my potato salad.|Bringing a watermelon.|I've got buns, enough for thirty.|I'll do lemonade if somebody has a big cooler.]
C > [I'll man the grill. I have an apron.|Count me in twice.|Can I bring my kid? [School's out|He'll eat his weight in corn].]

A Does anyone have a fork? [The drawer is all spoons.|I brought salad and a spoon.|Somebody is hoarding them.]
C > [Second drawer, behind the foil.|Top drawer of my desk, take two.|I've got a stash from takeout. Come by.]
A > [Bless you.|Salad saved.|Thank you. I was about to use the ruler.]

? Friday
A Food trucks for next week: [barbecue Tuesday, Greek Thursday|grilled cheese Tuesday, dumplings Thursday|pizza Tuesday, tacos Thursday]. [Same spot, 11 to 1:30.|In the lot by the gym, 11 to 1:30.|Over by the tire shop from 11.]
B > [Thursday for me.|Marking my calendar for Thursday.|I'll drive Tuesday if anyone wants a ride.|Go at 11 if you want to skip the line.]

A I made [two loaves of banana bread|a batch of lemon bars|cinnamon rolls from scratch|snickerdoodles] [last night|because I couldn't sleep|instead of doing my taxes]. [They're by the coffee.|On the counter in the break room.|Next to the toaster.] [There are walnuts in them.|No nuts.|The dark ones are mine.] +cookie
B > [I've had three. What's your secret?|Just tried one. Wow. How do you do that?|Please never stop baking. What's in these?]
A > [Brown butter.|Twice the vanilla. [The recipe's yours if you want it|Don't tell anyone].|An extra egg yolk. Glad you like them.]

A [Settle a bet|Family argument, need outside opinions|We've been arguing about this all morning]: [does chili have beans|is it still chili with beans in it|beans in chili, yes or no]?
B > [Beans, and I'm not ashamed.|Not where I come from.|Yes, and cornbread next to it.|Both kinds have a place at my table.]
C > [My family split up over less.|Careful, the dock crew has strong feelings about this.|Bring me a bowl of each and I'll decide.]

A Question before {dow}'s lunch: [is there anything without meat|does the caterer do vegetarian|could there be a vegetarian option]? [Happy to bring my own.|Last time it was a bag of lettuce.|Just so I can plan.]
C > [Yes, I ordered four veggie boxes.|I'll check with the caterer and add some.|There'll be a bean chili and cornbread.] [Anyone else, tell me now.|Thanks for asking.]
A > [You're great, thank you.|Perfect. No sad lettuce this time.]

A [Friendly reminder|Quick reminder|Reminder]: if you bring in baked goods, [put a note on them that says what's inside|keep the box or the label|list the nuts]. [We have two people with nut allergies.|A sticky note is fine.|It matters to a couple of us.]
C > [Done, labeled mine.|There are stickers in the drawer by the sink.|Good reminder, thanks. [Mine have almonds|No nuts in the ones from this morning].]

A The deli on the corner [is closing at the end of the month|closes for good next month|is shutting down]. [End of an era.|I don't handle change well.|Where are we supposed to go now?]
B > [No! I've eaten there [every Friday|once a week] for years.|The owner told me, he's retiring. [Good for him, bad for us|Thirty-one years].|I need a minute. [Farewell lunch this week|Who's up for one last turkey club]?]
C > [The place by the laundromat isn't bad.|We could try the Thai place, the lunch special is decent.|I pack my own, join me. It saves a fortune.]

A Whose hot sauce is the one with the skull on it? [I put it on eggs and I can't feel my lips.|I used a tablespoon.|I used some, and I apologize in advance.]
B > [Mine. You're supposed to use [a toothpick|a drop]. Drink milk.|Oh no. Milk, not water.|That's mine, and you'll be fine [by 3|in an hour]. Milk helps.]
A > [Milk helped. Some.|The label should say that.|I have seen the other side.]

? morning
A [Skipped breakfast and I've got calls until 12:30.|No breakfast and back-to-back calls until noon.|I left my lunch on the kitchen counter at home.] [Who has snacks?|Does anybody have a granola bar?|Could somebody throw me a banana?]
B > [Bottom drawer of my desk, left side. Take what you want.|Peanut butter crackers on the way.|I've got an apple and some crackers. Dropping them off.]
A > [You saved a life.|Thank you! I owe you a box of those.|You're an angel.]

? morning
A We're [out of|almost out of] [the dark roast|decaf|half-and-half|coffee filters]. [More comes {dow}.|I'm going to the store at lunch.|A new case is on the way.] [Until then it's hotel packets.|Ration yourselves.]
B > [I've got some at my desk we can use.|I can grab some on my way in {next_day}.|Dark day. [Drinking tea under protest|Tea it is].]

? morning
A Cake at 3 [in the kitchen|in the break room] for {b1}'s birthday. [Carrot, by request.|Chocolate with raspberry.|It's an ice cream cake, so be on time.] [We're not singing unless bribed.|Come say happy birthday.]
B > [You remembered! Thank you all.|You didn't have to, but thank you.|This is so nice. I'm not saying which one it is.]
C > [Happy birthday, {b1}! Corner piece is yours.|Happy birthday! [Don't work too late|See you at 3].|Many more, {b1}.]

? late fall
A For our Thanksgiving potluck: [I'm doing the turkey|turkey's covered|we've got turkey and two kinds of stuffing]. [Nobody has signed up for rolls.|Still need somebody on mashed potatoes.|We need sides and a pie or three.] [Sheet's on the fridge.|Reply here and I'll write you in.]
B > [Mashed potatoes, the real kind, with too much butter.|I've got green beans.|Put me down for rolls, two dozen.]
C > [I'll do pies, one pecan and one apple.|I make a cranberry thing. Don't knock it until you try it.|Paper goods and ice. It's what I'm good for.]

? summer
A It's too hot to turn on the oven. [What's everyone making for dinner?|What do you all eat when it's like this?|Ideas, please?] [I'm down to cereal.|We've had cold cuts three nights running.|My kids want hot dogs again.]
B > [Cold sesame noodles, ten minutes.|Rotisserie chicken. Somebody else's oven.|Tomato sandwiches. White bread, mayo, salt.]
C > [Watermelon and feta, looks fancy.|Gazpacho. It's just soup you didn't cook.|Ice cream. It's dairy, that's a food group.]

? morning
A My [overnight oats|salad dressing|soup] [leaked all over my bag|came open in the car|went everywhere in my backpack]. [The laptop's okay, the notebook didn't make it.|Everything I own smells like lunch.|How's your morning?]
B > [Oh no. I did that with chili once. My car smelled until May.|Jars with lids. I learned the hard way too.|Sorry! There are wipes [in the supply closet|under the sink].]

? morning; A not in Executive
A Coffee run, leaving in {mins} minutes. [Who wants what?|Orders please.|I can carry four.] [Hot drinks only, last time was a disaster.|I'll write names on the cups.]
B > [Large drip, black. Thank you!|Latte, whatever milk they have. [Money's in my top drawer|I'll pay you back].|Tea, any kind with caffeine, please.]
C > [Small cappuccino, please. [Next one's mine|I'll get the next round].|Same as {b1}, thanks.|Nothing for me, I'm vibrating already.]

A [Somebody|Someone] put [a whole watermelon|half a wedding cake|twelve eggs and no note|a rotisserie chicken] in the break room fridge. [Is it for everyone or is it evidence?|Is it up for grabs?|Whose is it?]
B > [Mine, it's for tonight. Hands off, please.|That's for [Friday's lunch|the team lunch]. [Paws off until then|Please leave it].|Mine, and yes, help yourself after 3.]

A Has anyone tried cooking for the week on Sundays? [I'm spending a fortune on lunch.|I can't look at another sad desk salad.|Trying to be an adult about lunch.]
B > [I do it. Two hours and I'm set until Thursday.|Tried it. By Wednesday I hated everything I'd made.|Yes. Chili and rice freeze best.]
C > [Soup in jars. Leave room at the top.|My secret is buying it from my sister.|Doing it for a month now. Get good containers, the cheap ones leak.]

? morning
A [Anyone driving past|Is anyone going by] [the bakery|the deli|the drive-through] on the way back from lunch? [I'd love a coffee.|I'm stuck at my desk until 2.|I can't leave the phone.]
B > [I am. What would you like?|I'll be by there at 12:30. Text me your order.|Sure, but it'll be 1 before I'm back.]
A > [Large iced coffee, and thank you.|A turkey on rye. You're an angel.|Anything with caffeine.]

? morning
A Lunch special at the [Thai place|diner|pizza place] today is [curry|meatloaf|two slices and a drink]. [I'm going at noon.|It's worth leaving your desk for.|Just putting it out there.]
B > [In.|I've been thinking about that since Monday. Coming.|Can you bring me one?]
C > [Meatless anything?|Too far for my lunch half hour.|I'll meet you there.]

A Whoever brought the [dumplings|meatballs|deviled eggs] to the potluck: [I have questions|I dreamed about them|I need the recipe]. [Are there any left?|I had five.|Worth every calorie.]
B > [That was me. I'll bring another batch {dow}.|Mine! It's mostly butter.|My aunt's recipe. I'll ask if I'm allowed to share it.]

A Is there [a gluten-free|a kosher|a halal] lunch place within walking distance? [A customer's visiting {dow}.|A new colleague asked me.|My sister's visiting and I'd like to take her.]
B > [The place next to the pharmacy is good about that.|The deli by the bank does it if you call ahead.|Not walking, but there's one five minutes by car.]
A > [Perfect, thank you.|I'll call them.|Good to know.]

A [Coffee snobs, please help:|Coffee question:] [why does mine taste like pennies?|how much do you put in for a full pot?|is it me or is the new bag sour?] [I'm following the sign.|I've cleaned the basket twice.]
B > [Use cold water from the filter, not the tap.|Two scoops more than the sign says.|Run it once with vinegar and twice with water.]
C > [Tea never did this to anyone.|The sign is wrong. It's always been wrong.|Somebody's grinding it too coarse.]

A There's a [spoon|knife|lid] shortage in the kitchen. [Check your desks.|Amnesty until {dow}, no questions asked.|I bought twelve in January. There are two.]
B > [Found three in my drawer. Returning them in shame.|I swear I only have one.|They're all in the conference room.]
C > [I eat with chopsticks. Not guilty.|Two in my car.|Put a deposit on them.]

? afternoon
A [I need chocolate.|Does anyone have chocolate?|Emergency chocolate, anybody?] [It's been a day.|I'll trade chips.|No questions, please.]
B > [Third drawer, behind the stapler. Take two.|On its way.|I've got a granola bar with chips in it. Will that do?]
A > [You're my favorite person today.|That's perfect.|Bless you.]

? Friday; morning
A Friday lunch out? [Tacos|Noodles|Burgers|The buffet], [noon|12:15], [leaving from the lobby|I can take four]. [It's been a long week.|No shop talk allowed.]
B > [Yes!|In. I call the front seat.|If I can get off this call.]
C > [Bring me something.|I'll be there, save me a chair.|Diet starts Monday, so yes.]

A [My slow cooker died.|My rice cooker died after fifteen years.|The blender gave up this morning, mid-smoothie.] [What do you all have?|Is the fancy kind worth it?]
B > [Buy the cheap one, it lasts forever.|I like mine with the timer.|Get the one with the metal pot, you'll thank me.]
C > [I've got a spare from my wedding. It's yours.|Check the thrift store first.|Garage sale on Saturday, there's always one.]

A School lunch ideas, please. [I've got a picky seven-year-old.|She trades everything away.|I've made the same sandwich all year.]
B > [Pancakes from the weekend. Trust me.|Pasta in a thermos.|Let them pack it themselves. The complaints stop.]
C > [Cheese, crackers, done.|Mine love breakfast for lunch.|Whatever it is, cut it into triangles.]

A I brought [tamales|baklava|egg rolls|a pound cake] from [my mother-in-law|my neighbor|the church sale]. [In the kitchen, first come, first served.|In the warmer in the break room.|Two pieces each, and I'm counting.]
B > [Tell them they're a genius.|Had my two. Had somebody else's two.|This is what I needed today.]
C > [Saved me from a sad yogurt.|Any left? Stuck on a call.|Thank you for sharing!]
""",
}
