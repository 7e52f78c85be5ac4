"""A deal is new."""

# ruff: noqa: E501
from __future__ import annotations

MACROS = {
    "deal_for": "the {deal} for {account}|the {deal} at {account}|the {link} for {account}",
    "deal_tag": "{account}, {deal}|{account} – {deal}|{account} ({deal})|{deal} for {account}|{deal}, {account}",
    "rough": "about|around|roughly|somewhere around|call it",
}

SCENES = {
    "deal-opened": """
A [Just opened a new one|Put a new one in Alder|Added one to the pipeline|New opportunity]: $deal_tag, $rough {amount}. [{first} wants a decision by|They're shooting for|{first} gave me a target of] {close}.
B > [Who signs over there|Who has the final say|Do we know who approves it], {first} or [somebody above|the person over {first}|somebody we haven't met]?
A > [Somebody above, I think|Not {first}, from the sound of it|Above {first}'s pay grade, I'm told]. [Trying to get both of them on the next call|I asked for the name and should have it by {dow}|That's the first question on my list for {dow}].

? B leads A
A Opened $deal_for at {amount}. [That number is a placeholder|Treat the number as a placeholder|The amount is my guess] until [{first} sends quantities|I get a list out of {first}|we've been through the list together].
B > [Fine|OK|Works for me], but [don't let it sit there for a month|get a real number in before the next pipeline call|put that in the next step so I don't ask twice].
A > [Done, it's in the next step|Fair. We talk again {dow}|Will do, {first} owes me the list by {dow}].

A {first} at {account} [finally called back|called me back|picked up after three tries]. [They want to talk about|It's for|Turns out they need help with] the {deal}, [they think|ballpark|somewhere in the range of] {amount}. [It's in Alder with|I put it in with] a {close} close.
B > [Persistence pays|Third time's the charm|Nice, I figured that one was dead]. [What changed?|What got {first} moving?]
A > [New budget year, I think|{first} was just buried, no mystery|Somebody up the chain asked about it and it landed back on {first}'s desk].

A // **[New|New opp|New deal]: {account}** // - [What|Need|For]: {deal} // - [Size|Amount|Est. amount]: {amount} // - [Close|Target|Their date]: {close} // - [Contact|Talking to|Main contact]: {contact} +eyes
B > [Do they have a budget for it yet|Is the money approved|Budget in place], or is [this still a wish list|{first} just shopping around|that the first hurdle]?
A > [Budget exists, amount doesn't|There's a line for it, {first} wouldn't say how much|They have something set aside]. [I'll know more after {dow}|Should get the range out of {first} on {dow}|Going to push on that {dow}].

A [Opened|Logged|Entered] $deal_for, {amount}. [First call was short|Short first call|Only had ten minutes with {first}], [so take the {close} date with a grain of salt|so I wouldn't bank on {close}|so {close} is a guess].

? same team
A [Heads up, I'm in at|FYI, I'm now working|So nobody trips over me: I'm working] {account} on the {deal}. {amount}, [opened it just now|it's in Alder]. [Anybody else talking to them?|Is anyone else calling on them?|Shout if you've got something going there already.]
B > [Not me|Not on my end|Nope]. I [tried them a while back and got nowhere|left a voicemail there once, never heard back|had them on a list but never got to it]. [All yours|Good luck|Have at it].

? same team
A [Got a second opinion question|Need a sanity check|Gut check please]: {account} wants [help with the|a price on the] {deal}, and [I put it in at|I've got it at|I opened it at] {amount}. [Does that feel high to you|Too high|Am I dreaming]?
B > [Doesn't sound crazy to me|Seems about right|I'd leave it]. [I'd check freight before you say a number out loud|They'll want freight in there, did you count it?|Just don't say that number to {first} until you've seen a list].
A > [Freight's not in there yet, good point|Good call, forgot about freight|Yeah, freight is going to hurt]. [Won't quote anything until I have it|I'll add it before anything goes out|Will get a rate before {dow}].

A [Not huge, but it's a start|Small step|Doesn't look like much yet]: $deal_tag is in [the pipeline|Alder] at {amount}, {close}. +thumbsup

? B leads A
A New in the pipeline: $deal_tag, {amount}, [closing|close date] {close}.
B > [How did we get in|How did that come about|Where did this one come from]?
A > [Cold call, believe it or not|Good old phone call|I'd been emailing {first} on and off]. [{first} happened to be looking|Caught {first} in the right week|Timing was just lucky].
B > [I'll take lucky|Keep dialing|That's why we call].

A [Opened the {deal} for {account}|Put the {deal} for {account} in Alder|$deal_tag is in Alder now]. {amount} [before discount|at list|at list price, no freight], close {close}.
B > [Any competition in there?|Who are we up against?|Are they getting other quotes?]
A > [Two others, according to {first}|{first} has to get three bids|They have to get three quotes, it's policy]. [So price will matter|So it'll come down to lead time, I hope|We go in last, which I don't mind].

? C in Sales
A [Need some help on this one|Could use a hand|Looking for help with a new one]. {account}, {deal}, $rough {amount}. I've never [done one of these|sold into a place like that|worked one like this before]. [Who has|Anybody have notes from a similar one|Who's done something similar]?
C > [I have|I did one last year|Done a couple]. [Grab me after lunch|Call me when you're free|Come find me] and [I'll walk you through it|we'll go over the questions to ask|I'll send you the quote I used].
A > [You're the best, will do|Great, thank you|Perfect, talk then].

A [Talked to|Had a good first call with|Just hung up with] {contact} at {account}. It's the {deal}, [they're thinking|the number they have in mind is] {amount}, and [they'd like it done|they want to wrap it up|they want to decide] by {close}. It's [in Alder|logged|all in the notes].
B > [What's driving the date|Why {close}|What happens {close}], [if you know|did {first} say]?
A > [An opening, I think|Budget runs out after that|It's when their money expires]. [I'll confirm|Need to nail that down|Will ask again on {dow}].

? morning
A Morning. [One new one|A new one] to start the day: $deal_tag, {amount}, [target|close] {close}. {first} [emailed overnight|left a voicemail last night|wrote late last night] and [I've got a call set for {dow}|we're talking {dow}|we're on the phone {dow}].
B [That's how you start a day|Good way to start|Not a bad start], {a1}. [Let me know how it goes {dow}|Curious how {dow} goes|Hope {dow} goes well].

? late
A Last thing before I [head out|log off|go home]: [opened|just opened|I put in] $deal_for. {amount}, {close}. [Details in the morning|Notes tomorrow|I'll write it up tomorrow].
B > [Go home|Get out of here], [it'll still be there tomorrow|it'll keep|we'll read it tomorrow].

? Friday
A [Ending the week on a good note|One for the weekend|Friday surprise]: {first} at {account} [wants to move on|is ready to talk about|called about] the {deal}. Opened it at {amount}, close date {close}.
B > [Nice way to end the week|Good Friday news|Not bad for a Friday]. [Does {first} expect anything before Monday?|Anything due to {first} before Monday?]
A > [Nope, Monday is fine|Nothing, they're out today too|No, I get the list Monday].

? Monday
A [Kicking off the week|Monday's first|First one this week]: $deal_tag, $rough {amount}. [I'll have it in shape for the pipeline call|Will cover it on the call|Happy to go over it on the pipeline call].

? A leads B
A @{b} I opened $deal_for [myself because|since] {first} [called my line|reached out to me directly|had my card]. {amount}, {close}. [Can you take the first call with me|Would you sit in on the first call|I want you on the first call]?
B > [Sure|Yes|Happy to]. [When|What day], and [do you want me to put an agenda together|should I prep anything|do you need me to pull anything first]?
A > {dow} at {time}. [Just read the notes, that's plenty|Read up on who they are, nothing fancy|No prep, just listen and take notes].

A New: $deal_tag. {amount}, {close}. [Next step is|Next up:|I still owe them] [a list of options|a call to go through the list|a call with whoever's paying].

A {contact} ({account}) [asked if we could help with|wants us to look at|is looking at] their {deal}. [Put it in at|In Alder at|Opened it with] {amount}, [which is what {first} threw out|based on what {first} told me|{first}'s own number].
B > [A contact that names a number? I'm jealous|They volunteered a number? Love {first} already|Wow, a number on the first call]. [Hang on to that one|Never let {first} go|Be nice to {first}].

A [That lead I'd been chasing, {account}, turned into something|The one I kept mentioning, {account}, is real|Remember {account}, the voicemail I kept leaving? They called|All that chasing paid off at {account}]. {deal}, {amount}, [looking at|decision by] {close}.
B > [Told you it'd come around|See? Patience|I owe you a coffee, I'd written that one off]. Is [it|that] {contact} or somebody else?
A > {first}, [yes|yep|that's the one]. [Easy to talk to, once you get through|Nice person, just busy|Very direct, which I like].

A [Quick one|Short version]: opened $deal_for, {amount}. {contact} is [the contact|my contact|who I'm dealing with]. [No quote yet|Nothing quoted yet|Haven't sent any numbers]. +thumbsup
B > [Does {first} want samples|Are they going to want to see product|Will they need to see anything in person] [first|before they decide]?
A > [Probably|Pretty sure, yes|I'd bet on it]. [I'll put in for a demo unit|Marketing has a demo unit, I'll ask|Asking about a demo unit now].

? B leads A
A [You asked what's new|For your list|For the forecast], {b1}: $deal_tag, {amount}. [Just opened, so don't count it yet|Early days, so zero weight from me|It's only had one call, so go easy].
B > [Understood|OK, noted as early|I won't count it]. [What would make it real|What has to happen next|What's the next thing we need from them]?
A > [A site visit|A walk-through with {first}|Getting in front of whoever's paying]. [Asked for {dow}|Shooting for {dow}|Trying for {dow}].

? B in Sales; C in Sales
A [If anyone's been to {account} in {city}, speak up.|Has anybody been out to {account} in {city}?|Who's been to {account} in {city}?] [I just opened|Just logged] a {amount} opportunity there ({deal}) and [I'd like to know what I'm walking into|I'm heading out there soon|could use some background].
C > [Drove by once, never stopped in|Only by phone|Been past it, that's all]. [Ask {b1}|{b1} might know|I think {b1} covered that area for a while].
B > [I did, but before they'd have been on our list|I know the area more than the account]. [Park around back, the front lot is tiny|Leave time for traffic, it's awful after three|Check in at the front desk, they're strict].

A I [opened|put in] $deal_for at {amount}. [Two things I don't know yet|What I don't have|Open items]: // - [who signs|who's paying|who approves it] // - [if they're tax-exempt|if they need a COI|whether they have a dock] // {first} [is checking|will find out|is getting back to me] [on both|by {dow}].
B > [The second one is worth knowing before you quote|Good list|Glad you're asking up front]. [Saves us redoing it|Nobody likes redoing a quote|It's always the thing that bites us later].

A [Referral came in|Got a referral]! {contact} at {account}, {deal}. [I opened it at|In for] {amount}. [Whoever sent them our way, thank you|Somebody said nice things about us|I asked who sent them and {first} couldn't remember].
B > [Wasn't me, but I'll take credit|I'd love to say it was me|Not me, sadly]. [Call them fast|Referrals go cold quick, jump on it|Those are the good ones].
A > [Already did, we're set for {dow}|Call's on the calendar for {dow}|Did. {dow} at {time}].

A [Meeting with|I have a meeting with|Seeing] {contact} from {account} [{dow}|on {dow}|{dow} at {time}] about the {deal}. [Opened it at {amount}|It's in at {amount} for now|Deal's in Alder, {amount}]. [Want to join, @{b}?|@{b} any interest in coming along?|@{b} you free to come?]
B > [I can do that|Sure, send me the invite|Yes, if it's under an hour]. [What do you need me to cover?|Anything you want me to bring?|What's my part?]
A > [Lead times, mostly|Freight and lead times|Delivery questions, you're better at those]. [I'll do the rest|Everything else I've got|Invite's coming].

A {account} is [finally doing something about|looking at|getting serious about] the {deal}. [Opened at {amount}|New deal, {amount}|It's in at {amount}], [decision|close] {close}. [Not betting the house on it|I'm cautiously optimistic|Cautious on this one].

A [For the forecast people|Note for the forecast]: new deal, $deal_tag, {amount}. I [put|set] {close} as the date [because the form wants one|only because Alder wants one|but nobody has confirmed it]. [Please don't read anything into it|It will move|Don't hold me to it].
B > [Appreciate the honesty|Thanks for saying so|Good to know]. I'll [leave it out for now|keep it out of the commit|not count on it].

A [Working a new one|New one on my plate|Picked up a new one] with {contact}: {deal}, $rough {amount}. [Nice thing is|The good part:|What I like:] [they know exactly what they want|{first} already has a list|they've measured everything already].
B > [A customer with a list? Frame it|I didn't know those existed|Must be nice].

? A is new
A [First one I opened by myself|My first own opportunity|I think I did this right]: $deal_tag, {amount}. [Could somebody check that I filled it in correctly|Would you take a look and tell me if I missed a field|Can you check it for me], @{b}?
B > [Looks good|You're fine|All there]. [Add a next step with a date, that's the one everybody forgets|Only thing missing is a next step|Put the contact role in and you're done].
A > [Added, thanks|Just did, thank you|Oh right. Done].

A [Keeping this one on its own:|This one stays by itself:|Its own deal, please:] {account}, {deal}, {amount}. [Separate budget, separate people|Different budget and a different approver|Other budget], so [please don't merge them|leave them apart|they stay separate].

A [Question|Process question] on a new one. {account} wants the {deal}, {amount}, and {first} [asked for net 60|is asking for 60-day terms|says they pay at 60 days]. [Do I bring that up now or wait|Raise that now or later|Do I go to finance now or when there's a quote]?
B > [Now|Do it now|Right away]. [Finding out after the quote is worse|Better than a fight at signature|It takes them a week to answer anyway].

A [The web form one|That form from the website|The inquiry from the website] from {account} [is legit|checks out|turned out to be real]. {contact} [called me right back|answered on the first ring|was happy somebody called]. It's the {deal}, $rough {amount}.
B > [Great, I was about to delete it|I had that one down as spam|Good thing you called]. [Did they say how they found us|Did {first} say where they heard of us]?
A > [Searched for it, apparently|Just a search|They were searching for half an hour, they said]. [We came up and had a phone number|Ours was the site with a phone number on it|We were the only ones with a phone number].

? B leads A
A Should I [chase|go after|spend time on] this? {account}, {deal}. [Opened it at|It's in Alder at] {amount}, [but they want everything by|but the date they gave me is] {close}.
B > [Worth one call|Give it one good call|Yes, but one call]. [If {first} can't tell you who's paying, park it|If there's no budget holder on the line, let it go|Ask about budget first and you'll know].
A > [Makes sense|Fair|Got it]. [Calling|I'll call] {first} [now|before I do anything else|right after this].

A [Opened|Started] a deal for {account}: {deal}, {amount}, [to be decided by|with a decision on|close date] {close}. [Will need|I'll need|Heads up that I'll need] [a freight quote on it|a liftgate quote|lead times from purchasing] [before I can price it|before anything goes out|next week at the latest].
B > [Send me the ship-to when you have it|Get me a ZIP and whether they have a dock|Get me the address and I'll find out who to ask].
A > {city}, [no dock that I know of|dock unknown|I'll ask about a dock]. [Street address is on the account|It's on the account in Alder|Full address is on the account page].
""",
}
