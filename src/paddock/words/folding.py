"""What has happened as people tell it: one line for one move of a car, joined from what its events add to it.

The page folds its log by the same forms of the messages (`web/src/frame/folding.ts`): `head` begins a line and says who
drives, `part` is what an event adds to it; one that has `once` adds the same only once. What happens several times in a
row outside of a move is a list: `list` begins it, and each adds its `item`.
"""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar


class Happening(Protocol):
    """An event: what it is called, and whose it is."""

    @property
    def name(self) -> str: ...

    @property
    def seat(self) -> str | None: ...


E = TypeVar("E", bound=Happening)
SHORTEST = 4  #: letters of a beginning that is said once for several parts: `se` alone is none
TIMES = "\N{MULTIPLICATION SIGN}"
LONGEST = 2  #: words that may differ between them


@dataclass
class StoryLine(Generic[E]):
    """A line of what has happened, and the events behind it."""

    seat: str | None
    sentence: str  #: of the first event
    head: str
    parts: list[str] = field(default_factory=list)
    events: list[E] = field(default_factory=list)
    listing: str = ""  #: how a list of its like begins

    @property
    def text(self) -> str:
        if self.listing:
            return f"{self.listing} {', '.join(self.parts)}." if len(self.events) > 1 else self.sentence
        return f"{self.head} {joined(self.parts)}." if self.head and self.parts else self.sentence


def folded(events: Iterable[E], say: Callable[[E, str], str], loud: Collection[str] = ()) -> list[StoryLine[E]]:
    """Events in lines: whatever happens to the same seat until another line begins is a part of it.

    `say` tells an event in one of its forms.
    """
    lines: list[StoryLine[E]] = []
    for event in events:
        last = lines[-1] if lines else None
        if last is not None and last.listing and last.events[-1].name == event.name:
            last.events.append(event)
            last.parts.append(say(event, "item"))
            last.seat = last.seat if last.seat == event.seat else None
            continue
        head, part = say(event, "head"), say(event, "part")
        is_other = last is None or not last.head or event.seat not in (None, last.seat)
        if last is None or head or is_other or (event.name in loud and not part):
            begun = "" if head else say(event, "list")
            last = StoryLine(event.seat, say(event, ""), head, listing=begun)
            part = say(event, "item") if begun else part
            lines.append(last)
        last.events.append(event)
        if part and not (part in last.parts and say(event, "once")):
            last.parts.append(part)
    return lines


def joined(parts: Iterable[str]) -> str:
    """Parts of a line one after the other; what begins and ends alike is said once, and counted if it is the same.

    >>> joined(["takes 12 along", "takes 7 along", "wears: tyres", "wears: fuel"])
    'takes 12, 7 along, wears: tyres, fuel'
    """
    groups: list[tuple[list[str], list[list[str]], list[str]]] = []  # words before, what differs, words after
    for part in parts:
        words = part.split(" ")
        if groups:
            before, items, after = groups[-1]
            if not before and items[0] != words:
                before, items, after = compared(items, words)
            if items[0] == words if not before else fits(words, before, after):
                groups[-1] = before, [*items, words[len(before) : len(words) - len(after)]], after
                continue
        groups.append(([], [words], []))
    return ", ".join(" ".join([*before, told(items), *after]) for before, items, after in groups)


def told(items: list[list[str]]) -> str:
    """What differs between parts, or how often it is the same; a verb with a number has the number again."""
    texts = [" ".join(item) for item in items]
    if len(items[0]) == 2 and len(set(texts)) == 1:
        return ", ".join([texts[0], *(item[1] for item in items[1:])])
    return f"{texts[0]} {TIMES}{len(texts)}" if len(texts) > 1 and len(set(texts)) == 1 else ", ".join(texts)


def compared(ones: list[list[str]], other: list[str]) -> tuple[list[str], list[list[str]], list[str]]:
    """What parts (all alike) and another one begin and end with; something of each stays between."""
    one = ones[0]
    most = min(len(one), len(other)) - 1
    begin = next((i for i in range(most) if one[i] != other[i]), most)
    end = next((i for i in range(most - begin) if one[-1 - i] != other[-1 - i]), most - begin)
    is_little = max(len(one), len(other)) - begin - end <= LONGEST
    if len(" ".join(one[:begin])) < SHORTEST or not is_little:
        return [], ones, []
    return one[:begin], [each[begin : len(each) - end] for each in ones], one[len(one) - end :]


def fits(words: list[str], before: list[str], after: list[str]) -> bool:
    is_longer = len(words) > len(before) + len(after)
    return is_longer and words[: len(before)] == before and words[len(words) - len(after) :] == after
