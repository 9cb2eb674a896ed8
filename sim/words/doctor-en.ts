/** The English texts of `flagfall doctor`. */
import type { LinkFaultKind } from "./subjects/link";

/** What the person sees of a clock while it is examined. */
export interface DoctorWords {
  /** The first letter of a yes. */
  yes: string;
  /** The letters that name a side, and what each means. */
  sides: readonly (readonly [letter: string, seen: "left" | "right" | "both"])[];
  ask: { begin: string; lamp: string; tone: string; display: string };
  press: Record<"left_lever" | "right_lever" | "menu" | "start" | "minus" | "plus" | "left_ask" | "right_ask", string>;
  verdicts: Record<"ok" | "bad" | "open", string>;
  noPort: string;
  manyPorts(ports: readonly string[]): string;
  name: string;
  busy: string;
  endGame: string;
  right: { port(known: readonly string[]): string; silent: string };
  faults: Record<LinkFaultKind, string>;
  unwritten: string;
  full: string;
  otherFile: string;
  summary(ok: number, bad: number, open: number): string;
  written(file: string): string;
  noSelfTest: string;
  report: {
    title: string;
    head: readonly [check: string, reading: string, right: string, verdict: string];
    facts: { version: string; board: string; computer: string; date: string };
    bad: string;
    nothingBad: string;
    all: string;
    form: string;
    lines: readonly string[];
  };
}

export const doctorEn: DoctorWords = {
  yes: "y",
  sides: [
    ["l", "left"],
    ["r", "right"],
    ["b", "both"],
  ],
  ask: {
    begin: "Keys, lamps and sound come next. Enter begins. ",
    lamp: "Which lamp is lit: l (left), r (right), b (both), n (none)? ",
    tone: "Did you hear a tone (y/n)? ",
    display: "Does the display show whole letters, without missing rows or columns (y/n)? ",
  },
  press: {
    left_lever: "Press the left lever and release it.",
    right_lever: "Press the right lever and release it.",
    menu: "Press MENU and release it.",
    start: "Press START and release it.",
    minus: "Press − and release it.",
    plus: "Press + and release it.",
    left_ask: "Press the left player's own key and release it.",
    right_ask: "Press the right player's own key and release it.",
  },
  verdicts: { ok: "ok", bad: "BAD", open: "open" },
  noPort: "no serial port of a clock is here",
  manyPorts: (ports) => `several serial ports are here: ${ports.join(", ")}`,
  name: "name one with --port PORT",
  busy: "a game is on the clock",
  endGame: "end it first, because the examination sounds the buzzer and lights the lamps",
  right: {
    port: (known) => (known.length === 0 ? "no cable of a clock is here" : `ports here: ${known.join(", ")}`),
    silent: "plug the clock in, switch it on, and let no other program use the port",
  },
  faults: {
    silent: "no clock answers",
    refused: "the clock refuses",
    lost: "the port was closed",
    unopened: "the port cannot be opened",
    stranger: "there is no clock of this protocol",
  },
  unwritten: "the report cannot be written",
  full: "the disk is full",
  otherFile: "name another file with --out FILE",
  summary: (ok, bad, open) => `${ok} ok, ${bad} bad, ${open} open`,
  written: (file) => `The report is in ${file}: read it, fill in the form, and put it into an issue.`,
  noSelfTest: "No self-test since the power came: hold START and − while you switch the clock on, then run this again.",
  report: {
    title: "Report about a clock",
    head: ["check", "reading", "right", "verdict"],
    facts: { version: "firmware", board: "board", computer: "computer", date: "date" },
    bad: "What is bad",
    nothingBad: "Nothing.",
    all: "Every check",
    form: "What a program cannot see",
    lines: [
      "the Pico: maker, and what is printed on its chip",
      "the display: maker, chip, voltage",
      "levers, keys, buzzer, lamps: kind, length of the wires",
      "the supply: cells or USB, the voltage that you measured",
      "the lamp of the Pico: how often it blinked after the self-test",
      "what you saw and heard that the table does not say",
    ],
  },
};
