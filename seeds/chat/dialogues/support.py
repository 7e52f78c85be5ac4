"""Cases, batches and what comes back."""

# Sentences read best unbroken.
# ruff: noqa: E501

MACROS = {
    "case": "{case}|case {case}|{link}",
    "who_takes": "who can take this one|anybody able to take it|@{b}, would you mind taking it",
}

SCENES = {
    "case-opened": """
?? A in Support; A not in Head of customer support; B in Support

? same team
A [Took|Picked up|Grabbed] $case from the queue: {account}, "{subject}". [If [anyone|anybody] has history with them, tell me before I call back.|[Anybody|Anyone] dealt with them before?|[Anyone|Anybody] know this account?|Does the name mean anything to you?|Who knows {account}?]
B > [Had {first} on the phone once|I've talked to {first}|I had a case with them last year]. [Easy to deal with, likes [e-mail|email] better|Friendly, just wants a straight answer|Knows the product, so skip the basics|Short mails, nice person|Likes the phone better than typing|Very organized, always has the order number].
A > [Good to know, thanks|Perfect, thank you|That helps].

A New one from {account}: "{subject}". $case, {priority}, [it's with me|I've got it|mine].

? same team
A {first} at {account} [opened|just opened] $case: "{subject}". [Marked|Came in as|They set it to] {priority}. [Does that look right to you?|Would you leave it there?|Agree with that priority?]
B > [I'd leave it|Looks right|Fine as it is]. [You can bump it once you've talked to them|See what they say on the phone first|Change it if the call says otherwise|I'd wait for the call|Priority can change after the call|Ask how urgent it is for them].
A > [OK, leaving it|Makes sense|Will call first, then decide].

? B leads A
A $case, {account}: "{subject}". [Priority {priority}|Set to {priority}]. [I have room, so I'm taking it|It's in my area, taking it|Assigned it to myself].
B > [Thanks|Good], [first response before you go to lunch, if you can|get them a first answer, even if it's just "we're on it"|just get a first reply out early].

A {account} [wrote in|is in the queue|has a new one]: "{subject}" ($case). [Acknowledged it|Sent them the acknowledgment|First reply is out|They know we have it|First mail is out|They've got my name and number]. +eyes

? same team
A Before I [answer|reply to|start on] $case, "{subject}": [do we have a template for this?|is there a canned reply?|has [anyone|anybody] written this one up?]
B > [[There's|There is] something close in the knowledge base|I have one in my drafts|Look under templates, [there's|there is] one that's close]. [Change the second paragraph, it's dated|Rewrite the ending, it sounds like a robot|Just take out the part about the fax|Shorten it, it's too long|Take out the last line|Swap the greeting].
A > [Ha, will do|Found it, thanks|Got it].

? B leads A
A {hello}, [quick one|one question]: $case, {account}, "{subject}". [They copied their sales rep|Their rep here is copied|Sales is on copy]. [Do I answer all or just {first}?|Reply-all or only {first}?|Keep sales on it?]
B > [Keep sales on the first reply, then drop them|Reply all once, so sales knows we have it|Leave them on, they like to know|I'd include sales this time|Reply all, then trim].
A > [OK|Will do|Makes sense].

? same team; early
A [First of the day|First thing today|Starting the day with]: {account}, "{subject}". $case is [mine|with me].

? same team
A [[Can you|Could you] cover|Would you watch|[Could you|Can you|Would you] keep an eye on] $case [while I'm in training|over my lunch|while I'm at the dentist], @{b}? {account}, "{subject}", {priority}. [Only if {first} writes back|Just if {first} replies|Nothing to do unless {first} calls|Just in case they call back|In case there's an answer].
B > [Sure|Got it|No problem]. [Anything I should know|Where does it stand|What did you tell them]?
A > [Everything's in the comments|It's all in the case|Read my last comment and you're caught up|My notes are up to date|You'll see it in the case].

? same team
A {contact} [left a voicemail|left a long voicemail|called the main line], {account}. [Logged it as|Opened|That's now] $case: "{subject}". [Couldn't make out the callback number|The number got cut off|Bad line, I missed the number|They forgot to leave a number|It cut off before the number].
B > [It's on the account|Look at the contact record|[There's|There is] a direct line on the contact|The contact has a number|Check the contact].
A > [Of course it is. Thanks|Right there, thanks|Got it, calling now].

? A in Support; B in IT
A [Odd one|Small thing]: $case [came in twice by [e-mail|email]|showed up with no sender at first|landed without an account], "{subject}". [Linked it to {account} by hand|I tied it to {account} myself|Matched it to {account} myself|I had to find {account} by the address]. [Is the [email|e-mail] intake okay?|Something up with the intake?]
B > [Saw that too, a filter was off|There was a hiccup with the intake|I'm on it, the matching rule choked]. [Should be fine for new ones|New [email|e-mail] is matching again|It's fixed going forward|All good again|Fixed as of now].
A > [Thanks, {b1}.|Good, thank you.|That was quick.]

A "{subject}", {account}, $case. [Starting on it now|On it|Working it].

? same team
A [[Anyone|Anybody] near their SLA?|Who's closest to their SLA?] I have $case ({priority}) [and that's all|and nothing else burning|under control], {account}, [so I can take one more|happy to take another|I've got room].
B > [You're a star, take the next one that drops|I'll send you one|Take the oldest in the queue, please].

? same team
A [For the afternoon crew|For whoever's on later|For the hand-off]: $case, {account}, "{subject}". [Waiting on {first} for details|Ball's with {first}|I've asked {first} for details].
B > [OK, I'll watch for it|Got it|Will keep an eye on it].

? same team
A [Fresh from the inbox|Just in|In the last batch of [email|e-mail]]: {account}, "{subject}". [I logged it as|It's|Filed as] $case, {priority}. [I'll write {first} now|Writing {first} first thing|{first} gets a reply from me now], [before I get pulled away|while I have the details in my head|then back to the phones].

? same team
A {first} at {account} [doesn't say much in|left out half the facts in|is brief in] "{subject}" ($case). [Which would you ask first|What would you ask for first|Where would you start], [order number or photo|what they have or what they want|when or what]?
B > [Ask one thing at a time|One question per [email|e-mail]|Just one question, the rest by phone]. [People answer the first and skip the others|They'll answer the first one anyway|Three questions get you one answer].
A > [Makes sense.|OK, one it is.|Fair point.]

A [Assigned to me|On my plate]: $case, {account}, "{subject}". [Anyone who was on the phone with them|Whoever had them on the phone], [please add your notes to the case|put your notes in, please|drop me a line].

? A in Support; B in Support
A {account} [wrote about|has a case on] "{subject}", $case. [Not asking you to do anything yet|No action for you yet|Nothing you need to do], [just a heads-up in case it turns into something|but you might want to follow it|only so you've seen it].
B > [Thanks, following it|Subscribed, thanks|I'll follow it]. [Ping me if they write again|If it grows legs, call me|Let me know how it ends].

? same team
A [Trying the new reply style on|Keeping it short with|Experimenting on] {account}, $case ("{subject}"): [three sentences, one question|the answer first, then the details|no "hope this finds you well"].
B > [Did they answer|Did it help]? [I'd like to try that|I want to try it, too].
A > [Yes, faster than usual|{first} wrote back in ten minutes|Quickest reply I've had all week], [so I'm sticking with it|so I'm keeping it].

? B leads A
A [Question before I touch it|Before I start]: $case, {account}, "{subject}", {priority}. [They have two open already|I believe they had one like that before|It reads like one they had before]. [Merge or keep separate|One case or two|Do I keep them apart]?
B > [Separate if it's a different thing|Different issue, different case|Keep them apart unless it's word for word the same]. [Link them, though|Just link them|Put a link in both].

? same team; Friday
A [Friday special|A Friday one]: {account}, "{subject}". $case. [First answer goes out today, the rest can wait|They'll hear from me today|I'll get them a first answer before I leave].

? same team
A [Can't tell if this is one question or three|That's three questions in one subject line|That could be one thing or several]: "{subject}". {account}, $case.
B > [Read the body, not the subject|The body [usually|normally|typically] tells|Call them, two minutes]. [Subjects are written in a hurry|People type subjects in the elevator|I never trust a subject line].
A > [Body's clearer, thanks|OK, it's one thing|Called. It's one thing].

A {account}, [{priority} priority|priority {priority}], "{subject}". [Case number is|That's] {case}. [It's in good hands, mine|I'm the owner|Working it from here].

? same team
A [Does [anyone|anybody] have the direct number for|Who has a direct line for|Is there a better number for] {contact} at {account}? [Need it for|It's for] $case, "{subject}". [The main number is a phone tree|Their switchboard put me on hold twice|I keep landing in their voicemail].
B > [Try the mobile on the contact|[There's|There is] a cell on the contact record|Look at the signature of the last [email|e-mail]]. [Before ten is best|Mornings work better|They pick up after lunch, in my experience].
A > [Found it.|Thanks, trying that.|Got through.]

? same team
A [Taking|I'll take] $case, "{subject}" ({account}). [That leaves two unassigned|Two left in unassigned|The rest of unassigned is up for grabs].
B > [I'll grab one|Got the next|I'll take the top one]. [And then lunch|That's my limit, though|Then I'm full].
A > [Deal.|Thanks.|Perfect.]
""",
    "case-opened: question": """
?? A in Support; A not in Head of customer support; B in Support

? same team
A $case, {account}: "{subject}". [Does [anybody|anyone] know this one off the top of their head|Who knows this without looking it up|[Anybody|Anyone] answered this before]?
B > [I've had that one|That comes up a lot|I answered that a while back]. [Search the closed cases|It's in the knowledge base|[There's|There is] an article on it|There's a closed case with the answer|The knowledge base has it], [mine's worded okay|copy what's there|should take you two minutes].
A > [Found it, thanks|Got it, sending that|Perfect, replying now].

? A in Support; B in Product
A @{b}, [product question from a customer|one for you|could you help me with one]: {account} asks, "{subject}" ($case).
B > [Let me look it up so I don't guess|I'll check the spec and comment on the case|Not off the top of my head, checking the spec|I want to check the drawing|Give me an hour to be sure]. [Today okay?|Can they wait until end of day?|Is today soon enough?]
A > [Today's great|Sure, I told {first} we'd get back today|That's fine, no rush on their end].

A [Just a question|Only a question|A quick question] from {first} at {account}: "{subject}". $case. [Answering now|Looking it up|Checking the spec sheet].

? same team
A {first} ({account}) [wants to know|has a question]: "{subject}". [The product page doesn't say|I can't find it on the page|Page is no help|Nothing on the page about it|It isn't in the description]. $case.
B > [Try the data sheet|Look at the PDF, not the page|Check the manual|The PDF has it|Look in the manual, near the end]. [If it isn't there, product has it|If not, ask product|Otherwise product will know].
A > [It was in there, thank you|Data sheet had it|That did it]. [We should put it on the page|Ought to be on the page, too|Suggesting it for the page].

? B leads A
A "{subject}", {account}, $case. [[I think|I believe] I know the answer but [I'd rather|I would rather] not guess|I'm fairly sure, but not sure enough to put it in writing|Don't want to give them something half right].
B > [Right instinct|Good], [ask product, tell {first} it's coming|tell {first} you're checking|buy a day, then answer once and right].

? same team
A [Third person lately|Another one] asking something like "{subject}". $case, {account}. [Worth an article?|Should that be an article?|FAQ material?]
B > [Yes, please write it|Definitely|I'd say so]. [Short is fine|Five lines is enough|Don't make it pretty, just correct|A few lines will do|Half a page, no more].

? same team
A Am I right that this is a [sales|pre-sales] question, not ours? $case, {account}: "{subject}".
B > [Depends if they own one|If they've bought it, it's ours|Could go either way]. [I'd answer it and copy their rep|Answer it, it's faster|Just answer it].
A > [Fine, answering|OK|Will do].

? same team
A [Easy for [somebody|someone] who's used one|You'd know this if you had one at home|Need [someone|somebody] who's handled it]: "{subject}". {account}, $case.
B > [The showroom has one|[There's|There is] one in the showroom|We have a demo unit]. [Go look, it takes two minutes|Walk over and check|Take a picture while you're there, too].
A > [Went and looked, thanks|Good idea, walking over|Looked at it, answering now].

A {account}, "{subject}" ($case). [Answer first, then I'll see if the page says it|Replying, then checking what our page says|Answering, and putting a note to fix the page].

? A in Support; B in Product
A [For the FAQ pile|One for the FAQ|FAQ candidate]: "{subject}", from {account}. [I'll answer this one|I've got the answer for $case], [but it comes up|but I see it a lot|it isn't the first time].
B > [Send me your wording|Send me what you told them|Give me your answer]. [I'll put it on the product page|It should be on the page|Page gets updated this week].

? same team
A "{subject}" – {account}, $case. [My honest answer would be "it depends"|I want to say "it depends"|The true answer has an "if" in it]. [How do you put that nicely|How would you phrase that|Any tips on the wording]?
B > [Say what it depends on, both cases, done|Give both cases in one line each|"If A, then yes; if B, no"]. [They can pick|People like that|[Nobody|No one] minds an if when it's spelled out].

? same team
A {first} [asked by chat|asked over the phone|asked by [e-mail|email]], {account}: "{subject}". [I gave a quick answer|Answered on the spot|Told them what I know], [writing it down in|putting it into|logged as] $case.

? B leads A
A [Is it okay to send|May I send] the [internal sheet|full data sheet|test report] for $case? {account}, "{subject}". [It answers the question better than I can|Says it better than I would|Everything they ask is in it].
B > [The customer version, yes|Only the public one|Send the PDF from the site]. [The internal one has costs in it|Ours has [supplier|vendor] names in it|The other one isn't meant for outside].
""",
    "case-opened: fault": """
?? A in Support; A not in Head of customer support; B in Support

? same team
A $case: {account}, "{subject}". [Asked for [pictures|photos|pics] and the label|Asking for [photos|pictures|pics] and a shot of the label|I've asked {first} for [photos|pictures|pics]].
B > [Also ask when it started|Ask what changed before it started|Get them to describe what they were doing|Ask if it's the only one|Ask how long they've had it]. [Half the time that's the answer|Saves a round trip|That [usually|normally|typically] narrows it down|It narrows it down|That alone solves some of them].

? A in Support; B in Product
A @{b}, have you [seen|heard of] this: "{subject}"? {account}, $case. [First I've had|New to me|Haven't come across it].
B > [One other, a while ago|Not that I remember|Once, in the field]. [Send me the [photos|pictures|pics] when you get them|Get me the lot off the label|I'd like to see the label before I say anything].
A > [Will forward as soon as {first} replies|Asked {first} for both|On the way once I have them].

A {account} [reports|is reporting|says]: "{subject}". [Not happy|They sound patient so far|They'd like it sorted soon], $case, {priority}. [Asking for details first|Getting the details|Troubleshooting with {first} now|Questions are out to {first}|Collecting the facts].

? B leads A
A $case, {account}: "{subject}". [Warranty or goodwill?|Do I treat it as warranty?|Would you call that warranty?]
B > [Check the purchase date first|Find out when they bought it|Look up the order date]. [Then we talk|If it's inside, don't argue|If it's close, I'd be generous].
A > [Looking it up|OK, checking|Pulling the order].

? same team
A [Got off the phone with|Talked to|Spoke with] {first} at {account} about $case, "{subject}". [They mostly want to know what happens next|{first} asked three times what happens next|They're fine as long as something moves].
B > [Then tell them the steps|Give them the steps and a day for each|Lay out the steps in the [email|e-mail]]. [[Photos|Pictures|Pics], label, our answer|[Pictures|Photos|Pics] first, then we decide|What we need, when we answer].

? same team
A [Not sure about|I keep reading] "{subject}" ($case), {account}. [Can't quite picture it from the description|The description could mean three things|I'd like to see it before I say anything].
B > [Ask for a short video|A video tells you in ten seconds|Have {first} shoot a video]. [People describe it wrong all the time|You'll know [right away|immediately]|Beats six [e-mails|emails]].
A > [Asking for one|Good idea|Will do].

? same team
A [Another|One more] for the defects list: {account}, "{subject}", $case. [Logged with the lot|I tagged it|Tagged so it shows in the report].

? A in Support; B in Product
A [Do you want this one back for inspection|Should I have this one sent back]? {account}, "{subject}", $case.
B > [If they still have it, yes|Yes, please|I'd like that one]. [Prepaid label is fine|Send them a label|Put my name on the RMA so it doesn't go to the shelf].
A > [Will arrange it|Label's going out|Doing that].

? same team
A {account}: "{subject}", $case. [Asking how old it is|First thing I'm asking is when they got it|I need a date of purchase], [then [photos|pictures|pics]|and a photo of the label|and [pictures|photos|pics]].
B > [Order history has it|You'll find the order on the account|The date's on the order]. [Saves asking|No need to ask them|Don't make them dig].

? A in Support; B in Product
A [[Pictures|Photos|Pics] are in on|I have [photos|pictures|pics] for|[Photos|Pictures|Pics] came for] $case, {account}, "{subject}". @{b}, [take a look when you can.|could you look at them?|what do you see?]
B > [Looking|Opening them]. [I've seen that before, it's rare|That isn't how it should look|I can see what they mean]. [Get the lot number for me.|Need the lot to be sure.|Which lot is it?]
A > [Asked {first} for it|Will get it|Requesting it now].

A [Another for the quality log|For the quality log|Logging a defect]: {account}, "{subject}". $case, {priority}. [[Pictures|Photos|Pics] requested|Asked for [pictures|photos|pics]|Waiting on [pictures|photos|pics]].

? same team
A [[Nobody|No one] likes to get this kind of [email|e-mail]|Not a fun [email|e-mail] to get]: "{subject}", {account}. [I wrote {first} a proper apology, facts to follow|Apologized first, questions second|Started with sorry, then the questions]. $case.
B > [That's the right order|Good order|Exactly right]. [They calm down once [somebody|someone] says it|It takes the edge off|Half the battle].

? B leads A
A $case, {account}, "{subject}". [They'd rather have a new one than a discussion|{first} wants a new one, no discussion|They're asking for a replacement straight away].
B > [What do the [photos|pictures|pics] say?|Do we have [photos|pictures|pics]?|Show me the [pictures|photos|pics].]
A > [Clear as day|Pretty clear|No question about it].
B > [Then no discussion|Okay, replace it|Then replace it].

? same team
A [Wording help|Need a kinder way to say it]: {account}, "{subject}" ($case). [I have to ask if it was dropped|I don't know how to ask "did [somebody|someone] drop it"|I need to ask about handling without sounding like I'm blaming].
B > ["Was there anything unusual before you noticed it?"|I ask what happened right before|"[Can you|Could you] tell me how it's been used so far?"]
A > [That's good, using it|Stealing that|Oh, nice].
""",
    "case-opened: late": """
?? A in Support; A not in Head of customer support; B in Support

? same team
A {account} [is asking|wants a date|wrote about a date]: "{subject}", $case. [What are we telling people?|What's our line on this?|Do we have a date we trust?]
B > [What purchasing has|The date on the PO|Whatever the purchasing channel has|Just the date we were given|The date on the board], [and say it's the supplier's date|no promises beyond that|don't shorten it to be nice].
A > [OK, giving {first} that|Telling {first}|Thanks, sending it].

A $case, {account}: "{subject}". [Supplier's running behind on that one|It's the late one|That's on the [supplier|vendor]|It's one of the late ones|It's on the delay list], [so all I have is a date|I'll give {first} the date we have|giving {first} the latest date].

? same team
A {first} at {account} is [getting impatient|done being patient|asking again]. "{subject}", $case.
B > [Can't blame them|I get it]. [Offer something we have on the shelf.|Is there a substitute they could use?|See if they'd take something comparable.]
A > [Good idea, asking|Will offer it|Already looking at what's close].

? B leads A
A [They want it by a date we can't make|Customer has an install date we won't make]: {account}, $case, "{subject}". [Do we have any wiggle room?|Can we expedite anything?|Anything you can do from your side?|Can anything be moved up?|Is there any way to speed it up?]
B > [I'll call operations|Let me talk to operations|Let me ask if a partial is coming]. [Don't promise yet|Nothing to {first} until I'm back to you|Hold the reply for an hour|Stay vague until I've talked to them|Hold off until I've heard back].
A > [Holding|OK, standing by|Thank you].

? same team
A {first} ({account}) [needs to plan around it|has people scheduled|is planning a crew around it]: "{subject}". $case. [[I'd rather|I would rather] give a late date that holds|Giving them the pessimistic date|I'm giving the later date].
B > [Always|Smart], [[nobody|no one] ever complained about early|early is a gift|you can't be yelled at for early].

A [One more customer waiting|Another customer waiting] on the delayed goods: {account}, "{subject}", $case. [Added to the list of people to call when it lands|They're on my call list for the day it lands|I'm keeping a list for when it's in].

? same team
A [Has anything changed|Is there any change] since the last date from purchasing? {account} is asking, "{subject}", $case.
B > [Not that I've seen|No, same date|Same as before]. [I'd check their channel before you write|Purchasing posts changes [right away|immediately]|They'd have posted it].
""",
    "case-opened: delivery": """
?? A in Support; A not in Head of customer support; B in Support

? same team
A {account}: "{subject}", $case. [Asked {first} for [pictures|photos|pics] of the pallet and the slip|I need the packing slip and some [pictures|photos|pics]|Getting [photos|pictures|pics] of everything, box included].
B > [What did they sign for|Did they note it when they signed|Was anything written on the BOL]?
A > [Asking|That's my next question|Don't know yet].

A $case, {account}, "{subject}". [Pulling the shipping papers|Looking up what left the dock|Getting the pick sheet] [before I call {first}|first|to compare].

? same team
A [Delivery issue|Trouble with a delivery] at {account}: "{subject}" ($case). [Who can I ask in the warehouse?|Who's best to ask on the dock?|Who on the floor would know?]
B > [The shift lead|Try the shift lead|Post it in the warehouse channel]. [They keep the pick sheets|They'll have the load [photos|pictures|pics]|They take a picture of every pallet].
A > [Perfect|Asking there|Great, thanks].

? B leads A
A $case: {account}, "{subject}". [They're being good about it|{first} was decent about it|They're not thrilled]. [How far can I go without asking?|What can I offer on the spot?|What am I allowed to offer?]
B > [Make it right first, we sort out who pays later|Replace what's wrong, don't haggle|Whatever the handbook lets you do, do]. [Keep me posted|Tell me if it's more|Over that, come to me].

A {account}, "{subject}". [Opened|That's] $case. [Asked the dock for the load [photos|pictures|pics]|Load [photos|pictures|pics] requested from the dock|Getting the load [pictures|photos|pics] from the dock].

? same team
A {first} at {account} [sent me four [photos|pictures|pics]|sent [photos|pictures|pics] of everything|sent a very complete [email|e-mail]], "{subject}", $case. [I wish [everybody|everyone] did that|Makes it so easy|What a joy].
B > [Send {first} a mug|We should clone {first}|Thank them for that, seriously].

? same team
A [Before [anybody|anyone] says "not our fault"|Let's not start with whose fault it is]: {account}, $case, "{subject}". [What can I offer today|What's the fastest way to make it right|How fast can we fix it]?
B > [Ask the warehouse what could leave today|Find out what's on the shelf first|See what's in stock, then promise].
A > [Asking now|On the phone with them|Already asked].

A [Delivery case|A delivery one] from {account}: "{subject}". $case, {priority}. [Shipping papers are attached to the case|I put the shipping papers on the case|Papers are on the case].
""",
    "case-opened: prices": """
?? A in Support; A not in Head of customer support; B in Support

? same team
A [Price dispute|Price question], {account}: "{subject}". $case. [Was the quote before or after the new list?|Which list was the quote on?|[Anyone|Anybody] know what they were quoted?|Before or after the change, that's the question.|Do we know which list applied?]
B > [Check the quote date on the deal|It's on the deal|The quote's attached to the deal|Look at the date on the quote]. [If it was still valid, it stands|We honor what was quoted while it's valid|A valid quote wins].
A > [Looking now|Thanks, that's what I thought|Checking the date].

A $case, {account}, "{subject}". [Need the quote and the invoice side by side|Comparing quote and invoice|Pulling quote and invoice] [before I say anything|first].

? B leads A
A {first} at {account} [says we overcharged them|thinks the invoice is wrong|is disputing a price]: "{subject}", $case.
B > [Don't argue|Listen first]. [Compare line by line, then bring in AR|If we're wrong, say so and get AR to fix it|Get the two documents and show {first} the math].
A > [Will do|OK|On it].

A {account}: "{subject}". [That's mine|I've got it|Taking that one], $case. [Putting the numbers next to each other|Comparing what was quoted and what was billed|Checking line by line].

? same team
A [Who can see|Who has access to] [last year's list|the old list prices]? Need [it|them] for {account}, $case, "{subject}".
B > [Archive folder, by year|It's in the archive folder|Finance keeps a PDF]. [Check the date on it|Make sure it's the final one|There are two drafts in there, careful].
""",
    "case-opened: return": """
?? A in Support; A not in Head of customer support; B in Support

? same team
A Return request, {account}: "{subject}", $case. [Order's inside the window|Window looks okay|I'm checking the window].
B > [Ask if it's been opened.|Did they open it?|Used or unused?]
A > [Asked, waiting on {first}|Don't know yet, asked|That's in my reply to {first}].

A {account} [wants to send something back|is sending something back|asked for an RMA]: "{subject}". $case, [label to follow|instructions going out|sending {first} the steps].

? same team
A [Is there a trick to|What's the fastest way to do] [an RMA when they've tossed the box|a return without the original box]? $case, {account}, "{subject}".
B > [Any sturdy box is fine|We can mail them a box|They can use any carton|A plain box will do|They don't need the original box]. [Just have them write the RMA on the outside|RMA number on the outside|As long as the RMA is on it].
A > [OK, telling {first}|Good, thanks|Got it].

? same team
A {account} [has changed their plans|won't be keeping it|wants to return], "{subject}". $case. [Sending {first} the return form|Return form's on its way|RMA form goes out now], [with the address in [big|large] letters|and the cut-off date|plus what to write on the box].
B > [And remind them to keep the receipt for the drop-off|Tell them to keep the drop-off receipt|Ask them to keep the drop-off slip]. [It's the only proof|We've needed it before|You'd be amazed how often it matters].

? B leads A
A [Return's [a few|several] days over|They're just past the window|A couple of days late, this return]: {account}, "{subject}", $case. [Good customer|They order a lot|Never asked for anything before]. [Let it go.|Be nice.|May I say yes?]
B > [Check what the handbook gives you|See what the handbook lets us do|Check the policy, then use your head]. [If it's your call, be kind|Kind is fine, write down why|Note the reason either way].
""",
    "case-opened: order": """
?? A in Support; A not in Head of customer support; B in Support

? same team
A $case, {account}: "{subject}". [Web order|It's a shop order], [I'm in Backroom now|looking at the timeline|tracking it down].
B > [What does the timeline say|Anything odd in the timeline]?
A > [Nothing odd so far|Reading it now|Still looking], [{first} gets an answer from me today|will write {first} either way|I'll have an answer for {first} shortly].

A {first} ({account}) [about a web order|on a web order]: "{subject}". $case. [I have the order open|Order's open on my screen|Checking the order].

? same team
A [Web order question|Shop order]: {account}, "{subject}", $case. [Would that be us or the order desk?|Ours or the order desk's?|Do I handle it or does the order desk?]
B > [You talk to {first}, they fix the order|Us for the customer, them for the order|We keep the case, they do the clicks].
A > [Got it|OK, looping them in|Makes sense].

A {first}, {account}, [is asking about|has a question on] [an order|a web order]: "{subject}". $case. [The timeline has most of it|Most of it is in the timeline|Reading the order history now].

? same team
A [Where do I see|Where can I find] [who touched an order|the full history of an order]? [For|It's for] $case, {account}, "{subject}".
B > [Scroll down, [there's|there is] a timeline|Timeline at the bottom of the order|Bottom of the order page]. [Name and time on every line|It shows who and when|Every click is in there].
A > [Found it. That explains it|Ah, there|Perfect, thanks].

A [Looking this up in Backroom|Checking the order in Backroom|I've got the order open in Backroom]: {account}, "{subject}", $case.
""",
    "case-opened: office": """
?? A in Support; A not in Head of customer support; B in Support

? same team
A $case from {account}: "{subject}". [Nothing to do with the product|Not a product thing|Paperwork, not product], [should be quick|I'll have it done today|won't take long].

? same team
A {account}: "{subject}" ($case). [Who owns those now?|Is that ours?|Who normally does these?]
B > [We do, as long as it's in the queue|We answer, whoever's needed gets a comment|Ours]. [[There's|There is] a template|Template covers most of it|See the template].
A > [Found the template|Great|OK, doing it].

A [Admin stuff|Small admin one] for {account}: "{subject}". $case, [mine|I've got it|taking it].

? same team
A {first} at {account}: "{subject}". $case. [I can do that one from here|It only needs a minute|All I need is the form]. [Doing it before lunch|Doing it now|I'll have it out today].
B > [Thanks|Great|Sounds good].

? same team
A [Do we have a how-to for|Is there a how-to on] [this kind of request|requests like this one]? "{subject}", {account}, $case. [I do it so rarely|I forget between times|It's been months since I did one].
B > [There's a page called "Account requests"|[There's|There is] a checklist in the knowledge base|Search the knowledge base for "account"]. [Five steps|Takes five minutes|It's short].
A > [Got it|Found it|That's the one].
""",
    "case-opened @support-escalations": """
?? A in Support

? B leads A
A $case, {account}: "{subject}". [Marked {priority}|Priority {priority}]. [Putting it here so nobody's surprised|Here because {first} asked for a manager|Posting it before they call you|So you know before the phone rings|In case it climbs higher].
B > [Thanks for the heads-up|OK], [what do they want|what would make them happy|what's the ask]?
A > [A date and a name|[Somebody|Someone] to own it|A call from a person who can decide|Someone to talk to|An answer today].
B > [I'll call them|Give me the number|I can do that], [after you send me the short version|send me two lines on it first|just need the background].

? A in Support; B in Sales|Operations|Executive
A [Escalation|Escalating this]: {account}, "{subject}", $case, {priority}. [I may need help from your side|Might need your people on it|Will probably need you], @{b}.
B > [Okay|Sure], [what do you need?|tell me what and by when.|what's the deadline?]
A > [Not sure yet, talking to {first} now|Will know once I've talked to {first}|Let me get off the phone with {first} first|I'll know after the call].

A {account}, $case ({priority}): "{subject}". [I've talked to {first}|Spoke with {first}], [calm [for now|for the time being]|they're calm, but it can't sit|they want an update by the end of the day]. +eyes

? A in Support; B in Sales
A Does [anybody|anyone] [know|have a relationship with] {contact} at {account}? $case, {priority}, "{subject}". [A friendly word might help|[I'd rather|I would rather] they hear it from [someone|somebody] they know|Could use a friendly voice|It would go a long way|They'd take it better from a familiar voice].
B > [I know the name|Met them once|We've talked]. [Happy to call after you have facts|I'll call, but I need something to say|Get me the facts and I'll call].
A > [Will do|Facts coming|Give me a bit].

? A in Support
A {priority}: {account}, "{subject}". $case. [Next update in this thread|I'll post updates here|Updates below|Updates go here|I'll write here], [at the latest {dow}|by {dow} at the latest|no later than {dow}].
A > [Talked to {first}, expectations are set|{first} knows where we are|{first} has my direct line now]. [Nothing needed from [anybody|anyone] here yet|No action for others so far|Just keep it on your radar].

? A in Support; B in Sales|Executive
A $case, {account}, "{subject}". [{first} is asking for whoever runs this place|{first} wants to talk to management|{first} would like a call from higher up].
B > [Is it deserved|Are they right|How did we get here|Is it our fault|Do they have a case]?
A > [Partly|From their side, yes|I'd be upset too|Yes and no|I'm afraid so]. [The history's in the case, read it from the top|All in the comments|It's all written up in the case].

? A in Support; B in Sales|Executive|Operations
A {account}, $case, "{subject}". [I'd like a second person on the call|Who'd join me for a call with {first}|I want [somebody|someone] with more authority on the line]. [Today or {dow}|Any slot today|Later today]?
B > [I can join|Count me in|Put me on]. [Send the invite|Send me the dial-in|Just send a time].
A > [Invite's out|Sent|Done, thank you].

? A in Support; B in Sales|Executive
A [They mentioned|{first} mentioned] [going elsewhere|taking their business elsewhere|looking at other suppliers]: {account}, $case, "{subject}". [I don't think it's a bluff|Could be a bluff|Hard to tell if they mean it].
B > [Either way, let's treat it as real|I'd take it seriously|Assume they mean it]. [What do they need to hear|What would turn it around|What's the one thing they want]?
A > [When, and who's responsible|A firm answer|That it won't happen again].

A $case, {account}, {priority}. "{subject}". [I'll post as soon as something moves|Watching this one closely|Checking on it twice a day] +eyes

? B leads A
A [Can I get|Could I have|Can I ask for] [ten minutes on|your read on|five minutes about] {account}, "{subject}" ($case)? [I have a plan, want to check the cost|[There's|There is] a plan, it costs something|I know what I'd do, it isn't free].
B > [Now is good|Come by|Call me now]. [What's the cost|Ballpark|How much are we talking]?
A > [Less than losing them|Freight, mostly|Mostly our time].
""",
    "case-opened @returns": """
?? A in Support

? A in Support
A [Coming back to us, maybe|May be coming back|Possible return]: {account}, "{subject}", $case. [Will post the RMA if it does|RMA here once it's approved|If it's approved I'll post the RMA].

? B in Warehouse
A $case, {account}, "{subject}". [If a box from them shows up|Should something from {account} land on the dock], [please don't open it without me|call me first|set it aside for me].
B > [Will do|Got it]. [I'll tell the morning crew|Putting a note on the board|I'll write it on the whiteboard|The crew knows|Taped a note to the bench].

A "{subject}" ({account}), $case. [Nothing to receive yet|No box yet], [this is just so you've heard the name|posting it so the name rings a bell|it's only so you know the name].

? B in Warehouse
A [Has anything come in from|Did we get anything from|Any box from] {account}? [They say it's about|It'd be for] $case, "{subject}".
B > [Not on my shift|Nothing on the returns shelf|Not that I've seen]. [I'll check the cage|Let me look in the cage|Could be in the cage].
A > [No rush|Thanks, just checking|Appreciate it], [it may not have shipped yet|they may still be packing it|they only wrote today].

? B in Warehouse
A [[Somebody|Someone] at {account}|{first} at {account}] [may want to send goods back|could be returning something], $case, "{subject}". [Do we have room|Is there space on the bench|Any room on the returns shelf]?
B > [For one carton, always|Sure, if it's not a pallet|Yes, cleared it this week]. [A pallet I'd need to know about|Warn me if it's a pallet|Pallets go to the cage].

A {account}: "{subject}". $case. [Deciding whether it comes back or gets scrapped there|Not sure yet if it comes back|Might tell them to keep it], [freight isn't worth it for some things|depends on the freight|freight decides].
""",
    "case-opened @direct": """
?? A in Support; A not in Head of customer support

? same team
A $case, {account}, "{subject}". [That's mine now|It landed on me|I'm taking it].
B > [OK|Sounds good|Thanks for taking it]. [I had {account} last time, so ask me if you get stuck|Let me know if you want the old notes|Holler if you need a hand].

? B in Support|Sales
A [Do you know|Have you ever dealt with|Ever talk to] {contact} at {account}? [Just got a case from them|They opened a case|I have a case with them], "{subject}".
B > [Name sounds familiar, that's all|Only by [e-mail|email]|Don't think so|Once, a while back|I know the name]. [Why|Are they difficult|Trouble]?
A > [No, just like to know who I'm calling|No, just curious before I call|Nope, being prepared].

? same team
A [Can I think out loud for a second|Mind if I run one by you|Got a second for a sanity check]? $case, {account}, "{subject}". [I've written the reply twice and hate both|My draft sounds cold|I can't find the right tone|I can't get past the first line|It reads like a form letter].
B > [Send me the draft|Paste it here|Let me see it].
B > [It's good. Cut the first two sentences|It's good, I'd just start with the answer|Reads fine. I'd put the answer on top], [then send it|and you're done].
A > [You're right|Much better|Thanks, that does it], [sending|out it goes|sent].

? B in Sales|Sales operations|Operations
A [Customer thing, might cross your desk|You may hear about this one|In case it lands with you]: {account}, "{subject}". [I've got it, $case|It's $case, mine].
B > [Good to know|Okay, thanks for the warning|Thanks]. [If they call me I'll send them to you|I'll point them to you|Will send them your way].

? B leads A
A [In case it comes up|Just so you've heard it from me]: {account}, $case, "{subject}". [Under control|I've got it|No help needed].
B > [Thanks|Good], [tell me if that changes|I'm around if it isn't|let me know how it ends].

? same team; B not in Head of customer support
A [Trade you one?|Want to swap?] I have $case ({account}, "{subject}") [and I'm out {dow}|and I'm off {dow}].
B > [Sure, what do you want for it?|What are you taking of mine?|Deal, if you take one of mine.]
A > [Anything without a phone call|Whatever's on top of your pile|Your choice].

? same team
A [You said {account} would write in this week.|Remember you told me to expect something from {account}?|You had a feeling {account} would be back.] [New case from them|It's here]: "{subject}".
B > [I talked to {first} last week, so I figured|{first} mentioned it on the phone]. [Anything you need from me|Do you have what you need|Want my notes]?
A > [Your notes would help, thanks|No, it looks straightforward|I'm good, just letting you know].

? same team; noon
A [Working through lunch, {first} is calling back at half past|No lunch for me yet, I'm waiting on a callback]. $case, {account}, "{subject}".
B > [Want me to bring you something|I'm going out, want a sandwich|Need anything from the deli]?
A > [Yes please, anything with turkey|You're an angel. Turkey on wheat, please|A coffee would be great].

? same team
A [Before I call {first} at {account}|I'm about to call {first} at {account}]: "{subject}", $case. [Anything I should ask while I have them|What would you want to know first]?
B > [When it came in, and what they need it for|The order number and the best time to reach them|What they've tried so far]. [Then you only have to call once|Saves a second call].
A > [Good list, thanks|Writing that down|Will do].

? B in Sales|Operations|Warehouse; afternoon
A [Do you have a minute later|Got a minute in a bit]? [A case from {account} touches your side a bit|It's about a case, {account}], "{subject}".
B > [After {time}|Sure, {time}|I'm free around {time}]. <<[Come by.|Come over.]|[Call me.|Just call.]|Your desk or mine?>>
A > <<[Will do|See you then].|[Will do|I'll call then].|[Yours|Yours, I'll come by].>>
""",
    "case-closed": """
?? A in Support; B in Support|Sales; C in Support; C not in Head of customer support

A [Closed|Just closed] $case, {account}, "{subject}". [{first} confirmed|{first} is good|{first} signed off]. +white_check_mark

? same team
A $case [is closed|can come off the board|is done]: {account}, "{subject}".
B > [Nice|Good one to have gone|Finally]. [What was it in the end|How did it end|What did the trick|How did you solve it|What turned out to be wrong]?
A > [It's in the resolution|Wrote it up in the resolution|Resolution has the whole story], [shorter than the thread|worth a read|in case it comes back].

A {first} ({account}) [wrote back|replied|called back]: [all good|that did it|nothing else needed]. Closing $case.

? B leads A
A Closed $case, {account}, "{subject}". [Took longer than I wanted|Slower than I'd like|More back and forth than it needed|Not my fastest|Should've been done sooner].
B > [Done is done|It got there|They stayed polite, so you did something right]. [Anything we should do differently|What would have sped it up|What slowed it down]?
A > [Asking the right question at the start|I'd call earlier next time|Less [e-mail|email], more phone|Reading the first mail twice|Picking up the phone sooner].

? same team
A [One less|Another one off the list]: $case, {account}. [{first} says thanks to whoever answered the phone first|{first} sends thanks to the team|{first} was really nice about it|{first} asked me to thank you all|There's a thank-you for the whole desk].
B > [That was me, I'll take it|Tell {first} any time|Love those].

A "{subject}" ({account}): closed, $case. [Cleaned up the comments so it can be found|Tagged it so the next person finds it|Left the steps in the resolution|Summed it up in the resolution|Wrote it so a newcomer gets it].

? same team
A [Can I close|OK to close|Would you close] $case? {account}, "{subject}". [{first} hasn't objected to anything|No answer since my last [email|e-mail], but it's solved|Everything's done on our end|It's been quiet and it works|There's nothing left to do].
B > [Yes, close it|Close it|I would]. [They can always reply and it reopens|It reopens if they write|A reply brings it right back|It opens again if they answer|If they write, it comes back by itself].
A > [Closed|Done|OK, closed it].

? same team
A [Summary|Write-up|Notes] on $case attached, {account}, "{subject}". [For the next person who gets one like it|So we don't start from zero next time|Might be useful for new people|In case we get another like it|Might save someone an hour]. !notes
B > [Thanks for doing that|Nice, thanks|Saved it]. [Putting the gist into the knowledge base|I'll turn it into an article|Could be an article|The short version goes into the knowledge base].

? Friday
A [Closed $case|$case closed|$case is done] [before the weekend|ahead of the weekend|in time for the weekend], {account}. [Feels good|That one was not coming with me into Monday|Did not want to see it Monday|One less for next week|A clean desk for once].

? same team
A $case, {account}: done. [Started as|It came in as] "{subject}", [ended with a thank-you|ended well|ended better than it started]. +raised_hands
B > [Those are the good ones|Well handled|Great].

A [Marking|Setting] $case closed, {account}. [If {first} calls about something else, please open a new one|Anything new from {first} should get its own case|If something new comes in from them, please give it its own number].

A [That wraps up|Wrapping up] $case, {account}. [Last word was a thank-you from {first}|{first} had the last word, and it was "thanks"|{first} said thanks twice].

? same team
A [Closing|I'm closing] $case, {account}, "{subject}". [It sat in pending longer than it needed|Most of its life it sat in pending|Half the days on it were waiting].
B > [On them or on us|Us or them|Their waiting or ours]?
A > [A bit of both|Them, mostly|Both]. [[Nobody|No one] was upset|Nobody minded|They were fine with it].

? same team
A {account}, $case: [closed|done and closed]. "{subject}". [It took me two calls to ask the right question|I'd have saved a day by calling first].
B > [What was the right question|What should I ask if I get one like it]?
A > [I put it in the resolution|Resolution field, last two lines|It's in the resolution, short version].

A $case [is off my list|is off the board|is done], {account}. "{subject}". [Down to single digits|My queue fits on one page again|I can see the bottom of my queue].

? B leads A
A [Closed $case|$case is closed]. {account}, "{subject}". [I gave {first} my direct line in case it comes back|{first} has my extension if it comes back|They can reach me directly if it's not over].
B > [Nice touch|Good|I like that]. [How's the rest of your queue|What's left in your queue|What else have you got]?
A > [Manageable|Two old ones, rest is fresh|Fine, one tough one].

? same team
A [For the Monday meeting|One for the team meeting|For show and tell]: $case, {account}, closed. [Good example of a short reply doing the job|Shows that calling beats writing|A good one to learn from].
B > [I'll put it on the agenda.|Adding it.|Want to present it?]
A > [If I must|Two minutes, sure|Happy to].

A {first} at {account} [signed off on it|gave the okay|is satisfied]. $case [closed|is closed], "{subject}".

? same team
A [Reopened once, closed twice|Opened twice, closed for good|Second time closing it], $case, {account}. [This time {first} confirmed it in writing|This time I have it in writing|I waited for a yes in writing].
B > [Learned that the hard way|Always wait for the yes|Yes, I wait for it, too].

? same team
A [Notes on $case are|The history of $case is] attached for [the file|whoever inherits the account|the account owner], {account}. [Closed|It's closed]. !notes
B > [Thanks, helpful to have|Got it, thanks|Appreciated]. [I'll look there first when the next one like it comes in|Saves me asking if they write again|Good to have it all in one place].

A [{first} at {account} just thanked us|{first} at {account} wrote back to say thanks]: "{subject}", $case, [closed|done]. +tada

? same team
A [Who had|Who started] $case before me? [Closed now|It's closed], {account}. [Your notes were so good I only had to finish it|Good notes, all I did was the last [email|e-mail]|The notes saved me an hour].
C > [Me. You're welcome|That was mine, thanks|Oh, that one! Glad it's done].
""",
    "case-closed: question": """
?? A in Support; B in Support|Sales

A [Answered and closed|Question answered, closed]: $case, {account}, "{subject}".

? same team
A $case is closed, {first} has the answer. "{subject}" [turned out to be easier than it looked|took one [e-mail|email]|was one [e-mail|email] in the end].
B > [Is the answer somewhere we can find it|Did you save the wording|[Can you|Could you] save that reply]?
A > [It's in the resolution|Saved as a template|In the case, word for word].

A [Sent the answer|Answer's out|Replied], {first} [says that's clear|got it|is all set], [closing|closed] $case. {account}.
""",
    "case-closed: fault": """
?? A in Support; B in Support|Sales

? same team
A Closed $case: {account}, "{subject}". [{first} tried it and it's fine now|Confirmed with {first}|{first} has no more complaints].
B > [Worth telling product|Does product know about it|Did product get the details]?
A > [They have the [photos|pictures|pics]|Commented on the case, so yes|Yes, they're on the case].

A [Defect case|The defect] at {account} [is settled|is closed], $case: "{subject}". [All in the resolution|Fix is in the resolution|Cause and fix are in the case].

? same team
A {account}, "{subject}": [closed|done and closed], $case. [Label and [photos|pictures|pics] are on file|[Photos|Pictures|Pics] and label are in the case|Lot number is noted], [so product can count it|for product's statistics|in case there are more].
B > [Good, they keep asking for that|Product will like that|That's what they need].
""",
    "case-rejected": """
?? A in Support; B in Support

? same team
A [Had to turn down|Declined|Had to refuse] $case, {account}: "{subject}". [Not something we can do|Outside what we cover|It isn't covered|It isn't ours to do|The handbook is clear on that one].
B > [How did they take it|Was {first} okay with it|How was {first}]?
A > [Better than expected|Not happy, but polite|Took it fine once I explained why|Disappointed, but fair about it|Okay with it after a call].

A $case [closed as rejected|is rejected], {account}, "{subject}". [The reason's in the case|Reason is in the resolution|Explained it to {first} in writing|I wrote down why|The case says why].

? B leads A
A I [rejected|turned down] $case, {account}, "{subject}". [You may get a call|{first} might ask for you|If {first} calls you, that's why|{first} may go over my head].
B > [OK, I'll back you up|Thanks for the warning|I'd have done the same]. [What did you offer instead|Did we leave them with anything|Is there something we can offer|Did you give them an alternative|Is there a plan B for them]?
A > [Told {first} what we can do|Offered what I could|Pointed {first} to the paid option].

? same team
A [Second opinion|Gut check]: I said no on $case ({account}, "{subject}"). [Too strict?|Would you have?|Was that right?|Too harsh.|Fair or not.]
B > [No, that's what the policy says|I'd have said no too|Right call]. [Just be nice in the last line|A kind sentence at the end helps|As long as we explained it].

A Rejected: $case, {account}. [Wasn't ours to fix|Not our product in the end|Nothing we could do from here|It turned out to be someone else's product|Not covered, not fixable from here]. [Wished {first} luck|{first} knows|Told {first} by phone, didn't want to do that by [e-mail|email]].

? same team
A {account}, $case, "{subject}": [it's a no|I had to say no]. [Quoted the policy, linked it too|Sent the policy paragraph with it|Policy's linked in the reply].
B > [Good, link always helps|They [usually|normally|typically] accept it once they see it in writing|Fair enough].

A [Had to say no|It's a no] on $case, {account}, "{subject}". [Said it friendly|Tried to be kind about it|Kept it kind and short], [left the door open|told {first} what would be possible|gave {first} the reason].

? same team
A {account}, $case: [rejected|turned down]. [I hate writing those|Worst [emails|e-mails] to write|Never gets easier].
B > [Call instead|I call, then write|Phone first, [email|e-mail] after]. [It's over in two minutes|People are nicer by phone|They yell less].
A > [I did. You're right|Next time|True].
""",
    "case-duplicate": """
?? A in Support; B in Support

A $case is a duplicate ({account}, "{subject}"), [closed it|closing it|marked as such]. [We already have one open on this|The other one has the history|Working the other one|There's an older one with the same story|The first one is still open].

? same team
A [Two tickets|Two cases], same thing: {account}, "{subject}". [Closed|I closed] $case as the duplicate.
B > [[E-mail|Email] and web form?|Did they call and write?|Phone and [e-mail|email], I bet.]
A > [Yep|Exactly|Form first, then phone].

? same team
A Which one do we keep when [it's in twice|there are two|they come in double], [the older one|the first one|the one with more in it]? $case, {account}.
B > [The older|The one with more in it|The one with the history|The first one in|Whichever has the answers]. [Close the other as duplicate|Mark the other one duplicate], [and copy over anything missing|and move the attachment].
A > [Done|OK, done|Closed it that way].

A {first} at {account} [wrote twice|sent it twice|used the form and [e-mail|email] both]. $case is the [copy|second one|extra], closed.

? same team
A [Heads-up|Small thing], $case ({account}) was a duplicate. [If you replied there, check that it's in the other one too|Any notes you had there, please copy over|Comments from there are copied to the other].
B > [I hadn't|Mine's copied|[Didn't|Did not] write in that one], [all good|so nothing lost|thanks].

A [Found the twin|[There's|There is] a twin] of $case, {account}, "{subject}". [Closed this one|This one's closed], [the other has the [email|e-mail] history|the other one carries on|the older one stays].

? same team
A {account} [is in here twice|shows up twice], "{subject}". $case [was the newer|is the newer|came second], [so that one's closed|closed as duplicate|closing it]. [The form must have hung|I bet the form hung|Double-click on the form, probably].
B > [It doesn't say "sent" [right away|immediately]|The confirmation takes too long|People don't see the confirmation]. [I'd press it twice, too|I'd click again, too|Anybody would click again].
""",
    "batch-stopped": """
?? A in Support|Operations|Product|Executive

? A in Operations|Product; B in Warehouse|Support|E-commerce
A Stop on the {article}, {batch} batch: {fault}. [Don't ship, don't quote from stock|Nothing from that batch leaves the building|Please hold everything from that batch]. !pin +warning
B > [How do we tell them apart|How do I recognize the batch|Where's the batch on it|What do I look for on the box]?
A > [Month is on the carton label|Carton label, lower right|It's printed on the carton label|The batch is on the side of the carton|Look at the small label, bottom right]. [If in doubt, hold it|No label, hold it|Not sure, put it aside].
B > [OK. Telling my people|Got it, passing it on|Understood, spreading the word].

? A in Operations|Product; B in Warehouse|Support|E-commerce
A [Quality hold|On hold]: **{article}, {batch} batch** // - [Problem|Issue]: {fault} // - [Stock|Warehouse]: [block it, separate bay|quarantine, red tags|red-tag it] // - [Customers|If a customer calls]: [open a case, get a photo, we replace|photo and label, then we exchange|take the details, promise a callback] // [Questions here in the thread, please|Ask in this thread|Keep questions in the thread] +eyes
B > [Clear, thanks|Thanks, that's clear]. [Do other batches look okay|Are the other months fine|Is it only {batch}]?
A > [Only {batch} as far as we know|So far just {batch}|Others checked out so far].

? A in Operations|Product|Head of customer support; B in Support|Sales|Executive
A [We're pulling|I'm pulling|Pulling] the {batch} batch of the {article}. {fault}. [Enough reports that it isn't a coincidence|More than one report, same batch|Same complaint from several customers|Several complaints, one batch|It's a pattern now].
B > [Do we contact people who already have it|Are we calling customers|Do we reach out or wait]?
A > [List first, then calls|Working on the list|Operations is building the list|We start with the largest orders|There'll be a list by noon]. [[Nobody|No one] goes out on their own, please|One message for [everybody|everyone], please wait for it|Wording is coming, wait for it].
C > [Makes sense|OK|Good].

? A in Operations|Product; B in Support|Warehouse
A {article}, {batch} batch, {fault}: [stopped|on hold] [until product has looked at it|until we know why|until further notice]. [Shop listing shows other stock only|Newer stock is fine to sell|Everything else on the shelf may ship].
B > [Who's looking at it|Who has samples|Do you have samples]?
A > [Two are on the bench|Three are set aside for inspection|Pulled three for inspection].

? B leads A
A [I'd like to stop|I've stopped] the {article}, {batch} batch. {fault}. [Better [a few|several] angry calls now than a lot later|[I'd rather|I would rather] hold too much than too little|Not worth the risk].
B > [Agreed, stop it|Right, do it|Yes]. [How many are out there|What's our exposure|How many have shipped|Do we know how many we shipped]?
A > [Getting the number|Operations is counting|Number coming from operations].

? A in Product|Operations|Head of customer support; B in Support
A {article}, {batch} batch: {fault}. [As of now, nothing ships|Stop-ship as of now|Effective now: stop-ship]. [Support has the wording for callers|Callers get the standard wording|[There's|There is] a short text for callers] in the [knowledge base|templates].
B > [Found the text|Got it]. [Do we say "recall"|Are we calling it a recall|Is "recall" the right word]?
A > [No. Quality hold, and we replace|"Quality hold", please|Hold, not recall]. [Nothing unsafe about it|[There's|There is] no safety issue known|[Nobody|No one] has been hurt].

? A in Operations|Product; B in Warehouse|Operations
A [Who has|Does [anyone|anybody] have] [open orders|orders waiting] with the {article}? [Stopping the {batch} batch|The {batch} batch is on hold], {fault}. [I want to swap stock before they notice|Let's fill them from another batch|We can fill those from newer stock].
B > [I see [a few|several]|Some, yes|A handful]. [Will mark them|Marking them now|I'll hold the pick tickets].
""",
    "batch-settled": """
?? A in Operations|Product|Support; B in Operations|Warehouse|Product|Support|Executive; C in Operations|Warehouse|Support

A [That's the end of|We can close the book on|All done with] the {article}, {batch} batch ({fault}). [Came back:|Returned:|Total back:] {returned}. [Hold is lifted|Red tags are off|The hold is off|The bay is free again|Stock is released]. +white_check_mark
B > [Great|Glad that's over]. [What do we change|What did we learn|How do we keep it from happening again]?
A > [[Supplier|Vendor] checks that point before packing now|Incoming check on the first pallet of every batch|[Supplier|Vendor] added a check, and so did we].

? C in Warehouse|Support|Operations|Product
A {returned} x {article} back in total, {batch} batch. [Closed|Case closed on that|We're done with it]. [Thanks to [everybody|everyone] who made the calls|Thanks to the returns bench|Good work on the phones and the dock].
C > [Team effort|Glad it's behind us|And no shouting, mostly].

? A in Operations|Support
A Final number on the {batch} {article}: {returned} [returned|came back]. [The credit from the [supplier|vendor] is agreed|[Supplier|Vendor] is crediting us|We have the supplier's credit].
B > [All of it|Including freight|Freight too]?
A > [Goods yes, freight half|Goods, and part of the freight|Most of it].

? B leads A; A in Operations|Product|Support
A The {article} business ({batch} batch, {fault}) [is wrapped up|is finished]. {returned} back.
B > [Good job keeping that together|Well handled|Good work]. [Write half a page for the next time|A short write-up, please, while it's fresh|Let's write down what worked].
A > [Will do {dow}|You'll have it {dow}|On my list for {dow}].

? A in Warehouse|Operations; B in Warehouse
A [Unblocking|Releasing] the bay that held the {batch} {article}. {returned} came back, [all accounted for|all booked|all of it booked]. [New stock is clean|Current stock checked out|The new batch checked out].
B > [I can use the space|Finally, the space|Great, I need that bay].

A [Batch {batch} of the {article}|The {article}, {batch} batch]: {returned} [units back|came home|returned], [file closed|we're done|all settled]. [[Nobody|No one] lost their temper, which I count as a win|Customers were patient, mostly|Most people just wanted a date]. +white_check_mark

? A in Operations|Product; B in Support; C in Warehouse
A [Closing out|Signing off on] the {article} hold. {batch} batch, {fault}, {returned} [came back|returned]. [What would we do differently|What should we do faster next time|Lessons, [anyone|anybody]]?
B > [Tell the phones an hour earlier|Get the phones the wording sooner|The wording came after the calls did].
C > [Labels on the outside|Batch on the outer label|Batch number where you can see it without opening].
""",
    "SUPPORT": """
?? A in Support; B in Support; C in Support; A not in Head of customer support; B not in Head of customer support

? same team
A [[Anybody|Anyone] else's|Is [anyone|anybody] else's] [headset|softphone] [dropping calls|crackling|cutting out]? [Lost one mid-sentence|Just lost a customer mid-call|Second one today|It hung up on a customer|I sound like a robot, I'm told].
B > [Restart the client, not the laptop|Mine did it until I switched USB ports|Log out and in, it worked for me|Plug it into the other port|New cable, it's the cable].
A > [That did it|Better, thanks|Trying it].

? same team
A [Would [anybody|anyone] trade|Can [anyone|anybody] swap|[Anyone|Anybody] up for swapping] my {dow} [late shift|early shift|phone shift]? [Kid's school thing|Doctor's appointment|Landlord is coming|My sister's in town|I have to be at the bank].
B > [I'll take it|I can do it|Sure]. [Give me one of yours next week|You owe me a late one|Take my next early|You take my Friday some time|Pay me back next month].
A > [Deal|Done, thank you|You're the best].

? same team
A [Queue's quiet|Slow so far|Nobody's calling]. [Working the old pending ones|Cleaning up what's pending|Going through my pending list], [send me yours|happy to take [a few|several]|give me any you're sick of].
B > [Don't jinx it|Careful saying that]. [I have two that just need a nudge|Sending you one|Take my oldest|Take my two oldest|I'll send you the one with the long history].

? A leads B
A [Reminder|Small thing]: [pending isn't a parking spot|if it's pending, there should be a follow-up date|every pending case needs a next step in it]. [I count [a few|several] without one|Saw several with nothing|Found some going back a while].
B > [Two are mine, fixing|Guilty, on it|Some are mine].

? same team
A [What do we say|What are you all saying] when [someone|a customer] asks about the {article} [and sizes between two options|and when the next shipment lands|and a price for fifty]?
B > [I send them the spec page and let them decide|I'd say what the page says and not a word more|I check with product first, every time|I read them the page|I never guess, I look it up].
A > [Okay, doing it that way|Works|Thanks, I'll do the same].

? A in Support; B in Product
A [Getting|I've had] [a few|some] calls where people [can't find|don't see] the [care sheet|spec sheet|warranty card] for the {article}. [Is it in the box?|Do we pack it?|Has that changed?]
B > [It's under the insert|Under the foam, [everybody|everyone] misses it|It's a QR code now]. [I'll ask for a sticker on the flap|We could put a sticker on top|I'll talk to the factory about it].

? same team
A {first} at {account} [called just to say it works|called to say thanks|sent us a thank-you card|wrote in to say the fix held|sent cookies for the desk]. [No case, no question|That made my day|Passing it on to all of you]. +heart
B > [That's so nice|Love that|{first} is a good one].

? same team
A [Template for|The canned reply for] [shipping questions|returns|warranty] [still has last year's hours|has a dead link|has the wrong extension] in it. [Who can edit those?|Who fixes templates?|Can [somebody|someone] fix it?]
B > [I can|I have rights]. [Send me the right text|What should it say|Which line]?
A > [Sent|In your inbox|It's the last line, everything else is fine].

? B leads A
A [Customer's asking|A customer wants to know] if we [record calls|keep call recordings]. [What do I tell them?|What's the official answer?]
B > [We say it in the greeting, so yes|It's in the greeting|Only for training, and they can opt out]. [Keep it short|Don't improvise on that one|Send them the privacy page].

A {contact} ({account}) [is on line two|on hold for me], [asking about|wants to talk about] the {article}. [[Anyone|Anybody] free?|I'm on another call, can [somebody|someone] take it?|Can [somebody|someone] take it?]
C > [I've got it|Taking it|Got them].
A > [Thanks|Owe you|Thank you, thank you].

? same team
A [Knowledge base|Article] idea: "[How to read the batch label|What to photograph before you call us|How to measure before ordering]". [Would save us a question per case|I ask it ten times a day|[Everybody|Everyone] asks|We'd get fewer of those calls].
B > [Yes please|Write it|Great idea]. [I can take [pictures|photos] for it|I can do the [pictures|photos|pics]|I'll proofread].

? same team
A [I'm at|I'll be at] lunch until {time}. [Nothing open that can't wait|Only thing hot is {account}, and they know I'm out|Text me if it burns].
B > [Enjoy|Got you covered|Covered].

? A in Support; B in IT
A [Is Alder slow|Alder's slow|[Anyone|Anybody] else seeing Alder crawl]? [Case page takes ten seconds|Saving a comment takes forever|List views just spin|My screen's been white for a minute|Every click takes forever].
B > [Looking|Checking], [a report is hogging it, I'll kill it|somebody's running a huge export|[there's|there is] a [big|large] report running|found it, a giant export].
A > [Better now|It's back, thanks|Flying again].

? same team
A [New wrap-up codes|The new closing codes] are [confusing|a bit much]. [When is it "user error" and when "instructions"?|Is "other" still allowed?|What's the difference between "question" and "advice"?]
B > [If better instructions would have helped, it's instructions|When I can't decide I pick the nicer one|Go by what would have prevented it].
A > [That's a good rule|I like that|Stealing that].

? same team
A [Is there a reason|Any reason] we [ask for the order number twice|still ask for a fax number|make people pick a category] on the form? [Customer asked and I had no answer|I got laughed at for it|A customer made fun of it|It came up in a call|I couldn't explain it].
B > [History|It's always been there|[Nobody|No one] dared remove it]. [I'll ask IT to take it out|Taking it out is a five-minute job|Let me get rid of it].
A > [Hero|Thank you|Finally].

? same team
A [Longest call today|That was my longest call this week]: [forty minutes|an hour and ten|fifty-five minutes], [and it was a unit conversion|and all they wanted was a paper invoice|for a tracking number], {account}.
B > [You have the patience of a saint|I'd have cried|Get some air]. [Walk around the block|Take ten|Go get a coffee].

? A leads B; A in Support
A [[Anyone|Anybody] want|Who'd like|Looking for a volunteer] to [shadow|sit with] the new hire on the phones {dow}? [Two hours|Just the morning|An hour or two].
B > [I can|I'd like to|I'll do it]. [What should I show|Anything special|Calls only, or [email|e-mail], too]?
A > [The real thing|Normal calls, no show|Whatever comes in].

? same team
A [Coffee run|Going for coffee|Off to the coffee cart], [who wants|[anybody|anyone] want] [one|something]? [Phones are quiet|Queue's short|Now's the time].
B > [Large, black|A latte, please|Tea for me]. [I'll cover your line|I've got the phones|Got your calls].

? same team
A {account} [asked for a price list|wants our price list|asked for prices over the phone]. [We don't send those, do we|Am I allowed to send that|Do we do that]?
B > [Sales does|That's sales|Pass it to their rep]. [With a note that they asked|Say they're interested|Copy the customer so they know].
A > [Forwarded|Done|Sent to their rep].

? same team
A [How do you all handle|What do you do with] [[emails|e-mails] in Spanish|customers who write in Spanish|the Spanish [emails|e-mails]]? [I translate and feel unsure|Mine sound like a robot wrote them|I can read it but not write it|I'm never sure of the tone|Mine are grammatical and cold].
B > [Send them to me|I'll take those|Give them to me]. [I grew up with it|I like them|My grandmother would be proud].

? same team
A [Stretch break, [everybody|everyone]|Water break]. [It's been a long stretch|Some of you haven't moved in hours|Your shoulders will thank you].
B > [Stretching|Standing up now|I needed that].

? A in Support; B in Product
A [Where do I find|Is there] a [spec drawing|drawing with dimensions|diagram] of the {article}? [I'm explaining it with my hands over the phone|Describing it by phone isn't working|Words aren't cutting it|Words don't do it|I've drawn it on a napkin].
B > [Product folder, "drawings"|In the drawings folder|I'll send you the PDF]. [Okay to share with customers|You can send it out|Customer-safe].
A > [Exactly what I needed|Great, it worked|Sent it, they got it [right away|immediately]].

? same team
A [The survey score|Our survey score] [for last week|so far this month]: [up a bit|better than I feared|back where it was]. [The comments are about speed, not manners|People like us, they just want us faster|Everyone's nice to us, they want it faster].
B > [I'll take it|Fair|Sounds right]. [Lunch hour is when we're slow|It's the lunch gap|Noon is the hole].

? same team
A [Please log|Don't forget to log] [the walk-ins|calls at the front desk|walk-up questions], too. [I handled three that [nobody|no one] will ever see|Two this week never made it into Alder|They don't show in our numbers otherwise|There were two at the desk this morning].
B > [Guilty|True], [I've got one to add|adding mine|I'll log yesterday's].
""",
    "ESCALATIONS": """
?? A in Support

? A leads B; A in Support
A [Going into the weekly|For the weekly]: [anything open in here that I should know more about|which of these still keeps you up at night|where do we need a decision]?
B > [Only {account}|{account}, and that's it|Just {account}]. [They're waiting on a date|It's about a credit, not the product|They want to hear from [somebody|someone] senior].
A > [I'll call {first} before the meeting|Let me call {first}|OK, I'll take that call].

? A in Support; B in Sales|Executive
A {contact} at {account} [called me directly|has my cell now|wrote to me and two others]. [Nothing on fire|It isn't urgent|No emergency], [they just want to feel heard|they'd like a person, not a ticket number|they want one contact from here on].
B > [Should I reach out|Do you want me to call|Would a call from me help]?
A > [Not yet|Give me until {dow}|I'll tell you if it gets there].

? A in Support agent; B in Head of customer support|Support team lead|Chief operating officer
A [Quick rule check|Checking the rule]: [who|which of us] may [offer a credit|promise free freight] on the spot? [I had [somebody|someone] on the phone and stalled|A customer asked and I bought time].
B > [It's in the handbook, with the limits|The handbook has the limits|[There's|There is] a limit per role, see the handbook]. [Over that, post here first|Above it, ask here|If it's more, ask before you promise anything].
A > [Right, found the section|Found it|OK, thanks].

? A in Support
A [Thanks to whoever|Thank you to whoever] [moved heaven and earth for|got things moving for|made the calls for] {account}. {first} [sent a really kind note|called to say thanks|is back to being friendly]. +heart

? A leads B; A in Support
A [Can we keep|Could we please keep] this channel to [things that need a decision|things that can't wait]? [Status goes in the case|Updates belong in the case|The case has room for the details].
B > [Agreed|Fair], [I'll move mine|I'll trim my updates|I'm guilty of that].
A > [Thanks.|Appreciated.]

? A in Operations; B in Support
A [Is {account} settled|Are we good with {account}]? [I still have them on my list|They're still on my whiteboard|I promised to ask].
B > [Settled|All good]. [You can wipe it|Take them off|Clear it], [{first} was fine with how it went|they've even ordered since|haven't heard a peep].
A > [Wiping it.|Love hearing that.|Off the board.]

? B leads A; A in Support
A [Out {dow}|I'm out {dow}]. [Who gets the angry calls|Who covers this channel|Who should they call]?
B > [I'll cover|Me|I've got it]. [Leave me your open list|Send me names and one line each|Just tell me which three matter].
A > [Two, and both are calm|Only {account}|It's short, {account} and one more].

? A in Sales; B in Support
A [I'm seeing|Visiting] {account} {dow}. [Anything open I should know about|Any open cases|Am I walking into something]?
B > [Let me look|Checking]. [Nothing open|All closed], [last one was a question|the last contact was friendly|they should be in a good mood].
A > [Thanks, that's all I needed|Perfect|Good to know].

? A in Support
A [Everything in here is answered|All threads in here are answered|Nothing open in here] as of [now|this minute]. [Enjoy it while it lasts|Taking a screenshot|First time this month].
B > [Don't say it out loud|Nice work|I noticed. Thank you].
A > [I take it back.|Too late.|Ha.]

? A in Support|Sales
A {account} [sent us a thank-you|wrote a nice note] [after all that|after the mess]. [Wanted you all to see it|Passing it on to all of you|It belongs to everyone here].
B > [That's good to hear|Glad it worked out|Nice of them].

? A in Support agent|Support team lead; B in Head of customer support|Chief operating officer
A [Who decides|Whose decision is it] on [free freight for a reship|overnighting a replacement|a credit on freight]? {account} [is asking|wants it], {first} [is nice about it|has a point].
B > [Me, up to a point|I can approve it]. [What does it cost|Got a number|How much]?
A > [About eighty dollars|Under two hundred|A hundred and forty, I have the quote].
B > [Approved|Go ahead|Fine].

? A in Support; B in Sales
A {account}'s [contact|main contact] {contact} [prefers you|would rather talk to you than to us|asked for sales, not support]. [No hard feelings|Fine with me]. [[Can you|Could you] call|Would you give them a call|Call {first} today]?
B > [Will do|Sure]. [What should I know|Give me the background|What's the story]?
A > [Two lines coming|I'll send you a summary|Sending the history], [nothing ugly|nothing to worry about|all friendly].

? same team; A in Support
A [That "one thread per case" rule|Keeping updates in the thread] [works|is working]. [I found an old decision in ten seconds|Found last month's answer [right away|immediately]|Looked something up without asking [anyone|anybody]].
B > [Told you|Who'd have thought]. [Keep it up|Let's keep doing it|I'm a convert].
A > [Ha.|Credit where it's due.]

? A in Operations|Executive; B in Support
A [What's the number of|How many] [angry calls|calls about late goods] [so far this week|this week]? [Preparing for the ops meeting|For my meeting|I need it for a slide].
B > [Fewer than last week|Down|Less than I feared]. [I'd say a handful|Nothing dramatic|Two real ones].
A > [That'll do for the slide, thanks.|Perfect, thanks.]
""",
    "RETURNS": """
?? A in Support|Warehouse; B in Support|Warehouse

? A in Support; B in Finance
A [Refund list|Refunds], last 30 days, [by order|order by order]. [For the month-end|For the rec|So AR and I look at the same thing]. !returns
B > [Thanks|Got it, thanks]. [Ties to mine|Matches what I have|I'll tie it out].

? A in Warehouse; B in Support|Warehouse
A [Box without an RMA|Carton without a name or RMA] on the returns bench. [One {article} inside|[There's|There is] one {article} in it|Contents: one {article}]. [Postmark says|Shipped from] {town}.
B > [Anything handwritten on it|Is there a phone number on the label|Any slip inside at all]?
A > [Half a label|A first name, that's all|Just a sticky note that says "broken"|A phone number with a digit missing|Just a city]. [Setting it on the mystery shelf|It's on the mystery shelf|Mystery shelf it is].

? A in Support; B in Warehouse
A [Please photograph|[Photos|Pictures|Pics], please, of] every return [before it's opened|with the label on|before the knife goes in]. [Cost us a carrier claim|A claim fell through over that|The carrier denied one because we had none|They turned down our last claim|No picture, no claim].
B > [Will do|OK, camera's on the bench now|I'll hang the camera at the bench].

? A in Warehouse; B in Support
A [Returns bench is clear|Bench is clear|Caught up on returns]. [Restocked what was sellable|Good ones are back on the shelf|Sellable ones put away|Everything's graded|The good ones are already up], [rest is in the cage|scrap is in the cage|the others are tagged].
B > [Nice work|Great]. [I'll go through the cage {dow}|Let me see the cage {dow}|Don't toss the cage until I've looked|I'll sort it {dow}|Don't throw anything out before {dow}].

? A in Returns specialist; B in Support team lead|Finance
A [Restocking fee question|About the restocking fee]: [opened box, all parts there|opened but unused]. [Do we charge?|Fee or no fee?|Full refund?]
B > [It's in the handbook, under returns|Whatever the handbook says for opened boxes|Check the returns section, the fee is in there].
A > [Looked it up, thanks|Right, it's in there|OK, going by that].

? A in Support; B in Finance
A [When do refunds|What's the cut-off for refunds to] [hit this month|make this month's books]? [I have [a few|several] approved|[A few|Several] are approved but not sent|Two are ready].
B > [Anything posted by the last business day|If it's posted by the last day, it counts|The last business day, end of day].
A > [Then I'll get them out|OK, posting them|They'll be out].

? A in Warehouse; B in Support|Warehouse
A [Another one came back|This one came back] [in a box three sizes too [big|large]|in a garbage bag|in our competitor's carton]. [Somehow in one piece|No damage, amazingly|Not a scratch].
B > [Photo|[Pictures|Photos|Pics], please]! [For the wall|That's going on the wall|We should do a calendar].

? A in Support; B in Warehouse
A {first} at {account} [is sending|will be sending] [a couple of things|two boxes] back, [freight collect|on our label]. [Expect them|Should be here] {dow}.
B > [Do they have an RMA|RMA number|Is the RMA on the boxes]?
A > [Yes, on both|On the outside of each|Yes, told them to write it [big|large]].

? A in Warehouse; B in Support
A [One {article} came back|We got a {article} back|Return: one {article}] [with the manual still sealed|with somebody's coffee on the manual|with a sticky note inside]. [First or second quality|Sell as new or open box|New or open-box]?
B > [As new if it's complete|Complete? Then as new|Open box, to be safe]. [Photo for the file|Take a picture|Put a note with it].
A > [OK, done|Will do|Tagged and shelved].

? A in Support; B in Warehouse
A [RMAs expected this week|What's coming back this week|Expected returns]: [three cartons, no pallets|[a few|several] cartons, nothing heavy|two cartons and a tube]. [Numbers are in the sheet|List is in the sheet|All in the sheet].
B > [Thanks, making room|Room's there|Good, bench is free].

? A in Warehouse; C in Warehouse
A [Whose handwriting is|Who writes like] that on the [inspection tags|red tags]? [I can't tell "scrap" from "scope"|That could be a 4 or a 9|Looks like a doctor wrote it].
C > [Mine, sorry|Mine|Guilty]. [I'll print|Block letters from now on|I'll use the label maker].

? A in Support; B in Finance|Support
A [Refunds over the last thirty days|Last thirty days of refunds|30 days of refunds], [attached|as a file]. [Sorted by date|By date, one line each|One row per order]. !returns
B > [Thank you|Thanks, saved]. [Anything unusual in there|Anything I should look at|Any surprises]?
A > [Nothing stands out|No|One item twice, otherwise quiet].

? A in Warehouse; B in Support
A [Carrier came for an inspection|Inspector was here|The carrier's inspector came by]. [Looked at the carton for ten seconds and left|Took two [photos|pictures|pics] and left|Nodded a lot, promised nothing|Five minutes, two photos, goodbye].
B > [That's how they do it|Typical]. [When do we hear|When's the answer|How long now]?
A > [Ten business days|Two weeks, they say|"Soon"].

? A in Warehouse; B in Warehouse|Support
A [Out of|We're out of|Last of the] [red tags|inspection tags|poly bags for returns]. [Using sticky notes [for now|for the time being]|Sticky notes until then|Improvising with tape].
B > [Ordering|I'll order some|[There's|There is] a box in the office]. [Two days|Here {dow}|Should be here {dow}].

? A in Warehouse; B in Support
A [How many days|How long] do we [sit on|hold] a return [[nobody|no one] claims|without a name]? [The mystery shelf is full|Mystery shelf is overflowing|[There's|There is] stuff from last season up there].
B > [Ninety days|I thought ninety|Three months]. [Then it's open-box stock|After that it goes to open box|Then it's scrap or open box].
A > [I'll make a list|List coming|Going through it {dow}].

? A in Warehouse; B in Support
A [Good return of the day|A return the way I like it]: [RMA on the outside, slip inside, original box|everything in its original place|packed better than we pack]. [From {account}|It was {account}].
B > [They're like that|Doesn't surprise me|Tell them]. [I'll thank {first}|{first} will like to hear it|Letting {first} know].
""",
}
