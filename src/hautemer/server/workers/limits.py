"""Resource limits for workers that replay uploaded records."""

from __future__ import annotations


def confine(memory: int, seconds: int | None = None) -> None:
    """Limit the memory and the total CPU time of this process, if the system supports it."""
    try:
        import resource
    except ImportError:  # Windows: only the parent's timeout applies
        return
    limits = {resource.RLIMIT_AS: memory} | ({} if seconds is None else {resource.RLIMIT_CPU: seconds})
    for kind, most in limits.items():
        _, hard = resource.getrlimit(kind)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)  # the operator may allow less
        resource.setrlimit(kind, (least, least))
