"""`paddock tables ...`: look at, check, save, restore and clean up what a server has stored."""

import contextlib
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table as RichTable
from rich.text import Text

from paddock.commands.console import AsJson, Lang, language_of, out, print_json
from paddock.commands.serving import Database, needs_server
from paddock.errors import BadOption, PaddockError, StoreError
from paddock.notation.files import writing
from paddock.words import in_one_line, sentence

if TYPE_CHECKING:
    from paddock.server.sealing import Secret
    from paddock.server.store import Store, Watch

DAY = 86_400.0  #: seconds

tables_app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Look at, check, save, restore and clean up what a server has stored.",
)

KeyFile = Annotated[
    Path | None,
    typer.Option(help="A file with the key that seals the backup: 32 random bytes, 64 hex digits, or a passphrase."),
]


@tables_app.command("list")
def list_tables(database: Database = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """List all tables."""
    needs_server()
    from paddock.server.store import Store

    language = language_of(lang)
    store = Store(database)
    rows: list[dict[str, Any]] = []
    for id in store.ids():
        try:
            row = store.row(id)
            names = [str(entry.values["name"]) for entry in store.entries(id) if entry.do == "sat"]
        except StoreError as error:
            rows.append({"id": id, "unreadable": error.sentence(language)})
            continue
        rows.append({**{key: row[key] for key in ("id", "code", "game", "rules", "status", "opened")}, "people": names})
    if as_json:
        print_json(rows)
        return
    table = RichTable(box=None)
    for heading in ("cli.tables_id", "cli.tables_code", "cli.tables_game", "cli.tables_status", "cli.tables_people"):
        table.add_column(sentence(heading, None, language))
    for row in rows:
        if "unreadable" in row:
            table.add_row(row["id"], "", "", sentence("cli.tables_unreadable", None, language), "")
        else:
            table.add_row(row["id"], row["code"], row["game"], row["status"], ", ".join(row["people"]))
    out.print(table)


@tables_app.command("verify")
def verify_tables(
    ids: Annotated[list[str] | None, typer.Argument(help="The tables; all if none is named.")] = None,
    database: Database = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Replay stored races, by the chance that was stored and by their secrets alone, and compare; snapshots, too."""
    needs_server()
    from paddock.server.store import Store

    language = language_of(lang)
    store = Store(database)
    tell_verified(store, ids or store.ids(), language, as_json)


def tell_verified(store: "Store", ids: list[str], language: str, as_json: bool = False) -> None:
    """Replay tables and say what was found; exit status 1 if one does not hold."""
    found: dict[str, str | None] = {}
    wrong: dict[str, str] = {}
    for id in track(ids, sentence("cli.tables_verifying", None, language), console=aside(), transient=True):
        try:
            found[id] = store.verify(id)
        except PaddockError as error:
            wrong[id] = error.sentence(language)
    if as_json:
        print_json({"verified": found, "wrong": wrong})
    else:
        for problem in wrong.values():
            out.print(problem, style="red", markup=False)
        out.print(sentence("cli.tables_verified", {"good": len(found), "wrong": len(wrong)}, language))
    if wrong:
        raise typer.Exit(1)


def aside() -> Console:
    """Where progress is shown: what is printed stays as it is for programs."""
    return Console(stderr=True)


@contextlib.contextmanager
def progress(key: str, language: str) -> Iterator["Watch"]:
    """A bar that is told how many tables are done, of how many."""
    with Progress(console=aside(), transient=True) as bar:
        task = bar.add_task(sentence(key, None, language), total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of or None)


@tables_app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it holds secrets of running races.")],
    key_file: KeyFile = None,
    check: Annotated[
        bool, typer.Option("--verify", help="Then restore it into an empty store, and replay every table there.")
    ] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write everything as it is at one moment to a file, while the server runs or not."""
    needs_server()
    from paddock.server.store import Store

    language = language_of(lang)
    secret = secret_in(key_file)
    with writing(file), progress("cli.tables_backing_up", language) as watch:
        count = Store(database).backup(file, secret, watch)
    out.print(sentence("cli.tables_backed_up", {"count": count, "file": file}, language))
    if check:
        tell_checked(file, secret, language)


@tables_app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file written by `paddock tables backup`.")],
    key_file: KeyFile = None,
    lang: Lang = None,
) -> None:
    """Restore a backup into an empty store that is gone afterwards, and replay every table there."""
    needs_server()
    tell_checked(file, secret_in(key_file), language_of(lang))


def tell_checked(file: Path, secret: "Secret | None", language: str) -> None:
    """Say what a backup holds; exit status 1 if a table of it does not hold."""
    from paddock.server.store import Store

    with TemporaryDirectory(prefix="paddock-") as folder:
        store = Store(f"sqlite:///{folder}/check.sqlite")
        try:
            with progress("cli.tables_restoring", language) as watch:
                store.restore(file, secret, watch=watch)
            tell_verified(store, store.ids(), language)
        finally:
            store.close()


@tables_app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `paddock tables backup`.")],
    until: Annotated[
        str | None, typer.Option(help="Only what had happened by then, e.g. '2031-05-04 18:30' (local time).")
    ] = None,
    key_file: KeyFile = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Take in everything from a file, or nothing."""
    needs_server()
    from paddock.server.store import Store

    language = language_of(lang)
    moment = None if until is None else moment_of(until)
    with progress("cli.tables_restoring", language) as watch:
        count = Store(database).restore(file, secret_in(key_file), moment, watch)
    out.print(sentence("cli.tables_restored", {"count": count, "file": file}, language))


def secret_in(file: Path | None) -> "Secret | None":
    from paddock.server.sealing import read_secret

    return None if file is None else read_secret(file)


def moment_of(text: str) -> float:
    """A day, or a day and a time, as seconds since 1970."""
    try:
        return datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError):
        raise BadOption("bad_moment", text=text) from None


@tables_app.command()
def forget(
    player: Annotated[str, typer.Argument(help="A player's id, or what others see of it (`you` in GET /api/me).")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete a person's names and words everywhere, with their tokens and cookies; races stay as they are."""
    needs_server()
    from paddock.server.store import Store

    store = Store(database)
    count = len(store.forget(store.player(player), time.time()))
    out.print(sentence("cli.tables_forgotten", {"count": count}, language_of(lang)))


@tables_app.command()
def thin(
    older: Annotated[int, typer.Option(min=1, max=36_500, help="Days since the race was over, or given up.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Leave no more of old tables than their races: no names, no words, no comings and goings."""
    needs_server()
    from paddock.server.store import Store

    language = language_of(lang)
    store, now = Store(database), time.time()
    old, wrong = store.over_since(now - older * DAY), 0
    for id in track(old, sentence("cli.tables_thinning", None, language), console=aside(), transient=True):
        try:
            store.thin(id, now)
        except PaddockError as error:
            out.print(error.sentence(language), style="red", markup=False)
            wrong += 1
    store.clear_traces()
    out.print(sentence("cli.tables_thinned", {"count": len(old) - wrong}, language))
    if wrong:
        raise typer.Exit(1)


@tables_app.command("drop-snapshots")
def drop_snapshots(database: Database = None, lang: Lang = None) -> None:
    """Throw away what was kept to open long tables sooner; nothing is lost, and new ones are made."""
    needs_server()
    from paddock.server.store import Store

    out.print(sentence("cli.tables_dropped", {"count": Store(database).drop_snapshots()}, language_of(lang)))


@tables_app.command("new-key")
def new_key(
    keep: Annotated[
        int, typer.Option(min=0, max=3650, help="Days for which cookies of the old key are believed; 0: not any more.")
    ] = 30,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Sign cookies with a new key. Whoever comes in the days that the old one is kept gets a new cookie."""
    needs_server()
    from paddock.server.players import AHEAD
    from paddock.server.store import Store

    since = time.time() + (AHEAD if keep else 0)
    Store(database).new_key(since, keep * DAY)
    out.print(sentence("cli.tables_new_key", {"days": keep}, language_of(lang)))


@tables_app.command()
def ban(
    word: Annotated[
        str, typer.Argument(help="What others see of a player, an id, an address or a range (2001:db8::/48).")
    ],
    reason: Annotated[str, typer.Option(help="Why; it is told to those who are banned.")],
    days: Annotated[
        float | None, typer.Option(min=0.01, max=36_500, help="For how long; for good if left out.")
    ] = None,
    household: Annotated[
        bool, typer.Option("--household", help="Of a player: with the household where they are connected now.")
    ] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Keep a player, an address or a range of addresses out."""
    needs_server()
    from paddock.server.bans import add_ban, new_ban
    from paddock.server.store import Store

    now = time.time()
    made = new_ban(word, reason, now, None if days is None else now + days * DAY, household)
    add_ban(Store(database), made)
    out.print(sentence("cli.tables_banned", {"word": made.who or made.network}, language_of(lang)))


@tables_app.command()
def unban(
    id: Annotated[str, typer.Argument(help="The ban, as `paddock tables bans` lists it.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Let somebody in again."""
    needs_server()
    from paddock.server.bans import end_ban
    from paddock.server.store import Store

    end_ban(Store(database), id)
    out.print(sentence("cli.tables_unbanned", None, language_of(lang)))


@tables_app.command()
def bans(database: Database = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """List who may not come in."""
    needs_server()
    from paddock.server.bans import read_bans, shown, shown_time
    from paddock.server.store import Store

    language, held = language_of(lang), read_bans(Store(database), time.time())
    if as_json:
        print_json([shown(each) for each in held])
        return
    for_good = sentence("cli.tables_for_good", None, language)
    for each in held:
        until = for_good if each.until is None else shown_time(each.until)
        print_both(f"{each.id}  {each.who or each.network}  {until}", each.reason)


@tables_app.command()
def reports(
    seen: Annotated[str | None, typer.Option(help="Mark this report as dealt with.")] = None,
    old: Annotated[bool, typer.Option("--old", help="Those that were dealt with.")] = False,
    database: Database = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """List what players say about each other, the newest first; --json has the chat of the table with it."""
    needs_server()
    from paddock.server.bans import shown_time
    from paddock.server.reports import mark_seen, read_reports
    from paddock.server.store import Store

    language, store = language_of(lang), Store(database)
    if seen is not None:
        mark_seen(store, seen)
        out.print(sentence("cli.tables_report_seen", None, language))
        return
    found = read_reports(store, old)
    if as_json:
        print_json(found)
        return
    for each in found:
        reason = sentence(f"operators.reason_{each['reason']}", None, language)
        print_both(
            f"{each['id']}  {shown_time(each['at'])}  {each['table']}",
            f"{each['name']} ({each['who']}), {reason}: {each['text']}",
        )


def print_both(what: str, about: str) -> None:
    """Two lines that belong together; what people have written commands no terminal."""
    out.print(Text(what), Text(f"  {in_one_line(about)}"), sep="\n", soft_wrap=True)
