"""What concerns everybody."""

SCENES = {
    "closure-told": """
A [$open: |please note: |for your calendars: ||]we are [closed|off|not open] on {weekday}, {day}[, $tail|, $mood|].
    [Last|Final] [trucks|parcels|orders] [leave|go out] {before}, [we're back|next working day is] {after}. !pin
B > [$thanks|$ack], [does the rota change|phones, too|and the shop|same for the hall]?[ $patience.|]
A > [mailbox is on|rota is in the sheet|shop stays up|all of it], [$tail|$mood|$promise].

A {day} [is|will be] a holiday[, {weekday}|], [so|hence] [no one's here|doors are shut|it's quiet]:
    [ship|send|finish] what you can [by|until] {before}, [the rest|others] {after}[, $tail|, $mood|].
C > [$ack_to|$ack, $post|yay, $post].
""",
    "drill-told": """
A [$open: |please note: ||][fire drill|evacuation drill|safety drill] on {day}, [sometime before lunch|no, I won't
    say when|be ready]: [flagpole|far end of the parking lot|meeting point], [no coats|no coffee cups|lifts are
    off|mind visitors][, $tail|, $mood|]. !pin
B > [$ack|$ack, {a1}|again], [$post|who takes visitors|last time took ages|$pass].

A {day}: alarm, stairs, [flagpole|meeting point|parking lot]. [It's a drill|Only a drill|Nothing burns],
    [$tail|$mood|please take it seriously]. +warning
""",
    "audit-told": """
A [$open: |$so ||]{day} [we have|brings|is when we get] [visitors|an audit|guests]: {auditor}. [Desks clear|Files in
    order|Exits free|Be nice], [$tail|$mood|I'll send a list $later].
B > [$ack|$pity|oh joy], [what do they look at|do they come by the hall|whose turn is it to guide|$promise].

A audit by {auditor}, {day}[, $tail|, $mood|]. [I need|Please have ready|Bring me]: // - [papers|lists|files] of the
    last quarter // - [keys|badges|log-ins] // - [a smile|patience|the old binder]
C > [$ack|on my list|$promise][, $post|, $tail|].
""",
    "audit-over": """
A [$open: |$so ||]{auditor} [left|is done|has gone], [that was|visit of] {day}: [findings|points to fix|remarks],
    {findings}[, $tail|, $mood|].
B > [$praise|$ack|phew], [who|what] [fixes|was|about] [what|the worst|the rest]?[ $patience.|]
A > [list comes|I write it up|small stuff|nothing dramatic], [$promise|$tail|$mood].
""",
    "outage": """
A [$open: |anyone else? |hm, |uh-oh, ||][trouble with|no luck with|problem:|looking at] {system}, [down|not
    working|out] [for everybody|it seems|on my side, too|since a moment ago][, $tail|, $mood|, we're on it|]. +eyes
B > [same here|confirmed|yes, here too|$pity], [$patience|upstairs as well|need anything|coffee, then][, $mood|].
A > [found it|rebooting|vendor is called|looking], [$hope|$promise|$tail].
""",
    "outage-over": """
A [$open: |$so ||]{system}: [back|fixed|works again|up], after {minutes} minutes[, $tail|, $mood|, sorry for that|].
    +white_check_mark
B > [$thanks|$praise|works here], [what was it|$post|$ack_to|hero of the day].

A all good again with {system}, {minutes} minutes [lost|of silence|later][. $tail|, $mood|]. [$ack_short|]
C > [$thanks|$praise][, {a1}|][, $post|].
""",
    "prices-announced": """
A [$open: |please read: |$so ||][new prices|the {year} list|price list {year}], valid [from|as of] {valid}.
    [Quotes|Offers] [sent before|out by then] [keep|hold] their [price|terms], [$tail|questions to product,
    $patience|tell your customers early]. !pin
B > [$ack|$thanks], [is there|do we get|when comes] [a letter for customers|a file to compare|a short version]?[
    $patience.|]
A > [yes|coming|in the folder|draft is out], [$promise|$tail].
""",
    "prices-changed": """
A [$open: |as of today: |$so ||]the {year} list [is on|is live|applies|counts], valid [since|from] {valid}[, $tail|,
    $mood|]. [Delete the old one|Old printouts, bin|Check open quotes]. +eyes
B > [$ack|done|$thanks], [$promise|$pass|$post].
""",
    "NOTICES": """
A [short notice|please note|for everybody|reminder]: [the front door|the elevator|the bike shed|the meeting room on
    two|the parking lot] [is|stays] [closed|locked|shut|off limits] on {dow} [morning|afternoon|until {time}][,
    $tail|, $patience|].

A [thank you all|a word of thanks|well done]: [the open day|the charity run|the bake sale|the cleaning day] [was|has
    been] [a joy|great fun|loud and lovely][, $mood|, $tail|]. +heart +clap

A [town hall|all hands|company meeting] on {dow}, {time}, [in the canteen|in hall one|online as well][, $tail|,
    questions in advance, please|, bring a chair|]. !pin

A [flu shots|eye tests|bike checks|first-aid course] on {dow}, from {time}: [sign up|just come|list hangs] [at the
    front desk|with people|next to the coffee][, $tail|, $patience|].
""",
}
