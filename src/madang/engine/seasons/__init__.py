"""What Koryŏ and Chosŏn share: eight seasons, one pile that is always shuffled, orders laid face down, majorities.

The files are named like those of a game. Nothing here knows what a family does.
"""
