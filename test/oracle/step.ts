/** One step of a game, as the console takes it. */
export interface Step {
  readonly verb: number;
  readonly atMs: number;
  readonly numbers: readonly number[];
  readonly text: string;
}

export const verbs = {
  begin: 0,
  advance: 1,
  press: 2,
  start: 3,
  pause: 4,
  resume: 5,
  correct: 6,
  penalty: 7,
  undo: 8,
  control: 9,
  power: 10,
  bounce: 11,
  adjourn: 12,
  restore: 13,
  finish: 14,
  expect: 15,
} as const;

const names = Object.keys(verbs);

/** Describes a step. */
export const describeStep = ({ verb, atMs, numbers, text }: Step): string =>
  `${String(atMs).padStart(8)}  ${names[verb]} [${numbers.join(", ")}] ${text}`;
