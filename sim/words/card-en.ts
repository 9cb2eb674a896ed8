/** The English texts of the printed card and of `flagfall card`. */

import { Action, Stage } from "../../firmware/app/model/choices";
import { newestYear } from "../../firmware/laws/table/years";

/** The stages that the card explains; the three at the end of a game have the same keys. */
export const cardStages = [
  Stage.Setup,
  Stage.Ready,
  Stage.Running,
  Stage.Paused,
  Stage.Fallen,
  Stage.Listing,
  Stage.Filling,
  Stage.Correcting,
  Stage.Testing,
] as const;

export type CardStage = (typeof cardStages)[number];

/** Why no PDF can be made. */
export type PdfFault = "noBrowser" | "failed";

/** Every text of the card. */
export interface CardWords {
  subtitle: string;
  begin: string;
  steps: {
    before: readonly string[];
    withLevers: string;
    withKeys: string;
    either: string;
    during: readonly string[];
    after: string;
    flagLamp: string;
    flagSign: string;
  };
  presets: { title: string; heads: readonly [number: string, control: string, klass: string]; note: string };
  remote: string;
  own: string;
  keys: { title: string; display: string; held: string; note: string };
  stages: Readonly<Record<CardStage, string>>;
  actions: Readonly<Record<Action, string>>;
  signs: { title: string; rows: readonly (readonly [sign: string, meaning: string])[] };
  arbiter: { title: string; rows: readonly string[] };
  board: string;
  facts: {
    batteries(number: number, type: string, volts: string, hours: string): string;
    mains: string;
    forgets: string;
    recovers: string;
    drift(seconds: string): string;
    digits(mm: string): string;
    sound: string;
    silent: string;
    lacks(features: string): string;
    untried: string;
  };
  /** The line at the foot of the cover. */
  foot(version: string): string;
  picture: string;
  unknownBoard(name: string, known: readonly string[]): string;
  unfit(title: string): string;
  unwritten(file: string): string;
  pdf(fault: PdfFault): string;
}

export const cardEn: CardWords = {
  subtitle: "Short instructions",
  begin: "From power-on to the end of a game",
  steps: {
    before: [
      "Give the clock power. Press − or + until the program that you want is shown; its number is between the times.",
      "Press START to choose it. Hold START for a second to edit it first.",
    ],
    withLevers: "Black presses his lever: White's clock starts. Each player presses his own lever after his move.",
    withKeys:
      "Black presses his key, − on the left or + on the right: White's clock starts. Each player presses his own key after his move.",
    either: "Without levers, − and + are the players' keys.",
    during: [
      "START stops both clocks. START again sets the same clock going.",
      "The clock whose name is in a filled bar runs. A frame shows which one START sets going.",
    ],
    after: "After the game press MENU and choose New game.",
    flagLamp: "When a flag falls, the lamp on that side lights, and the first flag blinks on the display.",
    flagSign: "When a flag falls, the display shows a flag on that side; the first one blinks.",
  },
  presets: {
    title: "Programs",
    heads: ["no.", "time control", "class"],
    note: `Class by the Laws of ${newestYear}. In grey: the control as it is written over the link. Further periods begin when a clock reaches zero.`,
  },
  remote: "set over the link",
  own: "your own",
  keys: {
    title: "Keys",
    display: "display shows",
    held: "hold",
    note: "A hold takes one second. It is needed for whatever destroys or decides something.",
  },
  stages: {
    [Stage.Setup]: "Programs",
    [Stage.Ready]: "Ready",
    [Stage.Running]: "A clock runs",
    [Stage.Paused]: "Pause",
    [Stage.Fallen]: "Flag down, game over, adjourned",
    [Stage.Listing]: "A menu",
    [Stage.Filling]: "A form",
    [Stage.Correcting]: "Correction",
    [Stage.Testing]: "Key test",
  },
  actions: {
    [Action.None]: "–",
    [Action.StartWhite]: "start White",
    [Action.Pause]: "pause",
    [Action.PressLeft]: "left player",
    [Action.PressRight]: "right player",
    [Action.Info]: "information",
    [Action.OpenSettings]: "settings",
    [Action.ChooseProgram]: "choose",
    [Action.EditProgram]: "edit",
    [Action.PreviousProgram]: "previous",
    [Action.NextProgram]: "next",
    [Action.Resume]: "go on",
    [Action.TurnLeft]: "turn: left",
    [Action.TurnRight]: "turn: right",
    [Action.OpenMenu]: "menu",
    [Action.BackToSetup]: "programs",
    [Action.Up]: "up",
    [Action.Down]: "down",
    [Action.Choose]: "choose",
    [Action.Back]: "back",
    [Action.Leave]: "leave",
    [Action.Less]: "less",
    [Action.More]: "more",
    [Action.NextDigit]: "next digit",
    [Action.NextField]: "next field",
    [Action.Accept]: "accept",
    [Action.PreviousField]: "previous field",
  },
  signs: {
    title: "Signs on the display",
    rows: [
      ["¶", "flag down; it blinks on the side whose flag fell first"],
      ["¬", "time control passed"],
      ["<5", "less than five minutes: need not record the moves"],
      ["+30", "each press brings 30 seconds"],
      ["d5", "5 seconds of this turn's delay are left"],
      ["3x", "3 byo-yomi periods are left"],
      ["12/", "12 presses are left of this period"],
      ["1/2", "first period of two"],
      ["µ", "the clock gives sounds"],
      ["§", "the arbiter's keys are locked"],
      ["±", "the battery is low"],
      ["¤", "a flag that falls stops the other clock too"],
    ],
  },
  arbiter: {
    title: "For the arbiter",
    rows: [
      "START first: pause. Then MENU.",
      "Correct: MENU goes to the next field, START to the next digit, − and + change it.",
      "Hold START to accept, hold MENU to leave. Nothing has changed before you accept.",
      "Penalty, Undo, New control, Adjourn and more are in the same menu. An item in brackets cannot be chosen now.",
    ],
  },
  board: "This clock",
  facts: {
    batteries: (number, type, volts, hours) =>
      `Battery: ${number} × ${type}. The sign comes below ${volts} V; computed, ${hours} hours are left then.`,
    mains: "Powered over its USB socket; there is no battery sign.",
    forgets: "When the power fails, everything is lost: write both times down.",
    recovers: "When the power fails, the clock comes back paused, with times at most ten seconds old.",
    drift: (seconds) => `Error before trimming: at most ${seconds} s an hour.`,
    digits: (mm) => `Digits ${mm} mm high.`,
    sound: "Sounds can be switched off in the settings.",
    silent: "It gives no sound.",
    lacks: (features) => `For want of room it lacks: ${features}.`,
    untried: "These figures are computed or assumed; nobody has tried flagfall on this board yet.",
  },
  foot: (version) => `flagfall ${version} · open firmware for chess clocks · made from the firmware itself`,
  picture: "The display while a clock runs",
  unknownBoard: (name, known) => `there is no board “${name}”; there are ${known.join(", ")}`,
  unfit: (title) => `there is no card for ${title}: the firmware does not fit it`,
  unwritten: (file) => `${file} cannot be written; name another file`,
  pdf: (fault) =>
    fault === "noBrowser"
      ? "a PDF needs Chromium (apt-get install chromium); or open the HTML of --out in a browser and print it"
      : "Chromium made no PDF; open the HTML of --out in a browser and print it",
};
