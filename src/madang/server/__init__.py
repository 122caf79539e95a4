"""Madang over HTTP and WebSocket: matches between people and bots, stored before anybody is told."""
