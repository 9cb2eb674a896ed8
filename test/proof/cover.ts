/** The shortest sequence of moves into each state of small worlds, as steps of the console and of a board. */
import type { Board } from "../../board-defs/board";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Switch } from "../../hal/hal";
import { openingSteps } from "../../sim/device/opening";
import { edgeStep, lineStep, powerSteps } from "../../sim/device/steps";
import type { Step } from "../../sim/engines/engine";
import { verbs } from "../oracle/step";
import type { Firmware } from "./firmware";
import { EXCHANGE, type Move, UNIT_MS } from "./moves";
import { coverOf } from "./walk";
import type { World } from "./worlds";

/** The worlds whose states are played elsewhere: each method and policy, pauses, power cuts, acts and their undo. */
export const covered: readonly World[] = [
  ...["3+1", "3d1", "3b1", "2/3:2;at=moves", "2/2+1:2+1;at=zero", "2:2x2;at=own", "2:c2/2", "*3", "gong2", "up3"].map(
    (control): World => ({ control, alphabet: "play" }),
  ),
  ...["3", "2/3:2;at=moves"].map((control): World => ({ control, alphabet: "change" })),
  { control: "2", alphabet: "undo" },
];

/** A sequence of moves, and the time control that it is played with. */
export interface Sequence {
  readonly control: string;
  readonly moves: readonly Move[];
}

/**
 * Returns sequences that reach each state of the worlds, or as many as `most` transitions find. None begins another.
 */
export function sequencesOf(firmware: Firmware, most: number): Sequence[] {
  const found = covered.flatMap((world) => {
    const ways = coverOf(firmware, world, Math.floor(most / covered.length));
    // The console has no exchange of colours.
    const known = ways.filter((moves) => moves.every(({ verb }) => verb !== EXCHANGE));
    return known.map((moves): Sequence => ({ control: world.control, moves }));
  });
  const key = ({ control, moves }: Sequence) => [control, ...moves.map(({ said, lateMs }) => said + lateMs)].join();
  return [...new Map(found.map((sequence) => [key(sequence), sequence])).values()];
}

/** Returns the steps of a sequence for the console. Each second ends with a look at the clock. */
export function consoleSteps({ control, moves }: Sequence): Step[] {
  const steps: Step[] = [
    { verb: verbs.begin, atMs: 0, numbers: [4, 0, 1, 25, 2 ** 30 - 4 * UNIT_MS, 0, 0], text: control },
  ];
  let atMs = 0;
  const add = (verb: number, numbers: readonly number[], text: string) => steps.push({ verb, atMs, numbers, text });
  for (const { verb, numbers, text, lateMs } of moves) {
    if (verb === verbs.advance) {
      atMs += UNIT_MS;
      add(verbs.expect, [], "");
    } else if (verb === verbs.power) for (const on of [0, 1]) add(verb, [on], text);
    else add(verb, verb === verbs.press ? [...numbers, atMs - lateMs] : numbers, text);
  }
  add(verbs.expect, [], "");
  return steps;
}

const penalties = ["", "illegal-move", "draw-claim", "quickplay-claim", "press-without-move", "add-time", "take-time"];
const sides = ["none", "white", "black"];

/** Returns what a computer sends to a board for a move of the arbiter. */
function lineOf({ verb, numbers, text }: Move): string {
  const [first = 0, second = 0, minutes = -1] = numbers;
  if (verb === verbs.start) return "start";
  if (verb === verbs.pause) return "pause";
  if (verb === verbs.resume) return `resume ${sides[first]}`;
  if (verb === verbs.undo) return first === 1 ? "undo charge" : "undo";
  if (verb === verbs.control) return `control ${text}`;
  if (verb === verbs.correct) return "correct press";
  return `penalty ${penalties[first] ?? "warning"} ${sides[second]}${minutes < 0 ? "" : ` ${minutes}`}`;
}

/** A lever is down for so long. A key or a line comes after the levers of its second. */
const DOWN_MS = 80;
const AFTER_MS = 200;
const START_MS = 2000;
/** A board looks at the end only when it is silent again: not on a full second, at which a tone may begin. */
const LAST_MS = 5500;

/** Returns the steps of a sequence for a board with levers: presses by levers, all else over the link. */
export function boardSteps({ control, moves }: Sequence, board: Board): Step[] {
  const conditions = { counterStart: 0, driftPpm: 0, operations: false };
  const steps = [...openingSteps({ control, options: {}, laws: 2023, script: [] }, board, conditions)];
  let secondMs = START_MS;
  let atMs = secondMs;
  for (const move of moves) {
    if (move.verb === verbs.advance) {
      secondMs += UNIT_MS;
      atMs = secondMs;
      steps.push({ verb: VirtualVerb.To, atMs, numbers: [], text: "" });
    } else if (move.verb === verbs.power) steps.push(...[false, true].flatMap((on) => powerSteps(atMs, on)));
    else if (move.verb !== verbs.press) steps.push(lineStep(atMs, lineOf(move)));
    else {
      const lever = move.numbers[0] === 2 ? Switch.Right : Switch.Left;
      const downMs = Math.max(0, atMs - move.lateMs);
      steps.push(edgeStep(atMs, lever, true, downMs), edgeStep(atMs + DOWN_MS, lever, false, atMs + DOWN_MS));
    }
    if (move.verb !== verbs.advance) atMs = Math.min(atMs + AFTER_MS, secondMs + UNIT_MS - 1);
  }
  return [...steps, lineStep(secondMs + LAST_MS, "state")];
}
