/** What this browser remembers between visits. Where the browser stores nothing, all else works. */

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`madang.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`madang.${name}`, value);
  } catch {
    // Private browsing: the choice holds for this visit only.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`madang.${name}`);
  } catch {
    // Nothing was remembered.
  }
}
