/** Which input the server refuses: malformed, too large, too much of it. */
import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { Allowance } from "../../../sim/hall/server/allowance";
import { usualLimits } from "../../../sim/hall/server/doors";
import {
  type Answer,
  bearer,
  openSocket,
  order,
  type ServedHall,
  serveGuarded,
  serveHall,
  tokenFolder,
  typed,
} from "./served-hall";

const tokens = tokenFolder();
let open: ServedHall;
beforeAll(async () => {
  open = await serveHall();
});
afterAll(() => open.close());
beforeEach(() => {
  open.hall.asked.length = 0;
  open.hall.notes.length = 0;
});

describe("input that cannot be", () => {
  const bad: [name: string, path: string, body: unknown, field: string][] = [
    ["no JSON", "/api/orders", "{", ""],
    ["an array", "/api/orders", "[]", ""],
    ["no clocks", "/api/orders", { ...order, clocks: [] }, "clocks"],
    ["an unknown command", "/api/orders", { ...order, command: { do: "explode" } }, "command.do"],
    ["an unknown field", "/api/orders", { ...order, command: { do: "start", now: true } }, "command"],
    ["a code with a secret in it", "/api/orders", { ...order, code: "secret" }, "code"],
    [
      "a negative time",
      "/api/orders",
      { ...order, command: { do: "correct", white: { remaining: -1 } } },
      "command.white.remaining",
    ],
    ["a polluted prototype", "/api/orders", '{"__proto__":{"role":"arbiter"},"clocks":["a"]}', ""],
    ["a round without an order", "/api/rounds", {}, "order"],
    ["a number for a token", "/api/login", { token: 1 }, "token"],
  ];
  test.each(bad)("%s", async (_, path, body, field) => {
    const { status, json, text } = await open.ask("POST", path, body);
    expect([status, json]).toMatchObject([400, { code: "malformed" }]);
    expect(text).toContain(field);
    expect(text).not.toContain("secret");
    expect(text).not.toMatch(/\bat .*:\d+|stack|node_modules/);
    expect(open.hall.asked).toEqual([]);
    if (path !== "/api/login") expect(open.hall.notes).toMatchObject([{ who: "local", outcomes: ["malformed"] }]);
  });

  test("an address that cannot be", async () => {
    expect((await open.ask("GET", "/%")).status).toBe(404);
    expect((await open.ask("GET", `/${"a/".repeat(5000)}`)).status).toBe(404);
    expect((await open.ask("BREW", "/api/clocks")).status).toBe(400);
    expect((await open.ask("DELETE", "/api/clocks")).status).toBe(404);
  });
});

describe("too large", () => {
  test.each([
    ["/api/orders", { ...order, pad: "x".repeat(1_000_000) }],
    ["/api/rounds", { order: typed, pad: "x".repeat(5_000_000) }],
    ["/api/login", { token: "x".repeat(1024) }],
  ])("for %s", async (path, body) => {
    const { status, json } = await open.ask("POST", path, body);
    expect([status, json]).toEqual([413, { error: "the input is too large", code: "too-large" }]);
  });

  test("without a length it is cut off too", async () => {
    const { port } = new URL(open.server.address);
    const status = await new Promise<number>((resolve) => {
      const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
      const asked = request({ host: "127.0.0.1", port, path: "/api/login", method: "POST", headers }, (response) =>
        resolve(response.statusCode ?? 0),
      );
      asked.on("error", () => {});
      for (let count = 0; count < 40; count++) asked.write("x".repeat(1000));
      asked.end();
    });
    expect(status).toBe(413);
  });

  test("a socket that sends much is closed", async () => {
    const socket = new WebSocket(new URL("/api/live", open.server.address.replace("http", "ws")));
    const code = await new Promise((resolve) => {
      socket.on("open", () => socket.send("x".repeat(100_000)));
      socket.on("close", resolve);
    });
    expect(code).toBe(1009);
  });
});

describe("too many", () => {
  const few = { requests: 8, commands: 3, failedLogins: 2 };

  test("commands of a person are refused and written down, and others may go on", async () => {
    const { ask, hall, close } = await serveGuarded(tokens, { limits: { ...usualLimits, commands: few.commands } });
    const give = (token: string): Promise<Answer> => ask("POST", "/api/orders", order, bearer(token));
    for (let count = 0; count < few.commands; count++) expect((await give(tokens.arbiter)).status).toBe(200);
    const { status, json, headers } = await give(tokens.arbiter);
    expect([status, json]).toMatchObject([429, { code: "too-many" }]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(hall.asked).toHaveLength(few.commands);
    expect(hall.notes).toMatchObject([{ who: "Ana", outcomes: ["too-many"] }]);
    expect((await give(tokens.viewer)).status).toBe(403);
    expect((await ask("GET", "/api/clocks", undefined, bearer(tokens.arbiter))).status).toBe(200);
    await close();
  });

  test("bytes for one viewer; others, and arbiters, go on", async () => {
    const { ask, close } = await serveGuarded(tokens, { limits: { ...usualLimits, bytes: 1000 } });
    const read = (token: string) => ask("GET", "/api/clocks", undefined, bearer(token));
    expect([(await read(tokens.viewer)).status, (await read(tokens.viewer)).status]).toEqual([200, 429]);
    const { status, headers } = await read(tokens.viewer);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(50);
    for (let times = 0; times < 5; times++) expect((await read(tokens.arbiter)).status).toBe(200);
    await close();
  });

  test("bytes are allowed again after a minute", () => {
    let nowMs = 0;
    const allowance = new Allowance(100, () => nowMs);
    allowance.add("Vera", 99);
    expect(allowance.waitS("Vera")).toBe(0);
    allowance.add("Vera", 1);
    nowMs = 12_000;
    expect([allowance.waitS("Vera"), allowance.waitS("Eva")]).toEqual([48, 0]);
    nowMs = 60_000;
    expect(allowance.waitS("Vera")).toBe(0);
    allowance.add("Vera", 99);
    expect(allowance.waitS("Vera")).toBe(0);
  });

  test("failed logins, also by a header; a login that succeeds is not counted", async () => {
    const { ask, close } = await serveGuarded(tokens, { limits: { ...usualLimits, failedLogins: few.failedLogins } });
    const login = (token: string): Promise<Answer> => ask("POST", "/api/login", { token });
    for (let count = 0; count < 5; count++) expect((await login(tokens.viewer)).status).toBe(200);
    expect((await login("wrong")).json).toEqual({ error: "this is no token of this hall", code: "token" });
    expect((await ask("GET", "/api/me", undefined, bearer("wrong"))).status).toBe(401);
    expect((await login("wrong")).status).toBe(429);
    expect((await login(tokens.viewer)).status).toBe(429);
    expect((await ask("GET", "/api/me", undefined, bearer("wrong"))).status).toBe(429);
    expect((await ask("GET", "/api/me", undefined, bearer(tokens.viewer))).status).toBe(200);
    await close();
  });

  test("commands of a stranger: the first ones are written down, and no flood of them", async () => {
    const { ask, hall, close } = await serveGuarded(tokens, { limits: { ...usualLimits, failedLogins: 2 } });
    const codes: number[] = [];
    for (let count = 0; count < 6; count++) codes.push((await ask("POST", "/api/orders", order)).status);
    expect(codes).toEqual([401, 401, 429, 429, 429, 429]);
    expect(hall.notes.map(({ outcomes }) => outcomes)).toEqual([["unauthenticated"], ["unauthenticated"]]);
    await close();
  });

  test("open consoles", async () => {
    const served = await serveHall({ limits: { ...usualLimits, readers: 2 } });
    const answers = [await openSocket(served), await openSocket(served), await openSocket(served)];
    expect(answers).toEqual(["open", "open", 429]);
    expect((await served.ask("GET", "/metrics")).text).toContain("flagfall_socket_readers 2");
    await served.close();
  });

  test("open consoles of one viewer, who never takes an arbiter's place", async () => {
    const limits = { ...usualLimits, readers: 5, readersEach: 3, reserved: 1 };
    const served = await serveGuarded(tokens, { limits });
    const { viewer, arbiter } = tokens;
    const answers: (number | "open")[] = [];
    for (const token of [viewer, viewer, viewer, viewer, arbiter, viewer, arbiter, arbiter])
      answers.push(await openSocket(served, bearer(token)));
    expect(answers).toEqual(["open", "open", "open", 429, "open", 429, "open", 429]);
    await served.close();
  });

  test("clocks of an order: at most those that there are, each once; a refused list is not audited whole", async () => {
    const { ask, hall, close } = await serveHall();
    const there = hall.clocks().map(({ id }) => id);
    const many = Array.from({ length: 5000 }, (_, at) => `main-${at}`.padEnd(80, "x"));
    for (const clocks of [many, [there[0], there[0]], [...there, "main-99"]]) {
      const { status, json } = await ask("POST", "/api/orders", { ...order, clocks });
      expect([status, json]).toMatchObject([400, { code: "clocks" }]);
    }
    expect(hall.notes.map(({ clocks }) => clocks)).toEqual([[], there.slice(0, 1), there]);
    await close();
  });

  test("requests of an address", async () => {
    const { ask, close } = await serveHall({ limits: { ...usualLimits, requests: few.requests } });
    for (let count = 0; count < few.requests; count++) expect((await ask("GET", "/api/none")).status).toBe(404);
    expect((await ask("GET", "/")).status).toBe(429);
    await close();
  });
});
