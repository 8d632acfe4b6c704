"""What is asked of a house over HTTP: a new table, the rules of a game, the record of one that is over."""

from typing import Any

import httpx

from miccia.core.refused import BadSetup
from miccia.terminal.address import Place

PATIENCE = 10  # seconds for an answer


def make(house: str, language: str, table: dict[str, Any]) -> tuple[Place, str]:
    """A new table at which one sits, and the cookie by which one is known there; or `BadSetup`."""
    try:
        answer = httpx.post(
            f"{house}/api/tables",
            params={"language": language},
            json=table,
            timeout=PATIENCE,
            trust_env=not Place(house, "").near,
        )
    except httpx.HTTPError as problem:
        raise BadSetup("no-server", f"{house} does not answer ({problem})") from None
    said = answer.json()
    if answer.status_code != 201:
        raise BadSetup(said["code"], said["text"])
    return Place(house, said["code"]), answer.headers.get("Set-Cookie", "").partition(";")[0]


async def get(place: Place, path: str, cookie: str, **asked: Any) -> httpx.Response | None:
    """An answer that is one, or nothing."""
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=not place.near) as client:
        try:
            answer = await client.get(place.house + path, params=asked, headers={"Cookie": cookie})
        except httpx.HTTPError:
            return None
    return answer if answer.is_success else None


async def rulebook(place: Place, game: str, language: str) -> str | None:
    """The rules of a game as Markdown."""
    answer = await get(place, f"/api/rulebook/{game}", "", language=language)
    if answer is None:
        return None
    book = answer.json()
    lines = [f"# {book['title']}", book["goal"]]
    for section in [{"heading": "", "paragraphs": book["summary"]}, *book["sections"]]:
        lines += [f"## {section['heading']}"] if section["heading"] else []
        for paragraph in section["paragraphs"]:
            rule = f"**{paragraph['rule']}** " if paragraph["rule"] else ""
            lines.append(rule + paragraph["text"])
    return "\n\n".join(lines)
