"""What is told between two or a few at length: hand-overs, favors asked with their reasons, and how a day went."""

# ruff: noqa: E501

SCENES = {
    "DIRECT": """
? same team; A not in Executive
A [Before I'm off from {dow}, here's what's open on my desk|My hand-over for {dow}, sorry it got long|You said you'd cover for me, so here's the list]: // 1. [The blue folder has everything that needs a signature. Nothing in it is urgent until I'm back.|The folder on my chair can wait. If somebody asks for it, tell them it exists.] // 2. {account} [may call. If it's {contact}, be patient, they read every line.|might write about their last invoice. I've answered once, the second answer is the same.] // 3. [The Thursday report runs by itself, you only have to look whether it did.|Somebody has to open the report on Thursday and check the total. If it says zero, run it again.] // 4. [My calendar is clean except for one call, and I've asked them to move it.|I've declined everything except the one meeting that you asked me to take.] /// [I'll have my phone but I'm going to pretend I don't.|Call me if the building's on fire, otherwise don't.|You can text me. I'll answer when there's shade.] [I owe you one.|Thank you, really.|Next time it's my turn.]
B <<This is the best hand-over I've ever gotten.|OK, that's all clear. What's the number of the call?|Read it. Number 2 I know, they called me last year.>>
A <<Ha, enjoy. And thanks again.|It's in the invite. Thank you!|Then you know what I mean. Thanks!>>
B <<Go. Have fun.|No problem. Have a good time.|All good, see you when you're back.>>

? B leads A
A [Can I get your okay on something|One thing I'd like your okay on|I have something that's above my pay grade]? {account} [wants to return half of what they bought, and it's past the window by nine days.|was promised a delivery date by somebody who doesn't work here anymore.|got the wrong item twice in a row and has been nicer about it than they should be.] [I've talked to {contact} twice, and they're not threatening anything, they'd just like us to do the decent thing.|{contact} isn't asking for much, which is why I'd like to do something.|I looked through the history, they've never asked for an exception before.] [What I'd do: take it back for store credit, once, and put it in writing that it's once.|My suggestion would be to cover the freight and say sorry, and leave it at that.|I'd offer free freight on the next one and an apology from somebody with a title.] [If you'd rather say no, I can live with that, but then I'd like to tell them today.|Tell me yes or no and I'll take care of the rest.|I told them they'd hear from me by {next_day}.]
B <<Go with your suggestion.|Yes. Put it in writing, like you said.|Fine with me. Copy me on the e-mail.>>
A <<Thank you. Writing it now.|Great, they'll be relieved.|Will do, thanks.>>
B <<And thanks for coming with a proposal.|Good.|Tell them I said sorry, too.>>

? A leads B
A [I promised you some notes on how the call went, from where I sat|You asked for feedback on the call with {account}|Feedback on your call with {account}, as promised]. [Good: you knew their name, you'd read the history, and you didn't talk over {first} once.|What I liked: you asked what happens if they do nothing, and then you waited. Most people can't wait.|You were well prepared, and they noticed. {first} said so after you left the call.] [To work on: when they brought up the price, you answered before they'd finished. Next time count to three.|One thing to change: the summary at the end. You had it, but it came as a question.|If I'd change one thing, it's the demo. Four features are enough, they'll remember two.] [Those are small things.|That's fine-tuning, not a problem.|You're further along than I was after my first year.] [Let's do one together next week and you take notes on me.|I'd like you to run the next one alone.|Pick one for next week and I'll only listen.]
B <<Thanks, that's really useful. I heard myself do it.|Thank you. I'd rather know.|Okay, that's fair. The price thing I knew, the other one I didn't.>>
A <<Everybody does it.|Good attitude.|That's why we do this.>>
B [How's Tuesday for the next one?|I'll pick one and send you the invite.]

? same team; late
A [What a day. I need to vent, no answer needed.|Two minutes of venting, please ignore.|Not a complaint, just a diary entry.] [The copier jammed before nine, the 10 o'clock started at 10:25, and somebody ate my lunch and apologized with a granola bar. Then {account} called to say that the address they'd given me twice was their old one.|First {account} moved the call three times, then they were on the road and we did it with road noise, and then it turned out they'd meant next month.|I spent four hours on a list that somebody else had already made, and I only found out because they sent it to me to check.] [It's fine. I've had coffee. I'm going home on time for once.|I'm laughing about it now. Mostly.|Nobody's fault, really, just one of those days.]
B <<Oof, all that in one day.|Oh no. Go home.|Some days should come with a refund.>>
A <<I'm almost proud.|Shutting the laptop as we speak.|Ha, yes.>>
B <<Tomorrow's a new one. Lunch is on me.|See you tomorrow.|Good night!>>

? peers; other team
A [I need to explain something to my team and you know it better than I do.|Please check if I've understood this.|Please read this before I send it around.] [When an order gets split, the customer gets two tracking numbers but only one confirmation. So if they call about "the missing half", we look at the second parcel first and don't open a case.|A credit memo doesn't mean that money was paid back. It sits on the account until somebody asks for it, so we tell customers that it'll be on the next invoice.|If a shipment is refused at the door, it comes back on the carrier's clock, about ten days, and we don't refund before it's on our dock.] [Is that right, and is there anything I should add?|Did I get that right?|Anything wrong with it?]
B <<That's right. I'd add who to ask if it looks strange.|Yes, word for word.|Almost. The exception is freight, that's a different story.>>
A <<Who do they ask?|Great. Sending it.|I'll write "parcels only", then.>>
B <<Me, for now.|Thanks for asking first.|Perfect.>>

? peers
A [Sorry for the novel|This got longer than I meant|Long message, grab a coffee]. [I've been thinking about what you said on {dow}, about the two of us doing the same work twice.|You asked why the list takes me so long every week, and I finally wrote it down.|I looked at where my time goes, because you asked and because I wanted to know.] [About a third is looking for things that somebody has, just not me. Another third is waiting for answers. The rest is the actual work, and that part's fine.|It's not the list, it's the questions that come after it: who changed this, where did that one go, can I have it by region. Every single week.|Most of it is copying from one place to another, because the two of us keep separate notes on the same customers.] [If we put our notes in one place, I think we'd both get an hour a week back.|What if we did it together on {dow}, half an hour, one screen?|My idea: one shared sheet, your columns on the left, mine on the right.] [What do you think?|Would that work for you?|Tell me if that's a bad idea.]
B <<I think that's right. Let's try it for a month.|Works for me. One screen, half an hour.|Not a bad idea at all. Let me clean up my half first.>>
A <<Great. I'll set it up {day_part}.|Done. {dow}, {time}.|Same here, mine's embarrassing.>>
B <<Nice.|See you then.|Ha. Deal.>>
""",
    "GROUP": """
A [Minutes from earlier, since nobody else volunteered|What we said in the meeting, in short|From my notes, before they turn into a shopping list]: // - [the plan stays, the date moves by a week|we do the small version first and look at it in {month}|nobody wants to drop it, everybody wants it later] // - {b1}: [talks to the people who'd have to do the work|asks around for two numbers and posts them here|writes the one-pager, one page, really] // - {c1}: [checks if there's money left|calls {account} and asks how they did it|looks at the calendar for a date without a holiday in it] // - me: [the invite, the room, the cookies|the follow-up, and being annoying about it|the summary for those who weren't there] /// [We meet again on {dow}, and if nothing's changed by then, we cancel and everybody gets half an hour back.|Next one's on {dow}. Bring what you have, even if it's half.|I've booked {dow} at {time}. If you can't make it, send me your part.]
B > <<What kind of cookies?|Mine will be done by then.|Two numbers, okay. Which two?>>
A > <<The good ones.|Great.|Cost per order, and how many.>>
C > <<I can do that {day_part}.|Fine. The first of those dates is a holiday, by the way.|I'll bring it to the meeting.>>
A > <<Thanks.|See, that's why I ask.|Good.>>

A [I forward this because it concerns all of us|This came in just now and it's for all of us|Passing this on, please read to the end]: // > Hello all, // > [we're revising the delivery routes as of next month. Pickups that used to be at 4:00 will be at 3:30, and freight has to be booked by noon.|our offices are moving at the end of the month. Please send all paper to the new address, and update it in your systems.|from next month on, invoices above a certain amount need a PO number in the subject line, or they'll be returned unpaid.] [We know that this may need some planning on your side and we're happy to talk about exceptions for the first weeks.|If this causes trouble, please get in touch before the end of the week.|Thank you for your understanding, and please pass this on to your colleagues.] // > {contact}, {account} /// [I'd say we just do it.|Does that hurt anybody?|Who tells the others?]
B > <<3 of my customers do the same, so I'm used to it.|Not me. Thanks for passing it on.|It's a nuisance but we can live with it.>>
A > <<OK, then I'll answer that it's fine.|Good, one less thing.|My thinking, too.>>
C > [I'll put it in the notes on the account.|Please ask when exactly it starts.]
""",
    "LEADS": """
?? A in Sales|Sales operations|Marketing; B in Sales|Marketing|Sales operations

A [What I learned from calling forty form fills this week|Forty calls to form fills, here's what I wrote down|Notes from a week of calling web leads]: [twelve picked up, seven remembered filling it in, four of those want something this year.|a third of the numbers are the main line, and the main line doesn't know the person.|most of them filled in the form to see a price, so that's the first thing they ask.] [The best time is between 8 and 9, before their day starts. After lunch it's all voicemail.|Calling within an hour makes all the difference. The ones from the weekend were cold by Monday noon.|E-mail first and then call worked better than the other way around.] [The form asks for a company and people write "self", so half of what we throw out as junk isn't junk.|People who picked the {article} in the form knew exactly what they wanted.|The comment field is where the truth is. Please read it before you call.] [Could we add a field for "when do you need it"?|I'd trade two of the required fields for one good question.|If marketing can change one thing: ask for the ZIP.]
B > <<We can add one field if we drop one.|This is gold, thanks. Which campaign were they from?|The form is due for a change anyway, I'll include it.>>
A > <<Drop the fax number.|Mixed, I'll tag them.|Great, show me before it's live?>>
B > <<Ha, it's still in there? Gone.|Perfect.|Sure.>>
""",
    "MARKETING": """
?? A in Marketing; B in Marketing|Sales|Product|E-commerce

A **Newsletter, draft for {dow}** // - [Subject: "Small things we fixed"|Subject: "Three questions you keep asking"|Subject: "What's new, without the noise"] // - [Lead story: the {article}, one picture, six lines|First story: a day at {account}, with their okay|On top: the {article}, in use and not on white] // - [Second: how to read a spec sheet, by {b1}|Second: care and cleaning, from the support team's notes|Second: the new cut-off times] // - [Bottom: holiday hours|Bottom: meet the person who answers your calls] /// [It goes to customers only, not to the whole list.|Goes out at ten, not at eight, because eight did worse the last three times.|I'd like to try plain text for a tenth of the list.] [Please check the facts by tomorrow noon, and only the facts. Commas are my problem.|Read it for mistakes, please. If you want another story, that's for the next one.|Comments in the doc by {time} {next_day}, please.]
B > <<Facts are right. The picture is the old version, though.|Read it, two small things in the doc.|I'd swap first and second.>>
A > <<Good eye, I'll get the new one.|Fixed both, thanks.|Tried that, it looked empty. I'll try again.>>
B > <<Then we're good.|Great.|OK, your call.>>

A [The store's order chart, with our sends in mind|For the campaign review, orders by week|Orders by week, for the question of whether the mailings do anything]. [I see two bumps that match and one that doesn't.|You can guess the send weeks. I'll tell you if you're right.|One chart doesn't prove anything, but it's a nice chart.] !orders
B > <<I'd say the second bump is ours.|Which weeks were they?|Does it include phone orders?>>
A > <<So would I.|I'll put the dates under it.|No, online only.>>
B > <<Great, I'll use it in the review.|Thanks.|Okay.>>
""",
    "RANGE": """
?? A in Product|Operations; B in Product|Support|Marketing|E-commerce|Operations

A **Range meeting, notes** // - {article}: [stays, new photos, price unchanged|stays, but only two of the options|gets a new box, because the old one tears] // - {article2}: [we look at it again in {month}|goes to clearance when what's in stock is sold|stays until there's a successor] // - {partner}: [sample's here, {b1} tests it for two weeks|supplier wants a minimum that's too high for us|support would like a better manual, fair enough] // - [Wish list: 14 ideas, and three that more than one person had|Ideas from sales: eleven, most of them for one customer|Complaints we read out loud: five, all about packaging] /// [Nothing leaves the catalog before the page has a replacement on it.|If something's discontinued, sales hears it from me before the customer does.|Please don't tell customers about the maybes.] [Next round in {month}, samples on the table, shoes optional.|Next meeting on {dow}, I'll bring the samples.|Ideas for the next round to me, with a reason and a customer.]
B > <<Which two options stay?|Thanks. I'll do the photos this week.|The manual, I can help with that.>>
A > <<The two that sell.|Great.|You're hired.>>
B > <<Fair enough.|Okay.|Ha, fine.>>

A [Refund list for the range meeting|Thirty days of refunds, for the range meeting|Bringing this to the range meeting: refunds, last thirty days], [so that we argue about facts|please sort it by item before you get upset|it's short, read it]. !returns
B > <<Sorted. It's what I thought.|Thanks. Do we have the reasons?|Got it, reading.>>
A > <<Same three as always?|In Backroom, order by order.|No hurry.>>
B > <<Two of three.|OK, I'll look.|Done, see you there.>>
""",
    "PRICING": """
?? A in Sales|Finance|Product|Sales operations|Operations

A [For the committee|For {dow}|Before we meet], the open pipeline by stage. [An exception in Proposal costs us less than one in Negotiation, look at how much sits where.|That's what any change to the list would touch.|I'd look at the right half, that's where people will ask for exceptions.] !pipeline
B > <<How much of it is under an exception already?|Good to have on the table.|Thanks, printing it.>>
A > <<I'll try to find out by {dow}.|That's what I thought.|Print it in color.>>
B > <<OK.|See you there.|Will do.>>
""",
    "LEADERSHIP": """
?? A in Sales|Finance|Operations|Executive

A [Store orders by week, for our meeting|One chart for {dow}, store orders by week], [no comments from me yet|I have opinions, but I'll keep them for the room|please look at it before the meeting so we can talk instead of read]. !orders
B > <<Thanks. Is phone in there?|Looked at it. I have questions.|Good. More charts, fewer slides.>>
A > <<Online only.|Bring them.|I try.>>
B > [OK.|I will.]

A [Open pipeline as of {day_part}|For the {dow} meeting, what's open|What's open in sales, by stage], [full value, no haircut|please don't add it up|before anybody commits to a number]. !pipeline
B > <<What would you expect of that to close?|Thanks. Proposal has grown.|Clear enough.>>
A > <<A third, in a good quarter.|It has. Quotes go out faster than answers come in.|Good.>>
B > <<That's my rule of thumb, too.|Then let's talk about that.|Okay.>>
""",
    "PROJECT": """
A **[Status|Where we are]** // - [Done: the list of who needs what, and it's shorter than we feared|Done: the test with real data, two errors, both fixed|Done: the guide, second draft, with pictures] // - [In progress: training, {b1} has the first group on {dow}|In progress: cleaning up the old records, about half way|In progress: {b1} is collecting questions from the teams] // - [Blocked: access for three people|Blocked: a decision on who owns this after we're done|Blocked: nothing, for the first time] // - [Next: dry run on {dow}|Next: a go or no-go with {c1}|Next: we show it to those who didn't want it] /// [If you're asked how it's going, "on track" is a fair answer.|I'd call it yellow, because of the blocked one.|Green, I'd say, and I don't say that often.] [Please read the guide and try to break it. Everything you find now is something that nobody calls you about later.|I need an hour from each of you this week for testing. Pick a slot in the sheet.|Ask me anything here rather than in the hallway, so the others can read it, too.]
B > <<First group is full. I need a bigger room.|I'll test on {dow}.|Guide: step four is missing a click.>>
A > <<Take the big one, I'll move my meeting.|Thanks!|Good catch, fixing it.>>
C > <<I'm fine with deciding this week.|I can do two hours, I'm curious.|Yellow is honest.>>
A > <<Let's do {dow}.|Even better.|I try.>>
""",
    "HIRING": """
A [Debrief on today's candidate, while it's fresh|My notes on the 10 o'clock candidate|Notes from the interview, no names in here]: [prepared, on time, asked about the team before asking about the pay.|friendly, a bit nervous, got better after ten minutes.|knows the work, hasn't done it in a place this size.] [Best answer: what they'd do if a customer is wrong and loud. They'd let them finish.|What stood out: they'd looked at our store and found two mistakes. Both are real.|I liked that they said "I don't know" twice and meant it.] [My worry is that they'll be bored in a year.|I'm not sure about the commute, they'd be an hour each way.|What I couldn't find out is why they left the last place after four months.] [I'd invite them back for half a day with the team.|For me it's a yes, if the references hold up.|I'd like a second opinion before I say yes.] [Could somebody do the second round by {dow}?|Who has an hour on {dow}?|Let's decide by {dow}, they have another offer.]
B > <<I can do {dow} at {time}.|Half a day with the team sounds right.|I'll call the references {next_day}.>>
A > <<Great, setting it up.|I'll ask which day works for them.|Thank you.>>
B > <<Send me your notes before, please.|OK.|I'll post what they say.>>
""",
}
