/** The doctor examines the image on the emulated chip: before its self-test, and after it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import { doctorCommand } from "../../sim/cli/link/doctor";
import type { Wire } from "../../sim/link/client";
import { flashOf } from "../../sim/pico/engine";
import { keepStreams } from "../cli/kept-streams";
import { temporaryFolder } from "../temporary-folder";
import { findImage } from "./found";
import { type HardwareFaults, TestedBoard } from "./selftest-hardware";

const image = await findImage();
/** The self-test, its pages, the page of the keys on which nobody presses any, and the start of the clock. */
const testMs = 70_000;
/** The longest that a program waits for an answer, in steps. */
const answerMs = 500;
const stepMs = 20;

/** Connects a program to a board at its serial port. Time passes while the program waits for an answer. */
function wireTo(board: TestedBoard): Wire {
  let take: (piece: string) => void = () => {};
  return {
    write(text) {
      board.emulated.write(text.trim());
      for (let ms = 0; ms < answerMs && board.lines.length === 0; ms += stepMs) board.pass(stepMs);
      for (const line of board.lines.splice(0)) take(`${line}\r\n`);
    },
    listen(hear) {
      take = hear;
    },
    close: async () => {},
  };
}

async function examine(held: readonly Switch[], afterMs: number, faults: HardwareFaults = {}) {
  const board = new TestedBoard(pico, flashOf(image!.uf2), held, faults).pass(afterMs);
  board.lines.splice(0);
  const out = join(temporaryFolder("doctor"), "report.md");
  const watch = {
    now: () => board.nowMs,
    sleep: async (ms: number) => void board.pass(ms),
  };
  const means = { watch, patienceMs: 200, open: async () => wireTo(board), ports: async () => ["uart"] };
  const ended = await keepStreams((streams) => doctorCommand({ language: "en", out }, streams, means));
  expect(ended.error).toBe("");
  return { ...ended, report: readFileSync(out, "utf8") };
}

test.runIf(image !== undefined)(
  "a board that was switched on as usual",
  async () => {
    const { code, report } = await examine([], 500);
    expect(code).toBe(0);
    expect(report).toContain("| `log` | 16 | 1.. | ok |");
    expect(report).toContain("| `selftest` |  |  | open |");
  },
  120_000,
);

test.runIf(image !== undefined)(
  "a board after a self-test in which a lamp was shorted and no key was pressed",
  async () => {
    const held = [Switch.Start, Switch.Minus];
    const { code, report } = await examine(held, testMs, { stuck: new Map([[10, false]]) });
    expect(code).toBe(1);
    const [bad = "", all = ""] = report.split("## Every check");
    expect(bad).toContain("| `gp10_left_flag` | 0 | 2..2 | BAD |");
    expect(bad).toContain("| `key_menu` | 0 | 1..1 | BAD |");
    expect(all).toContain("| `clk_sys` | 125000 | 124875..125125 | ok |");
    expect(all).toContain("| `flash_serial` |  |  | ok |");
  },
  400_000,
);
