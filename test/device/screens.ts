/** Reaches every screen of the clock by keys, for the golden pictures, the documents and the measurements. */

import { freeze } from "../../firmware/app/device/freeze";
import { fieldAt } from "../../firmware/app/menu/fields";
import type { App } from "../../firmware/app/model/app";
import { FieldKind, Sound } from "../../firmware/app/model/choices";
import type { Facts } from "../../firmware/app/model/facts";
import { Language } from "../../firmware/app/model/language";
import { createPanel, drawLine, type Panel } from "../../sim/device/panel";
import { type Desk, openDesk } from "../app/desk";
import { strike } from "../app/strokes";

interface Screen {
  name: string;
  /** The time control. Without it the clock shows its programs. */
  control?: string;
  settings?: Partial<App["settings"]>;
  /** The acts after power-on or after the control has arrived. */
  acts?: (desk: Desk) => void;
}

/** Starts White's clock by Black's press. Then each side moves once (7.3 s and 12.9 s), and White thinks for 4 s. */
function play(desk: Desk): void {
  desk.press("black");
  desk.wait(7300);
  desk.press("white");
  desk.wait(12_900);
  desk.press("black");
  desk.wait(4000);
}

/** Adjourns three games, two of them with names that the link sent. */
function putAway(desk: Desk): void {
  pauseAnd("")(desk);
  for (const line of ["adjourn 1", "white Carlsen, Magnus", "black Nepomniachtchi, Ian", "adjourn 2"]) desk.line(line);
  for (const line of ["white Peña", "black Öz", "adjourn 10", "new"]) desk.line(line);
}

/** Lets White's clock run until its time is over. */
function runOut(desk: Desk, ms: number): void {
  desk.press("black");
  desk.wait(ms);
}

/** Makes the board lose edges, as if its queue were full. */
function loseEdges(desk: Desk): void {
  desk.board.wires.overflowed = true;
  desk.wait(1000);
}

/** Opens an empty program, and goes to the first field of it that is a time. */
function seekTime(desk: Desk): void {
  strike(desk, "-*3 S!");
  const { app } = desk;
  while (fieldAt(app, app.menu.field).kind !== FieldKind.Time && app.menu.field < app.menu.fieldCount - 1)
    strike(desk, "M");
}

const pauseAnd =
  (strokes: string) =>
  (desk: Desk): void => {
    play(desk);
    strike(desk, `S ${strokes}`);
  };

export const screens: readonly Screen[] = [
  { name: "setup" },
  { name: "setup-two-periods", acts: (desk) => strike(desk, "+*13") },
  { name: "setup-empty", acts: (desk) => strike(desk, "-") },
  { name: "ready", control: "5400+30" },
  { name: "ready-unequal", control: "W300-B240" },
  { name: "colours", control: "300+3", acts: (desk) => desk.press("white") },
  { name: "running", control: "5400+30:1800+30", acts: play },
  {
    name: "running-short",
    control: "310:60",
    settings: { fiveMinutes: true },
    acts: (desk) => [play(desk), desk.wait(8000)],
  },
  { name: "running-black", control: "180+2", acts: (desk) => [play(desk), desk.press("white"), desk.wait(900)] },
  { name: "ten-hours", control: "36060", acts: play },
  {
    name: "tenths",
    control: "30",
    settings: { tenths: true },
    acts: (desk) => [play(desk), desk.press("white"), desk.wait(4230)],
  },
  { name: "delay", control: "1500d5", acts: (desk) => runOut(desk, 2100) },
  { name: "bronstein", control: "1500b10", acts: play },
  { name: "byo-yomi", control: "60:3x20", acts: (desk) => runOut(desk, 81_000) },
  { name: "canadian", control: "60:c25/300", acts: (desk) => runOut(desk, 65_000) },
  { name: "hourglass", control: "*180", acts: play },
  { name: "count-up", control: "60:up", acts: (desk) => runOut(desk, 75_000) },
  { name: "passed", control: "40/60+30:1800+30", acts: (desk) => runOut(desk, 95_000) },
  { name: "information", control: "40/5400+30:1800+30", acts: (desk) => [play(desk), strike(desk, "M")] },
  { name: "next-period", control: "40/5400+30:1800+30", acts: (desk) => [play(desk), strike(desk, "M M")] },
  { name: "paused", control: "300+3", acts: pauseAnd("") },
  { name: "paused-other-side", control: "300+3", acts: pauseAnd("+") },
  { name: "fallen", control: "60+2", acts: (desk) => runOut(desk, 62_950) },
  { name: "fallen-dark", control: "60+2", acts: (desk) => runOut(desk, 63_450) },
  {
    name: "both-fallen",
    control: "60",
    acts: (desk) => [runOut(desk, 61_000), desk.press("white"), desk.wait(61_780)],
  },
  {
    name: "signs",
    control: "180+2",
    settings: { sound: Sound.On, lockCode: 1234 },
    acts: (desk) => [desk.battery(2500), desk.wait(61_000), play(desk)],
  },
  { name: "arbiter", control: "300+3", acts: pauseAnd("M +") },
  { name: "penalties", control: "300+3", acts: pauseAnd("M + S") },
  { name: "penalty", control: "300+3", acts: pauseAnd("M + S S") },
  {
    name: "game-lost",
    control: "5400+30",
    acts: (desk) => [
      pauseAnd("")(desk),
      desk.line("penalty illegal-move white"),
      desk.line("penalty illegal-move white"),
    ],
  },
  {
    name: "win-claimed",
    control: "300",
    settings: { edition: 1 },
    acts: (desk) => [pauseAnd("")(desk), desk.line("penalty illegal-move black")],
  },
  {
    name: "both-flags-draw",
    control: "3",
    settings: { edition: 1 },
    acts: (desk) => [desk.press("black"), desk.wait(3500), desk.press("white"), desk.wait(3500)],
  },
  { name: "answered", control: "900+10", acts: (desk) => [pauseAnd("")(desk), strike(desk, "M + S S +")] },
  { name: "no-games", acts: (desk) => strike(desk, "M -*3 S") },
  { name: "question", control: "300+3", acts: pauseAnd("M -*3 S") },
  { name: "program-time", acts: seekTime },
  { name: "correcting", control: "300+3", acts: pauseAnd("M S S") },
  { name: "settings", acts: (desk) => strike(desk, "M + +") },
  { name: "own-program", acts: (desk) => strike(desk, "-*3 S!") },
  {
    name: "key-test",
    acts: (desk) => [strike(desk, "M -*4 S"), strike(desk, "+ +"), desk.edge(2, true), desk.wait(50)],
  },
  { name: "lock-code", control: "300", settings: { lockCode: 1234 }, acts: (desk) => strike(desk, "M S +") },
  { name: "no-show", control: "5400+30", acts: (desk) => strike(desk, "M -*4 S +*30 S!") },
  { name: "adjourned", control: "5400+30", acts: pauseAnd("M -*5 S S!") },
  { name: "adjourned-games", control: "5400+30", acts: (desk) => [putAway(desk), strike(desk, "M -*3 S")] },
  { name: "finished", control: "300+3", acts: pauseAnd("M -*3 S S!") },
  { name: "power-cut", control: "300+3", acts: (desk) => [play(desk), desk.restart()] },
  { name: "power-cut-paused", control: "300+3", acts: (desk) => [pauseAnd("")(desk), desk.restart()] },
  {
    name: "journal",
    control: "300+3",
    acts: (desk) => [pauseAnd("")(desk), desk.restart(), strike(desk, "M - S -*2 S")],
  },
  {
    name: "no-memory",
    acts: (desk) => [desk.board.cells.bytes.splice(0, 1, [70, 2, 0, 1, 185, 253, 255, 254]), desk.restart()],
  },
  { name: "presses-lost", control: "300+3", acts: (desk) => [play(desk), loseEdges(desk)] },
  { name: "key-stuck", control: "300+3", acts: (desk) => [play(desk), desk.edge(3, true), desk.wait(31_000)] },
  { name: "fault", control: "300+3", acts: (desk) => [play(desk), freeze(desk.app, desk.board.hal.time.now())] },
];

/** Returns the lines that a board of this size and language prints up to a screen. */
export function linesOf(screen: Screen, facts: Partial<Facts>): readonly string[] {
  const desk = openDesk({ facts, ...(screen.control === undefined ? {} : { control: screen.control }) });
  Object.assign(desk.app.settings, screen.settings);
  screen.acts?.(desk);
  return desk.lines;
}

export function panelOf(name: string, language = Language.English, widthPx = 128, heightPx = 64): Panel {
  const screen = screens.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`no screen ${name}`);
  const panel = createPanel(widthPx, heightPx);
  for (const line of linesOf(screen, { language, widthPx, heightPx })) drawLine(panel, line);
  return panel;
}
