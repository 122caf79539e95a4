/** Being called to one's turn when the page is not open: whether this browser can be, and whether its visitor wants to.
 *  The browser keeps the subscription; the server is told of it anew whenever the page starts, because the visitor or
 *  their language may be another one. */

import { api } from "../connection/api.ts";
import { text } from "../text/text.svelte.ts";
import { guest } from "./guest.svelte.ts";

/** Whether calls can come here: not in every browser, not without https, and not where somebody has forbidden it. */
export type Possible = "yes" | "denied" | "cannot";

class Calls {
  on = $state(false);
  busy = $state(false);
  /** The last attempt has failed. */
  failed = $state(false);
  possible = $state<Possible>("cannot");

  /** Finds out what is chosen here, and tells the server so. */
  async begin(): Promise<void> {
    this.look();
    if (this.possible !== "yes") return;
    await this.attempt(async () => {
      const subscription = await (await this.manager()).getSubscription();
      if (subscription) await this.tell(subscription);
    });
  }

  async choose(on: boolean): Promise<void> {
    await this.attempt(on ? () => this.subscribe() : () => this.unsubscribe());
    this.look();
  }

  private look(): void {
    const can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
    this.possible = !can ? "cannot" : Notification.permission === "denied" ? "denied" : "yes";
  }

  private async attempt(doing: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = false;
    try {
      await doing();
    } catch {
      // The browser asks its push service, and the server is asked, too: either may not answer.
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  private async subscribe(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") return;
    const manager = await this.manager();
    await this.tell(
      await manager.subscribe({ userVisibleOnly: true, applicationServerKey: (await api.pushKey()).key }),
    );
  }

  private async unsubscribe(): Promise<void> {
    const subscription = await (await this.manager()).getSubscription();
    if (subscription) {
      await api.unsubscribe(subscription.endpoint);
      await subscription.unsubscribe();
    }
    this.on = false;
  }

  private async tell(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    await guest.known();
    await api.subscribe({
      endpoint: endpoint ?? "",
      p256dh: keys?.p256dh ?? "",
      auth: keys?.auth ?? "",
      language: text.language,
    });
    this.on = true;
  }

  private async manager(): Promise<PushManager> {
    return (await navigator.serviceWorker.ready).pushManager;
  }
}

export const calls = new Calls();
