"""Cases, returns and complaints."""

CASES = """
A {account} [reports|writes that] {qty} {product} [arrived damaged|came with the wrong label]. Case {case}. [Who
    takes {account}|Anybody free before {time}]?
B > [Mine|I'll take {case}]. [Do we have photos|Did they send pictures], {a1}?
A > [Three, in {case}|{first} sends them by {time}].
B > [Carton was crushed, that is transport|Label is from the {month} batch]. [Replacement leaves on {day2}|Credit
    note for {amount} requested].

A [Second call today|The third this week] about {product}: [{fault}|customers say it is {fault}]. [Is there a known
    cause since {month}|Do we have an answer for {first}]?
B > [Known for the batch before {month}|Product looked into it]: [exchange it|send the spare part first], [no need
    to ask back|no approval needed below {amount}].
C > [I'll write a short text for all of us|A canned answer is coming], [ready by {day2}|give me until {time}].

A {contact} from {account} [asks {question}|wants to know {question}], for {product}. [I could not find {product} in
    the manual|The data sheet of {product} is silent].
B > [Page four of the installer's guide|It depends on the batch]; [short answer: yes|I would say yes up to {qty}
    units].
A > [Told {first}, closed {case}|{first} is happy, thanks {b1}].

A [Escalation|This one is hot]: {account}, case {case}, [open since {day}|waiting for us since {day}]. @{b} [they
    threaten to cancel {deal}|{first} wants a call before {time}]. +eyes
B > [Calling {first} now|On it]. [What did we promise {first} so far|Who spoke to {account} last]?
A > [{c1} promised a swap by {day2}|Nothing in writing]. [Stock shows {qty}|We have {qty} {product} in the returns
    corner].
B > [Calmed down|{first} accepts a swap on {day2}], [I wrote it into {case}|please keep {case} open until then].

A [Returns this week|Return figures]: {qty} pieces, [{product} leads the list|half of them {product}]. [Main reason:
    wrong size ordered, says {account}|Mostly ordered twice, {city} again]. !file

A Policy question: {account} [sends back {qty} × {product} after {weeks} weeks|wants a refund of {amount} after
    {weeks} weeks]. [Do we still take {product} back|Goodwill for {first} or not]?
B > [Unopened yes, opened no|Thirty days is the rule], [for {first} I'd make an exception|credit, not cash]. [Note
    it in {case}|And write down why in {case}].

A [Phones are quiet|Slow morning], [I can take two more cases until {time}|send me something from {city}].
B [{case} would be one|Take {case}], [{account}, needs patience|it is only the address in {city}].

A Carrier says the parcel for {account} [sits in {city} since {day}|was refused at the dock]. [Tracking in {case}|I
    opened {case}].
C > [The dock there closes at {time}|They moved to a new hall], [redelivery on {day2}|I gave the driver {first}'s
    number: {phone}].

A [Please all|Everybody]: [when you close a case like {case}, fill in the resolution|no closing without a resolution
    text, {b1} checks]. [{case} had none|I found {qty} empty ones]. !pin
"""
