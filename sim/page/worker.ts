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

/** The folder of the files whose names change with their contents. */
const lastingFolder = "assets/";

/**
 * Keeps all files of this version. The browser may still have an earlier file of the same name, which a host allows it
 * to use for some minutes: an earlier page would ask for parts that are gone.
 */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(
    pageFiles.map((file) => (file.startsWith(lastingFolder) ? file : new Request(file, { cache: "no-cache" }))),
  );
  await worker.skipWaiting();
}

/** Forgets earlier versions but the last one: a page of it may be open, and has not loaded all of its parts yet. */
async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith("flagfall-") && name !== cacheName);
  for (const name of others.slice(0, -1)) await caches.delete(name);
  await worker.clients.claim();
}

/** Answers from the cache or, for any other file, from the network, which may fail. */
async function answer(request: Request): Promise<Response> {
  const own = await caches.open(cacheName);
  const isLasting = request.url.includes(`/${lastingFolder}`);
  const kept =
    (await own.match(request, { ignoreSearch: true })) ?? (isLasting ? await caches.match(request) : undefined);
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
