"""Customers between two events: questions and advice that claim nothing about a record."""

MACROS = {
    "cust_ask": (
        "[a good contact|the right person|somebody|a name] for [billing|deliveries|technical questions|the "
        "loading dock|marketing|sustainability forms]|whether they [take|want|accept] [pallets|partial "
        "deliveries|e-mail invoices|Saturday drops]|who [signs|decides|picks up the phone|checks the "
        "invoices] [there|on their side|over there] [these days|now|nowadays|]|if they [close|shut down|are "
        "open] [over the holidays|in summer|on Fridays]|what [time zone|gate|entrance|supplier "
        "number|language] [they|we should] use"
    ),
    "cust_tip": (
        "[try|call|ask for|write to|go through] {contact}[ first|, always helpful|, best before noon|, but "
        "be brief|, says hi by the way]|[they|that team] [love|prefer|only read|ignore] [short mails|phone "
        "calls|numbers|PDFs|lists][, so $encourage|]|[check|look at|read] the [notes|activities|last mails] "
        "in Alder[, {first} wrote half a novel there| first|, it's all in there]|[I|we] "
        "[usually|always|mostly] [go|went] through {contact}[, $tail|]"
    ),
    "small_win": (
        "[said|wrote|told me] [our|the] [manual|packing|invoice|support|video|catalog] is [the best|very "
        "clear|a joy|better than most|finally readable]|[sent|brought|dropped off] [cookies|a postcard|a "
        "cake|flowers|a thank-you note][ for the team| for support| for {b1}|]|asked [how we all are|whether "
        "{b1} is well|for a tour of the warehouse|if we're hiring][, really|, just like that|]"
    ),
    "cust_ask_mail": (
        "could you tell me [when somebody can visit us|where I find the manual|who I should call|whether "
        "there's a newer brochure|how to order spare parts]? [No hurry|It's not urgent|Whenever it suits "
        "you|Sorry for the trouble|My boss asks][, really|, as always|].|would [a call|a visit|a video call] "
        "[next week|on {dow}|at {time}] [suit you|be possible|work][, or is that too soon|, or later|]?"
    ),
}

SCENES = {
    "CUSTOMERS": """
A $know $cust_ask at {account}?[ $patience.|]
B > [$cust_tip|$think it's {contact}][, $tail|].
A > $thanks[, {b1}|][ – $promise|, $post|].

A [who here knows|is anybody here close to|anybody in touch with|who is on good terms with|who has been to|anyone
    know] {account}? [I'd like to|I want to|I'm about to|Trying to] [find out|learn|ask] $cust_ask[, $patience|].
C > [me, [a bit|kind of|since years]|I [used to be|was] [until|before] {month}|{b1} [was|is], I believe]. $cust_tip.
A > $ack[, {c1}|][, $promise|].

A {contact} [from|at|over at] {account} $small_win[, $mood|]. +heart
B [$praise|$ack|that's {first} for you|I like {first}][, [deserved|that's for all of us|pass on my regards|we should
    frame that|makes up for Monday]|].

A [just|finally] [off the phone with|back from a visit to|had coffee with|met] {contact} [of|from|at] {account}. [No
    news|Nothing urgent|All friendly|Small talk mostly|Good mood there], [but|though|and] [{article} came up|they
    asked about {article}|the name {article} fell twice|somebody there loves {article}][, $tail|].
B > [$ack|$praise], [send|forward|show] them [the new sheet|pictures|the video|the short brochure][, $encourage|,
    $patience|].
A > [$promise|did that already, $tail|good idea, [$promise|$mood]].

A [{contact} asks|Question from {account}|{account} wants to know|{first} at {account} keeps asking] {question},
    [it's|that's|this is] about {article}. $ask [answer|help me out|check|explain that to me]?
B > [$think|as I remember it|the sheet says|product told me once] [it depends|it's in the manual|there's a page on
    that|that's the wrong question][, [I'll|let me] [dig it out|find the page|ask product|send the link] $later|].
A > $thanks, {first} [waits|is patient|calls back] [until then|anyway|$later][, $tail|].

A [note to self and others|learned today|for everybody who deals with them|fun fact|careful]: {account}
    [won't|don't|never] [read|open|answer|take] [mails with|anything with|letters without] [more than two lines|an
    attachment|a subject|a purchase order][, $cust_tip|, $mood|].
B [$ack|so true|that explains a lot|I learned that the hard way][, {a1}|, $post|]. $ack_to

A [visiting|going to see|driving to|on my way to] {account} [on|next] {dow}. $ask [tell me|remind me|write down]
    $cust_ask?[ $patience.|]
C > $cust_tip[, and [drive safely|bring samples|wear proper shoes|say hello]|].
B > [and|also|plus], [there's|you'll find|don't miss] [a great bakery|awful parking|a very good lunch place|a long
    queue at the gate] [nearby|around the corner|two blocks away][, $mood|].

A [mail from|this came from|got this from] {contact}: // > [Hello|Hi|Dear] {a1}, // > [quick question|one
    question|sorry to bother you|me again]: $cust_ask_mail // > [Thanks|Best|Cheers|Kind regards], // > {first} //
    [anyone|ideas|what do I say|what would you answer]?[ $patience.|]
B > [I'd say|tell them|just answer|my answer would be]: [yes, [of course|with pleasure|if it helps]|we'll
    [check|look into it|find out] and call back|let's talk about it on {dow}|not yet, but [soon|we're working on
    it|ask again in {month}]][, $tail|].
A > [$ack|$thanks], [sent|that's what I wrote|copied word for word|with a smile][, $post|].

A ¿[Alguien habla|Quién habla|Hay alguien que hable] español [por aquí|hoy|ahora mismo]? {contact} [de|en] {account}
    [prefiere|quiere hablar en] [su idioma|español], $patience.
B > [Yo, claro|Sí, yo|Aquí estoy|Por supuesto], [pásame la llamada|dame el número|le llamo] [ahora|luego|a las
    {time}].
""",
    "SALES": """
A [pipeline call|the Monday round|our team call|forecast meeting] [moves|is moved|shifts] to {time} [on {dow}|this
    week only|for once], [since|because] [half of us are out|the room is taken|{b1} has a dentist|the coffee machine
    is in repair][, $tail|].
B > $ack[, {a1}|][, [dial-in|room|agenda] [as always|stays the same|anyone|please]|, $post|].

A [this is|here's|as asked:|attached:|for the meeting:] [where we stand|the pipeline|our funnel|what's open] by
    stage[, as of this morning|, straight from Alder|, no make-up|]. [$tail|questions [on {dow}|at {time}|$later],
    please|$mood]. !pipeline
B > [$thanks|$ack], [third|first|second|last] [bar|column] [surprises me|is the one to watch|looks healthy|needs
    love][, $encourage|, $post|].
C > [can|could] we [have|get|do] [that|this|it] [every week|per territory|without asking|in the sheet]?[
    $patience.|]

A [please|reminder:|friendly reminder:|once more:] [update|look at|clean up|go through] your [close dates|next
    steps|open tasks|old deals] [before|until|by] [{dow}|the call|{time}][, $tail|, $mood|]. !pin
B > [done|did mine|halfway through|mine are fine|on it], [took|it took|that was] {mins} minutes[, $mood|, $tail|].

A $know [how|where|who] to [get|find|ask for] [the new slides|a sample kit|the competition table|the discount
    form|last year's brochure|a signed NDA]?[ $patience.|]
C > [shared drive|bottom drawer|ask {b1}|marketing has it|in the sheet], [folder|look under|named|next to]
    [sales|kits|the blue one|{month}|old stuff][, $tail|].

A [role play|objection of the day|how do you answer this]: // > ["we have always bought elsewhere"|"your competitor
    answers faster"|"I need to think about it"|"the boss won't like it"|"send me something by mail"]
B > [ask|I ask|always ask]: [what would make it easy|what happens if nothing changes|who else has a say|when it
    hurts most|what they'd miss][, works [often|half of the time|with most]|, then shut up and listen|].
C > [lower your voice|smile, they hear it|agree first|tell a story|count to five] [and|then] [wait|ask for a
    visit|offer a sample|change the subject][, $mood|].

A [anybody|who|somebody] [else |][at|going to|near] {town} [on {dow}|next week|this week]? [happy to|could|I can]
    share [a car|a table|the ride|hotel tips][, $tail|].
B > [me|I am|maybe|count me in], [arriving|leaving|free] [at|around] {time}[, $mood|, $promise|].

A [Monday|today's|fresh] picture of the pipeline[, by stage|, everything open|], [printed it, too|for the call|no
    comment needed][, $tail|, $mood|]. !pipeline
B > [$thanks|$ack], [$post|the first stage is fat|$encourage|can we talk about the last one].
""",
    "LEADS": """
A [who|which of you|somebody] [takes|wants|has room for] [the next|two more|a few|today's] [leads|forms|web
    requests]? [They [wait|sit|pile up] in the [queue|list|inbox]|$patience|I'm [full|on the road|at the dentist]
    [$later|until {dow}]].
B > [me|I do|pass them on|give me some|happy to], after [the call|my coffee|this mail|{time}][, $tail|].

A [half|a good part|too many] of the [web forms|sign-ups|requests] [have|come with|show] [a fake phone number|no
    company|a private address|the wrong country|only emojis] [this week|today|lately][, $mood|]. [$ask look at the
    form|can we make it mandatory|is it spam|known problem|what now], @{b}?
B > [seen|yes|aware of it|I know], [I'll [add a check|talk to IT|filter them|call the first five] $later|$promise].

A [lesson|tip|observation] [of the day|from this morning|after ten calls]: [call|ring|mail] [within the hour|before
    nine|after the webinar|when it rains], [they|people] [pick up|remember us|are in a good mood|talk more][,
    $mood|, $tail|].
B [$ack|so true|will try|stealing that], {a1}[, $post|].

A $know [the difference between|how we tell|who decides between] [hot and warm|a lead and a contact|partner and
    reseller|working and nurturing] [here|in Alder|on the form]?[ $patience.|]
C > [simple|my rule|the way I see it|officially]: [if they called us, hot|budget makes it hot|whoever answers
    twice|ask {b1}, it changes|read the page in the wiki][, $mood|, $tail|].
""",
}
