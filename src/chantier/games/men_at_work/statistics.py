"""What a finished game says about each seat, for summaries of many games."""

from __future__ import annotations

from chantier.games.men_at_work.state import State


def statistics(state: State) -> dict[str, tuple[int, ...]]:
    """By name, then by seat."""
    return {
        "certificates": tuple(player.certificates for player in state.players),
        "titles": tuple(player.titles for player in state.players),
        "out": tuple(int(player.is_out) for player in state.players),
        "turns": (state.turn,) * state.seats,
    }
