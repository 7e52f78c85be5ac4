"""The halls, and what is sold."""

# Sentences read best unbroken.
# ruff: noqa: E501

SCENES = {
    "STOCK": """
?? A in Warehouse; B in Warehouse|Operations; C in Warehouse

? A in Warehouse
A [Dock two|Door two|Door one] [is stuck again|won't come down all the way|leveler is stuck]. [Use the other one|Send trucks to the other door|Everything through the other door] until [the door guy comes|it's fixed|maintenance has been].
B > [Did you call it in|Who's calling it in|Is maintenance coming]?
A > [Called, they'll be here {dow}|Called it in, {dow} at the earliest|Yes. {dow}].

? same team
A [Can I get|Could I get|Could I borrow] [one more person|a second pair of hands|another body] on [receiving|unloading|cycle counts] for [an hour|half an hour|{mins} minutes]? [Container's fuller than the paperwork says|Floor-loaded, [nobody|no one] told us|The truck is all hand unload].
C > [I can come over|Be right there|Give me five], [just parking the reach truck|finishing this pallet|my cart's almost done].

? A in Warehouse; same team
A [Forklift {n}|Lift {n}|Reach truck {n}] [is down|is dead|won't hold a charge]. [Tagged it out|Red tag's on it|I put the tag on|It's tagged and parked|Parked it by the charger].
B > [Battery or charger|Is it the battery|Did [somebody|someone] leave it off the charger]?
A > [[Somebody|Someone] left it off the charger|Battery, it's been weak for weeks|No idea, service is coming {dow}].

? A in Warehouse; B in Warehouse
A Cycle count [on|in] [aisle {n}|row {n}] [is done|done]. [Two bins off by one, rest dead on|Everything matched but one bin|One bin had a mixed carton|One short, found it on the floor|Three corrections, small ones].
B > [Which one|Was it a mispick]?
A > [Left a note on the count sheet|It's circled on the sheet|Marked it on the sheet|I marked the sheet], [looks like a mispick|probably a mispick|[I think|I believe] something got put back in the wrong place].

? A leads B; A in Warehouse|Operations; B in Warehouse
A [Safety walk|Monthly safety walk] [is|will be] {dow}. [Aisles clear, knives sheathed, vests on|Clear the fire doors, no pallets in the walkway|Check the eyewash and the extinguishers in your area|Check your ladders and your vests|No cartons in front of the panels].
B > [We'll be ready|Will do|OK]. [The extinguisher tag in row {n} expired last month|[There's|There is] a stack by the fire door, I'll move it|The eyewash needs the weekly sign-off], [I'll take care of it|fixing that first|on my list].

? same team
A [Whose|Does [anybody|anyone] know whose] [lunch is on|coffee is on|gloves are on|radio is on] the [label printer|packing table|scale]?
C > [Mine, sorry|Mine. Coming|Ha, mine]. [I got called to the dock|Got pulled to a truck|Put it down for one second|Truck came while I was eating].

? B in Warehouse
A [LTL truck|The LTL pickup|The freight pickup] is [running late|going to be late|running behind], [driver says|dispatch says|they say] [around {time}|{time} or so|not before {time}]. [Keep the freight staged by the door|Don't break down the staging|Leave everything staged|Leave it where it is|Don't put it back yet].
B > [OK|Thanks], [who's closing|I can stay for it|I'll stay if it gets late].

? same team
A [Out of|We're out of|Down to the last roll of] [2-inch tape|stretch wrap|shipping labels] [at station {n}|at the packing tables]. [Did the order come in?|Is more coming?|Who orders those?]
B > [[There's|There is] a case under the stairs|Look in the cage, second shelf|A box came in, it's by receiving].
A > [Found it|Got it, thanks|There it is].

? A in Operations|E-commerce|Support; B in Warehouse
A [Could [somebody|someone]|Can [someone|somebody] out there|Could one of you] [count|check the count on|put eyes on] the {article} [shelf|bin]? [System and my gut disagree|The number looks high to me|I don't trust the number|It can't be that many|It's been the same number for weeks].
B > [On my way over|Walking over now|Give me {mins} minutes].
B > [Matches|System's right|It's what the system says]. [[There's|There is] a second location up top|Some of them are on the top level|Part of it is overstock in the back].
A > [Well, good. Thanks for looking|I stand corrected, thanks|Thank you, I feel better].

? Friday; B in Warehouse
A [Trash and cardboard|Cardboard] before [you leave|we go], please. [The baler is full|Baler needs to be tied off|Last Friday it was a mountain|It's piling up by door two].
B > [Doing it at the end|I've got the baler|I'll tie it off].

? morning; B in Warehouse
A [Two containers on the schedule|Container and three LTLs on the board|Heavy receiving on the board] today. [Let's get outbound ahead early|Pick early, we'll need the dock|I'd like outbound done before the first one backs in|Outbound first, then the trucks].
B > [Works|Sounds good|OK]. [We're already on the second wave|First wave is almost out|I'll move one from packing to the dock].

? same team
A [[Somebody|Someone] put|[Someone|Somebody] left] a [mixed pallet|pallet with no label|pallet of returns] in [row {n}|bay {n}]. [What is it?|[Anyone|Anybody] know the story?|Is it supposed to be there?]
C > [It's mine, it's waiting on QC|That's for QC, no label on purpose|Waiting for the carrier's inspector|Mine, it's for a photo shoot], [I'll put a tag on it|should've tagged it|tagging it now].

? A in Warehouse; B in Warehouse manager|Operations
A [Wet floor by|Leak over|Roof is dripping by] [door one|row {n}|the charging station]. [Cones are out|Put cones out|Bucket and cones are there]. [Nothing got wet|Stock is fine, I moved two pallets|I moved what was under it|I covered the pallets|Dry so far].
B > [Calling the landlord|I'll call the building|Reporting it now].

? same team
A [New hand scanner|The new scanner|Scanner {n}] [drops the signal|loses connection] [in the back aisle|past row {n}|behind the mezzanine]. [Just me?|[Anyone|Anybody] else?|Same for you?]
B > [All of them do back there|It's the spot, not the scanner|Same with mine|The whole back corner is dead]. [IT knows|[There's|There is] a ticket in|IT wants to add an access point].

? same team
A [[Anyone|Anybody] moved|Who moved|Did [somebody|someone] move] the [pallet jack|step ladder|hand truck] [from|that lives by] [door one|the packing tables|the cage]?
C > [I borrowed it for|It's with me in|I have it over in] [row {n}|receiving|the cage]. [Bringing it back|Back in five|You'll have it [in a minute|in a second|in a moment]].

? A in Warehouse; B in Warehouse
A [Replenishment for|Restock of] the pick faces [is done|done] [up to row {n}|through row {n}]. [The rest after the truck|Rest comes after lunch|I'll finish when the dock's quiet].
B > [Great, pickers will be happy|Thanks, I was running short|Good timing]. [Row {n} was bare this morning|The low shelves were empty|I've been climbing all day].

? A in Operations; B in Warehouse
A [How's the dock|How does the dock look] {dow}? [I may have a container landing early|[There's|There is] a chance of an early container|A vendor wants to come a day early].
B > [One slot open, before ten|Early slot only|I can take it at seven]. [After that it's LTLs all day|The rest is booked|Afternoon's full].
A > [I'll [tell them|let them know] before ten or not at all|Giving them that slot|Booking it].

? same team
A [It's cold|It's freezing|[There's|There is] a draft] [at the dock|by door two]. [Heater's on, door seal's gone|The curtain is torn again|[Somebody|Someone] taped the seal and it fell off].
B > [There are jackets in the office|Take a jacket from the office|Rotate, please, [nobody|no one] stays out there all day].

? A in Warehouse; B in Warehouse manager|Shift lead|Operations
A [Damaged a corner on|Nicked|Forklift kissed] [an upright in row {n}|the rack in row {n}|a pallet of cardboard]. [[Nobody|No one] hurt, reported it|Reported, taped off|No one near it, I've filled out the form].
B > [Thanks for saying so [right away|immediately]|Good that you reported it]. [I'll have it looked at|Getting the rack guy out|The inspector comes {dow} anyway].

? same team
A [Who's on|Who's got] [the early|opening] {dow}? [I'd like to swap|Need to swap|Can't do it], [my car's in the shop|I have to take my mother to the doctor|kid's first day].
C > [I'll open|I can open|Give it to me]. [You close for me sometime|I'm up at five anyway|No problem].

? A leads B; B in Warehouse
A [Overtime|Need two for overtime] [this weekend|Saturday]? [Only if you want it|Volunteers only|No pressure]. [Inventory of the mezzanine|Finishing the rack labels|Clearing the cage].
B > [I'm in|Count me in|I could use it]. [Same hours as last time|What time do we start|Seven to noon]?
A > [Seven to noon|Starting at seven|Same as last time], [I bring breakfast|coffee's on me|donuts included].

? A in Operations|Executive|Warehouse manager; B in Warehouse
A [Visitors|A customer tour] [coming through|in the hall] {dow}. [Half an hour, closed shoes, vests from the rack|They'll have vests on|Thirty minutes, I lead them].
B > [We'll sweep|Got it, we'll have it clean|Aisles will be clear]. [Keep them out of row {n}, we're counting|Not through receiving, please|Stay left of the yellow line].

? same team
A [The printer at station {n}|The station {n} printer] prints [half labels|blank every third label|everything twice]. [Cleaned it already|New roll didn't help|I turned it off and on].
B > [Sensor|It's the sensor]. [Blow on it|Compressed air is in the drawer|[There's|There is] a trick, coming over].
A > [That was it|Works|Magic].

? A in Warehouse
A [Slow movers in|The slow stuff in] row {n} [could go up top|should move up]. [We walk past it fifty times a day|It's in the best spot for no reason|Prime real estate for things [nobody|no one] orders].
B > [Make a list|Send me the list]. [We'll swap it at the next count|I'll find a quiet day|I'll do it with the next count].

? A in Warehouse
A [Truck left|The LTL truck left] with [our pallet jack|one of our jacks|our strap bag] [on board|in it]. [Driver's turning around|Called dispatch, they bring it back|He noticed on the highway].
B > [Again|Not again]? [Chain it to the wall|Paint it pink|I'm writing our name on all of them].

? A in Warehouse|Operations
A [Please stack|Stack] empties [no higher than six|six high, max]. [The tower by door two leans|One of the towers is leaning|It's starting to look like Pisa].
B > [Taking it down|Fixing it]. [That was the night before last|We were in a rush|Ran out of floor].
""",
    "MOVE": """
?? A in Warehouse; B in Warehouse|Operations; C in Warehouse|Operations

A [Racks|Uprights and beams|First four rows of rack] in hall two [are up|are bolted down|passed inspection]. [[Nobody|No one] loads them until the tags are on|Load tags come {dow}|Load signs still missing].
B > [Great|Nice], [when can we start filling|when do we start moving product]?
A > [As soon as the tags are on|Once I have the load tags|{dow}, if the tags show up].

? same team
A [Who can|Who's in to|Can two people] [ride over with|help with] [the last pallets|the packing stations|the small parts] {dow}?
C > [I can|Me|I'm in]. [Can we use the box truck?|Do we have the box truck?|I'll bring the pallet jack.]
A > [Yes, it's booked|Truck's reserved|Got it all day].

A [[Anybody|Anyone] seen|Has [anyone|anybody] seen|Lost in the move:] [the good tape gun|the key to the cage|the first-aid cabinet|the floor scale's power cord]?
B > [Crate marked MISC|In a crate marked MISC|Check the crates by the stairs], [I think|bottom of the stack|probably under the signs].
A > [Found|You were right|There it is]. [Four crates say MISC, of course|Next time we label better|We need better labels].

? A in Warehouse manager|Operations; B in Warehouse|Operations
A [Bin labels for rows 1 to {n}|Labels for the first rows] [are printed|are up]. [The system still has the old locations|Locations in the system switch over {dow}|Don't change anything in the system yet].
B > [Who does the switch|Is IT doing the switch]?
A > [We do it together {dow}|IT and me, {dow}|It's an upload, I have the file].

? B leads A
A [Old hall is|Hall one is] [swept|broom clean|empty], [except for the cage|except for the baler|just the baler left]. [Walk-through with the landlord whenever you want|Ready for the walk-through|When's the walk-through?]
B > [I'll set it up|Setting it up for {dow}|Good work]. [Take [pictures|photos|pics] of the floor|Get [pictures|photos|pics] of every wall first|[Pictures|Photos|Pics] of the dock doors, please].

A [First pick out of hall two|First order shipped from the new side] [went fine|went without a hitch|took forever, but it went]. +tada

? B leads A
A [Pallet count|Running count]: [{n} loads done|{n} truckloads over|we're {n} loads in]. [Nothing dropped so far|No damage so far|One crushed corner, nothing else].
B > [That's better than I bet on|Better than planned|I'll take it]. [Lunch is on me when it's done|I'm buying lunch at the end|Pizza for the crew when it's done].

? A in Operations|Warehouse manager
A [Phones|The phones|The label printers] in hall two [come on|go live] {dow}. [Until then use your cell|Until then walk over|Bring a laptop and the portable printer until then].

? same team
A [Which truck has|Where did we put|What crate are] the [packing slips|tape dispensers|charging cables]? [Station one opens {dow}|We need them to open station one|I'd like to set up station one].
B > [Second load, blue crate|Blue crate on the second truck|Still in the old office, [I think|I believe]]. [I'll bring it over|Bringing it on the next run|Riding along next trip].

? A in Operations|Warehouse manager; B in Warehouse
A [Our address for deliveries|The ship-to address] changes on {dow}. [The carriers have been told|All the carriers know|I've told the carriers]. [If a truck shows up at the old door, send it over|Anything that lands at the old dock, call me|Old dock stays manned [a few|several] more days].
B > [Signs are up|I put a sign on the old door|[There's|There is] a sign on the gate].

? A in Warehouse
A [Measured|I measured] the [new aisles|aisle widths]. [The reach truck turns with a hand to spare|Reach truck fits, the counterbalance doesn't|It's tight, but it turns].
B > [That's what the drawing said|Drawing was right, then|Good, I worried about that].
""",
    "RANGE": """
? A in Support; B in Product
A [Had another|Got another|Third] call this month asking for the {article} in [a different color|another size|a color we don't have]. [Is that in the plan?|Anything planned?|Worth looking at?]
B > [On the list, not funded|It's on the list|Not this year|We looked at it once|Maybe next season]. [If you get names, send them|Keep a tally for me|Numbers help, so keep counting|Write them down for me|More names, better odds].
A > [Will do|OK, keeping a list|I'll start a list].

? A in Product
A [[Supplier|Vendor] sent|We got] [pre-production samples|a first sample] of the [new|next|revised] {article}. [It's on the bench by my desk|On the table in the small meeting room|Sitting on my desk|I left it in the showroom|It's by the coffee machine]. [Be honest|Poke holes in it|Try to break it|Say what you think|Don't be polite].
B > [Fit and finish are better|Feels more solid|Nicer than the old one]. [The packaging needs work.|I don't love the label.|What does it do to the price?|The box opens the wrong way.|I'd change the label.]
A > [Small increase|A couple of dollars|Still negotiating that], [packaging isn't final|that's a dummy box|the label is a placeholder].

? A in Product; B in E-commerce|Support|Product
A [Spec sheet|The data sheet|Product sheet] for the {article} [is updated|has been redone]. [Dimensions are in inches now, too|Added the carton weight|Fixed the weight, it was the shipping weight|Corrected the sizes|The weights are right now]. [Old PDFs, please toss|Please stop sending the old PDF|Delete your desktop copies|Use the link, not your copy].
B > [Thanks|Perfect], [is it on the product page yet|did the shop get it|should I swap the one on the page]?
A > [Going up {dow}|Please do|Yes, swap it].

? A in Support|Marketing|E-commerce; B in Product
A [What's the real lead time|Do we have a current lead time|What lead time do we quote] when [somebody|someone] special-orders the {article}? [The sheet says one thing, purchasing says another|I've heard three answers|Two people told me two things|Sales and purchasing disagree|The page says "call us"].
B > [Go with purchasing|Use the one from purchasing|Purchasing is right|Purchasing knows best], [the sheet is behind|the sheet's from last season|I'll fix the sheet].
A > [Okay, thanks.|Will do.|Good, that's what I'll say.]

? A in Marketing|Support|Product; B in Product
A [Somebody|Someone] [at the show|on a visit|at a customer's] had a [competitor's version of the|knockoff of the] {article}. [Same look, half the price|Label copied almost word for word|Nice box, and that's about it].
B > [Did you get a picture|Any [pictures|photos|pics]|[Can you|Could you] get one]? [I'd like to see the label|Curious about the country of origin|I want to see the fine print|Send me the back of the box].
A > [Two blurry ones, sending them|Yes, will send|Putting them in the folder|I took three].

? A in Product; B in Support|Operations|Marketing
A [Thinking about|I'd like to talk about] [dropping one option of|trimming the options on] the {article}. [One of them hardly moves|The slowest one barely sells|It ties up a lot of space|The last color is dead stock|One of them sells twice a year]. [Objections?|Who would miss it?|[Anybody|Anyone] attached to it?]
B > [Check the open quotes first|Ask sales about open quotes|Give me a day to check who buys it|Look at what's quoted first].
A > [Fair. Nothing happens before {dow}|Take until {dow}|Of course, no rush, {dow} is fine].

? A in Support|E-commerce; B in Product
A [Did the care instructions for the {article} change|Are the care instructions for the {article} new|Has the care text for the {article} changed]? [A customer sent a picture and it's not what we have on the page|Box says one thing, page another|The wording on the box is different from ours|Two different texts are going around].
B > [The factory updated it|New wording since the last run|It changed with the last run|It's the newer text]. [Page follows the box|Go by the box|The box is right], [I'll send the text|text coming|I'll get the page fixed].
A > [Thanks, I'll tell the customer.|Great.]

? A in Product; B in Support|Marketing
A [Price review|Cost review] on the {article} [next week|{dow}]. [Bring what you hear from customers|If you've lost a job over price, bring it|Anything you've heard on price, tell me before|Stories welcome, numbers even more].
B > [I have one|There was one I remember|I can think of two]. [Will write it up|I'll send you the notes|Sending it over].
A > [Great, thanks.|Perfect.]

? A in Operations|E-commerce; B in Product
A [Barcode|The UPC] on the {article} [scans as|comes up as] [the old number|a discontinued item|nothing at all]. [Is that us or the factory?|Who fixes that?|Do you need the carton?|Is it our mistake?]
B > [Factory used the old artwork|They printed the old artwork|Old label roll at the factory|The label file was old]. [Over-sticker what's here|Please over-sticker them|We'll sticker what's in stock], [I'll get the rest corrected|next run will be right|they know].

? A in Operations; B in Product
A [Feature request from the floor|From the warehouse floor|Warehouse request]: could the {article} [ship in its own carton|come in a box that ships as is|come with handles on the carton]? [We overbox all of them|They all get overboxed|It costs us a box each time|It needs a second box each time].
B > [Good point|Never thought of that|That's a fair ask]. [I'll ask what the tooling for a new carton costs|I'll get a quote for stronger board|Let me ask the factory|I'll find out what a stronger box costs].

? A in E-commerce|Marketing; B in Product
A [Photo samples|Samples for the photo shoot]: [need the {article} in every color|one of each option of the {article}, please]. [They come back|You'll get them back|Returning them after], [clean|in sellable shape|in the box].
B > [I'll pull them {dow}|Pulling them {dow}|You can pick them up {dow}|You'll have them {dow}].

? A in Support; B in Product
A [A customer wants|Customer's asking for] a [written statement|letter] on [what's in|the materials in|the origin of] the {article}. [Do we have something ready-made?|Is there a standard letter?|Who signs those?]
B > [[There's|There is] a template|I have a standard one|Yes, we have one], [send me the name and address|I need their exact company name|forward me the request].
A > [Forwarded|On its way|Sent it to you].

? A in Product
A [Warranty claims|Claims] on the {article} [look low|are low|are about where they should be] [this quarter|so far]. [Just so it isn't only bad news in here|A nice number for a change|Wanted to share that for once]. +clap

? A in Product; B in Support
A [Naming question|Need a name opinion]: [the revised|the smaller] {article}. [New name or just a "2" behind it?|Same name with a new SKU?|Do we keep the name?]
B > [Keep the name|Same name, please|Don't rename it|No new name]. [Every rename doubles my calls|I still get calls under the old name of the last one|Renames break everyone's reorder lists|People search for the old name for years].

? same team; A in Product
A [Did the test results|Have the lab results|Did the lab results] for the {article} [come back|come in]?
B > [Passed|All passed|They're in, it passed|It passed|They passed it]. [One comment about the wording on the label|The report's in the folder|Full report is in the folder].
A > [Great, filing it|That's a relief|Good, then we can release it].

? A in Product; B in Support
A [Reading reviews|Reading the reviews|Went through reviews] of the {article}. [People like it more than they like our description|The description gets more complaints than the product|Most gripes are about what the page doesn't say|The complaints are about our wording, not the goods]. [I'm redoing the first paragraph|Rewriting the top half|Will draft a shorter version].
B > [Pictures instead of text, please|Add a picture with a hand in it|A short video would help]. [I'd say half of those calls would go away|That's half our calls on it|It would save the phones a lot|Fewer calls for us].

? A in Product; B in Operations|Support|E-commerce
A [Small change on|Running change on] the {article}: [new carton art|a clearer label|a sturdier carton]. [Same SKU, same price|Nothing else changes|No new item number]. [Old stock sells through first|Use up the old ones first|No need to pull old stock].
B > [Good|OK], [how will we tell them apart|can you see it from outside|is it visible from outside]?
A > [A blue dot on the carton|New revision letter on the label|[There's|There is] a letter after the batch].

? A in Support|E-commerce; B in Product
A [Why do we|Is there a reason we] [carry|have] both the {article} and the {article2}? [A customer asked what the difference is|I was asked on the phone|A rep asked me and I mumbled].
B > [Different buyers|Two price points|Different jobs]. [I'll write three lines you can use|Let me give you a short answer in writing|[There's|There is] a one-pager, sending it].
A > [Three lines would be great|Perfect|Just what I need].

? A in Product
A [[Anybody|Anyone] using|Who here uses] the {article} [at home|themselves]? [I'd like five minutes of honest talk|Looking for honest opinions|I want to hear what annoys you].
B > [I do|Me]. [Come by with coffee|Get ready for a list|Two things annoy me, the rest is great].

? A in Product; B in Operations|Support
A [Factory visit|I'm at the factory] {dow}. [Questions about the {article}|Anything on the {article}|What should I ask about the {article}]?
B > [Ask about the carton|Ask why the label comes off|How they test it before it ships]. [We see it on every pallet|It's the same complaint each time|And take [pictures|photos|pics]].

? A in Marketing|E-commerce; B in Product
A [Do we have|Is there] a [lifestyle photo|decent photo in use|picture with a person in it] of the {article}? [All I find is white background|Everything's on white|The catalog shots are all on white].
B > [Two from the last shoot|A couple, from the show]. [In the media folder|Look in the media folder|I'll send them].

? A in Product; B in Support|Marketing
A [End of life|Phase-out]: [considering it|thinking about it] for the {article}. [Nothing decided|Not decided|Just a thought at this point]. [Who has a customer that lives on it|Who'd cry|Whose customers would miss it]?
B > [I'd have to make some calls|[A few|Several] regulars|One or two]. [Give them a year's notice|[Tell them|Let them know] early|Offer a last order].

? A in Product; B in Operations|E-commerce
A [Weights and sizes|Carton data] for the {article} [are corrected|have been corrected]. [Two were in kilos|[Someone|Somebody] entered ounces as pounds|Length and width were swapped].
B > [That explains the freight quotes|So that's why the quotes were off|I wondered why it rated so low].

? A in Support|Operations; B in Product
A [What's the country of origin|Where's it made], {article}? [A customer needs it for a bid|Needed for a customs form|Bid form has a box for it].
B > [On the label and in the item record|It's in the item record|Look at the item record]. [Don't go by the old catalog|The catalog expired last month on that|It changed at some point].
A > [Found it|Got it|Thanks, it's there].

? A in Product
A [Sell-through on|Numbers for] the {article} [are decent|look okay], [returns are low|few complaints|nothing alarming]. [So I'd keep the next order the same|No change to the next order|I'd leave it alone].
B > [Agreed|Same here]. [Don't fix what works|Leave it be|Boring is good].

? A in Support; B in Product
A [Does the {article} in the catalog photo have|Does the {article} on the cover have|Why does the catalog show the {article} with] an [accessory|add-on] [we don't sell|we no longer carry]? [People ask for it|I get asked|Third time I'm asked].
B > [It's a prop|Just a prop]. [I'll have it cropped|We'll crop it out|Next photo won't have it].

? A in Product; B in Marketing|Support
A [Competitive check|Price check]: [ours is|we're] [a hair above|about even with|a bit under] [the two [big|large] ones|[everybody|everyone] else] on the {article}. [I can live with that|No reason to move|Holding].
B > [It's not price we lose on|People ask about lead time, not price|Price hardly comes up].

? A in Support; B in Product
A [Could we get|Can we have] a [cheat sheet|one-pager] on the {article}? [New people ask me every week|I explain it differently every time|For the new hires].
B > [By {dow}|You'll have it {dow}|Draft by {dow}]. [Tell me the three things they get wrong|I need to know what they get wrong|Send me the questions].

? A in Product
A [Artwork for|Label proof for] the {article} [is in|came in]. [Proofread it, please|Need fresh eyes|Two pairs of eyes, please]. [I can't see typos anymore|I've read it ten times|My eyes skip over everything by now].
B > [One comma|Found one|Missing a period on the back]. [Otherwise clean|Rest is good|Looks sharp].
A > [Thank you|Fixed|Sent to print].

? A in Product; B in Product|Operations
A [Handling test|Stress test|Shipping test] [starts|is running] on the {article}. [Ignore the mess|Sorry about the mess|That's what's all over the bench].
B > [I wondered|So that's what it is]. [How long|All week]?
A > [Until {dow}|All day|A couple of days].
""",
}
