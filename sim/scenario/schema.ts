/**
 * Defines what a scenario file may contain (interfaces.md §3). The messages of this schema describe the correct form.
 */
import * as z from "zod/mini";
import { displayCodes, SPEECH_LANGUAGES } from "../words/clock-languages";
import type { RunRightWords, RunWords } from "../words/run";
import { oneOf, preprocess, strict, text, whole } from "./form";
import { editions, events, keyNames, modes, penalties, regions } from "./script";
import { readSeconds } from "./seconds";

/** The largest number of steps, all rounds counted. A larger scenario is a mistake. */
export const stepsMax = 200_000;
const edgesMax = 1_000;
const timeMaxMs = 359_999_000;
const valueMaxMs = 35_999_000;
const counterMax = 9999;
const minutesMax = 5999;
const supplyMaxMv = 6000;

function seconds(right: RunRightWords) {
  const read = z.transform((text: string, context) => {
    const ms = readSeconds(text);
    if (typeof ms === "number") return ms;
    context.issues.push({ code: "custom", message: right.secondsFault[ms], input: text });
    return z.NEVER;
  });
  return z.pipe(z.string({ error: right.seconds }), read);
}

/** Returns the schema of a verb without a value: `start`, `start: true`. */
function bare(right: RunRightWords) {
  return preprocess((value) => (value === null ? true : value), z.literal(true, { error: right.isTrue }));
}

/** Any part of a state line. */
export type Expected = z.output<ReturnType<typeof expectation>>;

function expectation(right: RunRightWords) {
  const side = oneOf(["white", "black"], right);
  const noSide = z.nullable(z.enum(["white", "black"], { error: right.sideOrNull }));
  const ms = whole(0, timeMaxMs * 2, right);
  const sideState = strict(
    {
      remaining: z.optional(ms),
      shown: z.optional(text(right)),
      delay: z.optional(ms),
      overtime: z.optional(whole(0, counterMax, right)),
      used: z.optional(whole(0, 2 ** 30, right)),
      presses: z.optional(whole(0, counterMax, right)),
      period: z.optional(whole(1, counterMax, right)),
      flag: z.optional(oneOf(["none", "steady", "blinking"], right)),
    },
    right,
  );
  return strict(
    {
      at: z.optional(whole(0, 2 ** 30, right)),
      event: z.optional(oneOf(events, right)),
      side: z.optional(noSide),
      mode: z.optional(oneOf(modes, right)),
      running: z.optional(noSide),
      turn: z.optional(side),
      firstFlag: z.optional(noSide),
      control: z.optional(text(right)),
      class: z.optional(z.nullable(z.enum(["standard", "rapid", "blitz"], { error: right.classOrNull }))),
      white: z.optional(sideState),
      black: z.optional(sideState),
      /** The text in a place of the display; only on a device. */
      screen: z.optional(screen(right)),
      /** The words that each player heard since the expectation before; only on a device. */
      say: z.optional(sayings(right)),
    },
    right,
  );
}

function screen(right: RunRightWords) {
  const place = z.optional(z.string({ error: right.placeText }));
  return strict(Object.fromEntries(regions.map((region) => [region, place])), right);
}

function sayings(right: RunRightWords) {
  const words = z.optional(z.string({ error: right.placeText }));
  return strict({ white: words, black: words }, right);
}

export type Correction = z.output<ReturnType<typeof correction>>;
export type CorrectedSide = NonNullable<Correction["white"]>;

function correction(right: RunRightWords) {
  const side = oneOf(["white", "black"], right);
  const sideState = strict(
    {
      remaining: z.optional(whole(0, timeMaxMs, right)),
      presses: z.optional(whole(0, counterMax, right)),
      period: z.optional(whole(1, counterMax, right)),
      delay: z.optional(whole(0, valueMaxMs, right)),
      overtime: z.optional(whole(0, 255, right)),
      flag: z.optional(oneOf(["none"], right)),
    },
    right,
  );
  return strict(
    {
      turn: z.optional(side),
      firstFlag: z.optional(z.nullable(z.enum(["white", "black"], { error: right.sideOrNull }))),
      nextPeriod: z.optional(oneOf(["white", "black", "both"], right)),
      forgottenPress: z.optional(bare(right)),
      white: z.optional(sideState),
      black: z.optional(sideState),
    },
    right,
  );
}

export type PenaltyGiven = z.output<ReturnType<typeof penalty>>;

function penalty(right: RunRightWords) {
  const shape = {
    name: preprocess((value) => (value === "wrong-draw-claim" ? "draw-claim" : value), oneOf(penalties, right)),
    offender: oneOf(["white", "black"], right),
    minutes: z.optional(whole(0, minutesMax, right)),
    choice: z.optional(oneOf(["halve", "add"], right)),
  };
  return strict(shape, right);
}

function adjournment(right: RunRightWords) {
  const shape = { name: text(right), sealed: z.optional(flag(right)), charge: z.optional(seconds(right)) };
  return preprocess((value) => (typeof value === "string" ? { name: value } : value), strict(shape, right));
}

function flag(right: RunRightWords) {
  return z.boolean({ error: right.trueOrFalse });
}

function bounce(right: RunRightWords) {
  const edge = whole(0, timeMaxMs, right);
  const edges = z
    .array(edge, { error: right.edges })
    .check(z.minLength(1, { error: right.edges }), z.maxLength(edgesMax, { error: right.edges }));
  const isRising = (list: number[]) => list.every((ms, index) => index === 0 || ms > (list[index - 1] ?? 0));
  const rising = edges.check(z.refine(isRising, { error: right.edges }));
  return strict({ side: oneOf(["white", "black"], right), edges: rising }, right);
}

/** Returns the schema of a picture's file name without its extension. */
function pictureName(right: RunRightWords) {
  return z.string({ error: right.picture }).check(z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/i, { error: right.picture }));
}

/** A step without what holds others. Times are in ms from the start of the scenario or of the round. */
function stepShape(right: RunRightWords) {
  const side = oneOf(["white", "black"], right);
  const undo = preprocess(
    (value) => (value === null ? true : value),
    z.literal([true, "charge"], { error: right.undo }),
  );
  return {
    at: seconds(right),
    press: z.optional(side),
    stamp: z.optional(seconds(right)),
    start: z.optional(bare(right)),
    pause: z.optional(bare(right)),
    resume: z.optional(side),
    key: z.optional(oneOf(keyNames, right)),
    /** How long the key is held, ms. */
    hold: z.optional(seconds(right)),
    shot: z.optional(pictureName(right)),
    /** In mV. */
    battery: z.optional(whole(0, supplyMaxMv, right)),
    correct: z.optional(correction(right)),
    penalty: z.optional(penalty(right)),
    undo: z.optional(undo),
    control: z.optional(text(right)),
    power: z.optional(oneOf(["off", "on"], right)),
    bounce: z.optional(bounce(right)),
    adjourn: z.optional(adjournment(right)),
    restore: z.optional(text(right)),
    finish: z.optional(bare(right)),
  };
}

/** One step as it is written. */
export interface ScriptStep extends z.output<z.ZodMiniObject<ReturnType<typeof stepShape>>> {
  repeat?: { times: number; every: number; do: ScriptStep[] } | undefined;
  expect?: Expected | undefined;
}

function step(right: RunRightWords): z.ZodMiniType<ScriptStep> {
  const steps = z.lazy(() => z.array(schema, { error: right.steps }).check(z.minLength(1, { error: right.steps })));
  const repeat = strict({ times: whole(1, stepsMax, right), every: seconds(right), do: steps }, right);
  const holding = { repeat: z.optional(repeat), expect: z.optional(expectation(right)) };
  const schema: z.ZodMiniType<ScriptStep> = strict({ ...stepShape(right), ...holding }, right);
  return schema;
}

/** A scenario as it is written; its times are in ms. */
export type Script = z.output<ReturnType<typeof scriptSchema>>;

/**
 * Returns the schema of a whole file, with messages in the language of `words`. A device may lack a control, because
 * its keys can set one.
 */
export function scriptSchema(words: RunWords, onDevice: boolean) {
  const { right } = words;
  const options = strict(
    {
      left: z.optional(oneOf(["white", "black"], right)),
      tenths: z.optional(flag(right)),
      bounceMs: z.optional(whole(0, 1000, right)),
      takeBack: z.optional(flag(right)),
      competition: z.optional(flag(right)),
      language: z.optional(oneOf(displayCodes, right)),
      /** The players to whom the clock speaks. */
      speech: z.optional(oneOf(["white", "black", "both"], right)),
      speechLanguage: z.optional(oneOf(SPEECH_LANGUAGES, right)),
    },
    right,
  );
  return strict(
    {
      name: z.optional(text(right)),
      control: onDevice ? z._default(text(right), "") : text(right),
      laws: z.optional(z.literal(editions, { error: right.oneOf(editions.map(String)) })),
      options: z.optional(options),
      script: z.array(step(right), { error: right.steps }).check(z.minLength(1, { error: right.steps })),
    },
    right,
  );
}
