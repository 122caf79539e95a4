/** A puzzle that is tried: the line of its table, which sends all moves made so far with each request. */

import { Refused, api } from "../connection/api.ts";
import type { Because, PuzzleShown, ServerMessage, Would } from "../protocol/messages.ts";
import type { Line } from "../table/match.svelte.ts";

export class Puzzle implements Line {
  shown = $state.raw<PuzzleShown | null>(null);
  busy = $state(false);
  private moves: string[] = [];

  constructor(
    readonly game: string,
    readonly name: string,
    private readonly hear: (message: ServerMessage) => void,
  ) {}

  /** Lays it out as it was at first. */
  begin(): Promise<void> {
    return this.go([], null);
  }

  act(message: Parameters<Line["act"]>[0]): void {
    if (message.type === "step") void this.go([...this.moves, message.move], message.id);
    else if (message.type === "undo") void this.go(this.moves.slice(0, -1), message.id);
  }

  ask({ type, move }: Parameters<Line["ask"]>[0]): void {
    const answer: Promise<Because | Would> =
      type === "why"
        ? api.puzzleWhy(this.game, this.name, this.moves, move)
        : api.puzzleWhat(this.game, this.name, this.moves, move);
    // Whoever still wants to know asks again.
    void answer.then(this.hear, () => {});
  }

  close(): void {}

  private async go(moves: string[], id: string | null): Promise<void> {
    this.busy = true;
    try {
      const shown = await api.puzzle(this.game, this.name, moves);
      this.moves = moves;
      this.busy = false;
      this.hear(shown.welcome);
      this.hear(shown.update);
      this.shown = shown;
    } catch (problem) {
      this.busy = false;
      if (!(problem instanceof Refused)) throw problem;
      this.hear({ type: "refused", id, ...problem.refusal });
    }
  }
}
