"""YAML documents, read strictly: what is ambiguous, too large or dangerous gets one sentence with its line."""

import re
from pathlib import Path
from typing import Any, ClassVar

import yaml

from paddock.errors import BadDocument

MOST_BYTES = 10_000_000
DEEPEST = 50  #: lists and mappings inside each other


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML 1.2 scalars only (`yes` is a word, not a truth), and no key twice."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, Any]]]] = {}

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:  # noqa: ARG002
        seen: set[Any] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if isinstance(key, dict | list):
                raise BadDocument("bad_key", line=key_node.start_mark.line + 1)
            if key in seen:
                raise BadDocument("key_twice", line=key_node.start_mark.line + 1, key=key)
            seen.add(key)
        made: dict[Any, Any] = super().construct_mapping(node, deep=True)
        return made


_SCALARS = {  # tag: the scalars that have it, and the characters they begin with
    "bool": (r"^(?:true|false)$", ["t", "f"]),
    "int": (r"^[-+]?(?:0|[1-9][0-9]{0,17})$", list("-+0123456789")),
    "float": (r"^[-+]?[0-9]{1,17}\.[0-9]{1,17}$", list("-+0123456789")),
    "null": (r"^(?:null|~|)$", ["n", "~", ""]),
}
for _tag, (_pattern, _first) in _SCALARS.items():
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(_pattern), _first)


def parse(text: str) -> Any:
    """The document that a text holds."""
    try:
        _survey(text)
        return yaml.load(text, _Loader)  # noqa: S506 (it is a safe one)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = str(error.problem or error.context or "").strip()
        raise BadDocument("not_yaml", line=mark.line + 1 if mark else 1, problem=problem) from None
    except (yaml.YAMLError, ValueError) as error:
        raise BadDocument("not_yaml", line=1, problem=str(error).split("\n")[0]) from None


def _survey(text: str) -> None:
    """Refuse what could hurt before anything is built: aliases that multiply, tags, and nests too deep to walk."""
    depth = 0
    for event in yaml.parse(text, _Loader):
        line = event.start_mark.line + 1
        if getattr(event, "anchor", None) is not None:
            raise BadDocument("no_aliases", line=line)
        if getattr(event, "tag", None) is not None:
            raise BadDocument("not_yaml", line=line, problem=f"the tag {event.tag} is not read here")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise BadDocument("not_yaml", line=line, problem=f"more than {DEEPEST} brackets inside each other")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def load(path: Path) -> Any:
    """The document in a file."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise BadDocument("file_too_large", most=MOST_BYTES)
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadDocument("not_text") from None
    except (OSError, ValueError) as error:
        raise BadDocument("no_file", why=getattr(error, "strerror", None) or error) from None
    return parse(text)


class _Dumper(getattr(yaml, "CSafeDumper", yaml.SafeDumper)):  # type: ignore[misc]
    """Block style outside, one line for what is small."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002
        return True

    def represent(self, data: Any) -> None:
        node = self.represent_data(data)
        if self.default_flow_style is None and isinstance(node, yaml.CollectionNode):
            node.flow_style = False  # a document may be followed by more of it
        self.serialize(node)


def dump(document: Any) -> str:
    """A document as text: top keys in lines of their own, everything below them short."""
    return _text(document, default_flow_style=None, width=120)


def dump_line(document: Any) -> str:
    """A document in one line."""
    return _text(document, default_flow_style=True, width=1_000_000).rstrip()


def _text(document: Any, **style: Any) -> str:
    text: str = yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, **style)
    return text
