"""Metrics for the operator: counts and times, never a name, a hand, a role, a token or chat."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

# Upper bounds of the histogram of seconds from a command to its effect.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Moves(Collector):
    """Counters that every move updates: plain numbers of the one thread that counts, collected on request."""

    def __init__(self) -> None:
        self.events = 0
        self.done = 0
        self.refused = 0
        self.scenes = 0
        self.seconds = 0.0
        self.took = [0] * (len(BOUNDS) + 1)

    def carried_out(self, seconds: float) -> None:
        """Count a command that had its effect after `seconds`."""
        self.seconds += seconds
        self.took[bisect_left(BOUNDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """Yield the numbers as Prometheus metrics."""
        yield CounterMetricFamily("hautemer_events", "Lines written into journals", self.events)
        commands = CounterMetricFamily("hautemer_commands", "Commands from clients", labels=["outcome"])
        commands.add_metric(["done"], self.done)
        commands.add_metric(["refused"], self.refused)
        yield commands
        yield CounterMetricFamily("hautemer_scenes", "Scenes sent to viewers", self.scenes)
        bounds = [str(bound) for bound in BOUNDS] + ["+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self.took)), strict=True))
        yield HistogramMetricFamily(
            "hautemer_command_seconds", "From a command to its effect", buckets, self.seconds
        )


class Metrics:
    """The metrics of this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Moves()
        self.registry.register(self.moves)
        ProcessCollector(registry=self.registry)  # memory, processor time, open files
        self.sockets = Gauge("hautemer_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("hautemer_tables", "Tables in memory", registry=self.registry)
        self.dropped = Counter(
            "hautemer_dropped", "Sockets dropped by the server", ["why"], registry=self.registry
        )
        self.thinking = Histogram("hautemer_thinking_seconds", "Time bots think", registry=self.registry)
        self.notices = Counter(
            "hautemer_notices", "Notices sent", ["kind", "outcome"], registry=self.registry
        )
        self.database_away = Counter(
            "hautemer_database_away", "Writes given up without a database", registry=self.registry
        )

    def page(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)


METRICS = Metrics()
