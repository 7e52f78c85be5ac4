"""Threads of the stream as scenes: who writes to whom on a record, what they ask, and what is answered.

The first string of a scene is its cast, "owner>support", and, for deals, the stages in which it can play; for
cases their types; "customer" if it is about somebody who has bought something, "site" if about rooms. Then come
the turns, first the one who asks, then the one who is asked, and so on in turn. `{b}` is whom the first turn names,
with the @ before their full name, `{a}` the one who asked, and `{bf}` and `{af}` are their first names.
"""
