"""A table's address as a QR code, for phones that are held up to a screen."""

import io

import segno
from litestar import Request, Response, get
from litestar.params import FromPath

from miccia.core.refused import Refused
from miccia.server.lobby.codes import is_code

INK, PAPER = "#1c2136", "#fbf6e9"
QUIET = 4  # modules around it
DAY = "private, max-age=86400"


@get("/api/tables/{code:str}/qr.svg", include_in_schema=False)
async def qr(request: Request, code: FromPath[str]) -> Response[bytes]:  # type: ignore[type-arg]
    """The way to a table, whether or not there is one: nothing is looked up."""
    host = request.headers.get("host")
    if host is None or not is_code(code):
        raise Refused("not-found")
    drawing = draw(f"{request.scope['scheme']}://{host}/t/{code}")
    return Response(drawing, media_type="image/svg+xml", headers={"Cache-Control": DAY})


def draw(address: str) -> bytes:
    drawing = io.BytesIO()
    code = segno.make_qr(address, error="m", boost_error=False)
    code.save(drawing, "svg", border=QUIET, dark=INK, light=PAPER, xmldecl=False, omitsize=True)
    return drawing.getvalue()
