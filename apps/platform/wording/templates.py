"""Templates in other words: one Jinja environment for each vocabulary, beside that of look 0, which stays as it is.

Text and attributes are put into other words by the lexer's tokens (`markup.py`), and here the literals in expressions,
such as the label that is given to a macro. What comes from Python is asked for while a page is drawn: where an
expression is called like a label (`{{ item.label }}`), or goes through the filter `said` or `told`.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from typing import Any

from flask.templating import Environment
from jinja2 import Template, nodes
from jinja2.bccache import BytecodeCache
from jinja2.lexer import TokenStream
from jinja2.visitor import NodeTransformer

from .markup import UNSPOKEN, Rewriter
from .speech import choice, said, script_words, speech, told
from .vocabulary import Vocabulary

#: What holds a label: attributes and variables of these names are said where they are drawn.
LABELS = {
    "caption", "heading", "help", "hint", "label", "many", "one", "placeholder", "plural", "singular", "submit",
    "title",
}  # fmt: skip
#: Functions whose arguments nobody reads.
_SILENT = {
    "allowed", "asset", "clock", "get", "icon", "look", "may_create", "picture_url", "range", "removeprefix",
    "removesuffix", "startswith", "strftime", "url", "url_for", "url_of", "waiting_toasts",
}  # fmt: skip
_SILENT_KEYWORDS = (
    "aria_controls", "class", "data_", "hx_", "icon", "id", "kind", "name", "role", "rel", "tone", "type", "value",
)  # fmt: skip
#: Filters that leave what they are given to be read.
_THROUGH = {"capitalize", "default", "e", "escape", "format", "join", "lower", "safe", "trim", "upper"}
_SPOKEN_FILTERS = {"choice", "said", "told"}


class WordedEnvironment(Environment):
    """An app's templates: asked in a request, it gives those in the words of its look."""

    #: Of one that has other words than look 0.
    vocabulary: Vocabulary | None = None
    #: Where what is compiled is kept, by the key of its vocabulary.
    compiled: Callable[[Vocabulary], BytecodeCache] | None = None

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.filters.update({UNSPOKEN: str, "choice": choice, "said": said, "told": told})
        self.globals["script_words"] = script_words
        self._worded: dict[str, WordedEnvironment] = {}

    def _load_template(self, name: str, globals: MutableMapping[str, Any] | None) -> Template:
        if self.vocabulary is None and (now := speech()) is not None:
            return self.worded(now.vocabulary)._load_template(name, globals)
        return super()._load_template(name, globals)

    def worded(self, vocabulary: Vocabulary) -> WordedEnvironment:
        """The environment of a vocabulary."""
        if (found := self._worded.get(vocabulary.key)) is None:
            cache = self.compiled(vocabulary) if self.compiled else None
            found = self.overlay(bytecode_cache=cache, cache_size=400)
            found.vocabulary = vocabulary
            self._worded[vocabulary.key] = found
        return found

    def _tokenize(
        self, source: str, name: str | None, filename: str | None = None, state: str | None = None
    ) -> TokenStream:
        stream = super()._tokenize(source, name, filename, state)
        if self.vocabulary is None:
            return stream
        return TokenStream(Rewriter(self.vocabulary.phrase).rewritten(stream), name, filename)

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        tree = super()._parse(source, name, filename)
        if self.vocabulary is None:
            _bare(tree)
        else:
            _Wording(self.vocabulary).below(tree)
        return tree


class _Wording:
    """Puts the literals of a template into the words of a vocabulary, and has labels said where they are drawn."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def below(self, node: nodes.Node) -> None:
        """All that is in a piece of a template."""
        if isinstance(node, nodes.Output):
            node.nodes = [self._said(each, cautious=False) for each in node.nodes]
        elif isinstance(node, nodes.Assign):
            node.node = self._said(node.node, names=False)
        elif isinstance(node, nodes.For):
            node.iter = self._said(node.iter, names=False)
        elif isinstance(node, nodes.CallBlock):
            node.call = self._said(node.call)
            node.defaults = [self._said(each) for each in node.defaults]
        elif isinstance(node, nodes.Macro):
            node.defaults = [self._said(each, names=False) for each in node.defaults]
        for child in node.iter_child_nodes():
            if isinstance(child, nodes.Stmt | nodes.Template):
                self.below(child)

    def _said(self, node: Any, *, cautious: bool = True, names: bool = True) -> Any:
        """An expression whose value people read. Where one is `cautious`, a word in small letters may be a key."""
        again: dict[str, Any] = {"cautious": cautious, "names": names}
        match node:
            case nodes.Const(value=str() as text):
                return nodes.Const(self._phrase(text, cautious), lineno=node.lineno)
            case nodes.Filter(name=name) if name == UNSPOKEN:
                return _bare(node.node)
            case nodes.Filter(name=name) if name in _SPOKEN_FILTERS:
                return node
            case nodes.Filter(name=name) if name in _THROUGH:
                node.node = self._said(node.node, **again)
                if name == "default":
                    node.args = [self._said(each, **again) for each in node.args]
            case nodes.Name(name=name) | nodes.Getattr(attr=name) if names and name in LABELS:
                return nodes.Filter(node, "said", [], [], None, None, lineno=node.lineno)
            case nodes.Getitem(node=nodes.Dict() as words):
                node.node = self._said(words, names=names)
            case nodes.CondExpr():
                node.expr1 = self._said(node.expr1, **again)
                node.expr2 = self._said(node.expr2, **again) if node.expr2 is not None else None
            case nodes.Or() | nodes.And() | nodes.Add():
                node.left, node.right = self._said(node.left, **again), self._said(node.right, **again)
            case nodes.Concat():
                return self._joined(node, names)
            case nodes.Call():
                self._call(node, names)
            case nodes.List() | nodes.Tuple():
                node.items = [self._said(each, names=names) for each in node.items]
            case nodes.Dict():
                for pair in node.items:
                    pair.value = self._said(pair.value, names=names)
        return node

    def _call(self, node: nodes.Call, names: bool) -> None:
        called = node.node
        name = called.attr if isinstance(called, nodes.Getattr) else getattr(called, "name", "")
        if name in _SILENT:
            return
        node.args = [self._said(each, names=names) for each in node.args]
        for keyword in node.kwargs:
            if not keyword.key.startswith(_SILENT_KEYWORDS):
                keyword.value = self._said(keyword.value, names=names)

    def _joined(self, node: nodes.Concat, names: bool) -> nodes.Concat:
        """Literals and values in a row are a phrase with holes."""
        whole = "".join(_text(each) or "{}" for each in node.nodes)
        texts = self._vocabulary.phrase(whole).split("{}")
        parts: list[Any] = []
        values = [self._said(each, names=names) for each in node.nodes if not _text(each)]
        for text, value in zip(texts, [*values, None], strict=True):
            parts += [nodes.Const(text, lineno=node.lineno)] if text else []
            parts += [value] if value is not None else []
        return nodes.Concat(parts, lineno=node.lineno)

    def _phrase(self, text: str, cautious: bool) -> str:
        if cautious and not (text[:1].isupper() or " " in text):
            return text
        return self._vocabulary.phrase(text)


def _text(node: nodes.Expr) -> str:
    """A literal's text; of what is none, nothing."""
    return node.value if isinstance(node, nodes.Const) and isinstance(node.value, str) else ""


class _Bare(NodeTransformer):
    """Takes off the filters that other words need: in look 0 nothing is asked while a page is drawn."""

    def visit_Filter(self, node: nodes.Filter) -> Any:  # noqa: N802
        self.generic_visit(node)
        return node.node if node.name in _SPOKEN_FILTERS | {UNSPOKEN} else node


def _bare(node: Any) -> Any:
    return _Bare().visit(node)
