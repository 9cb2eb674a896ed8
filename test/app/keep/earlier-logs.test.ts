/**
 * Logs that version 0.2.0 wrote, as bytes of its flash, beside what it had in memory then. This version must read the
 * same. Nothing writes them again: they are what clocks out there hold.
 */
import { describe, expect, test } from "vitest";
import { speechOf } from "../../../firmware/app/model/speech-notes";
import { touchOf } from "../../../firmware/app/model/touch-notes";
import { createCells } from "../../../hal/virtual/cells";
import { featuresOf } from "../../../sim/boards/facts";
import { type Desk, openDesk } from "../desk";
import logs from "./logs-0.2.json";

type Log = (typeof logs)[number];

function powered({ pages, parts }: Log): Desk {
  const cells = createCells(pages.length);
  cells.bytes = pages.map((page) => Array.from({ length: page.length / 2 }, (_, i) => byteAt(page, i)));
  const given = (["speech", "touch", "loudness"] as const).filter((_, at) => parts[at]);
  return openDesk({ cells, facts: { features: featuresOf([], given) } });
}

function byteAt(hex: string, i: number): number {
  return Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
}

describe.each(logs.map((log) => [log.name, log] as const))("a log of 0.2.0: %s", (_name, log) => {
  test("the settings are those that it had", () => {
    const { app } = powered(log);
    expect(app.settings).toEqual(log.settings);
    if (log.speech !== undefined) expect(speechOf(app)).toMatchObject(log.speech);
    if (log.touch !== undefined) expect(touchOf(app)).toMatchObject(log.touch);
  });

  test("so are the programs", () => {
    const { programs } = powered(log).app;
    expect({ remote: programs.remote, own: programs.own }).toEqual(log.programs);
  });

  test("the same settings would take the same place again", () => {
    const desk = powered(log);
    desk.app.log.dueKey = 0;
    desk.wait(10);
    desk.line("settings");
    desk.restart();
    expect(desk.app.settings).toEqual(log.settings);
  });
});

test("the game on the clock, its acts' effects, and an adjourned game", () => {
  const log = logs.find(({ name }) => name === "games");
  if (log?.clock === undefined) throw new Error("no game");
  const desk = powered(log);
  expect(desk.app.clock).toMatchObject({ white: log.clock.white, black: log.clock.black, turn: log.clock.turn });
  const from = desk.lines.length;
  desk.line("export 3");
  expect(desk.lines.slice(from).join("")).toContain(log.exported);
});
