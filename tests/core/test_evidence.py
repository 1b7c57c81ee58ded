"""The second form of the dice: what is promised, revealed, opened and signed, and every way to cheat with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput
from chantier.core.evidence import Chain, Opening, hash_hex, link_fits, mixed_chance, next_mix
from chantier.core.fairness import SeatPromise, commit
from chantier.core.receipts import Receipt, Statement, compare_receipt
from chantier.core.record import Record, Verdict, check
from chantier.core.record_notes import Remark
from chantier.core.signing import Signer, is_signed
from chantier.registry import GAMES
from tests.support.signed_games import SignedGame, made

REGISTERED = GAMES["blueprints"]
SPECIFICATION = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
VECTORS = {
    **dict(re.findall(r"^\| (.+?) \| `(.+)` \|$", SPECIFICATION, re.MULTILINE)),
    **dict(re.findall(r"^- (.+?): `(.+)`$", SPECIFICATION, re.MULTILINE)),
}
PEOPLE = (True, True, False)


def played(seed: str = "a game", people: tuple[bool, ...] = PEOPLE, moves: int | None = None) -> SignedGame:
    game = SignedGame(REGISTERED.game, people, seed)
    mind, thought = REGISTERED.bots["uniform"](), SeededChance(seed)
    while (moves is None or len(game.links) < moves) and game.play(lambda sight: mind.choose(sight, thought)):
        pass
    return game


def checked(record: Record) -> Verdict:
    return check(REGISTERED.game, REGISTERED.recorder, record)


def wrong(record: Record) -> str:
    found = checked(record).wrong
    return "nothing" if found is None else found.code


def changed(record: Record, **evidence: Any) -> Record:
    """A record whose evidence says something else; no signature is made anew."""
    assert record.fairness.evidence is not None
    return replace(record, fairness=replace(record.fairness, evidence=replace(record.fairness.evidence, **evidence)))


def signed_anew(game: SignedGame, links: list[str | None]) -> Record:
    """By a server that cheats: as if these links had been opened."""
    before = game.links, game.mixes
    mixes = [game.mixes[0]]
    for number, link in enumerate(links, start=1):
        mixes.append(next_mix(mixes[-1], number, link))
    game.links, game.mixes = links, mixes
    record = game.record(REGISTERED.recorder)
    game.links, game.mixes = before
    return record


# Vectors


def test_the_vectors_of_the_second_form() -> None:
    seed, game = bytes(range(32)), "blueprints"
    signer = Signer(bytes(range(32, 64)))
    chain = Chain(bytes(range(64, 96)), 8)
    salt = bytes(range(96, 112)).hex()
    opening = Opening(VECTORS["`table`, of the id `abc`"], 1, game, commit(seed))
    seats = [SeatPromise("person", hash_hex(salt), chain.end), SeatPromise("bot")]
    mix = opening.first_mix(seats, [salt, ""])
    one, two = next_mix(mix, 1, chain.link(1)), next_mix(next_mix(mix, 1, chain.link(1)), 2, None)
    found = {
        "`table`, of the id `abc`": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "`server`": signer.public_key,
        "text of the commitment": opening.commitment_text(),
        "signature of the commitment": signer.sign(opening.commitment_text()),
        "hash of the salt": hash_hex(salt),
        "`chain_end`, after 8 times": chain.end,
        "link 1": chain.link(1),
        "link 8": chain.link(8),
        "text of the promises": opening.promises_text(seats),
        "signature of the promises": signer.sign(opening.promises_text(seats)),
        "mix 0": mix,
        "mix 1, with link 1": one,
        "mix 2, without a link": two,
        "text of mix 2": opening.mix_text(2, two),
        "signature of mix 2": signer.sign(opening.mix_text(2, two)),
        "`roll`, decision 1, eight of 6 items, second form": _drawn(mixed_chance(game, seed, one, 1)),
        "`roll`, decision 2, eight of 6 items, second form": _drawn(mixed_chance(game, seed, two, 2)),
    }
    assert found == {name: VECTORS.get(name) for name in found}


def _drawn(chance: Any) -> str:
    return " ".join(str(chance.choose(range(6), "roll")) for _ in range(8))


def test_a_link_fits_its_chain_and_no_other_number() -> None:
    chain = Chain(length=20)
    assert all(link_fits(chain.link(n), n, chain.link(m), m) for m in range(20) for n in range(m, 20))
    assert not link_fits(chain.link(5), 6, chain.end, 0)
    assert not link_fits(chain.link(6), 5, chain.end, 0)
    assert not link_fits(Chain(length=20).link(5), 5, chain.end, 0)


def test_only_the_owner_of_the_key_signs() -> None:
    one, other = Signer(made("one", 0)), Signer(made("other", 0))
    assert is_signed(one.public_key, "text", one.sign("text"))
    assert not is_signed(one.public_key, "text", other.sign("text"))
    assert not is_signed(one.public_key, "other text", one.sign("text"))
    assert not is_signed("zz", "text", one.sign("text"))
    assert not is_signed(one.public_key, "text", "zz")


# True records


@pytest.mark.parametrize("people", [(True, True), (True, False), (False, False, True), (True, True, True, True)])
def test_a_game_of_the_second_form_is_proved(people: tuple[bool, ...]) -> None:
    record = played(f"{people}", people).record(REGISTERED.recorder)
    assert record.format == "chantier/2"
    assert checked(record) == Verdict(proved=True)
    again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    assert checked(again) == Verdict(proved=True)


def test_a_running_game_keeps_its_secret_and_shows_its_steps() -> None:
    game = played(moves=7)
    assert checked(game.record(REGISTERED.recorder)) == Verdict(proved=False)
    game.links[2] = Chain(length=20).link(3)
    assert wrong(game.record(REGISTERED.recorder)) != "nothing"


def test_who_was_away_opens_no_link_and_the_notes_say_so() -> None:
    game, mind, thought = (
        SignedGame(REGISTERED.game, PEOPLE, "away"),
        REGISTERED.bots["uniform"](),
        SeededChance("away"),
    )
    acts: dict[int, Callable[[], None]] = {
        5: lambda: game.stand_in(0), 20: lambda: game.returned(0), 30: lambda: game.chain_lost(1),
    }  # fmt: skip
    while game.play(lambda sight: mind.choose(sight, thought)):
        acts.get(len(game.match.log), lambda: None)()
    record = game.record(REGISTERED.recorder)
    assert checked(record) == Verdict(proved=True)
    assert game.links[:25].count(None) > 25 // 3 + 3
    assert wrong(replace(record, notes=())) == "chain_link_left_out"
    assert wrong(replace(record, notes=record.notes[:2])) == "chain_link_left_out"
    lost = replace(record.notes[0], kind="chain_lost")
    assert wrong(replace(record, notes=(lost, *record.notes[1:]))) == "chain_link_of_nobody"


def test_who_goes_in_the_middle_of_a_move_has_opened_its_link() -> None:
    """What was let go is decided after a bot has begun to stand in."""
    game = played()
    record = game.record(REGISTERED.recorder)
    assert (game.match.log[1].seat, game.links[0]) == (0, game.chains[0].link(1))
    gone = Remark(1, "stand_in", 0), Remark(2, "returned", 0)
    assert checked(replace(record, notes=gone)) == Verdict(proved=True)
    assert checked(replace(record, notes=gone[:1])) == Verdict(proved=True)
    other = replace(signed_anew(game, ["ab" * 32, *game.links[1:]]), notes=gone)
    assert wrong(other) == "chain_link_breaks_promise"


# Cheats that a record shows by itself


def test_a_secret_that_is_not_the_promised_one() -> None:
    record = played().record(REGISTERED.recorder)
    swapped = replace(record.fairness, server_seed=made("other", "secret").hex())
    assert wrong(replace(record, fairness=swapped)) == "seed_breaks_commitment"


def test_a_salt_for_a_bot_is_refused() -> None:
    """Ground until the dice suit, and signed by the server itself."""
    game = SignedGame(REGISTERED.game, PEOPLE, "ground")
    game.salts[2] = "ab" * 16
    game.mixes = [game.opening.first_mix(game.seats, game.salts)]
    game.match = type(game.match)(REGISTERED.game, 3, REGISTERED.game.options_type(), game._chance)
    mind, thought = REGISTERED.bots["uniform"](), SeededChance("ground")
    game.play_on(lambda sight: mind.choose(sight, thought))
    assert wrong(game.record(REGISTERED.recorder)) == "salt_of_a_bot"


@pytest.mark.parametrize(
    ("promise", "code"),
    [
        (SeatPromise("person"), "salt_without_promise"),
        (SeatPromise("person", "ab" * 32), "salt_without_promise"),
        (SeatPromise("person", "ab" * 32, "cd" * 32), "salt_breaks_promise"),
        (SeatPromise("bot"), "salt_of_a_bot"),
        (SeatPromise("bot", "ab" * 32, "cd" * 32), "salt_of_a_bot"),
    ],
)
def test_a_salt_needs_the_promise_of_a_person(promise: SeatPromise, code: str) -> None:
    game = played()
    record = game.record(REGISTERED.recorder)
    assert wrong(changed(record, seats=(promise, *game.seats[1:]))) == code


def test_a_salt_that_was_left_out() -> None:
    game = played()
    salts = ("", *game.salts[1:])
    record = game.record(REGISTERED.recorder)
    assert wrong(replace(record, fairness=replace(record.fairness, salts=salts))) == "salt_left_out"


def test_links_that_were_not_promised_left_out_or_in_another_order() -> None:
    game = played()
    record = game.record(REGISTERED.recorder)
    first, second = game.match.log[1].seat, game.match.log[4].seat
    assert (first, second) == (0, 0)

    def with_links(**other: str | None) -> str:
        links = list(game.links)
        for n, link in other.items():
            links[int(n[1:]) - 1] = link
        return wrong(signed_anew(game, links))

    assert wrong(record) == "nothing"
    assert with_links(n1="ab" * 32) == "chain_link_breaks_promise"
    assert with_links(n1=game.links[3], n4=game.links[0]) == "chain_link_breaks_promise"
    assert with_links(n4=game.chains[0].link(5)) == "chain_link_breaks_promise"
    assert with_links(n4=None) == "chain_link_left_out"
    assert with_links(n3=game.chains[2].link(3)) == "chain_link_of_nobody"
    assert wrong(changed(record, chain_links=tuple(game.links[:-1]))) == "wrong_count"


@pytest.mark.parametrize("step", ["commitment", "promises", "start", "newest"])
def test_every_step_is_signed(step: str) -> None:
    record = played().record(REGISTERED.recorder)
    assert record.fairness.evidence is not None
    signatures = record.fairness.evidence.signatures
    other = Signer(made("another server", "key")).sign("whatever")
    assert wrong(changed(record, signatures=replace(signatures, **{step: other}))) == "signature_wrong"


@pytest.mark.parametrize(
    "field", [{"attempt": 2}, {"table": "ab" * 32}, {"server": Signer(made("another", 0)).public_key}]
)
def test_what_is_signed_cannot_be_changed(field: dict[str, Any]) -> None:
    assert wrong(changed(played().record(REGISTERED.recorder), **field)) == "signature_wrong"


@pytest.mark.parametrize(
    ("field", "code"),
    [
        ({"attempt": 0}, "evidence_malformed"),
        ({"table": "ab"}, "evidence_malformed"),
        ({"server": "AB" * 32}, "evidence_malformed"),
        ({"seats": ()}, "wrong_count"),
        ({"chain_links": ("x",)}, "evidence_malformed"),
        ({"seats": (SeatPromise("person", "x", "y"),) * 3}, "evidence_malformed"),
    ],
)
def test_evidence_is_read_strictly(field: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInput) as refused:
        checked(changed(played(moves=3).record(REGISTERED.recorder), **field))
    assert refused.value.code == code


def test_the_format_says_which_form_it_is() -> None:
    record = played(moves=3).record(REGISTERED.recorder)
    bare = replace(record.fairness, evidence=None)
    for false in (replace(record, format="chantier/1"), replace(record, fairness=bare)):
        with pytest.raises(BadInput) as refused:
            checked(false)
        assert refused.value.code == "evidence_and_format"


# Cheats that only a receipt shows: everything is signed anew


def contradiction(receipt: Receipt, record: Record) -> str:
    assert record.fairness.evidence is not None
    try:
        compare_receipt(receipt, record.game, record.fairness, record.fairness.evidence, ended=True)
    except BadInput as found:
        return f"{found.code} {found.facts.get('step', '')}".strip()
    return "nothing"


def rigged(seed: str, **instead: Any) -> SignedGame:
    """The same table once more, by the same server, with something swapped after the salts were known."""
    game = SignedGame(REGISTERED.game, PEOPLE, seed)
    for name, value in instead.items():
        setattr(game, name, value)
    game.opening = game.opening._replace(commitment=commit(game.server_seed))
    game.mixes = [game.opening.first_mix(game.seats, game.salts)]
    game.match = type(game.match)(REGISTERED.game, 3, REGISTERED.game.options_type(), game._chance)
    mind, thought = REGISTERED.bots["uniform"](), SeededChance(seed)
    return game.play_on(lambda sight: mind.choose(sight, thought))


def test_a_receipt_says_the_same_as_a_true_record() -> None:
    game = played()
    assert contradiction(game.receipt(), game.record(REGISTERED.recorder)) == "nothing"
    early = played(moves=9)
    assert contradiction(early.receipt(), game.record(REGISTERED.recorder)) == "nothing"


def test_a_seed_swap_is_shown_by_the_commitment_a_device_kept() -> None:
    swapped = rigged("swap", server_seed=made("a better one", "secret"))
    record = swapped.record(REGISTERED.recorder)
    assert wrong(record) == "nothing"  # by itself it is a true record
    assert (
        contradiction(SignedGame(REGISTERED.game, PEOPLE, "swap").receipt(), record) == "receipt_contradicts commitment"
    )


def test_a_late_promise_is_shown_by_the_promises_a_device_kept() -> None:
    """The operator with one player: seat 1 promises what suits when it knows the salt of seat 0."""
    honest = SignedGame(REGISTERED.game, PEOPLE, "late")
    salt = "cd" * 16
    promise = SeatPromise("person", hash_hex(salt), honest.chains[1].end)
    late = rigged("late", salts=[honest.salts[0], salt, ""], seats=[honest.seats[0], promise, honest.seats[2]])
    record = late.record(REGISTERED.recorder)
    assert wrong(record) == "nothing"
    assert contradiction(honest.receipt(), record) == "receipt_contradicts promises"


def test_another_chain_of_the_operators_friend_is_shown_too() -> None:
    honest = SignedGame(REGISTERED.game, PEOPLE, "friend")
    chain = Chain(made("ground", 1), 300)
    promise = SeatPromise("person", hash_hex(honest.salts[1]), chain.end)
    late = rigged(
        "friend", chains=[honest.chains[0], chain, honest.chains[2]], seats=[honest.seats[0], promise, honest.seats[2]]
    )
    assert wrong(late.record(REGISTERED.recorder)) == "nothing"
    assert contradiction(honest.receipt(), late.record(REGISTERED.recorder)) == "receipt_contradicts promises"


def test_a_person_whose_salt_was_left_out_as_if_a_bot_sat_there() -> None:
    honest = SignedGame(REGISTERED.game, PEOPLE, "out")
    seats = [SeatPromise("bot"), *honest.seats[1:]]
    left = rigged("out", people=(False, True, False), salts=["", honest.salts[1], ""], seats=seats)
    assert wrong(left.record(REGISTERED.recorder)) == "nothing"
    assert contradiction(honest.receipt(), left.record(REGISTERED.recorder)) == "receipt_contradicts promises"


def test_a_move_that_was_said_to_be_a_stand_ins_afterwards() -> None:
    """The link of decision 1 is dropped, since other dice suit better."""
    honest = played("dropped")
    cheat = SignedGame(REGISTERED.game, PEOPLE, "dropped")
    cheat.stand_in(0)
    mind, thought = REGISTERED.bots["uniform"](), SeededChance("dropped")
    cheat.play(lambda sight: mind.choose(sight, thought))
    cheat.returned(0)
    cheat.play_on(lambda sight: mind.choose(sight, thought))
    assert wrong(cheat.record(REGISTERED.recorder)) == "nothing"
    assert contradiction(honest.receipt(), cheat.record(REGISTERED.recorder)) == "receipt_contradicts mix"


def test_a_game_that_was_played_in_another_attempt() -> None:
    first = played("again")
    second = SignedGame(REGISTERED.game, PEOPLE, "again", attempt=2)
    second.server_seed = made("again", "second")
    second = rigged("again", opening=second.opening, server_seed=second.server_seed)
    assert wrong(second.record(REGISTERED.recorder)) == "nothing"
    assert contradiction(first.receipt(), second.record(REGISTERED.recorder)) == "receipt_of_another_attempt mix"
    assert contradiction(second.receipt(), first.record(REGISTERED.recorder)).startswith("receipt_of_another_attempt")
    gave_up = Receipt("chantier-receipt/1", first.signer.public_key, first.receipt().statements[:2])
    assert contradiction(gave_up, second.record(REGISTERED.recorder)) == "nothing"


def test_a_game_that_went_on_longer_than_the_record_says() -> None:
    game = played("longer")
    last = len(game.mixes)
    more = game.sign(game.opening.mix_text(last, next_mix(game.mixes[-1], last, None)))
    receipt = replace(game.receipt(), statements=(*game.receipt().statements, more))
    assert contradiction(receipt, game.record(REGISTERED.recorder)) == "receipt_contradicts mix"


def test_a_receipt_of_a_stranger_accuses_nobody() -> None:
    game = played("accused")
    record, signer = game.record(REGISTERED.recorder), Signer(made("a stranger", "key"))
    text = game.opening._replace(commitment="ab" * 32).commitment_text()
    forged = Receipt("chantier-receipt/1", game.signer.public_key, (Statement(text, signer.sign(text)),))
    assert contradiction(forged, record) == "receipt_not_signed"
    own = Receipt("chantier-receipt/1", signer.public_key, (Statement(text, signer.sign(text)),))
    assert contradiction(own, record) == "receipt_by_another_key"


@pytest.mark.parametrize(
    "text", ["", "hello", "chantier/2|mix|" + "ab" * 32 + "|1|x|y", "chantier/2|commitment|ab|1|x", "é"]
)
def test_a_receipt_is_read_strictly(text: str) -> None:
    game = played(moves=1)
    receipt = Receipt("chantier-receipt/1", game.signer.public_key, (Statement(text, "ab" * 64),))
    assert contradiction(receipt, game.record(REGISTERED.recorder)) == "receipt_malformed"
    assert contradiction(replace(receipt, statements=()), game.record(REGISTERED.recorder)) == "receipt_malformed"


def test_a_receipt_tells_of_one_table() -> None:
    one, other = played("one", moves=1), played("other", moves=1)
    both = replace(one.receipt(), statements=(*one.receipt().statements, *other.receipt().statements))
    assert contradiction(both, one.record(REGISTERED.recorder)) == "receipt_malformed"
    text = one.opening._replace(commitment="ab" * 32).commitment_text()
    two_faced = replace(one.receipt(), statements=(*one.receipt().statements, one.sign(text)))
    assert contradiction(two_faced, one.record(REGISTERED.recorder)) == "receipt_contradicts_itself commitment"
