/**
 * Arrow keys over a grid of buttons (data-row, data-column): Tab enters a region once, arrows walk on from there, also
 * into the next region. 1 to 9 jump to a column. Small things that say what they are (data-tells) lie on shelves: Tab
 * enters a shelf once, arrows walk along it.
 */

const CELLS = "[data-row][data-column]";
const SMALL = "[data-tells]";

interface Cell {
  element: HTMLElement;
  row: number;
  column: number;
}

export function nearest(cells: { row: number; column: number }[], from: { row: number; column: number }, key: string) {
  const ahead = cells
    .map((cell, index) => ({ index, down: cell.row - from.row, right: cell.column - from.column }))
    .filter(({ down, right }) => {
      if (key === "ArrowLeft") return down === 0 && right < 0;
      if (key === "ArrowRight") return down === 0 && right > 0;
      return key === "ArrowUp" ? down < 0 : down > 0;
    })
    .sort((a, b) => Math.abs(a.down) - Math.abs(b.down) || Math.abs(a.right) - Math.abs(b.right));
  return ahead[0]?.index ?? -1;
}

function cellsOf(root: HTMLElement): Cell[] {
  return [...root.querySelectorAll<HTMLElement>(CELLS)].map((element) => ({
    element,
    row: Number(element.dataset.row),
    column: Number(element.dataset.column),
  }));
}

/** Leaves one cell of each region, and one thing of each shelf, in the tab order: the one last focused there, else the
 *  first that can be chosen, else the first. */
export function settleTabs(root: HTMLElement): void {
  const settle = (holders: string, held: string) => {
    for (const holder of root.querySelectorAll<HTMLElement>(holders)) {
      const found = [...holder.querySelectorAll<HTMLElement>(held)].filter((one) => one.checkVisibility());
      const entry =
        found.find((one) => one === document.activeElement) ??
        found.find((one) => one.dataset.state?.startsWith("legal")) ??
        found[0];
      for (const one of found) one.tabIndex = one === entry ? 0 : -1;
    }
  };
  settle("[data-region]", CELLS);
  settle("[data-shelf]", SMALL);
}

/** The next thing on the shelf of the one that has the focus. */
function alongShelf(here: Element, key: string): HTMLElement | undefined {
  const all = here.closest("[data-shelf]")?.querySelectorAll<HTMLElement>(SMALL) ?? [];
  const shelf = [...all].filter((one) => one.checkVisibility());
  const step = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  return shelf[shelf.findIndex((one) => one === here) + step];
}

export function roving(root: HTMLElement) {
  const focus = (cell: Cell | undefined) => cell?.element.focus();

  function keydown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const cells = cellsOf(root);
    const focused = document.activeElement;
    const here = cells.find((cell) => cell.element === focused);
    if (event.key.startsWith("Arrow") && focused?.matches(SMALL)) {
      event.preventDefault();
      alongShelf(focused, event.key)?.focus();
    } else if (event.key.startsWith("Arrow") && here) {
      event.preventDefault();
      focus(cells[nearest(cells, here, event.key)]);
    } else if (/^[1-9]$/.test(event.key) && !(event.target instanceof HTMLInputElement)) {
      const column = Number(event.key);
      const inColumn = cells.filter((cell) => cell.column === column);
      const next = inColumn.findIndex((cell) => cell.element === document.activeElement) + 1;
      focus(inColumn[next % Math.max(1, inColumn.length)]);
    }
  }

  const settle = () => settleTabs(root);
  document.addEventListener("keydown", keydown);
  root.addEventListener("focusin", settle);
  const watcher = new MutationObserver(settle);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-state"] });
  settle();
  return {
    destroy() {
      document.removeEventListener("keydown", keydown);
      root.removeEventListener("focusin", settle);
      watcher.disconnect();
    },
  };
}
