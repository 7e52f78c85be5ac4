"""What stands on leads when they came in, by where from, on contacts and on quotes; patterns of `seeds.grammar`.

`{items}` is what they ask for with its number ("6 grinders"), `{need}` what they want it for.
"""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

_WEB = (
    "[Web form|Contact form|Came through the website]: wants [a quote on|pricing for|a price on] {items}, [delivered to|shipped to|ship-to] {city}.[ No phone call before noon, please.| Prefers e-mail.| Asked for lead time, too.|]",
    'Wrote on the form: "We are [pricing out|planning|putting together a budget for] our {need} and [would like|need|are looking for] a quote on {items}[, freight included|, delivered| with your lead time|]."',
    'From the form: "[Do you have|Are there] volume [prices|discounts|breaks] on the {article}, [say for|for, say,] {qty}[ to start|, maybe more next year|]?"',
    "[Filled in|Sent in|Submitted] the quote form [twice|from a phone|in all caps]: {items}[ for their {need}|]. [Left the budget field blank.|Says timing is flexible.|Wants it all on one truck.]",
    "Downloaded the [spec sheet|data sheet|price list] for the {article} and [checked the box|ticked the box|asked] to be contacted. [No message.|Nothing else on the form.|Company and phone only.]",
    "[Online request|Website request|Form request]: [would like to try|wants to test|asked to try out] the {article} before buying. If [that works out|they like it|it passes], they need {qty} for their {need}.",
    'Form message: "[Currently buying from|We get ours from|Our supplier is] {competitor}, [but lead times keep slipping|but their prices went up again|and it\'s time to compare], [so please quote|so we need a quote on] {items}."',
    "Asked on the [contact page|website|form] whether we [ship to a jobsite|can split the shipment|take POs|do net 30 for new accounts]. [Interested in|Looking at|Wants] {items}.",
    "[Quote request|RFQ] by web form. {items}. [Part of their {need}.|It's for their {need}.|Project is their {need}.][ Budget for the whole project is around {amount}.| Says they have {amount} in all.|]",
    "[Web lead|From the website], [short and to the point|one line|two lines]: {items}, {city}, [need by end of next month|need a price this week|please call].",
    "Found us [through a search|searching for the {article}|online]. [Wants to see|Would like to see|Asked to see] the {article} before ordering [the rest|more|{qty}]. [Showroom visit?|I offered a video demo.|Asked if we have one on display.]",
)
_SHOW = (
    "[Stopped by|Came by|Visited] the booth [the first morning|the second day|right before we packed up|during lunch], [spent a while with|kept coming back to|went straight for] the {article}. [Wants a quote on|Asked for a price on|Send pricing for] {qty}.",
    "[Badge scan|Scanned at the booth]. [Wrote on the card|Note on the card|Card says]: {items}[, {need}|]. [Call after the show.|Follow up by e-mail.|Wants our price list.]",
    "[Met|Talked to] {first} at the booth. They're [planning|getting ready for|working on] their {need} and [will need|figure on|have penciled in] {items}. [Budget isn't final.|Decision next quarter, maybe sooner.|No vendor picked yet.]",
    "[Good talk|Long talk|Ten-minute talk] at the show about the {article}. Uses {competitor} [today|now|at the moment][ and isn't unhappy, but|;|, but] [open to a second source|wants to compare prices|curious about ours].",
    "[Picked up|Took] a catalog and [a sample|a card|two brochures] at the booth. [Mostly|Mainly] [interested in|here for] the {article}[, maybe {qty} of them|]. [Buyer wasn't with them.|Has to talk to the owner first.|Said to call in two weeks.]",
    "[Tried|Tested|Had their hands on] the {article} at the booth [and liked it|and wants one|and asked good questions]. [Send a quote for|Asked us to quote|Quote] {items} [with freight to|delivered to|to] {city}.",
    '[Left a business card in the bowl|Entered our drawing|Dropped a card in the fishbowl]. [Wrote|Put down] the {article} [as what they\'re shopping for|under "interested in"|on the back]. [May be nothing.|Worth one call.|Cold until somebody calls.]',
    "Walked the booth with [a coworker|two colleagues|their boss]. They have {amount} [set aside|in the budget|to spend] for their {need}; [liked|asked most about|want to start with] the {article}.",
    "[Trade show lead|Show lead], [hot|warm|promising]: needs {items} [before the season|by quarter-end|in the next 60 days] for their {need}. [Asked for references.|Wants to talk terms.|Asked who else in {city} uses them.]",
    "At the show [only to look|just browsing|to see what's new], but [asked|wanted to know] [what {qty} of the {article} would run|how long {items} would take|about freight on {items}].",
)
_REFERRAL = (
    "Referred by [a customer|a neighbor of theirs|one of our accounts] [in {city}|nearby|in the same business], who [bought|uses|recommended] the {article}. [Wants about {qty}.|Looking for {qty}.|Needs {qty} for their {need}.]",
    "[Came recommended by|Got our name from] [their accountant|a friend at another shop|somebody they used to work with]. [Looking for|Needs|Shopping for] {items}, [no rush|soon|this quarter].",
    "{first} [called|e-mailed] because [a colleague|a friend|their contractor] [told them about us|gave them my number|swears by the {article}]. Project: their {need}. [Quote {items}.|Asked about {items}.]",
    "[Referral|Word of mouth], [so treat them well|please call back today|so call, don't just e-mail]. [Needs|They need|Wants] {items} [delivered|shipped] to {city}.[ The whole project has a budget of {amount}.| Total budget {amount}, more lines to come.|]",
    "[Our customer|An existing customer|One of ours] passed on {first}'s [number|card|e-mail]. They're [switching from|fed up with|leaving] {competitor} and want [a price on|to see pricing for|a quote for] the {article}.",
    "Introduced by e-mail[ last week|]; {first} [answered right away|wrote back the same day|replied with a list]. [First item|Top of the list|Main thing] is {items}. [Terms and freight to be discussed.|Also asked about net 30.|Wants everything in one shipment.]",
    "[Used to buy from us|Bought from us] at [a former job|their last company|a previous employer] and [remembers|asked for] the {article}. [Now needs|Now looking for] {qty} for their {need}.",
    "[Neighbor of|Sister company of|Shares a landlord with] [one of our accounts|a customer of ours]. [Saw|Noticed] the {article} there and [asked who sells them|wants the same|wants a price]. [{qty} to start.|Around {qty}.]",
)
_COLD = (
    "[Cold call|Called off the list]. {first} [picked up|answered] and was [willing to talk|friendly|open to it]: [they're planning|they have budget for|next up is] their {need}. [Send info on|E-mail pricing for|Asked for pricing on] the {article}.",
    "[Reached|Got hold of|Spoke with] {first} on the [second|third|fourth] try. [Buys from|Has been buying from|Under contract with] {competitor}[ until year-end| for now|]. [Open to a quote on|Would look at a quote for|Said to quote] {items}.",
    "[Prospecting call|Dialed from the territory list]. Company [is growing|just moved|added a location][ in {city}|], so [there may be|could be|sounds like] a need for the {article}. [No numbers yet.|Roughly {qty}.|{first} will check.]",
    "[Left two voicemails|Two messages|Voicemail and an e-mail], then {first} [called back|wrote back]: [send a catalog|send something in writing|send the price list], [interested in|might need|looking at] {items}.",
    "[Gatekeeper|Front desk] [put me through|gave me the direct line|took a message], {first} [called back later|had five minutes]. [Might need|Could use|Will need] {items} for their {need}.[ Whole thing is around {amount}.| Ballpark for everything: {amount}.|]",
    "[Called|Got through] while [canvassing|working|going through] {city}. [They replace|They reorder|They buy] this kind of thing [once a year|every spring|when it breaks]; [next|this] time [could be|should be|might be] {qty} of the {article}.",
    "[Short call|Quick call], {first} was [on the way out|between meetings|at a jobsite]. [Not a no.|Said to try again.|Wants numbers, not a pitch.] [Number they gave|What they'd need|Quantity]: {items}.",
    "[Cold outreach|Outbound call], [lukewarm|better than expected|some interest]. [They like|Happy with] {competitor} but [hate the freight|have trouble getting the {article}|got burned on a back order].",
)
_PARTNER = (
    "[Passed on by a partner|Partner lead|From one of our partners], who [is doing|handles|designs] the {need} for them. [Goods only from us|We'd supply the goods|Our part]: {items}.",
    "[A partner|One of our dealers] [can't serve|doesn't stock for|is too far from] {city} and sent {first} to us. [Wants|Needs|Looking for] {items}.",
    "[Partner registered this one|Registered by a partner], [so protect the price|so check the margin first|so copy them on the quote]. [Asking for|They want] {items} [first|to begin with|for now].",
    "[On the list|In the file] [we got from|a partner sent] [after the joint mailing|last month|with the last batch]. [Listed interest|Says|Noted]: {article}[, {qty}|]. [Not called yet.|Nobody has talked to them.|Check that the e-mail works.]",
    "The [contractor|installer|designer] on their {need} [specified|recommended|wrote in] the {article}. [They buy direct|{first} buys direct|Purchasing stays with {first}], {qty} [needed|in the drawings|on the schedule].",
    "[Joint visit|Joint call] with [a partner|our partner in the area]. {first} [liked|prefers|asked for] the {article} [over what {competitor} offered|over what they have|best]. [Quote {qty}.|Quote {items}.]",
)
_MAILING = (
    "[Replied to|Answered|Responded to] our e-mail [within the hour|the next morning|two weeks later]: [please quote|what would it cost for|interested in] {items}.",
    "[Clicked through|Clicked] on the {article} in the [newsletter|mailing|last e-mail] and [filled in the short form|asked for a call|left a number]. [Says it's for their {need}.|Mentions their {need}.|Wants {qty}.]",
    '[Reply to the newsletter|Answer to the mailing]: "[Good timing|Perfect timing|Funny you should write], [we are about to start|we\'re planning|we just got approval for] our {need}, [so please quote {items}|so please send prices for {items}]."',
    "[Got the mailing|Our e-mail was] forwarded [by a coworker|from the owner|by their bookkeeper]. {first} [wants to know|asked] [what {items} would cost|if we deliver to {city}|whether we beat {competitor}].",
    "Asked to [be taken off the list|get fewer e-mails], [but|then] [also asked|wanted to know] [about|the price of] {items}. [Go figure.|So call, don't mail.|Call instead.]",
    "[Opened every mailing|On the mailing list] [since spring|for about a year|for months], [now|finally] [asked for|wants] a quote: {items}[ as a start|, and more to follow|].",
    "[Interested in|Responded about|Wrote about] the {article} from the [sale flyer|product e-mail|newsletter]. [Buys from|Orders from] {competitor} now and [wants to try a few|would test one first|is comparing].",
)
_WALK_IN = (
    "[Walked in|Came in|Stopped in] [without an appointment|on the way to the airport|after seeing our sign], [looked at|asked for|spent time with] the {article}. [Needs|Will need|Wants] {qty} for their {need}.",
    "[Showroom visitor|In the showroom], [brought measurements|brought photos|brought a floor plan|had a list along]. [We priced out|Priced|Wants a written quote for] {items}.",
    "[Came to pick up an order for somebody else|Was in for a return|Came along with a customer] and [asked about|got interested in|noticed] the {article}. [Works at|Buys for] {company}. [Maybe {qty}.|Around {qty}.]",
    "[In town for a conference|In town on other business|Passing through], [dropped in|came by the counter], [wants to see|asked to see] the {article} [in person|up close|before buying]. [Liked it.|Took a card.|Will be back with the boss.] [Budget is {amount}.|No budget mentioned.]",
    "[At the counter|Walk-in]: [could we match|would we match|asked if we'd match] {competitor} on {items}. [I said we'd quote it.|Told {first} we'd try.|Has their quote in writing.]",
    "{first} [stopped by|came in] [with a list|with a sketch|with two coworkers]; [biggest line|first line|main item] {items}. [They have a dock.|Ship to {city}.|Asked about delivery to {city}.]",
)
_ANY = (
    "[Interested in|Asked about] {items}[ for their {need}|]. [Source unclear.|Doesn't remember how they heard of us.|Found in the shared inbox.]",
    "[Message left with the front desk|Note from the front desk|Phone message]: {first} at {company}, [wants a price on|call back about|re:] {items}.",
    "[From an old list|Old contact of ours|Found in last year's notes], [said then|told us] [they'd need|they were looking at] {items}[ someday|]. [Worth a fresh call.|Check if that still stands.|May have bought by now.]",
)
#: By source; a lead of which it is not known has the last.
LEADS: dict[str, tuple[str, ...]] = {
    "Web form": _WEB,
    "Trade show": _SHOW,
    "Referral": _REFERRAL,
    "Cold call": _COLD,
    "Partner": _PARTNER,
    "E-mail campaign": _MAILING,
    "Walk-in": _WALK_IN,
    "": _ANY,
}
#: On a contact: how to reach them and what they decide.
CONTACTS = (
    "[Handles the {city} location only.|Responsible for the {city} location, nothing else.|Only buys for {city}.]",
    "[Can approve small orders; anything bigger goes to the boss.|Signs for small orders on their own.|Approves routine orders, not capital purchases.]",
    "[Prefers e-mail over phone.|E-mail works best.|Rarely answers the phone, e-mail instead.]",
    "[Works Monday to Thursday.|Off on Fridays.|In the office Monday through Thursday.]",
    "[Best reached before 9:00.|Catch them early, before 9:00.|Early mornings are best.]",
    "[Call the cell, the desk phone goes to a general mailbox.|Use the cell number; the office line is a menu.|Cell phone first.]",
    "[Wants every quote as a PDF with the item numbers.|Needs item numbers on every quote.|Asks for PDFs, not links.]",
    "[Copy accounting on invoices.|Invoices go to accounts payable, not to this address.|Send invoices to AP, copy here.]",
    "[Needs three quotes for anything over $5,000.|Has to get three bids on larger orders.|Purchasing rules: three quotes for larger amounts.]",
    "[Came over from another department, still learning the products.|New in this role.|Recently took over purchasing.]",
    "[Goes by a nickname on the phone, sign-off is the full name.|Knows the product line well.|Very precise about delivery times.]",
    "[Met at a trade show.|Met in person once, at a show.|Known from a trade show.]",
    "[Ask for the receiving desk when calling about deliveries.|Deliveries: call the receiving desk, not this number.|For delivery questions call receiving.]",
)
#: Why somebody asks for more of a discount than the limit.
REASONS = (
    "{account} has a [lower|cheaper] quote from {competitor} [in hand|on the table]. [{first} says they'd rather stay with us if we get close.|We don't have to match it, just get close.]",
    "{competitor} [came in under us|undercut us|beat our price] and {first} [showed me the quote|read me the numbers over the phone]. [This is what it takes.|I think this gets it done.]",
    "[First order|Opening order] of a [larger rollout|multi-site project]. [{first} says the remaining sites would be at the regular discount.|Remaining phases would go back to normal pricing.]",
    "[Pilot for|Trial order before] the rest of the {project}. [If it goes well, there's more at list.|I'd rather give a little on the pilot than lose the whole thing.]",
    "{first}'s budget [stops|tops out|maxes out] [here|at this number] and it's already approved. [Going back to the board would cost us a month.|Otherwise they'd have to go back for approval.]",
    "[Long-time customer|Been with us for years], [pays on time|never late on an invoice], and [hasn't asked for anything extra before|rarely asks]. [I'd like to do this for them.|I'd like to keep them happy.]",
    "[They take the whole quantity in one shipment|One truck, one dock, one invoice], so [we save on freight and handling|freight comes out well below normal]. [Margin still works.|I ran the margin and it holds.]",
    "[They're picking up with their own truck.|Customer arranges the freight.] [The extra discount is less than what we'd pay in freight.|That covers the difference.]",
    "[Good reference account in {city}.|We don't have a reference in {city} yet.] {first} [agreed to be one|will let us use their name|offered to take calls from prospects] [at this price|if we can do this].",
    "[I told {first} I'd ask|I promised {first} an answer], no commitment made. [They're ready to sign this week.|PO would come this week.|They can issue the PO right away.]",
    "[Tax-exempt public bid|Public bid], [price is the only criterion|lowest bidder gets it]. [We can stay out, but the follow-up orders are usually good.|I'd go this low once and no lower.]",
    "[We were late on their last order|They had two back orders from us this year] and [I'd like to make up for it|{first} brought it up]. [One-time discount.|This one time only.]",
    "[Last of the old stock|Mostly items we want out of the warehouse], [so the usual limit hurts more than it helps|and {account} takes what we have left].",
    "[End-of-quarter deal|They can sign before the quarter ends]. {first} [has the PO drafted|only needs our final price|is waiting on this number].",
)
#: At the bottom of a quote.
TERMS = (
    "[Net 30.|Terms: net 30.|Payment terms net 30.] [Freight prepaid and added.|Freight prepaid and added to the invoice.|Prepay and add freight.]",
    "[Net 30 on approved credit|Net 30 with approved credit]; [otherwise prepayment by card or ACH|prepayment otherwise]. [FOB origin.|FOB our dock.]",
    "[50% deposit with order, balance before shipment.|Half down with the PO, balance due before we ship.] [Lead time starts when the deposit is in.|Lead time counts from receipt of the deposit.]",
    "[Ships to {city} by LTL freight.|LTL freight to {city}.] [Liftgate and inside delivery not included.|Liftgate service is extra.|Customer unloads.]",
    "[Freight to {city} included.|Price includes freight to {city}.] [Dock delivery, one shipment.|One shipment, delivered to the dock.]",
    "[Sales tax added unless a current exemption certificate is on file.|Tax will be added unless we have your exemption certificate.] [Please send it with the PO.|E-mail it along with the PO.]",
    "[Prices good through the date above.|Pricing is good until the expiration date above.] [Please reference the quote number on your PO.|Quote number must appear on the PO.]",
    "[Partial shipments allowed.|We may ship in partials.] [Back-ordered items ship free of extra freight.|No extra freight on back orders.]",
    "[Ship complete only.|One complete shipment, no partials.] [Please call 24 hours before delivery.|Carrier calls ahead for an appointment.]",
    "[Standard returns policy applies; custom items can't be returned.|Custom and cut-to-order items are non-returnable.] [Report freight damage within five business days.|Note any damage on the delivery receipt.]",
    "[Installation not included.|Price is for goods only; installation by others.] [Delivery by appointment.|Delivery appointment required.]",
    "[Card payments accepted up to $10,000; above that, check or ACH.|Check or ACH preferred on this order.] [Remit-to address on the invoice.|ACH details come with the invoice.]",
)
OK_COMMENTS = (
    "",
    "",
    "Fine.",
    "Approved.",
    "OK, go ahead.",
    "Good customer, fine.",
    "OK this once.",
    "Okay by me. Get the PO this week.",
    "Approved, but no further.",
    "Fine, just hold the line on freight.",
)
