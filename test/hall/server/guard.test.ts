/** Whom the server refuses: without a login, in the wrong role, from another site, under another name. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openServer } from "../../../sim/hall/server/server";
import { openTokens } from "../../../sim/hall/server/tokens";
import { liveSecret, scriptedHall } from "./scripted-hall";
import { bearer, openSocket, order, type ServedHall, serveGuarded, serveHall, tokenFolder, typed } from "./served-hall";

const tokens = tokenFolder();
let open: ServedHall;
let guarded: ServedHall;
beforeAll(async () => {
  open = await serveHall();
  guarded = await serveGuarded(tokens);
});
afterAll(async () => {
  await open.close();
  await guarded.close();
});
beforeEach(() => {
  for (const { hall } of [open, guarded]) {
    hall.asked.length = 0;
    hall.notes.length = 0;
  }
});

/** The routes that need a login. */
const reads = ["/api/me", "/api/clocks", "/api/events", "/api/audit", "/api/rounds", "/api/pgn", "/api/times.csv"];
const acts: [path: string, body: unknown][] = [
  ["/api/orders", order],
  ["/api/rounds", { order: typed, code: "7391" }],
];

describe("without a login", () => {
  test.each([...reads, "/metrics", "/api/live"])("nobody reads %s", async (path) => {
    const { status, json, headers } = await guarded.ask("GET", path);
    expect([status, json]).toEqual([
      401,
      { error: "log in first, with a token of this hall", code: "unauthenticated" },
    ]);
    expect(headers["www-authenticate"]).toBe("Bearer");
    if (path !== "/api/live") expect((await guarded.ask("HEAD", path)).status).toBe(401);
  });

  test("a socket does not open", async () => {
    expect(await openSocket(guarded)).toBe(401);
    expect(await openSocket(guarded, bearer(`${tokens.viewer}x`))).toBe(401);
    expect(await openSocket(guarded, bearer(tokens.viewer))).toBe("open");
  });

  test.each([...acts, ["/api/rounds/plan", typed]] as const)("nobody posts to %s", async (path, body) => {
    expect((await guarded.ask("POST", path, body)).status).toBe(401);
    expect(guarded.hall.asked).toEqual([]);
  });

  test("the page to log in is there", async () => expect((await guarded.ask("GET", "/")).status).toBe(200));
});

describe("a viewer", () => {
  test.each([...reads, "/metrics"])("reads %s", async (path) => {
    expect((await guarded.ask("GET", path, undefined, bearer(tokens.viewer))).status).toBe(200);
  });

  test("reads what a round would do", async () => {
    expect((await guarded.ask("POST", "/api/rounds/plan", typed, bearer(tokens.viewer))).status).toBe(200);
  });

  test.each(acts)("does not act at %s, and that is written down", async (path, body) => {
    const { status, json } = await guarded.ask("POST", path, body, bearer(tokens.viewer));
    expect([status, json]).toEqual([403, { error: "only an arbiter may do this", code: "role" }]);
    expect(guarded.hall.asked).toEqual([]);
    expect(guarded.hall.notes).toMatchObject([{ who: "Vera", role: "viewer", outcomes: ["role"] }]);
  });
});

test("an arbiter acts", async () => {
  for (const [path, body] of acts) {
    expect((await guarded.ask("POST", path, body, bearer(tokens.arbiter))).status).toBe(200);
  }
  expect(guarded.hall.asked).toMatchObject([{ who: { name: "Ana", role: "arbiter" } }, { who: { name: "Ana" } }]);
});

describe("from another site", () => {
  const own = (): string => new URL(open.server.address).origin;
  const others = (): [string, Record<string, string>][] => [
    ["another site", { origin: "https://evil.example" }],
    ["another port", { origin: "http://127.0.0.1:1" }],
    ["another name", { origin: own().replace("127.0.0.1", "localhost") }],
    ["a sandbox", { origin: "null" }],
    ["another site, as the browser says", { "sec-fetch-site": "cross-site" }],
    ["a neighbour, as the browser says", { "sec-fetch-site": "same-site" }],
  ];

  test("no request is answered", async () => {
    for (const [name, headers] of others()) {
      for (const [path, body] of [...acts, ["/api/logout", undefined] as const]) {
        const { status, json } = await open.ask("POST", path, body, headers);
        expect([status, json], name).toMatchObject([403, { code: "cross-site" }]);
      }
      for (const path of [...reads, "/metrics"])
        expect((await open.ask("GET", path, undefined, headers)).status).toBe(403);
    }
    expect(open.hall.asked).toEqual([]);
  });

  test("no socket opens", async () => {
    for (const [name, headers] of others()) expect(await openSocket(open, headers), name).toBe(403);
    expect(await openSocket(open, { origin: own() })).toBe("open");
  });

  test("a link to the console works", async () => {
    expect((await open.ask("GET", "/", undefined, { "sec-fetch-site": "cross-site" })).status).toBe(200);
  });

  test("its own page may", async () => {
    const headers = { origin: own(), "sec-fetch-site": "same-origin" };
    expect((await open.ask("POST", "/api/orders", order, headers)).status).toBe(200);
  });

  test("a form cannot send a command", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const { status } = await open.ask("POST", "/api/orders", JSON.stringify(order), { "content-type": type });
      expect(status, type).toBe(400);
    }
    expect(open.hall.asked).toEqual([]);
  });
});

describe("under another name", () => {
  test.each(["evil.example", "evil.example:8065", "127.0.0.1.evil.example", "[::2]", "10.0.0.1", "localhost.evil"])(
    "%s, nothing is answered, because a site can point its name here",
    async (host) => {
      const { status, json } = await open.ask("GET", "/api/clocks", undefined, { host });
      expect([status, json]).toMatchObject([403, { code: "host" }]);
      expect((await open.ask("GET", "/", undefined, { host })).status).toBe(403);
    },
  );

  test.each(["localhost", "LOCALHOST:1", "127.0.0.1:9000", "[::1]:8065", "127.3.2.1"])(
    "%s is this computer",
    async (host) => expect((await open.ask("GET", "/api/clocks", undefined, { host })).status).toBe(200),
  );

  test("a proxy may ask where tokens are needed", async () => {
    const headers = { host: "hall.example", origin: "https://hall.example", ...bearer(tokens.viewer) };
    expect((await guarded.ask("GET", "/api/clocks", undefined, headers)).status).toBe(200);
  });
});

test("beyond this computer it does not listen without tokens", async () => {
  for (const listen of ["0.0.0.0", "::", "192.0.2.1"]) {
    await expect(openServer({ hall: scriptedHall(), port: 0, listen })).rejects.toThrow("without tokens");
  }
  const { server, close } = await serveHall({ listen: "0.0.0.0", tokens: openTokens(tokens.file) });
  expect(server.address).toMatch(/^http:\/\/[\d.]+:\d+\/$/);
  await close();
});

test("a page of another site reads the games at their secret address, and nothing else", async () => {
  const headers = { origin: "https://chess.example", "sec-fetch-site": "cross-site" };
  const games = await guarded.ask("GET", `/live/${liveSecret}.pgn`, undefined, headers);
  expect([games.status, games.text]).toEqual([200, '[Event "live"]\n']);
  const may = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
  expect(games.headers).toMatchObject(may);
  expect((await guarded.ask("GET", "/api/clocks", undefined, headers)).headers).not.toMatchObject(may);
});

test("every answer forbids foreign scripts, frames and guesses", async () => {
  const answers = [
    await open.ask("GET", "/"),
    await open.ask("GET", "/api/clocks"),
    await open.ask("GET", "/api/none"),
    await open.ask("GET", "/assets/none.js"),
    await guarded.ask("GET", "/api/clocks"),
    await open.ask("POST", "/api/orders", "{"),
  ];
  for (const { headers } of answers) {
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" });
    const policy = String(headers["content-security-policy"]).split("; ");
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy.join()).not.toContain("unsafe");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["x-powered-by"] ?? headers.server).toBeUndefined();
  }
});
