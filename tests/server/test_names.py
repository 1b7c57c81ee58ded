"""Names: one form of each, visible, and nobody's double at the same table."""

from __future__ import annotations

import pytest

from chantier.core.errors import BadInput
from chantier.server.names import fit_name, looks_like
from chantier.server.tables.table_requests import SeatWanted, TableWanted
from chantier.words import LANGUAGES, Words
from tests.server.support.inside import AtAHouse, Inside, refused

WOMAN_ASTRONAUT = "👩🏽\u200d🚀"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Byron ", "Ada Byron"),
        ("Ａｄａ\u3000\u00a0Ⅸ", "Ada IX"),
        ("e\u0301lodie", "élodie"),
        (WOMAN_ASTRONAUT, WOMAN_ASTRONAUT),
        ("Zoë ❤\ufe0f\u200d🔥 1\ufe0f\u20e3", "Zoë ❤\ufe0f\u200d🔥 1\ufe0f\u20e3"),
        (ENGLAND, ENGLAND),
        ("נועה", "נועה"),
        ("प्रिया", "प्रिया"),
    ],
)
def test_a_name_has_one_form(typed: str, kept: str) -> None:
    assert fit_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("   ", "name_blank"),
        ("\u3000\u00a0", "name_blank"),
        ("two\nlines", "bad_name"),
        ("\u202eadA", "bad_name"),  # written from right to left
        ("A\u2066da", "bad_name"),
        ("A\u200dda", "bad_name"),  # joins no emoji
        ("Ada\u200b", "bad_name"),
        ("\ufdfa" * 40, "bad_name"),  # one character that is eighteen
        ("Ada\u2800", "name_hidden"),
        ("\u3164", "name_hidden"),
        ("A\u034fda", "name_hidden"),
        ("Ada\ufe0f", "name_hidden"),
        ("Ada\U000e0101", "name_hidden"),
        ("A" + "\u0335" * 9, "name_hidden"),
        ("\u0301Ada", "name_hidden"),
    ],
)
def test_what_cannot_be_seen_is_no_name(typed: str, code: str) -> None:
    with pytest.raises(BadInput) as refusal:
        fit_name(typed)
    assert refusal.value.code == code
    for language in LANGUAGES:
        said = Words(language).refusal(refusal.value)
        assert "\\" not in said, "what was typed, never escapes"
        assert not {"\u202e", "\u2066", "\n"} & set(said)


@pytest.mark.parametrize(
    "other",
    ["Ada", "ADA", "аdа", "Аda", "Ａda", "𝐀𝐝𝐚", "A da", "Αda"],
)
def test_who_looks_like_ada(other: str) -> None:
    assert looks_like(other, "Ada")
    assert looks_like("Ada", other)


@pytest.mark.parametrize(("one", "other"), [("rnax", "max"), ("Pau1", "Paul"), ("O11ie", "0llie"), ("ßob", "βob")])
def test_shapes_of_several_letters_and_digits(one: str, other: str) -> None:
    assert looks_like(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Adam"), ("Ada", "Adá"), ("Bo", "Bob"), ("Guest", "Guest 2"), ("😀", "😃")]
)
def test_who_does_not_look_alike(one: str, other: str) -> None:
    assert not looks_like(one, other)


def test_nobody_sits_down_as_somebodys_double(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, double, bo = house.person("Ada"), house.person("Аda"), house.person("Bo")
        table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(),) * 4))
        await house.sit(table, ada)
        with refused("name_taken"):
            await house.hall.sit(double, table.row.id, None)
        with refused("name_taken"):
            await house.hall.sit(ada, table.row.id, None, guest="ADA")
        await house.sit(table, bo)
        elsewhere = await house.hall.create(bo, TableWanted("blueprints", (SeatWanted(),) * 2))
        await house.sit(elsewhere, double)

    at_a_house(scene)


@pytest.mark.parametrize("name", ["Strong", "Gemütlich 2", "Débutant", "greedy", "Greedy 2", "аrchitect", "—"])
def test_nobody_is_called_like_a_bot_or_like_somebody_forgotten(at_a_house: AtAHouse, name: str) -> None:
    async def scene(house: Inside) -> None:
        with refused("name_reserved"):
            house.person(name)
        ada = house.person("Ada")
        with refused("name_reserved"):
            house.people.rename(ada, name, "en")
        table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(),) * 2))
        with refused("name_reserved"):
            await house.hall.sit(ada, table.row.id, None, guest=name)

    at_a_house(scene)
