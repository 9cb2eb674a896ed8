/*
 * The methods of a period: the one table. `npm run methods` generates from it:
 * - `Method` in firmware/core/words.ts: the numbers of the methods in logs and saved games
 * - firmware/core/method-facts.ts: what the core, the notation and the Laws ask about a method
 * - firmware/app/model/method-facts.ts: what only the application asks
 * - firmware/app/text/method-word.ts: the word of the display for each method
 * - sim/words/method-names.ts: the names for programs
 * - the table of the methods in docs/architecture.md
 *
 * What a method does to a time, beside these facts, is in firmware/core: method.ts says what a move earns and how a
 * period begins; clock.ts, time.ts, game.ts and face.ts have what runs at each press or second.
 *
 * The place in the list is the number of a method. It is permanent, so a new method goes to the end.
 */

/** A fact about a method. Each becomes a function, with this meaning. */
export type MethodFact = keyof typeof coreFacts | keyof typeof appFacts;

export const coreFacts = {
  isTimed: "with a base time of its own. It may have a number of moves, repeat, and be followed by another period",
  isOvertime: "that begins at the side's own zero, whatever the policy",
  standsAlone: "that has no other period beside it and is the same for both sides",
  hasDelay: "where each turn has a time of its own, D",
  freezes: "whose fallen flag also stops the other clock, if the control does not say it (C.02 5.4.1)",
  hasValue: "that has a value V",
  hasCount: "that has a count, of periods or of moves",
  countsMoves: "whose count is a number of moves. The notation writes it after the mark, with `/`",
  countsUp: "whose time rises. Its value V is a limit, which may be left out",
} as const;

/** The facts that only the application needs. The core is smaller without them. */
export const appFacts = {
  hasFrom: "whose first moves may earn nothing, by the option `from`",
  showsDelay: "whose displayed time includes D",
  raisesOther: "where the time of the waiting side rises",
  showsTimeLeft: "whose displayed time is all that the player has left",
  isHeard: "that makes the clock sound, if the setting leaves that to the control",
} as const;

/** What the display shows beside the time. */
export type MethodExtra = "Nothing" | "Value" | "Delay" | "Left" | "Mark";

export interface MethodRow {
  /** The name of the method in the code. */
  readonly id: string;
  /** Its name for programs. */
  readonly name: string;
  /** Its word of the display: a name in `Word`. Two methods may share one. */
  readonly word: string;
  /** How the notation marks it. No two marks have the same first letter. */
  readonly mark: string;
  /** What comes before the mark: the base time, the count, or nothing. */
  readonly after: "base" | "count" | "nothing";
  readonly extra: MethodExtra;
  readonly facts: readonly MethodFact[];
  /** The row in the table of the documents. */
  readonly doc: {
    readonly name: string;
    readonly start: string;
    readonly runs: string;
    readonly press: string;
    readonly out: string;
  };
}

export const methodRows = [
  {
    ...{ id: "Time", name: "time", word: "MethodTime", mark: "", after: "base", extra: "Nothing" },
    facts: ["isTimed", "showsTimeLeft"],
    doc: { name: "time", start: "M = base", runs: "M falls", press: "–", out: "M = 0" },
  },
  {
    ...{ id: "Increment", name: "increment", word: "MethodIncrement", mark: "+", after: "base", extra: "Value" },
    facts: ["isTimed", "hasFrom", "freezes", "hasValue", "showsTimeLeft"],
    doc: { name: "increment", start: "M = base + V", runs: "M falls", press: "M + V", out: "M = 0" },
  },
  {
    ...{ id: "Delay", name: "delay", word: "MethodDelay", mark: "d", after: "base", extra: "Delay" },
    facts: ["isTimed", "hasDelay", "freezes", "hasValue", "showsTimeLeft"],
    doc: { name: "delay", start: "M = base, D = V", runs: "D falls, then M", press: "D = V", out: "D and M = 0" },
  },
  {
    ...{ id: "Bronstein", name: "bronstein", word: "MethodBronstein", mark: "b", after: "base", extra: "Delay" },
    facts: ["isTimed", "hasDelay", "showsDelay", "freezes", "hasValue", "showsTimeLeft"],
    doc: { name: "Bronstein", start: "the same, shown as M + D", runs: "the same", press: "D = V", out: "the same" },
  },
  {
    ...{ id: "Byoyomi", name: "byoyomi", word: "MethodByoyomi", mark: "x", after: "count", extra: "Left" },
    facts: ["isOvertime", "hasValue", "hasCount", "isHeard", "showsTimeLeft"],
    doc: {
      ...{ name: "byo-yomi N × V", start: "M = V, N left", runs: "M falls; used up: one of N is lost" },
      ...{ press: "M = V", out: "the last one used up" },
    },
  },
  {
    ...{ id: "Canadian", name: "canadian", word: "MethodCanadian", mark: "c", after: "nothing", extra: "Left" },
    facts: ["isOvertime", "hasValue", "hasCount", "countsMoves", "isHeard", "showsTimeLeft"],
    doc: {
      ...{ name: "Canadian K in V", start: "M = V, K left", runs: "M falls" },
      ...{ press: "after K presses M = V, K", out: "M = 0" },
    },
  },
  {
    ...{ id: "Hourglass", name: "hourglass", word: "MethodHourglass", mark: "*", after: "nothing", extra: "Mark" },
    facts: ["standsAlone", "freezes", "raisesOther", "showsTimeLeft"],
    doc: {
      name: "hourglass",
      start: "M = base each",
      runs: "own M falls, the other's rises",
      press: "–",
      out: "M = 0",
    },
  },
  {
    ...{ id: "Upcount", name: "upcount", word: "MethodUpcount", mark: "up", after: "nothing", extra: "Mark" },
    facts: ["isOvertime", "hasValue", "countsUp", "isHeard"],
    doc: { name: "count up", start: "M = 0", runs: "M rises", press: "–", out: "at the limit, if any" },
  },
  {
    ...{ id: "Gong", name: "gong", word: "MethodGong", mark: "gong", after: "nothing", extra: "Mark" },
    facts: ["standsAlone", "hasValue", "isHeard"],
    doc: {
      ...{ name: "gong", start: "M = V", runs: "M falls; at 0 the turn passes" },
      ...{ press: "M = V, the turn passes", out: "never" },
    },
  },
] as const satisfies readonly MethodRow[];
