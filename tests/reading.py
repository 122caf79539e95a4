"""Reading what a terminal shows."""


def from_title(screen: str, title: str) -> list[str]:
    """The lines of a screen from the last table on it down to the question."""
    lines = screen.splitlines()
    first = max(number for number, line in enumerate(lines) if line.startswith(f" {title} · "))
    return lines[first:]
