"""Files that other tools expect: workflows, hooks, issue forms, the citation."""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.conftest import NOT_QUICK

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted(set((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) - {ROOT / ".github/ISSUE_TEMPLATE/config.yml"})


MAY_WRITE = {
    ("release", "publish"): {"id-token"},
    ("release", "release"): {"attestations", "contents", "id-token"},
    ("release", "image"): {"packages"},
    ("release", "images"): {"attestations", "id-token", "packages"},
}
"""What a job may do besides reading: as little as publishing takes."""


def read(path: Path) -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return told


def steps_of(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_there_are_workflows_and_forms() -> None:
    assert WORKFLOWS
    assert FORMS


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_only_read_but_for_publishing_and_ends_by_itself(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert "concurrency" in workflow
    for name, job in workflow["jobs"].items():
        assert set(job.get("permissions", ())) <= MAY_WRITE.get((path.stem, name), set()) | {"contents"}, name
        writes = {what for what, how in job.get("permissions", {}).items() if how != "read"}
        assert writes <= MAY_WRITE.get((path.stem, name), set()), name
        assert 0 < job["timeout-minutes"] <= 60, name


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_by_its_hash(path: Path) -> None:
    """A tag can be moved to other code. The version stands beside the hash, for people."""
    actions = [step["uses"] for step in steps_of(read(path)) if "uses" in step]
    assert actions
    for action in actions:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), action
        assert re.search(
            rf"uses: {re.escape(action)} # v\d+\.\d+\.\d+$", path.read_text(encoding="utf-8"), re.MULTILINE
        )


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_no_later_step_finds_the_token_of_the_checkout(path: Path) -> None:
    for step in steps_of(read(path)):
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_an_issue_form_asks_something(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    assert any(part.get("validations", {}).get("required") for part in form["body"])


def test_the_hooks_call_the_projects_own_tools() -> None:
    [repository] = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    for hook in repository["hooks"]:
        script, command, program = hook["entry"].split()[:3]
        assert (hook["language"], script, command) == ("script", "dev", "tool")
        assert program == "npm" or shutil.which(program, path=str(Path(sys.executable).parent)), program


def test_what_the_quick_tests_leave_out_is_there() -> None:
    """A folder that is renamed would come back into them without a word."""
    assert all((ROOT / "tests" / name).exists() for name in NOT_QUICK)


def test_the_citation_has_the_version_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = read(ROOT / "CITATION.cff")
    assert citation["version"] == project["version"]
    assert citation["license"] in project["license"]
    assert {"cff-version", "message", "title", "authors"} <= citation.keys()


def test_a_release_compares_its_tag_with_the_version_and_publishes_without_a_password() -> None:
    text = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    assert 'test "$GITHUB_REF_NAME" = "v$(.venv/bin/hatchling version)"' in text
    assert "secrets." not in text
    assert "cyclonedx-py environment" in text


def test_the_changelog_is_kept_as_others_are() -> None:
    """By keepachangelog.com: versions with their dates, the newest first, and kinds of changes below them."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert versions[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", one) for one in versions[1:])
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.+)$", text, re.MULTILINE)) <= kinds
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"[{project['version']}]" in versions[1]


TESTS, SOURCE = ROOT / "tests", ROOT / "src" / "chantier"


def test_folders_of_tests_mirror_the_source_or_say_what_they_are() -> None:
    folders = {path.parent for path in TESTS.rglob("*.py")} - {TESTS}
    for folder in folders:
        inside = folder.relative_to(TESTS)
        mirrors = (SOURCE / inside).is_dir() or folder.name == "support"
        assert mirrors or any((one / "README.md").is_file() for one in (folder, *folder.parents) if one != TESTS), (
            inside
        )


def test_helpers_are_not_beside_tests() -> None:
    """Programs may be: they are what a test runs a sample of, and documents name them."""
    beside = [
        path.relative_to(TESTS).as_posix()
        for path in TESTS.rglob("*.py")
        if (SOURCE / path.parent.relative_to(TESTS)).is_dir()
        and not path.name.startswith("test_")
        and path.name not in ("__init__.py", "conftest.py")
        and "__main__" not in path.read_text(encoding="utf-8")
    ]
    assert beside == []
