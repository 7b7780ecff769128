"""Opening, joining, lists, names, the seed, and everything that is served beside the game."""

import hashlib
import io
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import segno

from spielwerk.games import available
from spielwerk.server import typescript
from spielwerk.server.address import reached_at
from tests.server.support import Person, Server, play_on


def test_play_now_starts_at_once(server: Server) -> None:
    seated = server.open("verlagswelt", ["bot", "me", "bot"])
    person = Person(server, seated["table"], seated["token"])
    person.wait(lambda: person.is_asked)
    assert person.table["status"] == "running"
    assert [seat["kind"] for seat in person.table["seats"]] == ["bot", "person", "bot"]
    assert seated["seat"] == person.seat == 1


def test_friends_join_by_link_and_the_last_one_starts_the_game(server: Server) -> None:
    host = server.open("genies", ["me", "person", "person"], public=True)
    listed = server.http.get("/api/tables").json()
    assert host["table"] in [table["id"] for table in listed]
    ann = Person(server, host["table"], host["token"])
    assert ann.table["status"] == "open" and ann.position == {}
    second = server.join(host["table"], "Ben", seat=2)
    assert second["seat"] == 2
    ann.wait(lambda: ann.table["seats"][2]["name"] == "Ben")
    assert ann.table["status"] == "open"
    server.join(host["table"], "Cem")
    ann.wait(lambda: ann.table["status"] == "running")
    assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Cem", "Ben"]
    assert host["table"] not in [table["id"] for table in server.http.get("/api/tables").json()]
    full = server.post(f"/api/tables/{host['table']}/join", {"name": "Dan"})
    assert full.status_code == 409 and full.json()["code"] == "table_full"


def test_private_tables_are_not_listed(server: Server) -> None:
    host = server.open("verlagswelt", ["me", "person"])
    assert host["table"] not in [table["id"] for table in server.http.get("/api/tables").json()]


def test_the_host_may_begin_with_bots_in_the_open_seats(server: Server) -> None:
    host = server.open("verlagswelt", ["me", "person", "person"])
    guest = server.join(host["table"], "Ben")
    ann, ben = (Person(server, one["table"], one["token"]) for one in (host, guest))
    assert ben.ask("start")["code"] == "not_host"
    assert ann.ask("start", level=1)["type"] == "done"
    ann.wait(lambda: ann.table["status"] == "running")
    assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "person", "bot"]
    assert ann.ask("start")["code"] == "not_open"


def test_a_seat_given_up_before_the_start_is_open_again_and_its_token_void(server: Server) -> None:
    host = server.open("verlagswelt", ["me", "person", "person"])
    guest = server.join(host["table"], "Ben")
    ben = Person(server, guest["table"], guest["token"])
    assert ben.ask("leave")["type"] == "done"
    ben.wait(lambda: ben.table["seats"][1]["kind"] == "open")
    assert ben.ask("say", text="still here?")["code"] == "not_seated"
    refused = server.http.get(
        f"/api/tables/{guest['table']}/update", headers={"Authorization": f"Bearer {guest['token']}"}
    )
    assert refused.status_code == 401
    assert server.join(host["table"], "Cem")["seat"] == 1


def test_names_are_clean_and_distinct(server: Server) -> None:
    host = server.open("verlagswelt", ["me", "person", "person"], name="  Zoë\u202e  Q ")
    ann = Person(server, host["table"], host["token"])
    assert ann.table["seats"][0]["name"] == "Zoë Q"
    server.join(host["table"], "zoë q")
    ann.wait(lambda: ann.table["seats"][1]["name"] == "zoë q 2")
    assert ann.ask("rename", name="Ann")["type"] == "done"
    ann.wait(lambda: ann.table["seats"][0]["name"] == "Ann")
    assert ann.ask("rename", name="\u200b")["code"] == "bad_name"


def test_my_games_are_found_by_tokens_and_my_turn_comes_first(server: Server) -> None:
    waiting = server.open("verlagswelt", ["me", "person"])
    running = server.open("verlagswelt", ["me", "bot"])
    person = Person(server, running["table"], running["token"])
    person.wait(lambda: person.is_asked)
    mine = server.post("/api/mine", {"tokens": [waiting["token"], running["token"], "x" * 32]}).json()
    assert [(game["token"], game["my_turn"]) for game in mine] == [(1, True), (0, False)]
    assert mine[0]["table"]["id"] == running["table"] and mine[0]["table"]["seats"][0]["connected"]


def test_the_seed_that_was_promised_is_the_seed_that_was_played(server: Server) -> None:
    seated = server.open("verlagswelt", ["me", "bot"])
    person = Person(server, seated["table"], seated["token"])
    promised = person.table["seed_hash"]
    assert not person.table["seed"]
    play_on([person], seed=3)
    told = person.table["seed"]
    assert hashlib.sha256(f"{told['salt']}:{told['seed']}".encode()).hexdigest() == promised
    assert server.http.get(f"/api/tables/{person.id}/save").json()["seed"] == int(told["seed"])
    assert not any(told["salt"] in text or f'"{told["seed"]}"' in text for text in person.raw[:-2])


def test_who_made_the_printed_games_is_told(server: Server) -> None:
    printed = {game["id"]: game["printed"] for game in server.http.get("/api/games").json()}
    assert printed["verlagswelt"] == {"designers": ["Masao Suganuma"], "publisher": "Kosmos", "year": 2022}
    assert printed["genies"] == {"designers": ["Simon Haas"], "publisher": None, "year": None}
    assert all(facts["designers"] for facts in printed.values())


def test_the_readme_names_who_made_the_printed_games() -> None:
    rows = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8").splitlines()
    for meta in available():
        row = next(row for row in rows if row.startswith(f"| `{meta.id}` | ") and "](docs/rules/" in row)
        edition = " ".join(str(part) for part in (meta.printed.publisher, meta.printed.year) if part)
        by = "; ".join(filter(None, (" and ".join(meta.printed.designers), edition)))
        assert row.split(" | ")[2] == by


def test_teams_are_told(server: Server) -> None:
    facts = {game["id"]: game for game in server.http.get("/api/games").json()}
    assert facts["zenith"]["teams"] == {"4": [[0, 2], [1, 3]]} and facts["genies"]["teams"] == {}
    seated = server.open("zenith", ["me", "bot", "bot", "bot"])
    seats = server.http.get(f"/api/tables/{seated['table']}").json()["seats"]
    assert [seat["team"] for seat in seats] == [0, 1, 0, 1]


@pytest.mark.parametrize("game", [meta.id for meta in available()])
def test_what_boards_need_is_served(server: Server, game: str) -> None:
    facts = next(one for one in server.http.get("/api/games").json() if one["id"] == game)
    assert facts["name"]["de"] and facts["idea"]["en"] and len(facts["levels"]) == 4
    content = server.http.get(f"/api/games/{game}/content").json()
    assert content["tables"] and content["actions"]
    for language in ("de", "en"):
        assert "idea = " in server.http.get(f"/api/games/{game}/texts/{language}").text
    clauses = server.http.get(f"/api/games/{game}/rules").json()
    assert len(clauses) > 60 and len({clause["id"] for clause in clauses}) == len(clauses)


def test_the_invitation_is_a_qr_code_of_the_link(server: Server) -> None:
    seated = server.open("verlagswelt", ["me", "person"])
    path = f"/api/tables/{seated['table']}/qr.svg"
    answer = server.http.get(path)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    link = f"http://127.0.0.1:{server.port}/g/{seated['table']}"
    assert dots(answer.content) == dots(as_picture(link))
    own = {"Authorization": f"Bearer {seated['token']}"}
    assert dots(server.http.get(path, headers=own).content) == dots(as_picture(link)), "an invitation holds no token"
    answer = server.http.get(f"{path}?own=true", headers=own)
    assert dots(answer.content) == dots(as_picture(f"{link}#{seated['token']}"))
    assert answer.headers["cache-control"] == "no-store"
    assert server.http.get(f"{path}?own=true").json()["code"] == "not_seated"
    wrong = {"Authorization": "Bearer " + "x" * 32}
    assert server.http.get(f"{path}?own=true", headers=wrong).json()["code"] == "unauthorized"


def test_an_invitation_made_on_the_servers_own_machine_leads_others_there(folder: Path) -> None:
    with Server(folder, address="http://192.168.7.7:8000", public_hosts=("play.example.org",)) as server:
        assert server.http.get("/api/address").json() == {"address": "http://192.168.7.7:8000"}
        table = server.open("verlagswelt", ["me", "person"])["table"]
        path = f"/api/tables/{table}/qr.svg"
        assert dots(server.http.get(path).content) == dots(as_picture(f"http://192.168.7.7:8000/g/{table}"))
        elsewhere = server.http.get(path, headers={"Host": "play.example.org"})
        assert dots(elsewhere.content) == dots(as_picture(f"http://play.example.org/g/{table}"))


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", None), ("localhost", None), ("::1", None), ("192.168.7.7", "http://192.168.7.7:80")],
)
def test_where_others_reach_the_server(host: str, address: str | None) -> None:
    assert reached_at(host, 80) == address


def test_a_server_that_listens_everywhere_names_an_address_of_its_machine() -> None:
    found = reached_at("0.0.0.0", 80)
    assert found is None or (found.endswith(":80") and "127." not in found and "0.0.0.0" not in found)


def as_picture(text: str) -> bytes:
    picture = io.BytesIO()
    segno.make(text, error="m").save(picture, kind="svg")
    return picture.getvalue()


def dots(picture: bytes) -> list[tuple[str, ...]]:
    """The dark strokes of a QR code, whatever its size, colours and margin: the steps along its lines."""
    strokes = [path.get("d", "") for path in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}path")]
    dark = next(stroke for stroke in strokes if stroke.count("h") > 10)
    return [tuple(re.findall(r"[hm][-\d. ]+", dark))]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "no_such_game"),
        ({"game": "verlagswelt", "seats": [{"kind": "me"}]}, "bad_option"),
        ({"game": "verlagswelt", "seats": [{"kind": "me"}, {"kind": "me"}]}, "bad_option"),
        ({"game": "verlagswelt", "seats": [{"kind": "person"}, {"kind": "bot"}]}, "bad_option"),
        ({"game": "verlagswelt", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"mode": "x"}}, "bad_option"),
        ({"game": "verlagswelt", "seats": [{"kind": "me"}, {"kind": "bot", "level": 9}]}, "malformed"),
        ({"game": "verlagswelt", "seats": [{"kind": "me"}, {"kind": "bot"}], "cheat": True}, "malformed"),
        ({"game": "verlagswelt", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": "x" * 25}, "malformed"),
    ],
)
def test_impossible_tables_are_refused_with_the_reason(server: Server, wish: dict[str, object], code: str) -> None:
    answer = server.post("/api/tables", wish, headers={"Accept-Language": "en"})
    assert answer.json()["code"] == code and answer.status_code in (400, 404)
    assert len(answer.json()["message"]) > 20


@pytest.mark.parametrize(
    ("seats", "options", "german", "english"),
    [
        (1, {}, "1 Plätze gibt es hier nicht", "with 1 seats; it takes 2, 3, 4"),
        (2, {"modus": "x"}, "modus", "no option modus; there are mode, beginner_cap"),
        (2, {"first_player": "3"}, "first_player", "first_player cannot be 3 here, only one of random, 0, 1"),
    ],
)
def test_what_the_game_refuses_is_said_in_both_languages(
    server: Server, seats: int, options: dict[str, str], german: str, english: str
) -> None:
    wish = {"game": "verlagswelt", "seats": [{"kind": "me"}, {"kind": "bot"}][:seats], "options": options}
    for language, words in (("de", german), ("en", english)):
        problem = server.post("/api/tables", wish, headers={"Accept-Language": language}).json()
        assert problem["code"] == "bad_option" and words in problem["message"]


def test_errors_speak_the_language_that_was_asked_for(server: Server) -> None:
    texts = {
        language: server.http.get("/api/tables/nowhere", headers={"Accept-Language": language}).json()["message"]
        for language in ("de", "en")
    }
    assert texts["de"].startswith("Diesen Tisch") and texts["en"].startswith("There is no such table")


def test_headers_and_operation(server: Server) -> None:
    page = server.http.get("/")
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff" and page.headers["x-frame-options"] == "DENY"
    assert server.http.get("/api/nothing").json()["code"] == "not_found"
    assert server.http.get("/../../etc/passwd").status_code in (200, 404)
    assert server.http.get("/%2e%2e/%2e%2e/pyproject.toml").status_code == 404
    assert server.http.get("/health").json()["status"] == "ok"
    assert "spielwerk_moves_total" in server.http.get("/metrics").text


def test_the_types_of_the_web_are_up_to_date() -> None:
    assert Path(typescript.TARGET).read_text(encoding="utf-8") == typescript.render(), (
        "run: python -m spielwerk.server.typescript"
    )
