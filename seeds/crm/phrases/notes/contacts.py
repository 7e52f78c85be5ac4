"""Notes on contacts, by what has happened; each pattern of `seeds.grammar` is a whole note."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

CONTACTS = {
    "order-placed": (
        "{first} [ordered online|placed a web order|used the store], {order}: {count}, {total}. [Didn't ask for a discount|No questions asked|All by themselves].",
        "[Web order from {first}|{first} placed {order}|Order {order} from {first}], {total}. [Called to say thanks|Sent a short thank-you|Said thanks by email]. [Likes that the store shows stock|Said checkout was easy|Prefers ordering at night].",
    ),
    "order-delivered": (
        "[Checked in with {first} after {order}|Called {first} about {order}|Asked {first} how {order} went], [everything arrived|no complaints|all there]. [{count}, in use already|Already using it|Happy with it].",
        "{first} [confirmed {order} arrived|says {order} got there|has {order}], [good packaging|packed well|no damage]. [Next order when they run low|Will reorder when needed|Nothing else needed for now].",
    ),
    "order-refunded": (
        "{first} [got {refund} back on {order}|was refunded {refund} on {order}|received a refund on {order}, {refund}]. [No issue with us|Was pleasant about it|Not upset].",
        "[{refund} refund on {order}|Refund on {order}, {refund}]. [Store handled it with {first}|{first} worked it out with the store|Store team dealt with {first} directly]. [Nothing for me to do|No follow-up needed|Leaving it at that].",
    ),
    "case-opened": (
        "{first} [has case {case} open|opened case {case}|has an open case, {case}]: \"{subject}\". [Don't pitch anything until it's closed|Ask support for the status before calling|I'd mention it first when you call].",
        "[FYI, case {case}|Case {case}|Open case {case}] [is from {first}|came from {first}|was opened by {first}]. [Told {first} it's in good hands|Let {first} know I've seen it|I texted {first} that support is on it]. [Reasonable person|Not the type to make a fuss|Just wants an answer].",
    ),
    "deal-opened": (
        "{first} [is leading|runs|is in charge of] the {deal} [at {account}|over there|for them]. [Include them on everything|Send everything to {first}|All emails to {first}, please].",
        "[Talked to {first} about|Call with {first} re|{first} called about] the {deal}. [Has a say but doesn't sign|Doesn't sign, but everybody listens to them|{first} does the homework, somebody else signs].",
    ),
    "deal-won": (
        "{first} [got the {deal} approved|pushed the {deal} through|sold the {deal} internally]. [Owe them a coffee|Sent a handwritten note|Send a thank-you]. [Would be a good reference|Open to being a reference|Said yes to a reference call].",
        "[Delivery contact for the {deal}|Contact for the {deal} delivery|For the delivery ({deal})]: {first}. [Cell is best that day|Reachable by cell|Call, don't email, on the day].",
    ),
}
#: Of any contact.
ABOUT_CONTACTS = (
    "{first} [answers email early in the morning|is an early bird, email before 8|reads email first thing]. [Don't expect anything after lunch|Afternoons are meetings|After lunch it's phone or nothing].",
    "[Best by phone|Call, don't email|Phone person]. {first} [picks up|usually picks up|will pick up or call back the same day]. [Emails get buried|Email takes a week|The inbox is a black hole].",
    "{first} [likes numbers up front|wants the price in the first line|skips straight to the total]. [Keep it short|Short emails|No long intros].",
    "[Very detail-oriented|Reads everything|Will read the fine print]. {first} [caught a wrong part number on our last quote|checks every line|asked about a footnote]. [Proofread before you send|Double-check quotes|Get somebody to look over quotes first].",
    "{first} [used to work in the field|came up through operations|used to be on the installation side], [knows the product better than I do|so skip the basics|talk specs, not brochures].",
    "[New in the role|Still new there|Fairly new]. {first} [asks good questions|is learning fast|wants to understand how we price]. [Worth the time|Be patient|I've offered a walk-through of our lines].",
    "{first} [goes by first name, no need for titles|is informal|prefers first names]. [Has two kids in travel soccer, don't call after 4|Big baseball fan|We usually talk about fishing for five minutes first].",
    "[Don't text|No texts|Please no texting]. {first} [asked me to stick to email|wants a paper trail|wants everything in email]. [Cell is for emergencies|Only call the cell for deliveries|Cell on the day of delivery only].",
    "{first} [doesn't make the call alone|isn't the one who signs|needs the boss for anything of size], [but opens the doors|but gets us in the room|but is on our side]. [Keep {first} in the loop|Always copy {first}|Make {first} look good].",
    "[Tough but fair|Drives a hard bargain|Negotiates everything]. {first} [will ask for freight|always asks for one more thing|pushes on price and then pays on time]. [Hold something back|Leave yourself room|Know your floor before you call].",
    "[Met in person|Finally met {first} in person|First time face to face with {first}]. [Friendlier than by email|Much easier to talk to in person|More relaxed than on the phone]. [Gave me a tour|Showed me around|Walked me through the place].",
    "{first} [is out every other Friday|doesn't work Fridays|works four tens], [plan accordingly|so no Friday deadlines|Thursday is the last chance each week].",
    "[Assistant handles the calendar|Calendar goes through an assistant|Book through the assistant], [very nice, be nice back|answers within the hour|needs a week's notice]. {first} [never books directly|will send you there anyway|told me to just do that].",
    "[Asked to be taken off the newsletter|No newsletter, please|Doesn't want marketing email]. {first} [still wants price changes, by email from us|does want to hear about price changes|wants price changes only]. [Told marketing|{colleague} knows|Marketing has been told].",
    "[Technical contact|Goes deep on technical stuff|Engineer by training]. {first} [wants drawings and data sheets|will ask for the data sheet|prefers drawings over photos]. [Pricing goes to purchasing|Not the one for pricing|Send prices to purchasing].",
    "{first} [is good for a reference|agreed to be a reference|would take a reference call], [once a quarter at most|just ask first|give a heads-up beforehand].",
    "[Voicemail box is always full|Voicemail full again|Don't bother with voicemail]. [Try {first} around 10|Mid-morning works|Front desk can page {first}].",
    "{first} [mentioned they might move into a different role|may change departments|is up for a different job there]. [Ask who takes over|Find out who's next|Should meet the team in case].",
    "[Lunch with {first}|Had lunch with {first}|Took {first} to lunch]. [No agenda, just catching up|Mostly not about work|Caught up on everything]. [Likes us, worried about lead times|Only gripe: packing slips are hard to read|Happy with service, wishes we had more in stock].",
    "[Correct spelling matters|Spell the name right|Watch the spelling of the name], {contact}. [Gets it wrong on everything|Our first quote had it wrong|It was wrong on the badge at the show].",
    "[Prefers a video call with screen share|Likes to share a screen|Wants to see things on screen], [has a long commute, so not before 9|anything between 10 and 2|mornings]. {first} [records the calls, FYI|takes good notes|sends a recap afterward].",
    "{first} [is the backup for receiving|also handles receiving when they're short|will be at the dock for big deliveries]. [Good person to call if a driver's stuck|Knows the gate code|Knows where everything goes].",
)
