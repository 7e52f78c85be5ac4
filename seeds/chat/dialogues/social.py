"""Lunch, weather, and being a company."""

SOCIAL = """
A [Cake in the kitchen|There is cake], [{b1}'s birthday|because {b1} turns a number today]. +cake +tada
B > [Thank you|You are too kind], [still some left at {time}|first come, first served].

A [Lunch|Anybody for lunch] at {time}? [The taco truck is back until {day2}|Thinking of the place by the station,
    {minutes} minutes]. +taco
B > [In at {time}|Count me in, {a1}]. [{c1} too|I bring {c1}].
C > [Five minutes later for me|If we are back by {minutes} past].

A [Train from {city} is late|Stuck behind an accident near {city}], [in at {time}|{minutes} minutes late].
A [Lost|Found]: [a grey scarf|one set of keys|a blue lunch box] in [the meeting room|hall two|the kitchen]. [Ask me
    until {time}|It is at the front desk since {day}].
C > [That might be mine|Mine, thank you], [I come by at {time}|been looking since {day}].

A [Snow|Rain] [in {city} all day|again], [take care on the way home|the yard is slippery].
A [Who has|Does anyone have] [the big projector|the parking card|the key of the archive]? [Need it at {time}|Back by
    {time}, promised].
B > [On my desk|I had it yesterday, now {c1}], [take it|just return it].

A [Proud of this team|Look at this]: {account} [wrote us a thank-you card|gave us five stars], [mentions {b1} by
    name|because of {b1}]. +heart +clap
A [Bike ride|Running group] on {weekday}, {time}, [from the yard|easy pace]. [{qty} minutes|Beginners welcome].
    +bike
B > [If it stays dry|Yes], [my knee says maybe|finally].

A [Parking lot|The yard] is [closed|repaved] on {day2}. [Use the street|Take the bus], [sorry|back to normal the day
    after].
A [Fire drill|Safety walk] on {day2} at {time}. [Meet {b1} at the flagpole|{minutes} minutes, no coats].
A [Coffee machine|The machine on the second floor] [is fixed|works again]. [Thank {b1}|Applause for {b1}]. +coffee
    +raised_hands
A [Photo|Pictures] from the [{city} show|summer party|{account} visit] [is here|are in]. [{b1}, that hat|Great
    booth, {b1}]. !file +joy
"""

NEWS = """
A [This month|A word on the month]: [we closed {amount} with {account}|{account} renewed for {amount}], [support
    answered {pct} % faster|the warehouse shipped {qty} pallets more]. Thank you, [{b1}|{c1}|{b1} and {c1}|all of
    you in {city}]. +clap +heart
A [New price list|The price list] [takes effect on {day2}|changes on {day2}]. [{product} moves to {price}|Biggest
    change: {product}, {price}]. [Quotes sent before {day2} keep their price|Old quotes on {product} stay valid for
    {weeks} weeks]. !pin +eyes
A [Welcome|Please welcome] [our new partner in {city}|{account} as a partner]: [first order {qty} × {product}|they
    will carry {product} and {product2}]. +wave +tada
A [Office closed|We are closed] on {day2}. [Support has a rota, {b1} begins|{b1} is on call]. [The warehouse ships
    until {time} the day before|Last pickup {time} the day before].
A [From the leadership round|Decisions of this week]: [{project} gets a second pilot in {city}|we invest {amount} in
    {city}], [{b1} leads it|ask {b1} for details]. +rocket
"""
