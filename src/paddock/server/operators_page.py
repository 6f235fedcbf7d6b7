"""The page for those who run a server: plain HTML, no script; every button is a form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from paddock.errors import PaddockError
from paddock.server.bans import shown_time
from paddock.words import LANGUAGES, sentence

STYLE = (Path(__file__).parent / "operators.css").read_text(encoding="utf-8")
NAMES = {"en": "English", "el": "Ελληνικά", "es": "Español", "pl": "Polski", "ro": "Română", "bg": "Български"}
NONE = "\N{EN DASH}"
MEGABYTE = 1_000_000

Rows = Sequence[Iterable[str]]  #: cells, as HTML


def entrance(language: str, problem: PaddockError | None = None) -> str:
    """Where the token is shown."""
    said = "" if problem is None else warning(problem.sentence(language))
    return whole(language, f"{said}{Words(language).entrance()}")


def page(overview: Mapping[str, Any], language: str, problem: str = "") -> str:
    """All that there is to see and to do."""
    words = Words(language)
    parts = (
        words.load(overview["load"]),
        words.reports(overview["reports"]),
        words.tables(overview["tables"]),
        words.people(overview["people"]),
        words.bans(overview["bans"]),
        words.refused(overview["refused"]),
    )
    return whole(language, (warning(problem) if problem else "") + "".join(parts), words.way_out())


def whole(language: str, body: str, aside: str = "") -> str:
    title = escape(sentence("operators.title", None, language))
    links = " ".join(f"<a href='/operators?language={each}' lang='{each}'>{NAMES[each]}</a>" for each in LANGUAGES)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Paddock: {title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        '<link rel="stylesheet" href="/operators/style.css"><link rel="icon" href="/favicon.svg"></head><body>'
        f"<header><h1>Paddock <small>{title}</small></h1>{aside}</header><main>{body}</main>"
        f"<footer><nav>{links}</nav></footer></body></html>"
    )


def warning(text: str) -> str:
    return f'<p class="warning" role="alert">{escape(text)}</p>'


class Words:
    """The parts of the page in one language."""

    def __init__(self, language: str) -> None:
        self._language = language

    def word(self, key: str, **values: Any) -> str:
        return escape(sentence(f"operators.{key}", values, self._language))

    def entrance(self) -> str:
        field = f'<label>{self.word("token")}<input type="password" name="token" autocomplete="off" required></label>'
        return f'<section class="narrow">{self._form("in", field, self.word("come_in"))}</section>'

    def way_out(self) -> str:
        refresh = f'<a class="button" href="/operators?language={self._language}">{self.word("refresh")}</a>'
        return f"<div>{refresh}{self._form('out', '', self.word('go_out'))}</div>"

    # Parts

    def load(self, servers: list[Mapping[str, Any]]) -> str:
        heads = ("load_tables", "load_watchers", "load_commands", "load_bots", "load_slowest", "load_memory")
        rows = [
            (
                str(each["tables"]),
                str(each["watchers"]),
                str(each["commands"]),
                str(each["bots"]),
                NONE if each["slowest"] is None else f"≤ {each['slowest'] * 1000:g} ms",
                f"{each['memory'] / MEGABYTE:.0f} MB",
                str(each["queue"]),
            )
            for each in servers
        ]
        return self._section("load", (*heads, "load_queue"), rows)

    def tables(self, tables: list[Mapping[str, Any]]) -> str:
        heads = ("table", "game", "status", "players", "lines", "watchers", "age", "")
        rows = [
            (
                link_to(each["id"]),
                escape(each["game"]),
                self.word(f"status_{each['status']}"),
                escape(", ".join(each["people"])) or NONE,
                str(each["lines"]),
                str(each["watchers"]),
                self._age(each["age"]),
                "" if each["status"] == "closed" else self._close(each["id"]),
            )
            for each in tables
        ]
        return self._section("tables", heads, rows)

    def people(self, people: list[Mapping[str, Any]]) -> str:
        heads = ("name", "table", "seats", "")
        rows = [
            (
                f"{escape(each['name'])} <code>{escape(each['who'])}</code>",
                link_to(each["table"]),
                escape(", ".join(each["seats"])) or self.word("onlooker"),
                self._mute(each["table"], each["who"]) + self._ban(each["who"]),
            )
            for each in people
        ]
        return self._section("people", heads, rows)

    def reports(self, reports: list[Mapping[str, Any]]) -> str:
        heads = ("about", "reason", "table", "when", "")
        rows = [
            (
                f"{escape(each['name'])} <code>{escape(each['who'])}</code>",
                f"<b>{self.word('reason_' + each['reason'])}</b> {escape(each['text'])}{self._chat(each['lines'])}",
                link_to(each["table"]),
                escape(shown_time(each["at"])),
                self._form("seen", hidden(id=each["id"]), self.word("seen"))
                + self._mute(each["table"], each["who"])
                + self._ban(each["who"]),
            )
            for each in reports
        ]
        return self._section("reports", heads, rows)

    def bans(self, bans: list[Mapping[str, Any]]) -> str:
        heads = ("whom", "reason", "until", "")
        rows = [
            (
                f"<code>{escape(each['who'] or each['network'])}</code>",
                escape(each["reason"]),
                self.word("for_good") if each["until"] is None else escape(shown_time(each["until"])),
                self._form("unban", hidden(id=each["id"]), self.word("unban")),
            )
            for each in bans
        ]
        field = f'<label>{self.word("whom_hint")}<input name="word" maxlength="80" required></label>'
        more = f"<details><summary>{self.word('new_ban')}</summary>{self._ban_form(field)}</details>"
        return self._section("bans", heads, rows, more)

    def refused(self, counts: Mapping[str, int]) -> str:
        rows = [(escape(limit), str(count)) for limit, count in sorted(counts.items())]
        return self._section("refused", ("limit", "count"), rows)

    # Buttons

    def _close(self, table: str) -> str:
        form = self._form("close", hidden(id=table), self.word("close_really"), "danger")
        return f"<details><summary>{self.word('close')}</summary>{form}</details>"

    def _mute(self, table: str, who: str) -> str:
        return self._form("mute", hidden(table=table, who=who), self.word("mute"))

    def _ban(self, who: str) -> str:
        box = (
            f'<label class="row"><input type="checkbox" name="household" value="true">{self.word("household")}</label>'
        )
        return f"<details><summary>{self.word('ban')}</summary>{self._ban_form(hidden(word=who), box)}</details>"

    def _ban_form(self, whom: str, more: str = "") -> str:
        fields = (
            f"{whom}<label>{self.word('reason')}<input name='reason' maxlength='300' required></label>"
            f"<label>{self.word('days')}<input name='days' type='number' min='1' max='36500'></label>{more}"
        )
        return self._form("ban", fields, self.word("ban"), "danger")

    def _form(self, act: str, fields: str, label: str, kind: str = "") -> str:
        button = f'<button class="{kind}">{label}</button>'
        return f'<form method="post" action="/operators/{act}?language={self._language}">{fields}{button}</form>'

    # Cells

    def _section(self, name: str, heads: tuple[str, ...], rows: Rows, more: str = "") -> str:
        titles = [self.word(head) if head else "" for head in heads]
        body = "".join(row_of(titles, row) for row in rows)
        head = "".join(f"<th>{title}</th>" for title in titles)
        empty = f"<p class='dim'>{self.word('nothing')}</p>"
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>" if rows else empty
        count = f" <small>{len(rows)}</small>" if rows else ""
        return f"<section><h2>{self.word('part_' + name)}{count}</h2>{table}{more}</section>"

    def _age(self, seconds: float) -> str:
        for unit, length in (("days", 86_400), ("hours", 3600)):
            if seconds >= 2 * length:
                return self.word(f"age_{unit}", n=int(seconds // length))
        return self.word("age_minutes", n=int(seconds // 60))

    def _chat(self, lines: list[Mapping[str, Any]]) -> str:
        said = "".join(f"<li><b>{escape(str(line.get('name', '')))}</b> {self._said(line)}</li>" for line in lines)
        return f"<details><summary>{self.word('chat')}</summary><ol>{said}</ol></details>" if said else ""

    def _said(self, line: Mapping[str, Any]) -> str:
        phrase = line.get("phrase")
        return escape(sentence(f"phrases.{phrase}", None, self._language) if phrase else str(line.get("text", "")))


def row_of(titles: list[str], cells: Iterable[str]) -> str:
    """A row; on a phone every cell has its title beside it."""
    pairs = zip(titles, cells, strict=True)
    shown = "".join(f'<td data-title="{title}">{cell}</td>' for title, cell in pairs)
    return f"<tr>{shown}</tr>"


def link_to(table: str) -> str:
    return f'<a href="/t/{escape(table)}"><code>{escape(table)}</code></a>'


def hidden(**values: str) -> str:
    return "".join(f'<input type="hidden" name="{key}" value="{escape(value)}">' for key, value in values.items())
