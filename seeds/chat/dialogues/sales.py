"""Deals, quotes and customers."""

DEALS = """
A [Just off the phone with|Quick update from|Had a good call with] {contact} at {account}: [they want|they are
    looking at|the plan is] {qty} × {product} [before|by] {day2}.
B > [Nice one|Good work], {a1}. [Is|Does] the price [settled|already agreed] or [are they|is {first}] still
    comparing?
A > [{first} compares us with two others|They have another quote on the table], but delivery [matters more than
    price|is what they care about]. I quoted {price} apiece.
B > [Then let's hold {price}|I would not go below {price}] and offer [free freight to {city}|to split the delivery]
    instead.

A Does anybody know whether {account} [still needs|has signed for] a [certificate of origin|supplier form] before we
    ship to {city}?
B > [Last time they did|I remember they asked for it in {month}], {first} there [handles it|wants it by mail].
A > [Found it in the notes, thanks {b1}|That saves me a call, {b1}]. I'll attach it to the {deal} deal.

A {account} [asked for|wants] {pct} % off on {qty} × {product}. That would bring the deal to roughly {amount}. @{b}
    [your call|can you decide by {day2}]?
B > [At that volume I can live with {pct2} %|My limit is {pct2} % there], not more. [Offer it with a thirty-day
    answer|Tell {first} it is valid until {day2}].
A > [Will do|Offer goes out today], and I'll note {pct2} % on the deal.
B > One more thing: [{product} goes up in {month}|list prices move in {month}], so [say so in the mail to
    {first}|mention it to {account}].

A [Heads-up|Careful]: {first} at {account} [moved the decision on {deal}|pushed {deal}] to {day2}, [their budget
    round is late|the board meets later than planned].
B [Thanks for the warning, {a1}|Good to know, {a1}]; I take {account} out of this month's forecast [then|until
    {first} confirms].

A We won {account}! {deal}, about {amount}. [Thanks to {b1} for the sample round in {city}|{b1} saved this one with
    the drawings]. +tada +raised_hands +rocket
B > [Great way to start the {weekday}|That makes my {weekday}]. [{first} was the toughest buyer this quarter|I did
    not think {first} would come round].
C > [Stock for {account} is reserved|I set {qty} × {product} aside for {account}], [order can go out on {day2}|first
    pallet leaves on {day2}].

A We lost the {deal} deal at {account}. {first} said [the {weeks}-week lead time was the reason|they stay with their
    old supplier for now].
B > [Sorry, {a1}|Pity, {a1}]. [Set a task for {month}|Ring {first} again in {month}], their contract [runs only a
    year|has a break clause].

A Who [covers|looks after] {city} while [{b1} is on the road|{b1} is travelling] next week? {account} [needs a
    visit|wants somebody on site on {day2}].
C > I can [be there|drive over] on {day2}, [{minutes} minutes from my other appointment|I have a meeting in {city}
    anyway].
A > [Perfect, {c1}|You're a star, {c1}]. {contact}, {phone}. [Ask for the loading dock before {time}|Parking is
    behind the building in {city}].

A [Reminder|Before I forget]: [quotes above {amount} need|anything over {amount} needs] a second pair of eyes. [I
    saw two this week that did not|{account} was one that slipped through]. !pin
B [Agreed, {a1}|Right, {a1}]. Send me the [quote number|draft] and I answer [within {minutes} minutes|the same day],
    [{weekday} included|promised].

A Can [someone|anybody] share the [latest|current] price of {product}? The sheet says {price}, {first} at {account}
    [claims|insists on] something else.
B > {price} is right, [since the {month} list|I checked it against the price book]. [{first} has the old
    one|{account} looks at last year's list].

A [Meeting notes|Notes] from {account} in {city}: {qty} × {product} [now|first], [{qty2} more once the second site
    opens|another {qty2} in {month}]. Decision maker is {contact}. !file
B > [Who signs|Who else is in the room]? [In {month} it was the owner|I thought {account}'s purchasing did that].
A > {first} signs [up to {amount}|on her own budget line], [above that it goes to the owner|the rest needs a second
    signature].

A [Pipeline check|Before the {weekday} call]: {deal} [stands at|is at] {amount}, close date [is realistic|may slip
    to {day2}]. [Anything I should know|Anyone with news on {account}]?
B {first} [answered me this morning|wrote back], [they sign after the holiday|the paperwork sits with legal]. [Keep
    {deal} in|I would leave {account} where it is].
C [From the warehouse side|On stock]: {qty} × {product} [is fine|are on the shelf], {qty2} would mean [a wait of
    {weeks} weeks|the next container].

A [{account} is asking|Question from {account}]: can {product} go [with|together with] {product2} on one pallet to
    {city}?
B > Yes, [up to {qty} pieces|as long as {product2} is on top]. [Weight is the limit for {city}, not volume|The
    carrier takes {minutes}0 kg].

A @{b} [could you send|please send] {contact} the [data sheet|drawing] of {product}? [I promised it for {day2}|They
    need it before {day2}], and I am [in the car until {time}|on site at {account} all day].
B > [Sent at {time}|Done, {a1}]. I put you in copy, {a1}, [and added the {product2} one|with the price list].

A [Small win|Good news]: {account} [paid the open invoice|settled {amount} today], so [the credit stop is off|I can
    quote them again]. +money +clap

A [Strange one|Odd]: two records for {account} in Alder, [one with the {city} address|one without a phone number].
    [Which is right|Can I merge them], @{b}?
B > [Keep the one with the open deal|The one owned by you], [the other came from the trade show list|I will merge
    them tonight].

A {contact} [left|has left] {account}. [Successor unknown so far|The mailbox bounces since {day}]. [If you have a
    name there|Anybody knows their office], [please update the contact|drop me a line].
C > [Try the front desk|Their warehouse lead knows me], I was there in {month}. [Will ask who buys {product}
    now|I'll find out by {day2}].

A [Correction|I was wrong earlier]: the delivery for {account} is [{day2}|on {day2}], not [the week after|the date
    in my mail]. {qty} × {product}, [same truck|one truck].
B > [Good that you say so|Glad I asked then]; I [change the order now|tell {first}].

A [Anyone else|Is it only me, or] [losing deals on {product}|hearing that {product} is too dear]? [Third time this
    month|{account} said it too].
B [Two of mine as well|Yes, in {city} too]. [{pct} % is the gap they name|They get it {pct} % cheaper, says
    {first}].
C > [Margin on {product} is thin|There is no room at {price}], but [with {product2} in the bundle we could|I can
    look at a bundle with {product2}]. [Numbers by {day2}|Let me calculate].
"""

WINS = """
A :trophy: {account} signed {deal} – {amount}. [Closed by {b1}|{b1} did the heavy lifting], [after {weeks}
    weeks|four calls and one site visit]. +tada +trophy +clap +rocket
B > [Thank you all|Team effort]: {c1} [got the samples to {city} overnight|found the stock].

A [Another one in the books|And one more]: {qty} × {product} for {account}, [first order ever|they came back after
    two years]. {amount} in total. +tada +raised_hands
C > [That is {city} covered|Finally somebody in {city}]! [How did you win {first} over|What tipped it], {a1}?
A > [Patience, and the {product2} sample|Delivery before {day2}, nobody else could].

A {deal} went from [qualification to signature|proposal to signed] in [{weeks} weeks|less than {weeks} weeks].
    {account}, {amount}. +fire +clap
"""
