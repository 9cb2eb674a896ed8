/** The clock records why its board restarted, and says so if it had hung. */
import { describe, expect, test } from "vitest";
import { Note, RestartNote } from "../../../firmware/app/log/format";
import { Memo } from "../../../firmware/app/model/choices";
import { Language } from "../../../firmware/app/model/language";
import { Reset } from "../../../hal/reset";
import { createCells } from "../../../hal/virtual/cells";
import { featuresOf } from "../../../sim/boards/facts";
import { type Desk, openDesk } from "../desk";
import { recordsOf } from "../memory";
import { strike } from "../strokes";

const features = featuresOf([], ["resets"]);
const hung = "Hung, restarted: see times";
const exact = "Restored; times are exact";

function pausedDesk(facts = { features }): Desk {
  const desk = strike(openDesk({ control: "300", facts }), "black 1s");
  desk.line("pause");
  return desk;
}

/** The last note in the log, if it is about a restart. */
function lastRecord(desk: Desk): string | undefined {
  return recordsOf(desk.app.log).at(-1);
}

describe("a restart", () => {
  test.each([
    ["unknown", Reset.Unknown, undefined, exact],
    ["power", Reset.Power, undefined, exact],
    ["pin", Reset.Pin, RestartNote.PinReset, exact],
    ["watchdog", Reset.Watchdog, RestartNote.Hung, hung],
    ["fault", Reset.Fault, RestartNote.RuntimeFault, hung],
    ["program", Reset.Program, RestartNote.Restarted, exact],
  ])("by %s", (name, reset, note, line) => {
    const desk = pausedDesk();
    desk.restart(1_000, reset);
    expect(desk.page()).toMatchObject({ left: "0:04:59", line });
    expect(lastRecord(desk)).toBe(note === undefined ? `note ${Note.PowerLost}` : `note ${note}`);
    desk.lines.splice(0);
    desk.line("hello");
    expect(JSON.parse(desk.lines[0]!).reset).toBe(name);
  });

  test("while a clock ran pauses it, and a further loss of power does not repeat the message", () => {
    const desk = strike(openDesk({ control: "300", facts: { features } }), "black 12s");
    desk.restart(1_000, Reset.Watchdog);
    expect(desk.page()).toMatchObject({ line: hung });
    desk.restart(1_000);
    expect(desk.page().line).not.toBe(hung);
    expect(desk.app.clock.white.mainMs).toBeGreaterThanOrEqual(287_000);
    expect(desk.app.clock.white.mainMs).toBeLessThan(300_000);
  });

  test("in Spanish", () => {
    const desk = openDesk({ facts: { features, language: Language.Spanish } });
    desk.restart(1_000, Reset.Watchdog);
    expect(desk.page().line).toBe("Se colgó: vea los tiempos");
  });

  test("in the menu of programs is told too", () => {
    const desk = openDesk({ facts: { features } });
    desk.restart(1_000, Reset.Watchdog);
    expect(desk.page().line).toBe(hung);
  });

  test("does not hide that the memory may be wrong, or is none", () => {
    const desk = openDesk({ facts: { features }, cells: createCells(0) });
    desk.restart(1_000, Reset.Watchdog);
    expect(desk.app.display.memo).toBe(Memo.NoMemory);
  });

  test("without the feature changes nothing", () => {
    const desk = pausedDesk({ features: featuresOf() as typeof features });
    desk.restart(1_000, Reset.Watchdog);
    expect(desk.page().line).toBe(exact);
    expect(lastRecord(desk)).toBe(`note ${Note.PowerLost}`);
    desk.lines.splice(0);
    desk.line("hello");
    expect(JSON.parse(desk.lines[0]!)).not.toHaveProperty("reset");
  });
});

describe("a long log", () => {
  test("is read page by page, and the watchdog is fed at each", () => {
    const desk = strike(openDesk({ control: "300+5", facts: { features }, cells: createCells(4) }), "black");
    for (let press = 0; press < 2200; press++) desk.press(press % 2 === 0 ? "white" : "black");
    const { page } = desk.app.log;
    expect(page).toBe(2);
    desk.restart();
    // Once at the begin of each page, and once before pages that may have to be erased.
    expect(desk.board.guard.feeds).toBe(page + 1 + 1);
  });

  test("feeds no watchdog that runs only after the start", () => {
    expect(strike(openDesk({ control: "300" }), "restart").board.guard.feeds).toBe(0);
  });
});
