"""Records of the second form, played here by everybody at once, and lies in them."""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.errors import Refusal
from chantier.core.evidence import mixes_of, opening_of
from chantier.core.fairness import Signatures
from chantier.core.match import Match
from chantier.core.record import Record, check
from chantier.core.signing import Signer
from chantier.games.men_at_work import MenAtWork, Options
from chantier.games.men_at_work.moves import KeepSupports
from chantier.games.men_at_work.record import MenAtWorkRecorder
from chantier.registry import GAMES
from tests.games.men_at_work.support.stand_in import FAILED, StandIn, asked_for, falls
from tests.support.signed_games import SignedGame
from tests.support.signed_games import made as made_bytes

BLUEPRINTS = GAMES["blueprints"]
Told = dict[str, Any]


def happens(game: SignedGame, rng: random.Random) -> None:
    """Now and then somebody is away or comes back, or a chain is lost."""
    seat = rng.randrange(len(game.people))
    if not game.people[seat] or any(note.kind == "chain_lost" and note.seat == seat for note in game.notes):
        return
    if seat in game.absent:
        game.returned(seat)
    elif rng.random() < 0.05:
        game.stand_in(seat)
    elif rng.random() < 0.01:
        game.chain_lost(seat)


def blueprints(number: int) -> Record:
    rng = random.Random(number)
    people = [True, *(rng.random() < 0.5 for _ in range(rng.randint(1, 3)))]
    options = BLUEPRINTS.game.options_type(first=rng.choice(["chance", 0, 1]))
    game = SignedGame(BLUEPRINTS.game, people, f"blueprints {number}", options, attempt=rng.randint(1, 3))
    mind, chance = BLUEPRINTS.bots["uniform"](), SeededChance(str(number))
    while game.match.to_move() is not None:
        happens(game, rng)
        game.play(lambda sight: mind.choose(sight, chance))
    return game.record(BLUEPRINTS.recorder)


def men_at_work(number: int) -> Record:
    """With a referee who needs no engine: where pieces come to rest is no draw."""
    rng = random.Random(number)
    people = [True, *(rng.random() < 0.5 for _ in range(rng.randint(1, 4)))]
    referee = StandIn(top_mm=60.0)
    options = Options(
        foreman=rng.random() < 0.7,
        experts=(1,),
        tremor=rng.choice([True, False, "all"]),
        first=rng.choice(["chance", 0, 1]),
        crane=rng.random() < 0.5,
        rita=rng.choice([0.0, 0.25, 0.5]),
    )
    game = SignedGame(MenAtWork(referee), people, f"men at work {number}", options, attempt=rng.randint(1, 3))
    while game.match.to_move() is not None:
        happens(game, rng)
        move = moved(game.match, referee, rng)
        game.play(lambda _, move=move: move)  # type: ignore[misc]
    return game.record(MenAtWorkRecorder())


def moved(match: Match, referee: StandIn, rng: random.Random) -> Any:
    """What is done next on a site, and what the referee says of it: usually it goes well."""
    may: Any = match.game.legal_moves(match.state)
    if may.phase == "clearing":
        return next(iter(may.listed())) if may.clearing.lying else KeepSupports()
    if may.lays and rng.random() < 0.3:
        return rng.choice(may.lays)
    if not may.candidates():
        return next(iter(may.listed()))
    move = asked_for(may)
    pieces = (move.piece, *filter(None, [move.joined]))
    outcomes: list[dict[str, Any]] = [{}, {}, {}, {}, {"conditions": (FAILED,)}, {"slipped": True, "gone": pieces}]
    if move.joined is None:
        outcomes.append(falls(move.piece))
    referee.tell(**rng.choice(outcomes))
    referee.top_mm += 50
    return move


def made(number: int) -> Record:
    return blueprints(number) if number % 2 else men_at_work(number)


def is_right(record: Record) -> bool:
    """What our own verifier says; it does not simulate."""
    game: Any = BLUEPRINTS.game if record.game == "blueprints" else MenAtWork(StandIn())
    recorder = BLUEPRINTS.recorder if record.game == "blueprints" else MenAtWorkRecorder()
    try:
        return check(game, recorder, record, simulate=False).wrong is None
    except Refusal:
        return False


# Lies


class Lie(NamedTuple):
    name: str
    tell: Callable[[Told, random.Random], bool]
    """False: this record has nothing to tell it about."""
    signed: bool
    """By the server, who tells it: only what was promised before stands against it."""


def _evidence(told: Told) -> Told:
    found: Told = told["fairness"]["evidence"]
    return found


def _seat(told: Told, kind: str, rng: random.Random) -> int | None:
    seats = [seat for seat, one in enumerate(_evidence(told)["seats"]) if one["kind"] == kind]
    return rng.choice(seats) if seats else None


def _other(digits: str, rng: random.Random) -> str:
    at = rng.randrange(len(digits))
    return digits[:at] + rng.choice([digit for digit in "0123456789abcdef" if digit != digits[at]]) + digits[at + 1 :]


def _swap_secret(told: Told, rng: random.Random) -> bool:
    seed = _other(told["fairness"]["server_seed"], rng)
    told["fairness"].update(server_seed=seed, commitment=sha256(bytes.fromhex(seed)).hexdigest())
    return True


def _change_secret(told: Told, rng: random.Random) -> bool:
    told["fairness"]["server_seed"] = _other(told["fairness"]["server_seed"], rng)
    return True


def _take_secret_out(told: Told, _: random.Random) -> bool:
    told["fairness"]["server_seed"] = None
    return True


def _change_salt(told: Told, rng: random.Random) -> bool:
    seat = _seat(told, "person", rng)
    assert seat is not None, "somebody sits there"
    told["fairness"]["salts"][seat] = _other(told["fairness"]["salts"][seat], rng)
    return True


def _leave_salt_out(told: Told, rng: random.Random) -> bool:
    seat = _seat(told, "person", rng)
    assert seat is not None, "somebody sits there"
    told["fairness"]["salts"][seat] = ""
    return True


def _promise_late(told: Told, rng: random.Random) -> bool:
    """A person's salt without a promise."""
    seat = _seat(told, "person", rng)
    assert seat is not None, "somebody sits there"
    _evidence(told)["seats"][seat].pop("salt_hash")
    return True


def _salt_for_a_bot(told: Told, rng: random.Random) -> bool:
    seat = _seat(told, "bot", rng)
    if seat is None:
        return False
    told["fairness"]["salts"][seat] = f"{rng.getrandbits(128):032x}"
    return True


def _make_person_a_bot(told: Told, rng: random.Random) -> bool:
    """As if somebody had added nothing."""
    seat = _seat(told, "person", rng)
    assert seat is not None, "somebody sits there"
    _evidence(told)["seats"][seat] = {"kind": "bot"}
    told["fairness"]["salts"][seat] = ""
    return True


def _swap_salts(told: Told, _: random.Random) -> bool:
    """The order of the seats."""
    for one in (told["fairness"]["salts"], _evidence(told)["seats"]):
        one.reverse()
    return True


def _at(told: Told, rng: random.Random, has_link: bool) -> int | None:
    links = _evidence(told)["chain_links"]
    found = [at for at, link in enumerate(links) if (link is not None) is has_link]
    return rng.choice(found) if found else None


def _change_link(told: Told, rng: random.Random) -> bool:
    at, links = _at(told, rng, True), _evidence(told)["chain_links"]
    if at is None:
        return False
    links[at] = _other(links[at], rng)
    return True


def _leave_link_out(told: Told, rng: random.Random) -> bool:
    at, notes = _at(told, rng, True), told.get("notes", [])
    if at is None or any(note["kind"] == "stand_in" for note in notes):
        return False
    _evidence(told)["chain_links"][at] = None
    return True


def _add_link(told: Told, rng: random.Random) -> bool:
    at = _at(told, rng, False)
    if at is None:
        return False
    _evidence(told)["chain_links"][at] = f"{rng.getrandbits(256):064x}"
    return True


def _drop_link(told: Told, _: random.Random) -> bool:
    _evidence(told)["chain_links"].pop()
    return True


def _drop_notes(told: Told, _: random.Random) -> bool:
    """Who was stood in for, where it made a difference."""
    people = _evidence(told)["seats"]
    missing = any(
        link is None and people[seat]["kind"] == "person"
        for link, seat in zip(_evidence(told)["chain_links"], _movers(told), strict=True)
    )
    told.pop("notes", None)
    return missing


BEGINS = {"pick", "placed", "cleared", "kept", "laid", "declined", "given_up"}


def _movers(told: Told) -> list[int]:
    return [event["seat"] for event in told["events"] if event["kind"] in BEGINS]


def _field(name: str) -> Callable[[Told, random.Random], bool]:
    def change(told: Told, rng: random.Random) -> bool:
        _evidence(told)[name] = _other(_evidence(told)[name], rng)
        return True

    return change


def _count_another_attempt(told: Told, _: random.Random) -> bool:
    _evidence(told)["attempt"] += 1
    return True


def _forge(step: str) -> Callable[[Told, random.Random], bool]:
    def change(told: Told, rng: random.Random) -> bool:
        signatures = _evidence(told)["signatures"]
        signatures[step] = _other(signatures[step], rng)
        return True

    return change


def _change_draw(told: Told, rng: random.Random) -> bool:
    """Another die, or another card."""
    events = [event for event in told["events"] if event.get("drawn") or event["kind"] == "card"]
    event = rng.choice(events)
    if event["kind"] == "card":
        event["card"] = (event["card"] + rng.randint(1, 35)) % 36
    else:
        die = event["drawn"][0]
        event["drawn"][0] = die[0] + str(int(die[1]) % 6 + 1)
    return True


def _change_tremor(told: Told, rng: random.Random) -> bool:
    events = [event for event in told["events"] if event.get("tremor") is not None]
    if events:
        rng.choice(events)["tremor"] += 1
    return bool(events)


def _change_pool(told: Told, rng: random.Random) -> bool:
    events = [event for event in told["events"] if event["kind"] == "round"]
    if events:
        event = rng.choice(events)
        event["in_demand"].reverse()
    return bool(events)


LIES = (
    Lie("a secret that was changed", _change_secret, True),
    Lie("a secret that was swapped", _swap_secret, True),
    Lie("a secret that was swapped, not signed", _swap_secret, False),
    Lie("a secret that was taken out", _take_secret_out, True),
    Lie("another salt", _change_salt, True),
    Lie("a salt that was left out", _leave_salt_out, True),
    Lie("a salt that was not promised", _promise_late, True),
    Lie("a salt for a bot", _salt_for_a_bot, True),
    Lie("a person told as a bot", _make_person_a_bot, True),
    Lie("another order of seats", _swap_salts, True),
    Lie("another link", _change_link, True),
    Lie("a link that was left out", _leave_link_out, True),
    Lie("a link of nobody", _add_link, True),
    Lie("a link too few", _drop_link, True),
    Lie("notes that were left out", _drop_notes, True),
    Lie("another key", _field("server"), False),
    Lie("another table", _field("table"), False),
    Lie("another attempt", _count_another_attempt, False),
    Lie("another attempt, signed", _count_another_attempt, True),
    *(Lie(f"a signature of the {step}", _forge(step), False) for step in ("commitment", "promises", "start", "newest")),
    Lie("another draw", _change_draw, True),
    Lie("another tremor", _change_tremor, True),
    Lie("another order of materials", _change_pool, True),
)


def lied(record: Record, number: int) -> tuple[str, Record]:
    """The record with one lie in it, and what it is."""
    for at in range(number, number + len(LIES)):
        lie = LIES[at % len(LIES)]
        told: Told = msgspec.json.decode(msgspec.json.encode(record))
        if lie.tell(told, random.Random(number)):
            changed = msgspec.json.decode(msgspec.json.encode(told), type=Record)
            return lie.name, _signed(changed) if lie.signed else changed
    raise AssertionError("there is always something to lie about")


def _signed(record: Record) -> Record:
    """An operator who lies signs what suits."""
    fairness = record.fairness
    assert fairness.evidence is not None, "it has the second form"
    signer = Signer(made_bytes("a server", "key"))
    opening, mixes = (
        opening_of(record.game, fairness, fairness.evidence),
        mixes_of(record.game, fairness, fairness.evidence),
    )
    signatures = Signatures(
        signer.sign(opening.commitment_text()),
        signer.sign(opening.promises_text(fairness.evidence.seats)),
        signer.sign(opening.mix_text(0, mixes[0])),
        signer.sign(opening.mix_text(len(mixes) - 1, mixes[-1])),
    )
    return replace(record, fairness=replace(fairness, evidence=replace(fairness.evidence, signatures=signatures)))
