/** Random games as console steps: every verb, at any instant, sensible or not. The same seed gives the same game. */
import { Verb } from "../../firmware/console/verbs";
import { Field, Penalty, Side } from "../../firmware/core/words";
import type { Step } from "../../sim/engines/engine";

const controls = [
  ...["300", "180+2", "60+2;first=0", "5400+30", "40/5400+30:1800+30", "40/7200:20/3600:900+30", "2/60:2/30:15+1"],
  ...["20d5", "10b10", "*60", "*20", "30:5x10", "30:c3/20", "30:c2/20:up", "W300-B240", "W30+2-B24+2;from=5"],
  ...["up", "up40", "gong10", "2/60:30*", "2/20:10:5*;at=zero", "2/20:10:5;at=own", "30;flag=run-on"],
  ...["2/20+1:10+1;at=own;flag=run-on", "5:up30", "W*30-B20d3"],
];
const counterStarts = [0, 1, 12_345, 2 ** 29 - 5_000, 2 ** 30 - 1, 2 ** 30 - 20_000];
const polls = [0, 0, 0, 1_000, 9_973];
const fields = [0, 1, 2, 3, 4, 5].flatMap((field) => [Field.White + field, Field.Black + field]);
const names = ["monday", "día", "😀 \\\"'\n", "0"];

/** Returns the next whole number from 0 to below `limit`. */
type Draw = (limit: number) => number;

/** Returns a game that begins with `New` and has `count` more steps. */
export function randomGame(seed: number, count: number): Step[] {
  const draw = drawFrom(seed);
  const numbers = [draw(5), draw(2), draw(2), draw(30), pick(draw, counterStarts), pick(draw, polls)];
  const steps: Step[] = [{ verb: Verb.New, atMs: 0, numbers, text: pick(draw, controls) }];
  let atMs = 0;
  for (let n = 0; n < count; n++) {
    atMs += pick(draw, [0, 1, draw(100), draw(3_000), draw(12_000), draw(12_000), draw(200_000)]);
    steps.push(randomStep(draw, atMs), { verb: Verb.Expect, atMs, numbers: [], text: "" });
  }
  return steps;
}

function randomStep(draw: Draw, atMs: number): Step {
  const step = (verb: Verb, numbers: number[] = [], text = ""): Step => ({ verb, atMs, numbers, text });
  const side = draw(2) === 0 ? Side.White : Side.Black;
  const kind = draw(40);
  switch (kind) {
    case 0:
      return step(Verb.Advance);
    case 1:
    case 2:
      return step(Verb.Pause);
    case 3:
    case 4:
    case 5:
      return step(Verb.Resume, [side]);
    case 6:
      return step(Verb.Start);
    case 7:
    case 8:
      return step(Verb.Correct, correction(draw));
    case 9:
    case 10:
      return step(Verb.Penalty, [1 + draw(Penalty.TakeTime), side, draw(4) - 1, draw(2)]);
    case 11:
    case 12:
      return step(Verb.Undo, [draw(2)]);
    case 13:
      return step(Verb.Control, [], draw(4) === 0 ? "III.4" : pick(draw, controls));
    case 14:
      return step(Verb.Power, [draw(2)]);
    case 15:
      return step(Verb.Power, [1]);
    case 16:
      return step(Verb.Adjourn, [draw(2), draw(3) * 1000], pick(draw, names));
    case 17:
      return step(Verb.Restore, [], pick(draw, names));
    case 18:
      return step(draw(8) === 0 ? Verb.Finish : Verb.Start);
    case 19:
    case 20:
      return step(Verb.Bounce, [side, 0, draw(20), 20 + draw(20)].slice(0, 2 + draw(3)));
    default:
      return step(Verb.Press, [side, Math.max(0, atMs - (draw(3) === 0 ? draw(5_000) : 0))]);
  }
}

function correction(draw: Draw): number[] {
  const pairs = [
    [Field.Turn, 1 + draw(2)],
    [Field.FirstFlag, draw(3)],
    [Field.NextPeriod, 1 + draw(3)],
    [Field.ForgottenPress, 1],
    ...fields.map((field) => [field, draw(2) === 0 ? draw(4) : draw(100_000)]),
  ];
  return Array.from({ length: 1 + draw(3) }, () => pick(draw, pairs)).flat();
}

function pick<Item>(draw: Draw, items: readonly Item[]): Item {
  const item = items[draw(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** Returns a small random generator (mulberry32) that is the same everywhere. */
function drawFrom(seed: number): Draw {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % limit;
  };
}
