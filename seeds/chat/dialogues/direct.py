"""Between two people, or a few."""

DIRECT = """
A [Got a minute|Do you have a second]? [It is about {account}|Need your eye on {deal}].
B [Sure|Yes, until {time}]. [What is up|Shoot].
A {first} [wants {pct} % on {product}|asks for delivery by {day2}], [I would say yes|not sure we can].
B [Go up to {pct2} %|Say {day2} is the earliest], [and tell {first} why|in writing please].

A [Did you reach|Any news from] {contact}?
B [Voicemail twice|Yes, at {time}]. [Trying {phone} next|{account} decides on {day2}].
A [Good|OK], [keep me posted|I hold the {qty} {product} until then].

A [Can we move our|Shall we shift the] [{weekday} meeting|one-to-one] to {day2}, {time}? [{account} took my
    slot|Dentist].
B [Works|Fine by me]. [{minutes} minutes are enough|Same room].

A [For your|As promised, for your] file: [numbers of {account}|the {product} list]. !file
B [Perfect|Exactly what I needed], [{amount} is higher than I thought|will go through it before {time}].

A [Thank you for|Many thanks for] [jumping in at {account}|covering {city} on {day}].
B [Any time|You would do the same]. [{first} is nicer than people say|I even sold them {product2}].

A [Honest question|Between us]: [is {deal} worth the effort|would you chase {account} any further]?
B [{amount} is {amount}|One more call], [then let it go|ask {first} for a clear yes or no by {day2}].

A [You have a typo|Small thing] in the quote to {account}: [{qty} instead of {qty2}|{product2} instead of
    {product}].
B [Ouch|Good catch]! [Corrected version went out at {time}|Fixing it now].

A [Reminder|Don't forget]: [{account} visit|the {product} sample] [on {day2}|is due {day2}].
B [In the calendar|Thanks, nearly slipped]. [Taking {product2} along|I leave at {time}].

A [Where do I find|Where is] the [{product} drawing|contract of {account}]?
B [On the deal page, tab files|{c1} has it]. [Version of {month}|The one from {day}].

A [I am out|Off] [on {day2}|from {day2}]. Could you [watch {account}|take {case} for me]?
B [Of course|Gladly]. [Anything burning|What should I know]?
A [{first} may call about {product}|Only the invoice over {amount}], [rest can wait|it is all in the notes].

A [{account} called|{first} rang] for you [at {time}|while you were out]. [About {qty} × {product}|Sounded urgent].
B [Calling back|Thanks, on it]. [Number is still {phone}|I have the number].

A [What did you think of|How was] [the {city} visit|{account}]?
B [Better than the last time|Long]. [They have room for {qty2} more|{contact} finally showed me the hall].
"""

GROUP = """
A [Quick alignment|So that we say the same]: {account} gets [{qty} × {product} on {day2}|{pct} % and not more].
B [Noted|Understood]. [I tell {first}|Will put it into the quote].
C [And {product2}|What about the freight]? [Separate order|On top].
A [Separate|As always], [invoice to {city}|one invoice].

A [Who prepares|Can somebody prepare] the {weekday} [deck|agenda]? [Topic: {project}|{account} will be there].
C [I do|Let me], [draft by {time}|give me the numbers for {product}].
B [Sending you {month}|Mine are in the sheet], [{amount} in total|ask if something is odd].

A [Table for {minutes}|Dinner with {account}]: {day2}, {time}. [Who comes|Are you all in]?
B [I do|Yes]. [{first} eats no fish|Somewhere quiet please].
C [Can't that evening|I join for dessert], [sorry|say hello to {contact}].
"""
