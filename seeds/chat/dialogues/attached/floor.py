"""Charts, lists and reports of those who sell online, buy, store and ship."""

# ruff: noqa: E501

SCENES = {
    "week-sales": """
?? A in Sales operations

? B in Sales|Executive
A [Last week in sales, deal by deal|Who signed last week|Closed in the week of {week}]: /// {table} /// [Makes {sum}.|{sum} in all.|Sum: {sum}.] [Against that, {lost} lost.|On the minus side: {lost} lost.|And {lost} lost.] [{opened} new ones came in, {new} on paper.|New: {opened}, {new} on paper.|We opened {opened}, together {new}.] [Chart of what's open, by stage, for the call.|I've attached the open pipeline by stage.|What's still open is in the chart.] !pipeline
B > <<Thank you. Is the chart weighted?|Thanks. Can you keep the chart for Monday's deck?|Good. What's the number for the quarter so far?>>
A > <<No, full amounts.|Yes, same place as always.|I'll bring it to the call.>>
B > <<Okay, thanks.|Perfect.|Great.>>

? B in Sales
A **Signed in the week of {week}** /// {table} /// - [total|sum]: {sum} // - lost: {lost} // - opened: {opened}, [worth|together] {new} /// [I checked all of these against the PO, so if yours is missing, the PO is missing.|Only deals with a PO on the record are in the table.|If your deal isn't in the table, I don't have the PO.]
B > <<Mine has a PO, it's in my inbox. Uploading it.|What if they order by phone?|Makes sense.>>
A > <<Thanks, I'll add it next week.|Then note who called and when.|Good.>>

? C in Sales
A [Morning. Wins of the week of {week}|For the 9:30 call, the wins of last week ({week})|Week of {week}, won]: /// {table} /// {won} [in number|deals], {sum}. [Opened {opened}, {new}. Lost {lost}.|{opened} opened for {new}, {lost} lost.] [Please have your next steps in by the time we start.|We'll go through the open ones territory by territory.|Bring the ones you need help with.]
C > <<Which territory goes first?|Mine are in.|I have one I need help with.>>
A > <<East, then Central, then West.|Thanks.|Good, you go first then.>>
""",
    "week-store": """
?? A in E-commerce|Finance; B in E-commerce|Marketing|Product|Finance|Executive

A [Chart|Weekly chart] for the store, [now with the week of {week}|week of {week} included]. [{orders} orders, {revenue}, {refunds} refunded.|Orders {orders}, revenue {revenue}, refunds {refunds}.] [The last bar has only just started, so don't read it.|Ignore the bar on the far right, the week isn't over.] !orders
B > <<Thanks. Do we have the same for last year?|Good, that goes into my report.|Do those include canceled orders?>>
A > <<I can pull it. Give me until {dow}.|I thought so, that's why I post it.|Yes, as placed.>>
B > [Thanks.|Appreciate it.]

? A in E-commerce; B in E-commerce|Marketing|Product|Finance|Executive
A **Online store, week of {week}** // - orders: {orders} // - revenue: {revenue} // - refunds: {refunds} /// [What I looked into this week: people who leave at the shipping step. Most of them come back within two days and buy, so it's less of a hole than I thought.|I spent an afternoon on the search terms. A third of the searches that find nothing are plurals, so that's an easy fix.|We asked forty customers why they'd called instead of ordering online. The answer was almost always a ship date.] [We'll leave the page alone and add a line with the cut-off time instead.|Fix goes in on {dow}, nothing else changes.|So the product page gets a ship date, as soon as ops tells me which one to show.] /// [Reviews are answered up to yesterday.|All reviews have an answer.|Review queue is empty.] [Chart attached, same scale as always.|The chart has the weeks before for comparison.|Weeks side by side in the chart.] [If sales wants to see how their customers use the store, come by and I'll show you. It's quicker than a slide, and you can ask what you like.|I keep a list of small fixes people ask for. It's pinned here, so please look before you write me, half of the wishes are on it already.|Anything you want changed on a page: one message with a link and a picture, please, and not five messages with half a sentence each.] !orders
B > <<The cut-off time should be next to the button, not in the footer.|Interesting. I'd have bet on the price.|Nice digging. Could you show that to support as well?>>
A > <<It will be.|So would I.|Sure, I'll send it around.>>
B > [Great, thanks.|Good.]
""",
    "week-hall": """
?? A in Warehouse|Operations

A **[Floor report|Week on the floor], week of {week}** /// {table} /// [That's {parcels} parcels out the door.|{parcels} parcels, all carriers.|All together {parcels}.] [Tuesday was the heavy day, as usual, because everything from the weekend gets released on Monday night.|We were slow on Thursday because the forklift was in for service until two.|Friday was easy, so we used it to relabel aisle C, which had three kinds of labels.] [Two things slow us down at the moment: orders with a note that nobody can read, and pallets that come in without a packing list.|What costs us time: mixed cartons without a list on the outside.|My one complaint: rush orders that come in at 3:50 for a 4:00 cut-off.] [If you write a note on an order, write it for somebody who's never heard of the customer.|Purchasing, please ask the suppliers for a list on the outside of each pallet.|If it has to leave today, tell us by two, please.] /// [Safety: nobody hurt, one pallet jack retired.|No injuries. The eyewash station has been checked.|Nobody got hurt. Please keep the aisle by door 2 clear.] [And since people asked: yes, you may come down and look at your order before it ships, but ask at the desk first and wear the shoes.|Last thing, for the office: the dock is not a parking lot. I had to have somebody paged twice, with a truck waiting in the street.|One request to everybody upstairs: if you promise a customer a day, look at the cut-off first. We can't ship what we get at five.]
B > <<I'll put the packing list on the next POs.|Fair about the notes, I'll tell the team.|What happened to the pallet jack?>>
A > <<Thank you.|Appreciate it.|Wheel came off. It had a good life.>>
B > [Good report.|OK.]
""",
    "week-support": """
?? A in Support

? B in Support
A **Support, week of {week}** /// {table} /// [{came} new, {done} closed, {left} open.|New {came}, closed {done}, open {left}.] [The pile hasn't grown because anybody is slow. It's because half of it waits for somebody who isn't us: suppliers, carriers, customers who went quiet.|I went through the open ones on Friday. About a third need one phone call and nothing else.|What I saw in the open ones: a lot of good first answers, and then nothing for a week.] [Plan for this week: everybody picks their three oldest, calls, and either closes them or writes down what they're waiting for.|So please, three oldest each by Wednesday, closed or with a date in the notes.|I'd like each of us to close two old ones before touching new ones in the morning.] [And if you're stuck on one, bring it to the standup. I'd rather spend ten minutes on it than see it turn gray.|Bring the hopeless ones to me, I'll call.|Stuck is fine, silent isn't. Post it here.] [For the record, I look at how many were solved, and not at how fast the first answer was. A fast answer that helps nobody is a second mail.|Everyone who takes a case over reads it from the top before calling. Customers notice when we don't, and they're right to mind.|If you close one, write down what helped in one sentence. In three months somebody will have the same case and be grateful.]
B > <<My oldest three are all waiting on parts.|Done with two of mine already.|Can we close the ones where they never sent the picture?>>
A > <<Then write that down with a date, please.|Nice.|After the second reminder, yes.>>
B > <<Will do.|Okay.|Good, that's four.>>
""",
    "SHOP": """
?? A in E-commerce

A [Orders per week, last two months|Weekly orders, updated|The weekly chart again]. [I printed it for the wall, too.|Same scale as the last one, so you can hold them side by side.|Last bar is the current week, it'll grow.] !orders
B > <<Can you add returns to it?|Thanks. How do you make these?|Looks steady.>>
A > <<In a second chart, maybe.|Export, and ten minutes of fiddling.|Steady is fine with me.>>
B > [Okay.|Ha, thanks.]

A [Somebody asked if the store is up or down|For the question from the hallway, up or down|Up or down? See for yourself]: here's the chart by week. [I'd call it flat with bumps.|Depends on which week you start with.|I wouldn't draw any conclusions from one bar.] !orders
C > <<Bumps it is.|The bumps are newsletters, I bet.|Thanks, that settles it.>>
A > <<Two of them are.|Good bet.|You're welcome.>>

A **How to change a product page** // [Because I've been asked three times this month|For the new people, and for me when I forget]: // 1. [Find it in Backroom by SKU, not by name, because there are look-alikes.|Search by SKU. Names repeat, SKUs don't.] // 2. [Change one thing at a time and save, otherwise you won't know which change broke it.|Save after each change. The page doesn't warn you.] // 3. [Pictures: square, white background, under two megabytes.|Photos go in square, with the front view first.] // 4. [Text: what it is, what it fits, how big it is, how to care for it. In that order.|Description: start with what it is. Adjectives go last or nowhere.] // 5. [Look at it on your phone before you call it done.|Check it on a phone, that's where most people will see it.] /// [Prices aren't on this list because you don't change prices. Product does.|Don't touch the price, that's product's.|For prices, ask product, even if it's obvious.] [If you break something, say so right away. I've broken all of it at least once.|Broke it? Tell me, it's a two-minute fix if I know.]
B > <<Where do the care texts come from?|Step 1 would have saved me an afternoon.|Thanks, bookmarking this.>>
A > <<Spec sheet, last page.|Me too, that's why it's step 1.|Good.>>
B > <<Got it.|Ha.|Thanks.>>
""",
    "supply-late": """
?? A in Operations

A {supplier}: {goods}, due {due}, now {arrival}. [Breakdown by option is attached, so you can see what's affected before you promise anything.|I attached what's on it, SKU by SKU.|The file has the SKUs.] [Reason given: {reason}.|They say it's {reason}.] !delivery
B > <<Can they send part of it by air?|Thanks for the breakdown. Do we have enough until then?|Do they pay for the delay?>>
A > <<Asked. They'll tell me {dow}.|For most of it. I'm checking the rest.|I'm trying, don't count on it.>>
B > <<OK. Keep me posted.|Thanks.|Worth a try.>>

A **Late: {supplier}** // - what: {goods} // - due: {due} // - now: {arrival} // - why: {reason} /// [I had their export manager on the phone for a while. They're sorry, they have photos, and none of that puts it on a truck.|I called and wrote. They answered the same day, which isn't always the case with them.|They told us themselves this time, before we had to ask.] [What I've asked for: a partial shipment, the tracking as soon as it's loaded, and a name for questions.|I asked them to split it and to send what's ready.|My ask was simple: ship what's done, bill what's shipped.] [What you can tell customers: {arrival} plus two days for receiving. Not the day itself, please.|For customers: two days after {arrival}, to be safe.|Don't quote {arrival} to customers. Add two days for the dock.] /// [List by SKU attached.|What's on the order, by SKU, is attached.] !delivery
B > <<Two days is tight with a full dock.|Thanks, that's the kind of note I can use.|I have a customer waiting on exactly that.>>
A > <<Then say three.|Glad it helps.|Send me the name, I'll put them first in line.>>
B > [Will do.|Perfect.]
""",
    "supply-in": """
?? A in Operations|Warehouse

A {goods} from {supplier} [are in|are on the dock|have arrived]. [Packing list attached, counted once, second count {next_day}.|List attached. Count looks right, carton by carton comes later.|Here's the list by SKU, please wait with picking until it's put away.] !delivery
B > <<Can I release the back orders?|Any damage?|Finally. Thanks!>>
A > <<Once they're put away. I'll tell you here.|One crushed corner, nothing inside.|Tell me about it.>>
B > <<Okay, waiting for your word.|Good.|Great.>>
""",
    "PURCHASING": """
?? A in Operations|Finance|Product

? A in Operations; B in Operations|Finance|Product
A [Using the order chart for the reorder points, posting it so you can check me|Here's the store by week, that's what I'm ordering against|Before I place the next POs, the weekly orders as a chart]. [I'd go a little above last time and not more.|If marketing plans something big, tell me now.|I'm ignoring the best and the worst bar.] !orders
B > <<Makes sense. Lead time on the big ones?|Fine with me.|I'd keep some room for {month}.>>
A > <<Eight weeks, give or take.|Thanks.|Good point, I'll add some.>>
B > [Then order this week.|OK.]

? A in Operations; B in Operations|Finance|Product
A **Supplier call, notes** // [On the line: their sales manager, somebody from production, {b1} and me.|With {b1} and two people from their side.|{b1} was on the call as well, correct me if I got something wrong.] // - {article}: [lead time stays at eight weeks, they can do six if we order full pallets|they're changing the carton, so new weights and a new label|a part comes from a new source, samples are on the way] // - {article2}: [price is good until the end of {month}|they'd like to drop one color, I said we'd look at the numbers|minimum order goes up, and I said no] // - [Quality: they sent pictures of the new inspection table, and I asked for the reports instead|Quality: two complaints discussed, one accepted, one still open|Quality: they want our complaints within ten days, with photos] // - [Payment: nothing changes|Payment: they asked for a deposit, we didn't agree|Payment: early payment discount is back, finance please have a look] /// [Next call is on {dow}.|We talk again on {dow}.|Next one {dow}, same time.] [If you have something for them, send it to me the day before.|Questions for them to me, please, I'll collect.]
B > <<That's how I remember it.|One thing missing: they asked for a forecast.|Good notes. The ten days are tight for support.>>
A > <<Thanks.|Right, by the end of the month. Adding it.|I'll try to get fifteen.>>
B > <<OK.|Great.|Thanks.>>
""",
    "STOCK": """
?? A in Warehouse|Operations; B in Warehouse|Operations

? A in Warehouse; B in Warehouse|Operations; A is lead
A **Cycle count, aisle by aisle** // [We start {dow}, and we do one aisle a day, so nobody has to stay late.|Starting {dow}, an hour each morning before the first truck.] // 1. [Count first, then look at the screen. Not the other way around.|Write down what you see before you look up what should be there.] // 2. [Open cartons get counted by piece, sealed ones by label.|Sealed cartons by the label, open ones by hand.] // 3. [If it's off by one, count again. If it's off by more, call {b1}.|Off by a lot? Don't fix it, get {b1}.] // 4. [Anything without a label goes on the blue cart.|No label, no guess: blue cart.] // 5. [Nobody picks from an aisle that has tape across it. Yes, even for a rush.|Taped-off aisles are closed for picking until I take the tape down.] /// [Last time we found eleven boxes behind the baler, so look behind things, too.|Last count we were off by less than half a percent, I'd like to beat that.|Clipboards are on my desk, pens aren't, bring your own.]
B > <<What about returns that aren't put away yet?|Can we do aisle F last? It's a mess.|I'll bring pens.>>
A > <<They count as returns, leave them on the cart.|F first, then it's behind us.|Good.>>
B > <<Okay.|Fine.|Ha, okay.>>

A [Dock schedule for {dow}, so that nobody's surprised|Trucks on {dow}, as it looks now|For {dow}, what's coming and going]: // - 7:30: [two pallets inbound, needs door 1|inbound, one container, door 1 all morning] // - 10:00: [will-call, one customer with a van, paperwork's in the box|parcel pickup, the early one] // - 1:00: [LTL outbound, three skids, they need to be wrapped by noon|outbound freight with a liftgate, the slip says call before delivery] // - 4:00: parcel pickup, [as always|the usual driver] /// [Door 2 is out until the spring gets fixed, so it's all through 1 and 3.|If the morning truck is late, everything else moves. I'll post.|Lunch in two shifts, please, somebody has to be at door 3.] [Sales: nothing gets added to the one o'clock after ten.|Whoever wants something on the one o'clock truck, tell us before ten.]
B > <<Who's wrapping?|I've got the skids.|Is the container floor-loaded?>>
A > <<You and whoever's done picking.|Perfect.|Yes, sorry. Bring gloves.>>
B > <<OK, I'll take it.|Great.|I knew it.>>
""",
    "MONEY": """
?? A in Finance; B in Finance

A Refunds of the last thirty days, [for the accrual|for the close|to tie out against the clearing account]. [I tied out all but two.|Two of them cross the month-end.|It matches the processor, I checked.] !returns
B > <<Which two?|Nice, thanks.|Good. Book it as usual.>>
A > <<The two with split payments. I'll sort them out {day_part}.|Sure.|Done.>>
B > <<OK.|Thanks.|Great.>>

A [Weekly order chart from the store|The store's orders by week], [for the cash forecast|for the forecast file]. [Current week isn't finished.|Last bar is partial.] !orders
B > <<Thanks, I'll plug it in.|Are these orders or shipments?|Good enough for the forecast.>>
A > <<Great.|Orders. Shipments lag a day or two.|Agreed.>>

? A in Finance; B in Finance; A is lead
A **Expense reports, once more** // [I sent back nine of them this week, so here's what I need|Since I keep sending them back|Nine came back this week, mostly for the same four reasons]: // 1. [A receipt that I can read. A picture of a crumpled receipt on a dashboard isn't one.|Receipts: flat, whole, readable.] // 2. [Who was at the lunch, and why. Names, not "customer".|For meals: names and the reason.] // 3. [Mileage with both addresses, and the odometer isn't needed.|For mileage, both addresses.] // 4. [One report a month, by the fifth.|By the fifth, please, or it waits a month.] /// [If you lost a receipt, say so, there's a form for it, and I'm not going to bite.|Lost receipts happen. Use the form and move on.] [I pay these on Fridays. If it's right on Thursday, the money's there on Monday.|Everything that's clean by Thursday gets paid on Friday.]
B > <<Can you post that in #general as well?|Number 2 is the one they all forget.|I had one with a picture of the menu this week.>>
A > <<Good idea.|Every time.|I saw it. Nice menu.>>
B > [Thanks.|Ha.]
""",
    "SALES": """
?? A in Sales|Sales operations; B in Sales; C in Sales

? A in Sales operations|Sales manager, East|Sales manager, Central|Sales manager, West|Vice president, Sales
A [Open pipeline, by stage|Pipeline by stage, fresh|Current pipeline, all territories], [for whoever's building slides|since three of you asked|for the call]. [Full amounts, no weighting.|Not weighted.|Amounts as they stand in Alder.] !pipeline
B > <<Proposal looks heavy.|Thanks. Are mine in there as of today?|Do closed ones drop out right away?>>
A > <<It is. Lots of quotes waiting for an answer.|If your deals are current, yes.|The minute you mark them.>>
B > <<Then we should be calling.|They are now.|Good.>>

? A in Sales operations|Sales manager, East|Sales manager, Central|Sales manager, West|Vice president, Sales
A [Stage chart, as of this morning|Here's the pipeline by stage again|Another look at the stages], [because Qualification looked thin to me last week|after the cleanup of close dates|since the last one was two weeks old]. [Tell me what you see.|I have my own read, tell me yours first.|Worth a minute before the call.] !pipeline
B > <<We quote fast and then we wait.|I see a few of mine that have sat too long.|The front end's thin. We need more first calls.>>
A > <<That's what I see, too.|Good, then let's move them.|My thought as well.>>
C > <<Then let's block an hour on {dow} for calls.|Count me in for calls.|I'll bring donuts if we do a call hour.>>

? A in Sales; B in Sales; C in Sales
A **Out from {dow}, [hand-over|handoff]** // - {account}: [{first} may call about the ship date, it's on the order|{first} has the quote and will have questions, the answers are in my notes] // - {account2}: [nothing due, but {first2} likes a call, so please say hi|waiting for {first2} to send the tax form, just file it when it comes] // - {account3}: [please don't touch it, it's at a delicate point|quiet, leave it quiet] // - {account4}: [sample is on the way, ask if it got there|they wanted a spec sheet for the {article}, sent it this morning] /// [{b1} has my phone, {c1} has my inbox, and both have my thanks.|Calls go to {b1}, e-mails to {c1}.|{b1} and {c1} are covering, please be nice to them.] [I'm back in a week and won't be checking messages, so if it burns, call my manager.|I've told the four of them that I'm out.|If anything big comes up, text me. If it's medium, don't.]
B > <<Got it. What's the delicate point?|All clear. Have fun.|Fine. Is the ship date one we can keep?>>
A > <<They're deciding. Any call looks like pushing.|Thank you!|Yes, I checked with ops.>>
C > <<Inbox is set up on my end.|Enjoy it. We'll be fine.|I'll file the form.>>
""",
    "CUSTOMERS": """
?? A in Sales|Sales operations; B in Sales; C in Sales

A [Spent the morning at {account}, some notes before I forget|Back from {account}, notes while they're fresh|My visit at {account}, written up]. [{contact} walked me through the whole place, which took two hours because everybody wanted to talk about something.|{contact} had cleared an hour and we used two.|I got the tour from {contact}, including the storage room, which tells you more than the lobby.] [The {article} is holding up, a few scratches, nobody minds.|They like the {article}, they'd like it better with a longer warranty.|They keep the {article} right where people see it, and {first} was proud to show me.] [What bothers them is our invoices: they get three for one order and have to match them by hand.|The one complaint: nobody told them about the change of carrier, and the new driver didn't know the door.|They'd buy more if they could reorder by e-mail instead of by phone.] [I promised {first} an answer on that by {dow}, so whoever knows, please help.|I said I'd look into it and call {dow}.|I told {first} I'd ask around and get back to them by {dow}.] [Nothing to quote yet, but they're talking about next year.|There's a second location planned, nothing on paper.|No deal in it today, and that's fine.]
B > <<I can call their accounts payable about the invoices.|Good visit. The second look is always the storage room.|Reorders by e-mail, we can do that, ask the order desk.>>
A > <<That'd be great, thanks.|Learned that from you.|I will, thanks.>>
C > <<We should do more of these visits.|Their driver problem, I'd tell the dock.|Nice write-up.>>
A > <<Agreed.|Good idea, doing it now.|Thanks.>>

? A in Sales operations|Sales manager, East|Sales manager, Central|Sales manager, West|Vice president, Sales
A [The open pipeline, by stage|Here's the open pipeline], [since three of you asked for it|before you head out on visits]. [Please don't forward it.|Internal only, please.] !pipeline
B > <<Thanks. I won't.|Which stage is {account} in?|Good timing, thanks.>>
A > <<Appreciated.|It's on the deal in Alder, top of the page.|Sure.>>
""",
}
