"""The games of an evening at one table: how each ended, and what that comes to for everybody."""

from miccia.games import find
from miccia.server.people.places import called
from miccia.server.store.contract import Played
from miccia.server.sums import Evening, EveningPlayer, Result
from miccia.server.table.scene import Scene


def evening(scene: Scene, language: str) -> Evening | None:
    """All games that are over, unless one goes on: then nobody looks at them."""
    games = finished(scene)
    if scene.playing or not games:
        return None
    known = [found for game in games for found in who(game, language)]
    players = {key: EveningPlayer(name, None, None, False, 0) for key, name in known}
    present, following = scene.row.number, scene.row.next
    results = []
    for game in games:
        keys = [key for key, _ in who(game, language)]
        together = find(game.game).together
        for seat, key in enumerate(keys):
            players[key].wins += not together and seat in game.winners
            players[key].bot = game.places[seat].session is None
            if game.number == present:
                players[key].seat = seat
        numbers = [list(players).index(key) for key in keys]
        results.append(Result(game.number, game.game, together, numbers, game.scores, game.winners))
    for seat, place in enumerate(() if following is None else following.places):
        player = players.get(place.session or place.name)
        if player is not None:
            player.next = seat
    return Evening(results, list(players.values()))


def finished(scene: Scene) -> list[Played]:
    """The games that are over and count, the present one among them."""
    row, over = scene.row, None if scene.live is None else scene.live.match.over
    games = list(row.played)
    if over is not None:
        games.append(
            Played(row.number, row.game, row.places, list(over.scores), list(over.winners), row.tried)
        )
    return [game for game in games if game.tried is None]


def who(game: Played, language: str) -> list[tuple[str, str]]:
    """By what everybody in a game is known all evening, and what they are called; every guest is another."""
    return [
        (place.session or place.name or f"{game.number}.{seat}", place.sitter or name)
        for seat, (place, name) in enumerate(zip(game.places, called(game.places, language), strict=True))
    ]
