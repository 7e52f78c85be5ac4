"""Requests in anybody's own words: each clause is about what is asked for, or says nothing besides."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .courtesy import clauses, is_courtesy, words_of
from .text import closed_list, undressed

#: Words with which people ask, and which ask for nothing by themselves.
_ASKING = closed_list(
    "would will could can may might do does is are it you i we us me my our your please kindly just quick quickly "
    "a an the of to for in on at about with if that this there when whenever have has had been got get need needs "
    "want wants like know tell say ask asked asking asks question request requests check let help wondering "
    "minute moment time possible happen able ok okay fine sure again one something thing and so re regarding "
    "customer account they them their here today now soon yes should go going use using number find out look "
    "looking trying confirm information details visit visiting come hope sorry bother approve approval approving "
    "requesting agree give grant offer per cent percent what which how many much"
)
#: Words that turn a request round.
_DENYING = closed_list(
    "no not never none nor nothing without cannot t don dont isn won wouldn shouldn can't ignore forget disregard "
    "cancel stop instead kidding unless except refuse decline reject avoid"
)


def asks(text: str, is_about: Callable[[frozenset[str]], bool], names: Iterable[str] = (), of: str = "") -> bool:
    """Whether a text asks for something by the words of a clause, which may hold one word that is not known here.

    `of` are more words that are known.
    """
    said = clauses(undressed(text))
    allowed = _ASKING | set(words_of(undressed(of)))
    called = tuple(names)
    heard = [frozenset(words_of(clause)) for clause in said]
    if any(words & _DENYING for words in heard):
        return False
    return any(map(is_about, heard)) and all(
        len(words - allowed) <= is_about(words) or is_courtesy(clause, called)
        for clause, words in zip(said, heard, strict=True)
    )


def is_polite(text: str, names: Iterable[str] = ()) -> bool:
    """Whether a text says nothing but hello or thanks."""
    said, called = clauses(undressed(text)), tuple(names)
    return bool(said) and all(is_courtesy(clause, called) for clause in said)
