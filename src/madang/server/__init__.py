"""Madang over HTTP and WebSocket: matches between people and bots. Every step is stored before it is shown to
anybody."""
