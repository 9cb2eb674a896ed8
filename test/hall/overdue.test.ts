/** A side whose time for a period runs out before its moves: by the states that a real clock reports. */
import { describe, expect, test } from "vitest";
import { nothingOverdue, type Overdue, overdueAfter } from "../../sim/hall/model/overdue";
import type { State } from "../../sim/link/state";
import { traceOf } from "../scenario/scenarios";

/** Returns what the sides lack after each event, as `event white/black`, without repetitions. */
async function course(control: string, script: readonly string[]): Promise<string[]> {
  const text = `control: "${control}"\nscript:\n${script.map((step) => `  - {${step}}\n`).join("")}`;
  const { lines } = await traceOf(text);
  const told: string[] = [];
  let overdue: Overdue = nothingOverdue;
  let last: State | null = null;
  for (const line of lines) {
    const state = JSON.parse(line) as State;
    if (!("mode" in state)) continue;
    const after = overdueAfter(overdue, last, state);
    if (after !== overdue) told.push(`${state.at} ${state.event} ${after.white}/${after.black}`);
    overdue = after;
    last = state;
  }
  return told;
}

const start = "at: 0, press: black";
const rest = "at: 400, expect: {mode: running}";

describe("under `zero`, both sides get the next period", () => {
  const control = "3/60:300;at=zero";

  test("the one whose time ran out lacks moves, the other does not yet", async () => {
    expect(
      await course(control, [start, "at: 10, press: white", "at: 20, press: black", "at: 30, press: white"]),
    ).toEqual([]);
    expect(await course(control, [start, "at: 10, press: white", "at: 20, press: black", rest])).toEqual([
      "70000 period 2/0",
    ]);
  });

  test("later moves do not mend it, and nothing is missing where the moves were made", async () => {
    const two = [start, "at: 10, press: white", "at: 11, press: black", "at: 20, press: white", "at: 21, press: black"];
    expect(await course(control, [...two, "at: 90, press: white", "at: 91, press: black", rest])).toEqual([
      "62000 period 1/0",
    ]);
    const three = [...two, "at: 30, press: white", "at: 31, press: black"];
    expect(await course(control, [...three, rest])).toEqual([]);
  });

  test("a correction of the counter mends it, and so does a new game", async () => {
    const late = [start, "at: 70, pause", "at: 71, correct: {white: {presses: 3}}", "at: 72, resume: white"];
    expect(await course(control, late)).toEqual(["60000 period 3/0", "71000 correct 0/0"]);
    expect(await course(control, [start, "at: 70, pause", "at: 71, correct: {white: {presses: 2}}"])).toEqual([
      "60000 period 3/0",
    ]);
  });
});

test("under `own` each side is judged at its own zero, the second one too, which shows no sign", async () => {
  const script = [start, "at: 70, press: white", "at: 140, press: black", rest];
  expect(await course("3/60:300;at=own", script)).toEqual(["60000 period 3/0", "130000 period 3/3"]);
});

test("under `moves` the flag falls, which every clock shows by itself", async () => {
  expect(await course("3/60:300;at=moves", [start, "at: 100, expect: {firstFlag: white}"])).toEqual([]);
});

test("a period without a number of moves asks for none", async () => {
  expect(await course("60:3x10", [start, rest.replace("running", "fallen")])).toEqual([]);
});
