"""Settings from flags, environment and file: which comes first, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from chantier.core.errors import BadInput
from chantier.settings.sources import FILE, Given, read
from chantier.settings.table import SETTINGS
from chantier.settings.values import HIDDEN, Found, Source, Values, shown
from chantier.words import LANGUAGES, Words


def values(folder: Path, flags: Mapping[str, object] | None = None, **environment: str) -> Values:
    return read(Given(flags or {}, environment, lambda: folder))


def in_file(folder: Path, text: str) -> Path:
    path = folder / FILE
    path.write_text(text, encoding="utf-8")
    return path


def test_without_anything_the_defaults_are_in_force(tmp_path: Path) -> None:
    assert values(tmp_path / "not-there").found == {one.name: Found(one.default, Source("default")) for one in SETTINGS}


def test_a_flag_comes_before_a_variable_and_that_before_the_file(tmp_path: Path) -> None:
    path = in_file(tmp_path, "host = 'file'\nport = 3\n\nworkers = 5\ngenerosity = 2\n")
    found = values(tmp_path, {"host": "flag"}, CHANTIER_HOST="variable", CHANTIER_PORT="2").found
    assert found["host"] == Found("flag", Source("flag", "--host"))
    assert found["port"] == Found(2, Source("variable", "CHANTIER_PORT"))
    assert found["workers"] == Found(5, Source("file", f"{path}:4"))
    assert found["generosity"].value == 2.0
    assert found["smtp_host"] == Found("", Source("default"))


KINDS = [
    ("port", "8080", "port = 8080", 8080),
    ("generosity", "2.5", "generosity = 2.5", 2.5),
    ("notify_after", "90", "notify_after = 90", 90.0),
    ("host", "::1", "host = '::1'", "::1"),
    ("allow_private_hooks", "yes", "allow_private_hooks = true", True),
    ("proxy_protocol", "off", "proxy_protocol = false", False),
    ("trusted_proxy", "10.0.0.1, ::1", "trusted_proxy = ['10.0.0.1', '::1']", ("10.0.0.1", "::1")),
    ("limit", "a=1/2", "limit = 'a=1/2'", ("a=1/2",)),
    ("smtp_security", "tls", "smtp_security = 'tls'", "tls"),
]


@pytest.mark.parametrize(("name", "text", "line", "value"), KINDS)
def test_a_value_is_the_same_from_everywhere(tmp_path: Path, name: str, text: str, line: str, value: object) -> None:
    (setting,) = [one for one in SETTINGS if one.name == name]
    typed = {name: list(value) if isinstance(value, tuple) else value if setting.kind == "switch" else text}
    assert values(tmp_path, typed)[name] == value
    assert values(tmp_path, None, **{setting.variable: text})[name] == value
    in_file(tmp_path, line)
    assert values(tmp_path)[name] == value


def test_a_variable_that_is_empty_is_not_set(tmp_path: Path) -> None:
    assert values(tmp_path, CHANTIER_PORT="", CHANTIER_DATABASE_FILE="").found["port"].source == Source("default")


def test_the_file_that_is_named_is_read_instead_and_paths_begin_there(tmp_path: Path) -> None:
    in_file(tmp_path, "port = 1")
    other = tmp_path / "etc"
    other.mkdir()
    (other / "own.toml").write_text("data_dir = 'games'\nunix_socket = '/run/it'", encoding="utf-8")
    found = values(tmp_path, {"config": str(other / "own.toml")})
    assert (found.whole("port"), found.path("data_dir")) == (8000, other / "games")
    assert found.path("unix_socket") == Path("/run/it")
    assert values(tmp_path, CHANTIER_CONFIG=str(other / "own.toml")).whole("port") == 8000


def test_the_file_of_the_data_folder_that_was_chosen_is_read(tmp_path: Path) -> None:
    in_file(tmp_path, "port = 1")
    nowhere = tmp_path / "nowhere"
    assert values(nowhere, {"data_dir": str(tmp_path)}).whole("port") == 1
    assert values(nowhere, CHANTIER_DATA_DIR=str(tmp_path)).whole("port") == 1


@pytest.mark.parametrize("way", ["flag", "variable", "file"])
def test_a_secret_is_read_from_a_file(tmp_path: Path, way: str) -> None:
    (tmp_path / "secret").write_text("postgresql://ada:pw@here/db\n", encoding="utf-8")
    secret = str(tmp_path / "secret")
    if way == "file":
        in_file(tmp_path, "database_file = 'secret'")
    flags = {"database_file": secret} if way == "flag" else {}
    environment = {"CHANTIER_DATABASE_FILE": secret} if way == "variable" else {}
    found = values(tmp_path, flags, **environment).found["database"]
    assert found.value == "postgresql://ada:pw@here/db"
    assert found.source.kind == way


def test_a_nearer_secret_comes_before_a_file_that_is_named_further_off(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("far", encoding="utf-8")
    in_file(tmp_path, "smtp_password_file = 'secret'")
    assert values(tmp_path, CHANTIER_SMTP_PASSWORD="near").text("smtp_password") == "near"


def test_what_is_secret_is_hidden() -> None:
    database, *others = (one for one in SETTINGS if one.secret)
    assert shown(database, "postgresql://ada:pw@here/db") == f"postgresql://{HIDDEN}"
    assert shown(database, "sqlite:////games/chantier.db") == "sqlite:////games/chantier.db"
    assert {shown(one, "pw") for one in others} == {HIDDEN}


WRONG = [  # flags, environment, the file, its sentence
    ({"port": "many"}, {}, "", "--port: expected a whole number from 0 to 65535, not “many”."),
    ({"port": "65536"}, {}, "", "--port: expected a whole number from 0 to 65535, not “65536”."),
    ({"port": "٣"}, {}, "", "--port: expected a whole number from 0 to 65535, not “٣”."),
    ({"generosity": "0"}, {}, "", "--generosity: expected a number above 0, not “0”."),
    ({"generosity": "nan"}, {}, "", "--generosity: expected a number above 0, not “nan”."),
    ({"generosity": "inf"}, {}, "", "--generosity: expected a number above 0, not “inf”."),
    ({"workers": "0"}, {}, "", "--workers: expected a whole number from 1 to 256, not “0”."),
    ({"notify_after": "-1"}, {}, "", "--notify-after: expected a number from 0 to 86399, not “-1”."),
    ({"log_format": "xml"}, {}, "", "--log-format: expected one of text, json, not “xml”."),
    ({"log_level": "loud"}, {}, "", "--log-level: expected one of debug, info, warning, error, not “loud”."),
    ({"smtp_security": "ssl"}, {}, "", "--smtp-security: expected one of starttls, tls, none, not “ssl”."),
    ({}, {"CHANTIER_PORT": "tcp://1.2.3.4:80"}, "", "CHANTIER_PORT: expected a whole number from 0 to 65535, not “tcp"),
    ({}, {"CHANTIER_PROXY_PROTOCOL": "maybe"}, "", "CHANTIER_PROXY_PROTOCOL: expected true or false, not “maybe”."),
    ({}, {"CHANTIER_PROT": "80"}, "", "CHANTIER_PROT: there is no setting CHANTIER_PROT; perhaps CHANTIER_PORT was m"),
    ({}, {"CHANTIER_XYZZY": ""}, "", "CHANTIER_XYZZY: there is no setting CHANTIER_XYZZY; docs/configuration.md"),
    ({}, {"CHANTIER_SMTP_PASSWORD_FILE": "/nowhere"}, "", "/nowhere cannot be read: No such file or directory."),
    ({"config": "/nowhere.toml"}, {}, "", "/nowhere.toml cannot be read: No such file or directory."),
    ({}, {}, "# mine\n\nport = '80'", "{}:3: expected a whole number from 0 to 65535, not “80”."),
    ({"port": "80"}, {}, "port = true", "{}:1: expected a whole number from 0 to 65535, not “True”."),
    ({}, {}, "host = 'a'\nprt = 80", "{}:2: there is no setting prt; perhaps port was meant."),
    ({}, {}, "host = 'a'\n[server]\nport = 80", "{}:2: there is no setting server; docs/configuration.md lists them."),
    ({}, {}, "port_file = 'x'", "{}:1: there is no setting port_file; perhaps"),
    ({}, {}, "config = 'x'", "{}:1: there is no setting config"),
    ({}, {}, "host = \n", "{} is no TOML file: Invalid value (at line 1, column 8)."),
    ({}, {}, "port = 1\nport = 2\n", "{} is no TOML file: Cannot overwrite a value (at line 2, column 9)."),
    ({}, {}, "trusted_proxy = ['a', 1]", "{}:1: expected a list of texts, not “['a', 1]”."),
    ({}, {}, "smtp_password = 12345", f"{{}}:1: expected text, not “{HIDDEN}”."),
    ({}, {}, "database_file = 5", "{}:1: expected a path, not “5”."),
    ({}, {}, "database_file = 'chantier.toml'\nhost = 'a'", "{}: expected one line with the secret."),
    (
        {"database": "a", "database_file": "b"},
        {},
        "",
        "--database and --database-file are both set; expected one of them.",
    ),
]


@pytest.mark.parametrize(("flags", "environment", "text", "sentence"), WRONG)
def test_what_is_wrong_is_one_sentence(
    tmp_path: Path, flags: dict[str, object], environment: dict[str, str], text: str, sentence: str
) -> None:
    path = in_file(tmp_path, text) if text else ""
    with pytest.raises(BadInput) as refused:
        values(tmp_path, flags, **environment)
    assert Words("en").refusal(refused.value).startswith(sentence.format(path))
    for language in LANGUAGES:
        assert "\n" not in Words(language).refusal(refused.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"port = 1 # \xff")
    with pytest.raises(BadInput):
        values(tmp_path)


def test_a_wrong_value_is_not_repeated_at_length(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        values(tmp_path, CHANTIER_PORT="9" * 10_000)
    assert len(Words("en").refusal(refused.value)) < 300
