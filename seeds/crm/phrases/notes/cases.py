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
        "[Told {first} we're swapping it|Exchange agreed with {first}|{first} gets a new one]. [{article}, {batch} batch|It's a {batch} {article}|{batch} again]. [Asked for the old one back so {product_mgr} can look at it|Old one can be thrown out after the photo|No need to send the old one back].",
        "[{fault}, just like the rest|Same thing, {fault}|Again {fault}]. [{batch} batch per the label|Label says {batch}|{batch}]. [Counting them for {product_mgr}|Added to the count for {product_mgr}|{product_mgr} keeps the tally].",
    ),
    "supply-late": (
        "[Purchasing says {arrival} for the {article}|{article} due {arrival} per purchasing|ETA {arrival} on the {article}]. [Told {first}|Passed it on to {first}|{first} has the date]. [Not thrilled, but okay|Was okay with it|Grumbled a little].",
        "[Called {first} with the date|Gave {first} the date|Called with an update]: {arrival}. [Offered a different model, declined|Asked if they'd take something else, they'd rather wait|They'll wait].",
        "[Supplier is {supplier}, was due {due}|Was due {due} from {supplier}|{supplier} missed {due}]. [Their reason: {reason}|Reason we got: {reason}|Reason given: {reason}]. [I only told {first} it's late, not why|Not passing the reason on|Kept it general with {first}].",
        "[No firm ship date until it's on our dock|Won't promise a day until it's received|Not promising more than {arrival}]. [{dock} will tell me when it's in|Asked {dock} to let me know|{dock} has a note on it].",
        "[Stock record says nothing before {arrival}|{arrival} is what the system shows|{arrival} by purchasing's list]. [{first} has a job waiting for the {article}|{first} needs the {article} sooner, naturally|{first} asked for a partial of the {article}]. [Asked {purchasing} if any can come early|Checked with {purchasing}|{purchasing} is asking the supplier].",
        "[Explained to {first} that the {article} is late at the source|Told {first} straight that {supplier} is behind|{first} knows the {article} isn't on our shelf]. [Gave {arrival} as an estimate|{arrival} is an estimate, said so|Mentioned {arrival}, no guarantee].",
    ),
    "deal-won": (
        "[Looked at the pick list|Pulled the pick list|Checked the packing list]: {count}. [{dock} is checking the count|Asked {dock} to check the bay|Warehouse is looking]. [Told {first} I'd call back today|{first} expects a call back|Calling {first} back].",
        "[It's part of a project order, so looping in sales|This is on a signed project, told the rep|Let the rep know since it's a project delivery]. [Want one voice toward {first}|{first} shouldn't have to explain it twice|So we don't both call {first}].",
        "[Asked {first} for the packing slip|Need the packing slip from {first}|Waiting on the packing slip] [and a photo of the pallet|and a count|plus a picture]. [Can't file with the carrier without it|The carrier asks for it|Needed for the claim, if it comes to that].",
        "{first} [is still counting|is going through the cartons again|promised to recount], [there are several pallets|some cartons were put in another room|two people unpacked]. [No point in shipping anything before that|I'll wait for the count|Then we'll know].",
        "[Delivery receipt pulled|Got the signed delivery receipt|Looked at the delivery receipt], [signed without remarks|no exceptions noted|nothing written on it]. [Doesn't mean much|Happens|People sign and look later]. [{ops} is checking our side|Asked {ops} too|Warehouse side comes next].",
    ),
    "prices-changed": (
        "[Checked the date on their quote|Looked at the quote date|Quote date is what matters]. [New prices apply from {valid}|{valid} is the cutoff|Cutoff: {valid}]. [Asked the rep before I answer|Rep has to confirm|Checking with sales].",
        "[{first} has a point if the quote is from before {valid}|If it was quoted before {valid} we honor it|Anything quoted before {valid} holds for its validity]. [Waiting for a copy|Asked for a copy of the quote|They're sending a copy].",
        "[Found the old sheet|Pulled the price sheet from before {valid}|Compared both price sheets]. [{first} was looking at the old one|The difference is the price change, nothing else|It's the increase and not a mistake]. [Explaining it in one paragraph|Writing it up in plain words|Will explain by email].",
    ),
    "order-refunded": (
        "{order}, [return label sent|label is out|emailed the label]. [Refund once it's back|Refund when received|Money goes back after we've checked it in]. [{first} knows the timeline|Explained the timeline to {first}|{first} is fine with that].",
        "[Return on {order}|{order} return|RMA for {order}]: {count}. [Within the window|Inside the return window|In time]. [Asked them to use the original carton|Original packaging is there|Told {first} how to pack it].",
        "[Returns desk has it|It's at the returns desk|Box is with returns], {order}. [Waiting for the inspection|They'll look at it today|Inspection pending]. [Then refund|Then I close|Refund after that].",
        "[{first} packed it today|Box is on its way back per {first}|{first} dropped it off with the carrier], {order}. [Told the returns desk to look out for it|Returns knows|Put a note in for returns]. [Money follows after the check|Refund after that|Then the refund].",
    ),
    "order-shipped": (
        '[Tracking {tracking}, {carrier}|{carrier} {tracking}]: [no scan in two days|last scan at the hub|shows "in transit"]. [Opened an inquiry with the carrier|Called the carrier|Carrier is looking]. [Told {first}|{first} is in the loop|Updated {first}].',
        "[{order} left {sent}|Shipped {sent}, {order}|{order}, out the door {sent}]. [Address is right|Address checks out|Ship-to matches the order]. [Giving the carrier one more day|One more day, then we trace it|If nothing tomorrow, trace].",
        "[{first} can't find tracking for {order}|{first} didn't get the tracking email for {order}|Tracking email went to an old address]. [Sent it again: {tracking}|Resent: {carrier}, {tracking}|It's {tracking} with {carrier}]. [Should move tonight|Let's see what it shows tomorrow|Looking again in the morning].",
    ),
    "order-delivered": (
        "{order}: [delivered per the carrier|carrier shows it delivered|shows delivered]. [Went through the contents with {first} by phone|{first} unpacked it while we talked|Asked {first} to go through the packing paper once more]. [Call back if it's still missing something|Will see what's really missing|More once {first} has checked].",
        "[Pulled up {order}|Looked at {order}|Checked {order}]: {count}, {total}. [Everything on our side looks right|Nothing odd on our side|Order record looks fine]. [Answer going out today|Replying to {first} now|Will reply by end of day].",
        "[Photo of the label from {first}|Asked {first} for a photo of the label|Label photo came in], [matches {order}|it's ours, {order}|{order} it is]. [Box count is next|Now the packing slip|Comparing with {count}]. [Will answer when I know|Reply after that|Reply to come].",
    ),
    "order-canceled": (
        "{order} [is canceled, confirmed in the store|shows canceled|was canceled]. [Nothing shipped|Nothing went out|No shipment on it]. [Told {first}|Confirmed to {first} by email|{first} has it in writing].",
        "[Checked payment on {order}|Looked at the payment for {order}|Payment check, {order}]. [Asked {ar} to confirm nothing was captured|{ar} is confirming|Double-checking with {ar}]. [Then I answer {first}|{first} wants it in writing|Will confirm to {first} after that].",
        "{first} [canceled {order} and wants to be sure|is afraid {order} still ships|asks if {order} is really off]. [It is|It's off|Checked, it's off]. [Told {dock} as well, just in case|Warehouse doesn't have it on any list|Nothing was picked].",
    ),
}

#: By the case's type, where nothing led up to it; what is "tangible" is about goods.
BY_TYPE = {
    "Question": (
        "<tangible> [Not sure on this one|Didn't know the answer offhand|Had to ask], [checking with {product_mgr}|asked {product_mgr}|sent to {product_mgr}]. [Told {first} I'd get back today|{first} isn't in a hurry|Said I'd have an answer tomorrow].",
        "<tangible> [Answer is in the data sheet|It's on the data sheet|Found it in the data sheet]. [Sending {first} the page|Emailing the link|Sent it over]. [Might be worth an article|We should have an article on that|Adding to the article list].",
        "[Called {first} instead of writing|Quicker by phone, called {first}|Picked up the phone]. [Turned out they needed something slightly different|Two-minute conversation|Cleared it up in one go]. [Sending a summary by email|Following up in writing|Short email to follow].",
        "<tangible> [Same question as last month from somebody else|We get this one a lot|Third time this quarter somebody asks that]. [Reused that answer|Used the standard answer|Sent the usual reply].",
        "[This is more of a sales question|Sales should answer this|Really one for the rep]. [Asked {seller} to call|Passed to {seller}, keeping the case until it's answered|{seller} will call {first}].",
        "{first} [wrote back with a follow-up|had one more question|asked something else on top]. [Answered both|Covered it in the same email|Answer went out].",
        "<tangible> [Had two answers in the knowledge base and they differ|Our two articles don't agree on this|Found an old and a new answer]. [Asking {product_mgr} which one holds|{product_mgr} will say which is right|Going with the newer one]. [Fixing the other afterward|The old one has to go|Will clean that up].",
        "[Not a hard one|Easy one|Quick answer], [but {first} wants it in writing|{first} needs it by email for the file|so I called first and then wrote]. [Sent|Done|Out].",
        "<tangible> [Asked {first} what it's for|Wrote back to {first} with one question|Needed one more detail from {first}]. [Changes the answer|The answer depends on it|Makes all the difference]. [Waiting|Waiting to hear|No reply yet].",
        "<tangible> [{colleague} knew this by heart|{colleague} had the answer|Got it from {colleague}]. [Checked it against the spec sheet|Looked it up to be sure|Verified]. [Replying to {first}|Sending|Off to {first}].",
    ),
    "Incident": (
        "<tangible> [Asked {first} for photos|Requested pictures from {first}|Need pictures, asked {first}]. [Once they're here I can decide|Then we decide between swap and repair|Can't say more before I see it].",
        "<tangible> [Talked {first} through the quick checks|Went over the basics with {first} by phone|Usual checks done by phone]. [Didn't fix it|No change|Same result]. [Next step is a replacement|Going for a replacement|I'd swap it].",
        "<tangible> [Photos are in|Got the photos|{first} sent photos]. [Clear case|Pretty clear|No question, that's on us]. [Setting up the exchange|Replacement it is|Doing an exchange].",
        "<tangible> [Warranty checks out|Still under warranty|Inside the warranty period]. [No need to argue about the cause|Just replace it|Covered].",
        "<tangible> [Asked {product_mgr} if this rings a bell|Checked with {product_mgr}|{product_mgr} looked at it]. [Single case so far|Nobody else has reported it|Not a known issue]. [Keeping an eye on it|Flag it if you see another|Let me know if you get one].",
        "<tangible> {first} [needs it working by the end of the week|has a deadline|is under pressure on their end]. [Asked the warehouse about overnight|Checking whether we can ship overnight|Seeing if we can send one out today].",
        "<tangible> [Asked when it started|{first} says it was fine at first|It worked for a while, says {first}]. [That helps narrow it down|Sounds like wear, or a bad part|Could be a bad part]. [Asking for the lot number|Lot number next|Need the lot number].",
        "<tangible> [Video from {first} came in|{first} sent a video|Got a short video]. [You can see it right away|Clear as day|No doubt about it]. [Replacement order is in|Setting up a replacement|Sending a new one].",
        "<tangible> [Compared with one from the shelf|Took one off the shelf to compare|Looked at a new one in the showroom]. [Theirs isn't right|{first} has a point|It's not supposed to be like that]. [Swap|Exchange|We'll replace it].",
        "<tangible> [Nobody home at {first}'s number|Called {first} twice today|Left {first} a message]. [Can't go on without an answer|I need the answer before I order the part|Need to know if they still use it]. [Trying again at 4|Email sent as well|Again tomorrow].",
    ),
    "Problem": (
        "[Called {first} to get the whole story|Got the story from {first} by phone|Spoke with {first}]. [More of a mix-up than a defect|Two separate things, sorted one of them|It's been bugging them for a while].",
        "[Second contact on this|They've written twice|{first} has called twice now]. [Moving it to the top|Doing it today|Top of my list].",
        "<tangible> [Asked the warehouse|Checked with {dock}|{dock} is looking into it]. [Answer by tomorrow|Should hear back today|Told {first} I'd know tomorrow].",
        "<tangible> [Need more info|Not enough info|Missing half the details]. [Emailed {first} three questions|Sent {first} a few questions|Asked {first} for the order number and a photo]. [Pending until then|Set to wait|Waiting on them].",
        "<tangible> [Offered a credit, {first} would rather have it fixed|{first} doesn't want a credit, wants it right|No interest in a credit]. [Fair|Understandable|I get it]. [Working on it|Arranging that|On it].",
        "<tangible> [If {first} calls and I'm out|In case {first} calls while I'm at lunch|For whoever picks up if {first} calls]: [we're waiting on the warehouse|answer comes from the warehouse|warehouse has it]. [Nothing else to promise|No promises on dates please|Don't promise a date].",
        "[Put together a timeline|Wrote down what happened when|Read the whole history]. [Two of our teams gave two answers|{first} was told two different things|Mostly a communication problem]. [I'm the one contact from here|From now on it's me|They get one answer, from me].",
        "{first} [is right to be annoyed|has a reason to be annoyed|isn't wrong]. [We said we'd call and didn't|Somebody promised a callback|It slipped between two shifts]. [Called and said so|Apologized on the phone|I apologized].",
        "<tangible> [Split this in two|There are two things in here|It's really two requests]. [One's done|First half is done|The easy part is done], [the other needs {dock}|the rest is with {dock}|second half is with the warehouse].",
        "[Had {first} on the phone for half an hour|Long call with {first}|{first} vented for ten minutes]. [Better now|Ended on a good note|We know what to do]. [Written summary sent|Sending what we agreed|Summary going out].",
    ),
    "Return": (
        "[RMA number sent|RMA is out|Gave {first} an RMA number]. [Waiting for the box|Now we wait for the box|Ball's in their court]. [Refund after inspection|Inspection first, then refund|Then refund].",
        "<tangible> {first} [asked who pays for shipping|wanted to know about return freight|asked about the return label]. [Explained it|Told them per policy|Pointed to the policy].",
        "<tangible> [Not returned yet|Nothing received yet|Box isn't here yet]. [Sent a reminder|Emailed {first} a reminder|Nudged {first}]. [RMA is good for 30 days|I'll close if nothing comes|Leaving it open for now].",
        "<tangible> [They'd also take an exchange|Exchange would be fine too|{first} is open to an exchange]. [Checking stock|Looking at what we have in stock|Asked the warehouse what's there].",
        "{first} [lost the label|didn't get the label|printed the label wrong]. [Sent a new one|New label sent|Resent it]. [Same RMA number|RMA stays the same|RMA number doesn't change].",
        "[Reason for return: ordered the wrong one|They ordered the wrong one|Wrong item ordered, their words]. [Unopened, so no discussion|Still in the box|Never unpacked]. [RMA given|Gave the RMA|RMA sent].",
        "[Asked {first} to wait with the return|Told {first} to hold the box for now|Holding the return for a day]. [May not be needed|An exchange may be simpler|Might be solved without shipping it]. [More tomorrow|Checking|Will tell them].",
    ),
    "": (
        "[Reached {first}|Talked to {first}|Got {first} on the phone]. [All clear on what they need|I know what they need now|We agreed on the next step]. [Will follow up in writing|Email to follow|Summary going out].",
        "[Left {first} a voicemail|Voicemail for {first}|Tried {first}, voicemail]. [Will try again this afternoon|Trying again tomorrow|Emailed as well].",
        "[Handing to {support} while I'm out|{support} covers this while I'm off|If it moves while I'm out, {support} has it]. [Everything's in the thread|The thread has it all|History is all here].",
        "[Waiting on {first}|Waiting for {first} to reply|{first} owes us an answer]. [Closing if nothing by next week|Reminder set|Will nudge in a couple of days].",
        "[Read through everything again|Started over from the top|Went back to the first email]. [Missed a question in it|There's a second question further down|{first} asked two things]. [Answering both|Both answers today|Will cover both].",
        "{first} [is happy to wait until tomorrow|has time|isn't in a rush]. [Putting it behind the urgent ones|Doing the urgent ones first|Tomorrow morning then].",
        "[Spoke with {colleague} about it|{colleague} had a similar one|Compared notes with {colleague}]. [Doing it the same way|Same approach|We'll handle it alike].",
    ),
}
