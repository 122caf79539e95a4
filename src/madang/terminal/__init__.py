"""What games need to be shown in a terminal: lines, words, and the parts that their tables share. Knows no game; a
game's own table is its package `terminal`."""
