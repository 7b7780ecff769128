"""A tournament as one HTML page: tables, and plots drawn here as SVG. No scripts, nothing loaded from elsewhere."""

import math
import re
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from spielwerk.lab.standings import BotStanding, Interval, Standings

ROW = 44
"""Height of one bot in a plot."""
AXIS = 26
LONGEST_LABEL = 30
"""Letters of a name that fit a plot on a telephone."""
PLACE_NAMES = ("1st", "2nd", "3rd", "4th", "5th")
ABOUT_RATINGS = (
    "Plackett–Luce ratings by openskill, everybody from 25; the bar is the 95 % interval. "
    "Where two bars do not overlap, one bot is very likely the stronger."
)
ABOUT_MATRIX = "How often the bot of the row ends ahead of the bot of the column. A tie counts half."


def page(standings: Standings) -> str:
    """The whole document."""
    title = f"{standings.game}: {len(standings.bots)} bots, {standings.games:,} games"
    sections = [
        _section("Standings", _table(standings), "Best rating first. Small figures are 95 % intervals."),
        _section("Ratings", ratings_plot(standings.bots), ABOUT_RATINGS),
        _section("Who beats whom", _matrix(standings), ABOUT_MATRIX),
        _section("Places", places_plot(standings.bots), _about_places(standings)),
    ]
    if any(bot.own for bot in standings.bots):
        sections.append(_section("Own bots", _faults(standings), "Moves that a random stand-in made, and why."))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head><body><main>"
        f"<header><p>Spielwerk tournament</p><h1>{escape(standings.game)}</h1>{_facts(standings)}</header>"
        + "".join(sections)
        + "</main></body></html>\n"
    )


def _style() -> str:
    return (files("spielwerk.lab") / "report.css").read_text(encoding="utf-8")


def _section(title: str, body: str, about: str) -> str:
    return f"<section><h2>{title}</h2><p>{about}</p>{body}</section>"


def _facts(standings: Standings) -> str:
    facts = {
        "games": f"{standings.games:,}",
        "seats": str(standings.seats),
        "bots": str(len(standings.bots)),
        "seed": str(standings.seed),
        "content": standings.content,
    }
    if standings.team_game:
        facts["teams"] = " v ".join("+".join(map(str, side)) for side in standings.sides)
    facts |= standings.options
    return "<dl>" + "".join(f"<div><dt>{escape(k)}</dt><dd>{escape(v)}</dd></div>" for k, v in facts.items()) + "</dl>"


def _about_places(standings: Standings) -> str:
    shared = "Partners share a place. " if standings.team_game else ""
    return f"{shared}How often each bot came in at which place; ties share the better one."


# --- tables ---


def _table(standings: Standings) -> str:
    head = ("#", "bot", "rating", "win rate", "mean place", "games", "time per move")
    rows = [
        _row(
            str(number),
            f"<b>{_name(bot)}</b>",
            _figure(bot.rating, "{:.1f}"),
            _figure(bot.wins, "{:.1%}"),
            _figure(bot.places, "{:.2f}"),
            f"{bot.games:,}",
            time_text(bot.seconds_per_move),
        )
        for number, bot in enumerate(standings.bots, start=1)
    ]
    return _grid(head, rows, "standings")


def _grid(head: Sequence[str], rows: Sequence[str], kind: str) -> str:
    cells = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    return (
        f'<div class="scroll"><table class="{kind}"><thead><tr>{cells}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _row(*cells: str) -> str:
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _name(bot: BotStanding) -> str:
    """A name that may break where a path or a strength begins."""
    return re.sub(r"([/:@])(?=\w)", r"\1<wbr>", escape(bot.name))


def _figure(figure: Interval, form: str) -> str:
    return f"{form.format(figure.mean)}<small>{form.format(figure.low)} – {form.format(figure.high)}</small>"


def time_text(seconds: float) -> str:
    """Short, in the unit that suits.

    >>> [time_text(seconds) for seconds in (2.5, 0.0125, 0.00003)]
    ['2.50 s', '12.5 ms', '30 µs']
    """
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1e3:.1f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.0f} µs"


def _matrix(standings: Standings) -> str:
    head = ["", *(_name(bot) for bot in standings.bots)]
    rows = []
    for bot, rates in zip(standings.bots, standings.beats, strict=True):
        cells = "".join(_cell(bot, other, rate) for other, rate in zip(standings.bots, rates, strict=True))
        rows.append(f'<tr><th scope="row">{_name(bot)}</th>{cells}</tr>')
    return _grid(head, rows, "matrix")


def _cell(bot: BotStanding, other: BotStanding, rate: Interval | None) -> str:
    """Above a half in one colour, below in another, stronger the further away."""
    if rate is None:
        return '<td class="none">–</td>' if bot is not other else '<td class="none"></td>'
    side = "ahead" if rate.mean >= 0.5 else "behind"
    strength = round(abs(rate.mean - 0.5) * 130)
    bounds = f"{rate.low:.0%} – {rate.high:.0%}"
    return f'<td class="{side}" style="--strength:{strength}%">{rate.mean:.0%}<small>{bounds}</small></td>'


def _faults(standings: Standings) -> str:
    rows = [
        _row(
            f"<b>{_name(bot)}</b>",
            f"{bot.moves:,}",
            *(str(n) for n in (bot.faults.time_outs, bot.faults.crashes, bot.faults.illegal, bot.faults.absent)),
            escape(bot.faults.last) or "–",
        )
        for bot in standings.bots
        if bot.own
    ]
    return _grid(("bot", "moves", "time-outs", "crashes", "illegal", "given up", "last message"), rows, "faults")


# --- plots ---


def _plot(height: int, title: str, shapes: Sequence[str]) -> str:
    return (
        f'<svg class="plot" width="100%" height="{height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(shapes)}</svg>"
    )


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two bounds, at most so many.

    >>> ticks(17.3, 34.2)
    [20.0, 25.0, 30.0]
    """
    rough = (high - low) / most
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough)
    return [n * step for n in range(math.ceil(low / step), math.floor(high / step) + 1)]


def ratings_plot(bots: Sequence[BotStanding]) -> str:
    """A dot with its interval for every bot."""
    low, high = min(bot.rating.low for bot in bots), max(bot.rating.high for bot in bots)
    room = 0.04 * (high - low)
    low, high = low - room, high + room

    def x(value: float) -> str:
        return f"{100 * (value - low) / (high - low):.2f}%"

    bottom = ROW * len(bots)
    shapes = []
    for tick in ticks(low, high):
        shapes.append(f'<line class="rule" x1="{x(tick)}" x2="{x(tick)}" y1="0" y2="{bottom}"/>')
        shapes.append(f'<text class="tick" x="{x(tick)}" y="{bottom + 18}">{tick:g}</text>')
    for number, bot in enumerate(bots):
        y, rating = ROW * number + 31, bot.rating
        shapes.append(_label(bot, number, f"{rating.mean:.1f}"))
        shapes.append(f'<line class="interval" x1="{x(rating.low)}" x2="{x(rating.high)}" y1="{y}" y2="{y}"/>')
        shapes.append(f'<circle class="dot" cx="{x(rating.mean)}" cy="{y}" r="5"/>')
    return _plot(bottom + AXIS, "Rating of every bot with its 95 % interval", shapes)


def _label(bot: BotStanding, number: int, figure: str) -> str:
    """The bot's name above its bar on the left, its figure on the right."""
    y = ROW * number + 16
    name = bot.name if len(bot.name) <= LONGEST_LABEL else "…" + bot.name[1 - LONGEST_LABEL :]
    return f'<text x="0" y="{y}">{escape(name)}</text><text class="figure" x="100%" y="{y}">{figure}</text>'


def places_plot(bots: Sequence[BotStanding]) -> str:
    """A bar for every bot, divided by places."""
    shapes = []
    for number, bot in enumerate(bots):
        shapes.append(_label(bot, number, f"mean {bot.places.mean:.2f}"))
        total, start = sum(bot.place_counts), 0.0
        for place, count in enumerate(bot.place_counts):
            width = 100 * count / total
            hint = f"<title>{PLACE_NAMES[place]}: {count:,} ({count / total:.1%})</title>"
            area = f'x="{start:.2f}%" width="{width:.2f}%" y="{ROW * number + 22}" height="16"'
            shapes.append(f'<rect class="place-{place + 1}" {area}>{hint}</rect>')
            start += width
    keys = "".join(
        f'<li><i class="place-{place + 1}"></i>{PLACE_NAMES[place]}</li>' for place in range(len(bots[0].place_counts))
    )
    plot = _plot(ROW * len(bots), "How often each bot came in at which place", shapes)
    return f'<ul class="key">{keys}</ul>{plot}'
