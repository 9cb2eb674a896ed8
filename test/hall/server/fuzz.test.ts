/** Random requests: the server refuses them and goes on, and nothing reaches a clock. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServedHall, serveHall } from "./served-hall";

let served: ServedHall;
beforeAll(async () => {
  served = await serveHall({
    limits: { requests: 1e6, commands: 1e6, failedLogins: 1e6, bytes: 1e12, readers: 1, readersEach: 10, reserved: 0 },
  });
});
afterAll(() => served.close());

const path = fc.oneof(
  fc.constantFrom(
    "/api/orders",
    "/api/rounds",
    "/api/rounds/plan",
    "/api/login",
    "/api/logout",
    "/api/live",
    "/metrics",
  ),
  fc.webPath().map((each) => `/${each}`),
  fc.webQueryParameters().map((query) => `/api/events?${query}`),
);
/** Values that look like an order where it matters most, with anything at one place. */
const near = fc.record({
  clocks: fc.oneof(fc.constant(["main-1"]), fc.jsonValue()),
  command: fc.oneof(
    fc.jsonValue(),
    fc.record({ do: fc.constantFrom("correct", "penalty", "seat"), white: fc.jsonValue() }),
  ),
  code: fc.jsonValue(),
});
const body = fc.oneof(fc.constant(undefined), fc.string(), fc.jsonValue(), near);
/** Printable, as Node's client wants them. */
const word = fc.string({ unit: fc.constantFrom(..."abc019=;, -_.:/[]{}\"'<>"), maxLength: 30 });
const headers = fc.record(
  {
    cookie: word,
    authorization: word,
    origin: word,
    "sec-fetch-site": word,
    accept: word,
    "accept-encoding": word,
    "content-type": fc.constantFrom("application/json", "text/plain", "application/json; charset=utf-8", "x"),
    "x-forwarded-for": word,
  },
  { requiredKeys: [] },
);

test("1,000 of them", async () => {
  const given = { method: fc.constantFrom("GET", "POST", "PUT", "HEAD"), path, body, headers };
  await fc.assert(
    fc.asyncProperty(fc.record(given), async ({ method, path: to, body: sent, headers: said }) => {
      const { status } = await served.ask(method, to, sent, said as Record<string, string>);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 1000, seed: 18 },
  );
  expect(served.faults).toEqual([]);
  expect(served.hall.asked).toEqual([]);
  expect((await served.ask("GET", "/api/clocks")).status).toBe(200);
});
