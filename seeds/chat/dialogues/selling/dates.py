"""A deal gets another date or another size."""

# ruff: noqa: E501
from __future__ import annotations

MACROS = {
    "slid_for": "the {deal} for {account}|the {deal} at {account}|the {link} for {account}|{account} ({deal})",
    "slid_tag": "{account}, {deal}|{account} – {deal}|{account} ({deal})|{deal} for {account}",
}

SCENES = {
    "deal-slipped": """
?? A in Sales; B in Sales|Sales operations; C in Sales|Sales operations

A [Pushing|Had to push|Moving] $slid_for [to {close}|out to {close}|from {old} to {close}]. {first}'s [budget meeting got moved|approver is on vacation|boss wants another look|[sign-off|board vote] got [delayed|postponed]|finance people [want|need] another week|[meeting didn't happen|committee didn't meet]|[calendar|schedule] is a [mess|disaster]|[other|bigger] project ran over], [nothing to do with us|that's all it is|and that's the whole story|[not a word about price|price never came up]|[no drama|no bad blood]|[it happens|these things happen]|[no change otherwise|the rest stands]].
B > [Still alive though|Still a real deal|But they still want it|But it's [still on|not dead]|Is [it|the deal] still [healthy|good]|Are they still [in|serious]|Do they still [want it|like us]]?
A > [Very much|Yes|Oh yes]. [{first} apologized twice|{first} called me to say so, I didn't have to chase|They even asked about delivery again|{first} [even|already] gave me the new date|[The|Nothing wrong with the] relationship is [fine|good]|I [asked|asked straight out], [no sign|not a hint] of trouble|[They're|They are] as keen as [before|ever]].

? B leads A
A $slid_for [slipped|is going to slip|[isn't closing on time|won't close on time]|[is off by a bit|needs more time]]. {close} instead of {old}.
B > [What happened|Why|What's the holdup]?
A > [Their approval takes two signatures and one is out|They lost a week to an audit|{first} got pulled onto something else|[Their|The] board [skipped|moved] a meeting|[Budget|The budget] is [approved|there], the PO isn't|{first}'s boss [left|is away] for two weeks|They [reopened|went back over] the list|[Somebody|Someone] in legal is [sick|buried]].
B > OK. [Is {close} theirs or yours|Did {close} come from them or from you|Whose date is {close}, theirs or yours]?
A > [Theirs|{first}'s|It came from {first}]. [I asked for it in an email and got it|In writing, it's on the deal|I have the email|[Got|I've got] it in writing|[It's|Email's] [attached|on the deal]|[Asked|I asked] twice, [same|got the same] answer|{first} [emailed|wrote] it [down|to me]].

A [No {old} for|{old} isn't happening for|We're not getting {old} at|[Forget|We can forget] {old} with|{old} [is off|won't work] at|[Scratch|Cross out] {old} for] {account}. [New date is|It's now|Now looking at|[I've got|Alder says]|[Best guess is|They're saying]|[Make it|Call it]] {close} on the {deal}. {amount} [unchanged|stays the same|hasn't moved]. +disappointed

? B leads A
A [Sorry for the forecast, but|Bad news for the forecast:|[Your|For your] number, {b1}:|[You won't|You're not going to] like this:|[One|I've got one] for the [minus|wrong] column:] {account} [moved|is moving|[slid|slipped]|[went|got pushed]] to {close}. [It was {old}|Used to be {old}|Had it at {old}].
B > [Better now than on the last day of the month|I'd rather hear it now|Thanks for saying so early|[OK|Good], [earlier|now] is better than [later|a surprise]|[Appreciate|I appreciate] the warning|[No|I like no] surprises, [good|thanks]|[It|That] happens, [thanks|good you said so]]. [I'll take it out of the commit|I'll adjust my number|Pulling it from my number|[Forecast|My forecast] is [fixed|updated]|[I'll|Let me] move it [over|to next month]|[It's|Consider it] out of this month|[Changing|I'm changing] my sheet].
A > [Figured you'd want to know.|Sorry again.|I'll tell you if it moves back.]

A // - **{account}** ({deal}) // - [Old date|Was]: {old} // - [New date|Now]: {close} // - [Reason|Why]: [their budget cycle|internal approval|contact out until then|they want to finish another project first]

A {contact} at {account} [asked for|needs|wants|would like|[called|wrote] to ask for|[has|had] to ask for] more time on the {deal}. [Gave them until|New close date is|We agreed on|[We|They and I] settled on|[Looking|We're looking] at|[Agreed|I agreed] to] {close}, [was|up from|had been|[before that|it used to be]|[instead of|not]] {old}.
C > [Better than a no|Beats a no|I'd take slow over no|[Later|Later is] still yes|[Could|It could] be worse|At least they asked]. [Happens this time of year|Half of mine are doing the same|Join the club|[Same|It's the same] story [all over|with mine]|[You're|We're] not alone|[Everyone|Everybody]'s asking for time|[It|That] seems to be [the season|going around]].
A > [True.|That's how I'm looking at it.|I'll take it.]

A [Another one moves right|One more to the right|There goes {old}|[And|Well,] another one slides|[Off|There] it goes to the right|[Guess|I guess] {old} was [optimistic|a dream]]. $slid_tag, now {close}. [At least they called|They did call, to be fair to them|{first} at least picked up the phone|[Points|I'll give them points] for telling me|[Nobody|No one] ghosted me, [so|which is something]|{first} [said|told me] before I had to ask|[I|At least I] heard it [early|from {first}]].

? same team
A Is it just me or is [everybody|everyone|[the whole world|every customer]|[all of them|everyone and their boss]] pushing [right now|this month|[at once|all of a sudden]|[this week|lately]]? {account} [just went from {old} to {close}|went to {close}|now says {close}|[slid|moved] to {close}|asked for {close}|[is|is suddenly] at {close}].
B > [Not just you|Mine too|I've had two this week|[Same|Same thing] [here|over here]|[I've|I have] got [one|two] of those|[Nope|No], it's [everybody|all of us]|[Three|Three of mine] since Monday]. [Everyone's waiting for a budget|Nobody wants to sign before they have to|They all say next month|[Budgets|I blame budgets]|[Nobody|No one] wants to be first|[It|It'll] pass|[They're|They're all] [waiting|looking] for [approval|cover]|[Ask|Ask them] why and it's always [a meeting|finance]].
A > [Misery loves company|OK, good to know it's not just me|That's oddly comforting|OK, I'll stop taking it personally].

A [Call with|Just off a call with|Spoke to|[Talked|Just talked] with|[Got|I got] through to] {first} at {account}. [They won't be ready by {old}|[They|{first}] can't [make|do] {old}|[No|There's no] decision before {old}|[We|I think we] can forget {old}]. [I moved the {deal} to|Changed the date on the {deal} to|Pushed the {deal} to|[New|The new] date on the {deal}:|[Set|I set] the {deal} to|[Alder|So Alder] has the {deal} at] {close}. Notes [attached|are in the file|[below|in the doc]|[for the curious|for those interested]]. !notes
B > [Did they say what's missing|What are they waiting for|What's between now and then|[What|So what] has to happen [first|before that]|[What's|So what's] the [bottleneck|holdup]|[Who|And who] are they [waiting on|waiting for]]?
A > [A sign-off from the board|The electrician|Somebody to approve the total|[Money|The money], [mostly|basically]|[An|One] inspector|[Their|A] lease|[A|One more] quote from a contractor|[The|A] second signature|[Building|The building] permits]. [Not in {first}'s hands|{first} can't speed it up either|Out of {first}'s control|[We|So we] can't do much|{first} is [stuck|waiting], too|[Nothing|There's nothing] {first} can do|[It's|That's] somebody else's desk|[Not|It's not] about us].

A $slid_for: [the decision got pushed|they've pushed the decision|[they want more time|they need more time]|[no decision yet|no decision for now]] [a bit|again|[a few weeks|some weeks]|[once more|one more time]], {close}. [I'd offer something to hold {old}, but I don't think it would help|A discount wouldn't bring {old} back, so I didn't offer one|No point throwing discount at it|[It's|This is] not about [money|price], so I [left|kept] price alone|[I|Of course I] asked about {old}. [No|Not a] chance|[Didn't|I didn't] offer anything, [they|{first}] didn't ask].
B > [Agreed, don't|Please don't|Right call]. [If it's timing it's timing|You'd just give money away|It won't fix a calendar|[Discounts|A discount] don't [buy|make] calendar days|[They'd|They would] take it and still be late|[Save|Keep] it for [later|the end]].

A Me again with {account}. [Before anyone asks|I know, I know|[Yes|Yep], again|[Broken record|Same song]|[Sorry|Apologies]], it [moved|slid|[went|shifted]|[got moved|jumped]] from {old} to {close}. [Third contact, new questions|They have a new person looking at it|The approver changed|[Someone|Somebody] new [reads|checks] everything|[A new|New] boss on their side|[They|And they] hired a consultant|[The|Their] buyer changed].
B > [New person means you start from zero|Ugh, new people|A new approver is the worst|[New|A new] face, new [questions|worries]|[Oof|Ouch], [start over|square one]|[That|It] always costs [a month|weeks]|[Change|A change] at the top, [great|oh joy]]. [Get in front of them fast|See them in person|Send them the short version, not the whole thread|[Be|I'd be] there in person|[Introduce|Go introduce] yourself [this week|fast]|[Find|Find out] what [they|the new one] cares about|[Don't|I wouldn't] assume {first} [briefed|told] them].
A > [Meeting's set for {dow}|I'm there {dow}|We're on for {dow}].

? Friday
A [Not the Friday email I wanted|Not how I wanted to end the week|[End|Lovely end] of the week|[Well|So], [it's|it's a] Friday|[Ruining|Sorry to ruin] the Friday mood]: {first} says {close}, not {old}, for [the {deal}|{account}|[them|that one]]. {amount}.
B > [Sorry|Bummer|Ugh]. [Nothing you can do about it till Monday|Put it down and have a weekend|It'll look better Monday|[Monday|Monday's] soon enough|[Have|Go have] a [beer|drink]|[It'll|It will] keep|[Nobody|No one] decides anything on a Friday].

A [Moved the close date|Date change|Changed the date|[Correction|Update]: moved the date|[I|Just] changed the close] on {link} ({account}) to {close}. [Nothing wrong, they're just slow|Just paperwork on their end|Purely calendar|[Admin|Just admin] stuff|[No|There's no] story behind it|[Their|The] signature queue, nothing else|[They're|They are] slow, not gone]. {amount} [as before|same as before|no change].

? A leads B
A @{b} I see {account} [was due|was at|[said|still said]|[was still at|was showing]] {old}. [I moved it to {close} after talking to {first}|{first} told me {close}, so I changed it|Heard {close} from {first}, so that's what it says now|{first} [asked|asked me] for {close}, [I|so I] [changed|fixed] it|[Changed|I changed] it to {close} [after|since] {first} called|[Spoke|I spoke] to {first} and [made|we made] it {close}]. [You OK with that|Any objection|Does that match what you have|[Fine|Okay] by you|[Or|Or do you] know better|[Did|Or did] they tell you something else|[All|Is that all] right with you]?
B > [Yes|Yep|No objection|[Sure|Fine]|[OK|Okay]|[Good|Thanks]], [{first} told me something similar|I was going to do the same today|{old} was never going to happen|[I|I'd] heard the same|[makes|that makes] sense|you beat me to it|{first} [owes|owed] me a call about that].

A [They're waiting on a grant|They need their lender first|Their landlord has to OK it|[There's|They have] a grant [pending|involved]|[Bank|The bank] [first|wants papers first]|[The|Their] board [approves|has to approve] everything [now|since this year]], so {account} [is now|went to|[moves|moved] to|[is pushed|got pushed] to] {close}. [Was {old}|From {old}]. [Out of our hands|Not much to push on|Nothing for us to do but wait|[We|So we] wait|[Not|There's not] much we can do|[Just|We just] keep [calling|in touch]|[Paper|Just paper] and patience].
B > [Does that put it at risk|Is the whole thing at risk|What if they don't get it|[How|So how] worried are you|[Could|Could it] fall through|[What|And] if it [doesn't come|gets denied]|[Is|Is that] a deal breaker]?
A > [{first} isn't worried|They've done this before, {first} says|{first} [sounded|sounds] calm|{first} says they always get it]. [I'm a little worried|I'd give it better than even|[I'd|I would] say seventy-thirty|[I'm|I am] not losing sleep over it|[We'll|I'll] know in a few weeks].

A {close} [is the new|now|[replaces|becomes] the|[now|is now] the] target for $slid_for. [I'm not changing the amount|Amount stays put|Same number|[Same|It's the same] money|[Value|The value] stays|[No|There's no] change in size], {amount}. [It's a date problem, not a money problem|They want it, just later|They're good for it, they're just slow|[Just|It's just] the calendar|[Same|It's the same] deal, later date|[Nothing|Nothing else] is wrong with it|[Happy|They're happy], just [late|slow]].

? B leads A
A {account} wants to [talk again in|come back to it in|pick it up again in|[sit down in|reconnect in]|[look at it in|revisit it in]] a few weeks. [Moved the {deal} from {old} to {close}|So {close} instead of {old}|{old} is now {close}|[I|So I] moved the {deal} [to|out to] {close}|[{close}|{close} now] for the {deal}|[Alder|So Alder] says {close} now, [was|not] {old}].
B > [Be honest, is it dead|Is that a polite no|Straight answer: is this one gone|[Dead|Dead or alive]|[Should|Tell me straight, should] we [close|kill] it|[Is|Was] that code for no]?
A > [Don't think so|No|I really don't think so|[Nah|Not dead]|[Alive|Alive, I think]|[I'd|I would] know]. {first} [asked me to hold the pricing|wants the quote kept open|set the next call, not me|[wants|asked for] [samples|a visit] in the meantime|[gave|already gave] me a date for the next call|[is|was] still asking [technical|detailed] questions|[introduced|just introduced] me to [the boss|a colleague]]. [People who are done don't do that|You don't do that when you're out|That's not what no sounds like|[Dead|A dead] deal doesn't [ask|do that]|[You'd|You would] [not bother|stop answering] otherwise|[That's|To me that's] a live one|[Ghosts|People who ghost you] don't [call|write]].
B > [Fair enough|OK, I'll buy that|Good point|[OK|All right], [alive|it lives]|[Convinced|I'm convinced]|[Good|That's good] enough]. [Keep me posted after the call|Tell me how the call goes|Let's look at it again after that|[Call|Ping] me after|[Then|So] we [decide|look] after that call|[Let's|We'll] talk [about it|again] {dow}|[I'll|I will] leave it in, then].

A [So much for {old}|{old} came and went]. {first} at {account} now [says|swears it's|is telling me|[promises|is promising]|[goes with|talks about]|[has it at|puts it at]] {close}. [I'll believe it when I see a PO|Holding my breath|We'll see|I'm not betting on it].
B [We've heard that one before|I've heard that one somewhere|[I've seen this movie|I know this movie]|[Sure it is|Sure they do]|[Of course|Naturally]], {a1}. [Did you ask what's different this time|Did {first} tell you what changed|What's different now|[Any|Is there any] reason to believe [it|them]|[What|And what] changed|[Is|Is there] anything behind it]?
A [I did. New fiscal month|Yes: the money is released now|Asked. The committee actually has it on the agenda|[This|Yes, this] time there's a [budget|PO number]|[They|I did, they] named a [signer|person]|[A|There's a] meeting on the calendar [now|at least]|[Asked|I asked]. [A|They have a] contractor waiting].

? C in Warehouse|Operations
A [Heads up, ops|Ops, heads up|For planning|[FYI, ops|Ops, FYI]|[Warehouse|For the warehouse]|[Planning note|Small planning note]]: {account} won't be {old}. [Looking at|More like|Now] {close}. [Don't hold stock for it|No need to hold anything|Please release anything you set aside|[No|There's no] need to [reserve|set aside] anything|[Stock|The stock] can go [to others|elsewhere]|[Nothing|So nothing] to pick yet|[Free|You can free] up the shelf].
C > [Nothing was held|OK, nothing's set aside|We hadn't picked anything|[We|We'd] set nothing aside|[Good|OK], nothing's [picked|reserved]|[All|It's all] still on the shelf|[No|There's no] order, so no [hold|harm]]. [Let me know when it's firm|Tell us when there's a PO|We'll wait for the order|[Ping|Call] us when it's real|[Just|We just] need [a week|two days]|[Give|We need] a few days' notice [then|please]|[No|Without a] PO, no pick].

A {first} ({account}) is [out until the week before|out sick|on leave|[traveling|on the road]|[on vacation|off] for two weeks|[at a conference|in training]], so [I'm not getting a signature by {old}|{old} is off|no signature by {old}|[nobody|no one] signs [on|by] {old}|[we can forget|we won't make] {old}|[we|we're going to] miss {old}]. {close}.
B > [Nobody covering|Is anyone covering for them|Who's covering|[No|Is there no] backup|[Who|And who] signs [instead|meanwhile]|[Anyone|Anybody] else with a pen|[Is|Is there] a deputy]?
A > [A very nice person who can't sign anything|Someone who's never heard of us|An auto-reply|[The|A] front desk|[Nobody|No one] with a pen|[An|Their] intern, [sweet|very polite]|[Voicemail|A voicemail box], [full|naturally]]. [We wait|So, waiting|Sitting tight].

A [Reality check|Being honest|Cleaning up my dates]: [$slid_tag was never going to make|no way $slid_for makes] {old}. [It says {close} now|Set it to {close}|{close} is honest].
B > [Thank you for doing that|Wish everybody did that|Appreciate that|Nicely cleaned|[Honest|An honest] date, [thank you|love it]|[Gold|A gold] star|[More|We need more] of that]. [Clean dates make the Monday call shorter|The chart thanks you|Makes my job easier|[Monday|The Monday call] will be shorter|[I|Now I] can trust that column|[The|Makes the] forecast [breathes|makes sense again]|[Less|It's less] [red|fiction] on my screen].

A {account} [pushed|moved|is moving] the {deal} to {close} because [of something on our side, for once|of something we can fix|we're the bottleneck]: [they want to see the item in person and the demo unit isn't free|the lead time we gave them doesn't fit {old}|they're waiting on a spec sheet from us|they [need|want] [drawings|pictures] from us|we [owe|still owe] them an answer [on|about] [lead times|the finish]|[nobody|no one] here answered [a question|their email] about [care|warranty]].
B > [That we can fix|OK, that's fixable|Then let's fix it|[Easy|That's easy] to fix|[Our|If it's our] fault, we [fix it|move]|[Not|That's not] on them then|[Right|All right], let's [move|hurry]]. [Who are you waiting on|Who's got it|Whose desk is it on|Who do I call]?
A > [I've asked product again just now|It's with product, as far as I know|I'm waiting on product]. [If it's not here by {dow} I'll come find you|I'll yell if I don't have it by {dow}|Will let you know by {dow}|[Deadline|My deadline] is {dow}|[If|And if] {dow} passes I'll [scream|escalate]|[Give|I'll give] it until {dow}|[I'd|I would] like it by {dow}].

A [Guess who moved|Guess who's moving again|One guess who moved|[Surprise|No surprise]|[Here|And here] we go again|[Same|It's the same] customer again]. $slid_tag. {old} → {close}.
B [Let me guess|I had a feeling|[Don't|Don't even] tell me|[I know|I know this one]|[Wait|Wait, wait]], {first} [needs to check one more thing|has one more meeting|has to ask somebody|[needs|needed] another signature|[wants|wanted] to [sleep on it|think]|[is|was] waiting for [a callback|somebody]|[found|has] one more [question|boss]].
A [You could set your watch by it|I don't know how you knew|It's like you were on the call|[Word|Almost word] for word|[Nailed|You nailed] it|[Every|Every single] time|[Predictable|They're predictable], at least].

A [Just updated|Updated|[Changed|I changed]|[Fixed|Corrected]] {account} in Alder: [close date|date|[target|new date]|[closing date|closes]] {close}, [was {old}|not {old}|[instead of|no longer] {old}|[{old} is out|{old} before]]. {stage}, {amount}. [Next call|We speak again|Next touch] {dow}.

A Not a great [call|talk|[chat|conversation]|[meeting|talk today]] with {account}. [They froze spending|They've got a spending freeze|Spending freeze|[No|There's no] new spending [allowed|this quarter]|[Everything|All buying] is on hold|[Their|The] CFO [hit|pulled] the brakes], so {old} is [out|gone|[dead|over]|[toast|history]]. {first} [thinks|hopes for|says|[guesses|bets on]|[talked about|mentioned]] {close}, and that's [what I put in|what Alder says now|where I set it|[where it is|the date now]|[in Alder|on the deal now]]. {amount}.
B > [Freezes thaw|Freezes usually thaw]. [Is the project still approved|Is it approved on paper, at least|Did they approve the project before the freeze|Was the money ever approved|Do they still have the line item]?
A > [Approved, just not released|Yes, it just can't be spent|Yes, which is why I'm not closing it|Yes, it's [frozen|on hold], not cut|Yes, according to {first}|It's approved, [just on ice|only on pause]].

A [Good thing I asked|Glad I checked|[Just|Just in case I] asked|[Called|I called] to confirm|[Glad|Good thing] I called]. {account} ({deal}) isn't {old} [at all|anymore], {first} [has|had] {close} [in the calendar|in mind all along|on their plan]. [Moved|Fixed] it.

? late
A [Late update|One more before I go|[End of day update|End of the day]|[Before I leave|On my way out]|[Just in|This just in]]: {account} moved to {close}. It was {old}. [I'll redo my forecast in the morning|Forecast fix tomorrow|Will clean up the forecast first thing|[Numbers|My numbers] tomorrow|[Forecast|The forecast] can wait [until|till] morning|[Tomorrow|Tomorrow's problem], the forecast|[I'm|I am] too tired to [fix|touch] the forecast now].
""",
    "deal-pulled": """
?? A in Sales; B in Sales|Sales operations; C in Sales|Sales operations

A [For once it moves the other way|Here's one you don't see every day|A date that moved left]: $slid_for [came in|is now|moved up] to {close}, was {old}.
B > [What did you do|How'd you manage that|What's the rush on their end]?
A > [Nothing|Honestly, nothing]. [Their opening got moved up|{first} has money to spend before then|They got their approval early and want to get going|[A|Their] contractor [finished|is ready] early|[Inspection|The inspection] got moved up|[Old|Their old] stuff [broke|gave up]|Use-it-or-lose-it money|[Boss|The boss] wants it [done|gone] before vacation].

? C in Warehouse|Operations
A {first} at {account} wants to [sign|wrap up] [sooner|earlier]: {close} instead of {old}. [Can we deliver on that|Can we make that work|Ops, is that doable]?
C > [Depends on what's on it|If it's all stock, sure|For stock items yes]. [Send me the list and I'll tell you today|Get me the lines and I'll check|What's not stock on it]?
A > [List's coming|Sending it now|You'll have it in five minutes]. [I haven't promised anything yet|Told {first} I'd check first|No promises made].

A [Moved up|Pulled in|Bumped up]: $slid_tag, {close} [instead of|rather than|in place of] {old}. {amount}. +raised_hands

? B leads A
A [You'll like this|Something for your number]: {account} [is in a hurry|can't wait]. {close}, not {old}.
B > [I do like it|That does help]. [Anything we need to approve fast|What do you need from me to hit it|What could still trip it up]?
A > [Credit check|Just the credit check|Terms]. [Could use a nudge to finance|A word with finance would help|If you could lean on finance a little].
B > [Consider it done|Will do|I'm walking over there].

A [{first} called|Got a call from {first}], [they want it before|they need it before] their [event|inspection|opening]. So {account} [is|went to] {close}, [used to be|was] {old}. [Rush freight is on them|They know rush freight costs extra|I told {first} expedited isn't free].

A [Don't faint|Sit down for this|You won't believe this]: a customer [asked to move the date up|wants it earlier]. {account}, {close}, [I had {old}|it was {old}].
B [Screenshot or it didn't happen|Frame it|Somebody write that down]. [Nice one|Good for you|Love it], {a1}.

A $slid_for [moved from {old} to {close}|is at {close} now, not {old}]. [The board met early|Budget came through early|Somebody upstairs said yes sooner than planned]. [I need a final quote by {dow}|Final quote has to go out by {dow}|So the final quote is due {dow}].

A [Can I jump the line with finance on|Who can help me move faster on|Can anyone get me a faster answer on] {account}? {first} [now wants|wants] {close}, [we had|I'd planned for] {old}.
B > [What's open|What's missing|Where's it stuck]?
A > [The credit app|Their credit application|A tax-exempt form]. [They sent it, nobody's looked yet|It's been in the inbox since it came|It's sitting in somebody's inbox].
B > [I'll ask|Let me ask around|I'll make a call]. [If it's just that we can do it today|That's a ten-minute job|Should be quick].
""",
    "deal-grown": """
?? A in Sales; B in Sales|Sales operations; C in Sales|Sales operations

A $slid_for [grew|got bigger|went up]: {amount}, [was {old}|up from {old}|had it at {old}]. [They added a second room|{first} added a few lines|They found more people who want in|[Another|One more] department [joined|wants in]|{first} [forgot|had forgotten] a [room|line]|[They|And they] want spares|[Counted|They counted] again, [properly|for real]|[Scope|The scope] grew].
B > [Nice problem to have|I'll take it|That's the right direction|[Love|I love] that|[Good|The good] kind of [change|creep]|[Yes, please|More, please]|Nice]. [New quote out|Did you requote|Is the quote updated|[Does|And does] {first} have the new quote|[Quote|Is the quote] [out|changed]]?
A > [Working on it|Doing it now|Today]. [Freight changes, so I'm getting a new rate|Have to redo the freight, too|It tips over into two pallets, so new freight|[Discount|The discount] stays [the same|put]|[Checking|I'm checking] stock, [then|and then] out|[Needs|It needs] a new freight [quote|number]|[Lead|The lead] time [moves|changes], too].

? B leads A
A Upped {account} from {old} to {amount}. [{first} sent a longer list|The list grew|They counted again|{first} [walked|went through] the place again|[They|It turns out they] forgot a [room|whole floor]|[More|They have more] people than [we|they] thought|[Two|They added two] lines].
B > [Do they know it went up|Does {first} know the new total|Have they seen the new number|[Has|And has] {first} [seen|agreed to] the total|[Are|And are] they OK with [that|the number]|[Budget|And the budget] covers it]?
A > [{first} did the math before I did|Yes, {first} said it out loud|They told me|[They|{first}] [asked|pushed] for it|[It|The total] was [on|in] {first}'s own sheet|[Of|Yes, of] course]. [No surprise there|So no sticker shock|It's their own number|[No|There's no] shock left|[They|And they] did it to themselves|[All|It's all] their [idea|wish]|[They|{first}] came in braced].

A [Not even my idea|I didn't even ask]: {first} at {account} [wants the better version|asked about the next size up|wants spares of everything|[wants|needs] two more of [everything|each]|[added|is adding] [accessories|care kits]|[picked|went for] the larger [size|option]|[asked|is asking] for a service [plan|kit]]. {old} → {amount}. +chart_up

A {amount} now [on|for] $slid_for ([from|was] {old}). [Is that still in my limit or do I need a signature|Do I need an approval at that size|Does that need another pair of eyes|[Am I|Am I still] OK to send that|[Who|And who] signs off on that|[Is|Is there] a size limit or [only|just] a discount limit]?
B > [If the discount didn't change you're fine|Same discount? Then no|Only if you touch the discount|[Limit|The limit] is on [discount|percent]|[At|If it's at] [list|standard], you're [good|fine]|[You're|I think you're] fine at your [discount|level]]. [Size alone doesn't matter|It's about the percent, not the total|More volume at the same price is fine|[Big|A big] total is not [a problem|an exception]|[It's|It's all] about the [margin|discount]|[Size|Big] is good].
A > [Same discount|Discount's the same|Didn't touch it]. [Great, sending|OK, out it goes|Perfect|[Great|OK], [it's out|on its way]|[Out|Then it's out] it goes|[Cool|Nice], [thanks|sent]].

A [New size on|Bigger number on|Amount change on] {account}, {deal}: **{amount}** (~~{old}~~). [More on the list than I had|I underestimated|I lowballed it the first time|[They|And they] counted better than I did|[My|Happily my] first guess was [low|cautious]|[Added|They added] a [few|couple of] things|[The|Now the] list is complete].

? C in Sales|Sales operations
A {contact} [came back with|sent over] the final count for the {deal}. {account} is at {amount}, [not|no longer] {old}. [They want all of it at once|One shipment|All in one drop, {first} says|[Everything|It's everything] in one truck|[One|They want one] date, one [truck|delivery]|[No|They don't want] split shipments|[Installers|The installers] come once, so [one|it's one] drop].
C > [Do we have that much|Is that all stock|Can we even ship that much at once|[Is|And is] it on the shelf|[When|And when] do they need it|[What's|So what's] the [count|quantity] on the big item|[Do|And do] we have the [units|space]]?
A > [Asking|Checking with the warehouse|That's my next email|[Looking|I'm looking] into it|[Purchasing|Purchasing is] checking|[No|Not a] clue yet|[Good|A good] question, asking]. [If not we split it|Worst case it ships in two|{first} can live with a split|[Two|They're OK with two] trucks|[Otherwise|If not], [two|it's two] drops|[A|They'd accept a] split|[If|And if] short, we split].

A [{first} called me with additions|A few additions|[Extras|Some extras]|[More|More lines]|[Additions|A couple of additions]] at {account}: {old} [turned into|is now|became] {amount}. [My favorite kind of call|More calls like that, please|I could get used to this|[Best|Best kind of] surprise|[No|I put up no] resistance|[I'm|I am] not arguing|[Sure|Sure], I said].
B [Same.|Don't hang up on that one.|What else are they missing over there?|[Who|And who] are these people?|[More|More of those], please.|What a nice call.] [Seriously though, nice|Good work|Well done].
""",
    "deal-cut": """
?? A in Sales; B in Sales|Sales operations; C in Sales|Sales operations

A $slid_for [shrank|came down|got trimmed]: {amount}, [was {old}|down from {old}|I had {old}]. [They cut the nice-to-haves|{first} had to cut something|They're doing it in two phases now|[Phase|A phase] two is born|[Half|One room] got [dropped|pushed]|[Cheaper|They took the cheaper] versions|[Accessories|The accessories] are gone|[They|In the end they] kept the [basics|core]].
B > [Is the rest gone or just later|Does the rest come later|Phase two or gone for good|[Gone|Gone or later]|[Is|And is] there a phase two|[Will|And will] they come back for it|[Any|Is there any] of it coming back]?
A > [Later, says {first}|{first} says next year|Next budget]. [I'll open a separate deal when it's real|Not putting it in Alder until I hear more|I made a note to ask in a few months|[When|If] it comes back I'll [log|add] it|[Keeping|I'm keeping] a list of what they [dropped|cut]|[Reminder|A reminder] is set|[No|So no] phantom deals from me].

? B leads A
A [Had to lower|Lowering] {account} from {old} to {amount}.
B > [Discount or fewer items|Did we cut price or did they cut the list|Price or quantity|[Our|Was it our] price or their list|[What|So what] changed, price or [items|scope]]?
A > [Quantity|They cut the list|Fewer items|[List|Shorter list]|[Scope|Less scope]|[They|{first}] dropped [lines|items]]. [Same prices as before|We didn't touch price|Price per piece is the same|[Prices|All prices] are [the same|untouched]|[Discount|The discount] hasn't moved|[No|There's no] extra discount].
B > [OK then|That I can live with|Good|[Fine|All right]|[OK|Okay]|[That's|Then it's] OK]. [As long as it isn't us giving it away|Just checking|I only worry when it's price|[Price|Price cuts] would be [another story|a talk]|[Smaller|A smaller one] is fine|[Less|Less of it] is OK, cheaper isn't|[As|So] long as margin [holds|is fine]].

A [Smaller than hoped|It's less than I hoped|[Shrunk|A bit smaller]|[Less than planned|Lower than I had it]]: {account} is at {amount}, [from|was] {old}. [Still worth doing|Better than nothing|I'll still take it|[Still|It's still] a nice one|[I'm|I am] not complaining|[Smaller|Smaller but] safer|[Fine|It's fine]].

A [Corrected|Fixed] the amount on {account}: {amount}. [I'd counted freight twice|I had one line in there twice|I'd added the optional lines|[Typo|A typo], [one|a] digit off|I had tax in there|I used [an old|last year's] price list|[An|I had an] item twice]. {old} was [wrong from the start|my mistake|just wrong|[off|way off]|[a typo|my typo]].
B > [Happens|Better now than on the invoice|Good catch|[It|These things] [happens|happen]|[No|There's no] harm [done|then]|[Good catch|Glad you caught it]]. [Did {first} see the wrong one|Has {first} seen the old number|Did the old one go out|[Does|And does] {first} know|Was the wrong one [sent|quoted]]?
A > [No, thank goodness|Nope|It never left the building|[They|{first}] only saw the right one|[Luckily no|Fortunately not]|[Only|It was only] in Alder].

A {account} [went through the list again|had another look at the list] and [took out|dropped|scratched] [a few things|half a page|the extras]. {old} → {amount}. [{first} felt bad about it|{first} was apologetic|{first} says it's as low as it goes|{first} [fought|tried] to keep it|[Boss|The boss] said [cut|no]|[We're|And we're] at the bone now|[No|And no] hard feelings].
C > [They'll add some of it back|Bet you some of it comes back|It creeps back up, you'll see|[I bet the|The] extras come back|I've seen extras like that come back|Give it a month and they'll want them back]. [Ask again in a month|They forget how much they need it|[Happened|It happened] to me twice|[Keep|I'd keep] the old list|[Hang|I'd hang] on to the first list].

A [Revised|New] number for $slid_tag: {amount}, [not {old}|instead of {old}]. [Their budget is what it is|That's what they can spend|That's all the budget there is|[There's|They have] a ceiling|[Board|The board] set a number|[That's|And that's] the approved [sum|figure]|[Squeezed|They squeezed] it as far as it goes].

A [Trimmed|Cut down] the {deal} with {first}. {account} [is now|now stands at] {amount} ([was|from] {old}), [which fits their budget|and that they can sign without a committee|which keeps it under their approval limit|[so|and] {first} can sign [alone|it]|[just|right] under the [limit|cap]|[and|which] finance over there [likes|accepts]].
B > [Smart|Good thinking|Clever]. [Small and signed beats big and stuck|A smaller one that closes is fine by me|I'd take that trade every time|[Done|A done deal] beats [perfect|big]|[Smaller|Small] and [quick|sure], [yes|good]|[Sign|Let them sign] before it grows again|[I'd|I would] have done the same].
""",
}
