"""E-mails that somebody passes on: with a greeting, a signature, and what they answer to."""

MACROS = {
    "l_dear": "Hi {a1},|Hello {a1},|Dear {a1},|{a1},|Good morning {a1},|Good afternoon {a1},",
    "l_bye": (
        "Best,|Regards,|Kind regards,|Best regards,|Thanks,|Many thanks,|Sincerely,|All the best,|With best wishes,"
    ),
    "l_sign": (
        "{contact}[ // > {account}| // > {account}, [Purchasing|Facilities|Front office|Accounts "
        "payable|Projects|Operations]][ // > [Sent from my phone|Please think before you print this|This "
        "message is meant for its recipient only|Out of the office on Fridays|We move: new address from next "
        "month|Typed on a train, excuse the typos]|||]"
    ),
    "l_thank": (
        "[thank you|thanks|many thanks] for [your mail|the call|your patience|coming by|the papers|the quick "
        "answer][ this week| yesterday| on {dow}|], [it|that] [helped us|was useful|came at the right "
        "time|made things clearer|answered most of our questions]"
    ),
    "l_inside": (
        "[I|we] [have gone|went] through [it|everything] with [the team|my boss|our finance people|the "
        "people who will use it|the site manager] [on {dow}|this morning|last night|over two coffees][, line "
        "by line|, and nobody objected|, with some grumbling|, which took longer than planned|]"
    ),
    "l_need": (
        "we are [about to|going to|planning to] [open a second site|replace what we have|refit two "
        "floors|move to a larger place] [this year|in the fall|as soon as the lease is signed|before our "
        "busy season], and [I was asked to find|I am collecting offers from|we would like to talk to|my "
        "director wants] [two or three suppliers|somebody who stays in touch afterwards|people who know the "
        "trade|a firm that delivers on time]"
    ),
    "l_need_they": (
        "[they|{account}] [want to|plan to|have to] [replace old stock|open another site|refit the ground "
        "floor|be ready for an inspection], [since|because|now that] [the old one fails|the building is "
        "theirs|a new director started|customers complained|last year's try went wrong]"
    ),
    "l_inside_they": (
        "[{first}|they] [went|had gone] through [our papers|the offer|everything] [line by line|with the "
        "boss|before we came|with a red pen][ and found one mistake| and had nine questions| and was "
        "content|], [the mood was|it stayed|it was] [friendly|businesslike|better than last time|a little "
        "tense at first]"
    ),
    "l_wish": (
        "[could you|would you|can you] [please |][send us|send me|let us have|let me have|give me|get us] [a "
        "revised date|the data sheets|two references|a contact for deliveries|the terms in writing|a drawing "
        "with measures] [by {dow}|before the weekend|when you can|this week]?[ No hurry.| Thanks in "
        "advance.| Sorry to push.||]"
    ),
    "l_plan": (
        "[on our side|at our end|for our part], [the budget|the floor plan|the room|the old equipment|the "
        "approval] [is|will be] [ready|settled|cleared|sorted] [in time|in two weeks|before the end of the "
        "month|sooner than you think], [so nothing speaks against it|which was my main worry|and I'd rather "
        "not wait longer|provided nobody falls ill]"
    ),
    "l_mine": (
        "[when we spoke|when I was at your place|at the end of our call] [last week|on {dow}|the other day], "
        "I promised [you an answer|to send the papers|a short summary|to ask about the dates][ – attached| – "
        "here it is|, see below|]. [Is there anything else you need from us?|Would a call help?|No pressure "
        "at all.|I'm in the office all week.|Just answer with yes or no.]"
    ),
    "l_quote": "> > $l_mine // > > [Best|Regards|Thanks|Cheers], {a1}",
    "l_trouble": (
        "[I hope you can help us|I'm writing because of the above|the subject says it all|this may not be "
        "new to you|sorry to trouble you|I was told to write to you|a quick one, I hope]: [I asked a "
        "colleague first|we looked in the manual and on your page|the shop where we bought it sent us to "
        "you|I tried to call on {dow}|somebody here swears it's simple], [and nobody was sure|but found "
        "nothing that fits|and was told to write|but gave up after ten minutes|so now it's on your desk]"
    ),
    "l_tried": (
        "[What we need is|It would help to have|I'd be glad of] [a short answer|a call back|a date|somebody "
        "to talk to] [by {dow}|before the weekend|today, if possible|this week], [because|since|as] [we have "
        "visitors then|my boss asks every day|the next order depends on it|I'm away after that|two teams are "
        "waiting]"
    ),
}

SCENES = {
    "deal-opened": """
A [From the inbox|A nice mail|Came by itself|From {first}], [new deal|now a deal|worth a deal]: // > $l_dear // > //
    > [a colleague|a partner of ours|your catalog|our landlord] [mentioned|recommended|pointed us to] you[ at a
    fair| last year| as reliable|]. $l_need. $l_plan. $l_wish // > // > $l_bye $l_sign // $deal_at, [my first guess
    is|I've put|entered with] {amount}[, close date {close}|; {close} if it goes well|]. [I'll call {first}
    $later|I've sent a first answer|I'd like to visit them|I'd call, not write], [and ask who decides|then we know
    more|before anybody else does|and take samples along].
B > [what a nice start|good one|lucky], [take samples|ask about the building first|I know somebody there, call me].
A > [will do|yes, please|coming over], [thanks|in five minutes|and I'll note it].

A **Call notes, {account}** // - with: {contact} // - about: {deal} // - [size|amount]: {amount}[, first guess|, to
    be confirmed|] // - [decision|close]: {close}[, they say|, if the board meets|] /// $l_need_they. [Asked
    about|Was curious about|Came back twice to] [warranty and spare parts|who installs it|delivery in two
    steps|references nearby|how loud it is], [less about the price|hardly about money|and then about the price].
    [Competition|Others in the race]: [one local shop|a large catalog house|nobody yet, I think|the supplier they
    have now]. [I promised|They get|To do]: [a sample by {dow}|two references|a drawing|a visit next week], [by
    me|@{b}, can you help with that|I'll see to it].
C > [good notes|thanks, very clear|well asked], [the reference in {city} would fit|I can do the drawing|don't forget
    who signs].
""",
    "deal-moved": """
A **{account}, {deal}** – [notes from the visit|what came out of the call|after today's meeting] // - [who|there]:
    {contact}[ and somebody from finance| and the site manager| alone|] // - [stage|now]: {stage}, [was|before]
    {former} // - [amount|on the table]: {amount} // - [date|close]: {close} /// $l_inside_they. [They liked|Good
    points for us|In our favor]: [the drawings|that we answer fast|the warranty|our people on the phone]. [They
    worry about|Still open|Against us]: [the stairs|delivery before noon|one old complaint|who pays for the lift|a
    cousin in the trade]. [I'll send|They get|Next is] [the revised list|a sample of the other finish|the legal
    text|two dates for a visit] [by {dow}|$later|as soon as I'm back].
B > [great notes|that's how I like it|thanks], [the open point is mine|I'd answer the worry first|I can bring the
    sample].

A [Forwarding this from {account}|From {first} this morning|Just in from {account}|FYI, {first}'s answer],
    [on|about] {deal}: // > $l_dear // > // > $l_thank. $l_inside. $l_plan. $l_wish // > // > $l_bye $l_sign // > //
    > [On {dow}, {a1} wrote|{a1} wrote last week|Earlier, {a1} wrote]: // $l_quote // [I've moved|Moved|So I moved]
    it [from {former} |]to {stage}, {amount}[ as before|]. [The rest of the list|What they ask for|The papers] [goes
    out|will be with them] $later.
B > [good mail|that reads well|nice tone], [I'd answer today|call {first} before you write|keep it that short|send
    the references first].
A > [will do|agreed|calling now], [and copy you|then write|notes follow].
""",
    "deal-slipped": """
A [Not what I hoped for, from {first}|{first} wrote, see below|Mail from {account}|The date moves, in their words]:
    // > $l_dear // > // > $l_thank. [Unfortunately|I'm sorry to say|Sadly] [our|the] [board|finance team|new
    director|landlord] [wants to|has decided to|will] [look at all spending first|wait for the half-year figures|go
    through it once more|settle the building first], [so we can't keep|so please don't count on] {old}[
    any longer|]. $l_plan. // > // > $l_bye $l_sign // > // > {a1} wrote: // $l_quote // $deal_at is now [at|on]
    {close}, {amount}. [I'd leave them alone for a week|I'll call, not write|I asked for a firm date|They still want
    it, I'm sure of that].
B > [understandable|annoying, but polite|happens], [ask who decides now|get the new date in writing|is the old price
    still good then]?
A > [I asked exactly that|yes, for thirty days|working on it], [I'll tell you on {dow}|answer comes this week|more
    when I have it].
""",
    "case-opened": """
A $case, {priority}, [needs somebody who writes well|is delicate|I'd like a second opinion on this one]:
    “{subject}”. [So far|The thread|Mails below]: // > [Dear|Hello] {first}, // > [thank you for your mail|thank you
    for telling us|good that you ask|sorry for the delay], [so that we can help|to be sure|before I answer|so that I
    look in the right place] [I need|please send me|could I have|I'd like to have] [the order number|a photo of the
    label|the date of the invoice|the name of whoever uses it]. // > [Best|Kind regards|Regards], {a1} // {first},
    [later|same day|this morning]: // > $l_trouble. $l_tried. // > {contact}, {account} // [I'd offer|What about|I'm
    leaning toward] [a call before noon|a straight answer and an apology|a small discount on the next order|a
    visit]. $who_takes?
B > [call first, write after|don't argue, answer|get the number, then decide], [I can do it|they're usually fair|and
    note it in the case].
A > [agreed|fair|okay], [calling now|I'll note what comes out|and I'll copy you].

A [This came in|Mail in the inbox|New mail|Landed with me] [from {account}|from {first}], [now|logged as|filed as]
    $case, {priority}: // > Subject: {subject} // > // > [Hello|Dear support team|Good day|Hi there|To whom it may
    concern], // > // > $l_trouble. $l_tried. // > // > $l_bye $l_sign // [First answer is out|No answer yet|Called
    back, voicemail|Not answered yet]. $who_takes?
B > [I'll take it|mine|let me have it], [asking product first|I know where that stands|I'll call {first} right
    away].
""",
    "case-closed": """
A $case [is closed|can be closed|is done], and {first} [was kind enough to write|sent this|closed with this|answered
    once more]: // > [Hi|Hello|Dear] {a1}, // > // > [thanks|thank you] for [staying on it|not giving up|the
    patience|calling back twice]. [That settles it|That was what we needed|All clear on our side|Now we know], [and
    my colleagues are relieved|it took two minutes in the end|we should have asked sooner|I learned something, too],
    [so if anybody asks, I'll say you answer the phone|and you may quote me|greetings to the others|and next time
    I'll read the manual first|which is more than I expected]. // > // > $l_bye $l_sign // > // > [Original
    message|{a1} wrote]: // > > [please find the answer below|I have asked product, and here is what they say|as
    promised on the phone], [in short words|with the page from the manual|with apologies for the wait], [and call
    me|so just write back|and I keep the case open] [if anything is unclear|until you tell me it's settled|any time
    before five]. // [For the file|Lesson]: “{subject}” [took two calls and a mail|was easier than it sounded|was
    really about something else at first|had a simple answer], [and should be on the help page|and cost us nothing
    but time|and next time we ask sooner|and it won't be the last of its kind].
B > [lovely|well done|that's a keeper], [can we use it as a reference|let marketing see it|saving that for a bad
    day].
""",
    "deal-lost": """
A [For the record|Post-mortem|What we can learn|Looking back] on {account}, {deal}, {amount}[, lost at {former}|]:
    // - [why, in their words|reason given|officially]: {reason} // - [what went well|good]: [they liked the
    samples|quick answers on our side|the visit|honest talks] // - [what didn't|not so good]: [we talked to the
    wrong person for weeks|our first quote was late|nobody asked about the budget|the drawings had a mistake] // -
    [next time|to change]: [ask who signs in the first call|bring support along early|send fewer pages|put the price
    on the table sooner] /// [I told|I've written] {first} [that we'd like to stay in touch|that the door is
    open|we'd be glad to be asked again], [and got a friendly answer|no reply yet|which was well received]. [I'll
    try again|We'll ask again|I'll call] [in six months|after the summer|when their contract ends|next spring],
    [nothing to do until then|please don't call them before|and copy the notes to Alder].
B > [thanks for writing that up|good write-up|useful], [the third point is the important one|we had the same one in
    spring|no shame in that].
""",
    "deal-won": """
A **{account}: signed.** /// [How it went|The short story|For those who like stories]: {contact} [found us at a
    show|called out of the blue|was passed on by support|had our old brochure], [and wanted|asked for|and hoped for]
    [three offers|a quick answer|something solid|a partner, not a catalog]. After [a visit and two samples|some late
    mails|a long silence|one round of drawings] [they said yes|it was clear|the pen came out]: {deal}, {amount}. //
    - [thanks to|helped]: [@{b}, for the numbers|@{b}, who found the mistake|@{b}, for patience on the phone] // -
    [next|to do]: [kick-off call|order confirmation|delivery dates|hand-over to support] // - [mind|note]: [they
    want one invoice|deliveries only before noon|the dock is at the back|they count every box] /// [Numbers are in
    Alder|Papers are with the deal|The signed copy is in the file], [so no questions to me before lunch|please check
    the address|the rest when I'm back at my desk]. +tada
B > [congratulations|what a story|very nice], [first one of that size there|they'll be back|well earned],
    [drinks|coffee] on {dow}?
""",
    "supply-late": """
A [Forwarded from|This is what we got from|Word for word from] {supplier}: // > [Dear customer|Dear Sir or
    Madam|Dear partner|Hello], // > // > [we regret to inform you|we have to tell you|unfortunately we must let you
    know] that [your order|the delivery] of {units} {article}, [confirmed|planned|promised] for {due}, [will reach
    you|can be delivered|will leave in time to arrive] on {arrival}. [The reason|What held us up|Behind it, to be
    open]: {reason}. [We apologize for the trouble|We know what this means for you|We thank you for your patience]
    and [have put you first in line|will ship in part if you wish|bear the extra freight]. // > // > [Kind
    regards|Sincerely|Respectfully], // > [Export department|Customer service|The planning office], {supplier} //
    [I'd|I would] [accept|take] [the date|it] and [warn the shop|tell sales|hold the orders back|ask for half of it
    by air]. [Objections until {time}|Anybody against it|Tell me if that hurts you], @{b}?
B > [fine with me|agreed|no objection], [the shelf holds until then|we can bridge it|I'll block the rest for the big
    orders].
""",
    "order-refunded": """
A [Mail from|From] {buyer} [about|on] {order}, [refunded|paid back] [today|just now|this morning]: // >
    [Hello|Hi|Dear shop|Good evening], // > // > [I am writing about|this is about|a short note on] {item}. [It
    arrived in time, but|The parcel was fine, but|To be fair, it looks good, but] [it is not what we need|the size
    is wrong for us|my husband had bought the same|one piece was damaged], [so I sent it back|and I would like my
    money back|so please tell me what to do][; the tag is still on|; I kept the box|; the form on your page did not
    work|, and I say that as an old customer|]. // > // > [Thank you|Regards|Best wishes], {buyer} // > {town} //
    [Goods are checked|It's back on the shelf|Looked at it with the hall], [nothing else open|please book
    it|customer knows|no letter needed].
B > [thanks|booked|good], [nice mail, too|we should fix that form|third one with that story].
""",
}
