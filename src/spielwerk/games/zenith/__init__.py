"""Zenith: a tug-of-war over five planets, for two or for two teams (unofficial; rules in docs/rules/zenith.md)."""

from spielwerk.core.meta import Metadata, Option, Printed, first_player

PARTIES = 2
TEAMS = 4

GAME = Metadata(
    id="zenith",
    printed=Printed(("Grégory Grard", "Mathieu Roussel"), publisher="PlayPunk"),
    seats=(PARTIES, TEAMS),
    rules_version=1,
    minutes=30,
    options=(
        Option("animod_side", ("s", "d", "random"), "Z-08"),
        Option("human_side", ("u", "o", "random"), "Z-08"),
        Option("robot_side", ("n", "p", "random"), "Z-08"),
        Option("handicap", ("off", "on"), "Z-18", tables=(PARTIES,)),
        Option("team_resources", ("per_team", "per_person"), "Z:A-03", tables=(TEAMS,)),
        first_player(PARTIES, "Z-16"),
    ),
    teams={TEAMS: [[0, 2], [1, 3]]},
)
