"""New list prices at the turn of the year; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### price-invoice | Problem |
S Invoice [has the {year} prices|at the new prices] – {account}
S [Wrong price|Price difference] on invoice
S [Invoice doesn't match our quote|We were quoted the old prices]
T {first} says the invoice has the {year} prices but [the quote was older|they were quoted the old ones]. [Copy of the quote by e-mail.|Quote is from {rep}.] [Won't pay until it's settled.|On hold until fixed.]
L The invoice has your {year} prices, and our quote was [from before that|at the old ones]. [Quote attached.|{rep} can confirm.] [I'd like a corrected invoice.|Please correct it and I'll pay right away.] [I can only pay what's on the PO.|Our AP won't pay more than the PO says.]
L [I think there's a mistake on our invoice.|Could you check our last invoice?] The unit price is higher than on the quote from {rep}. [I know prices went up {valid}.|I'm aware of the {valid} increase.] But [we ordered against the quote|the quote hadn't expired].
T Quote and invoice don't agree, says {first}. [New list on the invoice.|{year} prices on it.] [{rep}'s quote.|Quote is on the deal.]
L Our AP has flagged your invoice. [The price is from the {year} list, the PO isn't.|It has {year} prices on a PO with the old ones.] [Who's right?|Please have a look.]
Q [Your invoice is attached.|Please find your invoice attached.] // [Thank you for your business.|Questions? Reply to this e-mail.]
---
note [Quote predates {valid} and was still valid.|Quote good, dated before {valid}.] [{rep} agrees. {ar} to correct.|{rep} confirms, {ar} is correcting.]
us [You're right.|I checked, and you're right.] [The quote was still valid, so the old price applies.|Your order was placed on a valid quote, so you pay the quoted price.] {ar} [is issuing a corrected invoice|will send a corrected invoice]; [please discard the first one|the first one is void].
them [Corrected invoice received.|Got it, it's in this week's payment run.]
tell A corrected invoice at the quoted price is on its way.
fix Order on a valid quote from before {valid}: [old price honored, invoice corrected by {ar}|corrected invoice from {ar}].
fix [Quoted price stands, reissued.|Old price, new invoice.]
---
note [Quote had expired.|Quote lapsed before they ordered.] [{rep} won't extend it.|Checked with {rep}, new prices stand.]
us [I looked at the dates.|I went through the dates with {rep}.] [The quote had run out by the time the order came in, and the new prices took effect {valid}.|The order came in after the quote had expired, and prices changed {valid}.] [I've attached the notice we sent.|The notice from before the change is attached.] [I know that's not what you hoped for.|I realize that's not the answer you wanted.]
them [OK. I should've ordered a week earlier.|I see it now. We'll pay it.]
tell The quote had expired, so the {year} prices apply.
fix Quote expired before the order. [{year} prices stand, notice sent again.|New prices apply; customer accepts.]
fix [Quote had expired.|Ordered after it lapsed.] {year} list applies.

### price-notice | Question |
S [Price increase notice|Didn't get the price notice] – {account}
S [{year} price list|New price list], please
T {first} never got the notice about the {year} prices. [Would like the list.|Wants the list as a spreadsheet.] [Not upset.|Just wants to update their system.]
L [We seem to have missed the notice|I only just heard] about the {year} prices. [Could you send me the list?|Is there a list you can send?] [A spreadsheet would save me hours.|Excel if you have it; I have to load it into our system.]
T Nobody at {account} saw the price notice. {first} [wants the list in Excel|needs it for the system].
L I found out about your {year} prices from an invoice. [Not ideal.|I'd have liked a heads-up.] [Please send the list.|Could I have the full list?]
---
note [Notice went to a former contact.|The notice bounced.] [Fixed the contact.|Contact updated.]
us {thanks}. [It went to an address that no longer works|Our notice had gone to an old address], which I've corrected. [The {year} list is attached as a spreadsheet.|Attached is the {year} list, in Excel.] [It's valid from {valid}.|Prices are in effect from {valid}.]
them [That's what I needed, thanks.|Excellent, loaded already.]
tell The {year} price list is in your e-mail.
fix Sent {year} list as a spreadsheet, [corrected the contact|mailing contact fixed].
fix [List sent, notice contact fixed.|{year} list in Excel, right contact now.]

### price-which | Question |
S Which price [list|applies] – order around {valid}
S [Ordered before the increase|Question about the price change]
T {first} wants to know which prices apply to an order [placed just before|around] {valid}. [Goods ship later.|Ships after that date.]
L We [ordered right before|got our order in ahead of] your price change on {valid}. [It ships later, though.|Some of it is on back order.] [Which price do we pay?|Do we get the old price on all of it?]
T Order came in around {valid}; {first} asks which list counts. [Back-ordered line on it.|Partly shipped.]
L Our order straddles your price change, I think. [Ordered before {valid}, ships after.|Placed before {valid}, part of it is still open.] [Which price is it?|What will the invoice say?]
Q [Our {year} price list takes effect {valid}.|New list prices apply from {valid}.] // [Open quotes stay valid until they expire.|Your account manager has the list.]
---
us {thanks}. [The order date decides, not the ship date|What counts is when you ordered], so [anything ordered before {valid} goes at the old price, back orders included|you pay the old prices on all of it if it came in before {valid}].
them [That's good of you.|Good, that's what I told my boss.]
tell Orders placed before {valid} are billed at the old prices.
fix Order date decides: [old prices for anything before {valid}|before {valid}, so old prices].
fix [Before {valid}: old list.|Order date counts, so the old one.]

### price-object | Problem |
S [Price increase|{year} increase] – {account} [objects|isn't happy]
S [Unhappy about|Complaint about] the {year} prices
T {first} is unhappy about the {year} increase. [Long-time customer.|Buys every quarter.] [Wants to talk to somebody who decides.|Wants a call from {rep}.]
L [I've just seen the {year} prices.|The {year} list landed on my desk.] [That's a lot to swallow for a customer who's been with you this long.|We've been loyal customers and I'd have expected a call.] [Who can I talk to?|I'd like somebody to call me about it.]
T {first} wants to talk about the {year} increase. [Calm about it.|Had some fair points.] [Needs a call from {rep}.|I can't help with that.]
L I get it, everything goes up. [But not telling us personally?|But a phone call would've been nice.] [We've been a steady customer.|We've been buying from you for a while.] [Please ask somebody to call me.|I'd like a call.]
Q [Our {year} price list takes effect {valid}.|New list prices apply from {valid}.] // [Open quotes stay valid until they expire.|Your account manager has the list.]
---
note [Sales matter. {rep} calls today.|Over to {rep}, asked for a call today.]
us [I hear you.|I understand, and thanks for saying so.] [Prices aren't something I can change|It's not something support decides], so I've asked {rep} to call you. [When would be good?|What's a good time?]
them [Tomorrow morning.|Any time before noon.]
note [{rep} called.|{rep} talked to them.] [Staying with us.|Sounds like it's fine.]
tell {rep} has called you about the new prices.
fix {rep} talked to {first} about the {year} prices. [Nothing for support.|Closed on our side.]
fix [Call from {rep}, settled.|{rep} took it from here.]
"""
