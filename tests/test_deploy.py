"""What hosts are given: the image, the service, the samples for proxies. What can be tried is tried."""

import asyncio
import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect

from miccia.cli import parser
from tests.postgres import NO_PROXY, haproxy
from tests.server.house import Player, running, seated

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile as it is read: every instruction and what follows it."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").splitlines()
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines if line.strip()]


def of(kind: str) -> list[str]:
    return [rest for name, rest in instructions() if name == kind]


def test_the_image_is_made_of_what_is_in_the_repository() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True
    ).stdout.splitlines()
    copied = [name for rest in of("COPY") if "--from" not in rest for name in rest.split()[:-1]]
    assert len(copied) > 5
    for name in copied:
        assert (ROOT / name).exists() and f"!{name}" in ignored, name
        assert not tracked or any(file == name or file.startswith(f"{name}/") for file in tracked), name
    needed = ["hatch_build.py", "pyproject.toml", "requirements.txt", "src", "web", "README.md", "LICENSE"]
    assert set(needed) <= set(copied)


def test_the_image_installs_what_is_pinned_and_nothing_else() -> None:
    runs = " && ".join(of("RUN"))
    installs = re.findall(r"pip install ([^&]+)", runs)
    assert len(installs) == 3
    for words in map(shlex.split, installs):
        files = [words[place + 1] for place, word in enumerate(words) if word == "-r"]
        assert all((ROOT / file).is_file() for file in files)
        assert ("--require-hashes" in words and files) or {"--no-deps", "--no-index"} <= set(words), words
    wheel = re.findall(r"pip wheel ([^&]+)", runs)
    assert len(wheel) == 1 and {"--no-deps", "--no-build-isolation"} <= set(shlex.split(wheel[0]))
    assert "MICCIA_COMPILE=1" in runs
    locked = (ROOT / "requirements.txt").read_text()
    (gone,) = re.findall(r"pip uninstall --yes ([^&]+)", runs)
    assert all(f"\n{name}==" in locked for name in gone.split())


def test_the_image_is_nobody_and_keeps_its_games() -> None:
    assert len(of("FROM")) == 2 and all(image.startswith("python:3.12-slim") for image in of("FROM"))
    last = [name for name, _ in instructions()]
    final = instructions()[len(last) - last[::-1].index("FROM") - 1 :]
    settings = dict(final)
    assert settings["USER"] not in ("0", "root") and settings["VOLUME"] == "/data"
    assert "MICCIA_DATA=/data" in settings["ENV"] and settings["EXPOSE"] == "8000"
    assert json.loads(settings["ENTRYPOINT"]) == ["miccia"]
    given = parser().parse_args(json.loads(settings["CMD"]))
    assert (given.host, given.port) == ("0.0.0.0", 8000)


async def checked(port: int) -> int:
    """The exit code of the image's health check, asked of another port."""
    (rest,) = of("HEALTHCHECK")
    python, *words = json.loads(rest[rest.index("[") :])
    assert python == "python"
    command = [sys.executable, *[word.replace(":8000", f":{port}") for word in words]]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, timeout=30)
    return done.returncode


@pytest.mark.anyio
async def test_the_health_check_of_the_image_knows_well_from_unwell(tmp_path: Path) -> None:
    async with running(tmp_path / "miccia.db") as server:
        assert await checked(server.port) == 0
    assert await checked(server.port) != 0


def test_compose_puts_a_proxy_in_front_that_miccia_knows() -> None:
    composed: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    miccia, caddy = composed["services"]["miccia"], composed["services"]["caddy"]
    given = parser().parse_args(miccia["command"])
    (network,) = composed["networks"]["house"]["ipam"]["config"]
    assert given.behind == [network["subnet"]] and "ports" not in miccia
    assert miccia["networks"] == caddy["networks"] == ["house"]
    assert caddy["environment"]["MICCIA_UPSTREAM"] == f"miccia:{given.port}"
    mounted = [volume.split(":")[0] for service in (miccia, caddy) for volume in service["volumes"]]
    assert all((ROOT / name).is_file() for name in mounted if name.startswith("."))
    assert {name for name in mounted if not name.startswith(".")} == composed["volumes"].keys()
    names = re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text())
    assert set(names) == caddy["environment"].keys()


def test_the_cluster_of_compose_is_what_the_proxy_expects() -> None:
    composed: dict[str, Any] = yaml.safe_load((ROOT / "compose.cluster.yaml").read_text())
    services = composed["services"]
    proxy = services["haproxy"]
    (network,) = composed["networks"]["house"]["ipam"]["config"]
    for number in (1, 2, 3):
        node = services[f"n{number}"]
        given = parser().parse_args(node["command"])
        assert given.behind == [network["subnet"]] and "ports" not in node
        assert proxy["environment"][f"MICCIA_N{number}"] == f"n{number}:{given.port}"
        assert node["environment"]["MICCIA_STORE"].startswith("postgresql://miccia:$")
    assert {service for service in services if services[service]["networks"] != ["house"]} == set()
    config = (DEPLOY / "haproxy.cfg").read_text()
    assert set(re.findall(r"\$\{(\w+)\}", config)) == proxy["environment"].keys()
    (mounted,) = proxy["volumes"]
    assert (ROOT / mounted.split(":")[0]).is_file()


@pytest.mark.skipif(haproxy() is None, reason=NO_PROXY)
def test_haproxy_takes_its_configuration_and_brings_a_table_to_one_server(tmp_path: Path) -> None:
    """However its code is written, whatever is asked about it; lessons and lists go anywhere."""
    with ExitStack() as stack:
        servers = [stack.enter_context(said(f"n{number}")) for number in (1, 2, 3)]
        nodes = {f"MICCIA_N{number}": f"127.0.0.1:{port}" for number, port in enumerate(servers, 1)}
        port = free_port()
        where = os.environ | nodes | {"MICCIA_BIND": f"127.0.0.1:{port}"}
        program = haproxy()
        assert program is not None
        checked = subprocess.run(
            [program, "-c", "-f", str(DEPLOY / "haproxy.cfg")], env=where, capture_output=True
        )
        assert checked.returncode == 0, checked.stderr
        proxy = subprocess.Popen([program, "-db", "-q", "-f", str(DEPLOY / "haproxy.cfg")], env=where)
        stack.callback(proxy.wait, 10)
        stack.callback(proxy.kill)
        site = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}"))
        until = monotonic() + 20
        while not reached(site):
            assert monotonic() < until
            sleep(0.05)
        places = set()
        for number in range(10, 40):
            code = f"LUNA-MARE-{number}"
            paths = [f"/ws/{code}", f"/ws/{code.lower()}", f"/ws/LUNA%2DMARE-{number}", f"/t/{code}?x=1"]
            found = {site.get(path).text for path in [*paths, f"/api/tables/{code}/record"]}
            assert len(found) == 1, (code, found)
            places |= found
        assert places == {"n1", "n2", "n3"}
        assert {site.get("/ws/lesson/hanabi").text for _ in range(6)} == places
        assert {site.get("/api/tables").text for _ in range(6)} == places
        moving = {site.get(path).text for path in ("/api/me/code", "/api/me/move") for _ in range(3)}
        assert len(moving) == 1 and {site.get("/api/me/games").text for _ in range(6)} == places


def reached(site: httpx.Client) -> bool:
    try:
        return site.get("/api/games").status_code == 200
    except httpx.TransportError:
        return False


@contextmanager
def said(text: str) -> Iterator[int]:
    """A server that only ever says its name; its port."""

    class Name(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, format: str, *given: object) -> None:
            """It only ever says its name."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Name) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_the_service_starts_what_there_is(tmp_path: Path) -> None:
    unit = (DEPLOY / "miccia.service").read_text()
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    given = parser().parse_args(shlex.split(start)[1:])
    assert given.behind == ["127.0.0.1,::1"] and given.host == "127.0.0.1" and given.no_open
    (kept,) = re.findall(r"^StateDirectory=(.*)$", unit, re.MULTILINE)
    assert str(given.data) == f"%S/{kept}"
    for hard in ("DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet="):
        assert f"\n{hard}\n" in unit


def test_a_service_of_several_takes_its_store_from_a_file_and_no_folder() -> None:
    unit = (DEPLOY / "several.conf").read_text()
    none, start = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    given = parser().parse_args(shlex.split(start)[1:])
    assert none == "" and given.data is None and given.host == "0.0.0.0" and len(given.behind) == 1
    assert "\nEnvironmentFile=/etc/miccia.env\n" in unit


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_finds_nothing_wrong_with_the_service(tmp_path: Path) -> None:
    unit = tmp_path / "miccia.service"
    program = Path(sys.executable).with_name("miccia")
    unit.write_text((DEPLOY / "miccia.service").read_text().replace("/opt/miccia/bin/miccia", f'"{program}"'))
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, timeout=60)
    assert verified.returncode == 0 and verified.stderr == ""
    exposed = ["systemd-analyze", "security", "--offline=true", "--no-pager", "--threshold=20", str(unit)]
    assert subprocess.run(exposed, capture_output=True, timeout=60).returncode == 0  # at most 2.0 of 10


# Real proxies


class Secured(Player):
    """Somebody who comes through a proxy that speaks TLS."""

    def __init__(self, port: int, forged: str = "203.0.113.7") -> None:
        super().__init__(port)
        self.site = f"https://localhost:{port}"
        self.trusting = ssl.create_default_context()
        self.trusting.check_hostname, self.trusting.verify_mode = False, ssl.CERT_NONE  # made a moment ago
        headers = {"X-Forwarded-For": forged, "X-Forwarded-Proto": "http", "Origin": self.site}
        self.http = httpx.AsyncClient(base_url=self.site, verify=self.trusting, headers=headers, timeout=20)

    def carry(self, cookie: str) -> None:
        name, _, value = cookie.partition(";")[0].partition("=")
        if name:
            self.http.cookies.set(name, value)

    async def dial(self, code: str, **headers: str) -> None:
        self.line = await connect(
            f"wss://localhost:{self.port}/ws/{code}",
            ssl=self.trusting,
            origin=self.site,  # type: ignore[arg-type]
            additional_headers=headers | {"Cookie": self.cookie} if self.cookie else headers,
            max_size=None,
        )
        assert self.line.response is not None
        if fresh := self.line.response.headers.get("Set-Cookie"):
            self.carry(fresh)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def nginx(folder: Path, upstream: int) -> Iterator[int]:
    """nginx with our sample, and a certificate of its own; its port."""
    plain, port = free_port(), free_port()
    certify = (
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost"
    )
    names = ["-keyout", "key.pem", "-out", "cert.pem"]
    subprocess.run([*certify.split(), *names], cwd=folder, check=True, capture_output=True)
    sample = (DEPLOY / "nginx.conf").read_text()
    for ours, here in {
        "/etc/letsencrypt/live/table.example/fullchain.pem": str(folder / "cert.pem"),
        "/etc/letsencrypt/live/table.example/privkey.pem": str(folder / "key.pem"),
        "table.example": "localhost",
        "127.0.0.1:8000": f"127.0.0.1:{upstream}",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl;\n": "",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
    }.items():
        assert ours in sample, ours
        sample = sample.replace(ours, here)
    (folder / "site.conf").write_text(sample)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}"
    )
    command = ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    tested = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert tested.returncode == 0 and "[warn]" not in tested.stderr, tested.stderr
    with started(command, port):
        yield port


@contextmanager
def caddy(folder: Path, upstream: int) -> Iterator[int]:
    """Caddy with our sample, and an authority that only it knows; its port."""
    port = free_port()
    options = ["admin off", "skip_install_trust", "auto_https disable_redirects", f"http_port {free_port()}"]
    lines = ["{", *options, "}", f"import {DEPLOY / 'Caddyfile'}", ""]
    (folder / "Caddyfile").write_text("\n".join(lines))
    env = {
        "MICCIA_SITE": f"localhost:{port}",
        "MICCIA_UPSTREAM": f"127.0.0.1:{upstream}",
        "HOME": str(folder),
    }
    env |= {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with started(command, port, **env):
        yield port


@contextmanager
def started(command: list[str], port: int, **env: str) -> Iterator[None]:
    with subprocess.Popen(command, env=os.environ | env, stderr=subprocess.DEVNULL) as process:
        try:
            for _ in range(200):
                assert process.poll() is None
                try:
                    socket.create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    process_wait(process)
            yield
        finally:
            process.terminate()


def process_wait(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(0.05)
    except subprocess.TimeoutExpired:
        return


PROXIES = {"nginx": nginx, "caddy": caddy}


@pytest.mark.anyio
@pytest.mark.parametrize("proxy", [
    pytest.param(name, marks=pytest.mark.skipif(not shutil.which(name), reason=f"no {name} here"))
    for name in PROXIES
])  # fmt: skip
async def test_a_game_over_tls_through_a_real_proxy(tmp_path: Path, proxy: str) -> None:
    async with running(tmp_path / "miccia.db", behind=["127.0.0.1/32"]) as server:
        with PROXIES[proxy](tmp_path, server.port) as port:
            ada, bea = Secured(port), Secured(port, forged="203.0.113.8")
            first = await ada.http.get("/")
            assert first.status_code == 200 and "; Secure" in first.headers["set-cookie"]
            await seated(ada, bea)
            assert ada.cookie != bea.cookie
            await asyncio.gather(ada.play(), bea.play())
            assert ada.update["turn"]["t"] == bea.update["turn"]["t"] == "over"
            assert set(server.lobby.makers.of) == {"127.0.0.1"}  # where they are, not where they say they are
            evil = {"Origin": "https://elsewhere.example"}
            new = {"game": "hanabi", "seats": 2, "name": "Eva"}
            assert (await ada.http.post("/api/tables", json=new, headers=evil)).status_code == 403
            assert (await ada.http.post("/api/tables", content=b"x" * 20_000)).status_code == 413
            for player in (ada, bea):
                await player.leave()
