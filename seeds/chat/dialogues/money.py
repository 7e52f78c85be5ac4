"""Money in, money out, without a figure that nobody booked."""

MACROS = {
    "cust_tip_q": "who [has|knows] the [right|new] mailbox",
}

SCENES = {
    "MONEY": """
A [receipts|expense reports|card slips|travel claims] [by|until|before] {dow}, [please|as always|or they wait a
    month][, $tail|, $mood|]. !pin
B > [mine are in|sent|oops|on it], [$promise|$mood|one is coffee-stained|$tail].

A $know [which cost center|who approves|what account] [team lunches|software trials|parking fines|samples for
    fairs|flowers] [go to|is right for|belong to|need]?[ $patience.|]
B > [four-ten|marketing|ask the controller|overheads, I think|$think it's other], [$tail|$mood|write one line why][,
    $tail||].

A [invoice|statement|reminder] to {account} [came back|bounced|needs a PO number|went to an old mailbox]. [@{b}, [do
    you|can you] [know|ask] {first}|$ask find the right address|$cust_tip_q]?
B > [try|use|ask] {contact}[, $promise|, $tail|, $mood|].
A > $thanks[, sent again|, $promise|][, $post|].

A [close|closing|month-end] [checklist|calendar|coffee]: // - [bank|cash|cards] [matched|$later] // -
    [accruals|stock|travel] [open|half done|with {b1}] // - [nerves|cake]: [good|low|welcome]
B > [$ack|hero|on it], [$promise|$post|$tail].

A [the bank|our auditor's office|the tax portal|the payroll tool] [changed|updated|moved] [the log-in|its look|the
    form] [again|overnight][, $mood|, $tail|].
C > [saw it|of course|help], [works with the old browser|ask {b1}|there's a guide|$promise][, $patience|][,
    $tail||].

A [could|can|would] [sales|somebody from sales|you] [please|] [add|write|put] [PO numbers|billing contacts|tax
    forms] [on the deal|into Alder] [first|before it closes]?[ $patience.|]
B > [$ack|fair|will tell them], [$pass|$promise|$post].

A [refunds of the last thirty days|what went back to shop customers], [as a list|for the books|attached][, $tail|,
    $mood|]. !returns
B > [$thanks|$ack|perfect], [booked $later|$promise|$post].
""",
    "PRICING": """
A [exceptions|special prices|freight rules] [on the table|for {dow}|to talk about]: [who may grant them|how long
    they last|who writes them down], [$tail|$patience|$mood].
B > [$think|my view|as before]: [fewer|shorter|with a date|one list], [$tail|$cheer|ask sales ops][, $tail||].

A [competitors|resellers|two customers] [say|think|claim] [we're|our list is] [too dear|hard to read|fair|late with
    changes], [$think it's the layout|$tail|what do you hear]?
C > [same|the opposite|depends who asks|not mine], [$tail|$mood|$promise][, $tail||].

A {article}[ and {article2}|]: [same price logic|one family|options priced alike|bundle or not], [opinions|yes or
    no]?
B > [$think|hm|from purchasing], [yes|keep them apart|bundle in {month}|ask product], [$tail|$mood|$promise][,
    $tail||].
""",
}
