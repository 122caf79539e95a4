/** Where the visitor is, over the history of the browser. */

import { type Route, routeOf } from "./routes.ts";

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.arrive());
  }

  /** Goes to an address of the page; the query that sets the pace of the table is kept. */
  go(path: string, instead = false): void {
    const pace = new URLSearchParams(location.search).get("pace");
    const address = pace === null ? path : `${path}${path.includes("?") ? "&" : "?"}pace=${pace}`;
    history[instead ? "replaceState" : "pushState"](null, "", address);
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
