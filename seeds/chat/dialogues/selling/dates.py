"""A deal gets another date or another size."""

# ruff: noqa: E501
from __future__ import annotations

MACROS = {
    "slid_for": "the {deal} for {account}|the {deal} at {account}|the {link} for {account}|{account} ({deal})",
    "slid_tag": "{account}, {deal}|{account} – {deal}|{account} ({deal})|{deal} for {account}",
}

SCENES = {
    "deal-slipped": """
A [Pushing|Had to push|Moving] $slid_for [to {close}|out to {close}|from {old} to {close}]. {first}'s [budget meeting got moved|approver is on vacation|boss wants another look], [nothing to do with us|that's all it is|and that's the whole story].
B > [Still alive though|Still a real deal|But they still want it]?
A > [Very much|Yes|Oh yes]. [{first} apologized twice|{first} called me to say so, I didn't have to chase|They even asked about delivery again].

? B leads A
A $slid_for [slipped|is going to slip]. {close} instead of {old}.
B > [What happened|Why|What's the holdup]?
A > [Their approval takes two signatures and one is out|They lost a week to an audit|{first} got pulled onto something else].
B > OK. [Is {close} theirs or yours|Who picked {close}|Did {close} come from them]?
A > [Theirs|{first}'s|It came from {first}]. [I asked for it in an email and got it|In writing, it's on the deal|I have the email].

A [No {old} for|{old} isn't happening for|We're not getting {old} at] {account}. [New date is|It's now|Now looking at] {close} on the {deal}. {amount} [unchanged|stays the same|hasn't moved]. +disappointed

? B leads A
A [Sorry for the forecast, but|Bad news for the forecast:] {account} [moved|is moving] to {close}. [It was {old}|Used to be {old}|Had it at {old}].
B > [Better now than on the last day of the month|I'd rather hear it now|Thanks for saying so early]. [I'll take it out of the commit|I'll adjust my number|Pulling it from my number].

A // - **{account}** ({deal}) // - [Old date|Was]: {old} // - [New date|Now]: {close} // - [Reason|Why]: [their budget cycle|internal approval|contact out until then|they want to finish another project first]

A {contact} at {account} [asked for|needs|wants] more time on the {deal}. [Gave them until|New close date is|We agreed on] {close}, [was|up from|had been] {old}.
C > [Better than a no|Beats a no|I'd take slow over no]. [Happens this time of year|Half of mine are doing the same|Join the club].

A [Another one moves right|One more to the right|There goes {old}]. $slid_tag, now {close}. [At least they called|They did call, to be fair to them|{first} at least picked up the phone].

? same team
A Is it just me or is [everybody|everyone] pushing [right now|this month]? {account} [just went from {old} to {close}|went to {close}|now says {close}].
B > [Not just you|Mine too|I've had two this week]. [Everyone's waiting for a budget|Nobody wants to sign before they have to|They all say next month].
A > [Misery loves company|OK, good to know it's not me|That's oddly comforting].

A [Call with|Just off a call with|Spoke to] {first} at {account}. [They're not ready|They won't be ready|It's not going to be] for {old}. [I moved the {deal} to|Changed the date on the {deal} to|The {deal} is now at] {close}. Notes [attached|are in the file]. !notes
B > [Did they say what's missing|What are they waiting for|What's between now and then]?
A > [A sign-off from the board|The electrician|Somebody to approve the total]. [Not in {first}'s hands|{first} can't speed it up either|Out of {first}'s control].

A $slid_for: [the decision got pushed|they've pushed the decision] [a bit|again], {close}. [I'd offer something to hold {old}, but I don't think it would help|A discount wouldn't bring {old} back, so I didn't offer one|No point throwing discount at it].
B > [Agreed, don't|Please don't|Right call]. [If it's timing it's timing|You'd just give money away|It won't fix a calendar].

A Me again with {account}. [Before anyone asks|I know, I know], it [moved|slid] from {old} to {close}. [Third contact, new questions|They have a new person looking at it|The approver changed].
B > [New person means you start from zero|Ugh, new people|A new approver is the worst]. [Get in front of them fast|See them in person|Send them the short version, not the whole thread].
A > [Meeting's set for {dow}|I'm there {dow}|We're on for {dow}].

? Friday
A [Not the Friday email I wanted|Not how I wanted to end the week]: {first} says {close}, not {old}, for [the {deal}|{account}]. {amount}.
B > [Sorry|Bummer|Ugh]. [Nothing you can do about it till Monday|Put it down and have a weekend|It'll look better Monday].

A [Moved the close date|Date change|Changed the date] on {link} ({account}) to {close}. [Nothing wrong, they're just slow|Just paperwork on their end|Purely calendar]. {amount} [as before|same as before|no change].

? A leads B
A @{b} I see {account} [was due|was at] {old}. [I moved it to {close} after talking to {first}|{first} told me {close}, so I changed it|Heard {close} from {first}, so that's what it says now]. [You OK with that|Any objection|Does that match what you have]?
B > [Yes|Yep|No objection], [{first} told me something similar|I was going to do the same today|that's more honest than {old}].

A [They're waiting on a grant|They need their lender first|Their landlord has to OK it], so {account} [is now|went to] {close}. [Was {old}|From {old}]. [Out of our hands|Not much to push on|Nothing for us to do but wait].
B > [Does that put it at risk|Is the whole thing at risk|What if they don't get it]?
A > [{first} isn't worried|Not if you ask {first}|They've done this before, {first} says]. [I'm a little worried|I'd give it better than even|I'd say it's fine].

A {close} [is the new|now] target for $slid_for. [I'm not changing the amount|Amount stays put|Same number], {amount}. [It's a date problem, not a money problem|They want it, just later|They're good for it, they're just slow].

? B leads A
A {account} wants to [talk again in|come back to it in|pick it up again in] a few weeks. [Moved the {deal} from {old} to {close}|So {close} instead of {old}|{old} is now {close}].
B > [Be honest, is it dead|Is that a polite no|Straight answer: is this one gone]?
A > [Don't think so|No|I really don't think so]. {first} [asked me to hold the pricing|wants the quote kept open|set the next call, not me]. [People who are done don't do that|You don't do that when you're out|That's not what no sounds like].
B > [Fair enough|OK, I'll buy that|Good point]. [Keep me posted after the call|Tell me how the call goes|Let's look at it again after that].

A [So much for {old}|{old} came and went]. {first} at {account} now [says|swears it's|is telling me] {close}. [I'll believe it when I see a PO|Holding my breath|We'll see].
B [We've heard that one before|Where have I heard that], {a1}. [Did you ask what's different this time|Did {first} tell you what changed|What's different now]?
A [I did. New fiscal month|Yes: the money is released now|Asked. The committee actually has it on the agenda].

? C in Warehouse|Operations
A [Heads up, ops|Ops, heads up|For planning]: {account} won't be {old}. [Looking at|More like|Now] {close}. [Don't hold stock for it|No need to hold anything|Please release anything you set aside].
C > [Nothing was held|OK, nothing's set aside|We hadn't picked anything]. [Let me know when it's firm|Tell us when there's a PO|We'll wait for the order].

A {first} ({account}) is [out until the week before|out sick|on leave], so [I'm not getting a signature by {old}|{old} is off|no signature by {old}]. {close}.
B > [Nobody covering|Is anyone covering for them|Who's covering]?
A > [A very nice person who can't sign anything|Someone who's never heard of us|An auto-reply]. [We wait|So, waiting|Sitting tight].

A [Reality check|Being realistic|Cleaning up my dates]: [$slid_tag was never going to make|no way $slid_for makes] {old}. [It says {close} now|Set it to {close}|{close} is honest].
B > [Thank you for doing that|Wish everybody did that|Appreciate that]. [Clean dates make the Monday call shorter|The chart thanks you|Makes my job easier].

A {account} [pushed|pushes] the {deal} to {close} because [of something on our side, for once|of us]: [they want to see the item in person and the demo unit isn't free|the lead time we gave them doesn't fit {old}|they're waiting on a spec sheet from us].
B > [That we can fix|OK, that's fixable|Then let's fix it]. [What do you need|Who are you waiting on|Who's got it]?
A > [Product, I asked again just now|I've asked twice, trying once more today|A name. I don't know who has it]. [If it's not here by {dow} I'll come find you|I'll yell if I don't have it by {dow}|Will let you know by {dow}].

A [Guess who moved|Guess who's moving again|One guess who moved]. $slid_tag. {old} → {close}.
B [Let me guess|I had a feeling], {first} [needs to check one more thing|has one more meeting|has to ask somebody].
A [You could set your watch by it|How did you know|It's like you were on the call].

A [Just updated|Updated] {account} in Alder: [close date|date] {close}, [was {old}|not {old}]. {stage}, {amount}. [Next call|We speak again|Next touch] {dow}.

A Not a great [call|talk] with {account}. [They froze spending|They've got a spending freeze|Spending freeze], so {old} is [out|gone]. {first} [thinks|hopes for|says] {close}, and that's [what I put in|what Alder says now|where I set it]. {amount}.
B > [Freezes thaw|Freezes usually thaw]. [Is the project still approved|Is it approved on paper, at least|Did they approve the project before the freeze]?
A > [Approved, just not released|Yes, it just can't be spent|It is, which is why I'm not closing it].

A [Good thing I asked|Glad I checked]. $slid_for isn't {old} [at all|anymore], {first} [has|had] {close} [in the calendar|in mind all along|on their plan]. [Moved|Fixed] it.

? late
A [Late update|One more before I go]: {account} moved to {close}. It was {old}. [I'll redo my forecast in the morning|Forecast fix tomorrow|Will clean up the forecast first thing].
""",
    "deal-pulled": """
A [For once it moves the other way|Here's one you don't see every day|A date that moved left]: $slid_for [came in|is now|moved up] to {close}, was {old}.
B > [What did you do|How'd you manage that|What's the rush on their end]?
A > [Nothing|Honestly, nothing]. [Their opening got moved up|{first} has money to spend before then|They got their approval early and want to get going].

? C in Warehouse|Operations
A {first} at {account} wants to [sign|wrap up] [sooner|earlier]: {close} instead of {old}. [Can we deliver on that|Can we make that work|Ops, is that doable]?
C > [Depends on what's on it|If it's all stock, sure|For stock items yes]. [Send me the list and I'll tell you today|Get me the lines and I'll check|What's not stock on it]?
A > [List's coming|Sending it now|You'll have it in five minutes]. [I haven't promised anything yet|Told {first} I'd check first|No promises made].

A [Moved up|Pulled in|Bumped up]: $slid_tag, {close} [instead of|rather than|in place of] {old}. {amount}. +raised_hands

? B leads A
A [You'll like this|Something for your number]: {account} [is in a hurry|can't wait]. {close}, not {old}.
B > [I do like it|That does help]. [Anything we need to approve fast|What do you need from me to hit it|What could still trip it up]?
A > [Credit check|Just the credit check|Terms]. [Can you nudge finance|A word with finance would help|If you could lean on finance a little].
B > [Consider it done|Will do|I'm walking over there].

A [{first} called|Got a call from {first}], [they want it before|they need it before] their [event|inspection|opening]. So {account} [is|went to] {close}, [used to be|was] {old}. [Rush freight is on them|They know rush freight costs extra|I told {first} expedited isn't free].

A [Don't faint|Sit down for this|You won't believe this]: a customer [asked to move the date up|wants it earlier]. {account}, {close}, [I had {old}|it was {old}].
B [Screenshot or it didn't happen|Frame it|Somebody write that down]. [Nice one|Good for you|Love it], {a1}.

A $slid_for [moved from {old} to {close}|is at {close} now, not {old}]. [The board met early|Budget came through early|Somebody upstairs said yes sooner than planned]. [I need a final quote by {dow}|Final quote has to go out by {dow}|So the final quote is due {dow}].

A [Can I jump the line with finance on|Who can help me move faster on|I need a faster answer on] {account}? {first} [now wants|wants] {close}, [we had|I'd planned for] {old}.
B > [What's open|What's missing|Where's it stuck]?
A > [The credit app|Their credit application|A tax-exempt form]. [They sent it, nobody's looked yet|It's been in the inbox since it came|It's sitting in somebody's inbox].
B > [I'll ask|Let me ask around|I'll make a call]. [If it's just that we can do it today|That's a ten-minute job|Should be quick].
""",
    "deal-grown": """
A $slid_for [grew|got bigger|went up]: {amount}, [was {old}|up from {old}|had it at {old}]. [They added a second room|{first} added a few lines|They found more people who want in].
B > [Nice problem to have|I'll take it|That's the right direction]. [New quote out|Did you requote|Is the quote updated]?
A > [Working on it|Doing it now|Today]. [Freight changes, so I'm getting a new rate|Have to redo the freight, too|It tips over into two pallets, so new freight].

? B leads A
A Upped {account} from {old} to {amount}. [{first} sent a longer list|The list grew|They counted again].
B > [Do they know it went up|Does {first} know the new total|Have they seen the new number]?
A > [{first} did the math before I did|Yes, {first} said it out loud|They told me]. [No surprise there|So no sticker shock|It's their own number].

A [Upsell that wasn't even mine|I didn't even ask]: {first} at {account} [wants the better version|asked about the next size up|wants spares of everything]. {old} → {amount}. +chart_up

A {amount} now [on|for] $slid_for ([from|was] {old}). [Is that still in my limit or do I need a signature|Do I need an approval at that size|Does that need another pair of eyes]?
B > [If the discount didn't change you're fine|Same discount? Then no|Only if you touch the discount]. [Size alone doesn't matter|It's about the percent, not the total|More volume at the same price is fine].
A > [Same discount|Discount's the same|Didn't touch it]. [Great, sending|OK, out it goes|Perfect].

A [New size on|Bigger number on|Amount change on] {account}, {deal}: **{amount}** (~~{old}~~). [More on the list than I had|I underestimated|I lowballed it the first time].

? C in Sales|Sales operations
A {contact} [came back with|sent over] the final count for the {deal}. {account} is at {amount}, [not|no longer] {old}. [They want all of it at once|One shipment|All in one drop, {first} says].
C > [Do we have that much|Is that all stock|Can we even ship that much at once]?
A > [Asking|Checking with the warehouse|That's my next email]. [If not we split it|Worst case it ships in two|{first} can live with a split].

A [{first} called me with additions|A few additions] at {account}: {old} [turned into|is now|became] {amount}. [My favorite kind of call|More calls like that, please|I could get used to this].
B [Same|Don't hang up on that one|What else are they missing over there]? [Seriously though, nice|Good work|Well done].
""",
    "deal-cut": """
A $slid_for [shrank|came down|got trimmed]: {amount}, [was {old}|down from {old}|I had {old}]. [They cut the nice-to-haves|{first} had to cut something|They're doing it in two phases now].
B > [Is the rest gone or just later|Does the rest come later|Phase two or gone for good]?
A > [Later, says {first}|{first} says next year|Next budget]. [I'll open a separate deal when it's real|Not putting it in Alder until I hear more|I made a note to ask in a few months].

? B leads A
A [Had to lower|Lowering] {account} from {old} to {amount}.
B > [Discount or fewer items|Did we cut price or did they cut the list|Price or quantity]?
A > [Quantity|They cut the list|Fewer items]. [Same prices as before|We didn't touch price|Price per piece is the same].
B > [OK then|That I can live with|Good]. [As long as it isn't us giving it away|Just checking|I only worry when it's price].

A [Smaller than hoped|It's less than I hoped]: {account} is at {amount}, [from|was] {old}. [Still worth doing|Better than nothing|I'll still take it].

A [Corrected|Fixed] the amount on {account}: {amount}. [I'd counted freight twice|I had one line in there twice|I'd added the optional lines]. {old} was [wrong from the start|my mistake|just wrong].
B > [Happens|Better now than on the invoice|Good catch]. [Did {first} see the wrong one|Has {first} seen the old number|Did the old one go out]?
A > [No, thank goodness|Nope|It never left the building].

A {account} [went through the list again|had another look at the list] and [took out|dropped|scratched] [a few things|half a page|the extras]. {old} → {amount}. [{first} felt bad about it|{first} was apologetic|{first} says it's as low as it goes].
C > [They'll add some of it back|Bet you some of it comes back|It creeps back up, you'll see]. [Always does|Ask again in a month|They forget how much they need it].

A [Revised|New] number for $slid_tag: {amount}, [not {old}|instead of {old}]. [Their budget is what it is|That's what they can spend|That's all the budget there is].

A [Trimmed|Cut down] the {deal} with {first}. {account} [is now|now stands at] {amount} ([was|from] {old}), [which fits their budget|and that they can sign without a committee|which keeps it under their approval limit].
B > [Smart|Good thinking|Clever]. [Small and signed beats big and stuck|A smaller one that closes is fine by me|I'd take that trade every time].
""",
}
