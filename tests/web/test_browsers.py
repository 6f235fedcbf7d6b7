"""Lobby, a turn of each game and its replay, in the browsers that are not Chromium."""

import pytest

from paddock.games import GAMES
from tests.leaving_out import leave_out
from tests.web.browsers import BROWSERS, Browser, wait_for, why_not
from tests.web.conftest import BUILT, Server

#: Decides, as a finger would, now this and now that; whether the log has something new since then.
DECIDE = """(() => {
  const told = () => document.querySelector('.log ul').textContent;
  window.before ??= told();
  window.turn = (window.turn ?? -1) + 1;
  const button = document.querySelector('#primary:enabled');
  const all = [...document.querySelectorAll('[data-choice]')];
  const bright = all.filter((each) => !each.classList.contains('dim'));
  const choices = bright.length ? bright : all;
  (button ?? choices[window.turn % Math.max(1, choices.length)])?.click();
  return told() !== window.before;
})()"""


@pytest.mark.parametrize("name", BROWSERS)
def test_a_turn_of_each_game_and_its_replay(server: Server, name: str) -> None:
    reason = why_not(name) or (None if (BUILT / "index.html").is_file() else "the browser client is not built")
    if reason:
        leave_out(reason)
    with BROWSERS[name]() as browser:
        for place, game in enumerate(GAMES):
            browser.open(server.url)
            wait_for(browser, f"document.querySelectorAll('article').length === {len(GAMES)}")
            browser.ask(f"document.querySelectorAll('article')[{place}].querySelector('.primary').click()")
            wait_for(browser, "location.pathname.startsWith('/t/')")
            take_a_turn(browser)
            assert browser.ask("document.documentElement.scrollWidth <= innerWidth + 1"), game
            table = browser.ask("location.pathname.slice(3)")
            browser.open(f"{server.url}/r/{table}")
            wait_for(browser, "document.querySelector('section.board svg') && document.querySelector('.log li')")


def take_a_turn(browser: Browser) -> None:
    wait_for(browser, "document.querySelector('#primary:enabled, [data-choice]')")
    wait_for(browser, DECIDE)
