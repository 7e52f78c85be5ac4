"""The store's orders by their numbers."""

MACROS = {
    "what": "{units} × {item}|{item} × {units}|{units}x {item}|{item} (× {units})|{item}, quantity {units}",
    "order_for": (
        "{order} for {buyer}|{order}, {buyer} in {town}|{buyer}, {order}|{order} ({buyer}, {town})|{buyer}'s "
        "{order}|{order} to {town}"
    ),
}

SCENES = {
    "order-placed": """
A [$open: |$so ||][new|just in|fresh|next|another one|to pick]: $order_for, $what[, {total}|, {total} in all| –
    {total}|]. [$tail|who packs? $patience.|goes out $later].
B > [$ack|mine|packing it|on the bench], [$promise|$tail|$post].

A $order_for: $what[, {total}|]. [does|will|would] [it|that] [fit|go] [in|into] [one|a medium|the flat|a single]
    box[, you think|, {b1}|]?
B > [yes|it does|with filler|barely|no, two], [$promise|I'll [write|note|mark] {order} on [both sides|the lid|the
    side|top]|$tail].

A {total} [from|by] {buyer} in {town}! [$what, order {order}|{order} has $what|That's {order}, $what][, $mood|,
    $tail|]. +tada
C > [$praise|nice one|$ack_to|[the|our] shop [works|delivers|never sleeps][, $post|]].

A @{b} [please|could you|would you] [look at|check|have an eye on] {order}: [{buyer} entered {town}|it goes to
    {town}|address in {town}], $what[, $patience|].
B > [checked|looks fine|all good|seen], [{town} is right|no change needed|$tail|$mood].

A [how many|what did we get|orders per week|the curve]? [here|voilà|chart|as a picture]: [last|past] [weeks|eight
    weeks], [online only|all of the shop|no phone orders][, $tail|]. Latest is {order}[, {town}|]. !orders
B > [$thanks|$praise|$ack], [the trend|that shape|last week|the peak] [is fine|worries me a bit|was the mailing|is
    weather][, $post|, $tail|].
""",
    "order-shipped": """
A [$open: |$so ||]$order_for [left|is out|went out|is on the truck|is gone] [with|by|via] {carrier},
    [tracking|number|track it with] `{tracking}`[, $tail|, $mood|].
B > [$ack|$thanks], [{buyer} [gets|has] the [number|link]|$pass|$promise].

A {carrier} [took|picked up|has] {order}[, {town}|], $what. [$tail|tracking {tracking}].
C > [$ack_to|$ack, $post|on time, $post].

A [done|packed|out|ready and gone]: {order}, {buyer}, $what – `{tracking}`[ ({carrier})|, {carrier}|]. [$tail|]
    +package
""",
    "order-delivered": """
A {order} [arrived|was delivered|is there|reached {buyer}][ in {town}|], [sent|it left] {sent}[, $mood|, $tail|].
B > [$praise|$ack], [{carrier} [was|is] [quick|good|on form]|$post|ask for a review].
""",
    "order-cancelled": """
A [$open: |$so ||]{buyer} [canceled|doesn't want|called off|took back] {order}[ of {placed}| from {placed}|], $what,
    {total}. [Please [stop|don't pack|unpack|pull] it|Back on the shelf with it|$tail|$mood].
B > [$ack|caught it|already stopped|it's back], [$promise|$post|$tail].

A [stop|halt|please stop] {order}, [it's|that's|has been] canceled[, $tail|, {buyer} changed plans|]. [$what [back
    to|onto] the shelf, $patience.|]
C > [$ack|done|was on my bench], [$post|$promise].
""",
    "order-refunded": """
A [$open: |$so ||]{refund} [went|goes|is on its way|was sent|paid] back to {buyer} for {order}[ ({item})|,
    {item}|][, $tail|, $mood|].
B > [$ack|$thanks|seen], [$promise|booked|I'll [note|mark|tick] it $later][, $tail|].

A refund [done|booked|out|is through]: $order_for, {refund}[ of {total}|], [ordered|bought|from] {placed}.
    [$tail|{buyer} [knows|was told|has a mail]|$mood].
C > [$ack_to|$ack, $post|[{item}|that one] [again|is back on the shelf|goes to the outlet|was as new][, $tail|]].

A has {buyer} [got|received|seen] [the money|their refund|it] for {order}, @{b}? [They|Somebody]
    [called|wrote|asks][, $patience|].
B > [yes|it's out|went out], {refund}[, banks need a few days|, $tail|, $promise].
""",
    "SHOP": """
A [picture|photo|text|headline|banner] [for|of] {article} [is|looks] [new|up|too dark|cropped|finally right],
    [thoughts|opinions|better]?
B > [$praise|$ack|hm], [lighter background|show the back, too|more white space|I like it|who's the hand model|bigger
    on phones, please][, $tail|, $post|].

A $know [why|how come] [the search|the filter|my cart|the menu|the checkout] [is slow|shows {article}
    twice|jumps|looks odd on a phone] [today|since {time}|again]?[ $patience.|]
C > [cache|known|looking|give me {mins}|works here], [$promise|reload, please|$tail|$mood].

A [reviews|two reviews|people] [mention|praise|complain about|love] the [packing|color|manual|speed|card we put in]
    [lately|again|this week], [$mood|$tail|$pass].
B > [$praise|$ack], [$pass|$promise|$post].

A [weekly|the usual|Monday] chart: orders [per week|by week], [last bar is last week|newest on the right|all
    online][, $tail|, $mood|]. !orders
B > [$thanks|$praise|$ack], [ads or weather|$post|can we have it by hour, too|who ordered on Sunday night|$tail].

A [picture for|one for] the wall: [orders|our weeks|how it's going][, online shop only|, no returns in it|, $tail|].
    !orders
C > [printing it|$praise|$ack], [$post|$tail|looks like a skyline].
""",
}
