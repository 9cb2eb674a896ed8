/** Orders of a hall whose disk takes nothing: refused before, answered after the clocks have obeyed. */
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openHall } from "../../sim/hall/hall";
import type { HallFault, Source } from "../../sim/hall/model/hall";
import type { HallRecord } from "../../sim/hall/record/record";
import { openServer } from "../../sim/hall/server/server";
import { temporaryFolder } from "../temporary-folder";
import { closedAfterwards } from "./closed-afterwards";
import { fill } from "./record/full-disk";
import { clockView } from "./server/scripted-hall";

const folder = temporaryFolder("audited");
const arbiter = { name: "Ana", role: "arbiter" } as const;
const order = { clocks: ["west-1"], command: { do: "pause" } } as const;
const pause = { ...order, clocks: [...order.clocks] };

/** Opens a hall with one clock, which calls `obey` with each command. */
async function opened(name: string, obey: (record: HallRecord) => void = () => undefined) {
  const told: string[] = [];
  const source: Source = {
    clocks: () => [{ ...clockView(1), id: "west-1" }],
    watch: () => () => undefined,
    listen: () => () => undefined,
    async tell(id, command) {
      told.push(command.do);
      obey(hall.record);
      return { id, ok: true };
    },
    close: async () => undefined,
  };
  const hall = closedAfterwards(
    await openHall({ record: join(folder, name), name: "desk", links: [], sources: [source] }),
  );
  onTestFinished(() => fill(hall.record, false));
  return { hall, told };
}

/** Makes the disk full, and waits until the record has noticed. */
async function block(record: HallRecord): Promise<void> {
  fill(record, true);
  const entry = { atMs: 0, who: "a", role: "viewer", command: "x".repeat(50_000), clocks: [], outcomes: [] } as const;
  void record.audit.note(entry, true);
  await vi.waitFor(() => expect(record.state).toBe("waiting"), 5000);
}

describe("an order while the disk is full", () => {
  test("is refused as full, in the arbiter's language, and nothing is done", async () => {
    const { hall, told } = await opened("a.db");
    await block(hall.record);
    const faultIn = (language: "en" | "es") =>
      hall.order(arbiter, pause, language).catch((thrown: unknown) => thrown as HallFault);
    expect([await faultIn("en"), await faultIn("es")]).toMatchObject([
      { code: "full", message: expect.stringMatching(/^Nothing was done, .+ the disk is full/) },
      { code: "full", message: expect.stringMatching(/^No se ha hecho nada, .+ el disco está lleno/) },
    ]);
    expect(told).toEqual([]);
  });

  test("is answered by the server with 503 and the code full", async () => {
    const { hall, told } = await opened("b.db");
    const server = closedAfterwards(await openServer({ hall, port: 0 }));
    await block(hall.record);
    const answer = await fetch(new URL("/api/orders?lang=es", server.address), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(pause),
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: "full", error: expect.stringContaining("el disco está lleno") });
    expect(told).toEqual([]);
  });
});

test("an order is answered although the disk fills while the clock obeys; the log has it later", async () => {
  const { hall } = await opened("c.db", (record) => {
    record.database.exec("PRAGMA query_only = 1");
  });
  expect(await hall.order(arbiter, pause)).toEqual([{ id: "west-1", ok: true }]);
  expect((await hall.audit(1))[0]?.outcomes).toEqual(["begun"]);
  hall.record.database.exec("PRAGMA query_only = 0");
  await vi.waitFor(async () => expect((await hall.audit(1))[0]?.outcomes).toEqual(["ok"]), 5000);
});
