"""A server of one's own: the ordinary one, in a process beside, on this machine alone, gone with us."""

import subprocess
import sys
import tempfile
from types import TracebackType

from miccia.core.refused import BadSetup

PATIENCE = 10  # seconds to end by itself


class House:
    """A running server, and where it is. Its games are kept in a folder that goes with it."""

    def __enter__(self) -> str:
        self.folder = tempfile.TemporaryDirectory(prefix="miccia-", ignore_cleanup_errors=True)
        self.errors = tempfile.TemporaryFile("w+")
        words = ["serve", "--host", "127.0.0.1", "--port", "0", "--no-open", "--log-level", "error"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "miccia", *words, "--data", self.folder.name],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )  # in our own group: a terminal that is closed ends it too
        assert self.process.stdout is not None
        address = self.process.stdout.readline().partition(" ")[0]
        if not address.startswith("http"):
            self.errors.seek(0)
            problem = self.errors.read().strip().rpartition("\n")[2].removeprefix("miccia: ")
            self.__exit__(None, None, None)
            raise BadSetup("no-server", problem or "the server did not start")
        return address

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        try:
            self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
        self.errors.close()
        self.folder.cleanup()
