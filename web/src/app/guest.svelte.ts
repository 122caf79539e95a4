/** Who the visitor is: a guest with a name, perhaps with an account. Nothing about a seat works before the server has said so. */

import { api } from "../connection/api.ts";
import type { Me } from "../protocol/api.ts";

class Guest {
  me = $state.raw<Me | null>(null);
  private asked: Promise<Me> | null = null;

  /** Asks once; everybody who needs a seat waits for this. */
  known(): Promise<Me> {
    this.asked ??= api.me().then(
      (me) => (this.me = me),
      (problem: unknown) => {
        this.asked = null;
        throw problem;
      },
    );
    return this.asked;
  }

  /** The visitor is somebody else from now on, or has an account now. */
  become(me: Me): void {
    this.me = me;
  }

  async rename(name: string): Promise<void> {
    await this.known();
    this.me = await api.rename(name);
  }
}

export const guest = new Guest();
