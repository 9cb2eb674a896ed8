/** A day against a real server with the rehearsal as its own arbiter, and one on which nobody does anything. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rehearse } from "../../../sim/cli/rehearse";
import { Desk } from "../../../sim/hall/rehearsal/desk";
import { buildProgram } from "../../cli/built-program";
import { temporaryFolder } from "../../temporary-folder";
import { freePort } from "../mqtt/brokers";

interface Given {
  readonly script: string;
  readonly isAuto: boolean;
  readonly port: number;
  onLine?(line: string): void;
}

async function played({ script, isAuto, port, onLine }: Given): Promise<{ code: number; lines: readonly string[] }> {
  const lines: string[] = [];
  const streams = {
    out(text: string) {
      lines.push(text.trimEnd());
      onLine?.(text);
    },
    error: () => undefined,
    watched: false,
  };
  const out = join(temporaryFolder("rehearsal"), "day");
  const program = await buildProgram();
  const wish = { script, isAuto, speed: 20, seed: 3, port, out, program };
  const code = await rehearse(wish, "en", streams, new Promise(() => undefined));
  return { code, lines };
}

function dayOf(boards: number, incidents: string): string {
  const script = join(temporaryFolder("rehearsal"), "day.yaml");
  const text = `tournament: T\nboards: ${boards}\ncontrol: "300+2"\nthink: 5\npatience: 20\n`;
  writeFileSync(script, `${text}rounds: [{length: "0:01", incidents: [${incidents}]}]\n`);
  return script;
}

test("a day of which the program is the arbiter ends with all done and no number wrong", async () => {
  const script = dayOf(2, '{at: "0:00:10", do: illegal, board: 1, side: white}');
  const { code, lines } = await played({ script, isAuto: true, port: await freePort() });
  const text = lines.join("\n");
  expect(text).not.toMatch(/NOT DONE|wrong:/);
  expect(text).toMatch(/Of \d{2,} numbers in \d+ answers of the server 0 were wrong/);
  expect(text).toMatch(/The clocks had (\d+) events, the record has \1: 0 lost, 0 twice, 0 at a wrong time/);
  expect(text).toContain("The log of commands is whole.");
  expect(lines.filter((line) => line.includes(": done after "))).toHaveLength(1 + 1 + 2);
  expect(code).toBe(0);
});

test("an arbiter who does nothing but set the round hears what he has missed", async () => {
  const script = join(temporaryFolder("rehearsal"), "day.yaml");
  const rounds = 'rounds: [{length: "0:01", incidents: [{at: "0:00:10", do: phone, board: 1, side: white}]}]';
  writeFileSync(script, `tournament: T\nboards: 1\ncontrol: "300+2"\nthink: 5\npatience: 1\n${rounds}\n`);
  const port = await freePort();
  const desk = new Desk(`http://127.0.0.1:${port}`);
  const set = async (line: string): Promise<void> => {
    if (!line.startsWith("Round 1 of 1")) return;
    await expect
      .poll(async () => (await desk.clocks()).map(({ presence }) => presence), { timeout: 60_000 })
      .toEqual(["online"]);
    await desk.read("/api/rounds", {
      order: { from: "control", tournament: "T", round: 1, name: "", control: "300+2", boards: "1" },
    });
  };
  const { code, lines } = await played({ script, isAuto: false, port, onLine: (line) => void set(line) });
  expect(lines.filter((line) => line.includes("NOT DONE"))).toEqual([
    expect.stringMatching(/board 1: enter 0-1 \(11\.3\.2\.2\): NOT DONE/),
  ]);
  expect(code).toBe(1);
});
