"""Campaigns, shows, launches."""

SCENES = {
    "campaign-started": """
A [$open: |$so ||]the {campaign} [is live|has started|is out|runs], [by|through|as] {channel}, budget {budget}[,
    $tail|, $mood|]. +rocket
B > [$praise|$ack|saw it], [subject line is lovely|who answers replies|tell the phones|where do leads
    land|typo-free, even]?
A > [{b1}, {b1}|as always|$ack|leads go to #leads], [$tail|$promise|$post].

A {campaign}: // - how: {channel} // - with: {budget} // - [goal|what for]: [new names|old friends|good mood|calls]
    // [$tail|$patience]
C > [$ack|$praise|go], [$hope|$cheer|$post].
""",
    "campaign-ended": """
A [$open: |$so ||]the {campaign} [is over|ended|is done]: {leads} leads [by|from|via] {channel}, [spent|cost|used]
    {spent}[, $tail|, $mood|]. +chart_up
B > [$praise|$ack|hm], [are they|is that] [any good|what you hoped|called already|better than the last][,
    honestly|]?
A > [mixed|better than it looks|half are real|ask sales], [$tail|$promise|$mood].

A [wrap-up|result|numbers] of the {campaign}: {leads} [names|leads], {spent} [gone|spent][, $tail|, $mood|]. !notes
C > [$thanks|$ack], [who calls them|list, please|let's do it again|$post|$cheer].
""",
    "show-booked": """
A [$open: |$so ||]booth [in|for] {city} [is booked|confirmed|ours], {day}[, $tail|]. {staff} [goes|stands there|has
    the honor], [who else|$mood|we need a second pair of feet].
B > [$ack|nice|lucky], [$post|I bring the samples|book hotels early|wear soft shoes][, $tail||].

A {city}, {day}: [we exhibit|see you there|we're in]. // - at the booth: {staff} // - [to do|open]:
    [banner|hotel|samples|cards|badge scanner] // [$tail|$patience] +calendar
C > [$ack|on it|count me in], [$promise|$post].
""",
    "show-held": """
A [$open: |$so ||]back from {city} ({day}): {leads} [leads|cards|scans|names][, $tail|, $mood|, feet hurt|].
    [Thanks, {b1}!|]
B > [$praise|welcome back|$ack], [any gems|who's hot|how was the booth|what did people ask]?
A > [a few gems|two serious ones|more questions than coffee|list follows], [$promise|$tail|$mood].

A {city} [in numbers|done|debrief]: {leads} leads, {staff} [voiceless|tired but happy|on the way home][, $tail|,
    $mood|]. !notes
C > [$praise|$thanks], [list to #leads, please|$promise|$post].
""",
    "launch-announced": """
A [$open: |$so ||]{article} [comes|launches|goes on sale|will be out] {launch}[, $tail|, $mood|].
    [Pictures|Texts|Samples] [$later|are on the way|in the folder]. +rocket
B > [$praise|$ack|exciting], [who writes the text|do we get samples|may I tell customers|stock by then]?[
    $patience.|]
A > [yes|not yet|soon|working on it], [$tail|$promise|$mood].

A [date|save the date|calendar]: {launch}, {article}[, $tail|, $mood|]. // - [teaser|newsletter|shop banner]:
    [{b1}|open|draft] // - [training|samples|FAQ]: [{c1}|open|$later]
C > [$ack|on it|mine], [$promise|$post].
""",
    "launch-moved": """
A [$open: |$so ||]{article} [moves|slips|gets a new date]: {launch}, not {old}. [Why|Reason|Cause]: {reason}[,
    $tail|, $mood|].
B > [$pity|$ack], [banner is printed|newsletter is ready|do we tell the shop|who tells customers][, $post|]?
A > [I do|change it|stickers|not yet], [$tail|$promise|sorry].
""",
    "launched": """
A [$open: |it's here: |$so ||]{article} [is out|is on sale|is live|can be ordered] [since this morning|as of
    {launch}|now][, $mood|, $tail|]! +tada +rocket
B > [$praise|bought one|saw it in the shop], [$post|looks great on the phone|$pass|who gets the first order][,
    $tail||].

A {article}: [live|out|on the shelf|buyable], {launch} [as promised|it was to be|on the dot][, $mood|, $tail|].
    [Thanks, all!|] +clap
C > [$praise|$ack_to|$cheer|$post].
""",
    "MARKETING": """
A [draft|headline|picture|slogan|layout]: // > ["made for Mondays"|"quietly brilliant"|"less fuss"|"ask the people
    who use it"|"{article}, and relax"|"good things take space"] // [thoughts|too much|yes or no|better with a dot]?
B > [like it|hm|shorter|love the rhythm|legal will ask], [$think|maybe] [the second half|no comma|another
    verb|bigger type] [works|is better|helps][, $tail|].
A > $ack[, $promise|, $post|].

A [customer story|reference|quote] [with|from|about] {account}: [who asks {first}|{first} would say yes|need a
    photo], [@{b}|$tail]?
B > [I ask|can do|warm them up first], [$promise|$mood|$later].

A [photo shoot|film crew|voice-over|printer] [on|comes] {dow}, {time}: $ask [hold the lamp|model|bring
    {article}|taste the catering]?[ $patience.|]
C > [me|again|only hands|with pleasure], [$mood|$tail].

A $know [where the logo files are|who has the good camera|which font that is|the brand color|who approves
    stickers]?[ $patience.|]
B > [drive, brand|cupboard|the guide, page two|me], [$tail|$mood].

A [post|reel|newsletter] about {article} [did well|went quiet|got funny comments] [today|this week],
    [$mood|$tail|cats help].
C > [ha|$praise|$ack], [more of that|do {article2} next|$post].
""",
    "SHOWS": """
A [for the booth|packing list|to bring]: // - [tape|scissors|cable drum] // - [samples of
    {article}|brochures|roll-up] // - [sweets|water|plasters] // [$tail|what's missing|$patience]
B > [socks|business cards|extension cord|good mood], [$mood|$promise|trust me][, $tail||].

A [hotel|train|parking|van] for {town} [is tricky|is booked out|got dear|sorted], [$mood|$tail|$patience].
C > [I know a place|share a car|try outside|$ack], [$promise|$post].

A [banner|booth wall|carpet|lamp] [has a scratch|fits again|needs glue|smells of the last fair], [$tail|$ask fix
    it]?
B > [sticker over it|turn it around|I have glue|order new], [$mood|$promise][, $tail||].
""",
}
