"""What the server counts, for Prometheus. Numbers only: nothing here tells who plays, or what."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

matches = Gauge("madang_matches", "Matches in memory.", registry=REGISTRY)
sockets = Gauge("madang_sockets", "Connections that have said hello.", registry=REGISTRY)
steps = Histogram(
    "madang_step_seconds", "From reading a step to telling everybody.", buckets=MOMENTS, registry=REGISTRY
)
refusals = Counter("madang_refused_total", "Steps that were refused, by code.", ("code",), registry=REGISTRY)
thinking = Histogram(
    "madang_bot_seconds", "How long bots think, their pace left out.", buckets=MOMENTS, registry=REGISTRY
)
waiting = Gauge("madang_writes_waiting", "What waits to be written.", registry=REGISTRY)
writing = Histogram("madang_write_seconds", "Transactions that write.", buckets=MOMENTS, registry=REGISTRY)
calls = Counter(
    "madang_calls_total", "Calls to somebody's turn, by what came of them.", ("outcome",), registry=REGISTRY
)
errors = Counter("madang_errors_total", "Errors in the log.", registry=REGISTRY)
