"""`python -m madang` is the `madang` command."""

from madang.cli import main

main()
