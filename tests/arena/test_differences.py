"""Where bots differ: who is asked what, and who was right."""

from paddock.arena.deals import Plan
from paddock.arena.differences import find_differences


def test_every_bot_is_asked_and_the_better_one_leads() -> None:
    plan = Plan.make("speed", ["pilot", "random"], seats=2, seed=3, options={"max_rounds": 1})
    told: list[tuple[int, int]] = []
    (pair,) = find_differences(plan, 2, tries=24, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]
    assert (pair.one, pair.other) == ("pilot", "random")
    assert 0 < len(pair.found) < pair.asked.total()
    assert all(each.moves[0] != each.moves[1] for each in pair.found)
    assert sum(each.lead for each in pair.found) > 0  # what the pilot does is better than anything
    assert find_differences(plan, 2, tries=24) == [pair]


def test_a_bot_does_not_differ_from_itself() -> None:
    plan = Plan.make("speed", ["pilot"], seats=2, seed=3)
    assert find_differences(plan, 2) == []
