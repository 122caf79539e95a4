// Keeps the page's own files, all of them, so that every screen opens without a network and can say that there is none.
// What is played is never kept. What has no hash in its name is asked for first: a new version shows at once.
const SHELL = "shell";
const ROOT = "/";
/** What the page begins with; these names stay while what they hold changes. */
const FIRST = [ROOT, "/theme.js"];
/** All files with a hash of what they hold in their names; the build writes them here. */
const FILES = [];

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(newest(request, ROOT));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else event.respondWith(newest(request, pathname));
});

async function install() {
  const shell = await caches.open(SHELL);
  const kept = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname));
  await shell.addAll([...FIRST, ...FILES.filter((file) => !kept.has(file))]);
  await self.skipWaiting();
}

/** The files of earlier versions go. */
async function activate() {
  const shell = await caches.open(SHELL);
  for (const old of await shell.keys()) {
    const { pathname } = new URL(old.url);
    if (pathname.startsWith("/assets/") && !FILES.includes(pathname)) await shell.delete(old);
  }
  await self.clients.claim();
}

/** The page, or a file without a hash, as the server has it now; without a network, as it was last. */
async function newest(request, name) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(name, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await shell.match(name);
    if (kept) return kept;
    throw problem;
  }
}

/** A file that never changes. */
async function asset(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}

// A call to somebody's turn, while the page is not open; whoever follows it is at the table.
self.addEventListener("push", (event) => {
  const { title, text, path } = event.data.json();
  const shown = { body: text, tag: path, data: path, icon: "/icon-512.png" };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** To a table: where it is open already, or in a new window. */
async function lead(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
