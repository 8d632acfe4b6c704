"""Where people find the server: its address, those of the house's network, and a QR code for phones."""

import io
import ipaddress
import shutil
import socket
from typing import TextIO

import ifaddr
import segno

ANY = ("", "0.0.0.0", "::")
BRIDGES = ("br-", "docker", "veth", "virbr", "vmnet", "cni", "podman")  # lead to machines inside this one
QUIET = 4  # modules around a code
BRIGHT_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"  # the code's light is drawn: on any theme it must be light


def url(host: str, port: int) -> str:
    """Where browsers find the server; open to the network, the address that invitations can carry."""
    if host in ANY:
        host = own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: connecting only chooses the way out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which nobody has
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found


def house_addresses(host: str) -> list[str]:
    """Where others in the house's network find a server that listens on this address, the best one first."""
    if host not in ANY:
        return [host] if reachable(host) else []
    adapters = [adapter for adapter in ifaddr.get_adapters() if not adapter.nice_name.startswith(BRIDGES)]
    found = [str(ip.ip) for adapter in adapters for ip in adapter.ips if ip.is_IPv4]
    return [address for address in dict.fromkeys([own_address(), *found]) if reachable(address)]


def reachable(host: str) -> bool:
    """Whether others may find this machine by it."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host != "localhost"
    return not (address.is_loopback or address.is_link_local)


def welcome(host: str, port: int, out: TextIO) -> None:
    """Tell a room how to join; whoever listens for this machine alone is told nothing."""
    urls = [url(address, port) for address in house_addresses(host)]
    if not urls:
        return
    print(f"Phones in this network join at {urls[0]}", file=out)
    if (code := drawn(urls[0])) and can_show(out, code):
        print("\n".join(f"{BRIGHT_ON_BLACK}{line}{PLAIN}" for line in code), file=out)
    for other in urls[1:]:
        print(f"or at {other}", file=out)
    out.flush()


def drawn(text: str) -> list[str]:
    """A QR code in half blocks, line by line."""
    drawing = io.StringIO()
    segno.make_qr(text, error="l").terminal(drawing, border=QUIET, compact=True)
    return drawing.getvalue().splitlines()


def can_show(out: TextIO, code: list[str]) -> bool:
    """Whether it is a terminal, wide enough, that has half blocks."""
    try:
        "".join(code).encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return out.isatty() and shutil.get_terminal_size().columns > len(code[0])
