"""The command line `chantier`: parses arguments, calls a command, prints the result in words."""

# No `from __future__ import annotations` here: the parameters' help is local to `build` and must be evaluated there.

import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from chantier import __version__
from chantier.commands import choices
from chantier.core.errors import BadInput, Refusal
from chantier.core.rows import ADDRESSES
from chantier.settings.table import OPERATOR, SETTINGS, STORE
from chantier.terminal.help import SpeakingCommand, SpeakingGroup, speak_help, usage_refusal
from chantier.terminal.setting_options import with_settings
from chantier.words import LANGUAGES, Words, language_of

BAD_INPUT = 2
DISAGREES = 1
ENDED = 128 + signal.SIGTERM
INTERRUPTED = 128 + signal.SIGINT


def main(arguments: Sequence[str] | None = None) -> None:
    """The console command. No stack trace ever reaches a person for what they typed or gave us to read."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(ENDED))  # so that half-written files are taken away
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without our characters still shows the rest
    console = Console(markup=False, emoji=False, highlight=False)  # names and paths are shown as they were written
    words = Words(language_of())
    try:
        language, typed = take_language(typed)
        words = Words(language_of() if language is None else language)
        check_text(typed)
        for problem in choices.left_out():
            warn(words, problem)
        code = build(words, console, typed)(typed or ["--help"], prog_name="chantier", standalone_mode=False)
        sys.stdout.flush()  # while somebody can still be told that it failed
        sys.exit(code or 0)
    except Refusal as refusal:
        complain(words, refusal)
    except typer.Exit as leaving:
        sys.exit(leaving.exit_code)
    except OSError as error:
        leave_without_output(words, error)
    except Exception as error:
        refusal_of_usage = usage_refusal(error, typed)
        if refusal_of_usage is None:
            raise
        complain(words, refusal_of_usage)


def leave_without_output(words: Words, error: OSError) -> None:
    """Nobody reads on (`| head`), or there is no room for what we say."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that leaving does not try once more
    if isinstance(error, BrokenPipeError):
        sys.exit(0)
    complain(words, BadInput("cannot_write", path="stdout", reason=error.strerror or type(error).__name__))


def complain(words: Words, refusal: Refusal) -> None:
    warn(words, refusal)
    sys.exit(BAD_INPUT)


def warn(words: Words, refusal: Refusal) -> None:
    console = Console(stderr=True, markup=False, emoji=False)
    console.print(f"✗ {words.refusal(refusal)}", style="bold", highlight=False, soft_wrap=True)


def take_language(typed: list[str]) -> tuple[str | None, list[str]]:
    """`--lang fr` or `--lang=fr`, wherever it stands: the words must be known before anything else is said."""
    language = None
    rest = []
    words = iter(typed)
    for word in words:
        if word == "--lang":
            language = next(words, None)
            if language is None:
                raise BadInput("value_needed", option="--lang")
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return language, rest


def check_text(typed: list[str]) -> None:
    """Refuses bytes that are no text in the system's encoding: no name, seed or record could hold them."""
    for word in typed:
        if word != word.encode(errors="replace").decode():
            raise BadInput("not_readable", typed=word.encode(errors="backslashreplace").decode())


Command = Callable[..., Callable[[Callable[..., None]], Callable[..., None]]]
"""Makes the decorator that adds a command to the front door."""


def build(words: Words, console: Console, typed: Sequence[str]) -> Callable[..., Any]:
    """The commands with their help in one language. What is not asked for is not loaded."""
    say = words.say
    speak_help(words)
    app = typer.Typer(
        cls=SpeakingGroup,
        add_completion=False,
        pretty_exceptions_enable=False,
        help=say("help-chantier"),
        options_metavar=say("metavar-options"),
        subcommand_metavar=say("metavar-command"),
    )

    def show_version(asked: bool) -> None:
        if asked:
            console.print(f"chantier {__version__}", highlight=False)
            raise typer.Exit

    @app.callback()
    def chantier(
        version: Annotated[bool, typer.Option("--version", help=say("help-version"), callback=show_version)] = False,
        lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help=say("help-lang"))] = words.language,
    ) -> None: ...

    command = partial(app.command, cls=SpeakingCommand, options_metavar=say("metavar-options"))
    wanted = ADDED_BY.get(typed[0]) if typed else None
    for add in dict.fromkeys(ADDED_BY.values()) if wanted is None else [wanted]:
        add(command, words, console)
    return app


# Each imports its commands when it is called: together they take longer to load than most of them take to run.


def add_games(command: Command, words: Words, console: Console) -> None:
    """Adds the commands to play: for people, and for bots in series."""
    from chantier.commands import play as play_command
    from chantier.commands import simulate as simulate_command

    say = words.say
    number, names, setting = say("metavar-number"), say("metavar-names"), say("metavar-setting")
    file = say("metavar-file")
    game_help = say("help-game", known=choices.games())
    bots_help = say("help-play-bots", known=choices.bots())
    series_help = say("help-simulate-bots", known=choices.bots(), usual=choices.usual_bots())

    @command(help=say("help-play"), epilog=say("examples-play"))
    def play(
        game: Annotated[str, typer.Argument(metavar=say("metavar-game"), help=game_help)] = choices.default_game(),
        people: Annotated[str, typer.Option(metavar=names, help=say("help-people"))] = "",
        bots: Annotated[str, typer.Option(metavar=names, help=bots_help)] = "",
        option: Annotated[list[str], typer.Option(metavar=setting, help=say("help-option"))] = [],  # noqa: B006
        save: Annotated[str, typer.Option(metavar=file, help=say("help-save"))] = "",
        resume: Annotated[bool, typer.Option("--resume", help=say("help-resume"))] = False,
    ) -> None:
        play_command.play(words, console, play_command.NewGame(game, people, bots, option), _path(save), resume)

    @command(help=say("help-simulate"), epilog=say("examples-simulate"))
    def simulate(
        game: Annotated[str, typer.Argument(metavar=say("metavar-game"), help=game_help)] = choices.default_game(),
        players: Annotated[int, typer.Option(metavar=number, help=say("help-players"))] = 4,
        games: Annotated[int, typer.Option(metavar=number, help=say("help-games"))] = 100,
        bots: Annotated[str, typer.Option(metavar=names, help=series_help)] = "",
        seed: Annotated[str, typer.Option(metavar=say("metavar-text"), help=say("help-seed"))] = "1",
        option: Annotated[list[str], typer.Option(metavar=setting, help=say("help-option"))] = [],  # noqa: B006
        record: Annotated[str, typer.Option(metavar=file, help=say("help-record"))] = "",
        workers: Annotated[int, typer.Option(metavar=number, help=say("help-workers"))] = 1,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
        engine: Annotated[str, typer.Option(metavar="|".join(choices.ENGINES), help=say("help-engine"))] = "local",
        address: Annotated[str, typer.Option(metavar=say("metavar-text"), help=say("help-cluster-address"))] = "",
    ) -> None:
        order = simulate_command.SimulateArguments(
            game, players, games, bots, seed, tuple(option), _path(record), workers, json, engine, address
        )
        simulate_command.simulate(words, console, order)


def add_contests(command: Command, words: Words, console: Console) -> None:
    """Adds the commands for contests that find the strongest bot."""
    from chantier.commands import arena as arena_command

    say = words.say
    number, names, text = say("metavar-number"), say("metavar-names"), say("metavar-text")
    game_help = say("help-game", known=choices.games())
    bots_help = say("help-arena-bots", known=choices.bots())
    setting, engines = say("metavar-setting"), "|".join(choices.ENGINES)

    @command(help=say("help-arena"), epilog=say("examples-arena"))
    def arena(
        game: Annotated[str, typer.Argument(metavar=say("metavar-game"), help=game_help)] = choices.default_game(),
        bots: Annotated[str, typer.Option(metavar=names, help=bots_help)] = "",
        seats: Annotated[str, typer.Option(metavar=say("metavar-numbers"), help=say("help-arena-seats"))] = "2",
        games: Annotated[int, typer.Option(metavar=number, help=say("help-arena-games"))] = 200,
        seed: Annotated[str, typer.Option(metavar=text, help=say("help-seed"))] = "1",
        option: Annotated[list[str], typer.Option(metavar=setting, help=say("help-option"))] = [],  # noqa: B006
        workers: Annotated[int, typer.Option(metavar=number, help=say("help-workers"))] = 1,
        engine: Annotated[str, typer.Option(metavar=engines, help=say("help-engine"))] = "local",
        out: Annotated[str, typer.Option(metavar=say("metavar-folder"), help=say("help-arena-out"))] = "",
        resume: Annotated[bool, typer.Option("--resume", help=say("help-arena-resume"))] = False,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
        address: Annotated[str, typer.Option(metavar=text, help=say("help-cluster-address"))] = "",
    ) -> None:
        order = arena_command.ArenaArguments(
            game, bots, seats, games, seed, tuple(option), workers, engine, _path(out), resume, json, address
        )
        if not arena_command.arena(words, console, order):
            raise typer.Exit(INTERRUPTED)


def add_server(command: Command, words: Words, console: Console) -> None:
    """Adds the commands for playing online."""
    from chantier.commands import serve as serve_command
    from chantier.commands import settings

    say = words.say

    @command(help=say("help-serve"), epilog=say("examples-serve"))
    @with_settings(words, SETTINGS)
    def serve(**typed: object) -> None:
        serve_command.serve(words, console, settings.in_force(typed))

    @command(help=say("help-config"), epilog=say("examples-config"))
    @with_settings(words, SETTINGS)
    def config(
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
        **typed: object,
    ) -> None:
        settings.tell(words, console, settings.in_force(typed), json)

    @command(help=say("help-nodes"), epilog=say("examples-nodes"))
    @with_settings(words, STORE, database="help-nodes-database")
    def nodes(
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
        **typed: object,
    ) -> None:
        serve_command.nodes(words, console, settings.in_force(typed, STORE).text("database"), json)


LOCAL_SERVER = "http://127.0.0.1:8000"
"""Where `serve` listens, unless it is told otherwise."""


def add_admin(command: Command, words: Words, console: Console) -> None:
    """Adds the operator's command."""
    from chantier.commands import admin as admin_command
    from chantier.commands import settings

    say = words.say
    text, number = say("metavar-text"), say("metavar-number")
    actions = "|".join((*admin_command.SHOWN, *admin_command.DOINGS))
    server_help = say("help-admin-server")

    @command(help=say("help-admin"), epilog=say("examples-admin"))
    @with_settings(words, OPERATOR)
    def admin(
        do: Annotated[str, typer.Argument(metavar=say("metavar-action"), help=f"{say('help-admin-do')} {actions}")],
        what: Annotated[str, typer.Argument(metavar=say("metavar-what"), help=say("help-admin-what"))] = "",
        said: Annotated[str, typer.Argument(metavar=text, help=say("help-admin-text"))] = "",
        seat: Annotated[int, typer.Option(metavar=number, help=say("help-admin-seat"))] = -1,
        minutes: Annotated[float, typer.Option(metavar=number, help=say("help-admin-minutes"))] = 60.0,
        server: Annotated[str, typer.Option(metavar=text, help=server_help, envvar="CHANTIER_SERVER")] = LOCAL_SERVER,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
        **typed: object,
    ) -> None:
        values = settings.in_force(typed, OPERATOR)
        where = (server, values.text("admin_token"), values.path("data_dir"), json)
        chosen = None if seat < 0 else seat
        admin_command.admin(words, console, admin_command.AdminOrder(do, what, said, chosen, minutes, *where))


def add_maintenance(command: Command, words: Words, console: Console) -> None:
    """Adds the commands for what a server keeps."""
    from chantier.commands import maintenance, settings

    say = words.say
    file, text = say("metavar-file"), say("metavar-text")
    source_help, target_help = say("help-copy-source", known=ADDRESSES), say("help-copy-target", known=ADDRESSES)
    with_store = with_settings(words, STORE, database="help-kept-database")

    def kept(typed: Mapping[str, object]) -> maintenance.KeptAt:
        values = settings.in_force(typed, STORE)
        return maintenance.KeptAt(values.text("database"), values.path("data_dir"))

    @command(help=say("help-backup"), epilog=say("examples-backup"))
    @with_store
    def backup(
        path: Annotated[str, typer.Argument(metavar=file, help=say("help-backup-file"))],
        **typed: object,
    ) -> None:
        maintenance.backup(words, console, kept(typed), Path(path))

    @command(help=say("help-restore"), epilog=say("examples-restore"))
    @with_store
    def restore(
        path: Annotated[str, typer.Argument(metavar=file, help=say("help-restore-file"))],
        **typed: object,
    ) -> None:
        if not maintenance.restore(words, console, kept(typed), Path(path)):
            raise typer.Exit(DISAGREES)

    @command("check-store", help=say("help-check-store"), epilog=say("examples-check-store"))
    @with_store
    def check_store(
        quick: Annotated[bool, typer.Option("--quick", help=say("help-quick"))] = False,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
        **typed: object,
    ) -> None:
        if not maintenance.check_store(words, console, kept(typed), quick, json):
            raise typer.Exit(DISAGREES)

    @command("copy-store", help=say("help-copy-store"), epilog=say("examples-copy-store"))
    def copy_store(
        source: Annotated[str, typer.Argument(metavar=text, help=source_help)],
        target: Annotated[str, typer.Argument(metavar=text, help=target_help)],
    ) -> None:
        maintenance.copy_store(words, console, source, target)


def add_records(command: Command, words: Words, console: Console) -> None:
    """Adds the commands that replay and verify records."""
    from chantier.commands import records

    say = words.say
    number, file = say("metavar-number"), say("metavar-file")

    @command(help=say("help-replay"), epilog=say("examples-replay"))
    def replay(
        path: Annotated[str, typer.Argument(metavar=file, help=say("help-file"))],
        line: Annotated[int, typer.Option(metavar=number, help=say("help-line"))] = 1,
        seat: Annotated[int | None, typer.Option(metavar=number, help=say("help-seat"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        records.replay(words, console, Path(path), line, seat, json)

    @command(help=say("help-verify"), epilog=say("examples-verify"))
    def verify(
        path: Annotated[str, typer.Argument(metavar=file, help=say("help-file"))],
        quick: Annotated[bool, typer.Option("--quick", help=say("help-quick"))] = False,
        receipt: Annotated[str, typer.Option(metavar=file, help=say("help-receipt"))] = "",
        key: Annotated[str, typer.Option(metavar=say("metavar-text"), help=say("help-key"))] = "",
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        against = records.Against(_path(receipt), key.lower() or None)
        if not records.verify(words, console, Path(path), quick, json, against):
            raise typer.Exit(DISAGREES)


def add_coach(command: Command, words: Words, console: Console) -> None:
    """Adds the command that analyses records."""
    from chantier.commands import analyse as analyse_command

    say = words.say
    number, file = say("metavar-number"), say("metavar-file")

    @command(help=say("help-analyse"), epilog=say("examples-analyse"))
    def analyse(
        path: Annotated[str, typer.Argument(metavar=file, help=say("help-file"))],
        line: Annotated[int, typer.Option(metavar=number, help=say("help-line"))] = 1,
        json: Annotated[str, typer.Option(metavar=file, help=say("help-analyse-json"))] = "",
        html: Annotated[str, typer.Option(metavar=file, help=say("help-analyse-html"))] = "",
        threads: Annotated[int, typer.Option(metavar=number, help=say("help-threads"))] = 2,
    ) -> None:
        analyse_command.analyse(
            words, console, analyse_command.AnalyseArguments(Path(path), line, _path(json), _path(html), threads)
        )


def add_buildings(command: Command, words: Words, console: Console) -> None:
    """A building in notation: counted, and drawn; sites are drawn, too."""
    from chantier.commands import score_and_picture

    say = words.say

    @command(help=say("help-score"), epilog=say("examples-score"))
    def score(
        plan: Annotated[str, typer.Argument(metavar=say("metavar-plan"), help=say("help-plan"))],
        building: Annotated[str, typer.Argument(metavar=say("metavar-building"), help=say("help-building"))],
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        score_and_picture.score(words, console, plan, building, json)

    subject_help, number = say("help-subject", known=choices.sites()), say("metavar-number")

    @command(help=say("help-picture"), epilog=say("examples-picture"))
    def picture(
        subject: Annotated[str, typer.Argument(metavar=say("metavar-subject"), help=subject_help)],
        building: Annotated[
            str | None, typer.Argument(metavar=say("metavar-building"), help=say("help-building-drawn"))
        ] = None,
        event: Annotated[int | None, typer.Option(metavar=number, help=say("help-event"))] = None,
        line: Annotated[int, typer.Option(metavar=number, help=say("help-line"))] = 1,
        out: Annotated[str, typer.Option(metavar=say("metavar-file"), help=say("help-out"))] = "",
    ) -> None:
        score_and_picture.picture(words, console, score_and_picture.Motif(subject, building, event, line), _path(out))


ADDED_BY = {
    "play": add_games,
    "simulate": add_games,
    "arena": add_contests,
    "serve": add_server,
    "config": add_server,
    "nodes": add_server,
    "admin": add_admin,
    "backup": add_maintenance,
    "restore": add_maintenance,
    "check-store": add_maintenance,
    "copy-store": add_maintenance,
    "replay": add_records,
    "verify": add_records,
    "analyse": add_coach,
    "score": add_buildings,
    "picture": add_buildings,
}


def _path(text: str) -> Path | None:
    return Path(text) if text else None


if __name__ == "__main__":
    main()
