/** Second screens of the page: who can write, who can read, and the limits of the server. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Served, servePage } from "../../sim/cli/serve";

const folder = mkdtempSync(join(tmpdir(), "flagfall-screens-"));
const key = "0123456789abcdef0123456789abcdef";
const other = "f".repeat(32);
let served: Served;

beforeEach(async () => {
  served = await servePage(folder, 0);
});

afterEach(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a picture. Returns the status, and how many screens show it. */
async function send(name: string, body: string, headers: Record<string, string> = {}): Promise<[number, unknown]> {
  const answer = await fetch(`${served.address}screen/${name}`, {
    method: "POST",
    headers: { "x-screen-key": key, ...headers },
    body,
  });
  const text = await answer.text();
  return [answer.status, text === "" ? undefined : (JSON.parse(text) as { screens: number }).screens];
}

interface Reader {
  status: number;
  /** Returns the next picture. */
  next(): Promise<string>;
  end(): Promise<void>;
}

async function read(name: string): Promise<Reader> {
  const controller = new AbortController();
  const answer = await fetch(`${served.address}screen/${name}`, { signal: controller.signal });
  const reader = answer.body?.getReader();
  return {
    status: answer.status,
    next: async () => new TextDecoder().decode((await reader?.read())?.value),
    end: async () => controller.abort(),
  };
}

/** Waits until the server takes another picture of the same page. */
const apart = () => new Promise((passed) => setTimeout(passed, 60));

describe("a page that shows its clock", () => {
  test("sends pictures; a screen gets the last one at once, and each that follows", async () => {
    expect(await send("abcd1234", '{"n":1}')).toEqual([200, 0]);
    const screen = await read("abcd1234");
    expect([screen.status, await screen.next()]).toEqual([200, 'data: {"n":1}\n\n']);
    await apart();
    expect(await send("abcd1234", '{"n":2}')).toEqual([200, 1]);
    expect(await screen.next()).toBe('data: {"n":2}\n\n');
    await screen.end();
  });

  test("is the only one that can write under its name", async () => {
    await send("abcd1234", "1");
    await apart();
    expect(await send("abcd1234", "2", { "x-screen-key": other })).toEqual([403, undefined]);
    const screen = await read("abcd1234");
    expect(await screen.next()).toBe("data: 1\n\n");
    await screen.end();
  });

  test.each([
    ["another origin", "abcd1234", "1", { origin: "http://evil.example" }, 403],
    ["no key", "abcd1234", "1", { "x-screen-key": "" }, 403],
    ["a long picture", "abcd1234", `"${"x".repeat(2000)}"`, {}, 413],
    ["no JSON", "abcd1234", "x", {}, 400],
    ["two lines, which would be two events", "abcd1234", "[1,\n2]", {}, 400],
    ["another name", "ABCD", "1", {}, 404],
  ])("is refused: %s", async (_, name, body, headers, status) => {
    expect((await send(name, body, headers as Record<string, string>))[0]).toBe(status);
    expect((await read(name)).status).toBe(404);
  });

  test("is refused if it writes too fast", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => send("abcd1234", String(n))));
    expect(all.map(([status]) => status)).toContain(429);
  });
});

describe("limits", () => {
  test("eight pages, and eight screens of each", async () => {
    for (let n = 0; n < 8; n++) expect((await send(`page000${n}`, "1"))[0]).toBe(200);
    expect((await send("page0009", "1"))[0]).toBe(503);
    const screens = await Promise.all(Array.from({ length: 8 }, () => read("page0000")));
    expect(screens.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await read("page0000")).status).toBe(503);
    for (const screen of screens) await screen.end();
    const again = async () => {
      const screen = await read("page0000");
      await screen.end();
      return screen.status;
    };
    await expect.poll(again).toBe(200);
  });

  test("other methods change nothing", async () => {
    const { status } = await fetch(`${served.address}screen/abcd1234`, { method: "DELETE" });
    expect(status).toBe(405);
  });
});
