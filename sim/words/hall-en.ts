/** The English texts of `flagfall hall`. */
import { plural } from "./plural";

/** The figures of a line, already rounded. */
export interface HallLine {
  readonly clocks: number;
  readonly running: number;
  readonly fallen: number;
  /** Lines and lost lines per second. */
  readonly lines: number;
  readonly lost: number;
  readonly processorPercent: number;
  readonly memoryMb: number;
}

export interface HallWords {
  options: {
    clocks: string;
    tcp: string;
    pty: string;
    mqtt: string;
    name: string;
    control: string;
    seed: string;
    speed: string;
    every: string;
  };
  values: { count: string };
  started(count: number, addresses: string): string;
  /** `bridge` is the name of the clocks' bridge. */
  published(count: number, bridge: string): string;
  /** How to read the clocks at TCP ports. */
  serve(addresses: string): string;
  line(line: HallLine): string;
  badNumber(option: string, text: string, least: number, most: number): string;
  badControl(text: string, column: number, why: string): string;
  oneLink: string;
  notOpened(reason: string): string;
}

export const hallEn: HallWords = {
  options: {
    clocks: "how many clocks, 1 to 5000 (default 20)",
    tcp: "each clock at a TCP port of this computer, from PORT on (default 7000)",
    pty: "each clock at a serial port of its own (Linux)",
    mqtt: "the clocks behind a bridge of their own that publishes to this broker",
    name: "with --mqtt, the name of their bridge (default load)",
    control: "the time control, canonical (default 300+3)",
    seed: "another number gives other games (default 1)",
    speed: "how many times faster the clocks live, 1 to 100 (default 1)",
    every: "seconds between two lines of figures (default 5)",
  },
  values: { count: "N" },
  started: (count, addresses) => `${plural(count, "clock")} at ${addresses}; Ctrl+C ends them.`,
  published: (count, bridge) => `${plural(count, "clock")} at the bridge ${bridge}; Ctrl+C ends them.`,
  serve: (addresses) => `flagfall serve ${addresses} reads them.`,
  line: ({ clocks, running, fallen, lines, lost, processorPercent, memoryMb }) =>
    `${plural(clocks, "clock")}: ${running} running, ${plural(fallen, "flag")} down; ${lines} lines/s, ` +
    `${lost} of them unheard; processor ${processorPercent} %, memory ${memoryMb} MB`,
  badNumber: (option, text, least, most) =>
    `“${text}” is no value for ${option}; it has to be a whole number from ${least} to ${most}`,
  badControl: (text, column, why) => `“${text}”, column ${column}: ${why}`,
  oneLink: "--tcp, --pty and --mqtt exclude each other",
  notOpened: (reason) => `the clocks cannot be offered: ${reason}`,
};
