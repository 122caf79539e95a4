// Keeps the page's own files, so that it opens without a network and can say that there is none. What is played is never
// kept. The document is asked for first: a new version shows at once, and what was kept of the old one goes.
const SHELL = "shell";
const ROOT = "/";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(document(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The page as the server has it now; without a network, as it was last. */
async function document(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(shell, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await shell.match(ROOT);
    if (kept) return kept;
    throw problem;
  }
}

async function keep(shell, answer) {
  const [now, before] = [await answer.clone().text(), await (await shell.match(ROOT))?.text()];
  if (before !== undefined && before !== now) for (const old of await shell.keys()) await shell.delete(old);
  await shell.put(ROOT, answer);
}

/** A file that never changes: its name has a hash of what it holds. */
async function asset(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}
