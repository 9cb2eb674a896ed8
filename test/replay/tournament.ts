/**
 * A tournament file of 546 games, made of the real ones with the faults that broadcasts have. Nothing is kept of it.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { printTime } from "../../sim/replay/write";
import { gameFiles } from "./games";

export const faultKinds = [
  "none",
  "wrong reading",
  "zero",
  "correction",
  "missing times used",
  "odd tag",
  "lying tag",
  "no tag",
  "bad time",
  "clocks only",
  "broken moves",
  "open comment",
  "forfeit",
] as const;

export type Fault = (typeof faultKinds)[number];

export interface TournamentGame {
  fault: Fault;
  /** The control that was played, canonical. */
  control: string;
  pgn: string;
}

/** The control by the beginning of the file's name, as the README of the games says. */
const controls: readonly [name: string, control: string][] = [
  ["idchess", "5400+30;from=2"],
  ["stlouis", "1800d10"],
  ["wc2025-10p10", "600+10"],
  ["wc2025-15p10", "900+10"],
  ["wc2025-3p2", "180+2"],
  ["wc2025-5p3", "300+3"],
  ["wc2025-classical", "40/5400+30:1800+30"],
];

const oddTags = [
  "90 minutes",
  "?",
  "-",
  "",
  "see regulations, art. 4",
  "5'+3''",
  "G/90; +30",
  `40 moves in 90 min, 30 min, 30\\" a move`,
  "40/7200:20/3600:900+30",
];

/** Numbers below `n`, always the same ones. */
function createDice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

type Dice = ReturnType<typeof createDice>;

const CLK = /\[%clk (\d+):(\d+):(\d+)\]/g;

/** Writes some readings anew; `number` counts from 0. */
function mapClocks(moves: string, change: (seconds: number, number: number) => number | string): string {
  let number = -1;
  return moves.replace(CLK, (_, h: string, min: string, s: string) => {
    number++;
    const seconds = change(Number(h) * 3600 + Number(min) * 60 + Number(s), number);
    return `[%clk ${typeof seconds === "string" ? seconds : printTime(Math.max(0, seconds) * 1000)}]`;
  });
}

function countClocks(moves: string): number {
  return moves.match(CLK)?.length ?? 0;
}

/** Game text as `[tags, moves]`. */
function withFault(fault: Fault, tags: string, moves: string, control: string, dice: Dice): [string, string] {
  const at = dice(countClocks(moves));
  const tagged = (value: string) => `${tags.replace(/\[TimeControl [^\n]*\n?/, "")}\n[TimeControl "${value}"]`;
  switch (fault) {
    case "none":
      return [tags, moves];
    case "wrong reading":
      return [tags, mapClocks(moves, (s, number) => (number === at ? s + 30 + dice(900) : s))];
    case "zero":
      return [tags, mapClocks(moves, (s, number) => (number === at || number === 0 ? 0 : s))];
    case "correction":
      return [tags, mapClocks(moves, (s, number) => (number >= at && number % 2 === at % 2 ? s + 120 : s))];
    case "missing times used":
      return [tags, moves.replace(/\[%(?:emt|ts) [^\]]*\]/g, (used) => (dice(4) === 0 ? "" : used))];
    case "odd tag":
      return [tagged(oddTags[dice(oddTags.length)] ?? ""), moves];
    case "lying tag":
      return [tagged(dice(2) === 0 ? "40/7200:3600" : "60+1"), moves];
    case "no tag":
      return [tagged("").replace('\n[TimeControl ""]', ""), moves];
    case "bad time":
      return [tags, mapClocks(moves, (s, number) => (number === at ? "0:61:00" : s))];
    case "clocks only":
      return [tagged(control), moves.replace(/\[%(?:emt|ts|egt) [^\]]*\]/g, "")];
    case "broken moves":
      return [tags, moves.replace(/ (?=1[0-9]\.)/, " Xe9 ")];
    case "open comment":
      return [tags, moves.replace(/\}(?=[^}]*$)/, "")];
    case "forfeit":
      return [tags, "1-0"];
  }
}

/** The same 546 games every time. */
export function tournament(): TournamentGame[] {
  const dice = createDice(20251101);
  const real = gameFiles.map((file) => {
    const control = controls.find(([name]) => basename(file).startsWith(name))?.[1] ?? "";
    const [tags = "", ...moves] = readFileSync(file, "utf8").replace(/\r/g, "").trim().split("\n\n");
    return { control, tags, moves: moves.join(" ").replace(/\s+/g, " ") };
  });
  return Array.from({ length: 546 }, (_, i) => {
    const game = real[i % real.length];
    if (game === undefined) throw new Error("no real games");
    const fault = faultKinds[dice(faultKinds.length)] ?? "none";
    const [tags, moves] = withFault(fault, game.tags, game.moves, game.control, dice);
    return { fault, control: game.control, pgn: `${tags}\n\n${moves}\n` };
  });
}
