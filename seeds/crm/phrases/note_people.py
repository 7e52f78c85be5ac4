"""What notes tell of accounts and contacts; patterns of `seeds.grammar`, by the kind of event."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

ACCOUNTS = {
    "deal-opened": (
        "[They|People there|{first} and team] [plan|talk about|want|think of] the {deal}[, {first} runs it|, asked us early|, see the deal|][, {amount} as a first guess|, roughly {amount}|][; rating could go up| – good for the relation|, worth a visit|].",
        "[Next|Another] [project|chance|thing] [here|with them|at {account}]: {deal}[, {first} is the one to talk to|, opened a deal|, {amount} pencilled in|][, they seem to grow|; same people as before| – let us not miss it|].",
    ),
    "deal-won": (
        "[Good news|Bought again|They ordered|Win]: {deal}, {amount}[, signed {close}|][, {first} was the driver|, delivery must go well now|; say thanks when you call| – ask for a reference later|][, everybody please be quick with them|, one to keep happy|].",
        "[After|Since] the {deal} [order|deal|signature] ({amount})[, {close},|] [they are a real customer|we are inside|relations are good|they trust us][, {first} told others about us|, keep it up|; do not ruin it with late parcels|].",
    ),
    "deal-lost": (
        "[Did not get|Lost|Missed] {deal}[ here| with them|][, {amount}|][ – relations are fine|, {first} stays friendly|, do not push now|; others there still like us|][, visit anyway|, next chance will come|, keep the address|].",
        "[No {deal}|{deal} did not happen|{deal} went elsewhere or nowhere][, {amount}|]: [account stays with us|still a customer|keep calling|do not drop them][, {first} knows why|, small orders go on|, no bad blood|].",
    ),
    "order-placed": (
        "[Ordered online|They use the online store|Store order|Order in the shop]: {order}, {units} × {item}[, {total}|, total {total}|][, {buyer} did it|, by {buyer}|][ – nobody had to call|, good to know|, ask how it went|; not in the pipeline, but it counts].",
        "{buyer} [ordered|bought|placed an order for] {units} × {item}[, {order}| with {order}| ({order})][, {total}|, worth {total}|][ – shows they like the store|, small, but regular people|, offer them terms one day|].",
    ),
    "order-shipped": (
        "[{order}|Order {order}] [left|went out|is on its way][, {carrier} {tracking}| with {carrier}|][, {units} × {item}|, the {item}|][; {buyer} knows| – told {buyer}|, goes to {town}|].",
    ),
    "order-delivered": (
        "[{order}|Order {order}|The order of {placed}] [arrived|was delivered|is there][, {units} × {item}|][, {buyer} has no complaints|; asked {buyer}, all fine| – good moment for a call|, address in {town} is right].",
        "[Delivery|Parcel|Goods] [fine|arrived|came through]: {order}[, {units} × {item}|, {total}|][, {buyer} signed|, {buyer} confirmed|, dock confirmed|][, nothing open|; ask about the next one|].",
    ),
    "order-cancelled": (
        "[{order}|Order {order}|Their order {order}] [was cancelled|is off|did not go through][, {total}|][, {buyer} knows|, asked {buyer} why|, no idea why|][ – watch it|, happens|, they may order again|].",
    ),
    "order-refunded": (
        "[Refund|Money back|Credit]: {refund} [on|for] {order}[, {units} × {item}|][, {buyer} was fair about it|, {reason}|, {buyer} is fine|][; not a habit of theirs| – settled quickly, good|, relation is not hurt|].",
    ),
    "case-opened": (
        "[Support has|There is|They have] [a case open|a matter with support][ ({case})|][ from {first}| by {first}|]: “{subject}”[, know that before you call|; do not sell before it is solved| – asked {colleague} to hurry|, nothing bad|].",
        "[Before you call them|Heads-up|Careful|For info]: case {case}[, {first}|, priority {priority}|], “{subject}”[, support is on it|; {first} is not angry| – let support finish|].",
    ),
    "case-closed": (
        "[Case|Support case|The matter] {case} is [closed|solved|done][ (“{subject}”)|][, {first} is content|, {first} confirmed|, went well|][, free to call again|, good job by support|; nothing hangs over us now|].",
    ),
}

#: Of any account, and true for long; no figure in it.
ABOUT_ACCOUNTS = (
    "[Dock|Delivery entrance|Gate|Yard] is [round the back|in the side street|behind the main house|shared with the neighbour][, ring twice|, no ramp|, small trucks only|, mornings are best|, ask for the porter][, told operations|, on the label please|].",
    "[Buying|Purchasing|The office|Who decides] [sits|is] [upstairs|at head office|with the owner|with two people who disagree][, site only asks|, go there first|, always copy them|, patience needed|][ – {first} opens doors|, {first} is a good way in|].",
    "[They pay|Pays|Payment is] [late, but always|on the day|after a reminder|quickly][, finance knows|, never a dispute|, do not worry|, bookkeeper is kind|][, no prepayment needed|; keep the limit| – ask {colleague} before large ones|].",
    "[They like|Prefers|Best is|Wants] [phone over mail|one mail with everything|a visit twice a year|no surprises|short lists][, newsletter is not read|, catalogue on paper|, lunch time never|, {first} says so|][, works well|, learned the hard way|].",
    "[Busy|Quiet|Mad] [season|time] for {industry} [now|ahead|over|soon][, orders follow|, call after it|, {first} warned me|, do not expect much|, expect rush orders][, every year the same|, plan stock|].",
)
#: Of any contact.
ABOUT_CONTACTS = (
    "{first} [likes|prefers|wants|is fine with] [short mails|a call first|things in writing|plain words|photos and drawings][, no small talk|, mornings|, end of the week|, answers fast|, answers late but well][; good to work with| – tough, but fair|, knows the trade|].",
    "[Polite|Direct|Careful|Thorough] [person|type|buyer][, reads everything|, decides alone on small things|, asks the team first|, remembers promises|, hates waiting][, {first} it is, first names|; keep it formal at first| – ask about the dog|].",
    "[Reach|Best way to reach|How to reach] {first}: [mobile|desk line|mail|through the front desk][, not the general line|, not at lunch|, voicemail works|, text is fine|][, tested|, as of today|; told {colleague}|].",
    "[Came|Moved] over from [production|another site|sales|a competitor of theirs][ last year|], [so knows the goods|still new in the job|asks good questions|learning fast][, be patient|, nice surprise|, useful|].",
)
CONTACTS = {
    "order-placed": (
        "{first} [ordered|bought|placed] {units} × {item} [in the store|online|without calling][, {order}|, {total}|][ – likes the store|, asked if all was clear, it was|, good sign|; did not ask for a discount].",
    ),
    "order-delivered": (
        "[Asked|Called|Mailed] {first} [after|about] {order}: [arrived well|all there|no complaint|happy][, {units} × {item}|, in {town}|][ – will order again|, liked the packing|, that was quick, {first} says|].",
    ),
    "order-refunded": (
        "{first} [got|has|received] {refund} back [on|for] {order}[, {reason}|, no fuss|, explained it well|][; stays friendly| – not angry|, handled by the store|].",
    ),
    "case-opened": (
        "[Be nice|Careful|Heads-up]: {first} has [a case open|case {case} open|a complaint with support][, “{subject}”|][, ask before selling|; support knows| – mention it when you call|].",
        "{first} [complained|asked|wrote] to support ({case}): “{subject}”[, told {first} it is in good hands|, reasonable as always|; wants an answer, not a discount].",
    ),
    "deal-opened": (
        "{first} [leads|runs|drives|looks after] {deal} [there|for them|at {account}][, asked us in|, knows what is needed|, has a say|][ – send all to {first}|, copy nobody else yet|, our way in|].",
    ),
    "deal-won": (
        "{first} [got|pushed|brought] {deal} [through|over the line|to us][, {amount}|][; send a thank-you| – owe {first} a coffee|, wants to be asked for a reference|, delivery contact as well|].",
    ),
}
