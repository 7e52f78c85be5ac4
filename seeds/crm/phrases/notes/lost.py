"""Notes on deals that were lost, by the reason; each pattern of `seeds.grammar` is a whole note."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

LOST = {
    "Price": (
        "[Lost on price|Lost it, price|Price]. {first} [was upfront about it|told me straight|didn't sugarcoat it]: [we were about ten percent over|we were the highest of three|somebody came in lower]. [Wouldn't have made sense to match|I couldn't match that|{boss} didn't want to chase it].",
        "{first} [called with a no|called, it's a no|phoned to say no]. [Liked the product, liked us, bought cheaper|Purchasing took the lowest bid|The low bid won]. [{amount} gone|That's {amount}|So {amount} off the forecast]. [Staying in touch|I'll check back next season|Door's open].",
        "[Closing this lost|Marking lost|Closed lost]. [Our number was {amount}, the other one started with a lower digit|We quoted {amount}, they had something cheaper|At {amount} we were too high]. [Asked {first} what would have won it, answer: five percent|{first} said five percent less would have done it|We weren't that far off].",
        "[No go|Didn't get it|Lost]. [They love us, they just won't pay for it|They wanted our service at somebody else's price|Budget holder only looked at the bottom line]. [Offered to cut the scope, they said no|Tried a smaller package, no luck|I offered freight, not enough].",
        "[Price again|It was price|Price, again]. {first} [showed me the competing quote|read me the other quote over the phone|told me the other number]. [Can't argue with it|I'd have taken it too|Hard to beat]. [No hard feelings|We parted friends|Will bid next time].",
        "[Lost, {amount}|{amount}, lost|Lost this {amount} deal]. [Freight killed us|Freight pushed us over|Once freight was on top we were out]. [Local guy delivers for free|The other shop is twenty minutes away|They found somebody nearby].",
    ),
    "Lost to competitor": (
        "[Lost to {competitor}|Went to {competitor}|{competitor} got it]. {first} [told me on the phone|called me personally|let me know by email], [they've worked together before|there's history there|their boss knows the owner]. [Nothing wrong with our offer|Offer was fine|We did what we could].",
        "[{competitor} won this|This goes to {competitor}|They signed with {competitor}]. [Same price, more or less|Price wasn't it|Not a price thing]. [Their rep is in there every week|They have a person on site|They've got somebody local]. [Lesson: show up more|Note to self: visit more|We were too far away].",
        "[Closed lost|Lost|Gone], {amount}. {first} [went with {competitor}|picked {competitor}|decided for {competitor}] [because of a better warranty|for the longer warranty|since they could bundle it with service]. [We should look at that|Told {product_mgr}|Passed that on to {product_mgr}].",
        "{first} [said it was close|says it was a coin toss|was torn], [but {competitor} it is|but it's {competitor}|{competitor} in the end]. [I'd stay on them, the first delivery problem and they'll call|I'll check in after their first delivery|Calling again in six months].",
        "[Out|We're out|That's a no]. [They never really left {competitor}|I think we were there to keep {competitor} honest|We were the comparison quote]. [{amount} off the board|Taking {amount} off|Removing {amount}]. [Keeping the contact|{first} is still a good contact|{first} felt bad about it].",
        "[Found out from {first} today|Heard it from {first}|Word from {first}]: [order placed with {competitor}|{competitor} already has the PO|they ordered from {competitor}]. [We came in late|We were late to this one|Got involved too late].",
    ),
    "No budget": (
        "[Budget got cut|Money's gone|They lost the budget]. {first} [is more upset than I am|feels terrible|was really apologetic]. [They didn't reject us|Nobody else got it either|The whole project is shelved]. [Try again when the new budget is out|Back to it next fiscal year|Revisit after their planning].",
        "[Spending freeze at {account}|{account} froze spending|Hiring and spending freeze over there]. [{amount} off the forecast|Taking out the {amount}|There goes {amount}]. [{first} says six months at least|No idea how long|{first} will let me know when it lifts].",
        "[Closing this|Closing it out|Closed lost]: [no funding|funding didn't come through|the grant didn't come through]. [Asked if they could do part of it, not even that|Offered phases, no money for phase one either|They can't even do a piece of it].",
        "{first} [wrote|emailed|says]: [the money went to a roof|money was moved to repairs|a boiler replacement ate the budget]. [Happens|Can't compete with that|Oh well]. [File stays as is, the quote is reusable|We can reuse all of it|List and quote are good for later].",
        "[Dead for this year|Dead until next year|Not this year]. [{amount} wasn't approved|Request for {amount} was turned down|Board wouldn't approve {amount}]. {first} [will resubmit|plans to put it in again|is trying again next year].",
        "[Lost|No budget|Lost, no budget]. [They had it, then they didn't|It was approved, then it was pulled|Approved first, pulled later]. [Thanked {first} for being straight|{first} was straight with me|At least {first} told us early].",
    ),
    "No decision": (
        "[Closing it|Closing this out|I'm closing this]. [Five calls, three emails, nothing|No answer from {first} in weeks|{first} has gone quiet]. [If they wake up we reopen|Reopen if they call|Can be reopened any time].",
        "[Never got decided|They never decided|No decision, ever]. [Three people, three opinions|Everybody likes it, nobody signs|Nobody over there owns it]. [{amount} out|Removing {amount}|Taking {amount} out of the pipeline].",
        '[Asked {first} for a yes or a no, got "not now"|{first}: not now, maybe later|Got the "let\'s talk next year" from {first}]. [That\'s a no decision|Marking no decision|So it\'s closed as no decision].',
        "[Cleanup|Pipeline cleanup|Cleaning up]: [this has been sitting too long|no movement in months|stale]. [{first} changed the subject every time|{first} never brings it up anymore|Even {first} has stopped talking about it]. [Closed|Closing|Lost].",
        "[The committee broke up|Their committee dissolved|Project group was disbanded], [nobody picked it up|so there's no one to decide|so nobody's left to say yes]. [{first} was as surprised as I was|Not {first}'s fault|{first} tried]. [{amount}|Was {amount}|It was {amount}].",
        "[Agreed with {boss} to close this|{boss} and I agreed to close it|Per pipeline review, closing]. [No next step, no date|There's no next step|No date and no owner on their side]. [I'll drop by when I'm in {city}|Will stop in next time I'm in {city}|Keeping {first} on the newsletter].",
    ),
    "Missing feature": (
        "[Lost|Out|We're out], [our range doesn't have what they need|we don't carry the version they need|one requirement we can't meet]. {first} [liked everything else|was sorry, the rest fit|would have bought otherwise]. [Told {product_mgr}|Passed on to {product_mgr}|{product_mgr} has the details].",
        "[They need a certification we don't have|Spec calls for a certification we lack|Their inspector wants an approval we don't have]. [No substitute|No equal accepted|They can't accept an equivalent]. [{amount} gone|So {amount} is gone|Closed lost, {amount}].",
        "{first} [went through the spec twice|checked twice|tried to get an exception], [no way around it|can't be waived|it's a must-have]. [Wrong product, right customer|Not a fit|We just don't make that]. [Good folks, worth another try with something else|Would call them for other things|Staying in touch].",
        "[Closed lost|Closing lost|Lost it]: [size they want doesn't exist in our line|not available in the size they need|they need a size we don't offer]. [Custom was too slow|Custom would take months|Looked at custom, too slow]. [Worth raising with {product_mgr}|{product_mgr}, for your list|That's the second time I hear that, {product_mgr}].",
        "[Fell apart on the spec|Spec killed it|Died on the spec]. [Not price, not timing|Price was fine|They were okay with the price]. {amount}. [{first} will keep us in mind for the simpler jobs|{first} wants to use us for other stuff|{first} said to try again when we have it].",
    ),
    "Timing": (
        "[Lost on timing|Timing|Lost, timing]. [They needed it before we could ship|Our lead time was too long|We couldn't make their date]. {first} [found something in stock elsewhere|bought what was on the shelf|had to take what was available]. [{amount}|Would have been {amount}|There goes {amount}].",
        "{first} [couldn't wait|had to move|needed an answer the same week]. [They're renting for now|They patched the old one up|They went with a stopgap]. [Might come around again|Could come back later|Ask again next year].",
        "[Too late|We were too late|Lead time killed it]. [Asked {ops} for an expedite, not possible|{ops} looked at expediting, no way|Tried to pull stock for it, nothing free]. [Nobody's fault|Can't fault anybody|It is what it is].",
        "[Opening date moved up on them|They had to open early|Inspection got moved up], [we couldn't deliver in time|so we're out|no chance to deliver by then]. {first} [understands|was decent about it|thanked us anyway]. [{amount}, lost|Closing at {amount}|Closed lost].",
        "[Lost this one|Closed lost|Lost]. [If the material had been on the shelf we'd have it|With stock on hand this was ours|In-stock would have won it]. [Told {purchasing}|Mentioned it to {purchasing}|{purchasing} knows]. [{first} would buy from us again|{first} is still a fan|Good relationship, bad timing].",
    ),
}
