"""Victorian Masterminds: agents sent face down to five cities (unofficial; rules in docs/rules/masterminds.md)."""

from spielwerk.core.meta import Metadata, Option, Printed, first_player, switch

GAME = Metadata(
    id="masterminds",
    printed=Printed(("Antoine Bauza", "Eric M. Lang")),
    seats=(2, 3, 4),
    rules_version=1,
    minutes=60,
    options=(
        Option("machine_assignment", ("random", "choice"), "M-07"),
        Option("two_player_stack_limit", ("three", "two"), "M:A-01", tables=(2,)),
        switch("several_scientist_actions", "M:A-02"),
        first_player(4, "M:A-30"),
    ),
)
