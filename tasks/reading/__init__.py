"""Reads what an agent wrote by a grammar of what may stand there; what is not understood is no answer.

`text` takes a text out of its wrapping, `values` and `names` know how values are spelled, `phrase` what may stand
around them, `words` which words that may be; `table` knows rows of cells, `courtesy` good manners, `requests` requests.
"""

from .text import answer_text, excerpt, plain

__all__ = ["answer_text", "excerpt", "plain"]
