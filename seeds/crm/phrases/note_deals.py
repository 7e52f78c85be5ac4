"""What notes tell of a deal's own way; patterns of `seeds.grammar`, by the kind of event."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

DEALS = {
    "deal-opened": (
        "[New one|New opportunity|Just opened|Fresh chance|Opened a deal|Something new]: {deal}[ for {account}| at {account}| in {city}|], [I put|my guess is|rough figure|they talk of|worth about] {amount}[, early days|, to be checked|, pencil figure|, nothing fixed|].",
        "{account} [plans|is planning|thinks about|wants to do|has money for] the {deal}[, about {amount}|, in the area of {amount}|, say {amount}|][, close date {close} is a guess|, target {close}|, hopes for {close}|, they say {close}|].",
        "[Entered|Logged|Put in] with [{amount}|{amount} and {close}] [because|as] [{first} said so|that is what {first} named|it compares to similar ones|I need some figure]"
        "[, will correct it|, do not hold me to it|, fine for now|]. [{deal} it is|It is about {deal}|Topic: {deal}].",
        "[First talk|First contact|Kick-off] on {deal}: [{first} leads it there|they ask us and others|open to ideas|no spec yet|they know what they want], [{amount}|{amount} as a first guess|around {amount}][, {close}|, signature maybe {close}|, close by {close}|].",
    ),
    "deal-moved-Qualification": (
        "[Need is real|They are serious|Qualified|Real project|Worth the time]: {deal}[, {amount}| at {amount}|, {amount} looks right|][, {first} has the mandate|, budget is there|, timing {close} fits|, owner agrees|, no tourist|].",
        "[Moved|Moving|Took] [it|this|{deal}] [from {former} to {stage}|to {stage}|up to {stage}][, {first} confirmed the need|, questions answered|, site seen|, budget holder named|], [{amount}|{amount} stays|date {close}|{close} stays].",
        "[Went through|Did] [all the questions|the checklist|the usual list] with {first}: [{amount} is realistic|{close} is realistic|money is there|they buy this year][, so {stage}|, {stage} it is|, on to {stage}|].",
    ),
    "deal-moved-Proposal": (
        "[Quote|Offer|Proposal|Our offer] [is out|sent|went out|with {first}|on their desk]: {amount}[ for {deal}|, {deal}|][, {qty} × {product} is the main part|, {qty} × {product} in it|, with {qty} × {product}|][, target {close}|, answer expected by {close}|, they aim for {close}|].",
        "[Sent|Mailed|Brought|Handed over] [the|our] [offer|quote|proposal], [{amount} all in|{amount} net|total {amount}|{amount}][, {qty} × {product} at {price}|, {product} at {price} each|, {qty} × {product}|][; {first} read it while we spoke| – {first} collects comments|, no haggling yet|, first reaction good|].",
        "[They wanted|{first} asked for|Request was] [numbers|a written offer|something to show the boss], [so here it is|done|sent]: {amount}[, {deal}| for {account}|][, {qty} × {product}|, mostly {product}|][, close {close}|, {close} is the plan|].",
    ),
    "deal-moved-Negotiation": (
        "[Now|So now|At last] [it gets serious|we talk terms|it is about the details]: [{deal}|{account}|{first}][, {amount} on the table|, {amount}|][, sign-off {close}|, they want to close {close}|, {close} looks good|][, {qty} × {product} agreed|, {qty} × {product} not in dispute|].",
        "[Offer accepted in principle|They want it|{first} wants it|Yes in principle|We are the favourite], [{amount}|at {amount}|for {amount}] [and {close}|, date {close}|, aiming at {close}][, legal looks at it|, last details on delivery|, only payment terms open|, boss has to nod|].",
        "[In|Moved to|Up to] {stage} [with|at] {amount}[, {qty} × {product} is what matters to them|, {qty} × {product} at {price} confirmed|, price of {price} for the {product} holds|][; {first} pushes it inside| – {first} wants it done|, small print only|, buying asked for a call|].",
    ),
    "deal-slipped": (
        "[Date|Close date|Signature|Decision|This one] [moves|slips|is pushed|goes] from {old} to {close}[, {first} said|, their wish|, no drama|, sorry|][, installer is booked|, budget round first|, boss is away|, site not ready|, holidays over there|].",
        "[Not|No longer] {old}[ as planned| any more|], [{close} now|it is {close}|make that {close}|new date {close}][; {first} is embarrassed| – {first} swears it holds|, I would not bet on it|, rest unchanged|; {deal} itself is safe].",
        "{first} [asked for more time|needs longer|cannot get it signed|wants to wait|postponed]: {close}[ instead of {old}|, was {old}|, so not {old}|][, reason is on their side|, still wants it|, nothing to do with us|, the amount stays|].",
        "[Pushed|Moved] [the close date|{deal}|this one] [to {close}|out to {close}][, {old} was too brave|, {old} is gone|, was {old}|][ – owner there travels|, their project is late|, purchasing takes its time|; no bad sign|].",
    ),
    "deal-resized": (
        "[Amount|The figure|Volume|Size] [changed|is new|corrected|adjusted]: {amount}[, was {old}|, before {old}|, not {old}| instead of {old}][, {first} gave me the new list|, they count again|, plan was redrawn|, scope moved|, now realistic].",
        "[Now|It is now|Make it|We are at] {amount} [after|following] [the talk with {first}|their new plan|the site visit|a second look][, {old} is history|, {old} before|, no longer {old}|][, still {deal}|, same date|, fine with me|].",
        "[From {old} to {amount}|{old} became {amount}]: [they changed the scope|the second half comes later|{first} recounted|the list was wrong][, nothing lost|, so be it|, forecast updated|, told {colleague}|].",
    ),
    "deal-won": (
        "[Signed|Won|Got it|Done|Order is in|We have it]! [{deal}|{account}, {deal}|{first} signed], {amount}[, thanks {colleague}|, cake is on me|, what a ride|, clean one|][ – main part is {qty} × {product}|, {qty} × {product} to plan for|, first delivery has {qty} × {product}|].",
        "[Order|Purchase order|Signature|Signed offer] [came|arrived] {close}: {amount}[, {qty} × {product} at {price} in it|, {qty} × {product}|, mostly {product}|][; handed over to operations| – delivery is being planned|, {first} wants one contact for delivery|, warehouse knows|].",
        "[They chose us|{account} chose us|{first} said yes|We won]: {amount}[ for {deal}|, {deal}|][, service made the difference|, date made the difference|, {competitor} was close|, nobody argued about price|, good relations helped].",
    ),
    "deal-lost-Price": (
        "[Lost|Gone|No luck|Out]: {deal}[, {amount}|], [price|too dear|on price|price was it][; {first} was open about it| – {first} liked us, buying did not|, we were not far off|, no room left on our side|][, keep in touch|, next time|, closed {close}|].",
        "{first} [called to say no|said no|wrote that it is over|was sorry]: [cheaper offer|somebody undercut us|buying took the lowest price][, {amount} gone|, {deal} is over|, pity|][; service did not count| – quality was not the point|, will come back, I bet|].",
    ),
    "deal-lost-Lost to competitor": (
        "[Lost|Gone] to {competitor}[: {deal}|, {amount}|][, {first} told me|, as feared|, old ties|, their man was there weekly|][, we came late|; we were second| – nothing wrong with the offer|, door stays open].",
        "{competitor} [got|has|takes|won] [it|the {deal}|this one][, {amount}|][, {first} thanked us all the same|; {first} regrets it, says so| – owner decided over their heads|, learn from it][, visit again later|, closed|].",
    ),
    "deal-lost-No budget": (
        "[No money|Budget gone|Budget was cut|Nothing left in the budget][ for {deal}|, {deal} is off|][, {amount} had been the plan|, {amount} off the forecast|][, {first} is more sorry than we are|; head office stopped it| – maybe with the new year's money|, not a no to us].",
        "{first}: [no budget|money went elsewhere|spending stop|roof repair came first][, so {deal} is dead|, {amount} is not there|, project is shelved|][, ask again after their planning|; keep the file| – nobody else got it either].",
    ),
    "deal-lost-No decision": (
        "[Never decided|No decision|Fell asleep|They let it lie], [closing {deal}|closed it|off my list][, {amount}|][, {first} stopped answering|, three people, four opinions|; nobody there owns it| – can be woken up].",
        "[Closing this|Giving up on {deal}|I close it][, {amount}|]: [no word from {first}|same answer every time|they talk and talk|the committee broke up][, no hard feelings|, told {first}|, try somebody else there].",
    ),
    "deal-lost-Missing feature": (
        "[Lost|Over|Out]: [we cannot do what they need|one thing missing|spec was not met|our range has a gap][, {deal}|, {amount}|][, told product|, {first} liked the rest|; {first} checked twice| – nothing to discuss].",
        "{first} [needs|insists on|must have] [something we do not make|a version we do not have|a certificate we lack][, so {deal} is gone|, {amount} lost|, no way round|][, told {colleague} in product|, pity, good people|; note for the range].",
    ),
    "deal-lost-Timing": (
        "[Timing|Wrong moment|Too early|They need it sooner than we can]: [{deal} is off|lost {deal}|no deal][, {amount}|][ – {first} could not wait|, {first} takes it up again one day|, nobody's fault|; lead time killed it].",
        "{first} [could not wait|had to move|needed a yes at once][, so no {deal}|, {amount} lost|][ – stopgap from somebody else|, they rent for now|, try at the next round][, noted|, closed|].",
    ),
}

#: A later note on a date or an amount that an earlier one named.
CORRECTIONS = {
    "deal-slipped": (
        "[Scratch the earlier note|Correction|Scratch what I wrote|Forget the date below|Update to my note]: [it is {close}, not {old}|{close} now, {old} is off|they sign {close}, {old} will not hold|{old} became {close}][, {first} confirmed|, heard it from {first} directly|, their board moved|, sorry for the mix|].",
        "[Scratch the earlier note|Correction]: [{first} now says|they want|new date is|signature is] {close}[; {old} is off the table| – not {old}|, {old} was wishful thinking|][, everything else stands|, amount stays|, {colleague} knows|].",
    ),
    "deal-resized": (
        "[Scratch the earlier note|Correction|Forget the figure below|New count|Update to my note]: [{amount}, not {old}|it is {amount} now, {old} is out|{amount} after their recount][, was {old}|, {first} sent the list|, forecast is corrected|, same date|].",
        "[Scratch the earlier note|Correction]: [amount is|we are at|plan on] {amount}[, {old} was before the site visit|, no longer {old}|, {old} does not hold|][, {first} knows|, told {colleague}|].",
    ),
}
#: A date or an amount, before it changed.
CLAIMS = {
    "deal-slipped": (
        "[{first}|{contact}] [says|is sure of|wants|confirmed|stands by] {old}[ for the signature| as the date| for {deal}|][, I believe it|, so plan on it|, looks solid|, written down|].",
        "[They close|We close|Signature] [on {old}|{old}][, {deal}|, all agreed|, {first} gave me their word|, no reason to doubt|][, keep the capacity|; good sign| – told {colleague}|].",
    ),
    "deal-resized": (
        "[Volume is|We talk about|It is|They plan] {old}[ for {deal}| in all|, {deal}|][, {first} named it|, from their list|, sounds right|, pencilled by {first}|].",
        "[{first}|{contact}] [put|estimates|sees] [it|{deal}] at {old}[, fine with me|, in writing|, that is the frame|, before extras|][, forecast has it|, took it over|].",
    ),
}
#: A wrong figure, and the note that puts it right.
SLIPS = (
    "[For the file|Figure as of today|In numbers|Quick status]: [{deal}|this one|the {deal}] [is at|stands at|comes to] {wrong}[, rest as discussed|, nothing else new|, {first} agrees|].",
    "[Typo in my note|My mistake below|Wrong figure in my last note|I mistyped]: [it is|should read|correct is] {amount}, not {wrong}[, sorry|, thanks for spotting it, {colleague}|, record was right|].",
)
