"""Something does not work, or is hard to find: #it-help and its neighbors."""

# One turn a line; sentences read best unbroken.
# ruff: noqa: E501

SCENES = {
    "DESK": """
? B in IT; A not in IT
A My [second monitor|left monitor|docking station] [keeps flickering|goes black every few minutes|isn't recognized anymore]. [Already swapped the cable.|Restarting didn't help.|Started this morning.] [Any ideas?|What should I try?]
B > <<Unplug the dock from the wall, count to ten, plug it back in.|Is it plugged into the laptop directly or through the dock?|Sounds like the dock. I'll bring you a spare [this morning|in a bit].>>
A > <<[That did it, thank you.|Ha, works. Ten seconds well spent.]|[Through the dock.|Dock. Everything goes through the dock.]|[Great, I'm at my desk.|Thank you, I'm here all day.]>>

? B in IT; A not in IT
A My headset [cuts out|drops every few minutes|crackles] [on calls|whenever I'm on a call]. [Customers keep asking if I'm in a tunnel.|It's fine on music, of course.|Tried both ears.]
B > <<Is it the wireless one?|Move the USB dongle to the front of the laptop, the dock interferes.|Come trade it in, I've got a box of new ones.>>
A > <<[Yes, the black one.|Yes, about two years old.]|[Night and day. Thank you.|That fixed it. Who knew.]|[Coming down now.|You just made my week.]>>

? B in IT
A [The printer on two|The upstairs printer|The big copier] [says it's out of magenta and won't print black|is jammed and I can't find where|prints everything twice|wants a PIN all of a sudden]. [I've opened every door it has.|I need it before my 2:00.|There's a line forming.]
B > [Coming up.|Don't pull on anything, I'll be right there.|Give me five minutes. Use the one by accounting meanwhile.]

? B in IT; A not in IT
A The VPN [won't connect|drops every half hour|asks me for a code and then does nothing] <<from home|from home|from my hotel>>. [Worked fine yesterday.|Everything else online works.|I've rebooted twice.]
B > <<Is the clock on your laptop right? It gets picky about that.|Delete the profile and re-add it from the wiki page. Takes two minutes.|Hotel Wi-Fi probably blocks it. Use your phone as a hotspot.>>
A > <<[It was an hour off. Fixed, thanks.|Wrong time zone. I'm in, thank you.]|[That worked. Thanks!|Back in. You're a wizard.]|[Hotspot works.|On the hotspot now, thanks.]>>

? B in IT; A not in IT
A [My password expired and I missed the warnings.|I'm locked out of my laptop.|It won't take my new password.] [I have a customer call in {mins} minutes.|Yes, caps lock is off.|I know, I know.]
B > [Calling your cell, pick up.|Unlocked. Try again now.|Reset. Temporary one's on its way by text.]
A > [I'm in. Thank you.|Back in business.|Got it. Thanks, {b1}.]

? A in IT
A [Careful today:|Heads-up:|Please don't click:] there's [a fake invoice from a "supplier"|a "voicemail" with an attachment|a parcel notice with a login page|an email from "the CEO" about gift cards] going around. [Delete it.|Forward it to us, then delete it.|Report it with the button at the top.] [If you already clicked, call us, nobody's in trouble.|We will never ask for your password.] +warning
B > [Got it too, deleted.|Thanks. That one looked real.|I clicked the link but closed it right away. Calling you.|Got two of those. Forwarded.]

? A in IT; B not in IT
A We have [three older monitors|a few refurbished laptops|a box of wired keyboards|six desk phones] to give away before they go to recycling. [First come, first served.|Come by the IT room.|They work, they're just old.]
B > <<One for me, please.|I'd take one for my kid. [Coming by|What time]?|Is anything wrong with them?>>
A > <<[Set aside for you.|Sure, come get it.]|[Any time today.|I'm here all day.]|[They're fine, just old.|Nothing, they're only slow.]>>

? B in IT; A not in IT
A Could I get <<a second screen|a laptop stand|a quieter keyboard>>? <<[I'm switching between two windows all day.|No hurry.]|[My neck would thank you.|No hurry.]|[My neighbors would thank you.|No hurry.]>>
B > [I've got one on the shelf. Come by.|Ordering a few {dow}, I'll add you.|Sure, I'll drop it off.]
A > [Thank you!|You're the best.|Great, thanks.]

? A not in IT; B in IT
A [The screen in the big conference room|The projector in the training room|The camera in the small conference room] [won't turn on|shows everything upside down|says "no signal"]. [Customers are here in ten minutes.|We start at the top of the hour.|I've pressed every button there is.]
B > [Other remote, it's in the drawer. Source, then HDMI 2.|On my way.|Unplug it at the wall and wait ten seconds.]
A > [We're up. Thank you!|Working. You're a hero.|That did it.]

? B in IT|Sales operations; A not in IT|Sales operations
A [Where did the export button go in Alder?|How do I export a list from Alder again?|I can't find the export in Alder.] [I swear it moved.|I do this once a quarter and forget.|It's for a mail merge.]
B > [Above the list on the right, behind the three dots.|Three dots, top right. If it's gray you've got too many rows.|It's in the menu over the list. Pick your columns first, it saves you time later.]
A > [There it is. Thanks.|Found it, thank you.|Hidden in plain sight.]

? B in IT|Sales operations; A not in IT
A [How do I share a sheet so people can only comment?|Can I let somebody see one sheet but not edit it?|Quick spreadsheet question: how do I share something read-only?] [Last time somebody sorted one column.|It has formulas I'd like to keep.]
B > [Share, then pick the role next to the name.|The role's in the share box, next to each person.|Share button, and set them to viewer or commenter.]
A > [Perfect.|Done, thanks.|Thank you. No more sorted columns.]

? B in IT; A not in IT
A [My badge stopped opening the side door.|My badge doesn't open the dock door anymore.|The reader at the side door just blinks at me.] [Front door's fine.|Started today.|I've been following people in like a cat.]
B > [The side door reader's being replaced today. Use the front.|Your badge expired, come by and I'll print a new one.|Let me look. Try again in five minutes.]
A > [Okay, thank you.|Will do.|Thanks, {b1}.]

? B in IT; A in Warehouse
A [Scanner four|One of the handhelds|The scanner on the receiving bench] [won't hold a charge|froze in the middle of a pick|reads every barcode twice]. [Swapped the battery already.|We're down to three.|Held the trigger and power, nothing.]
B > [Bring it over, I have a spare you can take.|Leave it in the cradle for half an hour, then call me.|I'll come get it after the 10:00 truck.]
A > [Thanks.|Great, sending somebody up.|Okay. We'll make do.]

? B in IT; A in Warehouse
A The label printer at [pack station two|the returns bench|dock one] is [printing half labels|printing blank|skipping every other label]. [New roll's in.|Cleaned the head already.|We've got forty boxes waiting.]
B > [Calibrate it: hold feed until it blinks twice.|Wrong side up? It happens with those rolls.|Coming down.]
A > [That was it. Thank you.|Printing again.|You saved the 3:30 truck.]

? B in IT; A not in IT
A [Is there a guest Wi-Fi password?|What's the guest Wi-Fi these days?|I've got a visitor who needs Wi-Fi.] [The card in the conference room is old.|The sign at the front desk doesn't work.]
B > [It changes every Monday, the new one's at the front desk.|New card coming up. It's good for the week.|Sent it to you directly.]
A > [Thank you.|They're on. Thanks.|Perfect.]

? A in IT; B not in IT
A Quick reboot of [the file server|the phone system|the scanner gateway] tonight at [8|9]. [Ten minutes, tops.|Save your work before you go.|If you're working late, let me know.]
B > [Thanks for the warning.|Thanks. I'll be logged off by then.|I'll be on until late. Fine by me if it's quick.]

? B in IT; A not in IT
A My laptop is [slow as molasses|so slow I could brew coffee between clicks|running its fan like a jet] since the update. [Restarted twice.|Do I need a new one?|Even typing lags.]
B > <<How many tabs do you have open?|Leave it on and plugged in over lunch, it's still indexing.|Bring it by at lunch and I'll have a look.>>
A > <<[Define "many".|Sixty. I'll see myself out.|I'd rather not say.]|[Okay. Going to lunch.|Will do. Thanks.]|[See you at noon.|Great, thank you.]>>

? A not in IT
A [How do you mute notifications after hours?|Can I make Parley stop buzzing my phone at night?|Is there a way to turn off Parley at 6?] [My phone lit up at 11 last night.|My wife has opinions about it.]
B > [In your profile under notifications, there's do-not-disturb.|Set a schedule under notifications. Changed my life.|Do-not-disturb, in the menu by your name. It remembers the hours.]
A > [Found it. Bless you.|Done. Quiet tonight.|Thank you!]

? B in IT; A not in IT
A I deleted a [folder|file] on the shared drive that I [shouldn't have|very much needed]. [Can you get it back?|Is it gone for good?|Please say there's a backup.]
B > [When was that? I can go back thirty days.|Which folder? I'll restore last night's copy.|There's a backup. Tell me the name.]
A > [About an hour ago. Sending you the path.|This morning. I'll message you the name.|Just now. Thank you, thank you.]

? B in IT; A not in IT
A New phone, and now I can't [get my email on it|log in to anything|get the login codes]. [Same number.|The old one went in a lake.|The old one's wiped already.]
B > [Come by with it, takes five minutes.|I'll reset your second factor. Check your laptop for a prompt.|I need to see your face first. Drop by the IT room.]
A > [On my way.|Be there after this call.|Thank you, coming now.]

? A not in IT|Executive
A [Not IT, but maybe you know:|Facilities question, wrong channel maybe:|Not sure who to ask:] [my chair sinks about an inch an hour|the arm came off my chair|the light over my desk buzzes]. [Who do I ask?|Does anyone know who handles that?]
B > [Front desk has a form, they're quick.|Ask {c1}, I think there are spares in storage.|There's a spare in the training room. Nobody will miss it.]

? B in IT; A not in IT
A [My calendar shows everything an hour off.|All my meetings moved by an hour.|Why is every meeting on my phone an hour late?] [I was just early for something for the first time in my life.|My laptop has it right.]
B > [Check the time zone on your phone, not the laptop.|Time zone setting. It changes when you travel and doesn't change back.|Did you travel lately? Set the zone by hand.]
A > [That was it, thanks.|I was in another time zone last week. Fixed.|Yep. Thank you.]

? B in IT; A not in IT
A [Can we get the shared mailbox on my phone?|Could I get access to the shared inbox?|I can see the shared mailbox but can't send from it.] [I'm covering for somebody.|My manager's fine with it.]
B > [Your manager just needs to tell me so in writing.|Done, restart your mail.|Takes an hour to show up. It's set.]
A > [Thank you.|Great, thanks!|Okay, will do.]

? B in IT; A in Sales|Marketing|Finance
A [A customer can't open our attachment.|A customer says our email went to spam.|A customer's firewall eats our PDFs.] [Third time this month.|They asked for a link instead.|Is it us or them?]
B > <<Send it as a link from the shared drive.|It's them, but a link gets around it.|Forward me their bounce message and I'll look.>>
A > <<[Link it is.|Thanks, trying that.]|[Good to know it isn't us.|Okay, sending a link.]|[Forwarding it now.|It's in your inbox.]>>

? A in IT; B not in IT
A [Please restart your laptops tonight.|Please restart before you leave today.|Restart tonight, please, don't just close the lid.] [Updates are waiting.|Some of you haven't restarted in forty days. I can see it.|It's a security patch.]
B > [Mine says it's been 41 days. Doing it now.|Done.|I feel seen. Restarting.]

? B in IT; A not in IT; morning
A My [mouse|trackpad|keyboard] has [started double-clicking on everything|stopped working on the left half|a mind of its own]. [New batteries didn't help.|I've unplugged it and plugged it back in.] [Do we have spares?|Any chance of a replacement?]
B > [There's a box of them on the shelf outside the IT room, take one.|Yes, come by and pick one.|I'll drop one off before lunch.]
A > [Thank you!|Great, thanks.|You're quick.]

? B in IT; A not in IT
A [My email signature still has my old title.|My signature keeps going back to the old logo.|How do I change my signature?] [I've changed it three times.|It looks right until I hit send.]
B > <<It's set centrally. Send me what it should say.|There are two, one for new mail and one for replies. Change both.|Update your profile, the signature pulls from there.>>
A > <<[Sent you the text.|Great, messaging you.]|[Ah, the second one. Thanks.|Of course there are two. Fixed.]|[Done, looks right now.|That was it, thank you.]>>

? B in IT; A not in IT
A [I can't hear anyone on video calls.|Nobody can hear me on video calls.|My camera shows a black square.] [Works fine on my phone.|Restarted twice.|It worked yesterday.]
B > <<Check which device it picked, it likes the monitor.|There's a little slider on the laptop over the lens. And a mute key on the left.|Update's waiting on your machine. Install it and try again.>>
A > <<[It had picked the monitor. Thank you.|You're right. Why would it do that?]|[The slider. I have no words.|It was the key. Thanks, and please tell no one.]|[Installing now.|That did it.]>>

? A in IT; B not in IT
A New Wi-Fi access points go in upstairs on {dow}, [early, before 8|in the morning]. [It'll drop for a few minutes at a time.|Use a cable if you've got an important call.]
B > <<Will the dead corner by the stairs finally work?|I've got a demo that morning. Can you start on the other side?|Good, it's been slow up here.>>
A > <<[That's the plan.|It had better.]|[Sure, I'll do your side last.|No problem. When are you done?]|[It should be a lot better after that.|I know. Thanks for being patient.]>>

? B in IT; A not in IT
A Two of my [files|spreadsheets] won't open [since yesterday|anymore]. It says [somebody else is editing them|they're locked]. [I'm the only one who uses them.|I've closed everything.]
B > <<You've probably got them open on another computer.|I'll kick out the old session. Give me a minute.|Which folder?>>
A > <<[My old laptop. In the drawer. Thank you.|The conference room PC. You're right.]|[Open now, thanks.|That worked.]|[Team folder, Quarterly. Thanks for looking.|I'll send you the link.]>>

? B in IT; A not in IT
A [The clock on the conference phone is wrong.|The conference phone thinks it's January.|The phone in the training room has no dial tone.] [Not urgent.|Just so somebody knows.]
B > [Thanks, I'll look at it this week.|On my list. Thanks for saying so.|Good catch. I'll fix it when the room's free.]

? B in IT; A not in IT|Warehouse
A [I spilled coffee on my keyboard.|My water bottle leaked into my laptop bag.|A cup of tea and my laptop have met.] [It's upside down on a towel.|It still runs, but the keys are sticky.|I'm afraid to turn it on.]
B > [Turn it off and bring it here. Don't plug it in.|Off, upside down, and on my desk, please.|Don't charge it. I'll come get it.]
A > [Bringing it now. I'm so sorry.|On its way. Be gentle with me.|Okay. It's off.]

? B in IT; A not in IT
A Does anyone know why [my screen goes to sleep every two minutes|my laptop locks itself while I'm reading|everything is suddenly huge on my screen]? [I touched nothing.|It started after the update.]
B > <<The update reset the power settings. I'll send you how to change them.|Let me look, I can do it from here.|Hold control and roll the mouse wheel back, or check the display settings.>>
A > <<[Got it, thanks.|Works. Thank you!]|[Go ahead, I'm at my desk.|Please. I'll keep my hands off.]|[All normal again.|Better. Thank you.]>>

? B in IT; A in Sales|Support|Marketing
A Is the [demo|loaner] laptop free on {dow}? [Mine's too slow for the big screen.|I only need it for the morning.|I've got a customer visit.]
B > [It's yours. Pick it up the day before.|It is. I'll charge it for you.|Somebody has it until noon. Afternoon okay?]
A > [That works, thanks.|Great, thank you.|Perfect.]

? B in IT; A not in IT
A [An app wants to update and asks for an admin password.|A pop-up wants an admin password.|It's asking me for an administrator again.] [Do I have one?|Can you come type it?|I've been clicking "later" for a week.]
B > <<What's the name of the app?|I can do it from here. Don't close it.|Keep clicking "later", I'm pushing it out tonight.>>
A > <<[The PDF reader.|The scanner software.]|[Not touching anything.|Okay, it's open.]|[I'm good at that.|Will do.]>>

? B in IT; A not in IT
A I get [forty|a hundred] emails a day from [a mailing list I never signed up for|some webinar company|one very eager software vendor]. [Unsubscribe doesn't work.|Blocking doesn't help, they change the address.]
B > [Send me two of them and I'll block the domain.|Forward me one as an attachment.|I'll block them at the gate. What's the sender?]
A > [Sent. Thank you.|Forwarded two.|You have no idea how happy this makes me.]

? A in IT; B not in IT
A [The old file server goes read-only|We're moving the old shared drive] on {dow}. [If you have anything open there, save it before 5.|Links to the old drive will keep working for a month.] [Questions here, please.|You don't have to do anything.]
B > <<Do our macros still work after that?|Where will the photo archive be?|Thanks for the heads-up.>>
A > <<[They should. Call me if one doesn't.|Test one with me {dow}?]|[Same name, new drive letter.|Right next to the team folders.]|[Sure thing.|Any time.]>>

? B in IT; A in Warehouse|Operations
A The [tablet|computer] at [door two|the packing line|the receiving desk] is [frozen on the login screen|asking for an update in the middle of the shift|showing yesterday's list]. [We're writing things down on paper.|I've turned it off and on.]
B > [Coming down.|Give me three minutes, restarting it from here.|Hit "later" on the update, I'll do it after the shift.]
A > [Thanks.|We're back in business.|Okay. Paper works too.]

? B in IT; A not in IT
A Am I allowed to install [a screen recorder|a new font|a PDF editor] on my work laptop? [It's for a training video.|It's free and looks harmless.|I'd need it by {dow}.]
B > [We've got something for that already, I'll set you up.|Send me the link first, please.|Tell me what you need it for and I'll find you something safe.]
A > [Okay, messaging you.|Thanks. That's easier anyway.|Fair enough.]

? B in IT|Sales operations; A not in IT|Sales operations
A [Two people show up twice in Alder when I search.|Search in Alder finds everything except what I'm looking for.|Why can't I edit this record in Alder?] [Am I doing it wrong?|I'm probably missing something.]
B > <<Send me the names and I'll have a look.|Put the name in quotes, that helps.|Somebody else owns it. Ask the owner or your manager.>>
A > <<[Sent. Thank you.|Names in your inbox.]|[Found it. Thanks!|That's so much better.]|[Okay, asking.|Makes sense. Thanks.]>>

? B in IT|Sales operations; A not in IT|Sales operations
A [Can I get a report in my inbox every Monday?|Is there a way to have a list emailed to me once a week?|How do I save a filter in Alder?] [I rebuild it by hand every time.|I know I've seen somebody do it.]
B > [Save it as a view first, then it's two clicks. Want me to show you?|Yes. Come by at some point and I'll set it up with you.|Save the view, and it stays in your list on the left.]
A > [That would be great, thanks.|Thank you! I'll try it first.|Perfect, I'll holler if I get stuck.]

? B in IT; A not in IT
A [My old laptop bag fell apart.|My charger is fraying at the end.|I've lost my second charger.] [Do we have another?|Is there a spare?|Can I order one myself?]
B > [Spares are in the cabinet outside the IT room. Just sign for it.|I've got one. Come by any time.|Don't order one, I have a drawer full.]
A > [Signed for. Thanks.|Coming by this week.|Of course you do. Thank you.]

? B in IT; A not in IT
A How do I book [the training room|a parking spot for a visitor|the company van] now? [The old link is dead.|I used to call the front desk.|The calendar says I can't.]
B > [It's in the calendar under Rooms and Resources.|Still the front desk, they'll enter it for you.|New link is on the first page of the wiki.]
A > [Found it, thanks.|Booked. Thank you.|Good to know.]

? A in IT; B not in IT
A Who has [the label maker|the long HDMI cable|the portable scanner|the cart with the big monitor]? [It's signed out to "me".|It's not in the cabinet.|I need it back {dow}.]
B > [It's in the small conference room, I used it yesterday.|On my desk. Want me to bring it?|I'm "me". Sorry. Bringing it back.]
A > [Thank you.|Mystery solved.|Great, no rush.]

? B in IT; A not in IT
A [Who's on call for IT this weekend?|Is anyone from IT on call on Saturday?|If something breaks on Saturday, who do I call?] [We've got inventory.|We're shipping for a show.]
B > [Me. Same number as always.|I am. Please call, don't email.|It's on the door of the IT room, but it's me. Call any time.]
A > [Thanks. Hope I don't have to.|Good to know, thank you.|Great. I'll bring you a donut if I call.]

? B in IT; A not in IT; morning
A [How do I get the coffee machine off the network?|Why is the coffee machine on the guest Wi-Fi?|The coffee machine wants a firmware update.] [I'm not joking.|It's on the display.|Nobody's had coffee since 9.]
B > [Let it update. Four minutes. I timed it last year.|Hold the left button for ten seconds. And I'll take it off the network.|Coming. This is now a priority-one ticket.]
A > [We have coffee. Thank you.|You're the hero of the morning.|It's working. People are cheering.]
""",
}
