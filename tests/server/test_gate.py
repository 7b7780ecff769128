"""The door: who may ask and how, in what time, and how much one address may take."""

import asyncio
import json
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from spielwerk.server.hosts import Hosts
from spielwerk.server.limits import network_of
from spielwerk.server.messages import PROTOCOL, is_too_deep
from tests.server.support import PATIENCE, Person, Server

WISH = {"game": "verlagswelt", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "person"}]}
DEEP = "[" * 5_000
LONG = "a" * 300


def count(server: Server, figure: str) -> float:
    lines = server.http.get("/metrics").text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(figure + " ")), 0.0)


# --- addressed to us, from a page of ours, in our format ---


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost:5173", True),
        ("spiel.localhost", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.5:8000", True),
        ("[2001:db8::7]:8000", True),
        ("[::1]", True),
        ("Play.Example.org:443", True),
        ("reached.example.net", True),
        (f"{socket.gethostname()}.local:8000", True),
        ("evil.example.com", False),
        ("127.0.0.1.evil.example.com", False),
        ("localhost.evil.example.com:8000", False),
        ("[", False),
    ],
)
def test_names_of_the_server(host: str, is_known: bool) -> None:
    assert Hosts(["play.example.org"], "http://reached.example.net:8000").knows(host) == is_known


@pytest.mark.parametrize(
    ("origin", "host", "is_ours"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://localhost:5173", "localhost:5173", True),
        ("https://192.168.1.5", "192.168.1.5", True),
        ("https://192.168.1.5:443", "192.168.1.5", True),
        ("https://play.example.org", "127.0.0.1:8000", True),
        ("http://127.0.0.1:9000", "127.0.0.1:8000", False),
        ("https://evil.example.com", "127.0.0.1:8000", False),
        ("null", "127.0.0.1:8000", False),
        ("", "127.0.0.1:8000", False),
    ],
)
def test_pages_of_the_server(origin: str, host: str, is_ours: bool) -> None:
    assert Hosts(["play.example.org"], None).is_same_site(origin, host) == is_ours


def test_a_foreign_name_is_refused_everywhere_with_what_to_do(server: Server) -> None:
    """DNS rebinding: a foreign page whose name leads here."""
    foreign = {"Host": "evil.example.com", "Accept-Language": "en"}
    for path in ("/", "/api/games", "/metrics", "/health", "/api/schema/openapi.json"):
        answer = server.http.get(path, headers=foreign)
        assert answer.status_code == 421 and answer.json()["code"] == "wrong_host", path
    assert "--public-host evil.example.com" in answer.json()["message"]
    assert server.post("/api/tables", WISH, headers=foreign).status_code == 421


def test_a_foreign_page_opens_no_table(server: Server) -> None:
    before = server.do(server.hub.store.untouched("open", time.time() + 9))
    plain = {"Content-Type": "text/plain", "Accept-Language": "en"}
    answer = server.http.post("/api/tables", content=json.dumps(WISH), headers=plain)
    assert answer.status_code == 415 and "application/json" in answer.json()["message"]
    assert server.http.post("/api/tables", content=json.dumps(WISH)).status_code == 415
    for origin in ("https://evil.example.com", "null", "http://127.0.0.1:1"):
        answer = server.post("/api/tables", WISH, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["code"] == "other_site"
    assert server.do(server.hub.store.untouched("open", time.time() + 9)) == before
    own = {"Origin": f"http://127.0.0.1:{server.port}", "Content-Type": "application/json; charset=utf-8"}
    assert server.http.post("/api/tables", content=json.dumps(WISH), headers=own).status_code == 201


def test_a_foreign_page_opens_no_socket(server: Server) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{server.open('verlagswelt', ['me', 'person'])['table']}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin=Origin("https://evil.example.com"))
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["code"] == "other_site"
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}")) as welcome:
        welcome.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        assert json.loads(welcome.recv(PATIENCE))["type"] == "update"


def test_figures_are_for_the_operator(folder: Path) -> None:
    """Who counts moves counts sealed choices."""
    with Server(folder, metrics_token="of-the-operator") as server:
        assert server.http.get("/metrics").status_code == 200
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
            for who in ("203.0.113.9", "127.0.0.1"):
                answer = server.http.get("/metrics", headers={header: who})
                assert answer.status_code == 403 and answer.json()["code"] == "operator_only"
        far = {"X-Forwarded-For": "203.0.113.9"}
        right, wrong = ({"Authorization": f"Bearer {token}"} for token in ("of-the-operator", "of-the-operatoR"))
        assert server.http.get("/metrics", headers=far | wrong).status_code == 403
        assert "spielwerk_moves" in server.http.get("/metrics", headers=far | right).text


# --- in time ---


def test_half_sent_requests_are_closed(folder: Path) -> None:
    """A thousand of them, cut at different places; meanwhile others are served."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    parts = (b"", b"GET / HT", head, head + b"Content-Length: 50\r\n\r\n{")

    async def half(port: int, part: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(part)
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        return answer

    async def attack(port: int) -> list[bytes]:
        return await asyncio.gather(*(half(port, parts[number % len(parts)]) for number in range(1_000)))

    with Server(folder, request_seconds=2.0, requests_at_once=2_000) as server:
        answers = asyncio.run(attack(server.port))
        assert len(answers) == 1_000
        for answer in answers:
            assert answer.startswith(b"HTTP/1.1 408") and b'"too_slow"' in answer
        assert server.http.get("/health").status_code == 200
        assert count(server, 'spielwerk_limited_total{limit="too_slow"}') >= 1_000


def test_a_connection_in_use_is_not_hurried(folder: Path) -> None:
    """Requests one after the other, a socket for long: only a request under way has to be quick."""
    with Server(folder, request_seconds=0.3) as server:
        ann, _ = server.people("verlagswelt", 2, options={"first_player": "0"})
        for _ in range(4):
            assert server.http.get("/health").status_code == 200
            time.sleep(0.2)
        ann.wait(lambda: ann.is_asked)
        assert ann.play(ann.named("pass"))["type"] == "done"


def test_more_connections_than_there_is_room_for(folder: Path) -> None:
    with Server(folder, connections=3, requests_at_once=2) as server:
        idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
        time.sleep(0.2)
        answer = httpx.get(f"http://127.0.0.1:{server.port}/health")
        assert answer.status_code == 503 and answer.json()["code"] == "busy"
        for one in idle:
            one.close()
        time.sleep(0.2)
        assert server.http.get("/health").status_code == 200


# --- not too deep, no impossible names ---


@pytest.mark.parametrize(
    ("text", "is_deep"),
    [
        ("[" * 16 + "]" * 16, False),
        ("[" * 17, True),
        ('{"a":' * 17, True),
        ("[]" * 1000, False),
        ('"' + "[" * 100 + '"', False),
        ('"\\"' + "[" * 100, False),
        ('"a\\\\"' + "[" * 17, True),
    ],
)
def test_depth(text: str, is_deep: bool) -> None:
    assert is_too_deep(text) == is_deep


@pytest.mark.parametrize("text", [DEEP, '{"type":"say","key":"k","text":' + DEEP, '{"x":' * 3_000])
def test_deep_json_is_refused(server: Server, text: str) -> None:
    headers = {"Content-Type": "application/json", "Accept-Language": "en"}
    seated = server.open("verlagswelt", ["me", "person"])
    for path in ("/api/tables", "/api/mine", f"/api/tables/{seated['table']}/commands"):
        answer = server.http.post(path, content=text, headers=headers)
        assert answer.status_code == 400 and answer.json()["code"] == "malformed"
        assert "nested" in answer.json()["message"]
    ann = Person(server, seated["table"], seated["token"])
    ann.send(text)
    assert ann.take()["code"] == "malformed"
    assert ann.ask("say", text="still here")["type"] == "done"
    with connect(ann.address) as other:
        other.send(text)
        assert json.loads(other.recv(PATIENCE))["code"] == "malformed"


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/g/%00",
        "/assets/%00.js",
        f"/{LONG}",
        f"/g/{LONG}",
        f"/{LONG}.js",
        "/" + "/".join([LONG[:200]] * 30),
        "/api/tables/%00",
        "/api/games/%00/content",
        "/api/games/x/texts/%00",
    ],
)
def test_names_that_nothing_can_have(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 404 and answer.json()["code"].startswith("no"), answer.text


# --- how much one address may take ---


@pytest.mark.parametrize(
    ("host", "together"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_who_is_counted_together(host: str, together: str) -> None:
    assert network_of(host) == together


def refusal(answer: httpx.Response) -> str:
    assert answer.status_code == 429 and len(answer.json()["message"]) > 30
    return str(answer.json()["code"])


def test_tables_per_hour_and_address(folder: Path) -> None:
    with Server(folder, tables_per_hour=3) as server:
        for _ in range(3):
            server.open("verlagswelt", ["me", "person"])
        assert refusal(server.post("/api/tables", WISH)) == "tables_per_hour"
        other = {"X-Forwarded-For": "203.0.113.9"}
        assert server.post("/api/tables", WISH, headers=other).status_code == 201
        assert count(server, 'spielwerk_limited_total{limit="tables_per_hour"}') >= 1


def test_tables_at_once_and_address(folder: Path) -> None:
    with Server(folder, tables_at_once=2, idle_seconds=0.2) as server:
        seated = [server.open("verlagswelt", ["me", "person"]) for _ in range(2)]
        people = [Person(server, one["table"], one["token"]) for one in seated]
        assert refusal(server.post("/api/tables", WISH)) == "tables_at_once"
        people[0].close()
        until = time.monotonic() + PATIENCE
        while server.post("/api/tables", WISH).status_code != 201:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_seats_per_hour_and_address(folder: Path) -> None:
    with Server(folder, joins_per_hour=1) as server:
        table = server.open("verlagswelt", ["me", "person", "person"])["table"]
        server.join(table, "Ben")
        assert refusal(server.post(f"/api/tables/{table}/join", {"name": "Cem"})) == "joins_per_hour"


@pytest.mark.parametrize(
    ("settings", "code"),
    [({"sockets_per_address": 2}, "sockets_at_once"), ({"socket_burst": 2, "socket_rate": 0.001}, "too_many")],
)
def test_sockets_per_address(folder: Path, settings: dict[str, Any], code: str) -> None:
    with Server(folder, **settings) as server:
        people = server.people("verlagswelt", 2)
        with connect(people[0].address) as third:
            assert json.loads(third.recv(PATIENCE))["code"] == code
            with pytest.raises(ConnectionClosed) as closed:
                third.recv(PATIENCE)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        with connect(people[0].address, additional_headers={"X-Forwarded-For": "203.0.113.9"}) as elsewhere:
            elsewhere.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            assert json.loads(elsewhere.recv(PATIENCE))["type"] == "update"
        if code == "sockets_at_once":
            people[1].close()
            until = time.monotonic() + PATIENCE
            while server.hub.connections > 1 and time.monotonic() < until:
                time.sleep(0.01)
            people[1].connect()


def test_lines_per_person(folder: Path) -> None:
    """One person's talk is limited; nobody else and no move is."""
    with Server(folder, lines_per_person=4) as server:
        ann, ben = server.people("verlagswelt", 2, options={"first_player": "0"})
        answers = [ann.ask("say", text=f"line {number}") for number in range(6)]
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["problem"] * 3  # sitting down was the first
        assert answers[-1]["code"] == "said_enough" and "4 lines" in answers[-1]["message"]
        assert ann.ask("rename", name="Anna")["code"] == "said_enough"
        assert ben.ask("say", text="hello")["type"] == "done"
        ann.wait(lambda: ann.is_asked)
        assert ann.play(ann.named("pass"))["type"] == "done"
