/** Caches all of the page's files, so that the clock works without a network. The build inserts their list. */

declare const pageFiles: readonly string[];
declare const pageVersion: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

const worker = self as unknown as Worker;
const cacheName = `flagfall-${pageVersion}`;

worker.addEventListener("install", (event) => event.waitUntil(keepFiles()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([...pageFiles]);
  await worker.skipWaiting();
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith("flagfall-") && name !== cacheName) await caches.delete(name);
  }
  await worker.clients.claim();
}

/** Answers from the cache or, for any other file, from the network, which may fail. */
async function answer(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const found = await fetch(request);
  if (found.ok && request.url.includes("/voice/")) await keepVoice(request, found.clone());
  return found;
}

/** Keeps a file of clips that somebody has heard. All of them would be too much for a first visit. */
async function keepVoice(request: Request, found: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(request, found);
}
