"""Warehouse, purchasing, finance, marketing, IT, people: the work behind the customers."""

STOCK = """
A Count of {product} [is off|does not add up]: system says {qty}, shelf says {qty2}. [Recounting at {time}|Who
    picked after {time}|Who picked for {account}]?
B > [{qty2} is right, one carton stood in returns|I picked for {account} at {time}, not booked yet]. [Fixed at
    {time}|Booked now, {qty2} it is].

A [Container with {product} arrives|The {product} delivery comes] on {day2}, [{qty} cartons|about {qty} pallets].
    [Gate two, {time}|We need two people at {time}].
B > [I am there at {time}|Put me down for {day2}]. [{c1} has the forklift licence too|Ask {c1} as well].
C > [Yes, from {time}|Fine with me, I start at {time}].

A [Shipment for {account} is packed|{account} is ready to go]: {qty} × {product}, [{minutes} kg each|two pallets].
    [Pickup {time}|Carrier comes at {time}]. +package

A [Running low|Low stock] on {product2}: {qty} left, [that is {weeks} weeks|enough until about {day2}]. @{b}
    [reorder|please order {qty2}]?
B > [Ordered {qty2}, confirmed for {day2}|Supplier needs {weeks} weeks, so I took {qty2}]. [Price went up {pct}
    %|Same price as in {month}].

A [The label printer|Printer two] [is down since {time}|prints half labels for {account}]. [Using the one in the
    office until {time}|Labels for {account} come late].
B > [I cleaned the head on {day}|It needs a new roller], [technician comes {day2}|turn it off and on, sorry].

A Supplier [moved|shifted] {product} to {day2}. [That hits {account}|{account} and two others wait for it]. [Who
    tells them|Sales should know], @{b}.
B > [I tell {account}|Will call {first} myself]. [Can we send {product2} meanwhile|Part delivery possible]?
A > [{qty} pieces, yes|Only {qty}], [not before {day2}|from the demo stock].
"""

MONEY = """
A {account} [is {weeks} weeks late with {amount}|has {amount} open since {day}]. [Call or letter|Shall I put them on
    stop], @{b}?
B > [Call first, {contact} pays when asked nicely|Letter, they ignored two calls]. [No stop before {day2}|Stop new
    orders of {product}, please].

A [Month-end|Closing]: [expense reports until {day2}|please hand in receipts by {day2}], [after that they go into
    {month}|no exceptions this time]. !pin +eyes

A [Forecast is up|New numbers are in the sheet]: [{month} looks {pct} % better|we are {pct} % below plan], mostly
    [{product}|{account}]. !file
B > [Does that include {deal}|Is {account} in there with {amount}]?
A > [Yes, weighted with {pct} %|No, only those signed in {month}]. [I'll show both on {weekday}|There is a second
    tab for {month}].

A [Budget question|Who approves]: {amount} for [the {city} trade show|new shelves], [planned|not in the plan]?
B > [Planned, cost centre 410|Not planned; write me two lines why]. [Decision by {day2}|I need it before {day2}].

A Invoice to {account} [went out with the old address|has the wrong PO number], [corrected today|{first} noticed].
    [Please use the billing address from Alder, it says {city}|Copy {account} from Alder, not from the mail].
"""

CAMPAIGNS = """
A [Newsletter draft|First draft of the {month} mailing] is up: [{product} on top|headline about {product}],
    [customer story from {city} below|then {account} as reference]. [Comments by {day2}|Please shout by {day2}].
    !file
B > [Headline is strong|I like the story], [the price in it should be {price}|just swap picture two].
A > [Changed|Fixed both], thanks {b1}.

A [Trade show in {city}|{city} show]: [booth is booked|we have booth {minutes}], [set-up on {day2}|we need four
    people]. [Who comes to {city}|Volunteers for {day2}], anyone?
B > [Count me in|I can do both days]. [{account} is around the corner|I'd visit {account} on the way].
C > [Only the second day|After {time} on the first day], [{weekday} is blocked|sorry].

A [Leads from the web form|Web leads]: {qty} this week, [{pct} % more than last|most ask for {product}]. [Handed to
    {c1} in inside sales|{b1} has them]. +chart_up

A May we [use {account} as a reference|quote {first} of {account}] [on the site|in the brochure]? @{b} [you know
    them best|can you ask].
B > [{first} says yes, but no figures|Approved in writing on {day}]. [Keep {city} out|Send the text to {first}
    before print].

A [Photos of {product} are done|New pictures of {product}], [the grey background looks better|{qty} of them].
    [Folder {month} is shared|Ask me for the originals of {product}]. !file +art
"""

SHOP = """
A {product} [shows the wrong picture|has last year's text] in the shop. [Who has the {month} one|@{b} can you swap
    it]?
B > [Swapped|Done, cache takes {minutes} minutes]. [The text of {product2} too|I fixed the price as well: {price}].

A Somebody from {city} cannot check out with {product} in the cart. [Is that us or the card, {b1}|Does it work for
    you, {b1}]?
B > [The option was sold out|It was the card], [fixed since {time}|I wrote to them at {time}].

A [Discount code|The {month} code] [ends on {day2}|starts on {day2}], {pct} % on [{product}|everything with
    {product2}]. [Support, please know: {pct} % and not more|So nobody is surprised on {day2}]. !pin
"""

DESK = """
A [Alder is slow|Alder hangs] [since {time}|for me], [anybody else|only on the deals page].
B > [Restarted at {time}|Looking]. [Better, {b1}|Should be fine from {time}]?
A > [Yes, much|Back to normal], thanks {b1}.

A [Maintenance|Planned downtime] on {day2} [from {time}|after {time}], [about {minutes} minutes|not longer than
    {minutes} minutes]. [Save your work before {time}|Mail keeps working, {b1} watches it]. !pin
A [New laptop for {b1}|{b1}'s laptop] [is ready|came today], [pick it up at the desk|I'll bring it over at {time}].
B > [Wonderful|Finally], [coming at {time}|on my way].

A [Phishing mail|Careful with a mail] [about an open invoice of {amount}|from “{account}”] [going round|this
    morning]. [Do not click, {b1} nearly did|Forward it to me before {time} and delete it]. +warning
C > [Got it too|I had three], [deleted|sent to you, {a1}].

A Scanner in [hall two|the warehouse office] [does not find the network|needs a new battery], @{b} [can you
    look|ticket is open since {day}].
B > [After {time}|Today, {a1}], [I bring a spare one|ask {c1} for the spare until then].
"""

PEOPLE = """
A [Interviews|Two interviews] for the [support|warehouse] role on {day2}, [{time}|from {time}]. @{b} [can you
    join|you have {minutes} minutes]?
B > [Yes|I am in], [room three|send me the papers].

A [Holiday requests|Please enter your days off] for {month} [until {day2}|by {day2}]. [First come, first
    served|{qty} are in already].
A [Welcome day|New colleagues start] on {day2}: [lunch at {time}|coffee at {time}], [all are invited|come and say
    hello]. +wave +coffee
"""

PROJECT = """
A [Kick-off|Where we stand] on the {project}: [{account} is the pilot|pilot with {account}], [{qty} × {product}
    first|go-live planned for {day2}]. [Owners: {b1} logistics, {c1} price list|{b1} does logistics, {c1} the price
    list]. !pin
B > [Logistics plan by {day2}|Truck to {city} is booked].
C > [Price list needs {product2}|I miss a price for {product2}], [{price} is my guess|who decides].

A [The date moved|New date]: {project} [goes live on {day2}|now starts {day2}], [{account} asked for it|because of
    the {product} delay]. +thumbsup
B > [Was it not a week earlier|So the old plan is void]? [I tell {account}|Updating the {month} sheet].
A > [Yes, forget the first date|Right, this one replaces it]. [Agreed with {first} on {day}|{first} confirmed by
    phone].

A [Decision from today|We decided]: [{product2} instead of {product}|no {product} in phase one], [{b1} orders
    {qty}|{b1} takes over the order]. [Shout if that breaks something for {account}|Objections until {time}].
C > [Fine for me|No objection]; [{account} will not notice|but {first} at {account} should hear it from us].

A [Open points for {project}|To do]: [1. sample to {city}, 2. price of {product}|samples, freight quote, contract].
    [@{b} takes the first|@{b} and {c1}, can you split them]?
B > [First one done on {day}|I take freight], [rest by {day2}|the contract is with legal].
"""

TAIL = """
A > [Just so it is written down|For the record]: {account}, {qty} × {product}, {day2}.

B > [Noted|Written down], {a1}. I look at it again on {day2}.

C > [Late to this|Only seeing this now], [but I can help with {product2}|but {account} rang me too at {time}].

B > [Does anybody mind if I tell {first}|May I tell {first}]? [They ask every {weekday}|{account} asked at {time}].
A > [Please do|Go ahead], {b1}, [{phone} is the direct line|best before {time}].

C > [Same here with|I had that with] {product2} in {month}, [took {weeks} weeks to sort out|{minutes} minutes on the
    phone fixed it].
A > [Good point|Fair point], {c1}. [Then {qty2} it is|Let's plan {qty2} and see].

B > [Small correction|To be exact]: {qty2}, not {qty}. [The rest comes on {day2}|{first} confirmed {qty2}].
A > [Sorry, yes|True], {qty2}. [Changed at {time}|I fixed it in the notes of {account}].

C > [I can take {city}|{city} is on my way] on {day2}, [if that helps|so leave that one to me].
A > [That helps a lot|Very kind], {c1}. [I owe you {qty} coffees|Lunch in {city} is on me].

B > [Any update|How did it go]? [{day2} is close|{account} asked again at {time}].
A > [Done since {time}|Finished on {day}], [{amount} in the end|{first} is fine with {price}].

B > [Closing this then|Good, I tick it off]. [{case} stays open until {day2}|{product2} goes into a thread of its
    own].

C > [For {month} I would do it differently|Lesson for {month}]: [ask {first} before {day2}|{product} first,
    {product2} after].

B > [Put it on the {weekday} list|Let's talk {weekday}], [{minutes} minutes should do|{time} suits me].
A > [{weekday}, {time}|{time} on {weekday}]. [I send the invitation|Room next to {b1}].

C > [Who tells the warehouse|Does the warehouse know]? [{qty} cartons of {product} need space|They count {product2}
    on {day2}].
A > [I told them at {time}|They know since {day}]. [Space for {qty2} is there|Gate one, {qty2} places].
"""
