"""The arena: bots play many games against each other, and figures with intervals tell who is stronger.

`contest` says who meets whom, with which cards; `playing` plays that; `standings` says what follows from it; `keeping`
holds it on disk. Knows bots only by name, and games only through their contract.
"""
