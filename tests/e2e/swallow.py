"""A network that can swallow everything, as a phone's does: a TCP proxy in front of a server."""

import contextlib
import socket
import time
from collections.abc import Iterator
from threading import Event, Thread


class Network:
    """Bytes go through until it swallows: then they are held back on all lines, both ways."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.flows = Event()  # of new lines; every line keeps the one it began with
        self.flows.set()
        self.held: list[Event] = []
        self.ends: list[socket.socket] = []
        self.busy = time.monotonic()  # when bytes last went through
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.door.accept()
                far = socket.create_connection(("127.0.0.1", self.port))
                self.ends += [near, far]
                for way in ((near, far), (far, near)):
                    Thread(target=self.carry, args=[*way, self.flows], daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket, flows: Event) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                flows.wait()
                self.busy = time.monotonic()
                target.sendall(data)
            flows.wait()
            target.shutdown(socket.SHUT_WR)

    def rest(self) -> None:
        """Wait until whatever was on its way has come."""
        while time.monotonic() - self.busy < 0.5:
            time.sleep(0.05)

    def swallow(self) -> None:
        """All lines die, and new ones with them."""
        self.flows.clear()

    def heal(self) -> None:
        """New lines work; the old ones stay dead."""
        self.held.append(self.flows)
        self.flows = Event()
        self.flows.set()

    def release(self) -> None:
        """What was held back arrives after all."""
        for flows in (*self.held, self.flows):
            flows.set()

    def close(self) -> None:
        self.release()
        for end in (self.door, *self.ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@contextlib.contextmanager
def network(port: int) -> Iterator[Network]:
    """A network in front of the server at this port."""
    made = Network(port)
    yield made
    made.close()
