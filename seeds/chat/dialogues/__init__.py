"""What people write to each other, as scenes: by the kind of event that they tell of, or by what they chat about.

A scene is a block of lines. `A`, `B` and `C` are the people who speak (A knows of the event), `>` marks a reply in the
thread, `+emoji` at the end reactions, `!pin` a pin and `!quote` a file (`files.py`). See `grammar.py` for the text
itself. An indented line goes on with the one above.
"""
