"""Notes on accounts, by what has happened; each pattern of `seeds.grammar` is a whole note."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

ACCOUNTS = {
    "deal-opened": (
        "[New project here|Something new at {account}|New opportunity with them]: {deal}. {first} [is running it|is our contact for it|is the person to talk to]. [Deal is in, {amount} for now|Opened at {amount}|See the deal, {amount}].",
        "[Checked in with {first}|Called {first} to say hello|Account call with {first}] [and they have something coming up|and something came out of it|and heard about something new]: {deal}. [Not in a hurry|They're taking their time|No rush on their side].",
        "[They're growing|Busy times over there|Lots going on at {account}], [next up is|now planning|now looking at] the {deal} project. [{amount} first guess|Rough size {amount}|Roughly {amount}]. [Would be good to get out there|Overdue for a visit|I should visit].",
        "[{account} asked us to quote|They've asked for help with|We're now involved in] the {deal}. [Same people as always|Contact is {first}|Led by {first}]. [Let's keep service tight while this is open|Please keep an eye on their open orders while this runs|Would hate for a late shipment to spoil it].",
    ),
    "deal-won": (
        "[They bought|Closed one here|Win at {account}]: {deal}, {amount}. {first} [pushed it through|made it happen|did the internal selling]. [Please treat their deliveries as priority|Everybody be nice to them|Worth a thank-you when you talk to them].",
        "[For the account file|For the record|Account update]: {deal} [signed {close}|closed {close}|won, {close}], {amount}. [Ask for a reference once it's delivered|I'd like a reference after delivery|Reference candidate after delivery].",
        "[Good month with them|Good news here|Nice one], [the {deal} is signed|they signed the {deal} deal|they signed for the {deal}] ({amount}). [That should put them in a better price tier conversation next year|They'll ask about volume pricing next|Expect a volume pricing question soon].",
        "[They came through on|PO received for|We got the order for] the {deal}, {amount}. [{first} expects a delivery date this week|{first} is waiting for a delivery date|Delivery date to be confirmed with {first}].",
    ),
    "deal-lost": (
        "[Didn't win|We lost|Lost] the {deal} [here|with them|at {account}] ({amount}). [Relationship is okay|No damage to the relationship|Still on good terms], [{first} told me personally|{first} called me about it|{first} was nice about it]. [Keep calling|Stay close|Don't drop them].",
        "The {deal} [went away|is closed lost|didn't happen], {amount}. [They remain a customer for the small stuff|Everyday orders continue|Doesn't touch the regular orders]. [Would give it a month before pitching anything|I'd let it rest a few weeks|Giving it some time].",
        "[For whoever calls here next|Before anybody calls them|Heads-up for the next call]: we [just lost|lost|didn't get] the {deal}. [No need to bring it up|Don't rehash it|Don't push on it]. [They know where to find us|{first} has our number|{first} said to try again next year].",
    ),
    "order-placed": (
        "[Web order|Online order|Store order] {order} from {buyer}: {count}, {total}. [Didn't need anybody for it|Ordered on their own|No quote, just ordered it]. [Good sign|Nice to see|Love it].",
        "{buyer} [used the online store|ordered online|bought online], {order}, {total}. [Mentioned it on my next call, they like being able to see stock|I asked why not through me: faster|They said it's quicker than emailing me]. [Fine with me|Works for me|All good].",
        "[FYI not everything they buy is in the pipeline|Doesn't show in the pipeline, so noting it here|Noting since it won't show up as a deal]: {order}, {count}, {total}. [Buyer was {buyer}|Ordered by {buyer}|{buyer} placed it].",
        "[Noticed {order} in the store|Saw {order} come through|{order} popped up]: {count}. [Shipping to {town}|Ships to {town}|Going to {town}]. [That's not an item they usually buy, asking {buyer} what it's for|Could be a sample order for something bigger, will ask|Will ask {buyer} how they like it].",
    ),
    "order-shipped": (
        "{order} [shipped|went out|left our dock] {sent}, {carrier} {tracking}. [Told {buyer}|Passed the tracking to {buyer}|{buyer} has the tracking]. [They need it in {town}|Headed to {town}|Going to {town}].",
        "[{buyer} asked where {order} is|Got asked about {order}|Question about {order}]: [shipped {sent} with {carrier}|{carrier}, shipped {sent}|left {sent}, {carrier}], tracking {tracking}. [Emailed it|Sent the link|Forwarded].",
    ),
    "order-delivered": (
        "[{order} delivered|Delivery of {order} went fine|{order} arrived], {count}. [Called {buyer} to check, no issues|{buyer} says everything's there|Checked with {buyer}, all good].",
        "[Followed up on {order}|Follow-up call on {order}|Post-delivery call, {order}]. {buyer} [got everything|had no complaints|was happy], [box was a little banged up but nothing inside|driver was on time|all in one shipment]. [Asked about the next order, maybe later this quarter|Nothing else planned right now|No further needs at the moment].",
        "[Delivered to {town}|Made it to {town}|In {town} now]: {order}, {count}. [Address on file is good|The address is right|So that ship-to works]. [Nothing open|Nothing pending|No open items].",
    ),
    "order-canceled": (
        "{order} [was canceled|got canceled|is canceled] ({total}). [Checked with {buyer}|Asked {buyer}|Talked to {buyer}], [not upset with us|nothing to do with service|no hard feelings]. [May reorder|Might reorder later|They'll order again when they need it].",
        "[Saw that {order} was canceled|{order} canceled|Note on {order}: canceled], {count}. [Left {buyer} a voicemail to see what happened|Will ask {buyer} about it on the next call|Calling {buyer} to see if we can help].",
    ),
    "order-refunded": (
        "[Refund of {refund} on {order}|{refund} refunded on {order}|{order} refunded, {refund}]. [{buyer} is fine|{buyer} was okay with how it was handled|No drama with {buyer}]. [Not a pattern|First time I've seen that here|Doesn't happen often with them].",
        "[Before you call them|Just so you know|Heads-up]: {order} [had a refund|got refunded], {refund}. [Handled by the store team|Store took care of it|Already settled]. [I wouldn't bring it up|Only mention it if they do|If {buyer} brings it up, say thanks for the patience].",
    ),
    "case-opened": (
        '[Open support case|They have a case open|Case open] ({case}): "{subject}". [Check with support before you call|Know this before you call|Read it before you pick up the phone].',
        "[Heads-up|FYI|Before you call them], {first} [opened|has] case {case}. [I'd hold the sales call until it's resolved|Let support finish first|Support is on it]. [Priority is {priority}|It's {priority} priority|Marked {priority}].",
        "{first} [mentioned a case they have with support|asked me about a support case|copied me on a support case], {case}. [Told them support will be in touch|Told them it's with the right people|Said I'd keep an eye on it].",
    ),
    "case-closed": (
        "[Case {case} is closed|{case} is closed|Support closed {case}]. [Called {first} to make sure they're happy|Checked with {first}, all good|Asked {first} about it, no complaints]. [Back to normal|Okay to call about new business|They're open to a call about new business].",
        '[Case {case} ("{subject}") is resolved|"{subject}" ({case}) is resolved|Resolved: {case}, "{subject}"]. [Nice work by support|Support handled it well|Support did a good job]. [Nothing outstanding|No open cases that I can see|That was the only thing I knew of].',
    ),
}

#: Of any account, and true for long; no figure in it.
ABOUT_ACCOUNTS = (
    "[Receiving|Receiving at their place|Their receiving]: [around back, blue door, ring the bell|rear of the building, follow the signs for deliveries|side entrance, the front door can't take a pallet]. [Hours are 7 to 3|They close receiving at 2:30|Mornings only]. [No dock, send a liftgate|There is no dock, needs a liftgate|Dock-high, no liftgate needed].",
    "[Drivers need to call {first} 30 minutes ahead|Delivery appointment required, call {first}|Please have the carrier call {first} before delivery], [gate is locked|somebody has to open the gate|there's no front desk]. [Put it on the BOL|Add it to the shipping notes|Operations has it on file].",
    "[AP wants invoices by email as PDFs|Invoices go to their AP inbox|Send invoices by email, not mail], [PO number in the subject line|one PDF per invoice|no paper copies]. [Otherwise they sit|They bounce anything else|Learned that the hard way].",
    "[Purchasing is centralized|Everything goes through central purchasing|All POs come from the main office], [the site only requests|{first} can request but not buy|{first} fills out a requisition]. [Copy both on quotes|Always cc both|Quote goes to both].",
    "[They use their own PO form|Orders come on their own PO form|POs come out of a portal], [terms on the back are theirs|check the ship-to every time, it defaults to the old address|we have a login, ask {colleague}].",
    "[Good account for a visit|Worth stopping in|Visit-friendly account]. {first} [likes to show people around|always has time for a coffee|gives a full tour]. [Call first|Just call ahead|Let them know a day ahead].",
    "[Don't call on Mondays|Never on a Monday|Mondays are bad], [they have a standup that runs all morning|that's when they do their planning|{first} is in meetings]. [Tuesday or Thursday works|Later in the week is fine|Any other day is fine].",
    "[Two locations|They have a second location|There's more than one site], [same AP, different receiving|one AP department for both|billing is shared]. [Double-check the ship-to on every order|Always ask which one it ships to|Ask {first} which site each time].",
    "[Annual vendor review|They do a vendor scorecard once a year|Yearly vendor review], [on-time delivery and accuracy mostly|they look at on-time delivery|weighted toward on-time]. [We did okay last time|Last score was good|We came out fine].",
    "[Needs a COI on file|They require a certificate of insurance|COI required], [with their name as certificate holder|named as certificate holder|listing them as additional insured]. [Expires every year, {ar} renews it|{ar} sends it each year|Ask {ar} for the current one].",
    "[Tax exempt|They're tax exempt|Tax-exempt account], [certificate is in the files|form is on file|cert on file]. [Watch for it on web orders, the store charges tax by default|If tax shows up on an invoice, {ar} fixes it|Check the first invoice each year].",
    "[Family-run|Family business|Owner-run], [the owner reads every invoice|the owner still signs checks|decisions happen at the kitchen table]. [Straight talk goes a long way|Be straight with them|They remember who was honest with them].",
    "[They buy in bursts|Orders come in waves|Buying is lumpy], [nothing for months and then everything at once|quiet, then a rush|either silent or urgent]. [Call a month ahead of their busy season|I try to get ahead of it|Worth asking {first} about the next round early].",
    "[New receptionist|New person at the front desk|There's a new office manager], [goes through one menu, press 2 for purchasing|doesn't put calls through, email first|very helpful, ask for {first} by full name].",
    "[{competitor} calls on them too|They also buy from {competitor}|{competitor} is in there as well]. [Not hiding it|{first} is open about it|They split the business]. [We get the part that needs service|We win when it's about lead time|They come to us when it's urgent].",
    "[Prefers email with everything in one message|One email with everything, please|{first} wants one email per topic], [no attachments over a few megabytes, their server rejects them|links are blocked over there, attach PDFs|links don't open for them, attach it].",
    "[Big on sustainability|They ask about packaging every time|Packaging matters to them], [no foam peanuts|paper fill only|wants recyclable packaging]. [It's in the shipping instructions|Told the warehouse|{dock} knows].",
    "[Spoke to {first} about the yearly plan|Planning talk with {first}|Sat down with {first} to talk about the year]. [No big projects, steady replacement buys|Mostly replacements|Steady as she goes]. [I'd like to get them on a standing order|Good candidate for a blanket PO|Brought up a blanket PO, they'll think about it].",
    "[Org change|Reorg over there|They reorganized], [purchasing now reports to finance|facilities and purchasing were merged|there's a new VP above {first}]. {first} [stays our contact|is still our person|hasn't changed roles]. [Expect slower approvals for a while|Approvals will take longer|Be patient with approvals].",
    "[Credit hold notes|About their credit limit|Credit]: [limit hasn't been reviewed in a while|limit is tight for project orders|usually fine, gets tight when they do a project]. [Talk to {ar} before promising anything big|Ask {ar} ahead of large orders|Loop in {ar} early].",
    "[They want one contact for orders|Single point of contact for orders, please|Orders and questions should come through one person], [that's me for now|it's whoever owns the account|currently me]. [Store orders are the exception|Web orders aside|Support can of course talk to them directly].",
    "[Parking is a pain|No parking at their building|Parking garage only], [bring quarters|they validate if you ask|use the visitor spots around back]. [{first}'s office is on the second floor|Elevator's slow|Sign in at the desk].",
    "[Snapshot after my visit|Visit notes|Stopped by, notes]: // - [met {first}, good mood|{first} gave me half an hour|talked to {first}] // - [what they have is holding up fine|no complaints about what they bought|using what they bought, no complaints] // - [shelf space for more|storage is full, so smaller orders|they've cleared out a storage room] // - [wants to see what's new|send new price list|asked for the new catalog]",
    "[Returned {first}'s call|Called {first} back|Talked to {first}], [just wanted to know who covers for me|question about who to call when I'm out|asked who to email when I'm out]. [Gave them {colleague}|Told them inside sales|Gave the main sales line].",
    "[Learned that {account} does its big orders through a dealer|Some of their buying goes through a buying group|Part of their volume goes through a co-op]. [Explains why they're small in here|So our numbers don't show the whole picture|We only see part of it].",
    "[Their old building had narrow stairs, the new one has an elevator|They're moving offices, new address to come|New loading area since the remodel]. [Ask before shipping anything large|Check the delivery instructions before the next pallet|Confirm with {first} before anything goes by freight].",
)
