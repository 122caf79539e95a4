/** Words that there is no room for end with a whole one, and three dots. The element around them is as large as they may
    get. */
export function shortened(place: HTMLElement, words: string): { update: (words: string) => void; destroy: () => void } {
  const room = place.parentElement!;
  function fit(): void {
    const all = words.split(" ");
    const fits = (count: number) => {
      place.textContent =
        count < all.length
          ? `${all
              .slice(0, count)
              .join(" ")
              .replace(/[\s,;:.–—]+$/, "")} …`
          : words;
      return room.scrollHeight <= room.clientHeight + 1 && room.scrollWidth <= room.clientWidth + 1;
    };
    if (fits(all.length)) return;
    let [least, most] = [0, all.length - 1];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (fits(middle)) least = middle;
      else most = middle - 1;
    }
    fits(least);
  }
  const resized = new ResizeObserver(fit);
  resized.observe(room);
  fit();
  return {
    update: (changed) => {
      words = changed;
      fit();
    },
    destroy: () => resized.disconnect(),
  };
}
