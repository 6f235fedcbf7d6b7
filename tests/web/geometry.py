"""What a page looks like in numbers: whether anything is too wide, clipped, covered or out of sight, in any phase.

`python -m tests.web.geometry` goes through all games, sizes and languages, with the page's own fonts and with those
that stand in for them, and says what it finds; `--games`, `--languages` and `--decisions` keep it short.
tests/web/test_geometry.py takes a sample of it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from paddock.engine.jit import ENGINE, cache_folder
from paddock.games import GAMES
from paddock.words import LANGUAGES

#: Screens, by what they are: width and height in the pixels of a page. At 200 % a page has half of them.
SIZES = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "tablet": (768, 1024),
    "tablet, lying": (1024, 768),
    "laptop": (1280, 800),
    "wide laptop": (1366, 768),
    "desktop": (1440, 900),
    "large desktop": (1920, 1080),
    "small phone, lying": (640, 360),
    "phone, lying": (844, 390),
    "laptop at 200 %": (640, 400),
    "wide laptop at 200 %": (683, 384),
    "desktop at 200 %": (720, 450),
}

#: Everything that is wrong with the page as it is now, in words.
LOOK = r"""() => {
  const wrong = [];
  const said = (text) => wrong.push(text);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) said(`the page is ${page.scrollWidth} px wide`);
  const table = document.querySelector('.race');
  if (table && page.scrollHeight > innerHeight + 1) said(`the table is ${page.scrollHeight} px high`);
  const button = document.querySelector('#primary, .dash .skip');
  if (button) {
    const box = button.getBoundingClientRect();
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0)
      said(`the big button is out of sight: ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
  }

  // Texts as they are painted: what scrolls is looked at where it is in sight, what is clipped is wrong.
  const meet = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;
  const named = (text) => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 40));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  const dialog = document.querySelector('dialog[open]');
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder || holder.closest('.hidden-text, svg, option, [data-clips], noscript')) continue;
    if (dialog && !dialog.contains(holder)) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      let seen = box, clip;
      for (let up = holder; up; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const own = up.getBoundingClientRect();
        if (style.textOverflow === 'ellipsis' && up === holder) { seen = meet(seen, own); continue; }
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        const rest = meet(seen, own);
        if (scrolls) { seen = rest; if (isEmpty(seen)) break; continue; }
        if (seen.left < own.left - 2 || seen.right > own.right + 2) clip = up;
        if (seen.top < own.top - 3 || seen.bottom > own.bottom + 3) clip = up;
        seen = rest;
      }
      if (clip && !clip.matches('.board, .world, .holder'))
        said(`clipped: ${named(node.data)} in .${clip.className || clip.tagName}`);
      if (!isEmpty(meet(seen, screen))) texts.push({ node: holder, box: meet(seen, screen), text: node.data });
    }
  }

  // No two texts lie over each other, and no text under a button that is not its own. What lies over the board on
  // purpose (a caption, a hint) has a ground of its own and is compared with its like only.
  const layer = (node) => node.closest('dialog, .results, .lesson, .caption, .say.over, .board, .driven') ;
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  for (const [i, one] of texts.entries())
    for (const other of texts.slice(i + 1)) {
      if (one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      if (layer(one.node) === layer(other.node) && over(one.box, other.box))
        said(`${named(one.text)} lies over ${named(other.text)}`);
    }
  const floats = [...document.querySelectorAll('.lesson, .say.over span, .camera')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect()]);
  for (const [i, [one, a]] of floats.entries())
    for (const [other, b] of floats.slice(i + 1))
      if (over(a, b)) said(`.${one.className || one.tagName} lies over .${other.className || other.tagName}`);
  return [...new Set(wrong)];
}"""

BOARD = """() => {
  const board = document.querySelector('section.board')?.getBoundingClientRect();
  return board ? [board.x, board.y, board.width, board.height].map(Math.round) : null;
}"""
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
#: Decides once, as tests/web/conftest.py does; whether there was something to decide.
DECIDE = """() => {
  if (document.querySelector('.podium, .curtain')) return 'over';
  const primary = document.querySelector('#primary:enabled');
  const choices = [...document.querySelectorAll('[data-choice]')];
  window.turn = (window.turn ?? 0) + 1;
  if (primary && (!choices.length || window.turn % 3)) primary.click();
  else if (choices.length) {
    const good = choices.filter((choice) => !choice.classList.contains('dim'));
    (good[window.turn % Math.max(1, good.length)] ?? choices.at(-1)).click();
  } else return 'wait';
  return 'done';
}"""


@dataclass
class Look:
    """What was found wrong at one page, and the sizes that its board has had."""

    sizes: dict[str, tuple[int, int]] = field(default_factory=lambda: dict(SIZES))
    wrong: list[str] = field(default_factory=list)
    boards: dict[str, list[int]] = field(default_factory=dict)

    def at(self, page: Any, moment: str) -> None:
        """Look at a page in every size."""
        for name, (width, height) in self.sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLE)
            self.wrong += [f"{name}, {moment}: {each}" for each in page.evaluate(LOOK)]
            board = page.evaluate(BOARD)
            if board is not None and self.boards.setdefault(name, board) != board:
                self.wrong.append(f"{name}, {moment}: the board was {self.boards[name]} and is {board}")


def phases(page: Any, decisions: int) -> Iterator[str]:
    """Race, and stop whenever something else can be decided."""
    for decided in range(decisions):
        page.wait_for_function("() => document.querySelector('[data-choice], #primary:enabled, .podium')")
        yield f"decision {decided + 1} ({page.evaluate('''() => document.querySelector('.headline')?.textContent''')})"
        if page.evaluate(DECIDE) == "over":
            return
        page.wait_for_timeout(120)


def look_at_race(page: Any, decisions: int, sizes: dict[str, tuple[int, int]]) -> list[str]:
    """What is wrong in the first decisions of a race."""
    look = Look(sizes)
    for moment in phases(page, decisions):
        look.at(page, moment)
    return look.wrong


def main(said: Iterable[str] | None = None) -> int:
    from playwright.sync_api import sync_playwright

    from tests.web.conftest import PATIENCE, Server, chromium

    parser = argparse.ArgumentParser(prog="python -m tests.web.geometry", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=tuple(GAMES), default=list(GAMES))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--decisions", type=int, default=12)
    options = parser.parse_args(None if said is None else list(said))
    count = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), cache=cache_folder(ENGINE).parent)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for language in options.languages:
            for fonts in ("own", "stand-in"):
                person = browser.new_context(locale=language, reduced_motion="reduce", service_workers="block")
                page = person.new_page()
                page.set_default_timeout(PATIENCE)
                if fonts == "stand-in":
                    page.route("**/*.woff2", lambda route: route.abort())
                for game in options.games:
                    page.goto(server.url)
                    page.wait_for_selector("article")
                    look = Look()
                    look.at(page, "lobby")
                    page.locator("article").nth(list(GAMES).index(game)).locator(".primary").click()
                    page.wait_for_url("**/t/**")
                    found = look.wrong + look_at_race(page, options.decisions, SIZES)
                    count += len(found)
                    print(f"{language}, {fonts} fonts, {game}: {len(found) or 'nothing'} wrong", flush=True)
                    for each in found:
                        print(f"  {each}", flush=True)
                person.close()
        browser.close()
        server.stop()
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
