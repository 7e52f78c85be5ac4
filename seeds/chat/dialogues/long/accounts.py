"""Reports on deals, cases and weeks that are long, or come with a file."""

# ruff: noqa: E501

SCENES = {
    "deal-moved": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A **[Visit report|Call report|Report]: {account}** // - [met|spoke with]: {contact} // - deal: {deal}, {amount} // - stage: {stage} ([was|before] {former}) // - close: {close} /// [What they like about us is that|In our favor:] [we answer the phone|we're close by|they know two of our customers|they got a straight answer on lead time|one person handles everything]. [What worries them is|Their one worry is|{first}'s worry is] [who unloads the truck|whether it all comes on one truck|how firm the delivery date is|what they do if a carton is damaged|who they call after the sale]. [I told {first}|I explained] [how we did it for others|how it usually goes|that we plan that with them], and [that seemed to help|that took the edge off|{first} wrote it down]. [The dock is narrow|There's no dock|It's street level], so [a small truck|a liftgate], [nothing before 9|mornings only|and a call ahead]. /// [Next: {first} talks to the others, and I'm calling {dow}.|Next step is a call on {dow} at {time}.|I'm calling {first} on {dow} unless I hear something before that.]
B > <<Does {account} know that unloading is on them?|Nice report. Anybody else from {account} in the room?|Who handles receiving at {account}?>>
A > <<We talked about it, yes.|Their facilities person, for the last ten minutes.|{first} is finding out.>>
B > <<Good. Please put it on the {account} record.|OK, that'll help when the truck gets to {account}.|Fine. We'll need a name at {account} before it ships.>>

A [Long talk with {contact} at {account}, so long notes.|Notes from {account}, not short.|{account}, everything I heard {day_part}.] [The {deal} is in {stage} now, {amount}, {close}.|{stage} for the {deal}, still {amount} and {close}.] /// 1. [How they decide: three people, and {first} goes first.|Decision: {first} recommends, two others nod.|{first} writes a recommendation, then it goes upstairs.] // 2. [What they compare: delivery and what happens if something breaks. Price came third.|They asked about delivery three times and about price once.|It's about who fixes things, more than about the price.] // 3. [What they need from us: drawings, a COI, two names to call.|From us: a W-9, a COI, somebody to call.|Open on our side: COI, references, the drawing.] // 4. [What could go wrong: their fiscal year, and a move that isn't on the calendar yet.|Risk: somebody upstairs still thinks that the old ones will do.|Watch out for: a reorganization that nobody talks about openly.] /// [I'd rather hear about holes in this now than later.|Anything I forgot to ask?|Tell me what you'd ask next.]
B > <<Ask {first} who gets hurt if nothing happens at {account}.|I'd ask what they did the last time.|Ask when the move is. That sets everything.>>
A > <<Good one, I will.|That's a better question than all of mine.|On my list for the next call.>>
C > <<COI is in the shared folder.|I can send the two names over.|One of my customers knows {first}, if that helps.>>

? B leads A
A {b1}, [as you asked|as promised|for your list], {account} in full. // - [where|stage|now in]: {stage}, [came from|was|up from|before that] {former} // - [how much|amount|size]: {amount} // - [when|close date|date]: {close} // - [who|contact|talking to]: {contact} /// [I think it's real because|Why I believe in it|The good part]: {first} [calls me back the same day|asked about delivery before asking about price|has walked the space with a tape measure|sent quantities without being asked|gave me the date, I didn't have to ask|brought a colleague to the last call]. [I'd be careful because|What makes me careful|The weak spot]: [we haven't met the person who signs|nobody has said the word budget out loud|they went quiet once already|there's a second vendor in the picture|I only ever talk to {first}|their purchasing hasn't seen it yet]. [What I'd do about it|My plan]: [lunch with both of them|a visit with the signer in the room|a short call with their finance person|a call with {first} and whoever signs|half an hour at their place], [ideally before|before] we [get to|go over|discuss] [terms|the fine print|price]. [If that doesn't happen, I'll take the date back.|If I can't get that, I'd move the date.|Without that I wouldn't bet on the date.|No meeting, and I'd push it out a month.|If they won't do that, I'd call it a maybe.] !notes
B > <<That's exactly how I want to hear it.|Clear, thanks. Who is the signer at {account}?|Good. Want me there for that?>>
A > <<Thanks. I'll tell you how it went.|{first}'s boss. I'll get you the name.|I'd like that, yes.>>
B > [All right, {account} stays in my number.|Please do. I want to get {account} right.]
""",
    "deal-moved: Proposal": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A [Quote for {account} is out, and it's attached.|Sent {account} the quote, copy attached.|The {account} quote went to {first}, here's the copy.] {amount} for the {deal}. [It says freight prepaid, one delivery, net 30.|Terms are the usual ones, freight is in there.|Thirty days, one delivery, standard terms.] [If {first} calls while I'm out, page one has everything.|Should {first} call here, the copy tells you what I promised.|In case {first} asks anybody but me.] !quote
B > <<Thanks. Did {account} give you a delivery date?|Good to have. When does {account} decide?|Is {first} the one who signs at {account}?>>
A > <<Not yet, that's the next call.|{first} thinks by {close}.|Signs and pays, yes.>>

A [Copy of what went to {account}|Attached: the quote for {account}|What {first} has from us], {amount}, [same numbers as we talked about|no surprises in it|as discussed]. [Close stays at {close}.|I left the close at {close}.|{close} is still the date.] !quote
B > <<Got it. I'd call {first} {next_day}.|Looks fine. I'd call instead of waiting for an email.|Nice and short. I like it.>>
A > <<That's the plan.|I'm calling {next_day}.|Thanks.>>
""",
    "deal-moved: Negotiation": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A [They sent our quote back with three things in pen.|{first} marked up the quote, politely.|{account} has comments on our paper.] [One:|First:] [freight on its own line.|the delivery window in writing.] [Two:|Second:] [no automatic substitutions.|one invoice for everything.] [Three:|Third:] [their terms on the back, which our lawyer won't love.|45 days, which I turned down.] [Clean copy is attached, {amount} as before.|This is the copy we're working from, {amount} still.|The paper we're on is attached, still {amount}.] !quote
B > <<One and two are fine.|The first two don't hurt us.|I'd give {account} the first two.>>
A > <<My thought as well. Third one I'd trade for a deposit.|Then I'll offer those and hold on the third.|Good, that's what I'll tell {first}.>>
C > [For the third, ask finance before you call {first}.|Hold on the third, we did the same with others.]
""",
    "deal-opened": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A **New: {account}** // - [what|deal]: {deal} // - [size|rough size]: {amount} // - [close|target]: {close} // - [who|contact]: {contact} // - delivery: [no dock over there, so a liftgate truck and somebody at the curb|ground floor with double doors, so one truck will do|inside delivery to the third floor, the elevator is booked by the hour] /// [How it came about|Background]: {first} [called the main number and got lucky with who picked up|heard about us from a neighbor|kept our catalog for two years, so never throw those away]. [They tried to fix it themselves first|What they have now is older than me|They've patched what they have a few times], and [now somebody has to buy something|now it's time|now there's money]. [They know what they want|They have a drawing|They have a list], [but not how it gets in the door|but no idea about delivery|but no dates yet]. /// [I'm going there on {dow} to look at the space.|Visit is {dow}, with a tape measure.|First visit {dow}.] [Anybody who's been in that building, please tell me about the elevator.|If you know the building, where do you park?|Tips welcome, also on parking.]
B > <<Ask {account} for floor plans before you drive.|Take pictures of the door. Trust me.|Who else is {account} talking to?>>
A > <<Good idea.|I will.|I'll ask {first}.>>
B > <<Let us know how it goes at {account}.|Good luck at {account}.|Have fun at {account}.>>

A [First call with {first} at {account}, here's what I wrote down.|My notes from the first call with {account}.|Call with {contact}, {account}, written up while it's fresh.] It's the {deal}, [roughly|maybe|around] {amount}, [they'd like it by|target is|close date] {close}. /// - [why now|reason]: [somebody new is in charge and wants to show something|the old ones don't get repaired anymore|an inspection is coming] // - [how they buy|process]: [two quotes, then a meeting, then a PO|{first} decides, the boss signs|three quotes, always] // - [who else|others]: [one other vendor, no name|the usual suspects|nobody so far] // - [what matters|important]: [one delivery, on a weekday morning|somebody who shows up|that it looks the same as the rest] // - [what I promised|promised]: [a range by {dow}|a call on {dow}|pictures and a range] // - delivery: [no dock over there, so a liftgate truck and somebody at the curb|ground floor with double doors, so one truck will do|inside delivery to the third floor, the elevator is booked by the hour] /// [I didn't ask about the budget, {first} brought it up.|It felt like a real project.|They asked better questions than I did.]
C > <<Morning deliveries: tell ops early, those fill up.|If {account} needs a second quote for their files, that's their job, not ours.|Nice notes. An inspection usually means a hard date.>>
A > <<Right, I'll ask for it in writing.|Good point, thanks.|That was my feeling, too.>>
B > <<Need anything from us for {account}?|Want somebody along?|Send me the range before it goes out, please.>>
A > <<Not yet, thanks.|I'd like that, yes.|Will do.>>
""",
    "deal-slipped": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A **{account}: [why the date moved|new date|what happened]** // [It was {old}, now it's {close}.|From {old} to {close}.|New close is {close}, it used to be {old}.] [Amount is the same, {amount}.|Still {amount}.|{amount}, no change there.] /// [What {first} told me|The reason I got]: [the person who signs is out for two weeks|the budget meeting got moved|another department wants to look at it first]. [What I think|My reading]: [that's true, but nobody is pushing either|it's real, I heard the same from the front desk|half of it is that nobody likes change]. [What I'm doing now|Next]: [a short call every week, with a reason each time|offer to present it to the others|ask for a start date and count backward]. [Nobody over there sounded cold, if that's your question.|I haven't heard of anybody else in the race.|The tone was friendly, which is why I keep it in the list.] /// [If it moves once more, I'd take it out of the quarter.|One more time and I'd park it.|I won't move it twice.]
B > <<Good that you wrote down why. Who's the other person at {account}?|Does {account} have a start date at all?|I'd offer {first} to present it.>>
A > <<Finding out {next_day}.|Sort of. I'll get a real one.|That's the plan.>>
B > <<OK, I'll leave {account} where it is.|Keep me posted on {account}.|Good. {account} stays in, then.>>
""",
    "deal-won": """
?? A in Sales; B not in Finance|Warehouse|IT|People

A **Won:** {account}, {deal}, {amount}[!|.] /// [How it went|The story]: {first} [had three quotes on the desk and called all three of us with the same question|wanted to see it in real life, so we drove over with one in the trunk|asked for a delivery date in writing and only we gave one]. [We weren't the cheapest.|Price was in the middle.|I don't think price decided it.] [What decided it, in {first}'s words|{first} says it was]: ["you people call back"|"I know who to yell at"|"you didn't oversell it"]. /// [Thanks to ops for the date, to finance for the tax form, and to {b1} for reading the quote.|Thank you to everyone who answered a question at five to five.|Thanks to {b1} and to the dock, who made the sample trip happen.] [Signed copy is attached.|Attached: the quote they signed.|Quote as signed is attached.] !quote +tada +clap
B > <<Congrats, {a1}! That's a good one.|Congrats, {a1}! {account} was a long one.|Great story. Congratulations!>>
C > <<Well done! When does {account} want the delivery?|Congrats! Do we have a date yet?|Congrats! Is the ship-to on the {account} record right?>>
A > <<As soon as the floor is ready. I'll post the date.|{first} sends me the date {next_day}.|Checking that with {first} today.>>

A [Team, we won {account}.|So, we won {account}.|And we won {account}.] {deal}, {amount}. [Signed copy is attached, finance has the PO.|Signed quote attached.|Here's the signed quote.] !quote +tada
B > [Congrats, {a1}!|That's great news. Congrats!|Good one. {account} took a while.]

A // **Won:** {account} // {deal}, {amount}, [from {former} right to a signature|and no discount at the end|after one last call about the dock]. [Quote attached for the order desk.|The signed quote is attached.|Order desk: quote is attached.] !quote +raised_hands
C > [Entering it now.|Thanks, order goes in {day_part}.|Got it. {account}'s billing address is up to date?]
""",
    "case-opened": """
A [Writing this one up because more than one of us will touch it.|{account} again, so here's the whole picture.|For the handoff, all there is on {case}.] // - case: {case}, {priority} // - customer: {account}, {contact} // - [what they wrote|subject]: "{subject}" // - [tone|mood]: [polite, but it's not their first message|short, wants an answer and not an apology|friendly, in a hurry] // - [so far|done]: [answered that we're on it, asked when to call|read the old cases, nothing like it|checked the account, all fine there] // - [next|to do]: [call back {day_part}|one call, then an answer in writing|find out who promised what] /// [I'm on the phones until 3, so if {first} calls and I'm busy, please take it and write down every word.|If {first} gets one of you on the line: read this first, then ask, don't guess.|Please don't answer {first} from the inbox, it should come from one person.]
B > <<Read it. If {account} calls, I'll take it.|I'm around all day if {first} calls.|OK. Who's the account owner for {account}?>>
A > <<Thanks, {b1}.|Appreciate it.|Looking it up, I'll let them know.>>
""",
    "case-closed": """
A **Closed: {case}, {account}** // [It was|Subject]: "{subject}" /// [How it ended|The end of it]: {first} [is fine with it and said so in writing|thanked us, which I didn't expect|had no more questions]. [What took long|Where the time went]: [we answered a different question at first|two of us wrote on the same day|the note from the first call was in somebody's head]. [What I'd do again|What worked]: [one call instead of five mails|reading it back to {first} before hanging up|asking for the best time to call]. [I've put that on the account, too, so it doesn't get lost.|It's on the account as well, for the next person.|Same note is on the account, where people will look.]
B > [Thanks for the write-up.|Good to have that one off the list.|Nice, I had {first} on the phone once.]
""",
    "week-sales": """
? B in Sales|Executive|Sales operations
A **[Sales report|Weekly report, sales], week of {week}** // {table} // - won: {won}, {sum} // - lost: {lost} // - opened: {opened}, {new} /// [The chart shows what's open today, by stage.|Open pipeline as of this morning is in the chart.|Attached: what's open, by stage.] [It isn't weighted, so don't add it up and call it a forecast.|No weighting in it, please remember that when you quote it.|Everything open is in there, also what should have been closed long ago.] /// [For the call|Before the call]: [dates in the past get a new date or a reason|each of you picks one deal to talk about|have your next steps in, I'll read them out]. [Territory view is a saved report, so you don't have to wait for me.|If you need it by territory, it's saved as a report.] /// $x_sales !pipeline
B > <<Thanks. The bar on the left worries me more than the one on the right.|Good report. What's oldest in there?|Thank you. Dates are done on my side.>>
A > <<Same here. Let's talk about it at 9:30.|I'll bring the list of the oldest to the call.|Thanks for being quick.>>
C > <<Mine will be done by 9:20.|I have one to talk about, gladly.|Saved report works, thanks.>>

? B in Sales|Executive|Sales operations
A [Week of {week}, what got signed|What got signed in the week of {week}|Signed, week of {week}]: /// {table} /// [{sum} altogether, {lost} lost, {opened} opened ({new}).|{lost} lost, {opened} opened ({new}), {sum} signed.] [Chart of the open ones is attached.|The open ones are in the chart.|Open pipeline attached as a chart.] !pipeline
B > [Thanks, using it at 9:30.|Thank you. Good week for those on the list.|Got it, thanks.]
""",
    "week-store": """
? A in E-commerce; B in E-commerce|Marketing|Product|Finance|Executive
A **[Store report|Weekly store report], week of {week}** /// {table} /// - orders: {orders} // - revenue: {revenue} // - refunds: {refunds} /// [The chart has the weeks before, the last bar isn't finished.|Chart attached, and the last bar is a week that has just begun.|In the chart, ignore the bar on the right, that week is still running.] [What we did|Done]: [answered every review, also the rude one|fixed two pictures and a size|moved the shipping note up]. [What we didn't get to|Not done]: [the filter that forgets what you picked|the slow page for the big collection|the second language for the size guide]. [This week|Next]: [reviews, pictures, then the filter|only small things, no releases on a Friday|the slow page first]. [If you need these numbers by product or by region, tell me before Thursday, I only export them once a week.|Anyone who wants this by product: say so in the thread and I'll attach the file, no need to build your own.|The same table by product is one click away in the store's reports, so please look there before you ask me.] /// $x_market !orders
B > <<Thanks. Which item gets the most questions?|Good one. Can we do the filter before the newsletter?|Nice to have the chart. What was the rude one about?>>
A > <<The usual one, I'll add a line to its page.|I'll try, no promise.|The box. We apologized.>>
B > <<Thank you.|Okay.|Great.>>

? A in E-commerce
A [Orders by week, as a chart|Chart of the weeks|The weeks side by side] (last one is {week}): {orders} orders, {revenue}, refunds {refunds}. [Don't compare the bar on the right, it has only started.|The bar on the right is this week so far.|Right-most bar is the running week.] !orders
C > [Thanks, going on the wall.|Could I have it as a file every Monday?|Good to see it like that.]
""",
    "week-support": """
? A leads B
A **[Support report|Weekly support report], week of {week}** /// {table} /// - [in|new]: {came} // - [out|closed]: {done} // - [open|still open]: {left} /// [What I noticed|What stood out]: [people write at night and expect us at 8, which is fair|we answer fast and then take long to finish|half of the open ones wait for a customer, and nobody has asked again]. [So this week|What we do about it]: [first hour for last night's mail, no meetings before 9:30|everybody finishes two old ones before taking a new one|ask again after two days, close after a week, politely]. /// [Phones: the plan is in the sheet, and a swap is fine as long as it's in there.|Phone plan is in the sheet. Swap with each other, not with me.|If you can't do your phone slot, swap it in the sheet.] [And please eat lunch away from the phone.|Take your breaks. I see who doesn't.|Breaks are not optional.] [One more thing: write the answer into the case and not only into the mail, so that whoever picks it up tomorrow knows what was promised.|And when a customer calls about something that's being worked on, open the case first, then talk. It takes ten seconds and saves a callback.|If a customer tells you the same thing twice, put it in bold at the top of the case, then nobody has to ask a third time.] /// $x_support
B > <<Two of the old ones are mine, doing them first.|I asked three again this morning.|Makes sense. I swapped {dow} with {c1}, it's in the sheet.>>
A > <<Perfect.|Thanks, {b1}.|Good.>>
C > <<Can we close the ones where the mail bounced?|What if they answer after a week?|Can we close the ones who never call back?>>
A > <<Yes, with a note.|Then it opens again by itself.|If you've tried the phone, yes.>>
""",
    "week-hall": """
? B in Warehouse|Operations|Support|E-commerce
A **[Warehouse report|Dock and floor|Weekly report, warehouse], week of {week}** /// {table} /// [{parcels} parcels.|Parcels altogether: {parcels}.|In total {parcels}.] [What went well|Good]: [everything that came in by the cut-off went out the same day|no damage claims from our side|two new people packed alone for the first time]. [What didn't|Not so good]: [one trailer sat at the door for three hours because nobody had the paperwork|we ran out of the middle box on Thursday and used the big one, with a lot of paper|the label printer on table 3 printed half labels for a morning]. [What changes|So]: [paperwork goes into the box at door 1, not on a desk|boxes get reordered at 200, not at 50|printer is swapped, the old one is for parts]. /// [Sales, if a customer picks up in person, send them to door 3 and tell us the name.|Please send will-call customers to door 3, with a name.|For pickups we need a name and a time, or they wait.] [Thank you to the crew, it was a good week.|Good work, everybody.|Thanks, all. Nobody got hurt and nothing got lost.] [From now on the board by the dock shows which trailer comes when. If a driver gives you another time, write it there and not on a sticky note.|Please walk your aisle before you go home. An empty pallet in the wrong place costs the early crew ten minutes they don't have.|If something is broken, tag it and tell me, even when it's small. I can only get things fixed that I've heard of.] /// $x_floor
B > <<Noted about door 3.|Will do. Can they come before 8?|Thanks, I'll pass on the part about pickups.>>
A > <<Thank you.|From 7:30, if we know.|Appreciate it.>>
C > <<The middle box, is it back?|And the half labels didn't go out, right?|Good report.>>
A > <<Came in this morning.|Right, we caught them.|Thanks.>>
""",
}
