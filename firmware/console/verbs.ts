/** The steps that the console can apply. docs/architecture.md lists the numbers that each takes. */
export const enum Verb {
  New = 0,
  Advance = 1,
  Press = 2,
  Start = 3,
  Pause = 4,
  Resume = 5,
  Correct = 6,
  Penalty = 7,
  Undo = 8,
  Control = 9,
  Power = 10,
  Bounce = 11,
  Adjourn = 12,
  Restore = 13,
  Finish = 14,
  Expect = 15,
}
