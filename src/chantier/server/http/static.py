"""The pages: files that were built beforehand, read once and handed out as they are. Whatever looks like a page and is
no file is the browser's to find, so it gets the one page there is, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from gzip import compress
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from litestar import Response

from chantier.core.errors import BadInput

INDEX = "index.html"
DOCS = "docs"
"""The folder of the documentation."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How a file may be squeezed, the best first, and how it is then called."""
MEDIA_TYPES = {  # texts are said to be UTF-8 by the framework
    ".css": "text/css",
    ".ftl": "text/plain",
    ".glb": "model/gltf-binary",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Body(NamedTuple):
    """A file's content as it is sent, squeezed or not."""

    content: bytes
    etag: str


class File(NamedTuple):
    media_type: str
    cache_control: str
    vary: str
    bodies: Mapping[str, Body]
    """By encoding; "" is the file as it is."""


class Wish(NamedTuple):
    """Parts of a request that decide which bytes it gets."""

    language: str
    accept_encoding: str
    if_none_match: str


class Pages:
    """All files of a folder in memory: nothing that anybody asks for reaches the disk."""

    def __init__(self, folder: Path, languages: Iterable[str], base_path: str) -> None:
        contents = {
            path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
        }
        squeezed = {f"{name}{ending}" for name in contents for ending in ENCODINGS.values()}
        self._files = {name: _file(name, contents) for name in contents if name not in squeezed and name != INDEX}
        self._index = {language: _index(contents[INDEX], language, base_path) for language in languages}

    def answer(self, path: str, wish: Wish, head: str = "") -> Response[bytes]:
        """`head`: what else the page says in its head."""
        name = path.lstrip("/")
        if name == DOCS and f"{DOCS}/{INDEX}" in self._files:
            return Response(b"", status_code=308, headers={"location": f"{DOCS}/"})  # its links begin in that folder
        name = f"{DOCS}/{INDEX}" if name == f"{DOCS}/" else name
        if name in self._files:
            return answered(self._files[name], wish)
        if name != INDEX and not is_page(path):
            raise BadInput("no_such_page")
        index = self._index[wish.language]
        return answered(with_head(index, head) if head else index, wish)


def read(folder: Path | None, languages: Iterable[str], base_path: str = "/") -> Pages | None:
    """The pages of a folder, if they were built."""
    if folder is None or not (folder / INDEX).is_file():
        return None
    return Pages(folder, languages, base_path)


def is_page(path: str) -> bool:
    """Not what is called like a file: that there is none of this name is better said than hidden behind a page."""
    return "." not in PurePosixPath(path).name


def _file(name: str, contents: Mapping[str, bytes]) -> File:
    bodies = {"": contents[name]}
    for encoding, ending in ENCODINGS.items():
        if f"{name}{ending}" in contents:
            bodies[encoding] = contents[f"{name}{ending}"]
    return File(
        MEDIA_TYPES.get(PurePosixPath(name).suffix, "application/octet-stream"),
        FOR_EVER if name.startswith("assets/") else ASK_AGAIN,  # those names change with what is in them
        "accept-encoding",
        {encoding: body_of(content) for encoding, content in bodies.items()},
    )


def _index(built: bytes, language: str, base_path: str) -> File:
    """The page says its language and the base path before any script runs. It is the same at every address below that
    path, so what was built as relative begins there."""
    base = base_path.encode()
    said = re.sub(rb'<html lang="[^"]*"', b'<html lang="%s"' % language.encode(), built, count=1)
    said = said.replace(b'data-base="/"', b'data-base="%s"' % base, 1)
    return _page(re.sub(rb' (href|src)="\./', lambda found: b' %s="%s' % (found[1], base), said))


def with_head(index: File, head: str) -> File:
    before, title, after = index.bodies[""].content.partition(b"</title>")
    return _page(before + title + head.encode() + after)


def _page(content: bytes) -> File:
    """Small as it is, it is squeezed here."""
    bodies = {"": body_of(content), "gzip": body_of(compress(content, mtime=0))}
    return File(MEDIA_TYPES[".html"], ASK_AGAIN, "accept-encoding, accept-language", bodies)


def body_of(content: bytes) -> Body:
    """With its tag."""
    return Body(content, f'"{sha256(content).hexdigest()[:32]}"')


def answered(file: File, wish: Wish) -> Response[bytes]:
    """The bytes, unless whoever asks has them already."""
    encoding = next((one for one in ENCODINGS if one in file.bodies and _takes(wish.accept_encoding, one)), "")
    body = file.bodies[encoding]
    headers = {"etag": body.etag, "cache-control": file.cache_control, "vary": file.vary}
    if _has(wish.if_none_match, body.etag):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body.content, headers=headers, media_type=file.media_type)


def _takes(accept_encoding: str, encoding: str) -> bool:
    for part in accept_encoding.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == encoding:
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight)
    return False


def _has(if_none_match: str, etag: str) -> bool:
    known = {one.strip().removeprefix("W/") for one in if_none_match.split(",")}
    return etag in known or "*" in known
