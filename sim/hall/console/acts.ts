/** Gives orders, and says what became of them. */
import { signal } from "@preact/signals";
import { deedText } from "../../words/deeds";
import type { ClockId } from "../model/clock";
import type { Command, Outcome } from "../model/command";
import { ApiFault } from "./api";
import { cellOf, untilHeard } from "./cells";
import { desk } from "./desk";
import { lost, viewsOf, withLosses } from "./loss";
import { boardNameOf } from "./naming";
import { language, words } from "./store";

/** A person's request: commands for the same clocks, one after the other. The result is about the first one. */
export interface Act {
  readonly clocks: readonly ClockId[];
  readonly command: Command;
  /** Pauses clocks that run first, since a running clock takes nothing else. */
  readonly pausesFirst?: boolean;
  /** Lets the clocks that were paused for it go on, or not. Without it only those go on that refuse the act. */
  readonly goesOn?: boolean;
  /** The revision of each clock when the act was made. Without it the revisions are those of its start. */
  readonly seen?: readonly number[];
  /** How many turns each clock had passed then. After a further press an undo would take back that press. */
  readonly turns?: readonly number[];
}

export interface Notice {
  readonly serial: number;
  readonly text: string;
  readonly isBad: boolean;
  readonly undo?: Undo;
}

/** How to take an act back. */
export interface Undo {
  readonly label: string;
  readonly act: Act;
}

/** The results that are still on the screen, the newest first. */
export const notices = signal<readonly Notice[]>([]);
/** Who refused an order for several clocks. */
export const report = signal<readonly Outcome[] | undefined>(undefined);
/** The number of orders that wait for their answer. */
export const waiting = signal(0);

/** How long a good result stays on the screen, ms. A bad one, or one that can be undone, stays until it is closed. */
const noticeMs = 6000;
const noticesMax = 4;
let serial = 0;

export function notify(text: string, isBad: boolean, undo?: Undo): void {
  const notice: Notice = { serial: ++serial, text, isBad, ...(undo === undefined ? {} : { undo }) };
  notices.value = [notice, ...notices.value].slice(0, noticesMax);
  if (!isBad && undo === undefined) setTimeout(() => closeNotice(notice.serial), noticeMs);
}

export function closeNotice(closed: number): void {
  notices.value = notices.value.filter((notice) => notice.serial !== closed);
}

export function isRunning(id: ClockId): boolean {
  return (cellOf(id)?.facts.peek().running ?? null) !== null;
}

/** Returns whether a clock has to be paused before it takes a command. Only after a flag does that end a game. */
export function needsPause({ pausesFirst, command }: Act, id: ClockId): boolean {
  if (pausesFirst !== true || !isRunning(id)) return false;
  return command.do !== "finish" || cellOf(id)?.facts.peek().isFallen === true;
}

/** Returns the refusal in words. The clock's own word remains where no sentence is known. */
export function refusalText(reason: string | undefined): string {
  return words.value.refusals[reason ?? ""] ?? reason ?? "";
}

/** Returns why a clock did not obey, and for `changed` who did what instead. A bridge knows that from its start on. */
export function whyNot({ reason, by }: Outcome): string {
  const { changedBy, changedByKeys, begunAgain } = words.value.results;
  if (reason !== "changed") return refusalText(reason);
  if (by === undefined) return begunAgain;
  const what = deedText(by.what, language.value);
  return by.who === "" ? changedByKeys(what) : changedBy(by.who, what);
}

/** Carries an act out and says the result. Returns true if every clock obeyed. */
export async function perform(given: Act, code?: string, reason = ""): Promise<boolean> {
  const act = { ...given, seen: given.seen ?? revisionsOf(given.clocks) };
  waiting.value++;
  const outcomes = await orNotice(carryOut(act, code, reason));
  waiting.value--;
  if (outcomes === undefined) return false;
  tell(act, outcomes);
  return outcomes.every(({ ok }) => ok);
}

/** Returns the answer of a request. Says why there is none, and returns undefined then. */
export async function orNotice<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (thrown) {
    notify(isUnanswered(thrown) ? faultText(thrown) : words.value.results.failed(faultText(thrown)), true);
    return undefined;
  }
}

export function faultText(thrown: unknown): string {
  if (isUnanswered(thrown)) return words.value.results.noServer;
  return thrown instanceof ApiFault ? thrown.message : String(thrown);
}

/** Returns true if the server has not answered, so that nobody knows whether it has done what it was asked. */
function isUnanswered(thrown: unknown): boolean {
  return thrown instanceof ApiFault && thrown.status === 0;
}

/** Returns the revisions of clocks now. */
export function revisionsOf(clocks: readonly ClockId[]): number[] {
  return clocks.map((id) => cellOf(id)?.view.peek().revision ?? 0);
}

/** An act whose revisions are known. */
type Seen = Act & Required<Pick<Act, "seen">>;

/** The commands that are right whatever another arbiter has done meanwhile. */
const unconditional: readonly Command["do"][] = ["start", "pause", "resume"];

/** Returns true if a clock refuses the command after another arbiter's act. */
export function isConditional({ do: name }: Command): boolean {
  return !unconditional.includes(name);
}

async function carryOut(act: Seen, code: string | undefined, reason: string): Promise<readonly Outcome[]> {
  const { clocks, command, goesOn, seen } = act;
  const revisions = new Map(clocks.map((id, at) => [id, seen[at] ?? 0]));
  const give = async (ids: readonly ClockId[], each: Command): Promise<readonly Outcome[]> => {
    if (ids.length === 0) return [];
    const base = each === command && isConditional(each) ? { seen: ids.map((id) => revisions.get(id) ?? 0) } : {};
    const why = each === command && reason !== "" ? { reason } : {};
    return desk
      .peek()
      .order({ clocks: [...ids], command: each, ...base, ...why, ...(code === undefined ? {} : { code }) });
  };
  const early = pressedSince(act);
  const running = clocks.filter((id) => needsPause(act, id) && !isAmong(early, id));
  const paused = await give(running, { do: "pause" });
  const failed = paused.filter(({ ok }) => !ok).map(withStanding);
  await untilStanding(paused);
  const before = viewsOf(clocks);
  const late = pressedSince(act);
  const left = clocks.filter((id) => !isAmong(failed, id) && !isAmong(late, id));
  const done = [...(await withLosses(await give(left, command), command, before)), ...late];
  const refused = done.filter(({ ok }) => !ok);
  const losses = done.filter(({ ok, reason }) => ok && reason === lost);
  const onward = paused
    .filter(({ id, ok }) => ok && (goesOn ?? isAmong(refused, id)))
    .filter(({ id }) => !isAmong(losses, id))
    .map(({ id }) => id);
  const resumed = (await give(onward, { do: "resume" })).filter(({ ok }) => !ok);
  return [...failed, ...done.filter(({ ok, id }) => !ok || !isAmong(resumed, id)), ...resumed];
}

/** Returns the outcomes of clocks at which somebody has pressed since the act was made, if that matters. */
function pressedSince({ clocks, turns }: Act): Outcome[] {
  const now = turnsOf(clocks);
  const pressed = clocks.filter((_, at) => turns !== undefined && now[at] !== turns[at]);
  return pressed.map((id) => ({ id, ok: false, reason: "pressed" }));
}

/** Waits for the reports of the pauses. They come after those of every press. */
function untilStanding(paused: readonly Outcome[]): Promise<void> {
  const runs = ({ id, ok }: Outcome): boolean => ok && (cellOf(id)?.view.peek().state?.running ?? null) !== null;
  return untilHeard(() => !paused.some(runs));
}

/** Returns the outcome of a pause. A clock that refuses it does not run: somebody was first, or a flag fell. */
function withStanding(outcome: Outcome): Outcome {
  return outcome.reason === "refused" ? { ...outcome, reason: "standing" } : outcome;
}

function isAmong(outcomes: readonly Outcome[], id: ClockId): boolean {
  return outcomes.some((outcome) => outcome.id === id);
}

function tell(act: Seen, outcomes: readonly Outcome[]): void {
  const { results, bulk } = words.value;
  const refused = outcomes.filter(({ ok }) => !ok);
  const [only] = outcomes;
  if (act.clocks.length > 1) {
    notify(bulk.report(outcomes.length - refused.length, outcomes.length), refused.length > 0, undoOf(act));
    if (refused.length > 0) report.value = refused;
  } else if (only?.ok === true) {
    const isLost = only.reason === lost;
    notify((isLost ? results.lost : results[textKey(act.command)])(boardNameOf(only.id)), isLost, undoOf(act));
  } else if (only !== undefined) {
    notify(results.refused(boardNameOf(only.id), whyNot(only)), true);
  }
}

export type TextKey = Exclude<Command["do"], "control" | "seat" | "result">;

/** Returns under which name the texts about a command are. */
export function textKey({ do: name }: Command): TextKey {
  return name === "control" || name === "seat" || name === "result" ? "set" : name;
}

/** Returns how many turns clocks have passed. */
export function turnsOf(clocks: readonly ClockId[]): number[] {
  return clocks.map((id) => cellOf(id)?.turns ?? 0);
}

/**
 * Returns how to take an act back: the clock undoes corrections and penalties, and a pause ends by going on. The clock
 * undoes its last act, so the undo names the revision after this one: a later act or press makes it impossible.
 */
function undoOf({ clocks, command, goesOn, seen }: Seen): Undo | undefined {
  const { results, acts } = words.value;
  switch (command.do) {
    case "correct":
    case "penalty": {
      const after = { seen: seen.map((revision) => revision + 1), turns: turnsOf(clocks) };
      const onward = goesOn === true ? { goesOn } : {};
      const act: Act = { clocks, command: { do: "undo" }, pausesFirst: true, ...onward, ...after };
      return { label: results.undoThis, act };
    }
    case "pause":
      return { label: acts.resume, act: { clocks, command: { do: "resume" } } };
    case "resume":
    case "start":
      return { label: acts.pause, act: { clocks, command: { do: "pause" } } };
    default:
      return undefined;
  }
}
