your-turn = It is your turn.
