"""Notes on deals whose date or amount changed, and figures taken back or mended; whole notes of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

SLIPPED = (
    "[Pushed from {old} to {close}|Moved the close date from {old} to {close}|Close date was {old}, now {close}]. {first} [is waiting on a budget transfer|says the money moves at the start of the month|needs the budget transfer to post first]. [Not worried|Not a concern|No red flag].",
    "{first} [called, not happening by {old}|called to say {old} won't work|phoned: can't make {old}]. [Their signer is traveling|The person who signs is on the road|Whoever signs is out]. [New date {close}|{close} instead|Looking at {close}].",
    "<site> [Pushing this one out|Had to push this|Moving it out] [to {close}|until {close}]. [Site isn't ready, the builder is behind|The contractor is behind|Construction is running late], [nothing to do with us|not about our offer|doesn't change what they want]. [{old} was optimistic|{old} was never going to hold|I should have known {old} was tight].",
    "[Missed {old}|{old} came and went|Didn't sign {old}]. [{first} apologized|{first} was embarrassed about it|{first} says sorry]: [two signatures, one of them on vacation|purchasing has a backlog|it's stuck in purchasing]. [Says {close}|They say {close} now|Realistic date: {close}].",
    "[Inventory count at their place this month|They're in the middle of inventory|They're doing a physical count], [nobody's approving anything|so purchasing is frozen|POs are on hold until it's done]. {close} [instead of {old}|in place of {old}|rather than {old}]. [Amount hasn't changed|Same amount|Nothing else changes].",
    "[Their fiscal year flips|New fiscal year over there|Fiscal year-end games], [{first} would rather have it on next year's budget|so they want it to land in the new one|so it's better for them a bit later]. [From {old} to {close}|{old} becomes {close}|{close}, not {old}].",
    "[Got bumped|We got bumped|Bumped off the agenda]. [Committee ran out of time|The meeting was canceled|They didn't get to it in the meeting], [back on the list for the next one|next meeting it should be on|it's on the next agenda]. [{close} replaces {old}|{old} to {close}|So {close}, not {old}].",
    "[Talked to {first} at length|Straight talk with {first}|Good honest call with {first}]. [{old} isn't going to happen|They can't hold {old}|{old} is off]. [{close} is what {first} would bet on|{first} would put money on {close}|{first} committed to {close}]. [I'd put it at 50/50|We'll see|I'll believe it when I see the PO].",
    "[Second time we move this|Second push on this one|Yes, moving it again]. [Now {close}|{close} this time|To {close}], [was {old}|from {old}|{old} before]. [Asked {first} point-blank if this is still a priority, answer was yes|{first} insists it's still alive|Told {first} I need a real date this time].",
    "[They want to finish another project first|Another project got in front of ours|{first} has a more urgent project right now]. [Ours comes right after|We're next|We're next in line], [so {close} rather than {old}|that makes it {close}, not {old}|call it {close}, {old} is out].",
    "<site> [Waiting on a quote from their installer|Installer's bid isn't in|Their electrician hasn't quoted], [they want to approve everything together|{first} wants to sign it all at once|it goes up as one package]. [{old} was too soon|Can't make {old}|So no {old}]. {close}.",
    '[Voicemail from {first}|{first} left a voicemail|Voicemail, {first}]: ["can we make that {close}"|need until {close}|{close} works better for them]. [Fine by me|Fine|No problem on our end], [{old} was just a target|nothing was reserved for {old}|we hadn\'t scheduled anything for {old}].',
    "[Date change only|Only the date changes|Just the date]: [{old} to {close}|{close}, previously {old}|{close}, had been {old}]. [Reason given: staff turnover in purchasing|They lost their purchasing person|New person in purchasing is getting up to speed].",
    "[Email from {first}|Per {first}'s email|{first} by email]: [\"sorry, this won't make {old}\"|they won't make {old}|not going to make {old}]. [Asked for {close}|Proposes {close}|They think {close}]. [Replied with a new delivery estimate|Answered that lead time starts at PO|Told them our ship date moves along with it].",
    "[Power outage closed their office for two days, everything slid|Their office was closed, everything slid|They had a water leak, all hands on that]. [{close} now|Moved to {close}|{close} it is], [{old} before|was {old}|{old} dropped].",
    "[Held off changing this, but it's clear now|Finally updating the date|Okay, updating this]: [{close}|close {close}|it's {close}]. {old} [was {first}'s guess and not theirs to give|came from {first}, and purchasing overruled it|wasn't cleared with purchasing].",
    "[They asked for a credit reference, which takes time|Credit app took longer than it should|Credit paperwork is dragging], [{ar} just got the last piece|{ar} has it now|with {ar}]. [Moving from {old} to {close}|So {close}, was {old}|{old} slides to {close}].",
    "[{first} is out on leave for a few weeks|{first} had surgery, out for a bit|{first} is out, family thing], [nobody else will sign|and no one covers|the person filling in won't decide anything]. [Back in time for {close}|So {close}|Pushed to {close}]. [{old} is gone|Obviously not {old}|{old} was the plan].",
    "<site> [Lease isn't signed|Their lease is still being negotiated|Still no lease], [no lease, no order|so nothing gets ordered|can't order for a space they don't have]. [{first} hopes for {close}|{close} per {first}|{close} is the new hope], [not {old}|{old} is dead|instead of {old}].",
    "[They need a sample first|Wants to see a sample before signing|A sample has to be approved first]. [Reasonable|Fair enough|Can't argue with that]. [{close} gives us enough time|That pushes us to {close}|{close} then], [{old} didn't|{old} doesn't work anymore|{old} is not doable].",
    "[{close} now, had {old}|Moved from {old} to {close}|New close date {close}, it was {old}]. {first} [needs one more budget meeting|has to present it again to a new director|wants the auditors out of the building first]. [No change on what they want|They still want all of it|Scope is the same].",
    "[Called {first} about {old}|Asked {first} whether {old} holds|Checked {old} with {first}], [long pause, then {close}|answer was {close}|got {close} for an answer]. [At least it's an honest date|I'll take an honest date|Better now than on the last day of the month].",
    "[Their purchasing system is being replaced|They're switching purchasing systems|New system over there], [no POs until it's live|nothing can be ordered until go-live|so nothing goes out]. [{old} can't happen|{old} is impossible|That rules out {old}], [{close} if the switch goes well|{close} by their plan|they say {close}].",
    "[The one who signs left the company|Signer quit|Their director gave notice], [and {first} has to start over with the next one|so {first} needs a new signature|and the replacement wants to read everything]. {old} [to|becomes|moves to] {close}. [Good thing {first} is still there|{first} is doing what they can|Staying close to {first}].",
    "[Not lost, just late|Late, not lost|Only a delay]. [They closed the books early|Month-end came in between|Year-end closing got in the way], [back to it by {close}|{close} is next|then {close}]. [Had {old}|{old} before|Was set for {old}].",
    "<site> [City hasn't issued the permit|Waiting on a permit|Permit's held up], [can't start without it|no permit, no order|{first} won't order before it's there]. [Date goes from {old} to {close}|{close}, not {old}|{old} is out, {close} is in].",
    "[I should have asked about holidays|Forgot about the holidays when I took {old}|{old} ran into a holiday week]. [Half of them are out|{first}'s boss is away that week|Nobody signs that week]. [{close}|Now {close}|Resetting to {close}].",
    "{first} [asked for two more weeks|needs a few more days|asked for time], [which turned into {close}|realistically that's {close}|I put in {close}]. [{old} was ours, not theirs|{old} was my pick anyway|We had {old}]. [I don't read anything into it|Not reading anything into it|No alarm].",
    "[They got a second quote in late|A late bidder turned up|Another vendor asked to be included], [and fairness rules over there mean they have to look at it|so they have to compare again|and {first} has to read that one, too]. [{close} instead of {old}|{old} becomes {close}|From {old} to {close}].",
    "[Date moved on me again|Moved again|Third date on this one]: [{close}, before that {old}|it was {old}, it's {close}|{old}, now {close}]. [Asked {boss} to join the next call|Bringing it up with {boss}|{boss} knows]. [{first} is friendly as ever|{first} keeps answering, so there's that|At least they pick up].",
    "[Their own customer is dragging|Their customer hasn't signed yet|They're waiting on a contract of their own], [so {first} can't commit|and ours hangs on it|we're downstream of that]. [Realistic is {close}|I'd say {close}|{close} by the latest plan], [{old} is gone|{old} was before that came up|not {old}].",
    "[Asked for a firm answer by {old}|Wanted it settled by {old}|{old} was supposed to be it], [didn't get one|no signature|it didn't come]. [{first} gave me {close} and sounded sure|They named {close} themselves|{first} picked {close}, not me].",
)

PULLED = (
    "[Good news, they want it sooner|They're moving faster than we thought|Pulled in]: [{close} instead of {old}|from {old} to {close}|{close}, was {old}]. {first} [got an earlier slot on the agenda|has the signatures lined up|wants to place it before the price change].",
    "{first} [asked if we can be ready by {close}|called, can we do {close}|wants to close {close}], [had planned on {old}|{old} was the old plan|rather than {old}]. [Told them yes|I said yes|Said yes on the paperwork, lead time is what it is].",
    "[Bringing the date in|Moving the date up|Date moves up] [from {old} to {close}|to {close} from {old}]. [Their approval came through early|Approval came quicker than expected|Committee met early].",
    "[Close date {close}, not {old}|Now {close} (was {old})|Updating: {close}, had {old}]. [They have money to spend before the budget closes|Use-it-or-lose-it money|Budget has to be used up]. [Happy to help|I'll take it|Works for me].",
    "[I had {old} in here to be safe|{old} was my conservative guess|I'd padded this to {old}]. {first} [says {close} is realistic|confirmed {close}|gave me {close} today]. [Updated|Changed it|Date updated].",
    "{first} [doesn't want to wait until {old}|would like it off the desk before {old}|says {old} is too late for them]. [They can sign {close}|{close} works for everybody|Signing {close}]. [Asked {ops} what that does to the ship date|Checking stock today|I'm getting the paperwork ready].",
    "[Board met early|Their meeting got moved up|Got on an earlier agenda], [so {close}|now it's {close}|which makes it {close}]. [We had {old}|It was {old}|Used to be {old}]. [Paperwork has to be ready by then|I need to hurry with the paperwork|Need to be quick on our side].",
    "[Changed to {close}|Close date up to {close}|{close} it is]. [They lost another vendor|Their other vendor backed out|Somebody else let them down], [and can't wait for {old}|so {old} is too long|{old} won't do anymore]. [Our turn to look good|Glad to step in|Happy to jump in].",
    "[For once earlier|A date that moves the right way|Other direction for a change]: {old} [to|becomes|turns into] {close}. {first} [found a signer who's in this week|has both signatures lined up|wants it done before vacation].",
)

RESIZED = (
    "[Updated to {amount} from {old}|{old} to {amount}|Changed the amount: {amount}, was {old}]. {first} [sent a new list|recounted|went back and recounted]. [Nothing else changed|Everything else stands|Same date, same people].",
    "[New count from {first}|{first} redid the count|Count changed]. [Now {amount}|Comes to {amount}|That makes it {amount}], [had {old}|{old} before|was {old}]. [I'll redo the paperwork|Will update the worksheet|Numbers in here are current].",
    "<site> [They changed the scope|Scope change|Scope changed on us]: [one room dropped, one added|two areas moved to next year|some of it is now a separate project]. [{amount} is where we are|{amount} now|Deal is at {amount}], [no longer {old}|not {old} anymore|{old} is out].",
    "<site> [Was carrying {old}|Had this at {old}|{old} was my first estimate]. [After walking it with {first}|After the site visit|Having seen the place] [it's more like {amount}|I'd say {amount}|{amount} is closer].",
    "[Per {first}'s email, use {amount}|{first} emailed a revised number, {amount}|Revised figure from {first}: {amount}]. [{old} didn't account for everything|{old} was missing items|{old} had things in it they don't want]. [Forecast adjusted|Adjusted in the forecast|Forecast will show it].",
    "[Some items moved to another budget, some came back|They shuffled items between two budgets|Some of this moved between cost centers]. [What's left for this deal is {amount}|Our piece is {amount} now|This deal is {amount} now], [{old} originally|previously {old}|it was {old}].",
    "[Their budget number moved|Budget revision at their end|{first}'s budget got revised], [so did ours|so this follows|and we follow]: {amount}. [Previously {old}|Had been {old}|{old} until today].",
    "[Right-sized this|Fixed the amount|Cleaned up the amount]. [{amount} matches the list {first} sent|{amount} is what {first}'s list adds up to|Per the list, {amount}]. [{old} was a guess|The {old} was my guess|{old} came from the first phone call].",
    "{first} [asked what it'd cost with different options|wanted a version with different quantities|asked me to rerun it with new quantities], [and that's the one they like|and they're going with that|and prefers it]. [{amount} (was {old})|{amount}, {old} before|From {old} to {amount}].",
    "<site> [Changed plans over there|They redrew the layout|New floor plan, new numbers]. [Amount to {amount}|{amount} is the new amount|Setting it to {amount}], [{old} goes with the old plan|{old} belonged to the old drawing|not {old}].",
    "[Phone call w/ {first}|Short call with {first}|{first} called]: [amount should read {amount}|go with {amount}|new target is {amount}]. [We both agreed {old} was off|The {old} was off|{old} no longer applies].",
    "[Deal value {amount} as of now|As it stands: {amount}|Value updated to {amount}]. [Before: {old}|Old value {old}|{old} earlier]. [Why: quantities|Reason: they counted again|Because the quantities changed]. [No change in timing|Timing's the same|Timing unchanged].",
    "[Down to brass tacks with {first}|Sat down with {first} and a calculator|Worked through it with {first}], [{amount} is what they'd actually buy|they'd really spend {amount}|{amount} is the honest number]. [So not {old}|{old} was a wish|{old} was aspirational].",
    "[Two line items changed|A few items came and went|Items added, items removed], [net result {amount}|net {amount}|adds up to {amount}]. [Started at {old}|It was {old}|Was at {old}].",
    "[{first} called with changes|Changes from {first} by phone|Got changes from {first}]: [more of one thing, none of another|two lines up, one line gone|they traded some items for others]. [{amount} now|That lands at {amount}|Works out to {amount}], [from {old}|it was {old}|{old} before].",
    "[Their finance trimmed it|Finance over there rounded it|It went through their finance department]. [We're at {amount}|{amount} is what came out|Came out at {amount}], [asked for {old}|{old} went in|started from {old}]. [Lines will be adjusted|I'll match the lines|I'm adjusting the list].",
    "[Went over the list line by line with {first}|Line-by-line with {first} today|Spent half an hour on the list with {first}]. [Old total {old}, new total {amount}|{old} turned into {amount}|{amount}, used to say {old}]. [Now it's their real list|That's a list I trust|Feels solid now].",
    "[Amount corrected to {amount}|Adjusted the amount, it's {amount}|Fixed the amount: {amount}]. [{old} had last year's prices in it|{old} was figured with old prices|I'd used an old price sheet for {old}]. [Forecast is right again|Forecast follows|No other edits].",
    "[Same project, same people, other quantities|Nothing dramatic, just quantities|No new scope, only the quantities moved]: {amount}, [was {old}|from {old}|{old} until now].",
    "[They asked what {old} would buy|I had {old} on it|Started the week at {old}], [after some back and forth it's {amount}|we ended up at {amount}|{amount} is what they settled on]. {first} [put it in writing|emailed me the number|confirmed this afternoon].",
    "[Note on the amount|About the amount|Amount]: {amount}. [It said {old}, which was my estimate|{old} was from my first estimate|My {old} was too rough]. [This one's from {first}'s own worksheet|The new one is {first}'s number|{first} worked it out].",
)

#: A date or an amount, before it changed.
CLAIMS = {
    "deal-slipped": (
        "{first} [is sure about {old}|says {old}, no question|committed to {old}]. [Plan on it|I believe it|Good enough for me].",
        "[Close date {old}|{old} for the signature|Signing {old}], [confirmed with {first} by phone|per my call with {first}|{first} confirmed].",
        "[Got a date out of {first}: {old}|{first} finally gave me a date, {old}|We have a date: {old}]. [Their boss is okay with it|Boss agrees|It's on their calendar].",
        "{contact} [wrote that they want to sign {old}|emailed: aiming to sign {old}|put {old} in writing]. [Keeping that|Using that date|That's our date].",
        "[They want to wrap it up by {old}|Target on their side is {old}|{old} is the plan over there], [ran it by {boss}|told {boss}|{boss} knows].",
        "[All lined up for {old}|Everything points to {old}|On track for {old}]. [{first} has no open questions|No open questions from {first}|Nothing missing from our side].",
        "[Asked {first} twice, both times {old}|{first} said {old} again today|Again {old} from {first}]. [Counting on it|I'd forecast it|In the forecast].",
        "[Notes from today|Short call with {first}|Call with {first}]: [all good, signing {old}|{old} stands, no surprises|they're ready, date is {old}]. [I can plan around that|Told {ops} it may come|Asked to be called if it changes].",
        "{first} [mentioned {old} without me asking|volunteered {old}|named {old} before I could]. [I like that|That's usually a good sign|Means it's on their calendar].",
        "[Marking {old} as firm|Firm date: {old}|{old} is firm]. [Signer is in the office that week|The person who signs is around|{first} has blocked time for it].",
        "[Back and forth about the date, settled on {old}|We settled on {old}|Agreed with {first} on {old}]. [Nobody objected|That gives purchasing enough time|Works for their purchasing].",
        "[Asked {first} how sure {old} is|Had {first} rate {old} on a scale of one to ten|Made {first} put odds on {old}], [got a nine|nine, which is high for them|nine out of ten]. [Okay then|I'll take that|Leaving it].",
        "{contact} [promised a signature by {old}|gave {old} as the date|wants it done by {old}]. [Reminder set for the day before|I'll call the day before|Calling two days ahead].",
    ),
    "deal-resized": (
        "{first} [puts it at {old}|is at {old}|says figure {old}]. [Sounds about right|Matches my math|Seems right to me].",
        "[Size is {old}|We're talking {old}|This is a {old} deal] [going by their list|based on what {first} told me|if the list holds].",
        "[{old} in all|All told, {old}|Total {old}], [{first} gave me the number|from {first} directly|number is from {first}]. [In the forecast|Forecast has it|Put it in the forecast].",
        "{contact} [expects to spend {old}|wrote that {old} is the budget|has {old} in mind for it]. [Using that|That's what I have in here|Good number to work with].",
        "[Worked it out with {first}|Ran the math with {first}|Went through the list with {first}]: {old}. [Give or take the extras|Extras not included|Without freight].",
        "[They counted, it's {old}|Their count gives {old}|Count came in at {old}]. [{first} is happy with that|Fine with {first}|{first} signed off on the count].",
        "[Working number is {old}|For now {old}|We're using {old}], [based on the list from the last call|from {first}'s first list|as {first} figured it]. [Will firm up|That should be close|Close enough for the forecast].",
        "[Asked {first} for one number|{first} finally gave me a number|Got a number], [it's {old}|{old}|{old} it is]. [I had guessed less|About what I thought|Better than my guess].",
        "{first} [has {old} approved|got {old} through|can spend {old}], [so that's the size of it|that's what it'll be|so I've put that in]. [Nice round start|Works for our quote|Good to have it].",
        "[Summed it up with {first}|Went through it on the phone|Added it up on the call]: {old}, [tax not included|before freight|with no extras]. [They didn't blink|{first} agreed|No argument].",
    ),
}
#: A later note on a date or an amount that an earlier one named.
CORRECTIONS = {
    "deal-slipped": (
        "[Scratch my earlier note|Scratch the note below|Correction to my earlier note]: [it's {close}, not {old}|{close}, {old} is off|they're saying {close} now, not {old}]. [{first} called me today|Just heard from {first}|Straight from {first}].",
        "[Scratch that|Correction|So much for that]. [{old} fell through|{old} isn't happening|They backed off {old}], {first} [asked for {close}|says {close}|moved it to {close}].",
        "[Update to what I wrote|Update to my note|Updating my note]: [{old} became {close}|{close} instead of {old}|date is {close}, no longer {old}]. [Everything else stands|Rest of it stands|No other changes].",
        "[Disregard the date I gave|Ignore the date in my last note|The date below is outdated]. [{close} now|New date is {close}|It's {close}]. [{old} is off the table|Not {old}|{old} no longer holds], [their budget review moved|sign-off got delayed over there|{first} can't get it signed in time].",
        "[Spoke too soon|I spoke too soon on the date|Jumped the gun on the date]. {first} [now wants {close}|changed it to {close}|needs {close}], [so forget {old}|{old} is gone|not {old}]. [Told {boss}|{boss} knows|Let {boss} know].",
        "[My earlier date is no good|The date I wrote here is no good|What I wrote about the date is out]. {first} [wants {close}|set {close}|says {close}], [{old} can't be met|{old} fell off their calendar|{old} didn't survive their staff meeting]. [Deal is updated|I've changed the deal|Record shows it].",
        "[Have to correct myself on the date|Correcting the date in my note|So much for firm]: [{close} it is, {old} is out|not {old}, it's {close}|{old} turned into {close}]. [They need one more approval|Their calendar, not ours|Somebody's out sick over there].",
        "[{old}, as I wrote, isn't going to happen|The {old} in my note is dead|They took back {old}]. [Real date is {close}|{close} from what {first} tells me|Now {close}]. [Told {boss} already|{boss} has been told|Forecast is changed].",
        "[About that date|On that date|That date of mine]: [{first} emailed, {close}|it's {close}, heard it from {first}|{first} moved it to {close}]. [Forget {old}|{old} is no longer good|It won't be {old}].",
    ),
    "deal-resized": (
        "[Scratch my earlier note|Scratch the note below|Correction to my earlier note]: [{amount}, not {old}|it's {amount} now, {old} is out|make that {amount} instead of {old}]. [{first} sent a new list|New list from {first}|They recounted].",
        "[Scratch that number|Correction on the amount|Correction]. [We're at {amount}|It's {amount}|Amount is {amount}], [{old} was before the site visit|{old} doesn't hold|no longer {old}].",
        "[Ignore the figure I gave|Disregard the number below|Forget the number in my last note]. [{amount} after their recount|New count, {amount}|{amount} per {first}'s latest list]. [Was {old}|{old} is history|I had {old}].",
        "[Update to my note|Updating my note|Update]: [{old} became {amount}|from {old} to {amount}|{amount} now instead of {old}]. {first} [confirmed by email|put it in an email|confirmed]. [Same date|Date stays|Timing doesn't change].",
        "[The number in my note was {old}|I wrote {old}|My note says {old}], [now it's {amount}|make it {amount}|it has become {amount}]. {first} [changed quantities|took a second look|added and dropped a few things]. [The deal has the new one|Deal's updated|Already changed].",
        "[Forget {old}|{old} is off|No longer {old}]. [{first} went through it again with the team|New list came this afternoon|Their team looked at it again], {amount}. [That one's theirs, in writing|I have it by email|They signed off on the list].",
        "[Number changed since my last note|Since my note the number changed|Fresh number]: {amount}, [before that {old}|not the {old} I had|instead of {old}]. [Date holds|Nothing else moved|All the rest is the same].",
        "[Correcting the amount I noted|Amount in my note needs correcting|Needs a correction]: [{amount} is right as of today|it's {amount}|they're at {amount}], [{old} was before they recounted|{old} was the first list|{old} is from the old list].",
    ),
}
#: A wrong figure, and the note that puts it right.
SLIPS = (
    "[Status for the file|Status|Where this stands]: [amount is {wrong}|we're at {wrong}|currently {wrong}]. [Nothing else new|No other news|{first} is up to speed].",
    "[For the record, this is at {wrong}|Just noting the amount: {wrong}|Amount as of today is {wrong}]. [Talked it over with {first}|{first} agrees|Same number {first} has].",
    "[Before I'm out for the day: {wrong}|Quick update, {wrong}|Numbers for the pipeline call: {wrong}]. [Rest as discussed|Rest is unchanged|Otherwise no change].",
)
MENDED = (
    "[Typo in my note|I mistyped|Fat-fingered that]: [it's {amount}, not {wrong}|should read {amount}, not {wrong}|{amount} is right, {wrong} was wrong]. [Sorry about that|My bad|Sorry].",
    "[Correction: {amount}, not {wrong}|Wrong number in my last note, it's {amount} and not {wrong}|{amount}, not {wrong} as I wrote]. [Amount on the deal was right all along|The deal itself had it right|The record was right].",
    "[My last note has the wrong figure|Wrong figure below|Misread my own worksheet]. [Correct is {amount}|{amount} is correct|It's {amount}], [please ignore {wrong}|ignore the {wrong}|disregard {wrong}]. [Thanks {colleague} for catching it|{colleague} caught it, thanks|].",
)
