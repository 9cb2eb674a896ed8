/** Checks what the server writes down of refused commands and of its own faults, and what never. */
import { expect, test } from "vitest";
import { scriptedHall } from "./scripted-hall";
import { bearer, order, serveGuarded, serveHall, tokenFolder, typed } from "./served-hall";

const tokens = tokenFolder();

test("a fault of the server is one line, which says nothing of the inside", async () => {
  const hall = scriptedHall();
  hall.order = () => Promise.reject(new Error("disk on fire"));
  const { ask, faults, close } = await serveHall({}, hall);
  const { status, json } = await ask("POST", "/api/orders", order);
  expect([status, json]).toMatchObject([500, { code: "fault" }]);
  expect(JSON.stringify(json)).not.toContain("disk");
  expect(faults).toEqual(["POST /api/orders: Error: disk on fire"]);
  expect(hall.notes).toMatchObject([{ who: "local", outcomes: ["fault"] }]);
  await close();
});

test("who gave a refused command, and when, but no secret, is in the audit log", async () => {
  const { ask, hall, faults, close } = await serveGuarded(tokens);
  const fromMs = Date.now();
  await ask("POST", "/api/orders", order);
  await ask("POST", "/api/orders", order, bearer(`${tokens.arbiter}x`));
  await ask("POST", "/api/orders", order, bearer(tokens.viewer));
  await ask("POST", "/api/orders", { ...order, code: "73910" }, bearer(tokens.arbiter));
  await ask("POST", "/api/login", { token: `${tokens.arbiter}x` });
  const { headers } = await ask("POST", "/api/login", { token: tokens.arbiter });
  await ask("POST", "/api/rounds", { order: { ...typed, control: "bad" }, code: "7391" }, bearer(tokens.arbiter));
  const penalty = "penalty illegal-move white";
  const stranger = { who: "?", role: "viewer" };
  expect(hall.notes.map(({ atMs: _, ...entry }) => entry)).toEqual([
    { ...stranger, command: "order", clocks: [], outcomes: ["unauthenticated"] },
    { ...stranger, command: "order", clocks: [], outcomes: ["unauthenticated"] },
    { who: "Vera", role: "viewer", command: penalty, clocks: ["main-1"], outcomes: ["role"] },
    { who: "Ana", role: "arbiter", command: "order", clocks: [], outcomes: ["malformed"] },
    { ...stranger, command: "login", clocks: [], outcomes: ["token"] },
    { who: "Ana", role: "arbiter", command: "login", clocks: [], outcomes: ["ok"] },
    { who: "Ana", role: "arbiter", command: "round bad Round 1", clocks: [], outcomes: ["malformed"] },
  ]);
  for (const { atMs } of hall.notes) expect(atMs).toBeGreaterThanOrEqual(fromMs);
  const { text } = await ask("GET", "/api/audit", undefined, bearer(tokens.viewer));
  const metrics = await ask("GET", "/metrics", undefined, bearer(tokens.viewer));
  const cookie = /=([^;]+)/.exec(String(headers["set-cookie"]))?.[1] ?? "";
  expect(cookie.length).toBeGreaterThan(40);
  expect(text + faults.join()).not.toMatch(/(?<!\d)73910?(?!\d)/);
  for (const secret of [tokens.arbiter, tokens.viewer, cookie]) {
    expect(text + metrics.text + faults.join()).not.toContain(secret);
  }
  await close();
});
