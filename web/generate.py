"""Writes what the browser part has from the Python side: the types of the wire and of the views, and the word keys.

`./dev fix` runs it; a test compares what it would write with what is there.
"""

from __future__ import annotations

import enum
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from fluent.syntax import FluentParser, ast
from msgspec import inspect

from chantier.core.game import AnyGame
from chantier.core.operator_rows import AuditEntry, Notice
from chantier.core.people_rows import InvitationRow, Known, ReportRow
from chantier.core.record import Record
from chantier.core.rows import Played, Standing
from chantier.core.sight import Sight
from chantier.core.take_back import TakenBack
from chantier.games.blueprints import Blueprints
from chantier.games.blueprints.events import BlueprintsEvent
from chantier.games.blueprints.explanation import Explanation
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.state import Options as PlanOptions
from chantier.games.blueprints.view import View
from chantier.games.men_at_work import MenAtWork
from chantier.games.men_at_work import explanation as men_at_work_explaining
from chantier.games.men_at_work import view as men_at_work_view
from chantier.games.men_at_work.acting.hand import (
    CAREFUL_SPEED,
    CARRYING,
    CEILING_MM,
    FREE,
    LOOK_AROUND_TICKS,
    NEAR_MM,
    NEAR_SPEED,
    REACH_MM,
    SpeedLimits,
)
from chantier.games.men_at_work.acting.hold_chance import HoldChance
from chantier.games.men_at_work.acting.live_messages import About, Aim, Felt, Taken
from chantier.games.men_at_work.acting.practice import Practised, Rested
from chantier.games.men_at_work.cards import CARDS, Card
from chantier.games.men_at_work.deck import RITA_WITHIN
from chantier.games.men_at_work.engine import tuning
from chantier.games.men_at_work.engine.contacts import LEAST_UNS, MATERIALS, TABLE_MATERIAL, Contact, Material
from chantier.games.men_at_work.engine.contacts import packed as packed_contacts
from chantier.games.men_at_work.engine.rapier import TABLE_HALF_CM
from chantier.games.men_at_work.engine.units import FORCE_PER_N, MM_PER_CM
from chantier.games.men_at_work.events import MenAtWorkEvent
from chantier.games.men_at_work.geometry.poses import Pose, turned
from chantier.games.men_at_work.judging.tolerances import (
    BEAM_BESIDE_MM,
    BEAM_IN_LINE_MM,
    BEAM_ON_ARM_MM,
    HALF_GIRDER_MM,
)
from chantier.games.men_at_work.motion.motion_frames import GONE, NO_GAP, STEP_MM, TICKS_PER_FRAME
from chantier.games.men_at_work.motion.motion_frames import HEAD as MOVED_HEAD
from chantier.games.men_at_work.motion.packing import entry as moved_entry
from chantier.games.men_at_work.motion.packing import pack
from chantier.games.men_at_work.moves import CARRIED, MenAtWorkMove, Offered
from chantier.games.men_at_work.pieces import HEAD_TOP_MM, MAKES, PIECES, TABLE, Piece
from chantier.games.men_at_work.rules import prepared
from chantier.games.men_at_work.state import CERTIFICATES, EXPERT_CERTIFICATES, TITLES_TO_WIN
from chantier.games.men_at_work.state import Options as SiteOptions
from chantier.games.men_at_work.suggestions import Advice
from chantier.lab.blueprints.coach.accounts import Analysis
from chantier.lab.blueprints.coach.hints import Hints
from chantier.server import wire
from chantier.server.analyses import Analysed
from chantier.server.friends import Friend
from chantier.server.http import me, qr, tables
from chantier.server.http.errors import Problem
from chantier.server.live.worker import LET_GO, SHOWN, motion
from chantier.server.notifications import notifier
from chantier.server.operator import Overview
from chantier.server.passkeys import PasskeyInfo
from chantier.server.people import DeviceInfo, Person
from chantier.server.profiles import Profile
from chantier.server.tables import my_tables, table_requests
from chantier.server.tables.hints import HintAsked, HintGiven
from chantier.words import LANGUAGES, browser_texts

sys.path.insert(0, str(Path(__file__).parent))  # a test loads this file by its path
from site_rules import SiteRules, site_rules
from sites import WORLDS, Seen, sites
from tutorial import Tutorial, tutorial

from examples import Examples, examples

HERE = Path(__file__).parent / "src"
HEAD = "// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.\n"
PLAIN = {
    inspect.BytesType: "string",  # in base64
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


class Typed:
    """TypeScript for msgspec's structs; `sent` says whether the browser writes them (then defaults may be left out)."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def add(self, types: Iterable[Any], *, sent: bool = False) -> None:
        for one in types:
            self._name(inspect.type_info(one), sent)

    def union(self, name: str, types: Iterable[Any]) -> None:
        members = " | ".join(_renamed(one.__name__) for one in types)
        self.texts[name] = f"export type {name} = {members};"

    def _name(self, info: inspect.Type, sent: bool) -> str:
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        match info:
            case inspect.Metadata():
                return self._name(info.type, sent)
            case inspect.StructType():
                return self._struct(info, sent)
            case inspect.EnumType():
                return self._enum(info.cls)
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in info.values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self._name(one, sent) for one in info.types))
            case inspect.TupleType():
                return f"[{', '.join(self._name(one, sent) for one in info.item_types)}]"
            case inspect.VarTupleType() | inspect.ListType():
                item = self._name(info.item_type, sent)
                return f"({item})[]" if " " in item else f"{item}[]"
            case inspect.DictType():
                key, value = self._name(info.key_type, sent), self._name(info.value_type, sent)
                return f"Partial<Record<{key}, {value}>>" if key != "string" else f"{{ [key: string]: {value} }}"
        raise TypeError(f"no TypeScript for {info}")

    def _enum(self, cls: type[enum.Enum]) -> str:
        values = " | ".join(json.dumps(one.value) for one in cls)
        self.texts[cls.__name__] = f"export type {cls.__name__} = {values};"
        return cls.__name__

    def _struct(self, info: inspect.StructType, sent: bool) -> str:
        name = _renamed(info.cls.__name__)
        if name in self.texts:
            return name
        self.texts[name] = ""  # it may name itself
        config = info.cls.__struct_config__
        if config.array_like:
            parts = (
                f"{one.encode_name}{'?' if sent and not one.required else ''}: {self._name(one.type, sent)}"
                for one in info.fields
            )
            self.texts[name] = f"export type {name} = [{', '.join(parts)}];"
            return name
        lines = [f"  {info.tag_field}: {json.dumps(info.tag)};"] if info.tag_field else []
        for field in info.fields:
            may_lack = not field.required and (sent or config.omit_defaults)
            lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {self._name(field.type, sent)};")
        self.texts[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}"
        return name

    def __str__(self) -> str:
        return "\n".join(self.texts[name] for name in sorted(self.texts)) + "\n"


RENAMED = {"Record": "GameRecord", "Event": "AnyEvent"}
"""TypeScript has these names already."""


def _renamed(name: str) -> str:
    return RENAMED.get(name, name)


def wire_types() -> str:
    typed = Typed()
    typed.add(get_args(wire.AnyAsked), sent=True)
    typed.union("AnyAsked", get_args(wire.AnyAsked))
    typed.add(get_args(wire.AnyTold))
    typed.union("AnyTold", get_args(wire.AnyTold))
    typed.add(
        (
            Problem,
            TakenBack,
            Person,
            table_requests.Seated,
            tables.GameOffered,
            my_tables.MyTable,
            my_tables.MyTables,
            notifier.NotificationInfo,
            notifier.NewWebhook,
            tables.Found,
            me.Link,
            qr.QrCode,
            PasskeyInfo,
            Profile,
            Friend,
            Known,
            Overview,
            ReportRow,
            AuditEntry,
            Notice,
            InvitationRow,
            DeviceInfo,
            Analysed,
            HintGiven,
            HintAsked,
            Played,
            Standing,
            Record,
            Sight,
        )
    )
    typed.add(
        (
            me.NewName,
            tables.SitDown,
            tables.BotWanted,
            tables.NewHost,
            tables.PlayNow,
            me.Carried,
            qr.TextForQr,
            notifier.SettingsWanted,
            notifier.PushWanted,
            notifier.EmailWanted,
            notifier.WebhookWanted,
            table_requests.TableWanted,
        ),
        sent=True,
    )
    return HEAD + str(typed)


def blueprints_types() -> str:
    typed = Typed()
    typed.add((View, TakeDie, Explanation, Analysis, Hints, *get_args(BlueprintsEvent)))
    typed.union("BlueprintsEvent", get_args(BlueprintsEvent))
    return HEAD + str(typed)


def men_at_work_types() -> str:
    typed = Typed()
    typed.add((men_at_work_view.View, Offered, Card, *get_args(MenAtWorkMove), *get_args(MenAtWorkEvent)))
    typed.add((About, Felt, HoldChance))
    typed.add((men_at_work_explaining.Explanation, Advice))
    typed.add((Rested,))
    typed.add((*get_args(Taken), Aim, Practised), sent=True)
    typed.union("MenAtWorkMove", get_args(MenAtWorkMove))
    typed.union("MenAtWorkEvent", get_args(MenAtWorkEvent))
    typed.union("Taken", get_args(Taken))
    cards = msgspec.json.encode(CARDS).decode()
    return HEAD + str(typed) + f"export const CARDS: readonly Card[] = {cards};\n"


def men_at_work_options() -> str:
    """What a table plays if nothing else is chosen, and between which numbers it may choose (M90)."""
    titles = msgspec.json.encode(TITLES_TO_WIN).decode()
    return (
        HEAD
        + 'import type { Options } from "./types.gen";\n'
        + f"export const PRINTED: Options = {msgspec.json.encode(SiteOptions()).decode()};\n"
        + f"export const TITLES_TO_WIN: {{ [seats: number]: number }} = {titles};\n"
        + f"export const CERTIFICATES = {{ usual: {CERTIFICATES}, expert: {EXPERT_CERTIFICATES} }};\n"
        + "".join(f"export const {name} = {{ least: {least}, most: {most} }};\n" for name, least, most in bounds())
        + f"export const RITA_WITHIN = {RITA_WITHIN};\n"
    )


def bounds() -> list[tuple[str, int, int]]:
    found = msgspec.json.schema(SiteOptions)["$defs"]["Options"]["properties"]
    titles = next(one for one in found["titles"]["anyOf"] if one["type"] == "integer")
    numbers = {"CERTIFICATES_BETWEEN": found["certificates"], "TITLES_BETWEEN": titles}
    return [(name, one["minimum"], one["maximum"]) for name, one in numbers.items()]


def men_at_work_pieces() -> str:
    """What the pictures and sounds of a site need to know of its pieces: their boxes in mm, how they are called, what
    they are made of and what they weigh."""
    parts = {
        kind: [{"name": part.name, "centre": part.centre, "size": part.size} for part in make.parts]
        for kind, make in MAKES.items()
    }
    masses = {kind: make.mass_g for kind, make in MAKES.items()}
    return (
        HEAD
        + 'import type { Kind } from "./types.gen";\n'
        + "export interface Part {\n  name: string;\n  centre: [number, number, number];\n"
        + "  size: [number, number, number];\n}\n"
        + f"export const PARTS: Readonly<Record<Kind, readonly Part[]>> = {_told(parts)};\n"
        + f"export const PIECES: readonly string[] = {_told(list(PIECES))};\n"
        + "export type Material = "
        + " | ".join(f'"{one}"' for one in get_args(Material))
        + ";\n"
        + f"export const MATERIALS: Readonly<Record<Kind, Material>> = {_told(MATERIALS)};\n"
        + f'export const TABLE_MATERIAL: Material = "{TABLE_MATERIAL}";\n'
        + f"export const LEAST_UNS = {LEAST_UNS};\n"
        + f"export const MASS_G: Readonly<Record<Kind, number>> = {_told(masses)};\n"
    )


def men_at_work_hand() -> str:
    """What whoever leads a hand must know: how far it reaches, and where two joined pieces hold each other."""
    return (
        HEAD
        + 'import type { Pose } from "./types.gen";\n'
        + f"export const REACH_MM = {REACH_MM};\nexport const CEILING_MM = {CEILING_MM};\n"
        + f"export const HEAD_TOP_MM = {HEAD_TOP_MM};\n"
        + f"export const BEAM_IN_LINE_MM = {_told(BEAM_IN_LINE_MM)} as const;\n"
        + f"export const BEAM_BESIDE_MM = {_told(BEAM_BESIDE_MM)} as const;\n"
        + f"export const BEAM_ON_ARM_MM = {BEAM_ON_ARM_MM};\n"
        + f'export const CARRIED: Readonly<Record<"girder" | "worker", Pose>> = {_told(CARRIED)};\n'
    )


def practice_presets() -> str:
    """The prepared sites to practise on, piece by piece, by their choices as in sites.py; `empty` has nothing but what
    the variants bring."""
    sites = {"beginner": "beginner", "advanced": "advanced", "expert": "expert", "empty": "by_hand"}
    found = {
        f"{name}{world}": prepared(msgspec.convert({"site": site, **options}, SiteOptions))
        for name, site in sites.items()
        for world, options in WORLDS.items()
    }
    return (
        HEAD
        + 'import type { Poses } from "../geometry/site";\n'
        + f"export const PRESETS: {{ readonly [choices: string]: Poses }} = {_told(found)};\n"
    )


def men_at_work_engine() -> str:
    """What the page's own engine needs to predict a held piece as the server will move it: every number of the hand and
    of the engine's tuning, and what each kind of piece weighs and grips."""
    numbers = {
        "TICKS_PER_S": tuning.TICKS_PER_S,
        "TICKS_PER_FRAME": TICKS_PER_FRAME,
        "SOLVER_ITERATIONS": tuning.SOLVER_ITERATIONS,
        "GRAVITY": tuning.GRAVITY,
        "CONTACT_FREQUENCY_HZ": tuning.CONTACT_FREQUENCY_HZ,
        "CONTACT_DAMPING_RATIO": tuning.CONTACT_DAMPING_RATIO,
        "FASTEST_CM_S": tuning.FASTEST_CM_S,
        "TABLE_FRICTION": tuning.TABLE_FRICTION,
        "GRIP_STIFFNESS": tuning.GRIP_STIFFNESS,
        "GRIP_DAMPING": tuning.GRIP_DAMPING,
        "GRIP_ARM_CM": tuning.GRIP_ARM_CM,
        "FORCE_PER_N": FORCE_PER_N,
        "MM_PER_CM": MM_PER_CM,
        "HALF_GIRDER_MM": HALF_GIRDER_MM,
        "NEAR_MM": NEAR_MM,
        "NEAR_SPEED": NEAR_SPEED,
        "CAREFUL_SPEED": CAREFUL_SPEED,
        "LOOK_AROUND_TICKS": LOOK_AROUND_TICKS,
    }
    makes = {
        kind: {
            "mass_g": make.mass_g,
            "friction": make.friction,
            "combine": make.combine,
            "grip_n": make.grip_n,
            "fixed": make.fixed,
            "centre_of_mass": make.centre_of_mass,
        }
        for kind, make in MAKES.items()
    }
    return (
        HEAD
        + 'import type { Kind } from "../types.gen";\n'
        + "".join(f"export const {name} = {number};\n" for name, number in numbers.items())
        + f"export const TABLE_HALF_CM = {_told(TABLE_HALF_CM)} as const;\n"
        + "/** mm/s, mm/s2, degrees/s. */\n"
        + "export interface Limits {\n  speed: number;\n  acceleration: number;\n  turning: number;\n}\n"
        + "".join(f"export const {name}: Limits = {_told(limits._asdict())};\n" for name, limits in _hands().items())
        + "export interface Make {\n  mass_g: number;\n  friction: number;\n"
        + '  combine: "average" | "min";\n  grip_n: number;\n  fixed: boolean;\n'
        + "  centre_of_mass: [number, number, number];\n}\n"
        + f"export const MAKES: Readonly<Record<Kind, Make>> = {_told(makes)};\n"
    )


def _hands() -> dict[str, SpeedLimits]:
    return {"FREE": FREE, "CARRYING": CARRYING}


def men_at_work_frames() -> str:
    """Frames of what moves as the server writes them, with what they mean: the browser's reader is tried on them."""
    poses = {
        0: Pose((0.0, 0.0, 150.0)),
        3: Pose((12.35, -400.0, 0.05), turned((0.0, 0.0, 1.0), 90.0)),
        91: Pose((-0.05, 399.95, 800.0), turned((0.6, 0.0, 0.8), -170.0)),
    }
    moved = b"".join(moved_entry(number, pack(pose, STEP_MM)) for number, pose in poses.items()) + moved_entry(7, GONE)
    one, two = Piece("girder-white-1"), Piece("support-1")
    met = [
        Contact(800, (one, two), (12.35, -400.0, 58.95), 963.6),
        Contact(812, (one, TABLE), (-0.05, 0.0, 0.0), 1e6),
    ]
    contacts = packed_contacts(met, 812, {one: 3, two: 91}, STEP_MM)
    held = motion(3, 812, MOVED_HEAD.pack(246, 4) + moved + contacts, heard=71, lag_s=0.25)
    shown = motion(65535, 0xFFFFFFFF, MOVED_HEAD.pack(NO_GAP, 0), flags=LET_GO | SHOWN)
    fixture = {"held": held.hex(), "shown": shown.hex(), "poses": poses}
    return HEAD + f"export const FRAMES = {_told(fixture)};\n"


def _told(what: Any) -> str:
    return msgspec.json.encode(what).decode()


def rules_examples() -> str:
    typed = Typed()
    typed.add((Examples,))
    shown = msgspec.json.format(msgspec.json.encode(examples())).decode()
    return HEAD + str(typed) + f"export const EXAMPLES: Examples = {shown};\n"


def site_rules_numbers() -> str:
    typed = Typed()
    typed.add((SiteRules,))
    shown = msgspec.json.format(msgspec.json.encode(site_rules())).decode()
    return HEAD + str(typed) + f"export const SITE_RULES: SiteRules = {shown};\n"


def prepared_sites() -> str:
    typed = Typed()
    typed.add((Seen,))
    drawn = msgspec.json.encode(sites()).decode()
    return HEAD + str(typed) + f"export const SITES: {{ readonly [choices: string]: readonly Seen[] }} = {drawn};\n"


def tutorial_script() -> str:
    typed = Typed()
    typed.add((Tutorial,))
    return HEAD + str(typed) + f"export const TUTORIAL: Tutorial = {msgspec.json.encode(tutorial()).decode()};\n"


def record_options(game: AnyGame) -> str:
    """Options that a record of each version of the rules names, for the page that verifies records."""
    [described] = msgspec.json.schema(game.options_type)["$defs"].values()
    found = {
        name: {"since": game.options_since.get(name, 1), "schema": schema}
        for name, schema in described["properties"].items()
    }
    return HEAD + f"export const RULES = {game.rules};\nexport const OPTIONS = {_told(found)} as const;\n"


def offered_options() -> str:
    """Options of the games as `/api/games` describes them, for tests."""
    found = [
        {"name": name, "options": _without_prose(msgspec.json.schema(options))}
        for name, options in (("blueprints", PlanOptions), ("men-at-work", SiteOptions))
    ]
    typed = "{ name: string; options: { [key: string]: unknown } }[]"
    return HEAD + f"export const OFFERED: {typed} = {_told(found)};\n"


def _without_prose(schema: dict[str, Any]) -> dict[str, Any]:
    """A docstring that is worded anew changes no fixture."""
    for one in schema["$defs"].values():
        one.pop("description", None)
    return schema


def word_keys() -> str:
    """Every key the browser may say, with the names of its facts."""
    facts: dict[str, set[str]] = {}
    for text in browser_texts(LANGUAGES[0]).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                facts[entry.id.name] = set(_facts(entry.value))
    lines = [
        f"  {json.dumps(key)}: {' | '.join(map(json.dumps, sorted(named))) if named else 'never'};"
        for key, named in sorted(facts.items())
    ]
    return HEAD + "export interface Facts {\n" + "\n".join(lines) + "\n}\nexport type Key = keyof Facts;\n"


def languages() -> str:
    """The languages, and how the words of each are loaded."""
    texts = "".join(f'  {one}: () => import("virtual:words/{one}"),\n' for one in LANGUAGES)
    return HEAD + f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const;\nexport const TEXTS = {{\n{texts}}};\n"


def _facts(node: Any) -> Iterable[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for child in vars(node).values():
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.SyntaxNode):
                yield from _facts(one)


def written() -> dict[Path, str]:
    """Every generated file with what belongs in it."""
    return {
        HERE / "wire.gen.ts": wire_types(),
        HERE / "games/blueprints/types.gen.ts": blueprints_types(),
        HERE / "games/men-at-work/types.gen.ts": men_at_work_types(),
        HERE / "games/men-at-work/options.gen.ts": men_at_work_options(),
        HERE / "games/men-at-work/sites.gen.ts": prepared_sites(),
        HERE / "games/men-at-work/pieces.gen.ts": men_at_work_pieces(),
        HERE / "games/men-at-work/hand.gen.ts": men_at_work_hand(),
        HERE / "games/men-at-work/prediction/engine.gen.ts": men_at_work_engine(),
        HERE / "games/men-at-work/motion/motion-frames.fixture.gen.ts": men_at_work_frames(),
        HERE / "games/men-at-work/practice/presets.gen.ts": practice_presets(),
        HERE / "words.gen.ts": word_keys(),
        HERE / "languages.gen.ts": languages(),
        HERE / "games/blueprints/verify/options.gen.ts": record_options(Blueprints()),
        HERE / "games/men-at-work/verify/options.gen.ts": record_options(MenAtWork()),
        HERE / "options/offered.fixture.gen.ts": offered_options(),
        HERE / "games/blueprints/rules/examples.gen.ts": rules_examples(),
        HERE / "games/men-at-work/rules/rules.gen.ts": site_rules_numbers(),
        HERE / "games/blueprints/learn/tutorial.gen.ts": tutorial_script(),
    }


def main() -> int:
    for path, text in written().items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
