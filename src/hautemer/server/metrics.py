"""Numbers for the operator: counts and times, never a name, a hand, a role, a token or a word."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The metrics of this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = Counter("hautemer_events", "Lines written into journals", registry=self.registry)
        self.commands = Counter(
            "hautemer_commands", "Commands from clients", ["outcome"], registry=self.registry
        )
        self.done, self.refused = self.commands.labels("done"), self.commands.labels("refused")
        self.scenes = Counter("hautemer_scenes", "Scenes sent to viewers", registry=self.registry)
        self.sockets = Gauge("hautemer_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("hautemer_tables", "Tables in memory", registry=self.registry)
        self.dropped = Counter(
            "hautemer_dropped", "Sockets dropped by the server", ["why"], registry=self.registry
        )
        self.thinking = Histogram("hautemer_thinking_seconds", "Time bots think", registry=self.registry)
        self.commit = Histogram(
            "hautemer_command_seconds", "From a command to its effect", registry=self.registry
        )
        self.notices = Counter(
            "hautemer_notices", "Notices sent", ["kind", "outcome"], registry=self.registry
        )
        self.database_away = Counter(
            "hautemer_database_away", "Writes given up without a database", registry=self.registry
        )

    def page(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)


METRICS = Metrics()
