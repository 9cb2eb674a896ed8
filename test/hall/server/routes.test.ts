/** Every route of the server, and the document that describes them. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { bornMs } from "./scripted-hall";
import { type Answer, type ServedHall, serveHall, typed } from "./served-hall";

let served: ServedHall;
beforeAll(async () => {
  served = await serveHall();
});
afterAll(() => served.close());

const get = (path: string): Promise<Answer> => served.ask("GET", path);
const post = (path: string, body: unknown): Promise<Answer> => served.ask("POST", path, body);

describe("reads", () => {
  test("who asks: on this computer an arbiter", async () => {
    expect((await get("/api/me")).json).toEqual({ name: "local", role: "arbiter" });
  });

  test("the clocks", async () => expect((await get("/api/clocks")).json).toEqual(served.hall.clocks()));

  test("events after a row, of one clock", async () => {
    const { json } = await get("/api/events?clock=main-2&after=1&limit=1");
    expect(json).toEqual(await served.hall.events({ clock: "main-2", after: 1, limit: 1 }));
    expect(json).toHaveLength(1);
    expect((await get("/api/events")).json).toHaveLength(3);
  });

  test.each(["after=-1", "limit=0", "limit=1001", "limit=1e9", "limit=x", "clock=", "other=1", "lang=de"])(
    "not ?%s",
    async (query) => {
      expect(await get(`/api/events?${query}`)).toMatchObject({ status: 400, json: { code: "malformed" } });
    },
  );

  test("rounds", async () => expect((await get("/api/rounds")).json).toEqual(served.hall.books.rounds()));

  test("games as PGN, of all clocks and of one", async () => {
    const { headers, text } = await get("/api/pgn");
    expect([headers["content-type"], text]).toEqual(["application/x-chess-pgn; charset=utf-8", '[Event "all"]\n']);
    expect((await get("/api/pgn?clock=main-1")).text).toContain("main-1");
  });

  test("the times as CSV, the running side's from the display", async () => {
    const { headers, text } = await get("/api/times.csv");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(text.split("\r\n").slice(0, 2)).toEqual([
      "\uFEFFboard,clock,White,Black,control,mode,runs,time White,time Black,first flag",
      "1,main-1,White 1,Black 1,300+3,running,black,0:05:00,0:04:59,",
    ]);
    expect((await get("/api/times.csv?lang=es")).text).toMatch(/^\uFEFFtablero,reloj,blancas/);
    const semicolons = await get("/api/times.csv?lang=es&separator=semicolon");
    expect(semicolons.text).toMatch(/^\uFEFFtablero;reloj;blancas;.*\r\n1;main-1;White 1;Black 1;300\+3;/);
    expect((await get("/api/times.csv?separator=tab")).status).toBe(400);
  });

  test("what nobody serves is not found", async () => {
    expect((await get("/api/none")).json).toEqual({ error: "there is nothing here", code: "not-found" });
    expect((await get("/api/none?lang=es")).json).toMatchObject({ error: "aquí no hay nada" });
    expect((await get("/api/orders")).status).toBe(404);
  });
});

describe("acts", () => {
  test("gives an order to clocks and returns what became of it", async () => {
    const order = { clocks: ["main-1", "main-2"], command: { do: "pause" }, code: "1234" };
    const { status, json } = await post("/api/orders", order);
    expect([status, json]).toEqual([
      200,
      [
        { id: "main-1", ok: true },
        { id: "main-2", ok: false, reason: "busy" },
      ],
    ]);
    const local = { name: "local", role: "arbiter" };
    expect(served.hall.asked.at(-1)).toEqual({ who: local, order, code: "1234" });
  });

  test("plans and sets a round", async () => {
    expect((await post("/api/rounds/plan", typed)).json).toMatchObject({ control: "300+3" });
    const count = served.hall.asked.length;
    expect((await post("/api/rounds", { order: typed, code: "0000" })).json).toMatchObject({
      who: "local",
      setMs: bornMs,
    });
    expect(served.hall.asked.slice(count)).toMatchObject([{ order: typed, code: "0000" }]);
  });

  test("says why a round cannot be", async () => {
    const { status, json } = await post("/api/rounds/plan", { ...typed, control: "bad" });
    expect([status, json]).toEqual([400, { error: "“bad” is no control", code: "malformed" }]);
  });

  test("the metrics count it", async () => {
    const { headers, text } = await get("/metrics");
    expect(headers["content-type"]).toContain("text/plain");
    for (const line of [
      'flagfall_clocks{presence="online"} 2',
      'flagfall_clocks{presence="lost"} 0',
      "flagfall_events 7",
      "flagfall_doubles 1",
      "flagfall_missing 2",
      "flagfall_unwritten 3",
      "flagfall_blocked 1",
      "flagfall_full 0",
      "flagfall_socket_readers 0",
      'flagfall_commands_total{command="pause",outcome="ok"} 1',
      'flagfall_commands_total{command="pause",outcome="busy"} 1',
      'flagfall_commands_total{command="round",outcome="ok"} 1',
      'flagfall_order_seconds_count{command="pause"} 1',
      'flagfall_http_seconds_count{method="GET",route="/api/me",status="200"} 1',
    ])
      expect(text.split("\n"), line).toContain(line);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });
});

describe("the document", () => {
  type Shape = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>;
  interface Operation {
    operationId: string;
    parameters: { name: string; in: string; schema: Shape }[];
    requestBody?: { content: Record<string, { schema: Shape }> };
    responses: Record<string, { content?: Record<string, { schema: Shape }> }>;
    security: object[];
  }
  interface Document {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, object> };
  }
  const read = async (): Promise<Document> => (await get("/api/openapi.json")).json as Document;
  const all = ({ paths }: Document): [string, string, Operation][] =>
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]): [string, string, Operation] => [method, path, operation]),
    );
  const shapeOf = ({ responses }: Operation): Shape | undefined =>
    responses[200]?.content?.["application/json"]?.schema;

  test("is OpenAPI 3.1, with names that are used once", async () => {
    const document = await read();
    expect(document.openapi).toBe("3.1.1");
    const ids = all(document).map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(15);
    for (const reference of JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(Object.keys(document.components.schemas)).toContain(reference[1]);
    }
  });

  test("names every route that is served, and no other", async () => {
    const documented = all(await read()).map(([method, path]) => `${method} ${path.replace("{path}", "*")}`);
    expect(documented.sort()).toEqual([...served.server.routes].sort());
    for (const path of ["get /api/live", "post /api/orders", "get /metrics", "get /"])
      expect(documented).toContain(path);
  });

  test("answers HEAD as GET, without the body", async () => {
    for (const [method, path] of all(await read())) {
      if (method !== "get" || path.includes("{")) continue;
      const { status, headers } = await get(path);
      const head = await served.ask("HEAD", path);
      expect([head.status, head.text], path).toEqual([status, ""]);
      expect(head.headers["content-type"], path).toBe(headers["content-type"]);
      // The metrics count their own readers.
      if (path !== "/metrics") expect(head.headers["content-length"], path).toBe(headers["content-length"]);
    }
    for (const path of ["/api/orders", "/nowhere"]) expect((await served.ask("HEAD", path)).status, path).toBe(404);
  });

  test("has the shape of every answer", async () => {
    const document = await read();
    const bodies: Record<string, unknown> = {
      "/api/login": { token: "any" },
      "/api/logout": undefined,
      "/api/orders": { clocks: ["main-1"], command: { do: "pause" } },
      "/api/rounds/plan": typed,
      "/api/rounds": { order: typed },
      "/api/results": { tournament: "Open", round: 1, number: 1, score: "1-0" },
      "/api/tournaments": { tournament: "Open", isOpen: true, delayMin: 15 },
    };
    const queries: Record<string, string> = { "/api/round": "?id=1" };
    for (const [method, path, operation] of all(document)) {
      const shape = shapeOf(operation);
      if (shape === undefined || path === "/api/live") continue;
      const { status, json } =
        method === "get" ? await get(`${path}${queries[path] ?? ""}`) : await post(path, bodies[path]);
      expect(status, path).toBe(200);
      expect(z.fromJSONSchema(shape).safeParse(json).error, path).toBeUndefined();
      expect(z.fromJSONSchema(shape).safeParse("nonsense").success, path).toBe(false);
    }
  });

  test("has the shape of every input", async () => {
    const { paths } = await read();
    const shape = paths["/api/orders"]?.post?.requestBody?.content["application/json"]?.schema ?? {};
    const schema = z.fromJSONSchema(shape);
    expect(schema.safeParse({ clocks: ["main-1"], command: { do: "pause" } }).success).toBe(true);
    expect(schema.safeParse({ clocks: ["main-1"], command: { do: "explode" } }).success).toBe(false);
    expect(paths["/api/events"]?.get?.parameters.map(({ name }) => name)).toEqual(["lang", "clock", "after", "limit"]);
  });

  test("says which routes want a login", async () => {
    const open = all(await read()).filter(([, , { security }]) => security.length === 0);
    expect(open.map(([, path]) => path).sort()).toEqual(
      "/ /api/login /api/logout /api/openapi.json /assets/{path} /live/{path}".split(" "),
    );
  });
});
