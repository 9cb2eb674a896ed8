/** An edge acts at its stamp, however late the clock handles it and however many others come with it. */
import { describe, expect, test } from "vitest";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Switch } from "../../hal/hal";
import { compileDevice } from "../../sim/device/compile";
import { createDeviceNode } from "../../sim/device/node";
import { lineStep } from "../../sim/device/steps";
import type { Step } from "../../sim/engines/engine";
import { regions } from "../../sim/scenario/script";
import { openDesk } from "../app/desk";
import { readDeviceScenario, scenarioNames } from "./scenarios";

const restMs = 2000;

/** Returns the state and the display at the end, after the clock has handled everything. */
async function endOf(steps: readonly Step[], endMs: number): Promise<unknown> {
  const lines = await (await createDeviceNode()).run([...steps, lineStep(endMs + restMs, "state")]);
  const screen = Object.fromEntries(regions.map((region) => [region, ""]));
  let state: unknown;
  for (const line of lines) {
    const read = JSON.parse(line);
    if (read.event === "screen") Object.assign(screen, read.screen);
    else state = read;
  }
  return { state, screen };
}

/** Returns the steps without looks. The clock handles each edge `lateMs` after its stamp, and nothing before it. */
function delayed(steps: readonly Step[], lateMs: number): Step[] {
  const heard = steps.filter(({ verb, atMs }) => verb !== VirtualVerb.Line || atMs === 0);
  const late = heard.map((step) => (step.verb === VirtualVerb.Edge ? { ...step, atMs: step.atMs + lateMs } : step));
  return late.sort((a, b) => a.atMs - b.atMs);
}

const compiled = scenarioNames.map((name) => ({ name, ...compileDevice(readDeviceScenario(name), pixljsplus) }));
/** An edge that the clock has not handled at a power cut is lost, so those scenarios cannot end the same. */
const powered = compiled.filter(({ steps }) => steps.every(({ verb }) => verb !== VirtualVerb.Power));

test("most scenarios keep their power", () => expect(powered.length).toBeGreaterThan(35));

describe.each(powered)("$name ends the same", ({ steps, endMs }) => {
  test.each([1, 137, 500])("with every edge handled %i ms late", async (lateMs) => {
    expect(await endOf(delayed(steps, lateMs), endMs)).toEqual(await endOf(steps, endMs));
  });
});

test("a hundred edges at once: twenty presses that bounce, each charged to the millisecond", () => {
  const desk = openDesk({ control: "300+2" });
  desk.press("black");
  const charges = { white: 110, black: 0 };
  const edges: [contact: Switch, closed: boolean, atMs: number][] = [];
  for (let n = 0; n < 20; n++) {
    const isWhite = n % 2 === 0;
    const thinkMs = 137 + 31 * n;
    charges[isWhite ? "white" : "black"] += thinkMs;
    const atMs = desk.nowMs - 110 + charges.white + charges.black;
    for (const [index, offset] of [0, 2, 5, 9, 40].entries()) {
      edges.push([isWhite ? Switch.Left : Switch.Right, index % 2 === 0, atMs + offset]);
    }
    edges.push([isWhite ? Switch.Left : Switch.Right, false, atMs + 60]);
  }
  const lastMs = Math.max(...edges.map(([, , atMs]) => atMs));
  desk.crowd(edges.slice(0, -1), lastMs + 500 - desk.nowMs);
  const { white, black, turn } = desk.app.clock;
  expect(edges.length).toBeGreaterThan(100);
  expect([white.presses, black.presses]).toEqual([10, 10]);
  expect(black.usedMs).toBe(charges.black);
  expect(turn).toBe(1);
  expect(white.usedMs + black.usedMs).toBe(desk.nowMs);
});

test("a press handled a second late is no hold, and no repeat", () => {
  const desk = openDesk({ control: "300" });
  desk.crowd(
    [
      [Switch.Menu, true, desk.nowMs],
      [Switch.Menu, false, desk.nowMs + 90],
    ],
    1_800,
  );
  desk.wait(500);
  expect(desk.page().title).toBe("0:05:00 Arbiter  0:05:00");
});
