"""Parcels that have not come yet; see `stories.story`. They did, if the case is settled."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### where-is-it | Question, Problem |
S Where is order {order}?
S {order} [not here yet|– tracking hasn't moved|– any news?]
S Tracking for {order} [stuck|not updating]
T {first} asks about {order}, shipped {sent}. [Tracking hasn't moved.|No scan in two days.] [Needs it this week.|They're waiting on it.] It's the {item}.
L Order {order} shipped {sent} and [the tracking hasn't moved since|tracking says "in transit" and nothing else]. [We need it this week.|We're counting on it this week.] [Can you find out where it is?|Can you get the carrier to look for it?]
L [Where's my order?|Any idea where this is?] {order}[, tracking {tracking}|]. [The link just says label created.|The tracking page hasn't changed in days.] [It's going to {town}.|Ship-to is {town}.] [I don't need a refund, I need the {noun}.|I just want to know if it's lost.]
Q Your order {order} has shipped. // Track it with the link below.
Q Great news, {order} is on its way!
T Parcel for {order} hasn't shown up. [Shipped {sent}.|Left us {sent}.] {first} [is patient|needs it].
L Should I be worried about {order}? [Shipped {sent}, no movement.|It left {sent} and then nothing.] [The tracking page still shows the same scan.|The tracking page hasn't changed since.]
---
note [Last scan was at the hub.|It's been sitting at a hub.] [Opened a trace.|Trace with the carrier.]
us [I looked into it.|Let me tell you what I see.] [It's at the carrier's hub and missed a scan, which usually sorts itself out.|The last scan is at a hub, so it isn't lost, just slow.] [I've opened a trace anyway.|There's a trace on it now.] [If it doesn't move by {day1}, I'll reship.|I'll check again {day1} and reship if it's still sitting there.]
them [OK. Thanks for not just sending me the link.|Thanks, please keep an eye on it.]
them+ [It's here!|Arrived today.] [All in one piece.|Box is fine.]
tell The carrier shows {order} as delivered. [Let us know if anything's missing.|Thanks for your patience.]
fix {order} delivered. [Missed scan at the hub, no loss.|Held up at the hub, arrived intact.]
fix [{order} made it.|Arrived: {order}.] [Slow hub.|Missed a scan.]
---
note [Weather delay in the network.|Carrier has a service alert for the area.]
us [The carrier has a weather alert for your area|There's a service alert for your area], so everything going to {town} is a day or two behind. [Yours is on the list.|Your parcel is in that.] [I'll watch it.|I've flagged it and will watch it.]
them [That explains it.|Makes sense, it's been bad here.]
us+ [It's showing as delivered. Can you confirm?|Tracking says delivered. Did it make it?]
them+ [Yes, it's here. Thanks.|Confirmed, got it.]
tell {order} has arrived; the delay was the weather.
fix Weather delay, {order} delivered. [{first} confirmed.|Confirmed by the customer.]
fix [{order} in after the weather.|Weather, then delivered: {order}.]

### address-typo | Problem |
S {order}: [address problem?|carrier can't deliver]
S [Carrier needs|Missing suite number on] order {order}
T {first} got a text from the carrier about {order}: [suite number missing|address incomplete]. [Wants us to fix it with the carrier.|The carrier only talks to the shipper.]
L I got a message that {order} can't be delivered because [the suite number is missing|the address is incomplete]. [I must have left it off.|Our address autofills without it.] [The carrier says only you can change it.|They told me to talk to the shipper.] [Can you?|Please fix that before it goes back.]
Q Delivery exception for {order}
---
note [Corrected with the carrier.|Address fixed on the carrier's site.]
us [I've corrected it with the carrier.|It's fixed on the carrier's end.] [You'll see a new delivery date in tracking tonight.|They'll try again on the next business day.] [You may want to fix it in your store profile, too.|Please add it to your store address for next time.]
them [Profile is fixed.|Done, fixed it in the store.]
them+ [It came. Thank you!|Delivered, thanks.]
tell Address corrected; {order} was delivered.
fix Address completed with the carrier, {order} delivered. [Profile corrected by customer.|Customer fixed the saved address.]

### split-parcels | Question |
S Order {order}: [one box or two?|how many boxes?|just one tracking number?|is it all in one box?]
S {order}, [one tracking number or two?|shipped in one box?|is that all of it?]
T {first} has tracking for one box of {order} only. [Thinks there should be two.|Expected two.] It's the {item}.
L [I only have one tracking number for order {order}.|Is order {order} coming in one box?] [It's for the {item}, and I expected more than one.|It's the {item}, and I expected two.] [Just want to be sure.|I want to be sure nothing's missing.]
T [Is {order} one box or two?|How many boxes for {order}?|{order}, one box?] {first} [has just the one tracking number|only sees one tracking number]. It's the {item}.
L [There's one tracking number for order {order}, and I expected two.|I have a single tracking number for order {order}.] [Is that right?|Does that add up?|Is that all of it?]
Q [Order {order} has shipped.|Shipped: your order {order}] // [Tracking is below.|Follow it with the link below.]
---
us [It's all one shipment.|It's a single shipment.] [Tracking is {tracking}.|There's just the one number, {tracking}.] [The carrier lists the weight of the whole thing.|The weight on the label matches the full order.]
them [OK, I'll wait for it.|Good, then I'm just impatient.]
them+ [You were right, it's all there.|All in one box, complete.]
tell {order} was delivered complete.
fix [One shipment, delivered complete.|It was a single box, all there.|Single shipment, nothing missing.|All of it came in one box.] [No split.|Customer confirmed.|{first} has it all.]
fix [{order}, one box, all in it.|Complete in one parcel: {order}.|{order} arrived complete in one box.|Everything was in one box, {order}.]
"""
