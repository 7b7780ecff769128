"""Whatever people do at a table, in whatever order: its record makes the same table again, and promises hold.

The real commands run on a real room whose disk is a list; there are no sockets, no database and no bots that think.
"""

import asyncio
import itertools
from collections import defaultdict
from collections.abc import Coroutine
from copy import deepcopy
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from spielwerk.core.records import one
from spielwerk.core.rng import RNG, start_stream
from spielwerk.core.rules import SPECTATOR
from spielwerk.server import commands, events, new_table, render
from spielwerk.server import messages as m
from spielwerk.server.bots import Thinkers
from spielwerk.server.errors import Refused
from spielwerk.server.events import Entry, entry_of
from spielwerk.server.room import Draft, Room
from spielwerk.server.settings import Settings
from spielwerk.server.store import Row, Store, Write
from spielwerk.server.table import MoveMade, Proposal, Setup, Table
from tests.support import game

GAMES = ("verlagswelt", "genies")
APART = {"game", "setup", "state", "viewer_logs", "clocks", "_replaying"}
"""What is compared by other means than `==`, or is no fact of the table."""
which = st.integers(0, 999)
"""Picks one of however many there are."""


class Disk:
    """In place of the store: keeps the rows as the database would."""

    def __init__(self) -> None:
        self.entries: defaultdict[str, list[Entry]] = defaultdict(list)
        self.tables: dict[str, Row] = {}

    async def write(self, write: Write) -> None:
        for row in write.events:
            self.entries[row["table_id"]].append(entry_of(SimpleNamespace(**row)))
        if write.table:
            self.tables[write.table["id"]] = write.table


def reload(room: Room) -> None:
    raise AssertionError(f"a command failed half-way at table {room.table.setup.id}")


class QuietRoom(Room):
    """Nobody is connected, bots move when the test says so, and everybody counts as away."""

    def __init__(self, table: Table, tokens: dict[bytes, int], disk: Disk) -> None:
        nobody, settings = cast(Thinkers, None), Settings()
        super().__init__(table, tokens, store=cast(Store, disk), thinkers=nobody, settings=settings, reload=reload)

    def changed(self) -> None:
        self._rendered.clear()

    def is_away(self, seat: int) -> bool:
        return True


@dataclass
class Person:
    """Somebody who numbers commands from 1, as everybody else does: a key is one's own."""

    seat: int
    token: bytes
    keys: int = 0
    done: list[m.AnyCommand] = field(default_factory=list)

    def key(self) -> str:
        self.keys += 1
        return str(self.keys)


@dataclass
class Before:
    """A table as it was before a command."""

    people: set[int]
    moves: list[MoveMade]
    offers: dict[int, Proposal]
    status: str
    absent_since: dict[int, int]
    """For everybody with a stand-in the number of moves when it took the seat."""

    # --- promises ---

    def check(self, table: Table, news: list[Entry]) -> None:
        """What must hold of every step that a table takes."""
        self._a_finished_game_never_runs_again(table)
        for entry in news:
            if isinstance(entry.event, events.Undone):
                self._taking_back_needs_all_other_people(entry.seat, entry.event.moves, news)
                self._nothing_is_taken_back_that_an_absent_person_knew(entry.seat, entry.event.moves)
                self._what_was_seen_is_drawn_anew(table, entry.event.moves)

    def _a_finished_game_never_runs_again(self, table: Table) -> None:
        assert self.status != "over" or table.status == "over", "a finished game runs again"

    def _taking_back_needs_all_other_people(self, by: int, numbers: list[int], news: list[Entry]) -> None:
        """A person with a stand-in still is one. Without asking, only an own move that told nothing goes back."""
        others = self.people - {by}
        accepted = next((entry.event.offer for entry in news if isinstance(entry.event, events.Accepted)), None)
        if accepted in self.offers:
            votes = {entry.seat for entry in news if isinstance(entry.event, events.Voted)}
            agreed = self.offers[accepted].agreed | votes
            assert others <= agreed, f"seats {others - agreed} were not asked before moves were taken back"
        elif others:
            moves = [self.moves[number] for number in numbers]
            own = [made for made in moves if made.move.seat == by and not made.seen]
            assert own == moves, f"seat {by} took back more than its own last secret, and asked nobody"

    def _nothing_is_taken_back_that_an_absent_person_knew(self, by: int, numbers: list[int]) -> None:
        for seat, since in self.absent_since.items():
            assert seat == by or min(numbers) >= since, f"taken back beyond the moment when seat {seat} left"

    def _what_was_seen_is_drawn_anew(self, table: Table, numbers: list[int]) -> None:
        removed = [self.moves[number] for number in numbers]
        if any(made.seen and made.move.seat in self.people for made in removed):
            new = table.setup.seed_after(table.take_backs)
            assert table.reseeds[-1] == (len(table.moves), new), "the same fortune comes again"


class TableMachine(RuleBasedStateMachine):
    """A table from its opening to its rematch."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.disk = Disk()
        self.tokens = itertools.count(1)
        self.people: dict[int, Person] = {}
        self.absent_since: dict[int, int] = {}

    def teardown(self) -> None:
        self.runner.close()

    @initialize(
        id=st.sampled_from(GAMES),
        others=st.lists(st.sampled_from(("person", "person", "bot")), min_size=1, max_size=2),
        clock=st.sampled_from((None, m.Clock(600, 5))),
        seed=st.integers(0, 2**32),
        all_come=st.booleans(),
    )
    def open(self, id: str, others: list[Any], clock: m.Clock | None, seed: int, all_come: bool) -> None:
        seats = [m.SeatWish("me"), *(m.SeatWish(kind) for kind in others)]
        wish = m.NewTable(id, seats, "Host", clock=clock)
        setup = replace(new_table.setup_of(game(id), wish), seed=seed)
        token = self._token()
        table, write = new_table.open_table(game(id), setup, {0: ("Host", token)})
        self._run(self.disk.write(write))
        self.room = QuietRoom(table, {token: 0}, self.disk)
        self.people[0] = Person(0, token)
        while all_come and self.table.status == "open":
            self.join(None, "Ann")

    # --- helpers ---

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def record(self) -> list[Entry]:
        """What is on disk, read back."""
        return self.disk.entries[self.table.setup.id]

    def _token(self) -> bytes:
        return next(self.tokens).to_bytes(32, "big")

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    def _step(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Let something happen; a refusal changes nothing, all else keeps the promises."""
        table = self.table
        people = {number for number, seat in enumerate(table.seats) if seat.kind == "person"}
        offers = deepcopy(table.offers)
        before = Before(people, list(table.moves), offers, table.status, dict(self.absent_since))
        count = len(self.record)
        try:
            reply = self._run(work)
        except Refused as refused:
            assert len(self.record) == count and table.events == count, "refused, and yet something happened"
            return refused
        news = self.record[count:]
        self._note_absences(news, before)
        before.check(table, news)
        return reply

    def _note_absences(self, news: list[Entry], before: Before) -> None:
        for entry in news:
            if isinstance(entry.event, events.Left | events.Replaced):
                self.absent_since[entry.seat] = len(before.moves)
            elif isinstance(entry.event, events.Returned):
                self.absent_since.pop(entry.seat, None)

    def _person(self, pick: int) -> Person:
        people = list(self.people.values())
        return people[pick % len(people)]

    def _do(self, person: Person, command: m.AnyCommand) -> Any:
        reply = self._step(commands.carry_out(self.room, person.seat, command, "en"))
        if isinstance(reply, m.Done):
            assert not reply.repeated, f"{command} was never sent by this person before"
        if not isinstance(reply, Refused):
            person.done.append(command)
        return reply

    # --- seats ---

    @precondition(lambda self: self.table.status == "open")
    @rule(seat=st.sampled_from((None, 1, 2)), name=st.sampled_from(("Ann", "Ben", "Host")))
    def come(self, seat: int | None, name: str) -> None:
        self.join(seat, name)

    def join(self, seat: int | None, name: str) -> None:
        token = self._token()
        got = self._step(commands.join(self.room, m.Join(name, seat), token))
        if not isinstance(got, Refused):
            self.people[got] = Person(got, token)

    @precondition(lambda self: self.people and self.table.status == "open")
    @rule(pick=which)
    def start(self, pick: int) -> None:
        person = self._person(pick)
        self._do(person, m.Start(person.key()))

    @precondition(lambda self: self.people)
    @rule(pick=which)
    def leave(self, pick: int) -> None:
        """Before the game it gives the seat up: whoever comes next is somebody else."""
        person, was = self._person(pick), self.table.status
        reply = self._do(person, m.Leave(person.key()))
        if isinstance(reply, m.Done) and was == "open":
            del self.people[person.seat]

    @precondition(lambda self: self.absent_since)
    @rule(pick=which)
    def come_back(self, pick: int) -> None:
        person = self.people[sorted(self.absent_since)[pick % len(self.absent_since)]]
        self._do(person, m.Return(person.key()))

    @precondition(lambda self: len(self.people) > 1 and self.table.status == "running")
    @rule(pick=which, seat=st.integers(0, 2))
    def replace(self, pick: int, seat: int) -> None:
        person = self._person(pick)
        self._do(person, m.Replace(person.key(), seat))

    @precondition(lambda self: self.table.clocks and self.table.thinking())
    @rule(pick=which)
    def time_out(self, pick: int) -> None:
        thinking = sorted(self.table.thinking())
        draft = Draft(thinking[pick % len(thinking)], events.Replaced(level=2, cause="clock"))
        self._step(self.room.record([draft]))

    @precondition(lambda self: self.people)
    @rule(pick=which, name=st.sampled_from(("Ann", "Zoë", "Host", " ")))
    def rename(self, pick: int, name: str) -> None:
        person = self._person(pick)
        self._do(person, m.Rename(person.key(), name))

    @precondition(lambda self: self.people)
    @rule(pick=which, text=st.sampled_from(("hello", "…", "\x00")))
    def say(self, pick: int, text: str) -> None:
        person = self._person(pick)
        self._do(person, m.Say(person.key(), text))

    # --- the game ---

    @precondition(lambda self: self.table.actors())
    @rule(pick=which, choice=which)
    def play(self, pick: int, choice: int) -> None:
        table = self.table
        assert table.state is not None
        actors = table.actors()
        seat = actors[pick % len(actors)]
        options = table.state.legal(seat)
        action = options[choice % len(options)].number
        if table.seats[seat].bot_level is not None:
            self._step(self.room.make_move(seat, action))
            return
        person = self.people[seat]
        reply = self._do(person, m.Play(person.key(), render.decision(table, seat, options), action))
        assert isinstance(reply, m.Done), reply

    @precondition(lambda self: self.table.actors())
    @rule(pick=which, choice=which)
    def play_many(self, pick: int, choice: int) -> None:
        """Far enough that some games end."""
        for number in range(80):
            if self.table.actors():
                self.play(pick + number, choice * (number + 1))

    @precondition(lambda self: self.people)
    @rule(pick=which)
    def play_late(self, pick: int) -> None:
        """An answer to a question that nobody asks."""
        person = self._person(pick)
        assert isinstance(self._do(person, m.Play(person.key(), "late", 0)), Refused)

    @precondition(lambda self: self.people and self.table.moves)
    @rule(pick=which, step=st.sampled_from((None, None, 0, 1, 5)))
    def take_back(self, pick: int, step: int | None) -> None:
        person = self._person(pick)
        self._do(person, m.Undo(person.key(), step))

    @precondition(lambda self: self.table.offers)
    @rule(pick=which, offer=which, agree=st.sampled_from((True, True, False)))
    def vote(self, pick: int, offer: int, agree: bool) -> None:
        offers = list(self.table.offers.values())
        chosen = offers[offer % len(offers)]
        asked = self.table.waiting(chosen) or [chosen.by]
        person = self.people[asked[pick % len(asked)]]
        self._do(person, m.Vote(person.key(), chosen.id, agree))

    @precondition(lambda self: self.people and self.table.status == "over")
    @rule(pick=which)
    def rematch(self, pick: int) -> None:
        person = self._person(pick)
        self._do(person, m.Rematch(person.key()))
        if self.table.rematch:
            assert len(self._other_table(self.table.rematch).seats) == len(self.table.seats)

    @precondition(lambda self: self.people and self.table.status == "over")
    @rule(pick=which, step=st.integers(0, 60))
    def branch(self, pick: int, step: int) -> None:
        """What goes on is another game with another future, from a position that was in this one."""
        person = self._person(pick)
        reply = self._do(person, m.Branch(person.key(), step))
        if isinstance(reply, m.Branched):
            new, past = self._other_table(reply.table), self.table.moves[: self.table.viewer_logs.steps[step]]
            assert [made.move for made in new.moves] == [made.move for made in past] and new.status == "running"
            assert new.reseeds[-1] == (len(past), new.setup.seed) and new.setup.seed != self.table.setup.seed

    def _other_table(self, id: str) -> Table:
        setup = msgspec.json.decode(self.disk.tables[id]["setup"], type=Setup)
        return Table.load(self.table.game, setup, self.disk.entries[id], None, 0.0)

    @precondition(lambda self: any(person.done for person in self.people.values()))
    @rule(pick=which, command=which)
    def repeat(self, pick: int, command: int) -> None:
        """The same key again changes nothing and is known."""
        active = [person for person in self.people.values() if person.done]
        person = active[pick % len(active)]
        again = person.done[command % len(person.done)]
        count = len(self.record)
        reply = self._step(commands.carry_out(self.room, person.seat, again, "en"))
        if isinstance(again, m.Branch):
            assert isinstance(reply, m.Branched) and reply.table in self.table.branches.values()
        else:
            assert isinstance(reply, m.Done) and reply.repeated, f"{again} was done, and now: {reply}"
        assert len(self.record) == count

    # --- what always holds ---

    @invariant()
    def numbers_have_no_gap(self) -> None:
        assert [entry.number for entry in self.record] == list(range(self.table.events))

    @invariant()
    def the_record_makes_the_same_table_again(self) -> None:
        live = self.table
        loaded = Table.load(live.game, live.setup, self.record, None, 0.0)
        facts, others = vars(live), vars(loaded)
        for name in facts.keys() - APART:
            assert facts[name] == others[name], f"{name} is {facts[name]}, and read anew {others[name]}"
        assert live.state == loaded.state
        if live.state and loaded.state:
            for viewer in live.epochs:
                assert live.viewer_logs.lines(live.state, viewer) == loaded.viewer_logs.lines(loaded.state, viewer)
        if live.clocks and loaded.clocks:
            assert live.clocks.left == loaded.clocks.left

    @invariant()
    def views_hide_what_they_must(self) -> None:
        """Whatever a viewer may not know is drawn anew: it looks the same, and so does the view that is sent."""
        table, state = self.table, self.table.state
        facts = render.table_facts(table, lambda _: False, 0)
        assert (facts.seed is None) == (table.status != "over")
        if state is None:
            return
        rng = one(RNG)
        start_stream(rng, table.events, 0)
        for viewer in range(SPECTATOR, len(table.seats)):
            world = state.hidden(viewer)
            state.game.rules.resample(state.game.content.record, world.record, viewer, rng)
            position = render.position(table, viewer, "en")
            assert position is not None and position.view == world.view(viewer)

    @invariant()
    def nobody_is_asked_twice(self) -> None:
        offers = list(self.table.offers.values())
        about = [(proposal.offer.kind, proposal.about) for proposal in offers]
        assert len(about) == len(set(about)), f"the same is offered twice: {about}"
        for offer in offers:
            asked = self.table.waiting(offer)
            assert len(asked) == len(set(asked)) and not {offer.by, *offer.agreed} & set(asked)


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(
    max_examples=120,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=False,
    derandomize=True,
    phases=(Phase.generate,),  # shrinking a game takes minutes
)
