"""The REST part, described for programs: Litestar knows the routes, msgspec what goes through them.

Litestar's own schemas of our types are not exact (a bound of 0 gets lost, tuples become unions), so msgspec, which does
the decoding, also does the describing. And every refusal looks the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, TypedDict, get_args, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from chantier.server.http.errors import AnyRequest, Problem

PATH = "/api/docs"
_REFERENCE = "#/components/schemas/{name}"


def described(version: str, routes: Iterable[HTTPRouteHandler]) -> OpenAPIConfig:
    return OpenAPIConfig(title="Chantier", version=version, path=PATH, render_plugins=[_Exact(routes)])


class _Operation(TypedDict):
    responses: dict[str, dict[str, object]]


class _Exact(JsonRenderPlugin):
    def __init__(self, routes: Iterable[HTTPRouteHandler]) -> None:
        super().__init__()
        self._routes = routes

    @cached_property
    def _schemas(self) -> dict[str, Any]:
        """Few servers are ever asked."""
        hints = [get_type_hints(route.fn, include_extras=True) for route in self._routes]
        types = {Problem, *(one for hint in hints for one in _structs(hint))}
        return msgspec.json.schema_components(types, ref_template=_REFERENCE)[1]

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, self._exact(openapi_schema))

    def _exact(self, found: dict[str, Any]) -> dict[str, Any]:
        paths = {
            path: {method: _with_refusals(operation) for method, operation in operations.items()}
            for path, operations in found["paths"].items()
        }
        return {**found, "paths": paths, "components": {"schemas": self._schemas}}


def _structs(hint: object) -> Iterator[type[msgspec.Struct]]:
    """The types of ours that a handler takes and gives."""
    if isinstance(hint, dict):
        for one in hint.values():
            yield from _structs(one)
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    else:
        for part in get_args(hint):
            yield from _structs(part)


def _with_refusals(operation: _Operation) -> _Operation:
    problem = {"application/json": {"schema": {"$ref": _REFERENCE.format(name=Problem.__name__)}}}
    good = {status: response for status, response in operation["responses"].items() if status.startswith("2")}
    if "204" in good:
        good["204"] = {"description": good["204"]["description"]}
    refusals: dict[str, dict[str, object]] = {
        "4XX": {"description": "Refused; nothing has changed.", "content": problem},
        "5XX": {"description": "Trouble on our side; nothing has changed.", "content": problem},
    }
    return {**operation, "responses": {**good, **refusals}}
