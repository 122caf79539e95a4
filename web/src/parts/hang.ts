/** Adds a sprite to the document, hidden, so that `<use>` finds its drawings. */
export function hang(sprite: string): void {
  const drawings = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
  drawings.setAttribute("class", "emblems");
  drawings.setAttribute("width", "0");
  drawings.setAttribute("height", "0");
  drawings.setAttribute("aria-hidden", "true");
  document.body.append(drawings);
}
