"""The screen: what a seat sees, what it is asked, and how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chantier.core.events import Event, Seat
from chantier.core.sight import Sight
from chantier.games.men_at_work.apply import pieces_of
from chantier.games.men_at_work.events import GameEnded, PieceCleared, PiecePlaced, PlayerOut
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.moves import Choices, LayCard
from chantier.games.men_at_work.pieces import COLOURS, PIECES, STEADY_KINDS, Kind, Piece, colour_of, highest_point_mm
from chantier.games.men_at_work.state import Clearing, titles_to_win
from chantier.games.men_at_work.suggestions import Advise
from chantier.games.men_at_work.view import View
from chantier.terminal.men_at_work.event_lines import Teller
from chantier.terminal.men_at_work.names import PieceNames
from chantier.terminal.men_at_work.offers import NumberedOffer, Offers
from chantier.terminal.men_at_work.parsing import CLEARING_EXAMPLE, EXAMPLE_PLACE, Placing, Typed
from chantier.terminal.men_at_work.sketch import Sketch
from chantier.words import Words

Draw = Callable[[Mapping[Piece, Pose], Words], str]
"""The site as SVG."""


NAMED_MOST = 4


class MenAtWorkScreen:
    def __init__(self, words: Words, names: Sequence[str], advise: Advise, placing: Placing, draw: Draw) -> None:
        self._say, self._words, self._names = words.say, words, names
        self._draw = draw
        self._naming = PieceNames(words)
        self._teller = Teller(words, names)
        self._offers = Offers(words, advise)
        self._typed = Typed(words, placing)
        self._sketch = Sketch(words)
        self._offered: tuple[Sight | None, list[NumberedOffer]] = (None, [])

    # What a seat sees

    def board(self, sight: Sight) -> RenderableType:
        view: View = sight.view
        offers = [] if sight.legal is None else self._offers_for(sight)
        hand = [] if any(isinstance(offer.move, LayCard) for offer in offers) else self._hand(view)
        titled = [self._reserve(view), *hand, *self._card(view)]
        parts = [self._header(view), self._players(view), _titled(titled), *self._asked(view)]
        if sight.legal is not None:
            parts.append(self._list(offers))
        return Group(*parts)

    def picture(self, sight: Sight) -> str | None:
        return self._draw(sight.view.poses, self._words)

    def sketch(self, sight: Sight, happened: Iterable[Event], width: int, height: int) -> RenderableType | None:
        """The site from above and from the front; what was placed last is marked."""
        last = next((pieces_of(event.move) for event in happened if isinstance(event, PiecePlaced)), ())
        return self._sketch.draw(sight.view.poses, last, width, height)

    def hides(self, view: Any) -> bool:
        """Only foremen have something to hide: their cards (M80)."""
        return bool(view.options.foreman)

    def _header(self, view: View) -> Text:
        rita = "board-rita-here" if view.piles.rita_is_here else "board-rita-away"
        top = max((highest_point_mm(piece, pose) for piece, pose in _built(view).items()), default=0.0)
        parts = [
            self._say("board-turn", turn=view.turn),
            self._say("board-height", mm=round(top)),
            self._say("board-titles-to-win", titles=titles_to_win(view.options, view.seats)),
        ]
        return Text(f"{' · '.join(parts)}\n{self._say(rita)}")

    def _players(self, view: View) -> Table:
        table = Table.grid(padding=(0, 2))
        for seat, player in enumerate(view.players):
            mark = "▸" if seat == view.active else " "
            certificates = self._say("board-certificates", count=player.certificates)
            cells = [
                f"{mark} {self._names[seat]}",
                self._say("board-out") if player.is_out else certificates,
                self._say("board-titles", count=player.titles),
            ]
            if view.options.foreman:
                cells.append(self._say("board-cards", count=player.cards))
            table.add_row(*cells, style="bold" if seat == view.active else "dim" if player.is_out else "")
        return table

    def _reserve(self, view: View) -> tuple[str, str]:
        girders = Counter(colour_of(piece) for piece in view.reserve if PIECES[piece] is Kind.GIRDER)
        kinds = Counter(PIECES[piece] for piece in view.reserve)
        counts = ", ".join(
            self._say("reserve-colour", colour=self._naming.colour(colour), count=girders[colour]) for colour in COLOURS
        )
        others = [
            self._say(f"reserve-{kind}", count=kinds[kind])
            for kind in (Kind.SUPPORT, Kind.WORKER, Kind.BRICK, Kind.BEAM)
        ]
        girders_left = self._say("reserve-girders", counts=counts)
        return self._say("board-reserve"), f"{girders_left}\n{', '.join(others)}"

    def _hand(self, view: View) -> list[tuple[str, str]]:
        """A foreman's own cards, both sides (M80); while they may be laid, the offers say what they would do, and
        while clearing up there is no room for them."""
        hand = () if view.seat is None or view.phase == "clearing" else view.players[view.seat].hand
        lines = [f"{self._naming.card_back(card)} / {self._naming.card_front(card)}" for card in hand]
        return [(self._say("board-hand"), "\n".join(lines))] if lines else []

    def _card(self, view: View) -> list[tuple[str, str]]:
        """WHAT and HOW."""
        what = view.piles.laid[-1].back if view.piles.laid else view.piles.top
        if what is None or view.work is None or view.phase == "preparing":
            return []
        return [
            (self._say("board-what"), self._naming.what(what, view.reserve)),
            (self._say("board-how"), self._naming.how(view.work.order.task)),
        ]

    def _asked(self, view: View) -> list[RenderableType]:
        """The step asked for now, and what was wrong with the last attempt; or what lies about."""
        if view.phase == "clearing":
            return [self._lying(view.clearing)]
        if view.work is None:
            return []
        if view.work.impossible is not None:
            return [Text(self._say(f"board-impossible-{view.work.impossible.replace('_', '-')}"), style="bold")]
        step = Text(self._naming.step(view.work), style="bold")
        wrong = [one for one in view.work.conditions if not one.held]
        return [step, *self._naming.verdict(wrong)]

    def _lying(self, clearing: Clearing) -> Text:
        kinds = {
            "board-to-clear": clearing.lying,
            "board-pushable": clearing.pushable,
            "board-fallen-supports": tuple(one for one in clearing.optional if PIECES[one] in STEADY_KINDS),
        }
        lines = [self._say(key, pieces=self._some(pieces)) for key, pieces in kinds.items() if pieces]
        return Text("\n".join(lines), style="bold")

    def _some(self, pieces: Sequence[Piece]) -> str:
        """A disaster must not push the question off the screen."""
        if len(pieces) <= NAMED_MOST:
            return self._naming.pieces(pieces)
        named = ", ".join(map(self._words.piece, pieces[: NAMED_MOST - 1]))
        return self._say("pieces-and-more", some=named, count=len(pieces) - NAMED_MOST + 1)

    def _list(self, offers: Sequence[NumberedOffer]) -> RenderableType:
        none = [] if any(not isinstance(offer.move, LayCard) for offer in offers) else [Text(self._say("offer-none"))]
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right")
        table.add_column()
        table.add_column(justify="right")
        table.add_column()
        for number, offer in enumerate(offers, start=1):
            table.add_row(str(number), offer.text, offer.height, offer.safety)
        return Group(*none, table)

    def _offers_for(self, sight: Sight) -> list[NumberedOffer]:
        """Thought of once a sight: the board shows them, and a number must mean what was shown."""
        if self._offered[0] is not sight:
            self._offered = (sight, self._offers.all(sight))
        return self._offered[1]

    # What happened

    def tell(self, events: Sequence[Event]) -> list[RenderableType]:
        return list(self._teller.tell(events))

    def is_moment(self, events: Sequence[Event]) -> bool:
        """Somebody is out, or it is over: those who play no more would not be told otherwise."""
        return any(isinstance(event, PlayerOut | GameEnded) for event in events)

    def is_surprise(self, events: Sequence[Event]) -> bool:
        """True if a piece came to rest: its place is not up to the hand alone."""
        return any(isinstance(event, PiecePlaced | PieceCleared) for event in events)

    def ending(self, view: View) -> Group:
        assert view.ending is not None
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column()
        for key in ("ending-certificates", "ending-titles", "ending-total"):
            table.add_column(self._say(key), justify="right")
        for seat in sorted(range(view.seats), key=lambda seat: _rank(view, seat), reverse=True):
            player = view.players[seat]
            mark = "★ " if seat in view.ending.winners else "  "
            counts = (player.certificates, player.titles, view.ending.points[seat])
            table.add_row(mark + self._names[seat], *map(str, counts))
        winners = ", ".join(self._names[seat] for seat in view.ending.winners)
        decided = self._say(f"ending-by-{view.ending.reason}", names=winners, count=len(view.ending.winners))
        return Group(table, Text(decided, style="bold"))

    # What a person types

    def prompt(self, sight: Sight) -> str:
        return self._say("prompt-place" if sight.view.phase in ("placing", "preparing") else "prompt-clear")

    def help(self, sight: Sight) -> RenderableType:
        legal: Choices = sight.legal
        typed, view = self._typed.words, self._say("help-view")
        if legal.phase == "clearing":
            first = self._typed.name(next(iter(legal.clearable), CLEARING_EXAMPLE))
            facts = {name: typed[name] for name in ("clear", "push", "keep")}
            example = f"{typed['clear']} {first}"
            return Text(f"{self._say('help-clear', example=example, **facts)} {view}")
        if legal.phase == "asked":
            return Text(f"{self._say('help-asked')} {view}")
        turned = self._say("help-turned", upright=typed["upright"], lying=typed["lying"])
        pieces = self._say("help-pieces", pieces=", ".join(self._runs(legal.candidates())))
        example = f"{self._typed.name(legal.candidates()[0])} {EXAMPLE_PLACE}"
        return Text(f"{self._say('help-place', example=example)} {turned} {view}\n{pieces}")

    def _runs(self, pieces: Sequence[Piece]) -> list[str]:
        """`orange girder 2…7`: pieces of a sort differ by their number only."""
        sorts: dict[str, list[Piece]] = {}
        for piece in pieces:
            sorts.setdefault(piece.rpartition("-")[0], []).append(piece)
        return [
            self._typed.name(one[0]) + (f"…{one[-1].rpartition('-')[2]}" if len(one) > 1 else "")
            for one in sorts.values()
        ]

    def read_move(self, text: str, sight: Sight) -> Any:
        legal: Choices = sight.legal
        offered = [offer.move for offer in self._offers_for(sight)]
        tidy = self._offers.clearing(sight) if legal.phase == "clearing" else []
        move = self._typed.read(text, sight, offered, tidy)
        refusal = legal.why_not(move)
        if refusal is not None:
            raise refusal
        return move


def _titled(rows: Sequence[tuple[str, str]]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for title, text in rows:
        grid.add_row(Text(title, style="dim"), text)
    return grid


def _built(view: View) -> dict[Piece, Pose]:
    """Pieces that count for heights: crane and box do not (M70)."""
    return {piece: pose for piece, pose in view.poses.items() if PIECES[piece] not in (Kind.CRANE, Kind.BOX)}


def _rank(view: View, seat: Seat) -> tuple[bool, int, int]:
    assert view.ending is not None
    return seat in view.ending.winners, view.ending.points[seat], view.players[seat].titles
