"""Deals on their way."""

MACROS = {
    "deal": (
        "{deal}|the {deal} deal|the {deal}|their {deal}|the {deal} project|the {deal} piece|the {deal} "
        "one|{link}|the {link} deal"
    ),
    "deal_at": (
        "{account} – {deal}|{account}, {deal}|{deal} at {account}|{deal} for {account}|the {deal} deal with "
        "{account}|{account} ({deal})|the {deal} for {account}|{deal} / {account}|{account}'s {deal}"
    ),
    "why_move": (
        "[{first}|they|the buyer|their side] [liked|was happy with|had no issue with|signed off on|finally "
        "read|came round to|asked good questions about] [the sample|our answers|the drawings|the terms|what "
        "we sent|the visit|the list]|[the call|our talk|the visit|the demo|the last mail|lunch] [went|was] "
        "[better than I feared|fine|well|long but good|as planned|surprisingly easy]"
    ),
    "next_step": (
        "[next|now|up next|what's left|from here]: [a call|paperwork|the legal round|a second "
        "visit|references|samples|their questions|a chat with purchasing][ $later|, then we'll see| and some "
        "patience|, [and |]I'm on it|]"
    ),
    "encourage": (
        "[keep|stay] at it|keep [going|pushing]|stay [close|on it]|[don't|never] let [it|them|that one] "
        "[rest|cool down|go quiet]|[say|shout|whistle] if [you need|I can|we should] [help|a "
        "hand|backup|join a call]|[I|we] can [live with that|work with that|help with references|send "
        "samples]|[sounds|looks|feels] like [progress|a plan|a real one|somebody there wants "
        "it]|[good|happy] to [hear|see it move|read that]"
    ),
    "won_why": (
        "[what|and what|so what] [tipped it|did it|made the difference|changed their mind|sold it][ in the "
        "end|||, [by the way|if I may ask]]?"
    ),
    "won_because": (
        "[honestly|mostly|in the end|I'd say|between us|funny enough|no secret|truth be told|believe it or "
        "not], [the samples|patience|the drawings|our references|that we called back|the site visit|{first} "
        "and good coffee|delivery times|the warranty|not giving up|listening|the second visit] [did it|made "
        "the difference|were key|helped a lot|carried it|was all it took|convinced them|got us there][, and "
        "[a bit of luck|stubbornness|{b1}'s advice|a good lunch]|]"
    ),
}

SCENES = {
    "deal-opened": """
A [$open: |$so ||][there's|we have|I've opened|I just put in|I've added|please meet] [a new deal|a new one|something
    new|a fresh opportunity|another one] [with|at|for] {account}: {deal}, [about|around|roughly|worth|we talk
    about|say] {amount}[, close date {close} for now|, {close} if they keep their word|; I've put {close} as the
    date|, aiming for {close}|].
B > $ack[, [who's|and who's] [the contact|behind it|your person there|driving it on their side|signing]|, [is
    that|how real is it|did they call us|where does it come from]|, [need anything|what do you need] [from me|from
    us|to win it|for a start]]?
A > [{contact}|{first}], [and|who|and I'd say] [sounds serious|has called twice|knows what they want|wants to see
    samples|found us on the web|remembers us from before|has asked all the right questions|is in a hurry][, [so|and]
    $promise|].

A [new in the pipeline|on the board since today|opened|fresh from the phone|{contact} came through]: $deal_at[,
    {amount}| at {amount}|, {amount} in total]. [$why_move[, $tail|]|$next_step|[it's|still] early [days|stages],
    [but|so|and] {first} [asked for|wants|would like] [a visit|a sample|a proper quote|references|a call]
    $later|[I've put|the date says|my guess is] {close}, [$tail|$hope]]. +eyes
B > $ack_to
C > [{account}?|Oh, {account}!|Is that the {account} in {city}?] [$think|$so] [they're|that's] [a good fit|worth the
    trip|not the easiest|nice people|slow but loyal|picky about delivery|exactly our kind of customer][,
    $encourage|].

A // - **{account}**, {deal} // - [amount|size|value|volume]: {amount}[, [give or take|to be refined|first guess|as
    they see it]|] // - [close|date|decision|target]: {close}[, [their words|tentative|if nothing slips]|] // -
    [contact|talking to|our person]: {contact}[, [friendly|brisk|busy|knows us|new in the job]|] //
    [$tail|$next_step|that's it from me, $promise]
B > [$ack|$praise], [$encourage|{a1}, $encourage].

A @{b} [you asked|remember|you wanted to know]: {contact} [called|wrote|got back to me|came back|picked up the
    phone] [today|at last|after all], [so|and] there is [now |]a deal for {account}: {deal}, {amount}[, $tail|;
    $next_step|].
B [$ack|$praise] – $encourage[, [and|but] [watch|mind|keep an eye on] the [dates|discount|freight|small print]|].
""",
    "deal-moved": """
A [$open: |$so ||]$deal_at [has moved|went|moves|just moved|goes] [up |on |]to {stage}[, from {former}| (was
    {former})|, so no longer {former}|]. $why_move[, $tail|, so {close} [looks|is] [realistic|doable|tight but
    fine]|; $next_step].
B > $ack[, {a1}|], [$encourage|$promise].

A {account} [are|is] [in|at|on to] {stage} [with|for|on] $deal[, {amount}| – {amount}|]: [$why_move|$why_move, and
    $why_move]. [$next_step.|$hope {close} holds[, $tail|].|]
B > [is|and is|so is] {close} [still|really|] [realistic|safe|doable|the date][, [you think|or wishful|honestly]|]?
A > [yes|I believe so|so far|$hope|ask me $later|mostly], {first} has [no reason to wait|the budget|a board that
    likes it|to be done by then|said it twice|a gap in the calendar][, $tail|; $promise|].

A [moved|I've moved|just moved|dragged|pushed] $deal_at [from {former} to {stage}|to {stage}|one column on, to
    {stage}][, {amount} as before|, still {amount}| at {amount}|]. [$why_move|$next_step].
B [$praise|$ack|$encourage][, {a1}|]. $ack_to

A {contact} [called|wrote|rang|mailed|was on the line][ about $deal| $later|]: [they|{account}]
    [want|wish|agreed|are ready] to [go on|take the next step|see it through|continue|talk details], so [it's|it
    is|that makes it|we're at] {stage} [now|as of today|since a minute ago|]. [{amount} [on the table|in play|at
    stake], $tail|$next_step|{close} [is|stays] the date, $hope]. +thumbsup
C > [$praise, {a1}.|$ack_to|{account} [was|has been] [on my list|slow|quiet|asleep] for [ages|weeks|too long],
    $ack.]

A // > [Dear|Hi|Hello|Good morning] {a1}, // > [we have discussed|the team went through|our side has looked at|I
    showed everybody] your [proposal|papers|offer|answers|sample] and [would like to|want to|are happy to|can]
    [continue|go on|take the next step|talk about the details]. // > [Best|Regards|Kind regards|Thanks], {first} //
    [that's|this is] {account} on $deal, [so|hence] {stage} [it is|now|from today][, $tail|. $next_step].
B > [$ack|$praise]. $encourage.

A {former} → {stage} for {account}[, {deal}|: {deal}]. [$tail|$hope {close} holds|$next_step]. !pipeline
B > [is the chart|is that picture|does the chart] [of today|with that one in it|as of now|include everything]?
A > [yes|as of this minute|all open deals|everything open], [by stage|straight from the records|one bar a
    stage|nothing weighted][, $tail|].

A @{b} {stage} [for|at|with] {account}[, as you predicted|, you owe me a coffee|, $mood|]. [$why_move[ and
    $why_move|].|I moved $deal [over|on|up] $later.]
B [$praise|$ack_to|ha, [told you|knew it|never doubted it], $encourage].

A [attached|here|for the file|as a PDF]: [the quote|what {first} has now|our offer|the paper] [for|to|of]
    {account}[, {deal}|], {amount}[, valid for thirty days|, $tail|]. [We're in|That makes it|It's now] {stage}.
    !quote
B > [$thanks|$ack|read it], [looks [good|tidy|right]|one line more than I thought|terms are fine|nice and short][,
    $encourage|, $post|].

A [quote|offer|the PDF] [sent|is out|went out] to {contact}[ at {account}|, {account}|] – [copy here|attached|see
    file], {amount}[, $tail|, $mood|]. $deal_at [is in|stands at|reaches] {stage}. !quote
C > [$ack|$thanks, saved], [$encourage|$promise|$post].

A [where that leaves us|the big picture|chart of the day], [after|now that|since] {account} [moved|went|is] to
    {stage}: [see file|attached|picture says it][, $tail|, $mood|]. !pipeline
B > [$thanks|$ack|pretty], [$post|$encourage|more in the middle than at the end].
""",
    "deal-slipped": """
A [$open: |$so ||]$deal_at [slips|moves|has moved|is pushed|gets pushed] [from {old} |]to {close}. {first}
    [blames|mentioned|pointed at|apologized for|talks of|told me about] [budget rounds|vacation|a reorganization|the
    board|their auditors|a busy season|an internal vote|builders|a new boss|other fires to put out][, $tail|,
    $mood|].
B > [$pity|$ack][, {a1}|], [is|but is|do we know if] [it|that|the deal] [still alive|in danger|at risk|only the
    date|a polite no|under pressure][, [you think|in your view]|]?
A > [no|not really|$think], [only the date|they still want it|{first} is on our side|it's a slow house|nobody else
    is in|just calendar trouble|they'd have said so][, $tail|][; $promise|].

A {old} [won't|will not|is not going to] [happen|hold|work|be met] for {account}: {close} [it is|now|is the new
    date|instead], [$deal|on $deal]. $hope[, [this time|the last one|no more after that]|, $tail|].
B [$ack|$pity], [$encourage|$promise|I take [it|{account}] out of [my|the] [list|sheet|forecast] [for now|until
    then]].

A [New|Another|Yet another|Changed] date [for|at|on] $deal_at: {close}[, was {old}| instead of {old}|]. [{first}
    [was|felt|sounded] [sorry|apologetic|bad about it|a bit vague][, $tail|]|$think [they will|it will|it'll]
    [hold|stick|be fine]|the amount [stays|doesn't change]|{amount} [stands|is untouched|as before], $tail].
    +disappointed
B > [second|third|how many] time [this quarter|or so|is this now], [no|right|isn't it]?
A > [don't remind me|first for me|I stopped counting|they're consistent, at least|who's counting],
    [$mood|$tail|$encourage].

A {contact} [asked|wants|needs|begs] [for more time|to move|to wait|a bit longer] [with|on] $deal[ at {account}|],
    [so|and] I changed the [close|closing|target] date to {close}[ from {old}|][, $tail|]. [$next_step.|]
B > $ack. [$encourage.|]
C > [$think|to me], [that's|it's] [better than|preferable to] [a no|silence|a rushed order|pretending] [anyway|in
    any case|, honestly].

A {close} instead of {old} – [that's|the word from|news from] {account}[, {deal}|]. [$tail].
B > $ack_to

A [my notes from|notes of|short minutes of] the call with {first} [attached|below|in the file][,
    $tail|]: {account}[, {deal},|] [moves|goes|slips] to {close}[, was {old}|]. !notes
B > [$thanks|read them|$ack], [$encourage|$promise|is it still worth the effort[, you think|]?]
""",
    "deal-resized": """
A [$open: |$so ||]$deal_at [is|comes to|goes to|stands at|now reads|we're at] {amount} [now|as of today|after the
    call|], [was|before it was|up to now|coming from] {old}. [{first}|They] [changed|went over|counted|cut and
    pasted|rethought|redid] [the list|the quantities|their plan|the scope|the rooms|the options][, $tail|, $mood|].
B > $ack[, {a1}|][, [is|and is] [the quote|the paper|the order form] [already |][changed|redone|updated|out again]|,
    [final|or a moving target|anything else open]|, [same|and the same] [terms|freight|discount] as before]?
A > [yes|almost|on it|working on it], [$promise|{first} gets [it|the new one] $later].

A {account} [changed their mind|have recounted|redid the numbers|went through the list again][ on $deal|]: {amount},
    [not {old}|instead of {old}|where it said {old}][ – $tail|, $mood|; $next_step|].
B [$ack|$praise|fair], [$promise|$encourage].

A {old} → {amount} [for|at|on] $deal_at. [{first} [insists|explained why|sends a list|was very clear], $tail|$think
    [that's|it's] [final|honest|closer to the truth|what they can spend]]. !quote
B > [$thanks|$ack], [the pdf|that quote|the paper|the attachment] [looks right|is clear|will do|matches what I
    heard][, $encourage|].

A [New|Changed|Revised] [amount|size|total] [on|for] {account}, {deal}: **{amount}** (~~{old}~~).
    [$tail|$next_step].
B > [anything|something|is there anything] [I should|we need to|to] [approve|sign|look at|worry about|know]?
A > [no|not yet|not this time|only if {first} calls], [it's within my limit|same prices, other quantities|all at
    list|I'd have asked|nothing special][, $tail|].
""",
    "deal-won": """
A [$praise! |$so ||][{account} signed|we won {account}|{account} said yes|we've got {account}|it's a yes from
    {account}|the {account} order is in|{contact} signed]: {deal}, {amount}[, $post|, $tail|]! [$won_because.|]
    +tada +clap
B > $praise, {a1}! $won_why
A > $won_because.

A {amount} [from|with|at|for] {account} [is|are] [ours|in|signed|closed|won|done] – {deal}[, and $won_because|].
    +raised_hands +rocket
B > [$praise|$praise, {a1}]!
C > [$praise|And $praise], [{account} [was|is] [overdue|a tough one|worth the wait|a name to have]|drinks are on
    {a1}|$encourage, there's more where that came from].

A **Won:** $deal_at, {amount}. [$won_because|[thanks|hats off|credit goes] to [{b1}|everybody|{b1} and {c1}] for
    [the samples|the numbers|picking up the phone|patience|the quick quote|the references][, $tail|]]. +tada
    +raised_hands
B > [my pleasure|any time|you did the hard part|team effort|$ack_to], [{first} [is|was] [fun|fair|tough|great] to
    deal with|$praise|you've earned a break|now the next one].

A [it's official|signed and sealed|the paper is back|ink is dry|done]: {contact} [signed|sent it back signed|said
    yes|gave the go] for {deal}[ at {account}|, {account}|], {amount}[. $won_because|, $mood|, $tail]. !quote +tada
B > [$praise, {a1}|$praise|{a1}, $praise]! [$won_why|]
A > [$won_because.|Thanks, all!]

A // Short story [of|behind] {account}: // 1. [we|I] [called|wrote|visited|sent a list] and [nobody cared|got no
    answer|were told to wait|heard nothing] // 2. {first} [came back|called|wrote] [with a question|with ten
    questions|out of nowhere|after all] // 3. {deal}, {amount}, signed! // [$won_because|$tail|thanks to all who
    helped, $mood]. +tada
B > [$praise|love the story|that's one to frame|[number|step] two [is|was] [familiar|every deal ever]][, {a1}|]!

A [the signed quote|the paper|signed copy|the PDF with a signature to come] of {account} [is here|attached|for
    finance]: {deal}, {amount}[, $tail|, $mood|]. Won! !quote +tada
B > [$praise|$thanks|filed], [$promise|$post|{a1}].
""",
    "deal-lost": """
A [$open: |$so ||][we lost|lost|we didn't get|a no from|it's a no at|no luck with] $deal_at, {amount}. [The reason
    given|Reason|What they say|On record|Officially]: {reason}[, $tail|, $mood|].
B > $pity[, {a1}|]. [[was|is] there [anything|something] [we|one] [missed|could have done|should learn]|what did
    {first} say [off the record|in private|exactly]|do we [stay|keep] in touch|worth another try [next
    year|later|some day]]?
A > [not really|maybe|I've asked myself|hard to say|$think], [they were polite|we were close|it was never
    ours|{first} felt bad about it|I was late with an answer|the door is still open|no hard feelings][, $promise|,
    $tail|].

A {account} [have|has] [decided|chosen|made up their mind], and [not for us|it isn't us|we're out|it's a no]: [we
    lost |][{deal}|the {deal}], {amount}, {reason}. [$tail|I closed it[ as lost|], [$tail|]]. +disappointed
B [$pity|$ack], {a1}[, $encourage|]. [you [gave|did] [it|them] [your best|all you could|a fair fight]|[next|another]
    one will [come|be ours|go our way][, $hope|]|$think [they'll|they will] [be back|call again|regret it]].

A [closed|I've closed|had to close] $deal_at as lost, {reason}[ is what {first} said|, says {first}|]. [[it|the
    deal] was in|we'd got to|after] {former}[, so close|, so it hurts|, $tail|, $mood|].
C > [$pity|$ack][, {a1}|]. [a [coffee|walk|beer] helps|$encourage|[{reason}|that reason] [again|seems to be in
    fashion|is hard to argue with]].

A [post-mortem|lessons|my notes] on {account}[, {deal},|] [in the file|attached|below]: {reason}, [and maybe we were
    slow|$mood|$tail]. Lost at {amount}. !notes
B > [$thanks|$pity|good of you], [$promise|we go through it on {dow}|$encourage].
""",
    "deal-pulled": """
A [$open: |$so ||]$deal_at [comes early|is pulled in|moves up|is faster than planned]: {close}, [not {old}|instead
    of {old}|it was {old}]. {first} [wants it done|has budget to spend|is in a hurry|got an early yes|leaves for
    vacation after that][, $tail|, $mood|].
B > $ack, [are we ready|does that work for the warehouse|can we keep up|do we have the papers|who else must hurry]
    [then|, {a1}|, you think|]?
A > [yes|should be|I'd think so|almost], [$promise|$tail|$hope, $mood].

A [for once|guess what|good news], [a date that moves the right way|earlier, not later|somebody wants it sooner]:
    {account}[ on $deal|], {close} [in place of|instead of|rather than] {old}[, $tail|, $mood|].
B [$praise|$ack|nice][, {a1}|], [$encourage|$promise].

A {old} [is off|no longer|was too slow] for {account}, [they|{first} and team] [want|need|prefer] {close}[, $deal|].
    [$next_step|$tail|$hope].
C > [$ack|$praise], [$encourage|$promise|that's rare, $post].
""",
}
