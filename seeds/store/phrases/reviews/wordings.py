"""Words that mean the same to anybody who writes a review, so that no two shops read alike."""

# Rows read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

import re

_SAME = (
    "everybody|everyone", "anybody|anyone", "somebody|someone", "nobody|no one",
    "they're|they are", "I'm|I am", "isn't|is not",
    "aren't|are not", "wasn't|was not", "doesn't|does not", "didn't|did not", "don't|do not", "can't|cannot",
    "won't|will not", "wouldn't|would not", "couldn't|could not", "haven't|have not", "hasn't|has not",
    "I've had|I have had", "I've owned|I have owned|I've had", "we've had|we have had", "I'd buy|I would buy|I'd get",
    "I'd like|I would like", "a little too|a bit too|slightly too", "a bit too|a little too|slightly too",
    "in the picture|in the photo|in the photos|in the pictures|on the page",
    "in the pictures|in the photos|on the site", "than I expected|than I thought|than I figured|than expected",
    "than I'd like|than I would like|than I want", "than I pictured|than I thought|than I had in mind",
    "at this price|for this price|for what it costs|for the money", "for the money|for the price|for what it costs",
    "for the price|for the money|at this price", "out of the box|right out of the box",
    "the first week|the first few days", "the first day|the very first day",
    "a couple of|a few|two or three", "right away|immediately|from the start", "I bought|I got|I ordered",
    "we bought|we got|we ordered", "I ordered|I bought", "well made|nicely made", "no complaints|no complaints here|nothing to complain about",
    "very good|really good", "very happy|really happy|very pleased", "happy with it|pleased with it|glad I bought it",
    "looks good|looks nice|looks great", "works well|works great|works fine|does well",
    "works fine|works well|works okay", "my old one|my last one",
    "our old one|our last one", "would buy again|would buy it again|would order again", "buy it again|order it again|get it again",
    "won't buy|won't be buying|will not buy", "in the box|in the carton|in the package", "the box was|the carton was|the package was",
    "box was|carton was|package was", "in one piece|undamaged|without damage", "came in|arrived in|got here in",
    "on time|right on time|on the day they said", "feels cheap|seems cheap|feels flimsy", "feels solid|seems solid|feels sturdy",
    "sturdier than|more solid than|stronger than",
    "nothing special|nothing to write home about|pretty ordinary", "I expected|I was expecting|I had expected",

    "in an hour|in about an hour",
    "should have|ought to have",
    "started to|began to", "instructions|directions", "quickly|fast", "probably|most likely",
    "maybe|perhaps", "nothing rattles|not a rattle|no rattles", "loose threads|threads hanging loose", "as described|as advertised",
    "I like|I really like|I do like", "the difference is obvious|you notice the difference|the difference is easy to see",
    "Otherwise|Apart from that|Other than that",
    "holding up|doing fine", "a fair price|a good price", "wish it had|wish it came with", "these days|nowadays",
)  # fmt: skip
#: By the first of them, which stands in the pattern.
_CHOICES = {same.split("|", 1)[0]: same for same in reversed(_SAME)}
_FOUND = re.compile(
    r"(?<![\w'{])(" + "|".join(sorted(map(re.escape, _CHOICES), key=len, reverse=True)) + r")(?![\w'}])", re.IGNORECASE
)


def varied(pattern: str) -> str:
    """The pattern with a choice wherever there are other words for the same."""
    return _FOUND.sub(_choice, pattern)


def _choice(found: re.Match[str]) -> str:
    said = found[0]
    key = next(key for key in (said, said[:1].lower() + said[1:], said[:1].upper() + said[1:]) if key in _CHOICES)
    words = _CHOICES[key].split("|")
    if said[:1].isupper():
        words = [word[:1].upper() + word[1:] for word in words]
    elif not said.startswith("I"):
        words = [word if word[:1] == "I" else word[:1].lower() + word[1:] for word in words]
    return f"[{'|'.join(words)}]"
