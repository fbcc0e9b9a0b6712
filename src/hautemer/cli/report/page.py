"""The HTML page of a study: text in one language, plots, and the tables that the plots show."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import median, quantiles
from typing import Any

from babel import Locale
from babel.numbers import format_decimal, format_percent

from hautemer.cli.report import plots
from hautemer.sim.report import Estimate, mean, share, summarize
from hautemer.sim.study import ENDING, MEASURES, Deciding, GameStudy, VariantEffect
from hautemer.sim.variants import GameVariant, shown
from hautemer.words import Plain, Words, hyphens

PAGE = """<!DOCTYPE html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ max-width: 54rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: #26323c; background: #fff; }}
h1, h2 {{ line-height: 1.2; }}
h2 {{ margin-top: 2.5rem; }}
svg {{ width: 100%; height: auto; }}
pre, .wide {{ overflow-x: auto; }}
pre {{ padding: .6rem; background: #f1f4f6; white-space: pre-wrap; }}
table {{ border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }}
th, td {{ padding: .2rem .7rem; border-bottom: 1px solid #d5dbe0; text-align: right; vertical-align: top; }}
th:first-child, td:first-child, td.text {{ text-align: left; }}
td span {{ color: #5b6872; white-space: nowrap; }}
details {{ margin: .5rem 0; }}
summary {{ cursor: pointer; }}
</style>
<h1>{title}</h1>
{body}
</html>
"""
SHARES = ("seat", ENDING)  # measures whose changes are in points of %
ROWS = 16  # of a plot at most
PLOTTED = 12  # things in the plot of what decides
SHOWN = 0.95  # of the decisions: a few have very many legal moves


class StudyPage:
    """The page of one study in one language."""

    def __init__(self, study: GameStudy, words: Words, title: str, command: str) -> None:
        self.study = study
        self.words = words
        self.title = title
        self.command = command
        self.parts: list[str] = []

    def html(self) -> str:
        """Return the whole page."""
        batch = self.study.batch
        title = self.say("report-title", title=Plain(self.title), seats=len(batch.bots))
        names = ", ".join(f"{number} × {bot}" for bot, number in Counter(batch.bots).items())
        settled = batch.game().settle(len(batch.bots), batch.options)
        options = ", ".join(f"{key}={shown(value)}" for key, value in settled.items())
        self.text(
            "report-lead",
            matches=self.study.matches,
            bots=Plain(names),
            seed=Plain(batch.seed),
            options=Plain(options),
        )
        self.parts.append(f"<pre>{html.escape(self.command)}</pre>")
        self.length()
        self.choices()
        self.seats()
        self.endings()
        self.scores()
        self.lead_changes()
        self.deciding()
        self.variants("options", self.study.options)
        self.variants("numbers", self.study.numbers)
        language = html.escape(self.words.language)
        return PAGE.format(language=language, title=html.escape(title), body="\n".join(self.parts))

    def length(self) -> None:
        """Add the lengths of matches."""
        entries = [course.played.entries for course in self.study.courses]
        low, _, high = quantiles(entries, n=4) if len(entries) > 1 else (entries[0],) * 3
        heading = self.heading("length")
        self.text("report-length-text", **self.estimate(mean(entries)), lower=round(low), upper=round(high))
        with plots.figure(self.parts, heading) as axes:
            plots.histogram(axes, entries, self.say("simulate-entries"), self.say("simulate-rest"))

    def choices(self) -> None:
        """Add the numbers of legal moves."""
        counted: Counter[int] = Counter()
        kinds: dict[str, Counter[int]] = {}
        for course in self.study.courses:
            counted.update(course.choices)
            for kind, numbers in course.kinds.items():
                kinds.setdefault(kind, Counter()).update(numbers)
        every = list(counted.elements())
        heading = self.heading("choices")
        self.text(
            "report-choices-text",
            mean=self.number(sum(every) / len(every)),
            median=self.number(median(every)),
            forced=self.percent(counted[1] / len(every)),
        )
        with plots.figure(self.parts, heading) as axes:
            most = sorted(every)[int(SHOWN * (len(every) - 1))]
            shown = range(1, min(max(most, 5), 40) + 1)
            heights = [100 * counted[number] / len(every) for number in shown]
            axes.bar(shown, heights, color=plots.FIRST)
            axes.set(xlabel=self.say("report-moves"), ylabel=self.say("report-decisions"))
        rows = []
        for kind, numbers in sorted(kinds.items(), key=lambda one: -one[1].total()):
            listed = list(numbers.elements())
            rows.append(
                [
                    f"<code>{html.escape(kind)}</code>",
                    self.number(len(listed) / len(self.study.courses)),
                    self.number(sum(listed) / len(listed)),
                    self.number(median(listed), "#,##0"),
                    self.number(max(listed), "#,##0"),
                ]
            )
        heads = ("report-kind", "report-per-match", "report-mean", "report-median", "report-most")
        self.table([self.say(head) for head in heads], rows)

    def seats(self) -> None:
        """Add the share of wins by seat."""
        summary = summarize(course.played for course in self.study.courses)
        tallies = [tally for _, tally in sorted(summary.by_seat.items())]
        found = [share(tally.wins, tally.played) for tally in tallies]
        names = [str(seat + 1) for seat in range(len(tallies))]
        heading = self.heading("seats")
        self.text("report-seats-text", share=self.percent(1 / len(found)))
        with plots.figure(self.parts, heading, plots.height_of(names)) as axes:
            plots.bars(axes, names, found, 1 / len(found))
        rows = [
            [name, self.share(wins), self.interval(mean(tally.scores))]
            for name, wins, tally in zip(names, found, tallies, strict=True)
        ]
        self.table([self.say(head) for head in ("simulate-seat", "simulate-wins", "simulate-score")], rows)

    def endings(self) -> None:
        """Add the share of each ending, and what the game counts at the end."""
        summary = summarize(course.played for course in self.study.courses)
        heading = self.heading("endings")
        found = [
            (self.ending(reason), share(number, summary.matches))
            for reason, number in summary.reasons.most_common()
        ]
        names = [name for name, _ in found]
        with plots.figure(self.parts, heading, plots.height_of(names)) as axes:
            plots.bars(axes, names, [one for _, one in found], None)
        rows = [
            [self.say(f"figure-{hyphens(name)}"), self.interval(mean(numbers))]
            for name, numbers in summary.numbers.items()
        ]
        for name, kinds in summary.kinds.items():
            for kind, number in kinds.most_common():
                label = f"{self.say(f'figure-{hyphens(name)}')}: {self.words.name(kind)}"
                rows.append([label, self.share(share(number, sum(kinds.values())))])
        if rows:
            self.table([self.say("report-figure"), self.say("report-mean")], rows)

    def scores(self) -> None:
        """Add the course of the scores."""
        heading = self.heading("scores")
        self.text("report-scores-text")
        names = (self.say("report-winners"), self.say("report-others"))
        courses = [course for course in self.study.courses if course.played.winners]
        with plots.figure(self.parts, heading) as axes:
            plots.curves(axes, courses, names, self.say("report-part"), self.say("simulate-score"))

    def lead_changes(self) -> None:
        """Add how often the lead changes."""
        changes = [course.lead_changes for course in self.study.courses]
        heading = self.heading("leads")
        self.text("report-leads-text", **self.estimate(mean(changes)))
        with plots.figure(self.parts, heading) as axes:
            plots.histogram(axes, changes, heading, self.say("simulate-rest"))

    def deciding(self) -> None:
        """Add what happens more often to winners than to others, or less often."""
        found = self.study.deciding()
        heading = self.heading("decides")
        self.text("report-decides-text")
        shown = sorted(found[:PLOTTED], key=lambda one: -one.difference.value)
        if shown:
            names = [f"{one.kind.fact}: {self.words.called(one.kind.thing)}" for one in shown]
            with plots.figure(self.parts, heading, plots.height_of(names)) as axes:
                label = self.say("report-difference")
                plots.differences(axes, names, [one.difference for one in shown], label)
        for (fact, detail), group in groupby(
            sorted(found, key=lambda one: one.kind), lambda one: one.kind[:2]
        ):
            listed = sorted(group, key=lambda one: -one.difference.value)
            if len(listed) > 1:
                self.parts.append(
                    f"<details><summary><code>{html.escape(f'{fact} ({detail})')}</code></summary>"
                )
                self.table(
                    [self.say(f"report-{head}") for head in ("thing", "winners", "others", "difference")],
                    [self.decided(one) for one in listed],
                )
                self.parts.append("</details>")

    def decided(self, one: Deciding) -> list[str]:
        """Return a row about something that happened."""
        return [
            html.escape(self.words.called(one.kind.thing)),
            self.number(one.winners, "0.00"),
            self.number(one.others, "0.00"),
            self.interval(one.difference, pattern="0.00"),
        ]

    def variants(self, name: str, variants: Sequence[GameVariant]) -> None:
        """Add the effects of variants; those with marks, or the greatest effects, are first."""
        heading = self.heading(name)
        effects = self.study.effects(variants)
        if unplayed := len(variants) - len(effects):
            self.text("report-unplayed", number=unplayed)
        if not effects:
            self.text(f"report-{name}-none")
            return
        measures = [*MEASURES, ENDING]
        self.text(f"report-{name}-text", matches=self.study.paired)
        order = sorted(effects, key=lambda one: -strength(effects[one].values()))
        if name == "options":
            order = list(effects)
        plotted = order[:ROWS]
        names = [f"{one.subject} → {one.after}" for one in plotted]
        changes = [effects[one]["length"].change for one in plotted]
        with plots.figure(self.parts, heading, plots.height_of(names)) as axes:
            plots.differences(axes, names, changes, self.say("report-effect-length"))
        heads = [self.say("report-change"), *(self.say(f"report-effect-{measure}") for measure in measures)]
        self.table(heads, [self.changed(one, effects[one]) for one in order])
        self.text("report-marked", number=len(effects) * len(measures))

    def changed(self, one: GameVariant, effects: dict[str, VariantEffect]) -> list[str]:
        """Return a row about a variant."""
        row = [f"<code>{html.escape(one.subject)}</code> {html.escape(f'{one.before} → {one.after}')}"]
        for name, effect in effects.items():
            text = self.interval(effect.change, 100 if name in SHARES else 1, "+0.0;-0.0")
            row.append(f"● {text}" if effect.is_marked else text)
        return row

    def heading(self, name: str) -> str:
        """Add a heading and return its text."""
        text = html.escape(self.say(f"report-{name}"))
        self.parts.append(f'<h2 id="{name}">{text}</h2>')
        return text

    def text(self, message: str, **details: Any) -> None:
        """Add a paragraph."""
        self.parts.append(f"<p>{html.escape(self.say(message, **details))}</p>")

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Add a table; its cells are HTML, its heads are text."""
        head = "".join(f"<th>{html.escape(one)}</th>" for one in heads)
        body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows)
        self.parts.append(f'<div class="wide"><table><tr>{head}</tr>\n{body}</table></div>')

    def say(self, message: str, **details: Any) -> str:
        """Return a message."""
        return self.words.say(message, **details)

    def ending(self, reason: str | None) -> str:
        """Return what an ending is called."""
        return self.say("simulate-stopped" if reason is None else f"reason-{hyphens(reason)}")

    def number(self, value: float, pattern: str = "#,##0.0") -> Plain:
        """Return a number as it is written in this language."""
        return Plain(format_decimal(value, format=pattern, locale=self.words.language))

    def percent(self, value: float) -> Plain:
        """Return a share as it is written in this language."""
        return Plain(format_percent(value, format=None, locale=self.words.language))

    def estimate(self, one: Estimate) -> dict[str, Plain]:
        """Return an estimate as the variables of a message."""
        return {"mean": self.number(one.value), "low": self.number(one.low), "high": self.number(one.high)}

    def interval(self, one: Estimate, scale: float = 1, pattern: str = "#,##0.0") -> str:
        """Return an estimate with its interval, as HTML."""
        value, low, high = (self.number(scale * part, pattern) for part in (one.value, one.low, one.high))
        return f"{value} <span>({low} – {high})</span>"

    def share(self, one: Estimate) -> str:
        """Return a share in % with its interval, as HTML."""
        pattern = Locale.parse(self.words.language).percent_formats[None].pattern.replace("#0", "#0.0")
        value = format_percent(one.value, format=pattern, locale=self.words.language)
        low, high = (self.number(100 * part) for part in (one.low, one.high))
        return f"{value} <span>({low} – {high})</span>"


def strength(effects: Iterable[VariantEffect]) -> float:
    """Return how many half-widths of its interval the greatest of some effects is away from zero."""
    changes = [effect.change for effect in effects]
    certain = [abs(one.value) / (one.high - one.value) for one in changes if one.high > one.value]
    return max(certain, default=0.0)
