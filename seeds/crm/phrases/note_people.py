"""What notes tell of accounts and contacts; patterns of `seeds.grammar`, by the kind of event."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

ACCOUNTS = {
    "deal-opened": (
        "[They|People there|{first} and team] [plan|talk about|want|think of] [a|the] {deal}[, {first} runs it|, asked us early|, see the deal|][, {amount} as a first guess|, roughly {amount}|][. Rating could go up|. Good for the relation|. Worth a visit|].",
        "[Next|Another] [project|chance|thing] [here|with them|at {account}]: {deal}[, {first} is the one to talk to|, opened a deal|, {amount} pencilled in|][. They seem to grow|. Same people as before|. Let us not miss it|].",
    ),
    "deal-won": (
        "[Good news|Bought again|They ordered|Win]: {deal}, {amount}[, signed {close}|][. {first} was the driver|. Delivery must go well now|. Say thanks when you call|. Ask for a reference later|][, everybody please be quick with them|, one to keep happy|].",
        "[After|Since] the {deal} [order|deal|signature] ({amount})[, {close},|] [they are a real customer|we are inside|relations are good|they trust us][. {first} told others about us|. Keep it up|. Do not ruin it with late parcels|].",
    ),
    "deal-lost": (
        "[Did not get|Lost|Missed] {deal}[ here| with them|][, {amount}|][. Relations are fine|. {first} stays friendly|. Do not push now|. Others there still like us|][, visit anyway|, next chance will come|, keep the address|].",
        "[No {deal}|{deal} did not happen|{deal} went elsewhere or nowhere][, {amount}|]: [account stays with us|still a customer|keep calling|do not drop them][, {first} knows why|, small orders go on|, no bad blood|].",
    ),
    "order-placed": (
        "[Ordered online|They use the online store|Store order|Order in the shop]: {order}, {units} × {item}[, {total}|, total {total}|][, {buyer} did it|, by {buyer}|][. Nobody had to call|. Good to know|. Ask how it went|. Not in the pipeline, but it counts].",
        "{buyer} [ordered|bought|placed an order for] {units} × {item}[, {order}| with {order}| ({order})][, {total}|, worth {total}|][. Shows they like the store|. Small, but regular people|. Offer them terms one day|].",
    ),
    "order-shipped": (
        "[{order}|Order {order}] [left|went out|is on its way][, {carrier} {tracking}| with {carrier}|][, {units} × {item}|, the {item}|][. {buyer} knows|. Told {buyer}|. Goes to {town}|].",
    ),
    "order-delivered": (
        "[{order}|Order {order}|The order of {placed}] [arrived|was delivered|is there][, {units} × {item}|][. {buyer} has no complaints|. Asked {buyer}, all fine|. Good moment for a call|. Address in {town} is right].",
        "[Delivery|Parcel|Goods] [fine|arrived|came through]: {order}[, {units} × {item}|, {total}|][, {buyer} signed|, {buyer} confirmed|, dock confirmed|][. Nothing open|. Ask about the next one|].",
    ),
    "order-cancelled": (
        "[{order}|Order {order}|Their order {order}] [was cancelled|is off|did not go through][, {total}|][, {buyer} knows|, asked {buyer} why|, no idea why|][. Watch it|. Happens|. They may order again|].",
    ),
    "order-refunded": (
        "[Refund|Money back|Credit]: {refund} [on|for] {order}[, {units} × {item}|][, {buyer} was fair about it|, {reason}|, {buyer} is fine|][. Not a habit of theirs|. Settled quickly, good|. Relation is not hurt|].",
    ),
    "case-opened": (
        "[Support has|There is|Open with support|They have] [a case|case {case}|a matter open][ ({case})|][ from {first}| by {first}|]: {subject}[. Know that before you call|. Do not sell before it is solved|. Asked {colleague} to hurry|. Nothing bad|].",
        "[Before you call them|Heads-up|Careful|FYI]: case {case}[, {first}|, priority {priority}|], {subject}[. Support is on it|. {first} is not angry|. Let support finish|].",
    ),
    "case-closed": (
        "[Case|Support case|The matter] {case} is [closed|solved|done][ ({subject})|][, {first} is content|, {first} confirmed|, went well|][. Free to call again|. Good job by support|. Nothing hangs over us now|].",
    ),
}

#: Of any account, and true for long; no figure in it.
ABOUT_ACCOUNTS = (
    "[Dock|Delivery entrance|Gate|Yard] is [round the back|in the side street|behind the main house|shared with the neighbour][, ring twice|, no ramp|, small trucks only|, mornings are best|, ask for the porter][, told operations|, on the label please|].",
    "[Buying|Purchasing|The office|Who decides] [sits|is] [upstairs|at head office|with the owner|with two people who disagree][, site only asks|, go there first|, always copy them|, patience needed|][. {first} opens doors|. {first} is a good way in|].",
    "[They pay|Pays|Payment is] [late, but always|on the day|after a reminder|quickly][, finance knows|, never a dispute|, do not worry|, bookkeeper is kind|][. No prepayment needed|. Keep the limit|. Ask {colleague} before large ones|].",
    "[They like|Prefers|Best is|Wants] [phone over mail|one mail with everything|a visit twice a year|no surprises|short lists][, newsletter is not read|, catalogue on paper|, lunch time never|, {first} says so|][. Works well|. Learned the hard way|].",
    "[Busy|Quiet|Mad] [season|time] for {industry} [now|ahead|over|soon][, orders follow|, call after it|, {first} warned me|, do not expect much|, expect rush orders][, every year the same|, plan stock|].",
)
#: Of any contact.
ABOUT_CONTACTS = (
    "{first} [likes|prefers|wants|is fine with] [short mails|a call first|things in writing|plain words|photos and drawings][, no small talk|, mornings|, end of the week|, answers fast|, answers late but well][. Good to work with|. Tough, but fair|. Knows the trade|].",
    "[Polite|Direct|Careful|Quick|Thorough] [person|type|buyer|contact][, reads everything|, decides alone on small things|, asks the team first|, remembers promises|, hates waiting][. {first} it is, first names|. Keep it formal at first|. Ask about the dog|].",
    "[Reach|Best way to reach|How to reach] {first}: [mobile|desk line|mail|through the front desk][, not the general line|, not at lunch|, voicemail works|, text is fine|][. Tested|. As of today|. Told {colleague}|].",
    "[Came|Moved|Switched] [from production|from another site|from sales|from a competitor of theirs] to [buying|this job|the role], [so knows the goods|still new in it|asks good questions|knows everybody there][, be patient|, nice surprise|, useful|].",
)
CONTACTS = {
    "order-placed": (
        "{first} [ordered|bought|placed] {units} × {item} [in the store|online|without calling][, {order}|, {total}|][. Likes the store|. Asked if all was clear, it was|. Good sign|. Did not ask for a discount].",
    ),
    "order-delivered": (
        "[Asked|Called|Mailed] {first} [after|about] {order}: [arrived well|all there|no complaint|happy][, {units} × {item}|, in {town}|][. Will order again|. Liked the packing|. That was quick, {first} says|].",
    ),
    "order-refunded": (
        "{first} [got|has|received] {refund} back [on|for] {order}[, {reason}|, no fuss|, explained it well|][. Stays friendly|. Not angry|. Handled by the store|].",
    ),
    "case-opened": (
        "[Be nice|Careful|Heads-up]: {first} has [a case open|case {case} open|a complaint with support][, {subject}|][. Ask before selling|. Support knows|. Mention it when you call|].",
        "{first} [complained|asked|wrote] to support ({case}): {subject}[. Told {first} it is in good hands|. Reasonable as always|. Wants an answer, not a discount].",
    ),
    "deal-opened": (
        "{first} [leads|runs|drives|looks after] {deal} [there|for them|at {account}][, asked us in|, knows what is needed|, has a say|][. Send all to {first}|. Copy nobody else yet|. Our way in|].",
    ),
    "deal-won": (
        "{first} [got|pushed|brought] {deal} [through|over the line|to us][, {amount}|][. Send a thank-you|. Owe {first} a coffee|. Wants to be asked for a reference|. Delivery contact as well|].",
    ),
}
