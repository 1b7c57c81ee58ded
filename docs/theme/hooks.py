"""Makes a site of the documents as they are: Markdown as GitHub reads it, and links that lead out of docs/."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
BESIDE = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "deploy/README.md": "deploy.md",
}
"""Documents that are elsewhere in the repository, and the pages they become."""
SOURCES = {page: source for source, page in BESIDE.items()}
LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch"}
IN_LANGUAGE = re.compile(r"(.*)\.(en|fr|de)\.(md|html)$")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")
ITEM = re.compile(r"\s*(?:[-*]|\d+\.) ")


def on_config(config: Any) -> Any:
    config.mdx_configs["toc"] = {"slugify": slug}
    return config


def slug(heading: str, separator: str) -> str:
    """The anchor that GitHub gives a heading."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", separator)


def on_files(files: Files, config: Any) -> Files:
    for source, page in BESIDE.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    uri = page.file.src_uri
    home = posixpath.dirname(SOURCES.get(uri, f"docs/{uri}"))
    return "\n".join(_lines(markdown, lambda found: _link(found, home, posixpath.dirname(uri))))


def _lines(markdown: str, link: Any) -> Iterator[str]:
    """Lists and tables may follow a paragraph at once, and lists in lists stand two spaces in; not so in code."""
    in_code, before = False, ""
    for line in markdown.splitlines():
        if line.lstrip().startswith("```"):
            in_code = not in_code
        if in_code or line.lstrip().startswith("```"):
            yield line
            before = line
            continue
        begins = bool(ITEM.match(line)) or line.startswith("|")
        goes_on = bool(ITEM.match(before)) or before.startswith(("|", " ", "#")) or not before.strip()
        if begins and not goes_on:
            yield ""
        spaces = len(line) - len(line.lstrip(" "))
        yield " " * spaces + LINK.sub(link, line)
        before = line


def _link(found: re.Match[str], home: str, here: str) -> str:
    """Leads to the page that a document has become; where there is none, the text stays without a link."""
    mark, text, target = found.groups()
    path, _, anchor = target.partition("#")
    if not path or "://" in target or target.startswith("mailto:"):
        return found[0]
    source = posixpath.normpath(posixpath.join(home, path))
    page = BESIDE.get(source) or (source.removeprefix("docs/") if source.startswith("docs/") else None)
    if page is None:
        assert (ROOT / source).exists(), f"{target} leads nowhere"
        return text
    return f"{mark}[{text}]({posixpath.relpath(page, here or '.')}{'#' * bool(anchor)}{anchor})"


def on_page_content(html: str, **_: Any) -> str:
    """What may be wider than the page scrolls by itself, by keys, too."""
    html = html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
    return html.replace("<pre>", '<pre tabindex="0">')


def on_env(env: Any, **_: Any) -> Any:
    env.filters["language_of"] = language_of
    return env


def language_of(address: str) -> str:
    """The language of a page, by its name."""
    found = IN_LANGUAGE.match(address)
    return found[2] if found else "en"


def on_page_context(context: dict[str, Any], page: Any, **_: Any) -> dict[str, Any]:
    """Tells the page its language, and where it stands in the others."""
    context["language"] = language_of(page.file.src_uri)
    others = IN_LANGUAGE.match(posixpath.basename(page.file.dest_uri))
    context["languages"] = (
        [(code, title, f"{others[1]}.{code}.html") for code, title in LANGUAGES.items()] if others else []
    )
    return context
