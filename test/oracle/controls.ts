/** Random time controls from the whole notation. Most are so short that periods end and flags fall all the time. */

import type { Random } from "./random";

function base(random: Random): number {
  return random.weigh([
    [12, random.whole(1, 12)],
    [5, random.whole(13, 90)],
    [2, random.whole(250, 320)],
    [1, random.whole(600, 7200)],
  ]);
}

const value = (random: Random): number => (random.chance(0.9) ? random.whole(1, 6) : random.whole(7, 40));

/** Returns a period with a base time. The first one needs time before move 1. */
function plain(random: Random, numbered: boolean): string {
  const bonus = random.weigh([
    [4, ""],
    [3, "+"],
    [2, "d"],
    [2, "b"],
  ]);
  const moves = numbered ? `${random.whole(1, 4)}/` : "";
  if (bonus === "") return `${moves}${base(random)}`;
  return `${moves}${random.chance(0.12) ? 0 : base(random)}${bonus}${value(random)}`;
}

function overtime(random: Random): string {
  return random.weigh([
    [4, `${random.whole(1, 4)}x${value(random)}`],
    [4, `c${random.whole(1, 3)}/${value(random)}`],
    [1, "up"],
    [2, `up${random.whole(1, 20)}`],
  ]);
}

function periods(random: Random): string {
  const counted = random.chance(0.45);
  const plains = random.weigh([
    [5, 1],
    [5, 2],
    [3, 3],
    [1, random.whole(4, 7)],
  ]);
  const list = Array.from({ length: plains }, (_, index) =>
    plain(random, index === plains - 1 ? counted && random.chance(0.2) : counted && random.chance(0.9)),
  );
  if (random.chance(0.25)) return [...list, overtime(random)].join(":");
  if (random.chance(0.06)) return overtime(random);
  const last = list.at(-1) ?? "";
  const repeats = !last.includes("/") && Number.parseInt(last, 10) > 0 && random.chance(0.15);
  return list.join(":") + (repeats ? "*" : "");
}

function sides(random: Random): string {
  if (random.chance(0.06)) return `*${random.whole(1, 15)}`;
  if (random.chance(0.05)) return `gong${random.whole(1, 8)}`;
  return random.chance(0.3) ? `W${periods(random)}-B${periods(random)}` : periods(random);
}

/** Returns whether there is time for move 1: a first period of increments alone must grant one before move 1. */
function startsWithTime(text: string): boolean {
  return !/(^|[WB])(\d+\/)?0\+/.test(text);
}

function repeatsEmpty(text: string): boolean {
  return /\d+\/0[+db]\d+(-B|$)/.test(text);
}

export function randomControl(random: Random): string {
  for (;;) {
    const text = sides(random);
    if (repeatsEmpty(text)) continue;
    const options: string[] = [];
    if (random.chance(0.5)) options.push(`at=${random.pick(["zero", "own", "moves"])}`);
    if (random.chance(0.3)) options.push(`flag=${random.pick(["freeze", "run-on"])}`);
    if (text.includes("+") && startsWithTime(text) && random.chance(0.25)) {
      options.push(random.chance(0.3) ? "first=0" : `from=${random.whole(1, 6)}`);
    }
    return [text, ...options].join(";");
  }
}
