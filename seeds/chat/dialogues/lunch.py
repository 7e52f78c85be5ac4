"""Lunch."""

SCENES = {
    "LUNCH": """
A [lunch|food|anybody hungry|who eats out] [at {time}|in {mins} minutes|today]: [noodles|the taco truck|soup
    place|salad bar|that new bakery|leftovers in the park]? +taco
B > [in|yes|five minutes later|if it's warm|bring me one], [$mood|I have a table|no onions for me|$chat].
C > [me too|next time|already ate|+1], [$mood|smells great from here][ – $chat||].

A [recipe|kitchen question|for the cooks]: [how do you|who can] [save a broken sauce|keep rice from sticking|peel a
    mango|use three kilos of zucchini]?[ $patience.|]
B > [ice cube|butter|more butter|patience|throw it out|freeze it], [$mood|my aunt swears by it|$chat].

A [who|which of you] [finished|took|emptied] the [oat milk|cookies|hot sauce|good tea]?[ Not angry, just hungry.| The
    shopping list is on the door.|]
C > [not me|guilty|it was open|ask {b1}], [$mood|bringing new $later].

A [morning|good morning|happy {dow}-ish|hello all], [coffee first|slept well|too bright|fog on the bridge][, $mood|,
    how is everyone|].
B > [morning|hey|half awake|moin|buenos días|bonjour], [$mood|second cup|ask me later][ – $chat||].

A [weekend|holiday|Sunday] [plans|report|question]: [garden|sofa|in-laws|tent|flea market], [and you|weather
    permitting]?
B > [sleep|bike|paint the fence|nothing, gloriously|birthday party for six-year-olds], [$mood|wish me luck|send
    help][ – $chat||].
C > [sounds good|jealous|same|swap], [$mood|take pictures][ – $chat||].
""",
}
