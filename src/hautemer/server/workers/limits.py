"""Limits on a process that plays what people bring."""

from __future__ import annotations


def confine(memory: int, seconds: int | None = None) -> None:
    """Limits the memory of this process, and the time it may compute in all, where the system can."""
    try:
        import resource
    except ImportError:  # Windows: the parent's patience is the limit
        return
    limits = {resource.RLIMIT_AS: memory} | ({} if seconds is None else {resource.RLIMIT_CPU: seconds})
    for kind, most in limits.items():
        _, hard = resource.getrlimit(kind)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)  # the operator may allow less
        resource.setrlimit(kind, (least, least))
