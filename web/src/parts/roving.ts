/**
 * Arrow keys over a grid of buttons (data-row, data-column): Tab enters a region once, arrows walk on from there, also
 * into the next region. 1 to 9 jump to a column.
 */

const CELLS = "[data-row][data-column]";

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

/** Leaves one cell of each region in the tab order: the cell last focused there, else the first that can be chosen,
 *  else the first. */
export function settleTabs(root: HTMLElement): void {
  for (const region of root.querySelectorAll<HTMLElement>("[data-region]")) {
    const cells = [...region.querySelectorAll<HTMLElement>(CELLS)];
    const entry =
      cells.find((cell) => cell === document.activeElement) ??
      cells.find((cell) => cell.dataset.state?.startsWith("legal")) ??
      cells[0];
    for (const cell of cells) cell.tabIndex = cell === entry ? 0 : -1;
  }
}

export function roving(root: HTMLElement) {
  const focus = (cell: Cell | undefined) => cell?.element.focus();

  function keydown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const cells = cellsOf(root);
    const here = cells.find((cell) => cell.element === document.activeElement);
    if (event.key.startsWith("Arrow") && here) {
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
