"""Cases, batches and what comes back."""

MACROS = {
    "case": "case {case}|{case}|[number|no.] {case}|{link}|case {link}",
    "case_line": (
        "{account}: {subject}|“{subject}”, {account}|{account}, “{subject}”|“{subject}”, from "
        "{account}|{account} – {subject}"
    ),
    "who_takes": (
        "[who|anybody|any volunteer|somebody] [takes|can take|has time for|wants|feels like] [it|this "
        "one|that]|@{b}, [yours|can you|one for you|would you mind]|[second pair of eyes|ideas|anyone seen "
        "that before|thoughts]"
    ),
    "triage": (
        "[first|step one|I'd start with|start with] [photos|the serial number|the batch|the delivery "
        "note|the manual], [then|and then|after that] [a call|a replacement|ask product|the carrier|we'll "
        "see]|[looks|sounds|smells] like [transport|the batch|a loose screw|a misunderstanding|user error, "
        "politely put|the old label]|[had|saw|remember] [one like that|something similar|the same] [last "
        "month|before|in {month}], [it was|turned out to be|ended as] [the packing|a missing part|a "
        "setting|the carrier]"
    ),
    "sup_done": (
        "[photos|pictures|serial number] [asked for|on the way|requested], [$tail|$promise]|[called|wrote "
        "to|reached] {first}, [calm|friendly|patient|understandable|a bit short], "
        "[$tail|$promise]|[I'm|already] on it[, $promise|, $tail]"
    ),
}

SCENES = {
    "case-opened": """
A [$open: |$so ||][new|another|fresh|just in|one more]: $case, [priority {priority}|{priority}|marked
    {priority}|{priority} priority]. $case_line. $who_takes?
B > [$ack|mine|I'll have it|with pleasure][, $triage|, $promise]. [$ack_to|]
A > [$sup_done|$thanks, $sup_done].

A $case_line. [That's|This is|It's|Logged as|Filed under] $case[, {priority}|, {priority} priority|];
    [$triage|$who_takes?|{first} [expects|hopes for|was promised] [an answer|a call|news] $later].
B > [$triage|$ack, $triage|$think, $triage].

A {contact} [called|wrote|rang|is back|mailed] [about|regarding|with] // > {subject} // [opened|filed|that's|now]
    $case[, priority {priority}|, set to {priority}|][, $tail|, $mood|].
B > [$ack|$pity], [$triage|$sup_done].
C > [if|should] [it|that|this] [is|be|turns out to be] [the packing|transport|a part|the label],
    [$pass|$promise|tell me, $tail].

A $case [for|from|of] {account}[ ({priority})|, {priority}|]: “{subject}”. // [What I know|So far|Facts]: // -
    [{first} is|contact is {first},] [reachable|friendly|in a hurry|at work until five|hard to reach] // - [no
    [photos|pictures] yet|some [photos|pictures] so far|[photos|pictures] to follow] // - [$triage] // $who_takes?
B > [$promise|$sup_done|me, $triage].

A @{b} [do you remember|do you know|would you have time for|can you take|do you have a minute for] {account}?
    [They|{first}] [wrote|called] [again|today|once more], $case, “{subject}”[, $patience|, $mood|].
B > [yes|sure|of course|oh yes], [$triage|$promise|$sup_done].

A [{priority}|{priority} one|priority {priority}]: $case, $case_line[, $tail|]. [$triage.|] +eyes

A [notes|my notes|what I wrote down] [of|from] the call with {first} [attached|in the file][, $tail|]: $case,
    “{subject}”[, {account}|]. !notes
B > [$thanks|read them|$ack], [$triage|$promise].
""",
    "case-closed": """
A [$open: |$so ||]$case [is|can be|has been] [closed|done|settled|off the list|history], $case_line. [{first}
    [is|was|sounds] [happy|satisfied|okay with it|relieved|grateful][, $mood|, $tail|]|$tail|$mood].
B > [$praise|$ack|$praise, {a1}]. [what was it|anything for the FAQ|should we write that down|do we see it again]
    [in the end|after all|, you think|]?
A > [the usual|a small part|words, mostly|a loose screw|a wrong drawing|transport|nothing of ours], [I noted it in
    {case}|$promise|it's in the resolution|$tail].

A [closed|just closed|finally closed|done with|said goodbye to] $case[ for {account}| of {account}|]: “{subject}”.
    [{first} [thanks|sends regards to|is grateful to] [us all|everybody|{b1}]|$mood|$tail]. +white_check_mark
C > [$praise|$ack_to|good riddance|one less|and [before lunch|on a Monday|in record time|without a fight]].

A {first} [confirmed|wrote back|called|is happy], [so|hence|that closes|good-bye] $case[, $tail|, $mood|].
    [$ack_short|]
B [$praise|$ack], {a1}[, $post|, $cheer|].

A [summary|write-up|notes] of $case [attached|for the wiki|in the file], “{subject}”[, $tail|, $mood|]. Closed.
    !notes
B > [$thanks|$praise|$ack], [$promise|goes into the FAQ|$post].
""",
    "case-rejected": """
A [$open: |$so ||]$case [is|was|had to be] [rejected|turned down|refused], “{subject}”[, {account}|]. [Not
    [ours|covered|a fault|a warranty matter]|Outside of the warranty|Used for something else entirely|Normal wear],
    [$tail|and {first} [knows|took it well|wasn't amused|had seen it coming]|$mood].
B > $ack, [should|shall|can] we [offer|send|suggest] [something|a spare part|a discount next time|kind words]
    [anyway|as goodwill|instead|]?
A > [not here|already did|good idea|if you sign it off], [$promise|$tail|$mood].
""",
    "case-duplicate": """
A $case [is|turns out to be|was only|looks like] [a duplicate|a copy|the same again|filed twice][, “{subject}”|],
    [I|so I've] [closed it|merged it|marked it][, $tail|, $mood|].
B > [$ack|$ack, {a1}], [that's|that makes it] [one|another] [less|fewer][, [who|how come|why]|] [opened it
    twice|files them|does that happen so often][, any idea|]?

A [{account} wrote twice|{first} called and wrote|two of us opened it|form and phone]: $case [is|was] the
    [copy|duplicate|second one]. [$tail].
""",
    "batch-stopped": """
A [$open: |attention, |please read: |important: |]we [stop|have stopped|are stopping|hold|block] {article}, batch
    [of|from] {batch}: {fault}. [Nothing of it [leaves|goes out|ships]|Don't [sell|send|promise] any of it|Put it
    aside], [$tail|until we know more|please tell your teams|other batches are fine]. !pin +warning
B > $ack. [How do we [tell|recognize|spot] [it|them|that batch]|What do we tell [customers|the phones|people who
    ask]|Is [it|there] [a safety matter|any danger|only looks]|Who [calls|informs] [customers|the big ones|the
    shop]]?
A > [label|sticker|print|the stamp], [bottom|side|inside of the carton|back], [it says|look for|reads] {batch}[,
    $tail|]. [For callers|If they ask|Standard answer]: [we exchange it|bring it back, no questions|we send a new
    one|we're sorry, and we swap it][, $tail|].
C > [$ack|on it], [shelf|bay|stock|everything here] [is|gets|will be] [blocked|taped off|marked|checked]
    [now|$later][, $post|].

A // **{article}, batch {batch}** // - [problem|what|fault]: {fault} // - [now|do]: [block it|stop picking|no
    shipments|put aside] // - [customers|callers]: [free exchange|apologize and swap|we take it back|note the serial
    number] // [$tail|$promise|questions to me, [$patience|$tail]] +eyes
B > [$ack|on it|thanks, that's clear], [$promise|$pass].
""",
    "batch-settled": """
A [$open: |$so ||][the|that] {article} [story|matter|batch|trouble] [is|is finally|can be]
    [over|settled|closed|behind us]: {returned} [pieces|units] [came back|were exchanged|returned], batch {batch},
    {fault}. [$tail|thanks to [everybody|support|the warehouse] [who carried boxes|for patience|for the
    calls]|$mood]. +white_check_mark
B > [$praise|$ack|phew], [lesson learned|what do we change|let's check the next one|never again],
    [$post|$promise|$tail].

A {returned} [of|×] {article} [back|returned|exchanged] [in all|all told|in the end], [and|so] [batch {batch}|that
    {batch} batch|the case of {batch}] is [closed|done|history][, $tail|, $mood|].
C > [$praise|$ack_to|$ack, $post].
""",
    "SUPPORT": """
A [phones are|the line is|it's|queue is] [quiet|dead|very slow|calm] [today|this morning|for once], [send|give|pass]
    me [something|your backlog|two or three|whatever hurts][, $mood|, $tail|].
B > [careful|don't say the q-word|touch wood|hm, with pleasure], [$promise|$mood|$triage].

A $know [why|since when|how come] [the form|our template|the macro|the hold music|the auto-reply] [says|is|shows]
    [{month}|in French|twice|the old logo|so long]?[ $patience.|]
C > [ha|yes|oh dear|known], [IT|{b1}|marketing|nobody] [changed|touched|tested|wrote] it[, $promise|, $tail|,
    $mood|].

A [article|text|answer] for the FAQ: // > [Q: {question}?|Q: what about {article}, {question}?] // > A: [it depends
    on the option|see page two|please ask us first|yes, with care|check the label] // [better words|too short|okay
    like that|anything missing|agree]? $patience.
B > [$ack|good|almost], [I'd add|add|don't forget|maybe mention] [a picture|the phone number|"please"|a link|one
    example][, $tail|].

A {contact} [at|from] {account} [asks|wants to know|called to ask] {question}[ for {article}|, {article}|]. [I
    [found|see] nothing|The manual is silent|My guess is no|I said I'd check], [anyone|@{b}]?
B > [$think|short answer|per the sheet|last I heard], [yes|no|it depends|only with the adapter|ask product],
    [$tail|$promise].
A > $thanks[, {b1}|], [{first} [will be|is] [happy|pleased|relieved]|$promise|$post].

A [swap|trade|shift swap]: [my|anybody for my] {dow} [late|early|phone|lunch] [shift|duty] [for yours|against a
    Friday|for cake]?[ $patience.|]
B > [deal|okay|sure|let me check], [$promise|$mood|but only with cake].

A [{account}|{first} at {account}] [is|was] [on the phone|very upset|calling|in a mood] [again|since nine|today].
    [Who has|Does anybody here have] [a calm voice|the history|some patience|a minute and good nerves]? $patience.
C > [give me|put through|pass me|I take] [the call|{first}|that one], [$mood|$tail|$promise].
A > [$thanks|you're an angel|bless you|I owe you][, {c1}|][, $post|].
""",
    "RETURNS": """
A [returns table|the pile|what came back|returns corner] [is|has been] [sorted|cleared|full again|a mess],
    [$mood|$tail|$promise].
B > [$praise|$ack|oh no|help is coming], [$promise|$tail].

A [list|overview|everything] of [what we refunded|refunds|paid-back orders] [of|for|over] the last thirty days[,
    $tail|, for finance|, as asked|]. !returns
B > [$thanks|$ack], [sorted|with dates|just right|exactly what I need][, $promise|, $post|].

A [box|parcel|carton] without [a slip|a name|an order number|any paper] [on my bench|came today|again],
    [inside|it's|contains] [{article}|one {article}|something like {article}]. $ask [guess|check|find out who sent
    it]?
C > [handwriting|postmark|label|tape] [says|looks like|points to] {town}[, $promise|, $tail|, $mood|].

A [reminder|please|once more]: [photos|pictures] [before|first, then] [unpacking|opening|the knife], [$tail|$mood].
B > $ack, {a1}[, $post|].

A @{b} [the month|last thirty days|refund list] [as a file|attached|for you]: [order by order|with dates|all of
    it][, $tail|, $mood|]. !returns
B > [$thanks|$ack|got it], [$promise|matches mine|$post].
""",
}
