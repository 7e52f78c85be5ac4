"""Lunch, snacks and what people cook."""

# ruff: noqa: E501

SCENES = {
    "LUNCH": """
? morning
A [Taco truck is|The taco truck is|That taco truck is] [out front again|across the street today|in the hardware store lot until 1]. [I'm walking over at 11:45|Leaving in a bit if anyone wants to come|Who's coming with me], [taking orders if it's under six people|cash is faster|the line gets ugly at noon]. +taco
B > [Two al pastor and a lime soda, please|Whatever chicken thing they have, no onion|I'll walk with you], [I'll pay you back|no cilantro|let me grab my coat].
C > [Already brought lunch, and now I hate it|Get me the breakfast burrito if they still have it|Three carnitas for me], [money's on your desk|thank you|extra salsa].

? morning
A [Sandwich run|Doing a sandwich run|Going for subs] at [11:30|11:45|noon]. [Text me what you want|Put your order in this thread|Orders here by 11:15], [exact change makes me like you more|I'm not remembering anything that isn't written down|two bags max].
B > [Turkey on wheat, no mayo|Italian, everything on it, hot peppers|Veggie on whatever bread they have|Meatball, please], [with chips|and a pickle|plus a cookie if they have oatmeal].
C > [Half a tuna and a cup of whatever soup|Same as last time|BLT, extra crispy], [I'll send you the money|my turn next time|you're a gem].

? morning
A [Ordering pizza|Pizza order|Getting pizza] for [the break room|anyone working through lunch|the upstairs crowd]. [I've got two pepperoni and one veggie so far|So far it's two cheese and a sausage|I need to know how many], [any objections|one more and we get the discount|speak up].
B > [One with mushrooms, please|No pineapple, that's all I ask|Can one of them be gluten-free], [I'll split it with somebody|I'd pay extra|thank you].
A > [Done|Added|Okay, ordered], [should be here at 12:15|they said forty minutes|it'll be by the copier].

? morning
A [There's a new ramen place|A new noodle place opened|The old diner reopened] [by the post office|next to the bank|on the corner by the light]. [Going at noon|Thinking noon today|Want to try it today], [room for three in my car|ten-minute walk|I hear portions are huge].
B > [I'm in|Yes, I'm tired of my own sandwiches|Room for me], [leaving from the lobby|meet you at the door|give me until 12:05].
C > [Went on Saturday, get the spicy one|Rain check, I have a noon call|Is there anything without pork], [let me know how it is|next time|I'll go tomorrow if it's good].

A [Soup day|I made soup|There's a crockpot of soup] [on the kitchen counter|in the break room]: [chicken tortilla|beef barley|lentil with sausage|potato leek]. [Bowls are next to it|Bring your own bowl|Ladle's in the drawer], [it's hot now|help yourselves from 11:30 on|there's bread, too].
B > [This is delicious|I went back for seconds|I need this recipe], [what's in it besides love|is that cumin|it's better than the deli's].
A > [Secret is a parmesan rind|My mother's recipe, I'll copy it for you|A whole head of garlic], [and patience|and more butter than you want to know|cook it overnight].

A [Recipe question|Cooking question|Question for people who cook]: [my rice always sticks|my gravy breaks every time|how do you keep chicken from drying out]. [What am I doing wrong|Any tips|Is it the pot].
B > [Rinse the rice first|Lower heat, longer|Take it off sooner and let it rest|Cold butter at the end, off the heat], [changed my life|my grandmother's rule|works every time].
C > [Buy a rice cooker, done|Get a thermometer, they're ten bucks|Brine it overnight], [never looked back|can't go wrong|honestly].
A > [Trying it tonight|Okay, tonight's the night|Will report back].

? A not in Executive
A [Who ate|Did somebody eat|Whoever took] my [leftover lasagna|yogurt, the one with my name on it|pad thai|turkey wrap] [out of the fridge|from the second shelf]? [It had my name on it in three places|I've been looking forward to it since 8|I'm not mad, I'm hungry].
B > [Not me, but check the bottom drawer, somebody reorganized|The cleaning crew moved things around, look behind the milk|I saw one like it on the other shelf], [it might still be there|worth a look|they put the bags at the back].
A > [Found it, sorry everyone|It was there, I take it all back|Bottom drawer, crisis over].

A [Microwave in the break room|The break room microwave|That left microwave] is [dead|sparking|only heating one side]. [Use the one upstairs|The training room has one|New one's ordered], [please don't try it|there's a note on it|I unplugged it].
C > [That explains my frozen burrito|Ah, I thought I was losing it|It's been limping for weeks], [lava outside, ice inside|rest in peace|it lived a full life].

? afternoon
A [Leftovers from the vendor lunch|Catering left|We over-ordered for the training]: [about ten sandwiches and a salad|a tray of wraps, mostly veggie|fajitas, rice and a lot of guacamole]. [In the kitchen|On the back counter in the kitchen|Conference room, help yourself], [warehouse, please come take some|should still be good until 3|somebody take the cookies away from me].
B > [Sending two people from the pick line|Be right up|The night cleaner says thanks too], [bless you|you just made the crew's day|is there any salsa].

? fall
A [Chili cook-off|Chili cook-off results|And the chili winner is]: [{b1}'s white chili by two votes|the dock crew's brisket chili, by a landslide|a tie between the green and the one that made people cry]. [Trophy is in the mail|The ladle gets handed over {dow}|Recount denied]. +trophy
B > [I demand a recount anyway|I'd like to thank my crockpot|Speech, speech], [robbed again|same time next year|my mouth is still numb].
C > [I had four bowls and I'm useless this afternoon|Please post the recipes|Who made number three], [no regrets|asking as a friend|it was my favorite].

? morning
A [Lunch walk|Walking at lunch|Going for a walk] at [12:15|12:30|noon], [two laps of the block|around the pond and back|to the bakery and back]. [Anyone want to come|Need to get my legs moving|It's twenty minutes and you'll feel human again], [rain or shine|no power walking|easy pace].
B > [Yes, let me switch shoes|I'm in|Please, I've been in this chair since 7], [lobby|by the front door|two minutes].

A [Lunch and learn|The lunch and learn] {dow}: [somebody from the credit union on 401(k)s|an insurance rep on open enrollment|the safety guy on lifting without wrecking your back]. [Pizza provided|Sandwiches if you sign up|Bring your own, cookies provided], [training room at noon|12 to 12:45|sheet's on the door].
C > [Signed up for the pizza|Is it being recorded|I'll go if someone goes with me], [being honest|I'm on phones at noon|last year's was useful].
A > [Yes, link goes out after|Save me a chair and I'm in|Honesty appreciated].

? summer
A [Grilling out back|Grill's going|We've got the grill out] [at noon {dow}|{dow} at noon], [burgers and dogs|brats and corn|burgers, plus a veggie option]. [Bring a side if you can|Sides are in the break room|Need somebody to bring buns], [picnic tables are cleaned off|if it rains we move to the dock|all shifts welcome].
B > [I've got buns|I'll bring my potato salad|Bringing a watermelon], [how many are we|enough for thirty|do we have a cooler].
C > [Count me in twice|Can I bring my kid, school's out|I'll man the grill], [I have an apron|I'm not proud|they like mustard].

A [Has anyone got a fork|Anyone have a plastic fork|Is there a fork anywhere in this building]? [The drawer is all spoons|I brought salad and a spoon|Somebody is hoarding them].
C > [Second drawer, behind the foil|Top drawer of my desk|I've got a stash from takeout], [take two|come by|bring it back].

? Friday
A [Food truck schedule|Food trucks] for next week: [barbecue Tuesday, Greek Thursday|grilled cheese Monday, dumplings Wednesday|tacos Wednesday, pizza Friday]. [Same spot|In the lot by the gym|Over by the tire shop], [11 to 1:30|they take cards now|bring patience].
B > [Thursday for me|Marking my calendar|Dumplings are happening], [who's driving|that's the one I've been waiting for|skip the line by going at 11].

A [I baked|I stress-baked|Made] [two loaves of banana bread|a batch of lemon bars|cinnamon rolls from scratch|snickerdoodles] [last night|because I couldn't sleep|instead of doing my taxes]. [By the coffee|On the counter in the break room|Next to the toaster], [contains walnuts|no nuts|the dark ones are mine]. +cookie
B > [I've had three|Just tried one|Please never stop], [so good|my compliments|what's your secret].
A > [Brown butter|Twice the vanilla|An extra yolk], [and not telling my husband how many I made|glad you like them|recipe's yours if you want it].

A [Settle a bet|Family argument, need outside opinions|We've been arguing about this at the dock all morning]: [does chili have beans|is chili with beans still chili|beans in chili, yes or no]?
B > [Beans, and I'm not ashamed|No beans where I come from|Both kinds have a place at my table|Yes, and cornbread next to it].
C > [My family split up over less|I'm staying out of this one|The dock crew has strong feelings, be careful], [next topic|ask about the cinnamon rolls next|bring me a bowl and I'll decide].

A [Vegetarian here|Asking for my table|Question before {dow}'s lunch]: [is there a menu for {dow}|will there be something without meat {dow}|does the caterer do vegetarian]? [Happy to bring my own|Last time it was a bag of lettuce|Just so I can plan].
C > [Yes, ordered four veggie boxes|I'll check with the caterer and add some|There'll be a bean chili], [anyone else, tell me now|thanks for asking|dairy-free too].
A > [You're great, thank you|Thank you, that works|Perfect, no sad lettuce].

A [Nut allergy reminder|Friendly reminder|Please remember]: [if you bring baked goods, put a note on them|label what's in your dish|we have two people with nut allergies], [a sticky note is fine|list the nuts|keep the box or the label]. [Thanks|Appreciate it|It matters].
C > [Done, labeled mine|Good reminder, thanks|There are stickers in the drawer by the sink].

A [The deli|Our deli|The sandwich place] [on the corner is closing at the end of the month|raised its prices again|changed its pickles]. [End of an era|I don't handle change well|Where are we supposed to go now].
B > [No! I've eaten there every Friday for years|I heard that too|The owner told me, he's retiring], [I need a minute|last turkey club this week|somebody organize a farewell lunch].
C > [There's that place by the laundromat|We could try the Thai place|I pack my own, join me], [it's not bad|lunch special is decent|saves a fortune].

A [Which hot sauce|Somebody's hot sauce|Whose hot sauce is it] [is this with the skull on it|in the door of the fridge]? [I put it on eggs and I can't feel my lips|I used a tablespoon|I used some, and I apologize in advance].
B > [That's mine, and you use a drop|You're supposed to use a toothpick|Oh no], [milk, not water|drink milk|you'll be fine by 3].
A > [The label should say that|Milk helped|I have seen the other side].

? morning
A [No breakfast and back-to-back calls until noon|Skipped breakfast and I've got calls until 12:30|I left my lunch on the kitchen counter at home]. [Anybody have a granola bar|Who has snacks|Could somebody throw me a banana].
B > [Bottom drawer, left side, take what you want|I've got crackers and an apple|Peanut butter crackers on the way], [sliding it across|help yourself|I'll drop it off].
A > [You saved a life|Thank you|I owe you a box of those].

? morning
A [Coffee order|We're out of|Heads-up, we're almost out of] [the dark roast|decaf|half-and-half|filters]. [More comes {dow}|I'm going to the store at lunch|New case is on the way], [until then it's the hotel packets|any requests|ration yourselves].
B > [I've got a bag at my desk we can use|I can grab some on my way in tomorrow|Oat milk, if you're going], [whole bean okay|just tell me how much|and sugar].

? morning
A [Birthday cake|Cake|There's cake] [at 2:30|at 3 in the kitchen|at 3] for [{b1}|our {b1}|{b1}'s birthday]. [Carrot, by request|Chocolate with raspberry|It's an ice cream cake so be on time], [we're not singing unless bribed|bring your own plate|come say happy birthday].
B > [You remembered|You didn't have to|Oh, this is so nice], [thank you all|I'm not saying which one it is|I hope there's a corner piece].
C > [Happy birthday|Happy birthday, {b1}|Many more]! [Corner piece is yours|Don't work too late|Be there at 3:05].

? late fall
A [Thanksgiving potluck|For the team Thanksgiving lunch|Our Thanksgiving lunch]: [we've got turkey and two kinds of stuffing covered|turkey's covered|I'm doing the turkey]. [Need sides and a pie or three|Still need somebody on mashed potatoes|No one has signed up for rolls], [sheet's on the fridge|reply here and I'll write you in|all the crockpot outlets are spoken for].
B > [Mashed potatoes, the real kind|I've got green beans|I'll do rolls], [for twenty|with too much butter|it's tradition].
C > [Pie, two of them|I make a cranberry thing|Paper goods and ice], [pecan and apple|don't knock it until you try it|it's what I'm good for].

? summer
A [Too hot to cook|It's too hot for the oven|Hot day, cold lunch]: [what's everyone eating|anyone have a good pasta salad|what do you make when it's like this]? [I'm down to cereal|We've had cold cuts three nights running|My kids want hot dogs again].
B > [Cold sesame noodles|Rotisserie chicken, every time|Tomato sandwiches, white bread, salt], [ten minutes|somebody else's oven|that's summer].
C > [Watermelon and feta|Gazpacho, it's just soup you didn't cook|Ice cream is dairy, that's a food group], [try it|looks fancy|no apologies].

? morning
A [Oatmeal|Overnight oats|My lunch salad] [exploded in my bag|leaked all over my laptop sleeve|came open in the car]. [Laptop's okay|Everything smells like vinaigrette|Notebook didn't make it], [how's your morning|lesson learned|jars with lids, people].
B > [Oh no|I did that with soup once|Rice for the laptop, they say], [soap and cold water|my car smelled until May|sorry].

? A not in Executive
A [I'm buying coffees|Coffee run|Walking to the coffee place], [leaving in {mins}|in {mins} minutes|as soon as this call's over]. [Who wants what|Orders please|I can carry four], [hot drinks only, last time was a disaster|write it down for me|names on cups].
B > [Large drip, black|Latte, whatever milk|Iced coffee, no judgment|Tea, any kind with caffeine], [you're the best|money's in my top drawer|thank you].
C > [Small cappuccino|Same as {b1}|Nothing for me, I'm vibrating already], [please|thanks for asking|next one's mine].
""",
}
