"""Tasks, calls and meetings: each with what its description may say, if it has one.

An entry is a subject and, after it, descriptions that belong to it; `<early>`, `<late>` and `<site>` before a subject
say when it can be set, as in `seeds.crm.stream.decks`.
"""
