/**
 * The oracle's own reading of a time control: clock.md §3 and §4, interfaces.md §5. Valid notation is taken for
 * granted.
 */

export type Colour = "white" | "black";
export type Manner =
  | "time"
  | "increment"
  | "delay"
  | "bronstein"
  | "byoyomi"
  | "canadian"
  | "hourglass"
  | "upcount"
  | "gong";

/** One period. Times in ms. */
export interface Stage {
  readonly manner: Manner;
  readonly base: number;
  readonly value: number;
  readonly moves: number;
  readonly count: number;
}

export interface Rules {
  readonly white: readonly Stage[];
  readonly black: readonly Stage[];
  readonly loops: { readonly white: boolean; readonly black: boolean };
  readonly policy: "zero" | "own" | "moves";
  readonly freeze: boolean;
  readonly from: number;
}

export const LONGEST_MS = (99 * 3600 + 59 * 60 + 59) * 1000;
export const colours: readonly Colour[] = ["white", "black"];
/** Returns the side of a number in a step; every number but 2 is White. */
export const colourOf = (side: number | undefined): Colour => (side === 2 ? "black" : "white");
export const opponent = (side: Colour): Colour => (side === "white" ? "black" : "white");

/** Returns whether a period is byo-yomi, Canadian or count-up. A side enters it only at its own zero. */
export const isOvertime = (stage: Stage): boolean =>
  stage.manner === "byoyomi" || stage.manner === "canadian" || stage.manner === "upcount";

export const hasDelay = (stage: Stage): boolean => stage.manner === "delay" || stage.manner === "bronstein";

const bonusManners = { "+": "increment", d: "delay", b: "bronstein" } as const;

function readStage(text: string): Stage {
  const none = { base: 0, value: 0, moves: 0, count: 0 };
  const seconds = (digits: string | undefined): number => Number(digits) * 1000;
  const byoyomi = /^(\d+)x(\d+)$/.exec(text);
  if (byoyomi) return { ...none, manner: "byoyomi", count: Number(byoyomi[1]), value: seconds(byoyomi[2]) };
  const canadian = /^c(\d+)\/(\d+)$/.exec(text);
  if (canadian) return { ...none, manner: "canadian", count: Number(canadian[1]), value: seconds(canadian[2]) };
  if (text.startsWith("up")) return { ...none, manner: "upcount", value: seconds(text.slice(2)) };
  if (text.startsWith("gong")) return { ...none, manner: "gong", value: seconds(text.slice(4)) };
  if (text.startsWith("*")) return { ...none, manner: "hourglass", base: seconds(text.slice(1)) };
  const plain = /^(?:(\d+)\/)?(\d+)(?:([+db])(\d+))?$/.exec(text);
  if (!plain) throw new Error(`the oracle cannot read the period ${text}`);
  const sign = plain[3] as keyof typeof bonusManners | undefined;
  return {
    manner: sign === undefined ? "time" : bonusManners[sign],
    base: seconds(plain[2]),
    value: sign === undefined ? 0 : seconds(plain[4]),
    moves: Number(plain[1] ?? 0),
    count: 0,
  };
}

function readPeriods(text: string): { stages: Stage[]; loops: boolean } {
  const starred = text.endsWith("*");
  const stages = (starred ? text.slice(0, -1) : text).split(":").map(readStage);
  return { stages, loops: starred || (stages.at(-1)?.moves ?? 0) > 0 };
}

export function readRules(text: string): Rules {
  const [sides = "", ...options] = text.split(";");
  const apart = /^W(.+)-B(.+)$/.exec(sides);
  const white = readPeriods(apart?.[1] ?? sides);
  const black = readPeriods(apart?.[2] ?? sides);
  const all = [...white.stages, ...black.stages];
  const numbered = [white, black].some(({ stages, loops }) =>
    stages.some((stage, index) => stage.moves > 0 && (loops || index < stages.length - 1)),
  );
  const option = (name: string) => options.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
  const bonus = (stage: Stage) => stage.manner === "increment" || hasDelay(stage);
  const policy = option("at") ?? (numbered && !all.every(bonus) ? "moves" : "zero");
  const flag = option("flag");
  return {
    white: white.stages,
    black: black.stages,
    loops: { white: white.loops, black: black.loops },
    policy: policy as Rules["policy"],
    freeze: flag === undefined ? all.some((stage) => bonus(stage) || stage.manner === "hourglass") : flag === "freeze",
    from: option("first") === "0" ? 2 : Number(option("from") ?? 1),
  };
}

/** Returns period `number` (from 1) of a side, or undefined if there is none. */
export function stageOf(rules: Rules, side: Colour, number: number): Stage | undefined {
  const stages = rules[side];
  return number <= stages.length ? stages[number - 1] : rules.loops[side] ? stages.at(-1) : undefined;
}

/** Returns the counter at which period `number` of a side ends. It is infinite after a period without a move number. */
export function endOf(rules: Rules, side: Colour, number: number): number {
  let sum = 0;
  for (let each = 1; each <= number; each++) sum += stageOf(rules, side, each)?.moves || Number.POSITIVE_INFINITY;
  return sum;
}

/** Returns the period of a counter, without byo-yomi and other overtime. */
export function periodAtCounter(rules: Rules, side: Colour, presses: number): number {
  let number = 1;
  for (;;) {
    const next = stageOf(rules, side, number + 1);
    if (next === undefined || isOvertime(next) || presses < endOf(rules, side, number)) return number;
    number += 1;
  }
}

export type Edition = 1997 | 2001 | 2014 | 2018 | 2023;
export type Kind = "standard" | "rapid" | "blitz" | null;

function kindOfSide(rules: Rules, side: Colour, edition: Edition): Kind {
  const stages = rules[side];
  const minutes = 60_000;
  const bases = stages.reduce((sum, stage) => sum + stage.base, 0);
  if (stages.some((stage) => isOvertime(stage) || ["hourglass", "gong"].includes(stage.manner))) {
    return null;
  }
  if (edition === 1997 || edition === 2001) {
    if (bases > 60 * minutes) return "standard";
    if (stages.some((stage) => stage.value > 0)) return null;
    return bases < 15 * minutes ? "blitz" : "rapid";
  }
  const bonuses = Array.from({ length: 60 }, (_, index) => {
    const stage = stageOf(rules, side, periodAtCounter(rules, side, index));
    const late = stage?.manner === "increment" && index + 1 < rules.from;
    return late ? 0 : (stage?.value ?? 0);
  });
  const total = bases + bonuses.reduce((sum, value) => sum + value, 0);
  return total <= 10 * minutes ? "blitz" : total < 60 * minutes ? "rapid" : "standard";
}

/** Returns the class of a control by an edition of the Laws, or null if the edition has no rule for it. */
export function kindOf(rules: Rules, edition: Edition): Kind {
  const kind = kindOfSide(rules, "white", edition);
  return kind === kindOfSide(rules, "black", edition) ? kind : null;
}
