/**
 * Defines what a scenario file may contain (interfaces.md §3). The messages of this schema describe the correct form.
 */
import { z } from "zod";
import type { RightWords, RunWords } from "../words/run-words";
import {
  type Correction,
  deviceLanguages,
  type Expected,
  editions,
  events,
  keyNames,
  modes,
  type PenaltyGiven,
  penalties,
  regions,
  type Script,
  type ScriptStep,
} from "./script";
import { readSeconds } from "./seconds";

/** The largest number of steps, all rounds counted. A larger scenario is a mistake. */
export const stepsMax = 200_000;
const edgesMax = 1_000;
const timeMaxMs = 359_999_000;
const valueMaxMs = 35_999_000;
const counterMax = 9999;
const minutesMax = 5999;
const supplyMaxMv = 6000;

/** Returns an object schema that refuses unknown keys. Its message lists the valid keys. */
function strict<Shape extends z.ZodRawShape>(shape: Shape, right: RightWords) {
  const keys = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => (issue.code === "unrecognized_keys" ? right.oneOf(keys) : right.mapOf(keys)),
  });
}

function seconds(right: RightWords) {
  return z.string({ error: right.seconds }).transform((text, context) => {
    const ms = readSeconds(text);
    if (typeof ms === "number") return ms;
    context.addIssue({ code: "custom", message: right.secondsFault[ms] });
    return z.NEVER;
  });
}

function whole(min: number, max: number, right: RightWords) {
  const error = right.whole(min, max);
  return z.int({ error }).min(min, { error }).max(max, { error });
}

function oneOf<const Names extends readonly string[]>(names: Names, right: RightWords) {
  return z.enum(names, { error: right.oneOf(names) });
}

function text(right: RightWords) {
  return z.string({ error: right.text }).min(1, { error: right.text });
}

/** Returns the schema of a verb without a value: `start`, `start: true`. */
function bare(right: RightWords) {
  return z.preprocess((value) => (value === null ? true : value), z.literal(true, { error: right.isTrue }));
}

function expectation(right: RightWords): z.ZodType<Expected> {
  const side = oneOf(["white", "black"], right);
  const noSide = z.enum(["white", "black"], { error: right.sideOrNull }).nullable();
  const ms = whole(0, timeMaxMs * 2, right);
  const sideState = strict(
    {
      remaining: ms.optional(),
      shown: text(right).optional(),
      delay: ms.optional(),
      overtime: whole(0, counterMax, right).optional(),
      used: whole(0, 2 ** 30, right).optional(),
      presses: whole(0, counterMax, right).optional(),
      period: whole(1, counterMax, right).optional(),
      flag: oneOf(["none", "steady", "blinking"], right).optional(),
    },
    right,
  );
  return strict(
    {
      at: whole(0, 2 ** 30, right).optional(),
      event: oneOf(events, right).optional(),
      side: noSide.optional(),
      mode: oneOf(modes, right).optional(),
      running: noSide.optional(),
      turn: side.optional(),
      firstFlag: noSide.optional(),
      control: text(right).optional(),
      class: z.enum(["standard", "rapid", "blitz"], { error: right.classOrNull }).nullable().optional(),
      white: sideState.optional(),
      black: sideState.optional(),
      screen: screen(right).optional(),
    },
    right,
  );
}

function screen(right: RightWords) {
  const place = z.string({ error: right.placeText }).optional();
  return strict(Object.fromEntries(regions.map((region) => [region, place])), right);
}

function correction(right: RightWords): z.ZodType<Correction> {
  const side = oneOf(["white", "black"], right);
  const sideState = strict(
    {
      remaining: whole(0, timeMaxMs, right).optional(),
      presses: whole(0, counterMax, right).optional(),
      period: whole(1, counterMax, right).optional(),
      delay: whole(0, valueMaxMs, right).optional(),
      overtime: whole(0, 255, right).optional(),
      flag: oneOf(["none"], right).optional(),
    },
    right,
  );
  return strict(
    {
      turn: side.optional(),
      firstFlag: z.enum(["white", "black"], { error: right.sideOrNull }).nullable().optional(),
      nextPeriod: oneOf(["white", "black", "both"], right).optional(),
      forgottenPress: bare(right).optional(),
      white: sideState.optional(),
      black: sideState.optional(),
    },
    right,
  );
}

function penalty(right: RightWords): z.ZodType<PenaltyGiven> {
  const shape = {
    name: z.preprocess(
      (value) => (value === "wrong-draw-claim" ? "draw-claim" : value),
      oneOf(penalties, right),
    ) as z.ZodType<PenaltyGiven["name"]>,
    offender: oneOf(["white", "black"], right),
    minutes: whole(0, minutesMax, right).optional(),
    choice: oneOf(["halve", "add"], right).optional(),
  };
  return strict(shape, right);
}

function adjournment(right: RightWords) {
  const shape = { name: text(right), sealed: flag(right).optional(), charge: seconds(right).optional() };
  return z.preprocess((value) => (typeof value === "string" ? { name: value } : value), strict(shape, right));
}

function flag(right: RightWords) {
  return z.boolean({ error: right.trueOrFalse });
}

function bounce(right: RightWords) {
  const edge = whole(0, timeMaxMs, right);
  const edges = z
    .array(edge, { error: right.edges })
    .min(1, { error: right.edges })
    .max(edgesMax, { error: right.edges });
  const rising = edges.refine((list) => list.every((ms, index) => index === 0 || ms > (list[index - 1] ?? 0)), {
    error: right.edges,
  });
  return strict({ side: oneOf(["white", "black"], right), edges: rising }, right);
}

/** Returns the schema of a picture's file name without its extension. */
function pictureName(right: RightWords) {
  return z.string({ error: right.picture }).regex(/^[a-z0-9][a-z0-9_-]{0,59}$/i, { error: right.picture });
}

function step(right: RightWords): z.ZodType<ScriptStep> {
  const side = oneOf(["white", "black"], right);
  const steps = z.lazy(() => z.array(schema, { error: right.steps }).min(1, { error: right.steps }));
  const repeat = strict({ times: whole(1, stepsMax, right), every: seconds(right), do: steps }, right);
  const undo = z.preprocess(
    (value) => (value === null ? true : value),
    z.literal([true, "charge"], { error: right.undo }),
  );
  const schema: z.ZodType<ScriptStep> = strict(
    {
      at: seconds(right),
      press: side.optional(),
      stamp: seconds(right).optional(),
      start: bare(right).optional(),
      pause: bare(right).optional(),
      resume: side.optional(),
      key: oneOf(keyNames, right).optional(),
      hold: seconds(right).optional(),
      shot: pictureName(right).optional(),
      battery: whole(0, supplyMaxMv, right).optional(),
      correct: correction(right).optional(),
      penalty: penalty(right).optional(),
      undo: undo.optional(),
      control: text(right).optional(),
      power: oneOf(["off", "on"], right).optional(),
      bounce: bounce(right).optional(),
      adjourn: adjournment(right).optional(),
      restore: text(right).optional(),
      finish: bare(right).optional(),
      repeat: repeat.optional(),
      expect: expectation(right).optional(),
    },
    right,
  );
  return schema;
}

/**
 * Returns the schema of a whole file, with messages in the language of `words`. A device may lack a control, because
 * its keys can set one.
 */
export function scriptSchema(words: RunWords, onDevice: boolean): z.ZodType<Script> {
  const { right } = words;
  const options = strict(
    {
      left: oneOf(["white", "black"], right).optional(),
      tenths: flag(right).optional(),
      bounceMs: whole(0, 1000, right).optional(),
      takeBack: flag(right).optional(),
      competition: flag(right).optional(),
      language: oneOf(deviceLanguages, right).optional(),
    },
    right,
  );
  return strict(
    {
      name: text(right).optional(),
      control: onDevice ? text(right).default("") : text(right),
      laws: z.literal(editions, { error: right.oneOf(editions.map(String)) }).optional(),
      options: options.optional(),
      script: z.array(step(right), { error: right.steps }).min(1, { error: right.steps }),
    },
    right,
  );
}
