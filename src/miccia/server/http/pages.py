"""The built client, held in memory: its files as they are, its one page for every address that is a page."""

import gzip
import mimetypes
import re
from functools import cache, lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from miccia.core.refused import Refused
from miccia.core.words import FRAME
from miccia.server.http.headers import identify
from miccia.server.http.problems import language_of

PAGE = "index.html"
OURS = ("api", "ws", "assets")  # never pages
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
HOST = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-fA-F:]+\](:\d+)?", re.ASCII)
TEXT = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")


class File(Struct, frozen=True):
    """A file of the client."""

    body: bytes
    zips: bool  # whether it becomes smaller
    kind: str
    tag: str
    cache: str


def read_files(folder: Path) -> dict[str, File]:
    """All files of a folder by their address."""
    return {
        path.relative_to(folder).as_posix(): read_file(path, path.is_relative_to(folder / "assets"))
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def read_file(path: Path, hashed: bool) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in (".js", ".mjs"):
        kind = "text/javascript"  # some systems guess otherwise, and browsers then refuse modules
    zips = kind.startswith(TEXT) and len(body) > 1000
    return File(body, zips, kind, tag_of(body), FOREVER if hashed else ALWAYS_ASK)


def tag_of(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:16]}"'


@cache
def zipped(body: bytes) -> bytes:
    """When it is first asked for: a server that starts again is waited for."""
    return gzip.compress(body, mtime=0)


def pages(folder: Path) -> HTTPRouteHandler:
    """The route for everything that is not the API."""
    files = read_files(folder)

    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def client(request: Request, path: FromPath[str] = "/") -> Response[bytes]:  # type: ignore[type-arg]
        name = path.strip("/")
        if is_page(name):
            await identify(request)
            name = PAGE
        elif name not in files:
            raise Refused("not-found")
        file = files.get(name)
        if file is None:
            text = not_built(language_of(request), request.client.host if request.client else "")
            return Response(f"{text}\n".encode(), media_type=MediaType.TEXT, status_code=503)
        return answer(
            request, described(file, language_of(request), origin(request)) if name == PAGE else file
        )

    return client


def origin(request: Request) -> str:  # type: ignore[type-arg]
    """Where we are reached, if that can be told."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if HOST.fullmatch(host) else ""


@lru_cache(64)
def described(page: File, language: str, at: str) -> File:
    """The page with what others show of a link to it; the same for every table, as codes are guessed at."""
    title, text = f"Miccia · {FRAME.plain('tagline', language)}", FRAME.plain("home-lead", language)
    tags = {"og:site_name": "Miccia", "og:title": title, "og:description": text, "og:type": "website"}
    if at:
        tags["og:image"] = f"{at}/icon-512.png"
    metas = [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    metas.append(f'<meta name="description" content="{escape(text)}">')
    body = page.body.replace(b"</title>", f"</title>{''.join(metas)}".encode(), 1)
    body = body.replace(b'<html lang="it">', f'<html lang="{language}">'.encode(), 1)
    return replace(page, body=body, tag=tag_of(body))


def not_built(language: str, host: str) -> str:
    """That there is no client; what to do about it only for whoever sits at this machine."""
    said = ["no-client", "no-client-here"] if host in ("127.0.0.1", "::1") else ["no-client"]
    return " ".join(FRAME.plain(key, language) for key in said)


def is_page(name: str) -> bool:
    """Whether an address is one of the client's pages, all of which are drawn by its one page."""
    return name == PAGE or (name.partition("/")[0] not in OURS and "." not in name.rpartition("/")[2])


def answer(request: Request, file: File) -> Response[bytes]:  # type: ignore[type-arg]
    headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.zips and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            zipped(file.body), headers=headers | {"Content-Encoding": "gzip"}, media_type=file.kind
        )
    return Response(file.body, headers=headers, media_type=file.kind)
