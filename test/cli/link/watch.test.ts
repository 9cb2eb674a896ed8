/** `flagfall link watch` as a person sees it: a row for each clock, updated in place. */
import { afterEach, describe, expect, test } from "vitest";
import { watch } from "../../../sim/cli/link/watch";
import type { Streams } from "../../../sim/cli/streams";
import type { Language } from "../../../sim/words/language";
import { linkWords } from "../../../sim/words/link";
import { type Hall, openHall } from "../../link/wires";

let hall: Hall | undefined;

afterEach(() => {
  hall?.stop();
  hall = undefined;
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const control = "\u001b[";

/** Returns the rows on the terminal after all that was written, with the cursor behind the last one. */
function terminal(written: string): string[] {
  const rows: string[] = [];
  let at = 0;
  for (const piece of written.split(control)) {
    const [, up] = /^(\d+)A/.exec(piece) ?? [];
    if (up !== undefined) at -= Number(up);
    for (const row of piece
      .replace(/^(?:\d+A|2K)/, "")
      .split("\n")
      .slice(0, -1))
      rows[at++] = row;
  }
  return rows;
}

interface Watched {
  screen(): string[];
  end(): Promise<number>;
}

async function watched(language: Language, ports: string[], columns?: number): Promise<Watched> {
  hall ??= await openHall(2);
  let written = "";
  const streams: Streams = {
    out(text) {
      written += text;
    },
    error: () => {},
    watched: true,
  };
  if (columns !== undefined) streams.columns = columns;
  let stop: (value?: unknown) => void = () => {};
  const ended = new Promise((resolve) => {
    stop = resolve;
  });
  const order = { words: ["watch"], options: { language }, say: linkWords(language), streams };
  const code = watch(order, { ports, means: hall, patienceMs: 2_000 }, ended);
  await wait(150);
  return {
    screen: () => terminal(written),
    async end() {
      stop();
      return code;
    },
  };
}

describe("the live view", () => {
  test("one row for each clock, in the order in which they were named, written over", async () => {
    hall = await openHall(2);
    for (const clock of hall.clocks.values()) clock.hear("set 300\n");
    const view = await watched("en", ["clock1", "clock2"]);
    expect(view.screen().sort()).toEqual([
      "clock1  0:05:00  0:05:00  ready  300",
      "clock2  0:05:00  0:05:00  ready  300",
    ]);
    hall.clocks.get("clock2")?.hear("start\n");
    await wait(1_300);
    const rows = view.screen();
    expect(rows).toHaveLength(2);
    expect(rows).toContain("clock1  0:05:00  0:05:00  ready  300");
    expect(rows).toContain("clock2  0:04:59* 0:05:00  running  300");
    expect(await view.end()).toBe(0);
  });

  test("in Spanish; a port that is not there has its row, and one that is lost says so", async () => {
    hall = await openHall(1);
    hall.clocks.get("clock1")?.hear("set 180+2\n");
    const view = await watched("es", ["clock1", "gone"]);
    const gone = "gone    no existe el puerto, o su cable no está conectado";
    expect(view.screen()).toEqual(expect.arrayContaining(["clock1  0:03:02  0:03:02  listo  180+2", gone]));
    hall.unplug("clock1");
    await wait(50);
    expect(view.screen()).toHaveLength(2);
    expect(view.screen().find((row) => row.startsWith("clock1"))).toMatch(/el puerto ha desaparecido/);
    expect(await view.end()).toBe(1);
  });

  test("a row is never wider than the terminal: it would break, and the rows move", async () => {
    hall = await openHall(1);
    hall.clocks.get("clock1")?.hear("set 40/7200:20/3600:900+30\n");
    const view = await watched("en", ["clock1"], 40);
    const [row = ""] = view.screen();
    expect(row).toBe("clock1  2:00:00  2:00:00  ready  40/720…");
    expect(row).toHaveLength(40);
    expect(await view.end()).toBe(0);
  });
});
