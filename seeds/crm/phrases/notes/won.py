"""Notes on deals that were won; each pattern of `seeds.grammar` is a whole note."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

WON = (
    "[Signed|PO is in|Got the PO]! {amount}. [{first} sent it over this morning|{first} emailed it|Came by email from {first}]. [{count} plus the smaller items|{count} on it, along with the rest|Includes {count}]. [Handing over to operations|Passed everything to {ops}|{ops} has the paperwork].",
    "[Closed|Won|Closed won], {amount}. [Ship-to is {city}, receiving hours on the PO|Delivery to {city}, call ahead|Ships to {city}, they want a call before delivery]. [{first} is the contact for delivery|Delivery contact: {first}|{first} will be on site to receive].",
    "[We got it|It's ours|They went with us]. {first} [said it came down to lead time|said service tipped it|told me we were the easiest to work with], [not price|price was a wash|we weren't even the cheapest]. {amount}. [Thanks to {colleague} for the help on this one|Couldn't have done it without {colleague}|Big thanks to {colleague}].",
    "[PO received {close}|PO dated {close}|PO came in {close}]: {amount}. [Matches the quote to the penny|Checked it against the quote, matches|Matches our quote]. [Terms net 30|Net 30, tax exempt form on file|Standard terms]. [Order entry is next|Next step: order entry|{ops} to enter it].",
    "[Signed quote came back|Signed quote is back|Signature's in] [today|this afternoon|just now]. [{amount} as quoted|No changes, {amount}|{amount}]. [They want {count} first if we can swing it|First thing they need: {count}|Priority for them is {count}]. [Told them I'd ask {ops}|Will check with {ops}|{ops} is looking into it].",
    "[Finally|At last|Took long enough]. {first} [signed|came through|got it signed]. {amount}. [Lost count of the calls|That was a marathon|A lot of back and forth for this one], [good ending|but happy with it|worth it].",
    "[Won over {competitor}|Beat {competitor} on this|{competitor} was the other finalist]. {first} [liked our references|called two of our references|liked how quickly we answered]. {amount}. [Let's not blow the delivery|Delivery has to be perfect|Please let's nail the delivery].",
    "[Handover notes for operations|Handover|For ops]: // - [customer: {account}, {city}|{account}, ship to {city}|{account} ({city})] // - [total {amount}|{amount}, signed {close}|signed {close}, {amount}] // - [includes {count}|{count} on the order|{count}, see lines] // - [contact: {contact}|on site: {contact}|call {contact} a day ahead] // - [no dock, liftgate needed|they have a dock|dock on the north side]",
    "[Verbal turned into a PO|Verbal became a PO today|The verbal was good, PO came]. {amount}, [{close}|signed {close}|dated {close}]. [Their PO number goes on every box|PO number has to be on the packing slip|They need the PO number on the invoice]. [Told {ar}|{ar} knows|Let {ar} know].",
    "[Order's in|Order is in|Order in house]. {amount}. [They asked for one invoice at the end, not one per shipment|One invoice at the end, please|Bill once, when complete]. [Ship complete|Hold for complete|No partials].",
    "[Deal done|Done|That's a wrap]. [{decider} signed, {first} is thrilled|{decider} signed it|{decider} put the name on it]. {amount}. [First delivery to be scheduled|Scheduling next|Now we need a delivery date].",
    "[Easy one|Clean deal|Textbook]: [they asked, we quoted, they signed|quote, two questions, signature|no haggling at all]. {amount}. [More of these please|Wish they were all like that|Nice customer].",
    "[Signed at {amount}|Signed, {amount}|{amount}, signed]. [Gave up freight to get it|Had to throw in freight|Freight's on us]. [Margin's still fine|Still decent margin|We can live with that]. [{boss} approved|{boss} okayed that|With {boss}'s okay].",
    "[Got the email from {first} on {close}|{first}'s email of {close}: approved|{close}: email from {first}, approved]. [PO to follow was the line, and it did|PO followed right behind|PO attached to it]. {amount}. [Will check in with {first} after delivery|I'll call {first} after it arrives|Follow-up after delivery].",
    "[Won this on the second try|Second attempt, this time it worked|They'd told us no once before, so this feels good]. {amount}. [{first} remembered how we handled the first quote|{first} kept our number|Glad we stayed in touch].",
    "[Split delivery agreed|Two shipments agreed|Will go out in two shipments], [{count} first|{count} in the first|{count} with truck one], [rest when they call for it|balance later|balance on their call]. [Total {amount}|{amount} together|{amount} overall].",
    "[Won|Signed|Closed], [and {first} wants a single point of contact for delivery|{first} asks for one person to call about delivery|they want one name for delivery questions]. [That's me until it ships, then {ops}|Gave them {ops}|I gave {ops}'s extension]. {amount}.",
    "[PO attached to their email, I saved a copy|Filed the PO|PO is filed]. [{amount} incl {count}|{count} in it, {amount} total|{amount}, {count} among others]. [They're paying the deposit by ACH|Deposit by check|No deposit]. [{ar} to confirm|{ar} is watching for it|{ar} has been told].",
    "[They signed on the hood of a truck|Signed on site|Signed at their shop], [I was in {city} anyway|while I was down there|on my way through {city}]. {amount}. [Good people|Like these folks|Fun to work with].",
    "{amount}. [Best thing about it: {first} already asked about the next location|{first} already mentioned a follow-up project|There's a follow-on behind it]. [New deal once there's a date|Not opening a deal for that yet|Will open it when it's real].",
)
