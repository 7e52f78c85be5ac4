"""A deal is won or lost."""

# ruff: noqa: E501
from __future__ import annotations

MACROS = {
    "won_tag": "{account}, {deal}|{account} – {deal}|{account} ({deal})|{deal} for {account}|{deal}, {account}",
    "lost_for": "the {deal} for {account}|the {deal} at {account}|{account} ({deal})",
}

SCENES = {
    "deal-won": """
?? A in Sales

A **Won:** $won_tag, {amount}. [Thanks to everybody who got me numbers on short notice|Thank you to everyone who answered my dumb freight questions|Big thanks to ops for the honest lead times]. +tada +clap
B > [Congrats|Congratulations|Way to go], {a1}! [What got them over the line|What closed it|What made the difference in the end]?
A > [Stock. We had it and the others didn't|Lead time, honestly. We could ship, the other guy couldn't|{first} said we were the only ones who called back]. [Simple as that|That's really it|Nothing fancy].

A **Won:** {account}! [It's official|We have a PO|The PO is here], {deal}, {amount}. +tada +raised_hands
B [Great work|Love it|Awesome], {a1}. [You earned that one|I know how long you worked on that one|That was no gimme].
A [Thank you|Thanks]! [Took a few gray hairs|I'm taking a long lunch|Going to enjoy this one for about an hour].

? B leads A; A in Sales
A We won {account}! {deal}, {amount}. [{first} called me personally|{first} just called with the news|Just got the email from {first}]. +tada +rocket
B > [Outstanding|Terrific|Fantastic], {a1}. [Really proud of how you ran that one|You ran that one by the book|You kept at it and it shows]. [Did we hold the price|Did you have to give anything up|What did it cost us at the end]?
A > [Held it|Price held]. [Gave on freight|Gave them one free delivery|Only gave on the terms], [which I had in there anyway|that's all|nothing else].

A // **Won:** {account} // - [What|Deal]: {deal} // - [Amount|Size]: {amount} // - [Contact|Champion]: {contact} // [Short story: a lot of emails, one long lunch, a very patient buyer|Short story: they got quotes from everyone and we were the ones who answered the phone|Short story: they came for one thing and stayed for the rest]. +tada +clap
C > [Congrats|Nice win|Well done], {a1}! [Love the short stories|Best read of the day|The buyers are always patient after they sign].

A **Won:** {account}! {first} [said yes|signed this thing|gave us the go-ahead]. {amount}, {deal}. [Somebody hit the bell|Where's the bell|Ring the bell]. +bell +tada
B [Bell rung|Rung it for you|I heard it from here]! [Nice job|Congrats|Good stuff], {a1}.

? A in Sales; B in Finance
A [Signed quote attached|Here's the signed quote|Signed copy attached] for {account}, {amount}. [Finance, it's all yours|Over to finance|Finance has everything they need]. [Order goes in today|Entering the order today|Will enter the order by end of day]. !quote +tada
B > [Got it|Got it, thank you]. [Is the bill-to the same as on the account|Same billing contact|Bill-to on the account is right]?
A > [Yes, nothing changed|Same as on the account, yes|Yep]. [PO number is on their copy|Their PO number's in the notes|PO number is on the deal].

A [We won the|Got the] {deal} at {account}. {amount}. [Not our biggest, but I like this one|Not huge, but a good name to have|Mid-size, but the people are great]. +clap
B > [A win is a win|They all count|They add up]. [Who's the install contact|Who do they call after the sale|Who's their contact from here on]?
A > [{first} stays the contact|Still {first}|Me, until something breaks]. [I'll do a handoff note by {dow}|You'll have a handoff note {dow}|Support gets the handoff {dow}].

? Friday
A **Won:** $won_tag, {amount}. [Friday win|Just in time for the weekend|And that's a wrap on the week]. +tada +raised_hands
B [Now that's a Friday|Perfect timing|Best Friday news]. [Go enjoy your weekend|Have a good weekend, you earned it|First round's on {a1}], [everybody|all].

? morning
A [Woke up to a PO|PO in my inbox this morning]: we won {account}, {deal}, {amount}. [Good morning indeed|Coffee tastes better today|I may just go home now]. +tada
B [Great way to start|Can't beat that before coffee|What a way to start the day], {a1}! [Enjoy it|Soak it in|Congrats].

A [Remember when {account} pushed us off|Everyone said {account} would never sign]? Well, we won [them|it]. {deal}, {amount}. +muscle +tada
B > [I was one of them, I'll admit|Guilty, I said that|I take it all back]. [Well played|Congrats|Hats off to you].
A > [I had my doubts too|So did I, for a while|Honestly, same]. [Kept calling every other week|Just kept showing up|Stubborn beats smart].

A **Won:** {account}, {amount}. [Done deal.|Closed it.|It's done.] [{b1}, thank you for|Big thank you to {b1} for|Couldn't have done it without {b1}:] [jumping on that last call|reading the quote twice|talking me off the ledge on price]. +tada
B [All you|You did the work|You did the hard part]. [Glad it landed|Happy to help|So glad it came through].

A We won one I [didn't see coming|wasn't counting on|had nearly written off]: {account}, {deal}, {amount}. [Out of nowhere {first} sent the PO|PO just showed up|No call, just a PO]. +tada
B > [Don't ask questions|Don't question it|Just say thank you], [book it|get it entered|enter it before they change their mind].
A > [Already entered|It's in|Order's in]. [Sent {first} a thank-you, too|Called {first} to say thanks|Left {first} a very happy voicemail].

? A in Sales; B in Marketing
A **Won:** {account}, {amount}. {deal}. [{first} said nice things about us|{first} was great to work with]. +clap
B > [Congrats|Woohoo|Yes]! [Would they do a customer story|Any chance of a quote from {first}|Could we use them as a reference]?
A > [Let them get the delivery first|After it's installed and they're happy|Ask me after delivery]. [I think {first} would say yes|Pretty sure they'd do it|They'd probably like that].

? B in Finance
A We won $won_tag, {amount}. [PO and signed quote are on the deal|Paperwork is on the deal|Everything's attached in Alder]. +tada
B > [Congrats|Nice]. [Are they tax-exempt|Do we have a tax form from them|Do I need a resale certificate]?
A > [{first} is sending the form|Asked {first} for the form|Form is coming]. [Tax it until you see it|I'll put it on the account|You'll have it before we invoice].

? B in Finance
A We won {account}, {deal}. {amount}. [Net 30 like everybody|Standard terms|Usual terms, net 30]. +tada
B > [Music to my ears|My favorite kind of message|Great]. [Do they want a paper invoice or email|Where does the invoice go|Who gets the invoice]?
A > [Email|Email, their AP address]. [It's on the account|AP contact is in Alder|{first} sent me the address, adding it now].

A [That one's in the books|One for the books]: {account}, {deal}, {amount}. [Lessons: answer fast, bring samples, be nice to the front desk|What worked: showing up|What worked? One clean quote and no follow-up spam]. +tada +clap
C > [Writing that down|Noted and stolen|Putting that on the wall]. [Congrats|Well done|Good one], {a1}.

A **Won:** {account}! [The PO is in hand|I have the PO right here|Just got the PO]. {amount}, {deal}. +tada
B > [Nice|Sweet|Excellent]. [When do they want it|When's delivery|What's the delivery date]?
A > [As soon as we can|Yesterday, of course|Earlier than we said, naturally]. [I told {first} what the lead time is|I told them the truth|Same lead time as on the quote].

A We won {account} ({deal}), {amount}. [I've had that name on a sticky note for ages|That name's been on a sticky note on my monitor forever|Been looking at that sticky note since I got here]. [The sticky note is in the trash|The note just went in the trash, very ceremonially|I may keep the note]. +raised_hands +tada
B > [Frame the note|Love that|So satisfying]. [Congrats|Great job|Well earned], {a1}!

? same team
A [Team effort|This one was a group project]: {account} signed, {amount}. [Drinks are on me|Donuts are on me tomorrow|I owe half of you lunch]. +tada +clap
B [I'll hold you to that|We heard you|In writing, everybody saw it]! [Congrats|Nice win|Good one].
C [Chocolate glazed, please|I was promised lunch last time too|I'll bring napkins]. [But seriously, great job|Good job though|And congratulations].
""",
    "deal-lost": """
?? A in Sales; B in Sales|Sales operations|Executive; C in Sales|Sales operations|Executive

A We lost $lost_for, {amount}. [Reason in Alder|Reason|Officially]: {reason}. +disappointed
B > [Sorry, {a1}|Oh no|That stings]. [You put a lot into that one|That was a lot of work|I know you worked it hard]. [Anything we could've done differently|Anything to learn from it|Would you do anything differently]?
A > [Get in earlier|Meet the real decision maker sooner|Ask about the approval up front]. [Next time|Lesson learned|I won't make that mistake twice].

? B leads A
A {account} is a no. We lost the {deal}, {amount}, [down as|closed as|it's in as] "{reason}".
B > [Thanks for telling me|Appreciate you saying it straight]. [Did {first} tell you directly or by email|How did you hear|Call or email]?
A > [Call|By phone]. {first} [was decent about it|apologized, actually|said to try again next year].
B > [Then the door's open|Good, keep that door open|That's worth something]. [Put a task in for a few months out|Set a reminder to call back in the spring|Follow up when they've settled in].

A Closed $lost_for as lost, it was in {former}. [Reason|Reason given|On record]: {reason}. [I'd rather have a clean pipeline|No use pretending|It was time].
B > [Clean pipeline, clear head|Hardest button to click|Right thing to do]. [On to the next one|Onward|Next].

A [My notes on|Lessons from|Short write-up on] {account}, [attached|in the file]. We lost it at {former}, {amount}. Reason: {reason}. [Read it before you quote something similar|Might save somebody else the trouble|Maybe it helps the next person]. !notes
C > [Thanks for writing that up|Appreciate the write-up|Good of you to share]. [Nobody does that for the ones that got away|We should do that more often|More useful than the win stories].

? same team
A [Well, that's that|That's over|So much for that]. {account} [said no|is a no|turned us down]. We lost the {deal} at {amount}.
B > [Ugh|Sorry|Man]. [Want to grab a coffee|Walk around the block|Coffee]? [You can vent|I'll listen|I'm buying].
A > [Yes please|Yes|Give me ten minutes and yes]. [I need to close six tabs first|Let me close it out in Alder first|Have to tell ops to release the stock first].
""",
    "deal-lost: Price": """
?? A in Sales; B in Sales|Sales operations|Executive; C in Sales|Sales operations|Executive

A We lost {account} on price. {deal}, {amount}. [{first} showed me the other quote|{first} told me the other number|I saw the other quote]. [No way we get there|We'd have lost money at that|We can't buy it for that].
B > [Are they quoting the same thing|Same spec|Apples to apples]?
A > [Close enough|Not quite, no lead time on it|Similar, minus freight]. [{first} will find out in about three months|Let's see how delivery goes for them|I give it a year before they call us].

? B leads A
A [No luck on|It's a no on] {account}. We lost the {deal} on price, {amount} was [too much|more than they'd pay].
B > [Did we get a last look|Did they give us a chance to match|Were we asked for a final number]?
A > [No|They didn't ask]. [They'd decided before the call|It was done when {first} called|{first} was told to take the cheapest]. [I don't think matching would have helped|Wouldn't have wanted to match it anyway|It was well under our floor].
""",
    "deal-lost: Lost to competitor": """
?? A in Sales; B in Sales|Sales operations|Executive; C in Sales|Sales operations|Executive

A {account} [went with somebody else|picked another vendor|chose the other bidder]. We lost the {deal}, {amount}.
B > [Do we know who|Who'd they go with|Who got it]?
A > [{first} wouldn't say|They won't say|{first} was too polite to tell me]. [I have a guess|I'd bet it's the one with the big trade show booth|My guess is the incumbent].

A We lost {account} [to a competitor|to the other bidder], {deal}, {amount}. [They were in there first|They'd known {first} for years|The other vendor is around the corner from them]. [Hard to beat|Tough to beat that|Not much you can do about that].
C > [Been there|I lost one the same way|Same thing happened to me]. [Stay in touch, vendors mess up|Send them a card in six months|Somebody will drop the ball and then it's our turn].
""",
    "deal-lost: No budget": """
?? A in Sales; B in Sales|Sales operations|Executive; C in Sales|Sales operations|Executive

A {account}: no budget, [so we lost the {deal}|so no {deal}]. {amount}. [The whole project got cut|They cut it along with everything else|It got cut in the last round].
B > [Not on you|Nothing you could have done|Can't sell to an empty wallet]. [Is it gone or just next year|Gone for good|Will it come back next fiscal]?
A > [{first} is putting it in for next year|Next fiscal, if {first} gets a vote|{first} wants to try again]. [I've got a reminder set|Reminder's in Alder|Set a task for when the new budget starts].

A Closed $lost_for as lost, no money. {amount}. {first} [was more upset than I was|felt terrible|fought for it]. [Staying friendly|Sending a nice note|I'm staying in touch].
""",
    "deal-lost: No decision": """
?? A in Sales; B in Sales|Sales operations|Executive; C in Sales|Sales operations|Executive

A [Calling it|Pulling the plug]: we lost $lost_for to no decision. [Eight unanswered emails later|Nobody there will say yes or no|They've been "almost there" since forever].
B > [Those are the worst|The slow no|I'd rather get a real no]. [Send {first} the "should I close your file" email|Try the breakup email, it works half the time|One last "closing your file" note sometimes wakes them up].
A > [Sent it last week|Tried that already|Already tried]. [Nothing|Crickets|Not a peep].

A We lost {account}, {amount}, [no decision|they just never decided]. [Freed up my Thursdays|One less thing to chase|At least I can stop leaving voicemails].
""",
    "deal-lost: Missing feature": """
?? A in Sales; B in Sales|Sales operations|Executive; C in Sales|Sales operations|Executive

A We lost the {deal} at {account}, {amount}. They need [something our line doesn't have|a spec we can't meet|one thing we don't carry].
B > [Which is|What was it|What's the one thing]? [Product would want to know|Product should hear that|I'd tell product].
A > [It's in the notes|Wrote it up on the deal]. [Sending it to product|I'll pass it on to product|Product gets a copy]. [That's the second time I've heard it|I've heard it before|Not the first to ask].

A {account} is a no, [we don't have what they need|wrong fit]. {deal}, {amount}, closed as lost, missing feature. [Can't win them all|Better they find out now than after delivery|I'd rather lose it than ship the wrong thing].
C > [Honest of you|That's the right way to lose|They'll remember you were straight with them].
""",
    "deal-lost: Timing": """
?? A in Sales; B in Sales|Sales operations|Executive; C in Sales|Sales operations|Executive

A We lost $lost_for, {amount}. [Timing|Just bad timing|Wrong time]. [They can't do it this year|Everything over there is on hold|They've got bigger fires].
B > [So it's a not now, not a no|Not now isn't never|That one will be back]. [When should we try again|When's a good time to go back|When does {first} want to hear from us]?
A > [After the summer, {first} thinks|{first} said give it two quarters|Next year]. [I've put it in|Task is set|Reminder's in].

A {account} [isn't happening|fell through], we lost it on timing. {deal}, {amount}. [{first} asked me to keep the file|{first} wants me to call again next year|{first} says it's only postponed], but [I'm not keeping it open for that|I won't let it sit in the pipeline|I'd rather open a fresh one then].
""",
}
