"""A race in the terminal: the table, what happened, and the legal moves by number and word. It knows no rule."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from paddock.bots import Bot, ask, hint, hint_text, tell
from paddock.errors import PaddockError
from paddock.games.contract import Event, Game
from paddock.race import Race
from paddock.words import group, numbered, sentence
from paddock.words.folding import StoryLine, folded
from paddock.words.sentences import told

SHOWN = 8  #: lines under a watched table
SCENE = 60  #: events that they are made of
WIDEST = 22  #: characters of the longest move
GUESSES = 100  #: on which every legal move is tried, to tell what it would bring


class Quit(Exception):
    """The player has had enough."""


class Terminal:
    """One race between people at this keyboard and bots."""

    def __init__(
        self,
        race: Race,
        bots: Mapping[str, Bot],
        *,
        language: str = "en",
        console: Console | None = None,
        pace: float = 0.0,
        after_move: Callable[[Race], None] = lambda _: None,
        thoughts: bool = False,
    ) -> None:
        self.race, self.bots, self.language, self.pace = race, bots, language, pace
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.after_move = after_move
        self.thoughts = thoughts  # tell what bots thought: at once where they race among themselves, else in the end
        self.people = [seat for seat in race.seats if seat not in bots]
        self._told = race.event_count
        self._begun: list[Event] = []  # of a move that is told when it is over
        self._thoughts: list[str] = []  # of bots, to be told in the end

    # People at the keyboard

    def play(self) -> None:
        """Race to the end; `Quit` when the player stops."""
        for seat in self.people:
            team = next(unit for unit, members in self.race.units().items() if seat in members)
            if team == seat:
                self.say("you_drive", seat=numbered(seat))
            else:
                self.say("you_are", seat=numbered(seat), team=team)
        while not self.race.over:
            for seat in self.race.pending:
                move = self.ask_bot(seat) if seat in self.bots else self.ask_person(seat)
                self.race.play(seat, move)
                self.after_move(self.race)
        self.tell_events(self.people[0] if self.people else None)
        self.show_table(None)
        self.tell_winner()
        if self.thoughts:
            for line in self._thoughts:
                self.console.print(line, markup=False)

    def ask_bot(self, seat: str) -> str:
        """What a bot chooses; what it thought is written down, for it would tell the others what is in its hand."""
        driver = self.bots[seat]
        move = ask(driver, self.race, seat)
        if driver.why():
            values = {"seat": numbered(seat), "bot": driver.name, "thoughts": tell(driver.why(), self.language)}
            self._thoughts.append(sentence("cli.thoughts", values, self.language))
        return move

    def ask_person(self, seat: str) -> str:
        """Show a person the table and take a legal move."""
        self.tell_events(seat)
        self.show_table(seat)
        legal = self.race.legal(seat)
        for number, move in enumerate(legal, start=1):
            line = Text.assemble((f"{number:>3}  ", "bold"), f"{move:<{WIDEST}} ", (self.explain(move), "dim"))
            foresight = self.foretell(seat, move)
            if foresight:
                line.append(f"  {foresight}", style="cyan")
            self.console.print(line, markup=False)
        while True:
            try:
                asked = sentence("cli.your_move", {"seat": numbered(seat)}, self.language)
                prompt = Text(f"{asked}: ", style="bold")
                text = self.console.input(prompt).strip()
            except (EOFError, KeyboardInterrupt):
                raise Quit from None
            understood = self.understand(seat, text, legal)
            if understood is not None:
                return understood

    def understand(self, seat: str, text: str, legal: list[str]) -> str | None:
        """The move that was typed; None if something else was asked, or nothing that can be done."""
        command, _, rest = text.partition(" ")
        command = command.casefold()
        if text.isdecimal():
            number = text.lstrip("0")[:6]
            if number and int(number) <= len(legal):
                return legal[int(number) - 1]
            self.say("not_in_list", text=text[:20])
        elif command in ("quit", "q", "exit"):
            raise Quit
        elif command in ("help", "?", "h", ""):
            self.say("help")
        elif command == "table":
            self.show_table(seat)
        elif command == "hint":
            self.show_hint(seat)
        elif command == "thoughts":
            self.thoughts = True
            self.say("thoughts_later")
        elif command == "rule":
            self.show_rule(rest.strip())
        elif command == "about":
            self.show_card(seat, rest.strip().upper().replace(" ", "_"))
        elif command == "why":
            self.show_why(seat, rest.strip())
        else:
            return self.legal_or_told(seat, text)
        return None

    def legal_or_told(self, seat: str, text: str) -> str | None:
        """The words of a legal move, or a sentence that says why not."""
        try:
            move = self.race.words(text, seat)
            refusal = self.race.why_not(seat, move)
        except PaddockError as error:
            self.say("unknown_input", text=text[:60], why=error)
            return None
        if refusal is None:
            return move
        refusal.values["seat"] = numbered(seat)
        self.console.print(refusal.sentence(self.language), style="yellow", markup=False)
        self.show_rule(refusal.rule)
        return None

    def show_why(self, seat: str, text: str) -> None:
        move = self.legal_or_told(seat, text)
        if move is not None:
            self.say("legal_now", move=move)

    def show_hint(self, seat: str) -> None:
        """What a champion would do; it knows no more than whoever asks."""
        found = hint(self.race, seat)
        self.console.print(hint_text(found, self.race, self.language), style="green", markup=False)
        brings = self.race.game.faces.preview_text(found.preview, found.moves[-1], self.language)
        if brings:
            self.console.print(brings, style="cyan", markup=False)

    def show_card(self, seat: str, name: str) -> None:
        about = self.race.game.faces.about(name, self.language)
        moves = (move.upper().partition(" ")[2].replace(" ", "_") for move in self.race.verdict(seat))
        in_a_move = any(name in (rest, *rest.split("_")) for rest in moves)
        if about is not None and (in_a_move or self.race.can_come(name) or self.race.can_come(name.lower())):
            self.console.print(about, markup=False)
        else:
            error = {"words": name[:40], "card": name[:40]}
            self.console.print(sentence("errors.unknown_card", error, self.language), markup=False)

    def show_rule(self, rule: str) -> None:
        rules = rule_texts(self.race.game, self.language)
        if rule.upper() in rules:
            self.console.print(f"{rule.upper()}  {rules[rule.upper()]}", style="dim", markup=False)
        else:
            error = {"id": rule[:40], "game": self.race.game.name, "first": next(iter(rules))}
            self.console.print(sentence("errors.unknown_rule", error, self.language), markup=False)

    def explain(self, move: str) -> str:
        return self.race.game.faces.move_text(self.race.view(), move, self.language)

    def foretell(self, seat: str, move: str) -> str:
        """What a move would bring, in a few words, from what this seat may know."""
        return self.race.game.faces.preview_text(self.race.preview(seat, move, samples=GUESSES), move, self.language)

    # Watching

    def watch(self) -> None:
        """Let bots race, with a pause after each decision; redrawn in place where the terminal can do that."""
        if self.console.is_terminal and self.pace > 0:
            with Live(console=self.console, auto_refresh=False) as live:
                self.run_bots(lambda: live.update(self.scene(), refresh=True))
        else:
            self.run_bots(lambda: self.tell_events(None, whole=True))
            self.tell_events(None)
            self.show_table(None)
        self.tell_winner()

    def run_bots(self, show: Callable[[], None]) -> None:
        show()
        while not self.race.over:
            for seat in self.race.pending:
                self.race.play(seat, self.ask_bot(seat))
                if self.thoughts and self._thoughts:
                    self.console.print(self._thoughts.pop(), markup=False)
                self.after_move(self.race)
                show()
                # The same pause after every decision: its length must not tell who had one.
                time.sleep(self.pace)

    def scene(self) -> Group:
        lines = self.lines_of(self.race.events_for(None)[-SCENE:])[-SHOWN:]
        told = [Text(line.text, style="dim") for line in lines]
        return Group(self.race.game.faces.draw_view(self.race.view(), self.language), *told)

    # Telling

    def tell_events(self, seat: str | None, whole: bool = False) -> None:
        """What has happened since the last time, as a seat may know it; if only `whole` moves, the last may wait."""
        lines = self.lines_of([*self._begun, *self.race.events_for(seat, since=self._told)])
        self._begun = lines.pop().events if whole and lines and lines[-1].head else []
        for line in lines:
            loud = any(event.name in self.race.game.faces.loud for event in line.events)
            self.console.print(line.text, style="bold" if loud else "", markup=False)
        self._told = self.race.event_count

    def lines_of(self, events: Sequence[Event]) -> list[StoryLine[Event]]:
        """What has happened, a line for each move."""
        game = self.race.game
        named = [replace(event, seat=event.seat and numbered(event.seat)) for event in events]
        return folded(named, lambda event, form: game.faces.event_text(event, self.language, form), game.faces.loud)

    def tell_winner(self) -> None:
        """Who has won, and with how many points, where the game has a sentence for it."""
        game, result = self.race.game, self.race.result()
        if result.get("winner") is None or not group("result", self.language, game.name):
            return
        points = sorted((result.get("totals") or result["scores"]).values(), reverse=True)
        values = {
            "winner": result["winner"],
            "score": ":".join(str(each) for each in points),
            "tied": points[0] in points[1:],
        }
        kinds = {"winner": "teams"} if group("teams", self.language, game.name) else {}
        self.console.print(told(game.name, "result", "won", values, kinds, self.language), style="bold", markup=False)

    def show_table(self, seat: str | None) -> None:
        self.console.print()
        self.console.print(self.race.game.faces.draw_view(self.race.view(seat), self.language))

    def say(self, key: str, **values: Any) -> None:
        self.console.print(sentence(f"cli.{key}", values, self.language), markup=False)


def rule_texts(game: Game, language: str) -> dict[str, str]:
    """Every rule of a game in one sentence, by id."""
    return group("rules", language, game.name)
