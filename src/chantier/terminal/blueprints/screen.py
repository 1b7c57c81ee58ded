"""Blueprints in the terminal. A board fits into 80 columns and 24 lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.core.errors import BadInput
from chantier.core.events import Event, Seat
from chantier.core.sight import Sight
from chantier.games.blueprints.events import (
    AwardsGiven,
    BuildingsRevealed,
    DieDiscarded,
    DiePlaced,
    DieRemoved,
    DieTaken,
    GameEnded,
    MaterialsDemanded,
    PoolRefilled,
    PoolRolled,
    PrizesGiven,
    RoundStarted,
)
from chantier.games.blueprints.moves import Choices, TakeDie
from chantier.games.blueprints.pieces import (
    AWARDS_IN_PLAY,
    DICE,
    LETTERS,
    PICKS,
    ROUNDS,
    SPACES,
    Award,
    Die,
    Material,
    Prize,
    Space,
)
from chantier.games.blueprints.scoring import Score, prizes_earned, tally
from chantier.games.blueprints.view import DeskView, View
from chantier.terminal.blueprints.dice import card, chips, paint, skyline
from chantier.terminal.blueprints.rules_help import scoring_help, typing_help, winning_help
from chantier.terminal.typed_names import folded, spellings
from chantier.words import Words

SCORE_LINES = ("bonus", "wood", "recycled", "stone", "glass", "total")


class BlueprintsScreen:
    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._say, self._words = words.say, words
        self._names = names
        self._materials = [
            (re.compile(rf"\b{' '.join(name).removesuffix('s')}s? ?([1-6])\b"), letter)  # one or several
            for material, letter in LETTERS.items()
            for name in spellings(words.say(f"material-{material}"))
        ]

    # What a seat sees

    def board(self, sight: Sight) -> RenderableType:
        view: View = sight.view
        parts: list[RenderableType] = [self._header(view), self._pool(view)]
        if sight.seat is not None:
            parts.append(self._desk(view.desks[sight.seat]))
        parts.append(self._others(view, sight.seat))
        return Group(*parts)

    def picture(self, sight: Sight) -> None:
        return None

    def sketch(self, sight: Sight, happened: Iterable[Event], width: int, height: int) -> None:
        return None

    def hides(self, view: View) -> bool:
        return True  # B29

    def _header(self, view: View) -> Text:
        first, second = (self.material(material) for material in view.in_demand)
        parts = [
            self._say("board-round", round=view.round, rounds=ROUNDS),
            self._say("board-in-demand", first=first, second=second),
            self._say("board-bag", dice=len(view.bag)),
        ]
        return paint(" · ".join(parts))

    def _pool(self, view: View) -> Text:
        return Text.assemble(f"{self._say('board-pool')}  ", chips(view.pool))

    def _desk(self, desk: DeskView) -> Table:
        assert desk.plan is not None
        assert desk.building is not None
        assert desk.score is not None
        row = Table.grid(padding=(0, 1))
        row.add_row(
            Panel(card(desk.plan), title=self._say("board-plan"), box=box.SQUARE),
            Panel(skyline(desk.plan, desk.building), title=self._say("board-building"), box=box.SQUARE),
            Panel(self._worth(desk), title=self._say("board-worth"), box=box.SQUARE),
        )
        return row

    def _worth(self, desk: DeskView) -> Table:
        assert desk.score is not None
        assert desk.building is not None
        table = Table.grid(padding=(0, 1))
        table.add_column()
        table.add_column(justify="right")
        for line in SCORE_LINES:
            style = "bold" if line == "total" else ""
            table.add_row(self.score_line(line), str(getattr(desk.score, line)), style=style)
        for prize in sorted(prizes_earned(desk.building)):
            table.add_row(self.prize(prize), "★")
        return table

    def _others(self, view: View, seat: Seat | None) -> Table:
        table = Table.grid(padding=(0, 2))
        for other, desk in enumerate(view.desks):
            points = "" if view.points is None else self._say("board-points", points=view.points[other])  # B55
            if other == seat:
                if points:
                    table.add_row(f"  {self._names[other]}", "", "", points)
                continue
            taken = self._taken(desk)
            mark = "▸" if other == view.to_move else " "
            count = self._say("board-taken", taken=len(desk.taken), picks=PICKS)
            table.add_row(f"{mark} {self._names[other]}", count, taken, points)
        if view.discarded:
            table.add_row(f"  {self._say('board-discarded')}", "", chips(view.discarded), "")
        return table

    def _taken(self, desk: DeskView) -> Text:
        """The dice all saw this seat take; those that fitted nowhere are struck out, and counted in words (B29)."""
        if not desk.taken:
            return Text(self._say("board-nothing-taken"), style="dim")
        dice = chips(desk.taken, desk.removed)
        return dice.append(f"  {self._say('board-lost', count=len(desk.removed))}") if desk.removed else dice

    # What happened

    def is_moment(self, events: Sequence[Event]) -> bool:
        """Something everybody should look at together before the game goes on."""
        return any(isinstance(event, BuildingsRevealed) for event in events)

    def is_surprise(self, events: Sequence[Event]) -> bool:
        return False

    def tell(self, events: Sequence[Event]) -> list[RenderableType]:
        """Events as lines and tables; only what is in `events` is told."""
        told: list[RenderableType] = []
        for at, event in enumerate(events):
            if isinstance(event, RoundStarted):
                told.append(self._tell_round(events[at:]))
            elif isinstance(event, DieTaken):
                told.append(self._tell_pick(events[at:]))
            elif isinstance(event, BuildingsRevealed):
                told.append(self._tell_reveal(events[at:]))
            elif isinstance(event, GameEnded):
                told.append(Text(self._say("event-ended")))
        return told

    def _tell_round(self, events: Sequence[Event]) -> Text:
        started = next(event for event in events if isinstance(event, RoundStarted))
        demanded = next(event for event in events if isinstance(event, MaterialsDemanded))
        rolled = next(event for event in events if isinstance(event, PoolRolled))
        first, second = (self.material(material) for material in demanded.materials)
        name = self._names[started.first]
        line = self._say("event-round", round=started.round, name=name, first=first, second=second)
        return Text.assemble(line, "\n", f"{self._say('board-pool')}  ", chips(rolled.dice))

    def _tell_pick(self, events: Sequence[Event]) -> Text:
        taken = events[0]
        assert isinstance(taken, DieTaken)
        name = self._names[taken.seat]
        went = next((event for event in events if isinstance(event, DiePlaced | DieRemoved)), None)
        if went is None:
            parts = [self._say("event-taken", name=name, die=taken.die)]
        elif isinstance(went, DiePlaced) and went.space is not None:
            parts = [self._say("event-placed", name=name, die=taken.die, space=went.space)]
        else:
            parts = [self._say("event-removed", name=name, die=taken.die)]
        for event in events:
            if isinstance(event, DieDiscarded):
                parts.append(self._say("event-discarded", die=event.die))
            elif isinstance(event, PoolRefilled):
                parts.append(self._say("event-drawn", count=len(event.dice), dice=" ".join(event.dice)))
        return paint(" ".join(parts))

    def _tell_reveal(self, events: Sequence[Event]) -> Group:
        revealed = events[0]
        assert isinstance(revealed, BuildingsRevealed)
        awards = next(event.awards for event in events if isinstance(event, AwardsGiven))
        prizes = next(event.prizes for event in events if isinstance(event, PrizesGiven))
        buildings = Table.grid(padding=(0, 1))
        panels = [
            Panel(skyline(plan, building), title=Text(name), box=box.SQUARE)
            for name, plan, building in zip(self._names, revealed.plans, revealed.buildings, strict=True)
        ]
        for start in range(0, len(panels), 2):
            buildings.add_row(*panels[start : start + 2])
        return Group(
            Text(self._say("event-revealed"), style="bold"),
            buildings,
            self._counted(revealed.scores),
            *self._given(awards, prizes),
        )

    def _counted(self, scores: Sequence[Score]) -> Table:
        """Material by material, a column a seat."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column()
        for name in self._names:
            table.add_column(name, justify="right")
        for line in SCORE_LINES:
            style = "bold" if line == "total" else ""
            table.add_row(self.score_line(line), *(str(getattr(score, line)) for score in scores), style=style)
        return table

    def _given(self, awards: dict[Award, Seat], prizes: dict[Prize, Seat | None]) -> list[Text]:
        lines = [
            Text(self._say("event-award", award=self.award(award), name=self._names[seat]))
            for award, seat in awards.items()
        ]
        for prize, seat in prizes.items():
            if seat is None:
                lines.append(Text(self._say("event-prize-kept", prize=self.prize(prize)), style="dim"))
            else:
                lines.append(Text(self._say("event-prize", prize=self.prize(prize), name=self._names[seat])))
        return lines

    def ending(self, view: View) -> Group:
        assert view.ending is not None
        awards = [result.awards for result in view.rounds]
        prizes = [result.prizes for result in view.rounds]
        in_play = AWARDS_IN_PLAY[view.seats]
        tallies = {seat: tally(seat, awards, prizes) for seat in range(view.seats)}
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column()
        for key in ("ending-points", "ending-prizes"):
            table.add_column(self._say(key), justify="right")
        for award in in_play:
            table.add_column(self.award(award), justify="right")
        for seat, one in sorted(tallies.items(), key=lambda item: item[1], reverse=True):
            mark = "★ " if seat in view.ending.winners else "  "
            given = [str(getattr(one, award.value)) for award in in_play]
            table.add_row(mark + self._names[seat], str(one.points), str(one.prizes), *given)
        winners = ", ".join(self._names[seat] for seat in view.ending.winners)
        decided = self._say(f"ending-by-{view.ending.reason}", names=winners)
        return Group(table, Text(decided, style="bold"))

    # What a person types

    def prompt(self, sight: Sight) -> str:
        choices: Choices = sight.legal
        return self._say("prompt-two" if choices.discards else "prompt-one")

    def help(self, sight: Sight) -> RenderableType:
        """The way to type a move, the dice and their spaces, then scoring, Awards and Prizes."""
        choices: Choices = sight.legal
        return Group(
            typing_help(self._words, bool(choices.discards)),
            *self._possible(choices),
            *scoring_help(self._words),
            *winning_help(self._words, len(self._names)),
        )

    def _possible(self, choices: Choices) -> list[Text]:
        alike: dict[tuple[Space | None, ...], list[Die]] = {}  # dice that may go to the same places share a line
        for die, spaces in choices.places().items():
            alike.setdefault(spaces, []).append(die)
        lines = [
            self._say("help-dice-nowhere", dice=" ".join(dice), example=dice[0])
            if spaces == (None,)
            else self._say("help-dice", dice=" ".join(dice), spaces=" ".join(str(space) for space in spaces))
            for spaces, dice in alike.items()
            if spaces
        ]
        return [paint(line) for line in lines]

    def read_move(self, text: str, sight: Sight) -> TakeDie:
        """`G5 a2`, `glass 5 a2`, `G5 -`, and with two players `G5 a2 W1`; a space is needed only where there is a
        choice."""
        choices: Choices = sight.legal
        words = self._in_letters(text).split()
        dice = [DICE[word.upper()] for word in words if word.upper() in DICE]
        spaces: list[Space] = [space for word in words for space in SPACES if space == word.lower()]
        nowhere = words.count("-")
        understood = len(dice) + len(spaces) + nowhere == len(words)
        if not understood or len(dice) not in (1, 2) or len(spaces) + nowhere > 1:
            raise BadInput("move_not_understood", text=re.sub(r"\s+", " ", text.strip()))
        places = choices.places().get(dice[0], ())
        space = spaces[0] if spaces else None
        if not spaces and not nowhere and len(places) == 1:
            space = places[0]
        elif not spaces and not nowhere and places:
            raise BadInput("space_needed", die=dice[0], spaces=" ".join(str(place) for place in places))
        move = TakeDie(dice[0], space, dice[1] if len(dice) == 2 else None)
        refusal = choices.why_not(move)
        if refusal is not None:
            raise refusal
        return move

    def _in_letters(self, text: str) -> str:
        """Materials' names, as they are shown, become their letters: `Glas 5` is G5."""
        typed = " ".join(folded(text))
        for name, letter in self._materials:
            typed = name.sub(rf"{letter}\1", typed)
        return typed

    # Names of things

    def material(self, material: Material) -> str:
        return self._say("material-and-letter", material=self._say(f"material-{material}"), letter=LETTERS[material])

    def score_line(self, line: str) -> str:
        return self._say(f"score-{line}")

    def award(self, award: Award) -> str:
        return self._say(f"award-{award}")

    def prize(self, prize: Prize) -> str:
        return self._say(f"prize-{prize}")
