"""Something does not work."""

MACROS = {
    "device": (
        "[my|the] [monitor|headset|dock|scanner|keyboard|second screen|badge|VPN|printer on two|conference "
        "phone|webcam|mouse]"
    ),
    "trouble": (
        "[flickers|is dead|beeps|lost the connection|shows a blue light|says no|makes a noise like a "
        "kettle|restarts|is slow as honey|wants a password I never set|freezes]"
    ),
    "fix": (
        "[unplug it, count to ten|hold the power button|other socket, please|update and restart|try the "
        "other cable|bring it by|log off and on|delete the cache|ignore the first message]"
    ),
}

SCENES = {
    "DESK": """
A $device $trouble [since {time}|again|every other minute|whenever I dial in][, $patience|, $mood|]. [$ask
    help?|Ideas?|Known?|@{b}?]
B > $fix[, $tail|, and tell me what it says|, works [nine times|most times] out of ten|][, $tail||].
A > [$thanks|that was it|magic|hm, no], [$post|$promise|$tail|it purrs now].

A $know how to [get back into|change|share|print from|export from|filter in] [Alder|the sheet|my calendar|the
    wiki|Backroom|the old drive]?[ $patience.|]
C > [menu|top right|three dots|settings], [then|and then|second entry:] [export|share|views|preferences|reset][,
    $tail|, I always forget too|][, $tail||].
A > [found it|$thanks|there it is|oh, hidden well][, $post|, $promise|].

A [phishing alert|careful|don't click|watch out]: [a mail|an invoice|a parcel notice|a "voice message"] from [nobody
    we know|a fake bank|"the CEO"|a funny address], [delete it|forward it to IT|report it in #it-help|$tail].
    +warning
B > [got it, too|clicked nothing|deleted|good that you say it], [$mood|$promise|$tail].

A [new|spare|old] [monitors|chairs|headsets|keyboards] [to give away|in the store room|looking for a home], [first
    come|$patience|$tail|come by before {time}].
C > [me|one for me|I'd take one|two, please], [$mood|$promise|coming down][, $tail||].

A [ticket|request|small wish]: [a second screen|a better chair|access to the wiki|a quiet room|a longer cable][,
    $patience|, $mood|, @{b}|].
B > [ordered|have one|on the list|approved, I guess], [$promise|$tail|pick it up $later].

A [room|projector|screen] [on two|in the big room|downstairs] [is booked twice|won't wake up|shows upside down][,
    $mood|, $patience|]. [$ask look?|@{b}?|Who was there last?]
C > [coming|sorry, that was me|$fix], [$tail|$mood].

A [password|pin|badge] [expired|forgotten|blocked] [again|over the weekend|on my first try][, $mood|, I know|].
    @{b}, [help|please]?
B > [reset|unlocked|sent you a link], [$mood|$tail|passphrases, I keep saying][, $tail||].
""",
}
