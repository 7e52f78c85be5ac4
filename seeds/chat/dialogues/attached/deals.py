"""Deals written up for those who will work on them: call notes, quotes, and what happened at length."""

# ruff: noqa: E501

SCENES = {
    "deal-opened": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A Put {account} in Alder: {deal}, {amount}, close {close}. [My call notes are attached, in case I'm out when {first} calls back.|Notes from the first call are attached so nobody has to ask {first} the same things twice.|My notes from the call are attached, in the order {first} said it.] !notes
B > <<Got them. Who else are they talking to?|Thanks. Did {first} say who signs?|Read it. Have they bought from us before?>>
A > <<Didn't come up. I'll ask on the next call.|Don't know yet, that's my first question {dow}.|Not that I could find. I'll ask.>>

? same team
A New one in {city}: {account}, for the {deal}. {contact} [found us through the website|got my name from a supplier|called the main line and landed with me]. [Around {amount} if all of it happens|Could be {amount}|I put {amount} on it for now], [closing {close}|{close} in Alder]. [File has the details.|Everything I know is in the file.|The short version is attached.] !notes
C > <<Nice. {city} has been quiet.|Nice find.|Good one. About time we had something in {city}.>>
A > <<I'll let you know how the first visit goes.|Same feeling here.|Let's hope it sticks.>>

A Opened {link} for {account}. [Before I drive out there, here's what {first} told me on the phone|{first} gave me a lot on the first call|I took notes while {first} talked]: // - [they want everything in one delivery, and they have no dock|one delivery, no dock, so liftgate] // - [they need a W-9 and a COI before they can set us up|vendor setup first: W-9, COI, a reference] // - [three people look at the quote, and {first} is the one who recommends|{first} recommends, a committee approves] // - [the old setup stays until ours is in|nothing gets pulled out before ours is in] /// [Amount is {amount}, and I'd call that a guess until I've seen the place.|I've got {amount} in Alder. It's a guess, but an educated one.|{amount} for now. I'll firm that up after the visit.] [Target is {close}.|They're aiming for {close}.|Close date is {close}, which is theirs.]
B > <<I can send the W-9 {day_part}.|COI takes a day, so ask for it early.|Ask for the hours of the building before you book anything.>>
A > <<Please do, {first} asked twice.|Good point, thanks.|Will do.>>

A **{account}, first call** // [Talked to {contact} for half an hour|Had {contact} on the phone for forty minutes|Good first call with {contact}] [about the {deal}.|on the {deal}.] [{first} has been through this once before with another vendor and it went badly: late, two partial shipments, nobody to call.|They tried this two years ago with somebody else. It came late, in pieces, and nobody picked up the phone.|Their last vendor missed the date by a month and then stopped answering, so {first} asks about delivery first and price last.] [What they want from us is simple: a date we can keep, one contact, and no surprises on the invoice.|So they care about three things: the date, one person to call, and an invoice that matches the quote.] /// [I put it in at {amount}, closing {close}.|It's in Alder at {amount} with {close} as the close date.|{amount} and {close} in Alder.] [Next step is a visit on {dow}, and I'd like to bring somebody from ops if anyone's free.|I'm going out there {dow}. If ops wants to see the loading situation, come along.|Site visit {dow}. I'll take pictures of the dock and the hallway.]
B > <<Don't promise a date before we've seen the item list.|Bring lead times with you, then they can't say we dodged it.|That's a good story to build on. Lead with the delivery date.>>
A > <<Understood. No dates until I have a list.|I will. Printing them {dow} morning.|That's the plan.>>

? B leads A
A {b1}, [you asked me to write up new ones over the phone|as you asked, the write-up on the new one|here's the write-up you wanted]: {account}, {city}. // - What: {deal}, {amount} // - Who: {contact} // - When: {close} // - [Why now: their budget year ends and the money goes back if they don't spend it|Why now: somebody new took over and wants it done before the busy season|Why now: the old ones are past repair and the complaints are piling up] // - [Against us: they have a vendor they like, just not the lead times|Against us: a cheaper quote from online, without delivery|Against us: nobody that I know of, which makes me nervous] // - [For us: we're the only ones who called back the same day|For us: {first} has seen our stuff at another place and liked it] /// [I think it's real, but I wouldn't put it in a forecast before I've met whoever signs.|Too early for the forecast. I'd like to meet the person who signs first.|I'd keep it out of the forecast until the visit.]
B > <<Agreed. Who signs?|Fair. Call me after the visit.|Good write-up. That's the level of detail I want.>>
A > <<{first}'s boss, no name yet.|Will do.|Thanks. I'll update it {dow}.>>

A {contact} from {account} sent us this: // > Hi {a1}, // > [thanks for calling me back so quickly.|it was good talking to you {day_part}.|as discussed, a few lines on what we need.] [We're planning the {deal} and would like it done by {close}.|This is for the {deal}, and our date is {close}.] [We have about {amount} for it, delivery included.|The budget is {amount} with freight.] [Please let me know what you need from us to quote it, and whether somebody could stop by to look at the space.|Could you tell us what information you need, and if a visit makes sense before you quote?] [We are tax exempt, I can send the certificate.|Please note that we need everything on one invoice.|Our receiving closes at 2, if that matters.] // > {contact} /// [It's in Alder now. I told {first} we'd be in touch by {dow}.|Entered. I'm calling {first} {next_day} to set up a visit.|Opened the deal and answered that I'd stop by {dow}.]
B > <<Nice when they write the brief for you.|That's more than most people tell us after three calls.|Budget in the first e-mail. I like {first} already.>>
A > <<Me too.|{first} made it easy.|Now I just have to answer as well as they asked.>>

? peers; other team
A [Heads-up for anyone who gets a call from {city}|If somebody from {city} calls|In case a {first} from {city} calls]: that's {account}, and it's mine. {deal}, {amount}. [Notes in the file, feel free to answer what you can.|Everything's in the notes, just tell {first} I'm calling back.|The file has what we talked about.] !notes
B > <<Will do. Same cell number for you?|Okay. I'll send them your way.|Got it. Anything I shouldn't say?>>
A > <<Yes, or just text me.|Thanks!|No prices, please. They don't have a quote yet.>>

A [Wrote down how this one came in, because it's a good example|This one's worth a few lines on how it came in|How {account} came in, because somebody asked me last week where new deals come from]: [{first} called last year about a spare part we don't carry, we found one anyway and charged nothing for it.|{first} downloaded a spec sheet, I called the same afternoon, and they'd already forgotten they'd done it.|I'd left {first} a voicemail every six weeks since last year, always with a reason, never longer than a minute.] [Then my phone rang and it was {first}, asking about the {deal}.|And now they've called us first, for the {deal}.] [{amount} in Alder, {close}.|It's {amount}, target {close}.] [I didn't sell anything in all that time. I called, I asked how it was going, I wrote down what they said, and I sent them what they'd asked for.|In between there was nothing for months, not even a catalog, and I very nearly took them off my list in the winter.|Whenever we talked I wrote two lines on the account, so I knew the name of the building and the story of the broken elevator.] [No magic in it. We picked up the phone and wrote it down.|The lesson, if there is one: write the small stuff down, it comes back.|I'm telling you because it cost me maybe ten minutes in total.] [Visit is {dow}.|I'm seeing them {dow}.]
B > <<Good story. Nobody believes me when I say voicemail works.|This is what I mean by keeping notes.|Love it. Go get it.>>
C > <<Stealing the reason-for-every-call thing.|Okay, I'll go through my quiet ones this week.|Noted. I have a few of those.>>
""",
    "deal-moved: Qualification": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A [Qualified {account}.|{account} is in Qualification as of today.|Moved {account} to Qualification.] [I got answers to everything on the sheet except who signs|All the boxes are checked except one: who signs|{first} answered everything but who signs], [see notes|it's in the notes|notes attached]. !notes
B > <<Then find out before you quote.|Ask {first} who else needs to see the quote. That usually does it.|Could be {first} and they won't say it.>>
A > <<Okay. Calling {next_day}.|Good line, I'll use it.|Could be. I'll ask straight out.>>

A Site visit at {account}, {city}. [What I saw|What's there now|The situation]: // - [one freight elevator, shared with two tenants, mornings only|ground floor, double doors, a curb we can unload at|a dock, but it's full of their own stuff] // - [power and space aren't a problem|there's enough room, {first} measured it while I was there|the space is smaller than {first} said on the phone] // - [they'd like it done outside business hours|deliveries before 10 or not at all|they can close the area for one day, not two] // - [they asked who takes the packaging away|packaging has to leave with us] /// [It's a real project, so I moved it to {stage}.|That's good enough for {stage}.|So it's in {stage} now.] [{amount} still looks right to me.|I left the amount at {amount}.|{amount} stays.] [Close date is {close}.|They still say {close}.|{close} is doable if they decide in time.] !notes
C > <<We can do before 10, but I need the date two weeks ahead.|Packaging is extra freight, put it on the quote.|Did you ask about insurance certificates? Those buildings always want one.>>
A > <<Two weeks it is, I'll tell {first}.|Good call, it goes on its own line.|I'll ask {next_day}.>>

A [Moved {account} from {former} to {stage}.|{account}: {former} to {stage}.] [Short because I'm on the road|Typing in a parking lot, so short|From my phone, so excuse the typos]: [{first} has the money, a date ({close}) and a reason.|money yes, date yes ({close}), reason yes.] {amount}. [Rest is in the file.|The long version's attached.|Details are in the attachment.] !notes
B > [That's all I need to know.|Drive safe.|Good. Quote when you're back at a desk.]

? B leads A
A {b1}, on {account}, since you'll ask in the call: [{first} gave me the budget ({amount}) without my asking, which I take as a good sign.|the {amount} comes from {first} and not from me.|the number is {amount} and it's theirs.] [Decision goes through {first}, a facilities person and whoever holds the purse.|Three people decide, and I've talked to two of them.|{first} decides up to a limit, above that it's a committee that meets once a month.] [The next meeting is before {close}, so the date can hold, but only if our quote is there a week earlier.|For {close} to hold, they need our quote a week before their meeting.] [What I don't know: if the other vendor has already quoted.|What I couldn't find out is who else is quoting.|The open question is what they pay today.] [I'd like your eyes on the quote before it goes out.|I'll have a draft by {dow}, could you look it over?|Could you join the next call? Ten minutes would be enough.]
B > <<Yes. Send it the day before.|Happy to. Put it on my calendar.|Sure. Don't go in with the discount.>>
A > <<Will do.|Done, it's {dow} at {time}.|I won't.>>

A **{account}, discovery call** // [Notes for whoever helps me quote this|For those who'll help me quote it|Since two of you will help me with the quote]: // 1. [They have a mix of old and new and would like it to match.|Half of what they have stays, so ours has to go with it.|Everything gets replaced, nothing stays.] // 2. [{first} wants two options, a good one and a cheaper one.|They'd like one price per room, not per item.|They want prices good for 90 days, I said 30.] // 3. [Installation is on them.|They'd pay for installation if the price is fixed.|No installation needed.] // 4. [PO comes from a different address than the delivery.|They order through a purchasing portal, and somebody has to register us.|They pay by card up to a limit, above that by PO.] /// [{deal}, {amount} in Alder, date {close}.|That's the {deal}, {amount}, {close}.] [I'd like to have it out by {dow}.|Quote should go out {dow}.|I promised the quote for {dow}.] !notes
C > <<I'll register us on the portal if you send me the link.|Two options is twice the work. Give me until {dow}.|30 days is right. Freight won't hold for 90.>>
A > <<Link is coming. Thank you.|You'll have the list in an hour.|That's what I told {first}.>>

A {first} at {account} [answered my questions by e-mail, so I'll just paste it|sent answers to my list, pasting them as they are|wrote back, here it is in full]: // > 1) [Yes, the budget is approved|The budget is approved, up to {amount}|Approved, yes], [the paper came back last week|I have it in writing]. // > 2) [The decision is mine and my director's.|My director and I decide together.|I recommend, our director signs.] // > 3) [We would like to be done by {close}, but a week more won't hurt.|{close} is when we'd like to have it in place.] // > 4) [Nobody else has quoted yet, I've asked one other company.|We've asked two other companies and you were the first to answer.|One other quote is in, I won't tell you the number.] // > 5) [We'll need somebody to show our people how to care for it.|We do need references, two would be fine.|Please include what happens if something arrives damaged.] /// [Doesn't get clearer than that. {stage}.|So it's in {stage} now.|That's {stage} for me.]
B > <<Frame that.|I wish they'd all number their answers.|Answer 5 is where you win it.>>
A > <<I might.|Right? I told {first} so.|I'll answer them the same way.>>
""",
    "deal-moved: Proposal": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A Proposal's out to {account}, {amount}, [copy attached|copy here]. [I kept it to one page because {first} asked for short.|{first} has to forward it twice, so it's as plain as I could make it.|Same items we went over on the phone, nothing added.] !quote
B > <<Good. When do you hear?|Looks clean. When's the follow-up?|Fine by me. Did you call before you sent it?>>
A > <<{dow}, {first} said.|I'm calling {dow}.|Called first, sent it while we were talking.>>

A [Sent to {first} ten minutes ago|Just went out to {first}|Went to {first} {day_part}]: our quote for the {deal}, {amount}. [I'm out {dow}, so if {account} calls, here's what they have in front of them.|If {account} calls while I'm driving, this is what they're looking at.|Saving a copy here so that inside sales can answer questions.] !quote
C > <<Got it, thanks.|Saved. Any wiggle room if they ask?|Thanks. What's the delivery date we told them?>>
A > <<Thanks for covering.|Send those to me, please.|We haven't given them one. Lead time as on the sheet.>>

A [Quote for {account} attached|{account} quote attached|Here's what {account} got] ({deal}, {amount}). [How I got there, so you can poke holes in it|Some background|Why it looks the way it does]: [I started from their list, took out what they don't need and checked every item against stock.|it's what {first} and I went over on the phone, in the order they asked for it, with nothing added.|no installation in it, because {first} has people for that, and nothing that we'd have to special-order.] [{first} asked for 60 days and I wrote 30.|They wanted net 60. It says net 30, and {first} hasn't complained.|Terms are net 30. Their form says 45, so that may come back.] [Valid thirty days, which takes us past {close}.|It's good for thirty days.] [I'm calling {dow} to walk {first} through it line by line, because the last one they got from somebody sat in an inbox for a month.|I don't want it to sit in an inbox, so we have half an hour on {dow}.|We're going through it together on {dow} at {time}.] !quote
B > <<No holes. Get the call done before the weekend.|Good that you checked the stock first.|Net 30 is right. Don't move on that without asking finance.>>
A > <<Will do.|Learned that the hard way.|I won't.>>

? B leads A
A {b1}, [the {account} quote is out|the quote for {account} went out|quote's out at {account}], {amount}. [I stayed under the limit, so no approval needed, but I'd like you to see it.|You wanted to see every quote this month, so here it is.|Copy for you, as agreed.] !quote
B > <<Thanks. Are those the new prices?|Looks right. Who's reading it over there, besides {first}?|Good. Clean and short.>>
A > <<Yes, checked them against the list before it went out.|{first}'s boss, I'm told.|Thanks!>>
""",
    "deal-moved: Negotiation": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A [We're negotiating|Now it gets serious|And into {stage}] with {account}, {amount}. [They sent our quote back with notes. This is the version we're both looking at now.|Quote as it stands after two calls is attached.|Attached is what's on the table, so that nobody quotes from the old one.] !quote
B > <<What are they pushing on?|Is freight still open?|What do they want?>>
A > <<Payment terms. Price is fine.|Freight, and who unloads.|Two percent and a later invoice date. I'd give them the date.>>

A **{account}: [what's open|open points|where we are]** // [{first} and I went through the quote line by line {day_part}.|Long call with {contact}, line by line.|One hour with {first} and their purchasing person.] // - [Settled: quantities, colors, delivery window, one contact on each side|Agreed: the item list, the delivery window, who unloads] // - [Open: they want net 45, we have net 30|Open: they'd like a price hold for a second order in {month}|Open: who pays if the building isn't ready on the day] // - [Off the table: the extra discount, I said no twice and they laughed the second time|Gone: the free installation, they have their own people|Not coming back: the third option, nobody wanted it] /// [Amount is {amount} and close date {close}, both unchanged.|Still {amount} and {close}.|{amount}, {close}, no change to either.] [If finance can live with net 45 for this one, I think we're done by {dow}.|I need one answer from finance and then I'd ask for the PO.|I'd like to give them the price hold in writing, with an end date. Any objections?] !quote
C > <<Net 45 for a first order is a no from me. Offer a deposit instead.|Price hold with an end date is fine.|Ask for the PO number first, then give them something.>>
A > <<Then I'll offer that. Thanks for the fast answer.|Great, that's all I needed.|Fair. I'll trade it.>>

A {contact} at {account} [came back on our quote. The important part|wrote back, and this is the part that matters|answered. Cutting it down to the part we need]: // > [We are happy with the products and the price.|The items and prices are fine with us.|We'd like to go ahead with you.] [Before I can issue a PO, our purchasing department needs the following: a certificate of insurance that names us, your W-9, and a delivery window in writing.|Our purchasing asks for two changes: the delivery charge as its own line, and our reference number on every page.|There are two points that our legal department will not let go: the limit of liability, and that late deliveries may be refused.] [Could you send a corrected version by the end of the week?|If you can confirm this by {dow}, I can get it on the agenda.] // > {contact} /// [Nothing in there scares me.|We've done all of that before.|I can do most of it {day_part}.] [Sending it {next_day}.|I'll have it out {next_day}.] [Deal's in {stage}, {amount}, {close}.|It's in {stage} now, {amount}, and I kept {close}.]
B > <<COI requests go to finance, takes a day.|Legal wording goes past {c1} first, please.|That's a yes with paperwork.>>
A > <<Asked for it already.|Will do.|That's how I read it, too.>>
""",
    "deal-slipped": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A {account} [went from {old} to {close}.|moved to {close}, was {old}.|now says {close} instead of {old}.] [I wrote up the call so we remember why when it comes up again.|Call notes attached, the reason's on line one.|Notes attached. Short version: not us, their calendar.] !notes
B > <<Thanks. Anything we could do to hold the old date?|Is {close} from {first} or from you?|OK. Second time or first time?>>
A > <<No, it's with their board.|From {first}, in writing.|First. I'd be worried at the second.>>

A [New date on {account}, and I'd rather explain it once|Date change on {account}, with the story|Moved {account} to {close}, here's the whole story]: [the person who has to approve the {deal} went on leave, and nobody else may sign above a certain amount.|their building permit isn't through, and without it the contractor won't give {first} a start date.|they found water damage behind a wall, and the {deal} has to wait until that's dry and paid for.|corporate froze all spending for the rest of the quarter, and {first} has to ask for the {deal} again in the new one.] [{first} called me before I called them, which I appreciate.|I had to ask twice, but {first} was open about it.|{first} was embarrassed about it, so I made it easy.] [The new date is {close}, it was {old}.|So {old} is gone and {close} is the new one.|From {old} to {close}, then.] [Amount is still {amount}.|{amount}, no change.] [I'm keeping it in the list with a call every two weeks, and I've asked {first} to keep our quote in the file so we don't start over.|I'll check in every other week. If nothing moves by then, I'd rather take it out than push it a third time.|Next call is {dow}. If there's a chance to split it and ship a first part sooner, I'll bring that up.]
B > <<Thanks for spelling it out. Sounds like it's out of our hands.|I'd offer the split. A small PO keeps us in the building.|OK. I've taken it out of this month.>>
A > <<Yeah. Nothing to sell against there.|I'll float it on the next call.|Thanks. Sorry about the number.>>

? B leads A
A {b1}, [{account} slipped, so your number changes|bad news on {account}, it slipped|one for your forecast: {account} slipped]. {old} is now {close}, {amount}. [The reason and what I'm doing about it are in the file.|What {first} said and what's next: see attached.|I put the details in the file so we don't spend the call on it.] !notes
B > <<Thank you for telling me before the call.|OK, moved. Do you believe {close}?|Read it. I'd get somebody above {first} on the phone.>>
A > <<Of course.|Seventy percent. They have to be done before the season.|I can try. {first} might not love it.>>
""",
    "deal-won": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A **Won:** {account} // {deal}, {amount}, {city} /// [How we got here, for the ones who weren't on the calls|The long version, since people ask|For the record, how it went]: [they had a cheaper quote on the desk the whole time, and {first} told me so.|{first} compared us with two others, and we were never the lowest.|it nearly went the other way in the last week, when their purchasing asked for three bids all over again.] [What turned it was the delivery: we gave them a date and a name, and the others gave them a range.|I think the sample did it. {first} left it standing in the break room for a week and people asked about it.|The thing that helped most was boring: every question got an answer the same day, from me or from one of you.] [Thanks to {b1} and {c1} for picking up the phone when I couldn't.|Big thanks to {b1}, who answered the freight question at 5:30 on a Friday.|Thank you, {b1}, for reading that quote three times.] [PO is in, signed quote attached for the order desk.|The signed quote is attached, order desk has the PO.|Signed copy attached.] !quote +tada +clap
B > <<Anytime. Congrats, {a1}!|You did the work. Congratulations!|Happy to. That's a great one.>>
C > <<Congrats! I'll watch for the ship date.|Well done. When do they want it?|Great news, and thanks for the story.>>
A > <<Date's on the PO.|{first} confirms the week on {dow}.|Thanks!>>

A [{first} signed.|Signed!|It's signed.] {account}, {deal}, {amount}. [Copy attached so the order desk can start|Signed quote attached for order entry|Attached for whoever enters it], [tax-exempt form follows|the tax form comes separately|ship-to is on page one]. !quote +tada
C > [Congrats! I have it.|Entering it {day_part}, congrats.|Nice one. Watching for the form.]

A [And we won|So we won|Yes, we won] {account}, {amount}. [The signed quote is attached|Signed copy attached|Quote attached, as signed]. [Took a while, but {first} never stopped calling back.|One lunch, four calls, a lot of patience.|{first} says hello to everybody who picked up the phone.] !quote +clap
B > [Congrats, {a1}! Nice work.|Well earned.|Great. Ring the bell.]

? B leads A
A {b1}, {account} signed {day_part}. {amount}. [Signed copy's attached, I'll send it to finance as well.|You'll want this for your file.|Attached, so you can believe it.] !quote +tada
B > <<Excellent. Well done.|Very nice. Drinks are on me.|Great work. How did {first} sound?>>
A > <<Thank you!|I'll hold you to that.|Relieved, mostly.>>
""",
    "deal-lost": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A [Lost {account}. I wrote it up while it's fresh|{account} went the other way, write-up attached|We didn't get {account}. My notes are attached], {amount}, {deal}. [If you have one like it, read the part about the first call.|I'd do two things differently, they're at the end.|Short read, two minutes.] !notes
B > [Thanks for writing it down.|Read it. That could've been any of us.|Sorry, {a1}. Good notes.]

A **[Lost|Closed-lost]: {account}, {deal}, {amount}** // [I promised myself I'd write one of these for every loss, so here goes.|Some honest notes on this one.|For the next time we see one like it.] // - [What we did well|Good]: [answered fast, visited twice, the quote was right the first time|they liked the people and said so] // - [What we missed|Missed]: [I only ever talked to {first}, and {first} didn't decide|we quoted before we knew what they'd spend|I waited for their answer for two weeks and should've called] // - [What {first} said|In {first}'s words]: ["it was close"|"nothing you did wrong"|"next time, call my boss"] // - [What's left|Still open]: [they'll need parts in any case|they said we can quote the next one|nothing for now] /// [I've got {month} in my calendar to call again.|I'll call {first} again in {month}, because things change.|They'll hear from me again in {month}.] [Questions welcome, gloating isn't.|Ask away.|If you see it differently, tell me.]
B > <<Missing the decider is how I lose mine, too.|Good write-up. That call in a few months is worth more than the postmortem.|Honest. I appreciate that.>>
A > <<Won't happen on the next one.|Thanks.|That's the idea.>>
""",
}
