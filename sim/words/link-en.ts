/** The English texts of `flagfall link` and `flagfall sim --serial`. */
import type { LinkFaultKind, SettingName } from "./subjects/link";

export interface LinkWords {
  serial(path: string): string;
  noPty(reason: string): string;
  heads: { port: string; answer: string };
  /** The text after a command that was done. */
  done: string;
  faults: Record<LinkFaultKind, (reason: string) => string>;
  /** The refusals by the clock's own words. */
  refusals: Record<string, string>;
  /** The errors of a port, by the beginning of the system's message. */
  ports: { missing: string; denied: string; busy: string; other: string };
  hello(facts: { board: string; version: string; lock: string; number: number; players: string }): string;
  locks: Record<"none" | "closed" | "open", string>;
  modes: Record<string, string>;
  settings: Record<SettingName, string>;
  /** The arguments of each command, for `wrongWords`. */
  usage: Record<string, string>;
  noPort: string;
  noneFound: string;
  unknownCommand(name: string, known: string): string;
  wrongWords(command: string, usage: string): string;
  onePort(command: string): string;
  oneForm: string;
  badCode: string;
  badControl(text: string, column: number, why: string): string;
  counts(done: number, all: number): string;
  progress: string;
  help: string;
}

export const linkEn: LinkWords = {
  serial: (path) => `The clock is at ${path}, 115200 baud (docs/link.md); Ctrl+C ends it.`,
  noPty: (reason) => `no serial port can be made up here (${reason}); this needs Linux and its program script`,
  heads: { port: "port", answer: "answer" },
  done: "done",
  faults: {
    silent: () => "no answer: is it a clock, switched on, and does no other program use the port?",
    refused: (reason) => `refused: ${reason}`,
    lost: (reason) => `the port is gone: ${reason}; look at the clock's state before you go on`,
    unopened: (reason) => `the port cannot be opened: ${reason}`,
    stranger: (reason) => `something else answers there (${reason}): no clock with this protocol`,
  },
  refusals: {
    line: "this clock does not know the command",
    check: "the line came through damaged",
    value: "something behind the command cannot be",
    control: "no control that the clock can read",
    setting: "no such setting or value",
    locked: "the arbiter's code is wanted: --code",
    code: "a wrong code",
    wait: "five wrong codes; wait a minute",
    busy: "a clock runs, a game is on, or somebody is at the keys",
    refused: "not in its present state",
    empty: "no game at this place",
    memory: "the clock has no memory for it",
    frozen: "the firmware has stopped; both times stay on the display",
  },
  ports: {
    missing: "there is no such port: is the cable plugged in?",
    denied: "no permission; on Linux join the group dialout",
    busy: "another program uses the port",
    other: "this is no serial port",
  },
  hello: ({ board, version, lock, number, players }) =>
    [`${board}, flagfall ${version}`, lock, ...(number > 0 ? [`board ${number}`] : []), players]
      .filter(Boolean)
      .join(", "),
  locks: { none: "no lock", closed: "locked", open: "unlocked" },
  modes: {
    setup: "programs",
    ready: "ready",
    running: "running",
    paused: "paused",
    fallen: "flag fallen",
    finished: "finished",
  },
  settings: {
    bounce: "bounce (ms)",
    laws: "laws",
    left: "left",
    language: "language",
    tenths: "tenths",
    takeback: "increment taken back",
    trim: "trim",
    competition: "Competition Rules",
    under5: "sign under 5:00",
  },
  usage: {},
  noPort: "name a port with --port, or all of them with --all; flagfall link list shows them",
  noneFound: "no serial port with a clock on it was found",
  unknownCommand: (name, known) => `“${name}” is no command of the link; there are ${known}`,
  wrongWords: (command, usage) => `“${command}” is used so: ${usage}`,
  onePort: (command) => `${command} takes one port`,
  oneForm: "--json, --csv and --pgn exclude each other",
  badCode: "a code has four digits",
  badControl: (text, column, why) => `“${text}”, column ${column}: ${why}`,
  counts: (done, all) => `${done} of ${all} clocks`,
  progress: "of the log",
  help: `Commands:
  list                      the serial ports, and the clocks at them
  state                     times, control, who runs
  set CONTROL               a new game (--from: another notation, or a TRF26 file)
  start · pause · resume [white|black] · finish · new
  correct FIELD=VALUE …     white.remaining=1:05:00 black.presses=12 turn=white …
  penalty NAME SIDE [MIN]   illegal-move, draw-claim, add-time … (docs/link.md)
  undo [charge] · control CONTROL · adjourn N · restore N
  number N · white NAME · black NAME
  settings · setting NUMBER VALUE
  lock CODE|off · unlock CODE
  watch                     what happens, until Ctrl+C
  log                       the journal (--json, --csv, --pgn)
  calibrate                 as flagfall calibrate`,
};
