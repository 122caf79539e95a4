"""The parts of train.py: recipe, network, games, learning and measuring. docs/training.md explains them."""
