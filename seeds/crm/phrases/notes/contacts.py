"""Notes on contacts, by what has happened; each pattern of `seeds.grammar` is a whole note."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

CONTACTS = {
    "order-placed": (
        "{first} [ordered online|placed a web order|used the store], {order}: {count}, {total}. [Didn't ask for a discount|No questions asked|All by themselves].",
        "[Web order from {first}|{first} placed {order}|Order {order} from {first}], {total}. [Called to say thanks|Sent a short thank-you|Said thanks by email]. [Likes that the store shows stock|Said checkout was easy|Prefers ordering at night].",
        "{first} [ordered {count} through the store|bought {count} online|put {count} on a web order], {order}. [Didn't call first, so it was an easy one|Knew exactly what to get|No questions asked]. [Fine|Good|That's how it should work].",
        "[Web order {order}, {total}, by {first}|{first} placed {order}, {total}|{order} is from {first}, {total}]. [Asked if a quote would be cheaper, told them no, same list price|They like the store for small things|I mentioned that the rep price list has the same prices].",
    ),
    "order-delivered": (
        "[Checked in with {first} after {order}|Called {first} about {order}|Asked {first} how {order} went], [everything arrived|no complaints|all there]. [{count}, in use already|Already using it|Happy with it].",
        "{first} [confirmed {order} arrived|says {order} got there|has {order}], [good packaging|packed well|no damage]. [Next order when they run low|Will reorder when needed|Nothing else needed for now].",
        "[Short call to {first} about {order}|Asked {first} about {order} in passing|{order} came up with {first}]: [arrived in one piece|arrived in good shape|came when it was supposed to]. [Labels were fine, too|Packing slip matched|Driver was polite].",
    ),
    "order-refunded": (
        "{first} [got {refund} back on {order}|was refunded {refund} on {order}|received a refund on {order}, {refund}]. [No issue with us|Was pleasant about it|Not upset].",
        "[{refund} refund on {order}|Refund on {order}, {refund}]. [Store handled it with {first}|{first} worked it out with the store|Store team dealt with {first} directly]. [Nothing for me to do|No follow-up needed|Leaving it at that].",
        "{first} [told me about the {refund} refund on {order}|mentioned {order}, they got {refund} back|asked if {order} still counts toward volume, it was refunded ({refund})]. [Water under the bridge|They're over it|Quick and painless, in their words].",
    ),
    "case-opened": (
        "{first} [has case {case} open|opened case {case}|has an open case, {case}]: \"{subject}\". [Don't pitch anything until it's closed|Ask support for the status before calling|I'd mention it first when you call].",
        "[FYI, case {case}|Case {case}|Open case {case}] [is from {first}|came from {first}|was opened by {first}]. [Told {first} it's in good hands|Let {first} know I've seen it|I texted {first} that support is on it]. [Reasonable person|Not the type to make a fuss|Just wants an answer].",
        '{first} [asked me where {case} stands|wanted to know about {case}|brought up {case} on the phone]. [I could only say it\'s being worked on|Told them what\'s in the case and no more|Had no news to give, said so]. ["{subject}" is the subject|It\'s the one about "{subject}"|Subject: "{subject}"].',
        "[Talking to {first} this week? Read {case}|Anybody calling {first}, please read {case}|Calling {first}? See {case}]. [A rep calling about an order right now would look clueless|They'd expect us to know|It'd be odd not to know about it].",
        '[New case from {first}|{first} opened a case|Support case from {first}], {case}: "{subject}". [Marked {priority}|{priority} priority|It came in as {priority}]. [I\'ll wait with my email|My follow-up can wait|Holding my follow-up].',
        "{case}, {first}. [Support took it from here|It's with support|Support is looking at it]. [They'll write directly|{first} hears from them, not from me|No message from sales needed].",
        "[Case number for my next call with {first}|For my next call with {first}]: {case}. [They'll ask|I know {first} will ask|It will come up]. [Check status that morning|Look at the status right before|Read the last reply first].",
    ),
    "deal-opened": (
        "{first} [is leading|runs|is in charge of] the {deal} [at {account}|over there|for them]. [Include them on everything|Send everything to {first}|All emails to {first}, please].",
        "[Talked to {first} about|Call with {first} re|{first} called about] the {deal}. [Has a say but doesn't sign|Doesn't sign, but everybody listens to them|{first} does the homework, somebody else signs].",
        "{first} [asked me to deal with them only on the {deal}|wants to be the only contact for the {deal}|is the one name for the {deal}]. [Others will chime in, that's fine, but quotes go to {first}|No quotes to anybody else|Copy nobody unless {first} says so].",
        "[For the {deal}, {first} is who to talk to|If it's about the {deal}, call {first}|{first} is our way into the {deal}]. [Remembers every number we've ever quoted|Keeps careful notes, so get the numbers right|Reads what we send, so keep it clean].",
        "[Got to know {first} over the {deal}|The {deal} came from {first}|{first} brought us the {deal}]. [Practical, quick to answer|Answers email within an hour|Prefers a phone call with a list in hand]. [Somebody above has to agree|Someone else signs|There's a boss in the background].",
    ),
    "deal-won": (
        "{first} [got the {deal} approved|pushed the {deal} through|sold the {deal} internally]. [Owe them a coffee|Sent a handwritten note|Send a thank-you]. [Would be a good reference|Open to being a reference|Said yes to a reference call].",
        "[Delivery contact for the {deal}|Contact for the {deal} delivery|For the delivery ({deal})]: {first}. [Cell is best that day|Reachable by cell|Call, don't email, on the day].",
        "[The {deal} would've died without {first}|{first} kept the {deal} alive|Credit for the {deal} goes to {first}]. [Remember that at Christmas|I'll take them to lunch|Told them so].",
        "{first} [wants updates on the {deal} twice a week|would like a weekly line on the {deal}|asked to be told when the {deal} ships]. [Tell {ops}|{ops} knows|I'll do that until it's delivered].",
        "[With the {deal} signed I asked {first} about next year|{first} is already past the {deal}|Now that the {deal} is done, {first} has time again]. [There may be more|Too early to say|Nothing concrete yet].",
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
    "{first} [writes in bullet points and likes to get bullet points back|answers every email with one line|never answers on the same day, but always answers]. [Don't read anything into it|That's just how it is|It's nothing personal].",
    "[Knows everybody in the business|Worked for two of our competitors before|Twenty years in purchasing]. {first} [can tell when you're padding a price|has heard every pitch|will ask what it costs us]. [Be straight|No games|Give the real reason for things].",
    "{first} [came over from a customer of ours|knows us from a former job|bought from us at another company before]. [Already trusts us|Likes how we pack|Remembers a late shipment from back then, too].",
    "[Best time for {first} is right after the morning meeting|{first} is free between 9:30 and 11|Reach {first} mid-morning]. [After that they're on the floor|In the afternoon the phone stays in the office|Later it's hit or miss].",
    "{first} [wants to be called before a truck comes|expects a call when something's going to be late|hates surprises]. [Bad news early is fine|You can tell them anything as long as it's early|Late news is the only thing that gets a reaction].",
    "[Careful with attachments for {first}|{first} reads everything on a phone|{first} is on the road most days], [put the number in the email itself|so keep it to one screen|so no spreadsheets]. [PDF if it has to be|One page at most|The rest can wait].",
    "{first} [is on the local chamber board|coaches a softball team|runs marathons], [which is where I met them|and talks about it|don't book anything early on Saturdays]. [Good ice breaker|Easy to get talking|Not all business].",
    "[Formal|On the formal side|Likes it formal]. {first} [signs with full title|uses last names in writing|wants a letter, not a message]. [Follow that|Same goes for us|Match the tone].",
    "{first} [has signing authority for smaller orders|can sign up to a point, above that it's the boss|signs the routine stuff alone]. [Ask where the line is|Keep orders below it if speed matters|Anything bigger takes a week more].",
    "[Hard of hearing on one side|Loud shop, hard to hear on the phone|Speakerphone person]. {first} [prefers email for details|will repeat numbers back to you|likes things confirmed by email]. [Spell out part numbers|Say numbers one digit at a time|Follow up in writing].",
    "{first} [shares an inbox with two colleagues|has an assistant who reads the email first|gets copied on everything], [so put the name in the subject line|so write as if three people read it|so call if it's urgent].",
    "[Asked {first} how we compare|{first} gave me some feedback|Honest feedback from {first}]: [lead times good, packing slips confusing|best phone service they get|we answer faster than the others, but our quotes are hard to read]. [Passed it on|Told {boss}|Worth hearing].",
    "{first} [is retiring in a year or two|plans to cut back to four days|will hand this over to somebody younger]. [Get to know the next person|Ask who's being trained|Time to meet the successor].",
    "[Met {first} at the show|Saw {first} at the show|{first} stopped by our booth]. [Came with a shopping list|Took a catalog for a colleague|Wanted to see what's new]. [Follow-up email sent|I promised a call|No rush].",
)
