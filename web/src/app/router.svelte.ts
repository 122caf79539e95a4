/** Where the visitor is, over the history of the browser. */

import { type Route, routeOf } from "./routes.ts";

/** The page is shown in a window of another one: a puzzle inside the rules. */
export const inside = window.parent !== window;

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.arrive());
  }

  /** The address of a part of the page; the query that sets the pace of the table is kept. */
  addressOf(path: string): string {
    const pace = new URLSearchParams(location.search).get("pace");
    return pace === null ? path : `${path}${path.includes("?") ? "&" : "?"}pace=${pace}`;
  }

  go(path: string, instead = false): void {
    history[instead ? "replaceState" : "pushState"](null, "", this.addressOf(path));
    this.arrive();
    scrollTo(0, 0);
  }

  private arrive(): void {
    this.route = routeOf(location.pathname);
  }
}

export const router = new Router();

/** Lets a link stay inside the page, unless it is opened elsewhere on purpose. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(event.currentTarget.getAttribute("href") ?? "/");
}
