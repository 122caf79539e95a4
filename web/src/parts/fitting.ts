/** Pixels; smaller letters are hard to read. */
const SMALLEST = 11;
const STEP = 0.5;

/** Makes words as much smaller as they need to be to stand whole in their place; where that is not enough the place is
    `tight`, so that its styles can leave out what is told in another way, and then they break, between syllables if they
    say where those end. */
export function fitting(place: HTMLElement): { destroy: () => void } {
  function tooLarge(): boolean {
    return place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
  }
  function fit(): void {
    place.style.fontSize = place.style.overflowWrap = "";
    place.style.hyphens = "none";
    delete place.dataset.fit;
    let size = parseFloat(getComputedStyle(place).fontSize);
    while (tooLarge() && size > SMALLEST) {
      size -= STEP;
      place.style.fontSize = `${size}px`;
    }
    if (tooLarge()) place.dataset.fit = "tight";
    if (tooLarge()) place.style.hyphens = "manual";
    if (tooLarge()) place.style.overflowWrap = "anywhere";
  }
  const resized = new ResizeObserver(fit);
  resized.observe(place);
  const changed = new MutationObserver(fit);
  changed.observe(place, { characterData: true, childList: true, subtree: true, attributeFilter: ["data-text"] });
  return {
    destroy: () => {
      resized.disconnect();
      changed.disconnect();
    },
  };
}
