"""docs/configuration.md follows from the table of settings."""

from __future__ import annotations

import re
from pathlib import Path

from chantier.settings.table import SETTINGS
from tests.settings.documented import table

DOCUMENT = Path(__file__).parents[2] / "docs" / "configuration.md"


def test_the_document_has_the_table_of_settings() -> None:
    assert table() in DOCUMENT.read_text(encoding="utf-8"), "`python -m tests.settings.documented` prints it"


def test_the_document_names_no_setting_that_does_not_exist() -> None:
    known = {name for one in SETTINGS for name in (one.name, one.file_name if one.secret else one.name)} | {"config"}
    text = DOCUMENT.read_text(encoding="utf-8")
    variables = {name.lower() for name in re.findall(r"\bCHANTIER_([A-Z][A-Z_]*)", text)}
    keys = set(re.findall(r"^([a-z_]+) = ", text, re.MULTILINE)) | set(re.findall(r"`([a-z_]+) = ", text))
    assert {"public_url", "smtp_password_file"} <= variables
    assert keys >= {"port", "database_file", "unix_socket"}
    assert (variables | keys) - known == set()
