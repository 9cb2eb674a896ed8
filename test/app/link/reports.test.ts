/** Checks what the clock reports over the link without being asked, and the check at the head of a line. */
import { describe, expect, test } from "vitest";
import { handleWake } from "../../../firmware/app/device/handlers";
import { Switch } from "../../../hal/hal";
import type { Answer } from "../asking";
import { type Desk, openDesk } from "../desk";
import { strike } from "../strokes";
import { ready, state } from "./asked-state";

describe("reports", () => {
  const since = (desk: Desk, from: number): Answer[] =>
    desk.lines.slice(from).map((line) => JSON.parse(line) as Answer);

  test("each of several events in one moment has the state of its own instant", () => {
    const desk = strike(openDesk({ control: "1:3x1", counterStart: 5_000 }), "black");
    desk.line("subscribe");
    const from = desk.lines.length;
    handleWake(desk.app, 5_000 + 3_500);
    const told = since(desk, from).filter(({ event }) => event === "period");
    expect(told.map(({ at }) => at)).toEqual([1_000, 2_000, 3_000]);
    expect(told.map((line) => (line.white as Answer).overtime)).toEqual([3, 2, 1]);
  });

  test("of more than eight the first seven and the last are told, and their numbers say so", () => {
    const desk = strike(openDesk({ control: "1:20x1" }), "black");
    desk.line("subscribe");
    const from = desk.lines.length;
    handleWake(desk.app, 12_500);
    const told = since(desk, from).filter(({ event }) => event === "period");
    expect(told.map(({ at }) => at)).toEqual([...[1, 2, 3, 4, 5, 6, 7].map((s) => s * 1_000), 12_000]);
    expect(Number(told[7]?.seq) - Number(told[6]?.seq)).toBe(5);
  });

  test("count from power-on, display and state alike, and nothing in them was taken back", () => {
    for (const word of ["subscribe", "subscribe state"]) {
      const desk = strike(openDesk({ control: "180+2", counterStart: 70_000 }), "1500ms");
      const from = desk.lines.length;
      desk.line(word);
      const told = since(desk, from).filter(({ seq }) => seq !== undefined);
      expect(told.map(({ at }) => at)).toEqual([1_500]);
      expect(told[0]).not.toHaveProperty("withdrawn");
    }
    expect(state(ready())).not.toHaveProperty("withdrawn");
  });

  test("an event that an earlier edge took back says so", () => {
    const desk = strike(openDesk({ control: "2+1" }), "black");
    desk.line("subscribe");
    desk.wait(4_000);
    const from = desk.lines.length;
    desk.edge(Switch.Left, true, 2_500);
    const flags = since(desk, from).filter(({ event }) => event === "flag");
    expect(flags).toMatchObject([{ side: "white", withdrawn: true }]);
  });
});

test.each([...Array(40).keys()])("the check of answer %i is two hexadecimal digits", (number) => {
  const sum = (line: string): string =>
    (Buffer.from(line, "latin1").reduce((codes, code) => codes + code, 0) % 256).toString(16).padStart(2, "0");
  const desk = ready();
  const line = `#${number} settings`;
  desk.line(`*${sum(line)} ${line}`);
  const said = desk.lines.at(-1) ?? "";
  expect(said.slice(0, 4)).toBe(`*${sum(said.slice(4))} `);
});

describe("flags in a state line", () => {
  test("none, the steady sign of a passed control, the first that blinks, a second", () => {
    const flags = (desk: Desk): unknown[] => [state(desk).white.flag, state(desk).black.flag];
    const passed = strike(openDesk({ control: "5:600" }), "S");
    expect(flags(passed)).toEqual(["none", "none"]);
    passed.wait(6_000);
    expect(flags(passed)).toEqual(["steady", "none"]);
    const both = strike(openDesk({ control: "5" }), "S 6s");
    expect(flags(both)).toEqual(["blinking", "none"]);
    strike(both, "white 6s");
    expect(flags(both)).toEqual(["blinking", "steady"]);
  });
});
