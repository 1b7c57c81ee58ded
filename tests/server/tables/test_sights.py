"""Sights that come with their explanation: for who asks for it on entering, each made once, and nobody waits for it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from threading import Event
from typing import Any

import msgspec

from chantier.core.errors import Refusal
from chantier.games.blueprints.explanation import Explanation, explain
from chantier.registry import GAMES
from chantier.server import wire
from chantier.server.tables.table import Table
from tests.server.support.inside import AtAHouse, Frame, Inside, Reader, move

Say = Callable[[Refusal], str]


class Counting:
    """Explains, and notes about whose sights it was asked."""

    def __init__(self) -> None:
        self.asked: Counter[int | None] = Counter()

    def __call__(self, view: Any, say: Say) -> Explanation:
        self.asked[view.seat] += 1
        return explain(view, say)


async def also_there(table: Table, token: str | None, language: str, explained: bool = True) -> Reader:
    reader = Reader(language)
    await table.enter(reader, wire.Enter("enter", token, explain=explained))
    return reader


def by_its_view(house: Inside, sight: Frame, language: str = "en") -> Any:
    """What a sight's own view means."""
    view = msgspec.convert(sight["sight"]["view"], GAMES["blueprints"].game.view_type)
    return json.loads(msgspec.json.encode(explain(view, lambda refusal: house.house.voice.say(refusal, language))))


async def explained(reader: Reader, n: int) -> Frame:
    while not any(frame["kind"] == "explained" and frame["n"] == n for frame in reader.frames):
        await asyncio.sleep(0.001)
    return reader.last("explained")


def test_a_sight_comes_with_what_its_own_view_means(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        house.offer(explain=explain)
        table, readers = await house.game(explain=True)
        for request in "abc":
            mover = readers[table.to_move or 0]
            assert mover.last("sight")["explanation"]["refusals"]
            await table.play(mover, move(table, request))
            for reader in readers:
                sight = reader.last("sight")
                assert sight["n"] == table.running.n
                assert sight["explanation"] == by_its_view(house, sight)

    at_a_house(scene)


def test_who_has_not_asked_for_it_gets_sights_as_ever(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        count = Counting()
        house.offer(explain=count)
        table, readers = await house.game()
        await table.play(readers[table.to_move or 0], move(table))
        assert not any("explanation" in frame for reader in readers for frame in reader.frames)
        assert not count.asked

    at_a_house(scene)


def test_why_not_is_said_in_each_readers_language(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        house.offer(explain=explain)
        table, readers = await house.game(explain=True)
        mover = readers[table.to_move or 0]
        for language in ("fr", "de"):
            other = await also_there(table, mover.token, language)
            sight = other.last("sight")
            assert sight["explanation"] == by_its_view(house, sight, language)
            assert sight["explanation"] != mover.last("sight")["explanation"]

    at_a_house(scene)


def test_who_changes_the_language_is_told_anew_at_once_and_from_then_on(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        house.offer(explain=explain)
        table, readers = await house.game(explain=True)
        mover = readers[table.to_move or 0]
        english, sights = mover.last("sight")["explanation"], len(mover.frames)
        mover.language = "fr"
        await table.explain_again(mover, wire.Language("l", "fr"))
        told, done = mover.frames[sights:]
        assert (told["kind"], told["n"]) == ("explained", table.running.n)
        assert told["explanation"] == by_its_view(house, mover.last("sight"), "fr") != english
        assert done == {"kind": "done", "answers": "l"}
        await table.play(mover, move(table))
        assert mover.last("sight")["explanation"] == by_its_view(house, mover.last("sight"), "fr")

    at_a_house(scene)


def test_who_wants_no_explanations_gets_none_with_another_language(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        house.offer(explain=explain)
        table, readers = await house.game()
        before = len(readers[0].frames)
        await table.explain_again(readers[0], wire.Language("l", "de"))
        assert [frame["kind"] for frame in readers[0].frames[before:]] == ["done"]

    at_a_house(scene)


def test_a_sight_is_explained_once_however_many_look_on(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        count = Counting()
        house.offer(explain=count)
        table, readers = await house.game(explain=True)
        seat = table.to_move or 0
        for language in ("en", "de", "fr", "de", "en"):
            await also_there(table, None, language)
            await also_there(table, readers[1 - seat].token, language)
            await also_there(table, readers[seat].token, language)
        # Only the seat to move is told sentences, and those in each language.
        assert count.asked == {None: 1, 1 - seat: 1, seat: 3}

    at_a_house(scene)


def test_a_game_goes_on_that_cannot_be_explained(at_a_house: AtAHouse) -> None:
    def fail(view: Any, say: Say) -> Explanation:
        raise RuntimeError("a mistake")

    async def scene(house: Inside) -> None:
        house.offer(explain=fail)
        table, readers = await house.game(explain=True)
        await table.play(readers[table.to_move or 0], move(table))
        assert all(reader.last("sight")["n"] == 2 and "explanation" not in reader.last("sight") for reader in readers)

    at_a_house(scene)


# Where an engine explains


def test_an_engines_explanation_follows_and_is_one_for_all(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        count = Counting()
        house.offer(explain=count, is_quick=False, explains_alike=True)
        table, readers = await house.game(explain=True)
        plain = await also_there(table, None, "en", explained=False)
        for reader in readers:
            assert "explanation" not in reader.last("sight")
            assert (await explained(reader, 1))["explanation"] == by_its_view(house, plain.last("sight"))
        late = await also_there(table, None, "fr")
        assert late.last("explained") == readers[0].last("explained")
        assert count.asked == {None: 1}
        assert not any(frame["kind"] == "explained" for frame in plain.frames)

    at_a_house(scene)


def test_where_seats_see_different_things_each_is_explained_its_own(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        count = Counting()
        house.offer(explain=count, is_quick=False)
        table, readers = await house.game(explain=True)
        await also_there(table, readers[0].token, "de")
        for reader in readers:
            told = (await explained(reader, 1))["explanation"]
            assert told["reach"] == by_its_view(house, reader.last("sight"))["reach"]
        assert count.asked == {0: 1, 1: 1}

    at_a_house(scene)


def test_nobody_waits_for_an_engines_explanation(at_a_house: AtAHouse) -> None:
    may_end = Event()
    count = Counting()

    def ponder(view: Any, say: Say) -> Explanation:
        may_end.wait()
        return count(view, say)

    async def scene(house: Inside) -> None:
        house.offer(explain=ponder, is_quick=False, explains_alike=True)
        table, readers = await house.game(explain=True)
        try:
            for request in "abcd":
                await table.play(readers[table.to_move or 0], move(table, request))
            assert all(reader.last("sight")["n"] == 5 for reader in readers)
        finally:
            may_end.set()
        for reader in readers:
            await explained(reader, 5)
            assert [frame["n"] for frame in reader.frames if frame["kind"] == "explained"] == [5]
        assert count.asked[None] <= 2, "what had not been begun when the game went on is not worked out"

    at_a_house(scene)


def test_an_engine_that_fails_says_so(at_a_house: AtAHouse) -> None:
    def fail(view: Any, say: Say) -> Explanation:
        raise Refusal("took_too_long")

    async def scene(house: Inside) -> None:
        house.offer(explain=fail, is_quick=False, explains_alike=True)
        _, readers = await house.game(explain=True)
        assert "explanation" not in await explained(readers[0], 1)

    at_a_house(scene)
