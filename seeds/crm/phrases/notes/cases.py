"""What support notes on a case on its way, by what it follows from or else by its type; whole notes of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: By what the case follows from.
CAUSED = {
    "batch-stopped": (
        "[Label says {batch} batch|Confirmed {batch} batch|Customer read me the label: {batch} batch]. [Same as the others|Fits the pattern|Exactly what we've been seeing]: {fault}. [Exchange, don't repair|Treat as an exchange|Swap it].",
        "[Another one for the {batch} batch|Adding to the {batch} list|One more on the {batch} list]. {article}, {fault}. [Told {first} we know about it|{first} knows it's on us|{first} was relieved that it's a known issue].",
        "[Checked stock before promising a replacement|Replacement has to come from new stock|Make sure the replacement isn't from the same batch]. [{batch} is on hold|{batch} stock is blocked|Nothing from {batch} goes out].",
        "[Asked for a photo of the label|Need a label photo|Waiting on a picture of the label] [to confirm it's the {batch} batch|before we exchange it|since they only think it says {batch}].",
    ),
    "supply-late": (
        "[Purchasing says {arrival} for the {article}|{article} due {arrival} per purchasing|ETA {arrival} on the {article}]. [Told {first}|Passed it on to {first}|{first} has the date]. [Not thrilled, but okay|Was okay with it|Grumbled a little].",
        "[Called {first} with the date|Gave {first} the date|Called with an update]: {arrival}. [Offered a different model, declined|Asked if they'd take something else, they'd rather wait|They'll wait].",
        "[Supplier is {supplier}, was due {due}|Was due {due} from {supplier}|{supplier} missed {due}]. [Their reason: {reason}|Reason we got: {reason}|Reason given: {reason}]. [I only told {first} it's late, not why|Not passing the reason on|Kept it general with {first}].",
        "[No firm ship date until it's on our dock|Won't promise a day until it's received|Not promising more than {arrival}]. [{dock} will tell me when it's in|Asked {dock} to let me know|{dock} has a note on it].",
    ),
    "deal-won": (
        "[Looked at the pick list|Pulled the pick list|Checked the packing list]: {count}. [{dock} is checking the count|Asked {dock} to check the bay|Warehouse is looking]. [Told {first} I'd call back today|{first} expects a call back|Calling {first} back].",
        "[It's part of a project order, so looping in sales|This is on a signed project, told the rep|Let the rep know since it's a project delivery]. [Want one voice toward {first}|{first} shouldn't have to explain it twice|So we don't both call {first}].",
        "[Asked {first} for the packing slip|Need the packing slip from {first}|Waiting on the packing slip] [and a photo of the pallet|and a count|plus a picture]. [Can't file with the carrier without it|The carrier asks for it|Needed for the claim, if it comes to that].",
    ),
    "prices-changed": (
        "[Checked the date on their quote|Looked at the quote date|Quote date is what matters]. [New prices apply from {valid}|{valid} is the cutoff|Cutoff: {valid}]. [Asked the rep before I answer|Rep has to confirm|Checking with sales].",
        "[{first} has a point if the quote is from before {valid}|If it was quoted before {valid} we honor it|Anything quoted before {valid} holds for its validity]. [Waiting for a copy|Asked for a copy of the quote|They're sending a copy].",
    ),
    "order-refunded": (
        "{order}, [return label sent|label is out|emailed the label]. [Refund once it's back|Refund when received|Money goes back after we've checked it in]. [{first} knows the timeline|Explained the timeline to {first}|{first} is fine with that].",
        "[Return on {order}|{order} return|RMA for {order}]: {count}. [Within the window|Inside the return window|In time]. [Asked them to use the original carton|Original packaging is there|Told {first} how to pack it].",
        "[Returns desk has it|It's at the returns desk|Box is with returns], {order}. [Waiting for the inspection|They'll look at it today|Inspection pending]. [Then refund|Then I close|Refund after that].",
    ),
    "order-shipped": (
        '[Tracking {tracking}, {carrier}|{carrier} {tracking}]: [no scan in two days|last scan at the hub|shows "in transit"]. [Opened an inquiry with the carrier|Called the carrier|Carrier is looking]. [Told {first}|{first} is in the loop|Updated {first}].',
        "[{order} left {sent}|Shipped {sent}, {order}|{order}, out the door {sent}]. [Address is right|Address checks out|Ship-to matches the order]. [Giving the carrier one more day|One more day, then we trace it|If nothing tomorrow, trace].",
    ),
    "order-delivered": (
        "{order}: [delivered per the carrier|carrier shows it delivered|shows delivered]. [Went through the contents with {first} by phone|{first} unpacked it while we talked|Asked {first} to go through the packing paper once more]. [Call back if it's still missing something|Will see what's really missing|More once {first} has checked].",
        "[Pulled up {order}|Looked at {order}|Checked {order}]: {count}, {total}. [Everything on our side looks right|Nothing odd on our side|Order record looks fine]. [Answer going out today|Replying to {first} now|Will reply by end of day].",
    ),
    "order-canceled": (
        "{order} [is canceled, confirmed in the store|shows canceled|was canceled]. [Nothing shipped|Nothing went out|No shipment on it]. [Told {first}|Confirmed to {first} by email|{first} has it in writing].",
        "[Checked payment on {order}|Looked at the payment for {order}|Payment check, {order}]. [Asked {ar} to confirm nothing was captured|{ar} is confirming|Double-checking with {ar}]. [Then I answer {first}|{first} wants it in writing|Will confirm to {first} after that].",
    ),
}

#: By the case's type, where nothing led up to it.
BY_TYPE = {
    "Question": (
        "[Not sure on this one|Didn't know the answer offhand|Had to ask], [checking with {product_mgr}|asked {product_mgr}|sent to {product_mgr}]. [Told {first} I'd get back today|{first} isn't in a hurry|Said I'd have an answer tomorrow].",
        "[Answer is in the data sheet|It's on the data sheet|Found it in the data sheet]. [Sending {first} the page|Emailing the link|Sent it over]. [Might be worth an article|We should have an article on that|Adding to the article list].",
        "[Called {first} instead of writing|Quicker by phone, called {first}|Picked up the phone]. [Turned out they needed something slightly different|Two-minute conversation|Cleared it up in one go]. [Sending a summary by email|Following up in writing|Short email to follow].",
        "[Same question as last month from somebody else|We get this one a lot|Third time this quarter somebody asks that]. [Reused that answer|Used the standard answer|Sent the usual reply].",
        "[This is more of a sales question|Sales should answer this|Really one for the rep]. [Asked {seller} to call|Passed to {seller}, keeping the case until it's answered|{seller} will call {first}].",
        "{first} [wrote back with a follow-up|had one more question|asked something else on top]. [Answered both|Covered it in the same email|Answer went out].",
    ),
    "Incident": (
        "[Asked {first} for photos|Requested pictures from {first}|Need pictures, asked {first}]. [Once they're here I can decide|Then we decide between swap and repair|Can't say more before I see it].",
        "[Talked {first} through the quick checks|Went over the basics with {first} by phone|Usual checks done by phone]. [Didn't fix it|No change|Same result]. [Next step is a replacement|Going for a replacement|I'd swap it].",
        "[Photos are in|Got the photos|{first} sent photos]. [Clear case|Pretty clear|No question, that's on us]. [Setting up the exchange|Replacement it is|Doing an exchange].",
        "[Warranty checks out|Still under warranty|Inside the warranty period]. [No need to argue about the cause|Just replace it|Covered].",
        "[Asked {product_mgr} if this rings a bell|Checked with {product_mgr}|{product_mgr} looked at it]. [Single case so far|Nobody else has reported it|Not a known issue]. [Keeping an eye on it|Flag it if you see another|Let me know if you get one].",
        "{first} [needs it working by the end of the week|has a deadline|is under pressure on their end]. [Asked the warehouse about overnight|Checking whether we can ship overnight|Seeing if we can send one out today].",
    ),
    "Problem": (
        "[Called {first} to get the whole story|Got the story from {first} by phone|Spoke with {first}]. [More of a mix-up than a defect|Two separate things, sorted one of them|It's been bugging them for a while].",
        "[Second contact on this|They've written twice|{first} has called twice now]. [Moving it to the top|Doing it today|Top of my list].",
        "[Asked the warehouse|Checked with {dock}|{dock} is looking into it]. [Answer by tomorrow|Should hear back today|Told {first} I'd know tomorrow].",
        "[Need more info|Not enough info|Missing half the details]. [Emailed {first} three questions|Sent {first} a few questions|Asked {first} for the order number and a photo]. [Pending until then|Set to wait|Waiting on them].",
        "[Offered a credit, {first} would rather have it fixed|{first} doesn't want a credit, wants it right|No interest in a credit]. [Fair|Understandable|I get it]. [Working on it|Arranging that|On it].",
        "[If {first} calls and I'm out|In case {first} calls while I'm at lunch|For whoever picks up if {first} calls]: [we're waiting on the warehouse|answer comes from the warehouse|warehouse has it]. [Nothing else to promise|No promises on dates please|Don't promise a date].",
    ),
    "Return": (
        "[RMA number sent|RMA is out|Gave {first} an RMA number]. [Waiting for the box|Now we wait for the box|Ball's in their court]. [Refund after inspection|Inspection first, then refund|Then refund].",
        "{first} [asked who pays for shipping|wanted to know about return freight|asked about the return label]. [Explained it|Told them per policy|Pointed to the policy].",
        "[Not returned yet|Nothing received yet|Box isn't here yet]. [Sent a reminder|Emailed {first} a reminder|Nudged {first}]. [RMA is good for 30 days|I'll close if nothing comes|Leaving it open for now].",
        "[They'd also take an exchange|Exchange would be fine too|{first} is open to an exchange]. [Checking stock|Looking at what we have in stock|Asked the warehouse what's there].",
    ),
    "": (
        "[Reached {first}|Talked to {first}|Got {first} on the phone]. [All clear on what they need|I know what they need now|We agreed on the next step]. [Will follow up in writing|Email to follow|Summary going out].",
        "[Left {first} a voicemail|Voicemail for {first}|Tried {first}, voicemail]. [Will try again this afternoon|Trying again tomorrow|Emailed as well].",
        "[Handing to {support} while I'm out|{support} covers this while I'm off|If it moves while I'm out, {support} has it]. [Everything's in the thread|The thread has it all|History is all here].",
        "[Waiting on {first}|Waiting for {first} to reply|{first} owes us an answer]. [Closing if nothing by next week|Reminder set|Will nudge in a couple of days].",
    ),
}
