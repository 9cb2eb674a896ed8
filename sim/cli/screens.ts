/**
 * Passes what a playing page shows to second screens, which can only read it. The server keeps the last picture of each
 * page that asks for this, in memory. Whoever has a screen's name can read it; only the page with its key can write.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

/** How many pages may show their clock, and how many screens may read each. */
const pagesMost = 8;
const screensMost = 8;
/** The longest picture, bytes, and the shortest time between two pictures of a page, ms. */
const pictureMost = 2_000;
const apartMs = 40;
/** What may wait for a screen that does not read, bytes. */
const waitingMost = 64_000;
/** A page that has sent nothing for this long is forgotten, ms. */
const forgottenMs = 600_000;

interface Shown {
  key: string;
  picture: string;
  /** The instant of the last picture, ms. */
  atMs: number;
  readers: Set<ServerResponse>;
}

const address = /^\/screen\/([a-z0-9]{8})$/;
const keyForm = /^[0-9a-f]{32}$/;

/** Returns the screens of one server; `guards` are the headers of every answer, `nowMs` a clock of the caller. */
export function createScreens(guards: Readonly<Record<string, string>>, nowMs: () => number) {
  const pages = new Map<string, Shown>();

  function forgetOld(): void {
    for (const [name, { atMs, readers }] of pages) {
      if (nowMs() - atMs < forgottenMs) continue;
      for (const reader of readers) reader.end();
      pages.delete(name);
    }
  }

  /** Begins to tell a screen what the page shows. Returns the status of a refusal, or undefined. */
  function read(name: string, response: ServerResponse): number | undefined {
    const page = pages.get(name);
    if (page === undefined) return 404;
    if (page.readers.size >= screensMost) return 503;
    page.readers.add(response);
    response.on("close", () => page.readers.delete(response));
    const type = "text/event-stream; charset=utf-8";
    response.writeHead(200, { ...guards, "content-type": type, "cache-control": "no-store" });
    response.write(`data: ${page.picture}\n\n`);
    return undefined;
  }

  /** Takes a picture, and passes it on. Returns the status of a refusal, or undefined. */
  function write(name: string, key: string, picture: string, response: ServerResponse): number | undefined {
    forgetOld();
    const page = pages.get(name) ?? { key, picture, atMs: Number.NEGATIVE_INFINITY, readers: new Set() };
    if (page.key !== key) return 403;
    if (nowMs() - page.atMs < apartMs) return 429;
    if (!pages.has(name) && pages.size >= pagesMost) return 503;
    pages.set(name, Object.assign(page, { picture, atMs: nowMs() }));
    for (const reader of page.readers) {
      if (reader.writableLength < waitingMost) reader.write(`data: ${picture}\n\n`);
      else reader.destroy();
    }
    const body = JSON.stringify({ screens: page.readers.size });
    const type = "application/json; charset=utf-8";
    response.writeHead(200, { ...guards, "content-type": type, "cache-control": "no-store" }).end(body);
    return undefined;
  }

  async function take(name: string, request: IncomingMessage, response: ServerResponse): Promise<number | undefined> {
    const { origin, host, "x-screen-key": key } = request.headers;
    // A page of another server cannot send this header without being allowed to, and never is.
    const isOwn = origin === undefined || origin === `http://${host}`;
    if (!isOwn || typeof key !== "string" || !keyForm.test(key)) return 403;
    const picture = await bodyOf(request);
    if (picture === undefined) return 413;
    return isOneLine(picture) ? write(name, key, picture, response) : 400;
  }

  async function answer(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    let status: number | undefined = 405;
    if (request.method === "GET") status = read(name, response);
    else if (request.method === "POST") status = await take(name, request, response);
    if (status === undefined) return;
    response.writeHead(status, { ...guards, "content-length": 0, "cache-control": "no-store" }).end();
  }

  /** Answers a request for a screen. Returns whether it was one. */
  return function answerScreen(request: IncomingMessage, response: ServerResponse): boolean {
    const [, name] = address.exec(request.url ?? "") ?? [];
    if (name === undefined) return false;
    void answer(name, request, response).catch(() => response.destroy());
    return true;
  };
}

/** Returns the body of a request as text, or undefined if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes <= pictureMost) parts.push(part as Buffer);
  }
  return bytes > pictureMost ? undefined : Buffer.concat(parts).toString("utf8");
}

/** Returns whether a text is JSON in one line, as an event has it. */
function isOneLine(text: string): boolean {
  if (/[\r\n]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
