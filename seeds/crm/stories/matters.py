"""Cases whose fault or question is one of the trade's own, with what the desk says to it; see `story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

FAULTS = """
### asks-first | Incident, Problem |
S {article}: {fault}
S [Problem with|Trouble with] {article}: {fault}
S {article} – {fault}
T {first} [has trouble with the|reports a problem with the|is having trouble with the] {article}: {says}. [Didn't have the order handy.|Will call back with the order number.|Order number to follow.|Ordered under {account}.] [Wants to know what to try first.|Asks whether it has to come back to us.|Asks what we need.|Would like to know what happens next.]
L We're having a problem with our {article}: {says}. [Is there something we can try before sending it in?|Anything we should check on our end?|What would you suggest?|Is there anything we should check first?] [Nothing has gone back yet, I wanted to ask first.|I haven't sent anything back yet.|I didn't want to send it back without asking.|I'd like to ask before I box it up.]
L [Something's off with the {article} we got from you.|I have a complaint about the {article} we bought.|We're not happy with the {article} so far.|There's an issue with our {article}.] [In short: {says}.|What's wrong: {says}.] [I've attached two photos.|I can send photos if that helps.|Photos are attached.|Happy to send pictures.] [What do you need from me?|How do we go about this?|What's the next step?|Where do we go from here?]
T {first} reports this on the {article}: {says}. [One of a few they have.|Bought it through {rep}.] [No rush, wants it right.|Would like to keep it if it can be fixed.]
L I'd like some advice on the {article}: {says}. [I'm fairly handy, so feel free to be technical.|I'm not technical, so be gentle.] [It's under warranty, I think.|We've had it less than a year.]
---
us {thanks}. [I'm sorry about the trouble.|Sorry you have to deal with this.] Before I send anything: {ask} [Reply or call me, whichever is easier.|You can just answer below.]
them [Good question, I'd have to look.|Let me check that with whoever uses {them}.] [I'll call you.|You'll have it {day1}.]
note [{first} called back after checking.|Spoke with {first}, who'd checked.] {cause}
us [Thanks for checking, that told me what I needed to know.|That was the missing piece, thanks.] [I've set it in motion as we discussed on the phone.|We'll do it the way we talked about on the phone.]
them [That works for us.|Good, that settles it.] [Thanks for your help, {me}.|Thank you.]
tell [Glad that's settled.|Glad we could sort this out.] [If it comes back, reply here and I'll pick it up.|Reply to this case if it ever comes back.]
fix {cure} [Cause is in my note.|{first} confirmed.|OK with {first}.|{first} agreed.]
fix {cure}
fix {cure} [Customer is happy.|{first} says thanks.]
---
note [Asked on the phone: {ask}|Asked {first}: {ask}] [Getting back to me.|Will check and call.]
note {cause} [At least that's what it sounds like.|Fits what {first} describes.]
us [Thanks for taking the time on the phone.|Good talking to you just now.] [I think I know what it is, and it's covered.|I'm fairly sure I know what this is, and you're covered.] [You'll hear from me when it ships.|I'll get it moving today.]
them [Great. Thanks for the call.|Appreciate the quick help.]
tell It's taken care of. [Let us know if anything's left open.|If anything's left, just reply here.]
fix {cure} [Customer confirmed by phone.|No charge.]
fix {cure}
fix {cure} [Handled over the phone.|All by phone.]

### is-it-normal | Question, Problem | machine, device, musical, part, tool
S Is this normal? {article}: {fault}
S {article}: {fault}. [Defect or user error?|Our fault or a defect?]
S [Not sure if this is a defect|Possible defect] – {article}
T {first} asks if it's a defect or something they're doing: {says}. {article}. [Happy to be told it's them.|Suspects it's them.]
L I'm honestly not sure if we're doing something wrong or if it's a defect. It's the {article}, and {says}. [Feel free to tell me it's us.|I won't be offended if it's us.] [Who could look at it?|Can somebody walk me through it?]
L [Rookie question, maybe.|This may be a dumb question.] The {article}: {says}. [Is that how it's supposed to be?|Does that sound normal to you?]
T Not sure it's a fault, says {first}: the {article}, {says}. [Asked for an opinion.|Would like to know before the warranty is up.]
L Before I make a case of it: with our {article}, {says}. [The last one we had didn't do that.|Our old one never did.] [Normal?|Should it?]
---
us [Not a dumb question at all.|Glad you asked.] It isn't how it should be. {ask}
note [{first} wrote back with a video.|Looked at it with {first} on a video call.] {cause}
us [I showed it to our product specialist, and we agree on what it is.|Our product specialist agrees with me on the cause.] [You didn't do anything wrong.|It's not something you did.]
them [Well, that's a relief.|Good to know it's not us.]
tell It wasn't anything you did, [and it's been taken care of|and we've taken care of it].
fix {cure} [Not user error.|Told {first} it wasn't them.]
fix {cure}
---
note [Sounds familiar.|Had one like it.] {cause} [Confirming first.|Still, asked: {ask}]
us {thanks}. [I have an idea what this is, but let me rule one thing out.|I've seen this before, but want to be sure.] {ask}
them [I'll check tonight and let you know.|Checking with the person who set it up.]
note [Answer fits.|As I thought.] [Going ahead.|Doing the usual.]
tell We found it; [thanks for checking on your end|thanks for your help finding it].
fix {cure}

### down | Incident | machine, device plug
S [Down:|URGENT:] {article}, {fault}
S {article} [out of service|not usable]: {fault}
T {first} [needs this fixed fast|is under pressure]. {article}: {says}. [No backup.|They have no spare.] [Promised a call within the hour.|Told them I'd call back today.]
L [I need help with this today if at all possible.|This one's urgent for us.] The {article}: {says}. [We don't have a spare.|It's our only one.] [Please call me.|A call would be best.|You can reach me all day.]
T Call from {first}, in a hurry: the {article}, {says}. [People waiting.|Needs it today.] [Calling back at once.|Put it at the top.]
L We need help with the {article} today: {says}. [It's the only one we have.|We can't work without it.] [I'm at my phone.|Call any time today.]
---
note [Called right away.|Called {first} within the hour.] Asked: {ask}
note {cause} [Rush it.|OK'd as a rush with {lead}.]
us [As we just discussed, this goes out as a rush.|I've marked it as a rush, as promised.] [You'll get the tracking number tonight.|Tracking follows tonight.]
them [Thank you for jumping on it.|I appreciate the urgency.] [We're back up.|We're up and running again.]
tell [Handled as a rush.|We treated this one as a rush.] [Glad you're back up.|Glad you're running again.]
fix {cure} Rush, [no charge for freight|freight on us].
fix {cure}

### second-time | Problem, Incident | machine, device, tool, fixture, furniture, bag, musical
S Again: {article}, {fault}
S {article}: {fault} [(again)|– second time]
T {first} [says it's the second time with the {article}|has had this before with the {article}|reports the same thing again on the {article}]: {says}. [First time they let it go.|Didn't report the first one.] [Not thrilled.|Patient so far.]
L I didn't report it the first time, but now it's happened again with the {article}: {says}. [I'd like to understand why before we buy more.|Is that a known problem?] [We've had good luck with everything else.|Everything else we have from you works fine.]
T Another one from {account}: {article}, {says}. [Same as before, they say.|Didn't call about the first.]
L It's the {article} again: {says}. [We had the same thing once before.|This is the second time.] [What's going on?|Is that something you see a lot?]
---
us [Thanks for telling us about both.|I'm sorry it's happened twice.] Two questions. {ask} [And do you still have the first one?|And what happened to the first one?]
them [The first one is in a storage closet.|We still have the first one.] [I'll check the other thing and call you.|I'll have to look at it for the other question and will call you.]
note [Both the same.|Same on both.] {cause}
us [Both are covered.|I'm taking care of both.] [Keep the first one in the closet until the driver picks it up.|Please have both ready for pickup.]
them [Thank you, that's more than fair.|That works for us. Thanks.]
tell Both are taken care of. [If it ever happens again, please let us know right away.|If you see it on another one, please let us know right away.]
fix {cure} [Same for the earlier one.|The earlier one, too.|Included the first one.]
fix {cure} [Both handled.|Two in a row, told {specialist}.]

### repair-or-not | Question, Incident | machine, device, musical, furniture, shelter
S [Repair or replace|Worth fixing?] – {article}
S {article}, {fault}: [can it be repaired?|fix it or buy a new one?]
T {first} wants to know if it's worth repairing: the {article}, {says}. [A few years old.|Had it a while.] [Would like a straight answer.|Doesn't want to throw money at it.]
L We've had the {article} a while and now {says}. [Is it worth fixing?|Would you fix it or replace it?] [Give it to me straight.|I don't want to sink money into it.]
T {first} asks whether to fix or replace the {article}: {says}. [Budget's tight.|Prefers to fix it.]
L I'd rather fix the {article} than replace it: {says}. [Is that doable?|Is it worth fixing?] [I've got tools.|Our maintenance guy has tools.]
---
us [Let's find out before you spend anything.|Happy to give you my opinion.] {ask}
note [Got the details by phone.|{first} sent photos and details.] {cause} [Worth fixing.|Cheap to fix.]
us [I'd fix it.|In your place I'd fix it.] [It's a small thing, and the rest has years left.|It's minor compared to the price of a new one.]
them [That's what I hoped.|Let's fix it, then.]
tell It was worth fixing. [Should be good for years.|Enjoy it for a few more years.]
fix {cure} [Cheaper than a new one.|Repair was worth it.]
fix {cure}

### forwarded | Incident, Problem |
S {article}, {fault} [(from our staff)|– staff report]
S [Reported by our staff|Report from our crew|From our staff|Passing this on|From the people who use it]: {article}, {fault}
S {article}: {fault}, [according to a coworker|a coworker reports|says a coworker]
T {first} [passes on a report from their staff|reports this for somebody on their staff|relays what a coworker saw]: the {article}, {says}. [Hasn't seen it.|Secondhand, no details.|Wasn't there.] [Will ask the person who uses {them}.|Gave me a name to call.|Will get us details.]
L [Passing this on from our staff|One of my people reports this] about the {article}: {says}. [I haven't looked at it myself.|I only know what I was told.|I wasn't there when it happened.|That's all I've been told so far.] [Tell me what to ask them and I'll find out.|Let me know what details you need.|What should I ask them?|I can get you more details.]
T {first} [is calling for a coworker|called on behalf of a coworker|has this from a coworker] about the {article}: {says}. [Will find out more.|Hasn't seen it firsthand.|Only heard about it.|Can put us in touch.]
L [One of my coworkers asked me to report this|Somebody on our team asked me to pass this along|I was asked to let you know] about the {article}: {says}. [I can connect you with the person who uses {them}.|I can put you in touch with whoever uses {them}.|If you need to talk to the person who uses {them}, I'll set that up.|I can get you on the phone with the person who uses {them}.]
---
us {thanks}. [Could you ask whoever uses {them}?|Could you pass this along?] {ask}
them [I've asked. I'll let you know.|I passed it along and will report back.]
note [Answer came through {first}.|Talked to the person who uses {them}.] {cause}
us [That's what I suspected.|That fits with what we've seen.] [I'm taking care of it, and there's nothing else for you to do.|We'll handle it from here.]
them [Thanks, I'll let them know.|Great, I'll pass that on.]
tell Taken care of; [please thank your staff for the details|thanks to your staff for the details].
fix {cure}
"""

QUESTIONS = """
### plain | Question |
S {article}: {asks}
S {asks} ({article})
S [Question on|Question about|About the|Quick one on the|Need to know about the] {article}: {asks}
T {first} wants to know {question}. {article}. [Would like it by e-mail.|Wants the answer by e-mail.|E-mail is fine.] [Hasn't bought yet.|Already owns one.]
T [Question from {first} on the {article}:|{first} asked about the {article}:|About the {article}, {first} asks:] {asks} [Said I'd look it up.|Told them I'd rather look it up than guess.|Didn't know offhand.|Looking it up.]
L [Quick question|A question|One question|Just a question] about the {article}. {asks} [I looked on the product page and didn't see it.|The product page doesn't say.|I couldn't find it on your website.|It isn't on the product page.] [Thanks in advance.|No rush.]
L {asks} [It's about the {article}.|I mean the {article}.] [Couldn't find it on your site.|The box doesn't say.|Nothing on the label about it.|Our old paperwork doesn't say.]
T {asks} [That's from {first}, about the {article}.|{first} at {account} wants to know, for the {article}.] [Will forward the answer to the team.|E-mail is best.]
L I'm looking at the {article}, and before I bother our rep: {asks} [A short answer is fine.|Yes or no will do, if it's that simple.|One line will do.|Even a short reply helps.]
L [Hope you can help with the {article}.|Maybe you can help us with the {article}.|I need some help with the {article}.] {asks} [I've asked around here and gotten three answers.|Nobody here knows.|We couldn't agree on it here.|I couldn't find anybody here who knows.]
---
us {thanks}. {answer} [Let me know if you need it on paper.|Anything else, just reply.]
them [That answers it.|That's all I needed.] [Thanks!|Appreciate it.]
note [Not on the product page, told {specialist}.|Asked {specialist} to add it to the page.]
tell {answer}
fix Told {first}: {answer}
fix Answered by e-mail. {answer}
fix [Answer given:|Replied:] {answer}
---
us {thanks}. {answer} [If you're planning to order, {rep} can help with the rest.|{rep} has your account and can help with an order.]
them [Good to know.|Thanks, that helps.] [How long would it take to get here if we ordered this week?|If we ordered now, when would it ship?]
note [Stock is fine, told {first} so.|In stock, so the usual two business days.]
us [It's in stock, so it would ship within two business days.|We have it on the shelf; figure two business days plus transit.] [I can't hold it without an order, though.|The order confirmation gives you the exact date.]
them [OK. I'll talk to {rep} about an order.|Thanks. I'll take it from here with {rep}.]
tell {answer}
fix Told {first}: {answer} [{rep} takes it from here.|{first} is talking to {rep} about an order.]
---
note [Wanted to be sure, asked {specialist}.|Checking with {specialist} first.]
us {thanks}. [I want to be sure before I answer, so I've asked our product specialist.|Let me check that with our product specialist.] [You'll hear from me {day1}.|I'll be back to you {day1}.]
us [Here's the answer.|Got an answer for you.] {answer}
them [Perfect, thank you.|Good, that's what we hoped.]
tell {answer}
fix {specialist} confirmed: {answer}
fix [Checked with product.|Product says:] {answer}

### before-buying | Question |
S Before we order the {article}: {asks}
S [Pre-sale question|Before ordering]: {article}
S Thinking about the {article} – {asks}
T {first} [is about to order the {article} and asks|is ready to order the {article}, but first asks|wants to order the {article} and needs to know|has the {article} on a PO draft and asks] {question}. [Deciding this week.|Order depends on it.|Will order if that's OK.|PO is waiting for that.]
L We're about to order the {article}, and [one thing is holding me up|there's just one open point]: {asks} [If the answer's right, I'll place the order today.|I'd order today if that's sorted out.|With a good answer you'll have the order today.|The order is ready to go otherwise.]
L [My boss likes the {article} and wants me to find out one thing before we order.|My boss is fine with the {article} but has one question before we order.|We've settled on the {article}, and my boss wants one thing cleared up first.|Before my boss signs off on the {article}, I need one answer.] {asks}
T PO is ready except for one thing, says {first}: {asks} [The {article}.|Model: {article}.]
L [Almost ready to send you a PO for the {article}.|I've got a PO for the {article} about ready to go.|The PO for the {article} is written, just not sent.|You'll get a PO for the {article} from us soon.] [Last question:|One last thing:] {asks}
---
us {thanks}, and thanks for considering us. {answer} [Does that help you decide?|I hope that helps with the decision.]
them [It does. Ordering.|Yes, order's coming.]
note [Pre-sale, told {rep}.|Let {rep} know they're about to order.]
tell {answer}
fix {answer} [{first} is going to order.|Passed to {rep}, they want to order.|{rep} knows there's an order coming.|They're going ahead with the order.]
fix Answered before their order: {answer}
---
us {thanks}. {answer} [Anything else you need before you order?|Is there anything else holding up the order?]
them [Just the return terms, in case it isn't right.|Only one thing: can it come back if it isn't right for us?]
us [Yes, unused and in its original packaging, within the return window.|It can come back within the return window if it's unused.] [I've attached the return policy.|The return policy is attached.] [Please ask us for an RMA number first.|Just get an RMA number from us before you ship it.]
them [That's fair. I'll place the order.|Good enough for me. We'll order.]
note [Sent the return policy, told {rep} there's an order coming.|Policy sent. {rep} knows an order is coming.]
tell {answer} [The return policy is in your e-mail.|We've e-mailed you the return policy, too.]
fix {answer} [Return policy sent; {first} is going to order.|Sent the return policy as well.|{first} has the return policy and plans to order.]
---
us {thanks}. [Short answer:|In short:] {answer}
them [Hm. I'll have to think about it then.|OK. Let me take that back to my boss.]
note {first} is thinking it over, [{rep} will follow up|asked {rep} to follow up].
tell {answer} [{rep} is there if you'd like to talk it over.|Talk to {rep} if you'd like to go over options.]
fix {answer} [Customer is thinking it over.|No decision yet, {rep} will follow up.]

### customers-ask | Question | dealer
S [Customer question about the|One of our customers asks about the|A customer wants to know about the|Asking for a customer: the] {article}
S [For a customer|Question from a customer|Customer at our counter|My customer asks|For one of our customers]: {article}
T {first} [has a customer who wants to know|has a customer asking|was asked by a customer|needs to tell a customer] {question}. {article}. [Customer is coming back tomorrow.|Would like to answer them today.|Promised them an answer.|Possible sale.]
L A customer of ours is looking at the {article} and asked something I couldn't answer: {asks} [They're coming back tomorrow.|I promised to find out.|They'd buy if the answer's right.|I said I'd call them back.]
L {asks} [A customer asked me about the {article} yesterday, and I'd rather get it from you than guess.|I had a customer ask about the {article}, and I didn't want to guess.|That's what a customer asked about the {article}, and I couldn't say.|A customer of mine is considering the {article} and asked me that.]
---
us {thanks}. [Here's what you can tell them.|You can tell your customer this.] {answer}
them [Great, I'll pass it on.|Thanks, I'll let them know.] [They'll probably order.|I think they'll take it.]
note [Told {rep}, there may be an order.|{rep} knows, might turn into an order.]
tell {answer}
fix Answered for {first}'s customer: {answer}

### two-people | Question |
S [Two opinions|A disagreement|A debate here] about the {article}: {asks}
S [Two opinions here|We disagree|Settle this for us|Please settle this|Need a referee]: {asks} ({article})
T {first} and a [colleague|coworker] [disagree about|don't agree on|have two opinions about] the {article}: {asks} [Wants it from us.|Would like the official answer.|Asked us to settle it.]
L [A colleague and I disagree about the {article}.|My coworker and I can't agree about the {article}.|We've got two opinions here about the {article}.|There's some debate here about the {article}.] {asks} [We each have an opinion.|We'd like to hear it from the source.|Please settle it for us.|I'd like to have it from you.]
T [Disagreement at {account} over the {article}:|{account} has two opinions on the {article}:|{first} and a coworker see it differently with the {article}:] {asks} [{first} wants the official word.|Asked for the final word.|Wants to know who's right.|We're the tiebreaker.]
L [We've been going back and forth about the {article}.|We can't seem to agree on the {article} here.|Nobody here is sure about the {article}.] {asks} [You'd know.|You'd know better than we do.]
---
us {thanks}. [Here's the official answer.|Here's the answer from our side.] {answer}
them [Thanks, that settles it.|Good, now we both know.]
tell {answer}
fix {answer} [That settled it.|Both of them know now.|No more debate there.|{first} and the coworker both know.]

### checked-page | Question |
S [Product page unclear|Missing from the product page|Not on the product page|Not in the description|Product page question]: {article}
S {article}: [one thing the page doesn't say|something I can't find|missing detail|a gap on the product page]
S [Can't find this on your site|Not on your site|Looked on your site, not there]: {asks} ({article})
T {first} [couldn't find it on our page|looked for it on our page|went through our page and didn't find it]: {asks} {article}. [Right, it's not there.|I couldn't find it either.|It really isn't there.|I looked, too.]
L [I've been through the product page, the PDF, and the reviews for the {article}, and I still don't know.|I've read everything on your page about the {article} and can't find one thing.|The page for the {article} left me with a question.|Your description of the {article} leaves one thing open.] {asks} [You might want to add it.|It would be worth adding to the page.|Others must be asking that, too.|It'd be good to have that on the page.]
T {first} looked for this on our page and couldn't find it: {asks} [It's about the {article}.|The {article}.]
L [Your page on the {article} is great, except it doesn't answer the one thing I need.|The page on the {article} has everything but what I need.|I've looked all over your page for the {article}.|One thing isn't on your page for the {article}.] {asks} [Do you know?|Could you find out?]
---
us {thanks}. [You're right, it isn't on there.|Good point, it's missing.] {answer}
them [Great. Thanks for the quick answer.|Thanks, that helps.]
note [Sent {specialist} the wording for the page.|Asked {specialist} to add this.]
us [We're adding that to the page.|It's going on the page, thanks to you.]
tell {answer}
fix {answer} [Page to be updated.|{specialist} is adding it to the page.|{specialist} has it for the page.|It's going on the page.]
"""
