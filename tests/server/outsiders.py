"""Programs at a live table: players who came by a token that somebody made for them."""

from tests.server.house import Message, Player, Server

PLAYS = "program"


async def token_of(player: Player) -> str:
    """A new token for a program that plays for somebody."""
    await player.ask("program", wish="make")
    token = (await player.until(lambda message: message["t"] == "token"))["token"]
    assert isinstance(token, str)
    return token


async def dials(program: Player, code: str, token: str) -> None:
    """A program opens a line and names its token."""
    await program.dial(code)
    await program.send({"t": "hello", "program": token})


async def program_of(server: Server, code: str, token: str) -> Player:
    """A program that has come, and has all of the game if there is one."""
    program = server.player()
    await dials(program, code, token)
    await program.until(lambda message: message["t"] == "table")
    if program.table["phase"] != "gathering":
        await program.until(lambda message: message["t"] == "update" and message["whole"])
    return program


async def sees_bot(player: Player, seat: int, bot: str | None) -> None:
    """Wait until that plays on a seat."""
    while player.table["seats"][seat]["bot"] != bot:
        await player.hear()


async def turned_back(program: Player) -> tuple[str, int]:
    """The code with which a program was told to go, and the one with which its line was closed."""
    refusal = await program.until(lambda message: message["t"] == "refusal")
    return refusal["code"], await program.closed()


def notes(update: Message) -> list[str]:
    """What happened around the game and who acted for a human, in the order of a whole log."""
    return [line["mark"] for line in update["log"] if line.get("mark")]
