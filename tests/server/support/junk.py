"""Frames that no client of ours would send: bytes, texts, JSON and almost-frames, for Hypothesis to combine."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from chantier.server.http.listener import READ_MOST_BYTES
from chantier.server.wire import FRAME_MOST_BYTES, GESTURE_MOST_BYTES

Junk = st.SearchStrategy[str | bytes]

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
ids = st.sampled_from(["a", "b", "x" * 64]) | st.text(min_size=1, max_size=64)
NOW = "@n"
LINK = "@link"
"""Stand for the right number and the right link, which only whoever sends it knows."""
numbers = st.sampled_from([-2, -1, 0, 1, 2, 7, 2**31, 2**31 + 1, 10**30, 1.5, "1", None, True])
PATH = {"targets": [[0.0, [0.0, 0.0, 50.0], [1.0, 0.0, 0.0, 0.0], False]], "release_s": 1.0}
POSE = [[0.0, 0.0, 50.0], [1.0, 0.0, 0.0, 0.0]]
moves = values | st.sampled_from(
    [
        {"kind": "TakeDie", "die": "Z9", "space": "a1"},
        {"kind": "TakeDie", "die": "W1", "space": "c4", "discard": "W1"},
        {"kind": "TakeDie", "die": ["W1"], "space": "a1", "discard": None},
        {"kind": "TakeDie", "die": "W1", "space": "a1", "discard": None, "seat": 1},
        {"kind": "DiePlaced", "seat": 0, "die": "W1", "space": "a1"},
        {"kind": "Place", "piece": "girder-orange-1", "start": POSE, "path": PATH},
        {"kind": "Place", "piece": "girder-orange-1", "start": POSE, "path": {"targets": [], "release_s": 1e308}},
        {"kind": "LayCard", "card": 1, "on": "draw"},
        {"kind": "KeepSupports"},
    ]
)  # of the other game, and of none


dice = st.builds(lambda letter, value: f"{letter}{value}", st.sampled_from("WRSGX"), st.integers(0, 7))
spaces = st.sampled_from(["a1", "b1", "a2", "b2", "a3", "b3", "c1", None])
illegal = st.fixed_dictionaries({"kind": st.just("TakeDie"), "die": dice, "space": spaces})
"""With two players a second die has to be named."""

extremes = st.sampled_from([0.0, -0.0, 1.0, 0.5, 50.0, -300.0, 1e9, 1e308, -1e308, 1e-308, 2**63, 10**30])
points = st.lists(extremes, min_size=3, max_size=3) | st.lists(extremes, max_size=4)
turns = st.just([1.0, 0.0, 0.0, 0.0]) | st.lists(extremes, min_size=4, max_size=4)
targets = st.tuples(extremes, points, turns, st.booleans())
site_moves = st.fixed_dictionaries(
    {
        "kind": st.sampled_from(["Place", "ClearAway", "PushBack"]),
        "piece": st.sampled_from(["girder-orange-1", "support-1", "worker-1", "crane", "table", "nothing"]),
        "start": st.tuples(points, turns),
        "path": st.fixed_dictionaries({"targets": st.lists(targets, max_size=3), "release_s": extremes}),
    },
    optional={"joined": st.sampled_from(["brick-1", "worker-2", "girder-orange-1", None])},
)
"""Of a hand that is not one."""


def frames(tokens: list[str | None]) -> st.SearchStrategy[dict[str, Any]]:
    """Almost right: what is asked for may not be done, or is not worth asking for."""

    def frame(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
        return st.fixed_dictionaries({"kind": st.just(kind), **fields})

    salts = st.sampled_from(["00", "ab" * 16, "ab" * 65, "AB" * 16, "a", ""])
    hashes = st.sampled_from(["00" * 32, "ab" * 31, "AB" * 32, ""])
    links = st.sampled_from([LINK, LINK, "00" * 32, "AB" * 32, "", None])
    phrase = st.sampled_from(["luck", "nonsense", "", "x" * 41, None])
    text = st.sampled_from(["", "fine", "\0", "\u202e", "x" * 280, "x" * 281, None]) | st.text(max_size=10)
    gesture = values | st.integers(GESTURE_MOST_BYTES - 5, GESTURE_MOST_BYTES + 5).map(lambda size: "x" * size)
    return st.one_of(
        frame("enter", id=ids, token=st.sampled_from(tokens), last=numbers),
        frame("play", id=ids, n=numbers, move=moves),
        frame("play", id=ids, n=st.just(NOW), move=moves | illegal, chain_link=links, chain_lost=st.booleans()),
        frame("promise", id=ids, commitment=hashes, salt_hash=hashes, chain_end=hashes),
        frame("reveal", id=ids, salt=salts),
        frame("say", id=ids, phrase=phrase),
        frame("say", id=ids, text=text, phrase=phrase),
        frame("gesture", now=gesture),
        frame("ping", id=ids),
    )


@st.composite
def spoilt(draw: st.DrawFn, whole: st.SearchStrategy[dict[str, Any]]) -> str:
    """A frame with something missing, something more, something else, or cut in the middle."""
    frame = draw(whole)
    field = draw(st.sampled_from(sorted(frame)))
    how = draw(st.sampled_from(["less", "more", "other", "cut", "twice", "typo"]))
    if how == "less":
        del frame[field]
    elif how == "more":
        frame[draw(st.text(max_size=8))] = draw(values)
    elif how == "other":
        frame[field] = draw(values)
    text = json.dumps(frame)
    at = draw(st.integers(0, len(text)))
    if how == "cut":
        return text[:at]
    if how == "typo":
        return text[:at] + draw(st.characters(exclude_categories=["Cs"])) + text[at + 1 :]
    if how == "twice":
        return text[:-1] + f", {json.dumps(field)}: {json.dumps(draw(values))}}}"
    return text


deep = st.builds(lambda opening, depth: opening * depth, st.sampled_from(["[", '{"a":']), st.integers(1, 20_000))
digits = st.builds(
    lambda sign, size, power: f'{{"kind": "play", "id": "a", "n": {sign}{"9" * size}e{power}, "move": {"9" * size}}}',
    st.sampled_from(["", "-"]),
    st.integers(1, 5000),
    st.integers(-999, 999),
)
large = st.builds(
    lambda most, more, letter: '{"kind": "ping", "id": "' + letter * ((most + more) // len(letter.encode())) + '"}',
    st.sampled_from([FRAME_MOST_BYTES, READ_MOST_BYTES]),
    st.integers(-60, 60),
    st.sampled_from("xé"),
)


def junk(tokens: list[str | None]) -> Junk:
    almost = frames(tokens)
    return st.one_of(
        almost.map(json.dumps),
        spoilt(almost),
        values.map(json.dumps),
        st.text(max_size=60),
        st.binary(max_size=60),
        deep,
        digits,
        st.sampled_from(["NaN", "Infinity", "-0", '"\\ud800"', '{"kind": "ping", "id": "\\ud83d"}', "\ufeff{}", ""]),
    )


def site_junk() -> Junk:
    """For a building site: moves that look like moves."""
    play = {"kind": "play", "n": NOW, "chain_link": LINK}
    return st.fixed_dictionaries({"id": ids, "move": site_moves}).map(lambda some: json.dumps(play | some))
