"""Hostile input: nonsense, forged seats, floods. A clear error, nothing changed, and everybody else plays on."""

import json
import random
import string
import time
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.serialization import encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from spielwerk.server.app import create_app
from spielwerk.server.messages import LARGEST_MESSAGE, PROTOCOL
from spielwerk.server.settings import Settings
from tests.server.support import PATIENCE, Person, Server, closing_code

NASTY_TEXTS = ("[" * 5_000, '{"type":' * 2_000, '{"type":"say","key":"k","text":"\\u0000"', "\0" * 500)
"""Text that is no JSON, or JSON only for a patient decoder."""
NASTY = st.sampled_from(NASTY_TEXTS)
LONG = st.builds(lambda letter: letter * 1_000, st.sampled_from(("a", "\0", "é", "../", "%00")))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | LONG,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
KINDS = ("play", "undo", "replace", "rematch", "vote", "say", "leave", "return", "start", "rename", "why", "hint")
FIELDS = ("key", "decision", "action", "step", "seat", "level", "offer", "agree", "text", "name", "language", "token")
MESSAGES = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    st.sampled_from((*KINDS, "hello", "language", "ping", "update", "x", "")),
    st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=5),
)


def schema() -> schemathesis.BaseSchema:
    app = create_app(Settings())
    document = json.loads(encode_json(app.openapi_schema.to_schema()))
    return schemathesis.openapi.from_dict(document)


@pytest.mark.filterwarnings("ignore")
@schema().parametrize()
@settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
)
def test_the_http_interface_keeps_its_word(case: Any, server: Server) -> None:
    """Whatever comes, the answer is one that the OpenAPI document announces, and never a failure of the server."""
    response = case.call(base_url=str(server.http.base_url))
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    case.validate_response(response, checks=checks)


def victim(server: Server) -> tuple[Person, Person]:
    """A table where it is Ann's turn."""
    ann, ben = server.people("verlagswelt", 2, options={"first_player": "0"})
    ann.wait(lambda: ann.is_asked)
    ben.quiet(0.1)
    return ann, ben


def test_a_fuzzer_on_the_socket_changes_nothing(server: Server) -> None:
    """Ben sends thousands of malformed and out-of-turn messages; the game stands as it stood."""
    ann, ben = victim(server)
    before = ann.position

    @settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(st.lists(MESSAGES | JSON | NASTY, min_size=1, max_size=8))
    def attack(messages: list[Any]) -> None:
        harmless = [m for m in messages if not (isinstance(m, dict) and m.get("type") in ("leave", "say", "rename"))]
        with connect(ben.address, open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": ben.token}))
            answers: list[dict[str, Any]] = []
            try:
                for message in harmless:
                    socket.send(message if message in NASTY_TEXTS else json.dumps(message))
                socket.send('{"type":"ping"}')
                while not answers or answers[-1]["type"] != "pong":
                    answers.append(json.loads(socket.recv(PATIENCE)))
            except ConnectionClosed:
                return
            assert all(answer.get("code") != "internal" for answer in answers)

    attack()
    ann.quiet()
    assert ann.position == before
    assert ann.play(ann.named("pass"))["type"] == "done"


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[]", '"x"', "{}", '{"type":"play"}', "\u0000", "9" * 5000, '{"type":"hello","protocol":1}' * 2],
)
def test_nonsense_instead_of_hello_closes_the_door(server: Server, text: str) -> None:
    ann, _ = victim(server)
    with connect(ann.address, open_timeout=PATIENCE) as socket:
        socket.send(text)
        assert json.loads(socket.recv(PATIENCE))["code"] == "malformed"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


def test_random_bytes(server: Server) -> None:
    ann, _ = victim(server)
    noise = random.Random(3)
    for size in (1, 10, 1000):
        with connect(ann.address, open_timeout=PATIENCE) as socket:
            socket.send(noise.randbytes(size))
            assert json.loads(socket.recv(PATIENCE))["type"] == "problem"
            with pytest.raises(ConnectionClosed):
                socket.recv(PATIENCE)
    assert server.http.get("/health").status_code == 200


def hello(server: Server, table: str, **more: Any) -> tuple[str, int]:
    """The code of the problem that a hello meets, and the closing code."""
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, **more}))
        problem = json.loads(socket.recv(PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return str(problem["code"]), closed.value.rcvd.code


def test_wrong_tokens_and_tables(server: Server) -> None:
    ann, ben = victim(server)
    other, _ = victim(server)
    assert hello(server, ann.id, token="x" * 32) == ("unauthorized", 4401)
    assert hello(server, ann.id, token=other.token) == ("unauthorized", 4401)
    assert hello(server, "a" * 16, token=ann.token) == ("no_such_table", 4404)
    assert hello(server, ann.id, protocol=99) == ("protocol", 4400)
    path = f"/api/tables/{ann.id}"
    for header in ("Bearer " + "x" * 32, "Bearer", "Basic abc", "Bearer " + "x" * 500):
        assert server.http.get(f"{path}/update", headers={"Authorization": header}).status_code == 401
    command = {"type": "play", "key": "k", "decision": ann.position["decision"], "action": ann.named("pass")}
    forged = server.post(f"{path}/commands", command, headers={"Authorization": f"Bearer {ben.token}"})
    assert forged.status_code == 409 and forged.json()["code"] == "not_your_turn"
    assert server.post(f"{path}/commands", command).json()["code"] == "not_seated"


def test_too_large(server: Server) -> None:
    ann, _ = victim(server)
    ann.send(json.dumps({"type": "say", "key": "k", "text": "x" * LARGEST_MESSAGE}))
    assert closing_code(ann) == 4413
    body = {"tokens": ["x" * 60] * 2000}
    assert server.post("/api/mine", body).status_code == 413


def test_a_flood_is_slowed_down_then_closed_and_others_play_on(folder: Path) -> None:
    with Server(folder, burst=20, rate=5.0) as server:
        ann, ben = victim(server)
        try:
            for _ in range(500):
                ben.send('{"type":"ping"}')
        except ConnectionClosed:
            pass
        assert closing_code(ben) == 4429
        refused = [json.loads(text) for text in ben.raw if '"too_many"' in text]
        assert refused and "Too many" in refused[0]["message"]
        assert ann.play(ann.named("pass"))["type"] == "done"


def test_a_flood_of_requests_is_refused(folder: Path) -> None:
    with Server(folder, http_burst=20, http_rate=1.0) as server:
        codes = [server.http.get("/api/tables").status_code for _ in range(60)]
        assert codes.count(200) >= 20 and codes.count(429) >= 30
        assert server.http.get("/health").status_code == 200


def test_who_says_nothing_is_shown_out(folder: Path) -> None:
    with Server(folder, hello_seconds=0.2) as server:
        table = server.open("verlagswelt", ["bot", "bot"])["table"]
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
            began = time.monotonic()
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4408
        assert time.monotonic() - began < 10


def test_a_full_house(folder: Path) -> None:
    with Server(folder, connections=2) as server:
        ann, _ = victim(server)
        with connect(ann.address) as socket:
            assert json.loads(socket.recv(PATIENCE))["code"] == "busy"


def test_a_failure_behind_a_command_is_told_and_the_table_comes_back(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk refuses: nobody hears of the move, and what is on disk counts."""
    with Server(folder) as server:
        ann, _ = victim(server)
        before = ann.position["view"]

        async def broken(_: Any) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(server.hub.store, "write", broken)
        ann.send({"type": "play", "key": "k", "decision": ann.position["decision"], "action": ann.named("pass")})
        assert closing_code(ann) == 1012
        monkeypatch.undo()
        ann.connect()
        assert ann.position["view"] == before
        assert ann.play(ann.named("pass"))["type"] == "done"


def test_letters_of_all_kinds_are_just_text(server: Server) -> None:
    ann, ben = victim(server)
    for text in ("'; DROP TABLE events; --", "<script>alert(1)</script>", "{ $name }", string.printable.strip()):
        assert ann.ask("say", text=text)["type"] == "done"
    ben.wait(lambda: len([line for line in ben.chat if line["kind"] == "said"]) == 4)
    assert ben.chat[-3]["text"] == "<script>alert(1)</script>" and ben.chat[-2]["text"] == "{ $name }"
