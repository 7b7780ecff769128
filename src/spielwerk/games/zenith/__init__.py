"""Zenith: a tug-of-war over five planets, for two or for two teams (unofficial; rules in docs/rules/zenith.md)."""

from spielwerk.core.meta import Metadata, Option, first_player

TWO_PARTIES = 2


class ForTwo(Option):
    """An option of the game for two persons; teams have only its default (A-34)."""

    def choices_for(self, seats: int) -> tuple[str, ...]:
        return super().choices_for(seats) if seats == TWO_PARTIES else self.choices[:1]


class ForTeams(Option):
    """An option of the team game; two persons have only its default."""

    def choices_for(self, seats: int) -> tuple[str, ...]:
        return super().choices_for(seats) if seats > TWO_PARTIES else self.choices[:1]


GAME = Metadata(
    id="zenith",
    seats=(2, 4),
    rules_version=1,
    minutes=30,
    options=(
        Option("animod_side", ("s", "d", "random"), "Z-08"),
        Option("human_side", ("u", "o", "random"), "Z-08"),
        Option("robot_side", ("n", "p", "random"), "Z-08"),
        ForTwo("handicap", ("off", "on"), "Z-18"),
        ForTeams("team_resources", ("per_team", "per_person"), "A-03"),
        first_player(TWO_PARTIES, "Z-16"),
    ),
)
