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
A The VPN [won't connect|drops every half hour|asks me for a code and then does nothing] [from home|from my hotel]. [Worked fine yesterday.|Everything else online works.|I've rebooted twice.]
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
B > [One for me, please.|I'd take one for my kid. Coming by.|Is anything wrong with them?]
A > [Set aside for you.|They're fine. Help yourself.|Come by before 4.]

? B in IT; A not in IT
A Could I get [a second screen|a longer network cable|a laptop stand|a quieter keyboard]? [My neighbors would thank you.|My neck would thank you.|No hurry.]
B > [I've got one on the shelf. Come by.|Ordering a few {dow}, I'll add you.|Sure, I'll drop it off.]
A > [Thank you!|You're the best.|Great, thanks.]

? A not in IT; B in IT
A [The screen in the big conference room|The projector in the training room|The camera in the small conference room] [won't turn on|shows everything upside down|says "no signal"]. [Customers are here in ten minutes.|We start at the top of the hour.|I've pressed every button there is.]
B > [Other remote, it's in the drawer. Source, then HDMI 2.|On my way.|Unplug it at the wall and wait ten seconds.]
A > [We're up. Thank you!|Working. You're a hero.|That did it.]

? B in IT|Sales operations
A [Where did the export button go in Alder?|How do I export a list from Alder again?|I can't find the export in Alder.] [I swear it moved.|I do this once a quarter and forget.|It's for a mail merge.]
B > [Above the list on the right, behind the three dots.|Three dots, top right. If it's gray you've got too many rows.|It's in the menu over the list. Pick your columns first, it saves you time later.]
A > [There it is. Thanks.|Found it, thank you.|Hidden in plain sight.]

? B in IT|Sales operations
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
A Quick reboot of [the file server|the phone system|the scanner gateway] tonight at [7|8|9]. [Ten minutes, tops.|Save your work before you go.|If you're working late, let me know.]
B > [Thanks for the warning.|We've got a truck coming at 7. Could it be after that?|I'll be on until late. Fine by me if it's quick.]

? B in IT; A not in IT
A My laptop is [slow as molasses|so slow I could brew coffee between clicks|running its fan like a jet] since the update. [Restarted twice.|Do I need a new one?|Even typing lags.]
B > <<How many tabs do you have open?|Leave it on and plugged in over lunch, it's still indexing.|Bring it by at lunch and I'll have a look.>>
A > <<[Define "many".|Sixty. I'll see myself out.|I'd rather not say.]|[Okay. Going to lunch.|Will do. Thanks.]|[See you at noon.|Great, thank you.]>>

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
B > [Send it as a link from the shared drive.|It's them, but a link gets around it.|Forward me their bounce message and I'll look.]
A > [Link it is.|Forwarding it now.|Thanks, trying that.]

? A in IT; B not in IT
A [Please restart your laptops tonight.|Please restart before you leave today.|Restart tonight, please, don't just close the lid.] [Updates are waiting.|Some of you haven't restarted in forty days. I can see it.|It's a security patch.]
B > [Mine says it's been 41 days. Doing it now.|Done.|I feel seen. Restarting.]
""",
}
