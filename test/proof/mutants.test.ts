/**
 * Faults that the clock once had, put back into a copy of it: the walk finds each of them, by its shortest sequence.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../../sim/cli/program";
import { capture } from "../cli/capture";
import { sampled } from "../runner/ci";
import { cacheFolder } from "../temporary-folder";
import type { Alphabet } from "./moves";
import { type Mutant, mutated } from "./mutant";
import { scenarioOf } from "./scenario";
import { type Fault, walkWorld } from "./walk";

const folder = cacheFolder("proof");

async function faultOf(alphabet: Alphabet, control: string, mutant: Mutant): Promise<Fault | undefined> {
  return walkWorld(await mutated(mutant), { alphabet, control }, 400_000).fault;
}

let crashed: Promise<Fault | undefined> | undefined;

/** Finds the crash at a period below 1, which takes a while, only once. One move opens the second period. */
function crash(): Promise<Fault | undefined> {
  const mutant = { file: "firmware/core/acts.ts", from: "  if (s.period < 1) s.period = 1;\n", to: "" };
  crashed ??= faultOf("change", "1/3:2;at=moves", mutant);
  return crashed;
}

describe("the walk finds again", () => {
  test("the ninth undo that takes back a press", async () => {
    const file = "firmware/core/acts.ts";
    const fault = await faultOf("undo", "2", { file, from: "    clock.hasForgotten = true;\n", to: "" });
    const undone = fault?.moves.filter(({ said }) => said === "undo: true") ?? [];
    expect(undone).toHaveLength(9);
    expect(fault?.note).toMatch(/the clock reports undo, the oracle ignored/);
  });

  test("the crash at a period below 1", async () => {
    const fault = await crash();
    expect(fault?.note).toMatch(/^crash: /);
    expect(fault?.moves.length).toBe(6);
  });

  test("the wrong player after an exchange of colours", async () => {
    const file = "firmware/core/exchange.ts";
    const mutant = { file, from: "i < 5 ? exchangedSide(value)", to: "i < 4 ? exchangedSide(value)" };
    const fault = await faultOf("exchange", "9", mutant);
    expect(fault?.note).toBe("at penalty, turn: clock 1, oracle 2");
    expect(fault && scenarioOf(fault)).toMatch(/# The arbiter exchanges the colours\.\n.*illegal-move/);
  });

  test("a waiting hourglass that was set to zero and shows its first second late", async () => {
    const file = "firmware/core/face.ts";
    const from = "ms < unitMs ? untilBelow(2 * unitMs - ms, 2 * unitMs - 1)";
    const fault = await faultOf("acts", "*3", { file, from, to: "ms > 0 && ms < unitMs ? 2 * unitMs - ms" });
    expect(fault?.note).toBe("the display changes before the 1000 ms that the clock names");
    expect(fault?.moves.map(({ said }) => said)).toEqual(["correct: {black: {remaining: 0}}", "press: black"]);
  });
});

describe("the walk also finds", () => {
  /** The fault, the alphabet and the control of the walk, the change, and what the walk finds. */
  const planted: readonly [what: string, walked: string, mutant: Mutant, note: RegExp][] = [
    ["a delay that counts late", "play 3d1", edit("time", "s.delayMs < ms ? s.delayMs : ms", "0"), /./],
    ["an increment before it is due", "play 4+1;from=3", edit("method", "move >= control", "move + 1 >= control"), /./],
    ["time that nobody is charged with", "play 3", edit("time", "later(clock.idleMs, ms);", "clock.idleMs;"), /time/],
    ["a ledger lost by undo", "acts 3", edit("input", "later(idleMs, sinceMs)", "idleMs"), /time was charged/],
    ["a display that rounds down", "play 3+1", edit("face", "ms + 999", "ms + 1"), /./],
    [
      "a press that is recorded for the other side",
      "play 3",
      log(
        "keep/recorder",
        "isBlack ? RecordKind.PressBlack : RecordKind.PressWhite",
        "isBlack ? RecordKind.PressWhite : RecordKind.PressBlack",
      ),
      /./,
    ],
    [
      "an act without a snapshot",
      "acts 3",
      log("keep/recorder", "event > Event.Gong", "event > Event.Penalty"),
      /journal/,
    ],
    ["a record without its time", "play 3+1", log("log/log", "span(log.lastMs, atMs) + NEAR_MS", "NEAR_MS"), /journal/],
    [
      "a power cut that leaves a clock running",
      "play 3",
      log("log/log-replay", "which !== Note.PowerLost", "true"),
      /journal/,
    ],
    [
      "heartbeats that come late",
      "play up",
      log("keep/recorder", "HEARTBEAT_MS = 9000", "HEARTBEAT_MS = 11000"),
      /^the last record is 10000 ms old$/,
    ],
    [
      "minutes of another edition",
      "laws 1800",
      {
        file: "firmware/laws/penalty.ts",
        from: "opponentMin(edition, klass, penalty, nth)",
        to: "opponentMin(0, klass, penalty, nth)",
      },
      /./,
    ],
    ["a turn that is saved wrong", "play 3", edit("pack", "clock.turn = list[at + 1]", "clock.turn = 1"), /./],
  ];

  function edit(name: string, from: string, to: string): Mutant {
    return { file: `firmware/core/${name}.ts`, from, to };
  }

  function log(name: string, from: string, to: string): Mutant {
    return { file: `firmware/app/${name}.ts`, from, to };
  }

  test.each(sampled(planted, 4))("%s", async (_, walked, mutant, note) => {
    const [alphabet, control = ""] = walked.split(" ");
    expect((await faultOf(alphabet as Alphabet, control, mutant))?.note).toMatch(note);
  });
});

test("a sequence is a scenario that the clock can play", async () => {
  const fault = await crash();
  const path = join(folder, "period.yaml");
  writeFileSync(path, fault === undefined ? "" : scenarioOf(fault));
  const { code, stderr } = await capture(() => main(["run", path]));
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
});
