"""What cases are about when something happened to goods, prices or deliveries; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from .topic import Topic

BATCH = Topic(
    ("Incident", "Incident", "Problem"),
    subjects=(
        "{article}: {fault}",
        "[{article}|Our {article}|New {article}] [with a fault|acting up|no good|faulty]: {fault}",
        "[Complaint|Fault|Claim|Defect], {article}[, {batch} batch|, from {account}|] – {fault}",
    ),
    stories=(
        "[Their|The|One|The newest|The latest] {article}[ from us| they got last| on site|]: {fault}[, so they say|, photo is clear|, plain to see|, {first} showed it to two people|].",
        "[Reports|Describes] [the following|this] on the {article}: {fault}"
        "[; first one in years| – never had that before|, older ones of theirs are fine|, happened in normal use|; nobody dropped it|].",
        "The {article}[ they use daily|, in use only a short while,|, straight out of the box,|, not even a month old,|] has a fault: {fault}"
        "[, {first} is sure of it|, not the only complaint we have|, they stopped using it|, and the spare does the same].",
    ),
    details=(
        "[Carton|Label|Sticker|Box] says {batch}[, so it fits|, the batch we have doubts about|, same as the others|, bingo|].",
        "[Could be|Smells like|Looks like|I guess it is] [the {batch} batch|that batch again|the same thing as the others|the {batch} production], "
        "[asked for the label|label photo requested|please check|they look for the label|need the number to be sure].",
        "[Told them|I told {first}|Asked them|Advised {first}] to [stop using it|set it aside|keep the box|not take it apart|leave it as it is][ for now|, to be safe| until we know|].",
    ),
    resolutions=(
        "[Known|Confirmed|It was the|Part of the|From the] {batch} batch[ we stopped|, as feared|, no doubt|]. "
        "[Exchanged|Swapped|Replaced] [for|with] [new stock|one from another batch|a checked one|a later one]"
        "[, {first} is content|, old one came back|, no charge|, works].",
        "[{batch} batch|Batch {batch}|Stopped batch]: [piece taken back|picked up|returned and scrapped|back here], [credit note is out|credited in full|replacement went out|money is back with them]"
        "[, {first} knows| – {first} took it well|, all done|].",
    ),
    letters=(
        "[the {article} you sent us|our newest {article}|the {article} we use|one {article} here] has a fault: {fault}[, we stopped using it|, nobody dropped it|, our older ones are fine|, it is hardly used|][, see the photos|, I kept the box|, two of us saw it|]. [What should we do with it|Are there others like this|Can you exchange it|Do you need it back][, please|]?",
    ),
)

LATE = Topic(
    ("Question", "Problem", "Question"),
    subjects=(
        "[Where|Where on earth] is [the|our] {article}?",
        "{article}: [when|how long still|any news|a date, please], asks [{account}|{first} in {city}|{contact}]",
        "[Delivery date|Date|New date|Arrival|Waiting time] [for|of] {article}[ – {account}|, {city}|]",
        "{article}[ for {city}| – {account}|]: [still not here|when does it come|overdue|no date yet|asks for a date][, due {due}|]",
        "[Waiting|Asks] for the {article}[ promised for {due}| due {due}|, no news|]",
    ),
    stories=(
        "[Waits|Is waiting|Still waits|Holds a job up] for the {article}[, was to be in stock {due}|, expected for {due}|, promised for {due}|] "
        "[and hears nothing from us|and only got an automatic mail|and has a crew standing by|and wants the plain truth].",
        "[Wants|Would like|Needs|Asks] to know when the {article} [will be in|arrives|can ship|is back in stock|comes]"
        "[, page says soon|, the site still says {due}|, somebody told them {due}|, their customer keeps asking|].",
        "[Had counted on|Had planned on|Was told] {due} for the {article}[, now what|, that will not hold|]"
        "[, asks what went wrong|, asks for a date that holds|, asks if another model would do|, asks whether to wait].",
    ),
    details=(
        "[Purchasing|The board upstairs|The list in the warehouse|Our last word] says {arrival}[, gave them that date|, passed that on|, told {first} so|].",
        "[Supplier is late|It is the supplier, not us|{supplier} is behind|Comes from {supplier}, who are late][: {reason}|, nothing we can speed up|, told them honestly|].",
        "[Asked|Mailed|Pinged] [purchasing|the warehouse|operations] [for a date|what they know|again], [told {first} to expect a mail|will come back to {first}|no answer yet].",
    ),
    resolutions=(
        "[The goods|The {article}] came in [{arrival}|on {arrival}], [theirs went out the next tour|shipped right after|sent first of all|left with the first van]"
        "[, {first} confirmed|, told {first}|; nothing left open|].",
        "[Gave|Mailed|Told] {first} [the date|{arrival} as the date|the date from purchasing: {arrival}], [and it held|arrived as said|shipped then|went out that day].",
    ),
    letters=(
        "[we are waiting for|I am still waiting for|we had planned with|my customer waits for] the {article}[, promised for {due}|, which your page gives as {due}|, {due} was the date|][, a crew is standing by|, our customer keeps asking|, I only got an automatic mail|, my boss asks daily|]. [When will it really come|Would another model do|Can you give me a date that holds|Should we wait or buy elsewhere][, please|]?",
    ),
)

PRICES = Topic(
    ("Problem", "Question"),
    subjects=(
        "[Invoice|Last invoice|Confirmation] [has the wrong price|with the new prices|with the {year} prices|not at the agreed price]",
        "[Old price|Price|{year} price|New price list]: [quoted, but not charged|asks which one holds|does not match the offer|{account} objects]",
        "[Which price list|Price question]: [offer was before {valid}|ordered around {valid}|{year} list or the one before]",
    ),
    stories=(
        "[Invoice|The invoice|Their confirmation|The paper they got] [shows|has|carries|uses] [the {year} prices|the new list|the prices valid from {valid}], [offer was made before|they hold an older offer|{first} says the old ones were agreed|our offer says otherwise].",
        "[Says|Thinks|Insists|Points out] [the old list|the list before {valid}|last year's price] [was agreed|holds for this order|is in the offer][, sent a copy|, names our sales rep|, quotes our mail|].",
        "[Did not get|Never saw|Missed|Knows nothing of] the [letter|mail|notice] about the {year} prices[, others there did|, may be in spam|, asks for a copy|].",
    ),
    details=(
        "[New prices apply|The list holds] from {valid}, [so the order date decides|no grace period as far as I know|sales to say if we make an exception|checked the date twice].",
        "[Sales|Their rep|The account owner] [should look|has to decide|knows about it|was copied][ before we answer|, not my call|].",
    ),
    resolutions=(
        "[Offer|Their offer|The order] [was older than|is from before|predates] {valid}: [old price honoured|corrected invoice sent|difference credited|new invoice at the old price], [{first} is fine|closed|no more talk].",
        "[Ordered|Came in] after {valid}, [so the {year} list holds|new price stands|no change]. [{first} understood|Explained by phone|Mailed the list|Sent the notice again].",
    ),
    letters=(
        "[your invoice|the confirmation we got|the last invoice] [shows|uses|has] the {year} prices, but [our offer is older than that|we were told that the old list holds|the order was agreed before {valid}|nobody sent us a notice][, see the copy|, your sales rep knows|, says our buyer|]. [Can you send a corrected one|Which list holds|Can you check with our sales rep|How do we settle this][, please|]?",
    ),
)

_ON_DELIVERY = (
    "[Order|Whole deal|The deal] [is|was|comes to] {amount}[, so a good customer|, handle with care|, no small fish|].",
    "[Warehouse|Shift lead|Loading list|Scale at the dock] [says|thinks|shows|swears] it [left complete|was all on the truck|went out whole]"
    "[, so it is the carrier|, search goes on|, carrier is asked|, claim is open].",
)

SHORT = Topic(
    ("Problem", "Incident"),
    subjects=(
        "[{project}|Delivery for {project}]: [one carton short|not complete|something missing]",
        "{qty} × {product}: [part is missing|not all there|one box short]",
        "[Delivery|Goods|Shipment] for {project} [incomplete|one carton short]",
    ),
    stories=(
        "[It is about|Concerns|This is on|Regards] [{qty} × {product}|the {qty} × {product}|their {qty} × {product}] for {project}[, signed {close}|, closed {close}|, ordered {close}|]: "
        "[one carton is missing|not all of it came|slip and pallet do not match|the last box never got off the truck].",
        "[{project}|Goods for {project}|Order for {project}][, {qty} × {product}|, the {product}|]: "
        "[not all of it is there|arrived, but not complete|a carton short][, and the driver was gone|, they signed without looking|, noted on the slip|, {first} counted twice].",
        "[Where is|Asks where] the rest of the [{product}|{qty} × {product}][? {project} cannot go on|? The fitters wait|? The slip says complete| – polite about it].",
    ),
    details=_ON_DELIVERY,
    resolutions=(
        "[Missing part|The rest|The carton|What was missing] [turned up at the depot|was found at the dock|had stayed on the van|was still in our hall] "
        "and [went out|was brought over|is there now|left with the next tour][, {first} confirmed|, closed|, sorry said|].",
        "[Sent|Brought|Shipped] [the missing box|what was missing|the rest] [with the next tour|by parcel|the same day][, {first} has it|, complete now|, signed for|].",
    ),
    letters=(
        "[our delivery for {project}|your delivery for {project}|what came for {project}][, {qty} × {product},|] is not complete: [one carton is missing|slip and pallet do not match|the last box never got off the truck|we are one box short][, the fitters are waiting|, we counted twice|, the driver was gone before we saw it|]. [Where is the rest|Can you send it at once|Can you ask the carrier|Who looks into that][, please|]?",
    ),
)

DAMAGED = Topic(
    ("Incident", "Problem", "Return"),
    subjects=(
        "[{project}|Delivery for {project}]: [carton crushed|damaged on the way|arrived wet]",
        "{qty} × {product}: [box was open|arrived wet|damaged in transit]",
        "[Damage|Transport damage], [{project}|{product}][ ({account})|]",
    ),
    stories=(
        "[{project}|Goods for {project}|Order for {project}][, {qty} × {product}|, the {product}|]: "
        "[a corner of the pallet is crushed|arrived wet on one side|the box was opened on the way|film torn and a dent below] "
        "[and the driver was gone|and they signed without looking|and it is noted on the slip|and they have photos].",
        "[{qty} × {product}|The {product}|What we sent for {project}] [came in|arrived|got there] [crushed|wet|with a hole in the carton|badly packed][, signed {close}, so no old stock|, first delivery of the deal|, {first} is disappointed|].",
    ),
    details=_ON_DELIVERY,
    resolutions=(
        "[Carrier|Insurance of the carrier|Driver's firm] [paid|took the blame|accepted the claim|owned up][, replacement is there|, {product} replaced|, new one delivered|], [{first} is happy|{first} signed it off|case closed].",
        "[New|Fresh|Replacement] {product} [sent|delivered|on their dock], [old one picked up|claim with the carrier is ours|photos filed][, {first} confirmed|, done|].",
    ),
    letters=(
        "[{qty} × {product}|the {product}] for {project} [arrived wet on one side|came with the box torn open|came with a corner of the pallet crushed|had a hole in the carton][, we noted it on the slip|, we have photos|, the driver was gone before we saw it|, my people signed for it, sorry|]. [Can you send a replacement|How do we go on|Who claims, you or we|Do you want it back][, please|]?",
    ),
)

PAPERLESS = Topic(
    ("Problem", "Question"),
    subjects=(
        "[{project}|Delivery for {project}]: [papers missing|wrong dock|who unloads?]",
        "{qty} × {product} [without papers|at the wrong door|and no slip]",
    ),
    stories=(
        "[{project}|Goods for {project}|Order for {project}][, {qty} × {product}|, the {product}|]: "
        "[no delivery slip in any box|driver left it at the wrong door|nobody told the dock|labels on two boxes are swapped]"
        "[, else fine|, dock is cross|, they need the papers to book it in|, happened before|].",
        "[Got|Received|Has] {qty} × {product}[ for {project}|], but [no slip|no papers|the slip of another customer] [with it|in the box|on the pallet]"
        "[, bookkeeping needs it|, inventory needs the numbers|, {first} needs a copy|].",
    ),
    details=_ON_DELIVERY,
    resolutions=(
        "[Slip|Papers|Copies of the papers|A fresh set] mailed to {first}[, dock has them too|, bookkeeping too|, done|].",
        "[Sorted|Settled|Cleared up] with [their dock|the driver|{first}|the warehouse], [right door noted on the record|papers sent|labels explained][, fine now|, no hard feelings|].",
    ),
    letters=(
        "[the delivery|your delivery|the truck|what you sent] for {project}[, {qty} × {product},|] came without [any papers|a slip|the right labels|a single number on it][, our dock cannot book it in|, bookkeeping needs the numbers|, somebody must have mixed up two customers|]. [Can you mail us a copy|Can you send the papers|Which order is it][, please|, today if you can|]?",
    ),
)

DELIVERIES = (SHORT, DAMAGED, PAPERLESS)
