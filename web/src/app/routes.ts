/** The addresses of the page. */

export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "table"; id: string }
  | { screen: "join"; token: string }
  | { screen: "watch"; token: string }
  | { screen: "puzzle"; game: string; name: string }
  | { screen: "ladder" }
  | { screen: "credits" }
  | { screen: "parts" }
  | { screen: "lost" };

export function routeOf(path: string): Route {
  const [first = "", second = "", third = "", ...more] = path.split("/").filter(Boolean).map(decode);
  if (more.length) return { screen: "lost" };
  if (!first) return { screen: "home" };
  if (!second)
    return first === "new" || first === "ladder" || first === "credits" || first === "parts"
      ? { screen: first }
      : { screen: "lost" };
  if (third) return first === "puzzle" ? { screen: "puzzle", game: second, name: third } : { screen: "lost" };
  if (first === "table") return { screen: "table", id: second };
  if (first === "join" || first === "watch") return { screen: first, token: second };
  return { screen: "lost" };
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
