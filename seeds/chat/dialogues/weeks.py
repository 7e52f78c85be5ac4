"""A week in figures, as somebody sends them round on Monday."""

# ruff: noqa: E501

SCENES = {
    "week-sales": """
?? A in Sales operations

? B in Sales|Executive
A [Sales numbers for the week of {week}|Here's the week of {week} for sales|Weekly sales summary, week of {week}]: /// {table} /// [That's {sum} closed in total.|{sum} closed, all told.|Total closed: {sum}.] Lost: {lost}. Opened: {opened}, worth {new} [as entered|at face value|before any discounts]. [If a deal of yours is missing, check whether the stage is right and tell me.|Missing one of yours? Then it isn't marked as won in Alder yet.|If something closed on Friday night, it may show up next week.] +chart_with_upwards_trend
B > [Thanks, I'll use it at 9:30.|Perfect timing, thanks.|Thank you, that's the slide I needed for the pipeline call.]

? B in Sales
A **Sales, week of {week}** // - won: {won} ({sum}) // - lost: {lost} // - opened: {opened} ({new}) /// {table} /// [Reminder to put a reason on anything you mark as lost.|Please put a reason on lost deals, "other" doesn't help anyone.] [Close dates in the past need a new date before the call.|Anything with a close date in the past, please fix before 9:30.]
B > [Mine are updated.|Just cleaned up my three.|Fixing mine now, two of them slipped.]

? morning
A [Morning all. Quick look back at last week.|Good morning. Last week in short.|Morning everyone, last week's numbers.] Won {won} for {sum}, lost {lost}, opened {opened}. [New pipeline comes to {new}.|The new ones add up to {new}.|That puts {new} of new business on the board.] [Who signed|The signed ones|What closed]: /// {table}
C > [Could you split that by territory next time?|Any chance we can get that by territory?|Is there a version by territory?]
A > [I can add a column. Give me until next Monday.|Yes, from next week on.|Sure, I'll add it. It's one more filter.]

? B in Sales|Executive
A [What closed in the week of {week}|Signed in the week of {week}|Deals won, week of {week}]: /// {table} /// [Nice work.|Well done to everyone on the list.|Congrats to the people behind these.] [On the other side of the ledger: {lost} lost.|Lost in the same week: {lost}.] [{opened} new ones opened, {new} altogether.|New in the pipeline: {opened}, {new} altogether.] +clap
B > [Good to see those across the line.|Some of those took forever. Nice.|Glad to see that list.]

? early; B in Sales
A Numbers before the call, week of {week}: // - opened {opened} / {new} // - won {won} / {sum} // - lost {lost} /// {table} /// [I pull these at 8, so anything you enter later shows up next week.|Pulled from Alder at 8 this morning.] [Please bring one deal that's stuck.|For the call: pick one stuck deal and be ready to say what you need.]
B > [I have a good one for that.|Only one?|Will do. Mine's been stuck since last month.]

? C in Sales
A [Weekly recap.|Recap of the week of {week}.|The week of {week}, for the record.] /// {table} /// {won} won, {sum}. {lost} lost. {opened} opened, {new}. [Two of you still have deals without a next step, you know who you are.|A few deals have no next step. I'll send those owners a list.|Please add next steps, I count too many blanks.]
C > [Send me mine, I thought I had them all.|Is one of them mine?|If it's me, sorry. I was on the road.]
A > [Sending you the list now.|You have one. I'll message you.|No, you're fine.]

? B in Sales
A [The report for the week of {week} is done.|Done with the weekly report ({week}).] Closed-won {sum} ({won}), opened {new} ({opened}), lost {lost}. [Deal by deal|The won ones, one by one|The wins]: /// {table} /// [Same filters as always.|Renewals are included.|Nothing changed in how I count.] [Full list is the saved view "Closed last week" in Alder.|If you want the detail, it's the "Closed last week" view in Alder.]
B > [Does that include the order that came in late on Friday?|Is Friday's late one in there?]
A > [If it's in Alder with a close date in that week, yes.|Only if it was marked before Saturday.|Should be. If you don't see it, tell me.]

? B in Sales
A [Here's where the week of {week} ended up|Where we landed, week of {week}]: {sum} won, {new} opened. [In number of deals: {won} won, {opened} opened, {lost} lost.|By count: {won} won, {opened} opened, {lost} lost.] [I know some of you are waiting on signatures, so let's see what this week brings.|There's a lot in Negotiation, so next Monday could look different.|We have a long list of quotes out, so please call on those first.]
B > [I have two I'd expect this week.|One of mine should sign by Wednesday.|Working the phones all day.]

? early; B in Sales
A [For those who can't make the call today|If you're on the road and miss the call]: last week was {won} won for {sum} and {lost} lost. [Pipeline grew by {opened} deals, {new}.|{opened} opened, {new} altogether.] [Notes from the call will be in here by noon.|I'll post notes after.]
B > [Thanks, I'm driving until 11.|Thank you, I'm at a customer's until noon.|Appreciate it, boarding now.]
""",
    "week-store": """
?? A in E-commerce|Finance

A [Online store, week of {week}|Store numbers for the week of {week}|The week of {week} in the online store]: /// {table} /// [{orders} orders and {revenue} altogether.|Altogether {orders} orders, {revenue}.|Total: {orders} orders, {revenue}.] Refunds: {refunds}. [Revenue is as ordered, so it won't match the books to the penny.|Those are orders as placed, including a few that got canceled later.|Shipping and tax are included, so don't compare it with the ledger.]
B > [Thanks. Which day surprised you?|Thanks! Anything unusual in there?|Good, thanks. Any idea what drove the best day?]
A > [Not really. It was spread out.|Nothing special. One bigger order, otherwise normal.|The newsletter, I think. The clicks line up.]

? A in E-commerce
A **Store, week of {week}** // - orders: {orders} // - revenue: {revenue} // - refunds: {refunds} /// [No downtime.|Site was up all week.|No outages.] [One banner had the wrong date until somebody told us, thanks for that.|We fixed the size chart that loaded sideways on phones.|The search box ignores hyphens now, which helps more than you'd think.]
C > [Good to hear about that fix.|Thanks for fixing that.|That one bugged me for weeks, thanks.]

? morning; A in E-commerce
A Morning. [Last week the store took {orders} orders for {revenue}.|{orders} orders last week, {revenue}.|We did {revenue} last week on {orders} orders.] [Refunds issued: {refunds}.|Refunds: {refunds}.] [By day|Day by day]: /// {table} /// [I'm looking at why carts get dropped on the shipping step.|This week I want to look at the shipping step, that's where people leave.]
B > [My guess is that the shipping cost shows up too late.|People don't see the shipping cost until the end, that's my guess.|Could be the address check. It rejected mine twice.]
A > [That's my theory too.|Good point, I'll test that.|I'll look at the address check, thanks.]

A [Numbers for last week (from {week}).|Last week, starting {week}.] /// {table} /// {revenue} in total on {orders} orders, refunds {refunds}. [The weekend was mobile, the rest was desktop, as always.|Phones on the weekend, desktops during the week.|Most of the weekend came from phones.]
C > [Do we know how many of those are business accounts?|How much of it is repeat customers?|Is that new customers or people who ordered before?]
A > [I can pull that. Give me a day.|Not off the top of my head, I'll look.|I'll add it to next week's post.]

? A in E-commerce; B in Product|Marketing|E-commerce
A [Store recap for the week of {week}, short version|Short recap, store, week of {week}]: {orders} orders, {revenue}, refunds {refunds}. [Product pages with a size chart did better than those without, so we're adding more.|We're adding better photos to the ten most viewed pages this week.|On the list this week: photos for the new items and a cleanup of the filters.]
B > [Let me know if you need samples for the photos.|I can get you samples if you need them.|Happy to proofread the pages.]

? morning
A [Good morning, here's the store for the week of {week}.|Store report is in, week of {week}.] /// {table} /// [I'd read the single days with care, one large order moves the needle.|Don't read too much into single days, one big order changes the picture.|With {orders} orders one large one makes a day look great.] [Revenue {revenue}, refunds {refunds}.|In total {revenue}. Refunds: {refunds}.]
B > [Understood. Thanks for the table.|Makes sense, thanks.|Sure. Still good to see it by day.]

? A in E-commerce
A Week of {week}: {orders} orders / {revenue} / refunds: {refunds}. [Reviews to answer are down to a handful.|We caught up on reviews.|All reviews are answered.] [If you see a wrong price or a bad photo, post the link in here.|See something wrong on a page? Paste the link here and we'll fix it.]
C > [One product page still shows last year's packaging. I'll send the link.|The care instructions on one of the pages are cut off. Link coming.|There's a typo on the returns page, second paragraph.]
A > [Thank you, will fix today.|Got it, on my list for this morning.|Thanks, send it over.]

? A in E-commerce
A [Before somebody asks|Since I get asked every Monday]: last week was {orders} orders and {revenue}. /// {table} /// [{refunds} refunded.|Refunds: {refunds}.] [I post this every week, so you can stop e-mailing me.|It'll be in here every Monday by 10.]
B > [I was about to ask.|Ha, you got me.|I had the e-mail half written.] +joy

? A in E-commerce; B in Marketing|E-commerce
A [Here's the store, Monday through Sunday, week of {week}.|Monday to Sunday, week of {week}.] {orders} orders came in, {revenue}. [Refunds, full or partial: {refunds}.|Refunds (full and partial): {refunds}.] [I'm out of the loop on the print ad, did it run?|Did the print ad run? I can't see it in the traffic.]
B > [It runs next week.|Moved to next issue.|It ran on Thursday, so you'd see it this week if at all.]

? A in E-commerce
A **Online orders, {week} and the six days after** /// {table} /// Orders {orders}, revenue {revenue}, refunds {refunds}. [Order desk had a quiet phone.|The order desk took a few by phone, those are in here too.|Phone orders are in there as well.] [Question for everyone|One question]: [do we still need the Sunday report?|does anyone still read the daily report?]
C > [I don't.|Weekly is plenty for me.|I only read this one.]
A > [Then I'll turn it off and see who screams.|Good, I'm switching it off.|Great, one less thing to maintain.]

? A in E-commerce
A [Store numbers are up: week of {week}.|Just finished the store numbers for the week of {week}.] Revenue {revenue}, orders {orders}, refunds {refunds}. [The page speed fix went live on Wednesday, so this week is the first full one with it.|Checkout has one field less since Thursday, let's see if that shows.|We moved the shipping note above the button last week. Too early to say if it helps.]
B > [Curious to see it next Monday.|Keep us posted.|Nice, I like the new checkout.]

? A in E-commerce; B in Product|E-commerce
A [A quick one on last week|Quick store update for last week] ({week}): {orders} orders, {revenue} in revenue, {refunds} refunded. [Out-of-stock pages still get a lot of visits.|People keep landing on items that are out of stock.] @{b} [can we show the restock date there|could we put a restock date on those pages]?
B > [If purchasing gives us dates we trust, yes.|We can, as long as someone keeps the dates current.|Let me ask. I'd only show it if the date is firm.]
""",
    "week-support": """
?? A in Support

? B in Support; A leads B
A [Support, week of {week}|Support numbers for the week of {week}|The queue, week of {week}]: /// {table} /// [{came} in, {done} closed, {left} still open.|Came in: {came}. Closed: {done}. Open right now: {left}.] [Please go through your oldest ones before you take new ones.|Oldest first today, please.|If a case is waiting on the customer, say so in the notes.]
B > [On it. Two of mine are waiting on photos.|Mine are all waiting on the customer, I'll note it.|Will do. I have one that needs a part.]

? C in Support
A **Support, week of {week}** // - new: {came} // - closed: {done} // - open: {left} /// [Phones were busiest between 10 and 12.|Mondays and Tuesdays were the busy ones.|Mornings were busy, afternoons fine.] [Who can take the phones from 12 to 1 on {dow}?|I need one more person on the phones {dow} at lunch.]
C > [I can.|I'll take {dow}.|Put me down.]
A > [Thanks, you're on the schedule.|Thank you, {c1}.|Great, that's settled.]

? morning; B in Support
A [Morning team.|Good morning, all.|Morning everyone.] Last week: {came} new cases, {done} closed, {left} open [as of now|this morning]. /// {table} /// [If you're stuck on something, bring it to the 9:45.|Bring one you're stuck on to the standup.]
B > [I have one. The customer wants a refund and we want the photos.|Got one, the carrier and the customer tell different stories.|I'd like to talk about a warranty one.]

? A leads B
A [Where the queue stands|State of the queue]: {left} open. [In the week of {week} we got {came} and closed {done}.|{came} came in during the week of {week}, {done} went out.] [Please don't leave anything without an owner overnight.|I found cases without an owner again, please assign them when you touch them.|Nothing should sit unassigned.]
B > [That may have been me, I grabbed one and forgot to put my name on it.|I think one of those was mine, sorry.|Will do.]

? C in Support
A [Last week by priority|Last week's cases by priority]: /// {table} /// [All in all {came} new and {done} closed.|That's {came} new ones against {done} closed.] [{left} still open.|Still open: {left}.] [Urgent and High come first, even if Normal is easier.|I know Normal is more fun, but Urgent first.]
C > [Could we get a macro for the address change ones? I typed the same answer four times.|A saved reply for "where is my order" would save me half an hour a day.|Can we add the most asked question to the help page?]
A > [Good idea. Write it up and I'll add it.|Yes. Send me your wording.|Please draft one, I'll put it in.]

? C in Support
A [Quick numbers|Numbers from last week], week of {week}: {came} / {done} / {left} (new, closed, open). [No escalations over the weekend.|Weekend was quiet.|Nothing came in over the weekend that can't wait until 10.] [Thanks to whoever cleaned up the inbox on Friday.|Somebody emptied the inbox on Friday, thank you.]
C > [That was me. You're welcome.|Me, between calls.|I had an hour and went for it.] +clap

? A leads B
A [The week of {week} is in the books|That was the week of {week}]: {done} cases closed, {came} new, {left} left. [I'd like everyone to pick two old ones today.|Today everyone takes two of the oldest, no swapping.] [Yes, including the ugly ones.|The ugly ones too.]
B > [I'll take the one with eleven replies.|Okay. I know which ones you mean.|Fine, I'll start with the one nobody wants.]
A > [You're brave. Thank you.|Much appreciated.|Good. Shout if you need a hand.]

? morning; C in Support
A [For the meeting at 10|For today's meeting]: /// {table} /// [In sum {came} came in last week and {done} were closed, {left} are open.|{came} in, {done} out, {left} on the pile.] [I'd like to talk about first replies, some took too long.|Let's talk about how long first replies take.]
C > [Friday afternoons are the problem.|It's lunch. Two of us are out at the same time.|We lose time on cases that belong to returns.]

? morning; A leads B
A [{left} open this morning.|We start the week with {left} open.|Open as of this morning: {left}.] [Last week brought {came} and we closed {done}.|New last week: {came}. Closed: {done}.] [If you plan to be out this week, please hand over your cases and not just your calendar.|Anyone taking time off this week, please write a handover in each case.]
B > [I'm off {dow}, my handover is in the notes.|Out {dow} afternoon. All mine have a note.|I have the dentist on {dow}, nothing urgent on my list.]
""",
    "week-hall": """
?? A in Warehouse

? B in Warehouse
A [Warehouse numbers, week of {week}|Outbound for the week of {week}|What we shipped in the week of {week}]: /// {table} /// [{parcels} parcels in total.|Total {parcels}.|Makes {parcels} altogether.] [No injuries, no damage claims.|No accidents.|Nothing damaged on our side.] [Aisle 2 needs sweeping.|Please keep aisle 2 clear, I had to move three pallet jacks.|Pallet jacks go back to the wall at the end of the shift.]
B > [Will do.|Those were ours, sorry. Won't happen again.|On it.]

? C in Warehouse|Operations
A **Shipping, week of {week}** // - parcels out: {parcels} // - late pickups: [none|one, on Wednesday|two, both in the rain] // - injuries: none /// [The tape machine is back from repair.|Label printer got a new head, labels should be readable again.|We're low on the medium boxes, new ones come {dow}.]
C > [Finally.|Good news.|About time, thanks.]

? B in Operations|E-commerce|Executive
A [{parcels} parcels went out last week.|We shipped {parcels} parcels last week.|Last week: {parcels} parcels.] [By carrier|Split by carrier]: /// {table} /// [Cut-off stays at 3:30. If you need something out the same day, tell us by 2.|Reminder: cut-off is 3:30 and that means on the dock, not on your desk.|The cut-off is 3:30. We can't hold the truck for one box.]
B > [Understood. I'll pass that on.|Noted, and I'll remind the others.|Fair. We'll plan for it.]

? A leads B
A [Count for the week of {week}|Parcel count, week of {week}]: {parcels}. [We start cycle counts in aisle 5 on {dow}.|Cycle count in aisle 5 is on {dow}, starting at 7.] [I need two people for the morning.|Two volunteers would help.|Who's in?]
B > [I'm in.|Count me in.|I can do it if somebody covers receiving.]
A > [Thanks. I'll find a second person.|Good, I'll cover receiving.|Great.]

? B in Operations|Support|E-commerce
A [Recap of last week|Last week from the dock], {week} on: {parcels} parcels. /// {table} /// [One driver came two hours late and left with half a load, I've called their dispatcher.|One pickup came so late that we had to reload the next morning.|Drivers were on time for a change.] [Nothing for you to do.|Just so you know.|For your information.]
B > [Thanks. If a customer asks about a late box I'll know why.|Good to know, we did get a call about one.|Thanks for calling it in.]

? C in Support|E-commerce
A [Hi all, shipping report.|Shipping report for last week.|Here's the shipping report.] {parcels} parcels left in the week of {week}. [Returns took us longer than picking on two days.|Two big returns ate up Thursday morning.|We spent half of Tuesday on returns.] [Can we agree that returns come with a number on the box?|It'd help if every return had its number on the outside of the box.]
C > [We tell people to write it on. I'll make it bolder in the e-mail.|I'll change the instructions so that it comes first.|Half of them do. I'll add a picture to the instructions.]

? B in Warehouse|Operations
A **Dock report, {week}** /// {table} /// All together {parcels}. [Safety walk is {dow} at {time}.|Next safety walk: {dow}, {time}.] [Vests on, please.|Closed shoes and vests, please.|Wear your vest, even if it's only for a minute.]
B > [I'll be there.|Okay. I'll bring the checklist.|Can I join? Haven't done one yet.]

? B in Operations|E-commerce|Executive
A [We got {parcels} parcels out the door last week.|{parcels} parcels out last week, all of them scanned.|Parcels shipped last week: {parcels}.] [Mondays are the worst, because of the weekend orders.|Monday was heavy, as always after a weekend.|As usual most of it was Monday and Tuesday.] [It'd help if sales didn't schedule big deals for a Monday.|Big customer orders on a Tuesday or later would help us a lot.]
B > [I'll bring it up with sales.|Makes sense, I'll mention it to them.|I'll ask. Some customers insist on Monday.]

A Week of {week}, carriers: /// {table} /// [Sum {parcels}.|That's {parcels}.|{parcels} in all.] [The one that says untracked is letter mail and hand delivery.|Untracked means it went as a letter or with our own van.|Untracked is what went out without a label of ours.]
C > [Ah, I was wondering about that.|Thanks, I always thought those were lost.|Good, that was going to be my question.]

? morning; B in Operations|Support|E-commerce
A [Morning, quick one from the warehouse.|Quick one from the warehouse this morning.] {parcels} parcels last week. [We're short one person until {dow}, so please be patient.|I'm down one person through {dow}, so things may take a bit longer.] [Anything urgent, call me and don't just flag it.|If it's really urgent, call me.]
B > [Thanks for telling us. I'll keep the rush orders to a minimum.|Do you need somebody from our side to help pack?|Okay. We have nothing that can't wait.]
A > [Much appreciated.|That's kind. I'll let you know.|Thank you.]

? C in Operations
A [Outbound|Parcels out], week of {week}: {parcels}. [Dock door 2 sticks again, the repair guy is coming {dow}.|Dock 2 is out of order until the door gets fixed on {dow}.|Please use dock 1 until {dow}, the door on 2 won't close.]
C > [Does the supplier truck on {dow} know that?|I have a truck coming that day, can it use dock 1?|We have a delivery booked for dock 2.]
A > [Send them to dock 1, I'll make room.|Dock 1 is fine, just tell me the time.|Yes, dock 1. I've moved the empty pallets out of the way.]

? B in Operations|Executive|E-commerce; C in Warehouse
A [Numbers first|The numbers]: {parcels} parcels, week of {week}. [Then a thank-you: the early crew stayed an hour on Friday so that nothing was left on the dock.|And thanks to the early crew, who cleared the whole dock before the weekend.|And thank you to the crew for getting the last pallets out on Friday.] +clap
B > [Saw that. Thank you, all.|Very much appreciated on our end.|Great job, folks.]
C > [Happy to. The donuts helped.|Anytime. The pizza was good.]
""",
    "week-quiet": """
?? A in Sales operations

? B in Sales|Executive
A [Nothing closed in the week of {week}.|No wins in the week of {week}.|Week of {week}: no signatures.] [Lost: {lost}.|{lost} lost.] [On the bright side, {opened} opened, {new} altogether.|Opened: {opened}, worth {new} as entered.|{opened} new ones came in, {new} at face value.]
B > [It happens. What's closest to a PO?|We've had slower weeks. Let's use the call for what's in Negotiation.|Thanks. I'd rather see a zero than a guess.]

? B in Sales
A **Sales, week of {week}** // - won: none // - lost: {lost} // - opened: {opened} ({new}) /// [Please bring one deal you think can close this week.|If something did close and isn't marked, tell me before the call.|Close dates in the past need a new date before 9:30.]
B > [I have one that's waiting on a signature.|Mine are updated.|Bringing mine, it only needs a PO number.]

? morning; C in Sales
A [Morning all.|Good morning.|Morning everyone.] [No wins last week, {lost} lost, {opened} opened.|Last week we opened {opened}, lost {lost} and closed none.|Last week in short: {opened} opened, {lost} lost, nothing signed.] [New pipeline comes to {new}.|The new ones add up to {new}.|That's {new} of new business, at least.]
C > [I'm expecting one back this week.|Two of mine are with their legal, so it should look better next Monday.|Fair. Mine slipped by a few days.]

? early; B in Sales
A Numbers before the call, week of {week}: // - opened {opened} / {new} // - won none // - lost {lost} /// [Pulled from Alder at 8 this morning.|If you closed something and it isn't here, it isn't marked as won yet.]
B > [Thanks. Mine should show up this week.|Thanks, I'll have news on one by the call.|Okay. I've got a signature coming, I hope.]

? B in Sales
A [The report for the week of {week} is short.|Short report this week ({week}).] No deals won, {opened} opened ({new}), {lost} lost. [I checked twice.|I looked for late ones and there weren't any.|Same filters as always.]
B > [Mine will be in the next one.|Quiet here, too. Next week looks better.|I had one that I hoped would make it. It didn't.]

? B in Sales|Executive
A [Where we landed, week of {week}|Here's where the week of {week} ended up]: {opened} opened, {new}. No wins, {lost} lost. [There's a lot in Negotiation, so next Monday could look different.|We have a long list of quotes out, so please call on those first.|A few of you are waiting on signatures, so I wouldn't read much into one week.]
B > [I have two I'd expect this week.|One of mine should sign by Wednesday.|Working the phones all day.]
""",
}
