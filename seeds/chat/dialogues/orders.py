"""The store's orders by their numbers: what was bought, what has left, what was paid back."""

ORDERS = """
A {buyer} [asks where {order} is|wants to know about {order}]: {units} × {item}, [ordered on {placed}|bought on
    {placed}]. [Can somebody look|Who finds the parcel of {buyer}]?
B > {order} [left on {sent}|went out on {sent}] with {carrier}, tracking {tracking}. [{carrier} shows where it
    is|{buyer} can follow it there].
A > [Passed on to {buyer}|Sent the link to {buyer}], thanks {b1}. [I note it on {order}|Closing my tab with {order}].

A [Still to pack|Waiting here]: {order2} for {buyer2} in {town2}, {units2} × {item2}, {total2} in all. [@{b} can you
    take {order2}|Who packs {order2}]?
B > [Before the {time} pickup|On my list for {time}]. [{units2} × {item2} are on the shelf|{town2} goes with the last
    truck].

A [Priority, please|Please pull forward]: {order2}, {buyer2}, {town2}. [They rang twice about {order2}|They need it
    before {day2}, ordered on {placed2}]. +eyes
B > [{order2} is next|Taking {order2} now], {a1}. [The {item2} lies here|Carton for {town2} is ready].

A Question on {order2}: {units2} × {item2}, [does that fit one box|one box or two], @{b}?
B > [One, it fits|One, with the large box], [I write {order2} on both sides|label says {town2}].

A [Refund for {refunded}|About {refunded}]: {refund} [went back to {refund_buyer} on {refund_day}|is booked since
    {refund_day}]. [In case {refund_buyer} calls again|So please do not book {refunded} twice].
B > [Seen|Noted], {a1}. [I tell {refund_buyer}|{refund_buyer} mailed us about {refunded} already].

A {order2} goes to {town2}. [Is that right, @{b}|@{b}, can you check that with {buyer2}]?
B > [{town2} is what {buyer2} entered|Yes, {town2}, I asked {buyer2}]. [Leave {order2} as it is|No change on {order2}].

A [{week} online orders in seven days|Seven days, {week} online orders]. [Next to go is {order2} to {town2}|{order2}
    over {total2} is still waiting]. +chart_up

A {carrier} [rang|called] about {tracking}. [Which order is that|That is {order}, right]?
B > [It is {order}|{order}, yes], {buyer}, {units} × {item}. [Sent on {sent}|Picked up on {sent}].

A [Invoice copy|Copy of the invoice] for {order}, please: {buyer}, {total}, [order of {placed}|placed on {placed}].
    @{b} [can you|when you have {minutes} minutes].
B > [Sent to {buyer} at {time}|Done, {buyer} has it]. [{total} it is|The total is {total}, as on {order}].

A [For the phones|Note for support]: {order} is one parcel, {carrier} {tracking}. [{buyer} asked twice|{buyer} may
    call].
C > [Thanks|Good to know], {a1}. [{buyer} is in my queue for {time}|I had {buyer} on the phone at {time}].

A [Who wrote the note on {order2}|Is the note on {order2} from you, {b1}]? [{buyer2} gets {units2} × {item2}, that is
    all I see|I only see {units2} × {item2} for {town2}].
B > [Ask me at {time}|That was me]. [{buyer2} wants a call before the truck leaves for {town2}|The driver for {town2}
    has to ring first].

A [Large one|Look at that]: {order2}, {total2}, [{buyer2} in {town2}|goes to {town2}]. +tada
"""
