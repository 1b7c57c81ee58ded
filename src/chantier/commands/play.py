"""`play`: people and bots at one keyboard, or bots alone."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from chantier import registry
from chantier.commands.command_line import typed
from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput
from chantier.core.game import check_seat_count
from chantier.core.names import check_name
from chantier.terminal import save as saves
from chantier.terminal.graphics import ask_terminal
from chantier.terminal.play import Image, KeyboardTable, Sitting, Stopped, begin, busy
from chantier.terminal.play import resume as resume_sitting
from chantier.terminal.save import SavedPlayer
from chantier.terminal.screen import Screen
from chantier.words import Words

BOTS_BESIDE_ONE = 2


class NewGame(NamedTuple):
    """The game that the command line asks for; people and bots are named with commas between them."""

    game: str
    people: str
    bots: str
    settings: Sequence[str]


def play(words: Words, console: Console, asked: NewGame, save: Path | None, resume: bool) -> None:
    registered = registry.game_named(asked.game)
    if resume:
        sitting = _saved_sitting(save or saves.newest())
        registered = registry.game_named(sitting.match.game.name)
    else:
        players = _players(registered, words, asked, watching=sys.stdin is None or not sys.stdin.isatty())
        if save is not None and save.exists():
            raise BadInput("save_exists", path=str(save))
        check_seat_count(len(players), registered.game.seat_counts)
        options = registry.options_from(registered.game, asked.settings)
        sitting = begin(registered.game, registered.recorder, options, players, save)
    names = registry.shown_names(registered, [player.name for player in sitting.players], words.language)
    screen = registered.screen(words, names)
    sitting.save()  # before anything is shown: a game that cannot be saved should not begin
    console.print(words.say("play-commitment", commitment=sitting.fairness.commitment))
    if all(player.bot for player in sitting.players):
        _show_bots(sitting, registered, screen, words, console, names)
        return
    ask = partial(console.input, markup=False, emoji=False)
    bots = registry.bots_for_people(registered)
    table = KeyboardTable(sitting, screen, bots, words, console, ask, names, _image())
    try:
        ask(words.say("press-enter"))  # so that the promise above is seen before the board covers it
        table.play()
    except (KeyboardInterrupt, EOFError, Stopped):
        console.print()
        how = typed("play", "--resume", *(["--save", str(save)] if save else []))
        console.print(words.say("play-saved", path=str(sitting.path), command=how), soft_wrap=True)
        return
    _close(sitting, screen, words, console)


def _image() -> Image | None:
    """The way to show a drawing in this terminal, if it has one."""
    protocol = ask_terminal()
    if protocol is None:
        return None
    from chantier.pictures import terminal_images

    return terminal_images.kitty if protocol == "kitty" else terminal_images.sixel


def _saved_sitting(path: Path) -> Sitting:
    save = saves.load(path)
    registered = registry.game_named(save.record.game)
    for player in save.players:
        if player.bot:
            registry.bot_maker(registered, player.bot)
    return resume_sitting(registered.game, registered.recorder, save, path)


def _players(registered: registry.RegisteredGame, words: Words, asked: NewGame, watching: bool) -> list[SavedPlayer]:
    """Players of the game. The default is you and two bots; with nobody at the keyboard, those two bots."""
    named = [name.strip() for name in asked.people.split(",") if name.strip()]
    chosen = [name.strip() for name in asked.bots.split(",") if name.strip()]
    for name in chosen:
        registry.bot_maker(registered, name)
    company = [registered.first] * BOTS_BESIDE_ONE
    if not named and watching:
        chosen = chosen or company
    elif not named:
        named = [words.say("play-guest")]
    if len(named) == 1 and not chosen:
        chosen = company
    players = [SavedPlayer(check_name(name)) for name in named]
    players += [SavedPlayer(f"{name} {at}", name) for at, name in enumerate(chosen, start=len(named) + 1)]
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:  # the curtain calls people by their names
            raise BadInput("name_twice", name=name)
    return players


def _show_bots(
    sitting: Sitting,
    registered: registry.RegisteredGame,
    screen: Screen,
    words: Words,
    console: Console,
    names: Sequence[str],
) -> None:
    """A game between bots, told as an onlooker sees it."""
    console.print(words.say("play-bots-only"))
    match = sitting.match
    bots = [registered.bots[str(player.bot)]() for player in sitting.players]
    thought = SeededChance(sitting.fairness.commitment)
    for line in screen.tell(match.sight(None).events):
        console.print(line)
    while (seat := match.to_move()) is not None:
        with busy(console, words.say("play-thinking", name=names[seat])):
            match.play(seat, bots[seat].choose(match.sight(seat), thought))
        for line in screen.tell(match.sight(None).events):
            console.print(line)
    _close(sitting, screen, words, console)


def _close(sitting: Sitting, screen: Screen, words: Words, console: Console) -> None:
    console.print(screen.ending(sitting.match.sight(None).view))  # first: whatever happens to files, the result is told
    path = sitting.finish()
    how = typed("verify", str(path))
    console.print(words.say("play-kept", path=str(path), command=how), soft_wrap=True)
