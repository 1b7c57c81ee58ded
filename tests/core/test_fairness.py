"""Commit, reveal, and draws that follow. The vectors are read from docs/fairness.md, so the two cannot drift apart."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chantier.core.errors import BadInput
from chantier.core.fairness import (
    Fairness,
    ProvableChance,
    ProvableDice,
    commit,
    derive_key,
    new_salt,
    new_seed,
)
from chantier.core.match import Match
from chantier.core.record import export, proved_dice
from chantier.games.blueprints.notation import plan_text
from chantier.games.blueprints.pieces import PLANS
from chantier.games.men_at_work import MenAtWork
from chantier.games.men_at_work.acting.referee import Recorded
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.events import CardFlipped, HandDealt, SitePrepared
from chantier.games.men_at_work.questions import TREMORS
from chantier.games.men_at_work.rules import prepared
from chantier.games.men_at_work.state import Options as MenAtWorkOptions
from chantier.registry import GAMES
from tests.oracles.outside_cards import first_wrong_draw
from tests.oracles.outside_dice import first_wrong_event
from tests.recorded import Recorded as RecordedGame
from tests.recorded import recorded
from tests.support.playing import play_on, provable_match

BLUEPRINTS = GAMES["blueprints"]
SPECIFICATION = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
VECTORS = dict(re.findall(r"^\| (.+?) \| `(.+)` \|$", SPECIFICATION, re.MULTILINE))
SEED = bytes(range(32))
SALTS = ("00112233445566778899aabbccddeeff", "", "ff")


def drawn(decision: int, purpose: str, sizes: list[int]) -> str:
    chance = ProvableDice("blueprints", SEED, SALTS)(decision)
    return " ".join(str(chance.choose(range(size), purpose)) for size in sizes)


def test_the_test_vectors_of_the_specification() -> None:
    key = derive_key("blueprints", SEED, SALTS)
    assert VECTORS["commitment"] == commit(SEED) == hashlib.sha256(SEED).hexdigest()
    assert VECTORS["key"] == key.hex()
    assert VECTORS["`roll`, decision 0, eight of 6 items"] == drawn(0, "roll", [6] * 8)
    assert VECTORS["`roll`, decision 1, eight of 6 items"] == drawn(1, "roll", [6] * 8)
    assert VECTORS["`deck`, decision 0, of 24, 23, 22 items"] == drawn(0, "deck", [24, 23, 22])
    skipped = "`reject`, decision 1, three of 2^62 + 1 items (words are skipped)"
    assert VECTORS[skipped] == drawn(1, "reject", [2**62 + 1] * 3)
    first_word = int(VECTORS["word `roll/0/0`"], 16)
    assert ProvableChance(key, 0).choose(range(2**62), "roll") == first_word % 2**62


def test_the_first_round_of_the_specification() -> None:
    match = Match(
        BLUEPRINTS.game,
        3,
        BLUEPRINTS.game.options_type(first="chance"),
        ProvableDice("blueprints", SEED, SALTS),
    )
    entry: Any = BLUEPRINTS.recorder.write(match.log[0].events, 3)[0]
    assert VECTORS['first round with `first` = `"chance"`: first'] == str(entry.first)
    assert VECTORS["... in demand"] == " ".join(entry.in_demand)
    assert VECTORS["... plans"] == " ; ".join(entry.plans)
    assert VECTORS["... pool"] == " ".join(entry.pool)


def test_b03_the_specification_lists_the_plans_in_their_order() -> None:
    listed = re.findall(r"^ +(\d+)  ([x123 /]+)$", SPECIFICATION, re.MULTILINE)
    assert [text for _, text in listed] == [plan_text(plan) for plan in PLANS]
    assert [int(number) for number, _ in listed] == list(range(24))


def test_the_first_cards_of_the_specification() -> None:
    """M80, M20: with a referee who needs no engine, because no piece is a draw."""
    options = MenAtWorkOptions(first="chance", foreman=True)
    dice = ProvableDice("men-at-work", SEED, SALTS)
    match = Match(MenAtWork(Recorded("none", prepared(options), [])), 3, options, dice)
    events = match.log[0].events
    hands = [event for event in events if isinstance(event, HandDealt)]
    [site] = [event for event in events if isinstance(event, SitePrepared)]
    [card] = [event for event in events if isinstance(event, CardFlipped)]
    assert VECTORS["key of Men at Work"] == derive_key("men-at-work", SEED, SALTS).hex()
    assert VECTORS["Men at Work: first"] == str(site.first)
    assert VECTORS["Men at Work: hands"] == " ; ".join(" ".join(map(str, one.cards)) for one in hands)
    shown = f"{card.card} {card.what.kind} {' '.join(card.what.colours)}"
    assert VECTORS["Men at Work: first card and what shows then"] == shown
    assert VECTORS["`tremor`, decision 1, one of 2^31 items"] == str(dice(1).choose(TREMORS, "tremor"))


def test_m03_the_specification_lists_the_cards_in_their_order() -> None:
    listed = re.findall(r"^ +(\d+)  (girder|worker) (\w+ \w+): (\w+), (\w+)$", SPECIFICATION, re.MULTILINE)
    cards = [(str(n), one.back, " ".join(one.colours), one.girder, one.worker) for n, one in enumerate(CARDS)]
    assert listed == cards


@pytest.mark.parametrize("game", recorded("men-at-work"), ids=lambda game: game.name)
def test_an_outside_verifier_of_cards_agrees_and_finds_a_changed_card(game: RecordedGame) -> None:
    backs: list[tuple[str, ...]] = [(card.back, *card.colours) for card in CARDS]
    record = msgspec.json.decode(msgspec.json.encode(game.record))
    assert first_wrong_draw(record, backs) is None
    number, flip = [(at, one) for at, one in enumerate(record["events"], start=1) if one["kind"] == "card"][-1]
    flip["card"] = (flip["card"] + 1) % len(CARDS)
    assert first_wrong_draw(record, backs) == number


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_outside_verifier_agrees_and_finds_a_changed_die(seats: int) -> None:
    plans = [plan_text(plan) for plan in PLANS]
    options = BLUEPRINTS.game.options_type(first="chance")
    match, fairness = provable_match(BLUEPRINTS, seats, f"outside {seats}", options)
    for _ in play_on(match, BLUEPRINTS, "greedy"):
        pass
    exported = export(match, BLUEPRINTS.recorder, ["x"] * seats, fairness, None)
    record = msgspec.json.decode(msgspec.json.encode(exported))
    assert first_wrong_event(record, plans) is None
    pick = record["events"][5]
    pick["drawn"] = ["W1" if pick["drawn"] != ["W1"] else "G2", *pick["drawn"][1:]]
    assert first_wrong_event(record, plans) == 6


def test_draws_of_one_purpose_do_not_depend_on_another() -> None:
    dice = ProvableDice("blueprints", SEED, SALTS)
    alone, mixed = dice(3), dice(3)
    rolls = [alone.choose(range(6), "roll") for _ in range(5)]
    again = []
    for _ in range(5):
        mixed.choose(range(20), "bag")
        again.append(mixed.choose(range(6), "roll"))
    assert rolls == again


def test_every_part_of_the_key_matters() -> None:
    keys = {
        derive_key("blueprints", SEED, SALTS),
        derive_key("men-at-work", SEED, SALTS),
        derive_key("blueprints", SEED[::-1], SALTS),
        derive_key("blueprints", SEED, SALTS[::-1]),
        derive_key("blueprints", SEED, SALTS[:2]),
    }
    assert len(keys) == 5


def test_draws_are_even() -> None:
    chance = ProvableDice("blueprints", SEED, SALTS)(1)
    counted = Counter(chance.choose(range(6), "roll") for _ in range(6000))
    assert all(880 < count < 1120 for count in counted.values())


def test_seeds_and_salts_are_new_every_time() -> None:
    assert len({new_seed() for _ in range(50)}) == 50
    assert len({new_salt() for _ in range(50)}) == 50
    assert len(new_seed()) == 32
    assert re.fullmatch(r"[0-9a-f]{32}", new_salt())


def test_a_secret_still_kept_reveals_nothing() -> None:
    assert proved_dice("blueprints", Fairness(commit(SEED), None, SALTS)) is None


def test_a_revealed_secret_gives_the_dice_back() -> None:
    dice = proved_dice("blueprints", Fairness(commit(SEED), SEED.hex(), SALTS))
    assert dice is not None
    assert dice(0).choose(range(24), "deck") == int(VECTORS["`deck`, decision 0, of 24, 23, 22 items"].split()[0])


@pytest.mark.parametrize(
    ("seed", "code"),
    [
        ("zz", "seed_not_hex"),
        ("00" * 31, "seed_not_hex"),
        ("AA" * 32, "seed_not_hex"),
        ("00" * 32, "seed_breaks_commitment"),
    ],
)
def test_a_false_secret_is_refused(seed: str, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        proved_dice("blueprints", Fairness(commit(SEED), seed, SALTS))
    assert refused.value.code == code


def test_neither_state_log_sight_nor_match_holds_the_key() -> None:
    """Searched as bytes and as text, in a running game; the dice keep it to themselves."""
    match, fairness = provable_match(BLUEPRINTS, 3, "secret")
    for _ in zip(range(20), play_on(match, BLUEPRINTS), strict=False):
        pass
    assert fairness.server_seed is not None
    seed = bytes.fromhex(fairness.server_seed)
    key = derive_key("blueprints", seed, fairness.salts)
    holders = [match.state, list(match.log), *(match.game.view(match.state, seat) for seat in (0, 1, 2, None))]
    record = export(match, BLUEPRINTS.recorder, ["a", "b", "c"], fairness, 0)
    for held in [*map(msgspec.json.encode, holders), msgspec.json.encode(record)]:
        for secret in (seed, key):
            assert secret not in held
            assert secret.hex().encode() not in held
