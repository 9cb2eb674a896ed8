/** Carries out an order that the audit log must have. */
import type { Language } from "../words/language";
import { roundWords } from "../words/rounds";
import { within } from "./bridge/nap";
import type { Outcome } from "./model/command";
import type { AuditEntry } from "./model/event";
import { HallFault } from "./model/hall";
import { type HallRecord, RecordFault } from "./record/record";

/**
 * How long the answer waits until the log has the outcomes, ms. The clocks have obeyed by then, so a disk that takes
 * nothing must not hide that.
 */
const outcomesMaxMs = 500;

/** Returns the one line that explains why a record cannot be used. */
export function recordFaultText({ kind, file, reason }: RecordFault, language: Language): string {
  return roundWords(language).record[kind](file, reason);
}

/** An audit entry of a command that has begun, with the board and the link of each of its clocks. */
export type Begun = Omit<AuditEntry, "outcomes">;

/**
 * Writes what will be done into the audit log, does it, and adds what became of it. Rejects with a `HallFault` if the
 * log cannot be written; then nothing is done.
 */
export async function audited(
  record: HallRecord,
  begun: Begun,
  language: Language,
  act: () => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  const { clocks } = begun;
  const end = await orFault(language, record.audit.note({ ...begun, outcomes: clocks.map(() => "begun") }));
  const outcomes = await act();
  await written(end(endOf(begun, outcomes)));
  return outcomes.map(({ did: _, ...outcome }) => outcome);
}

/** Returns the entry of a command that is done. */
export function endOf(begun: Begun, outcomes: readonly Outcome[]): AuditEntry {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const words = begun.clocks.map((id) => {
    const outcome = byId.get(id);
    return outcome?.ok === true ? "ok" : (outcome?.reason ?? "");
  });
  const details = begun.details?.map((detail, at) => ({ ...detail, ...byId.get(begun.clocks[at] ?? "")?.did }));
  return { ...begun, outcomes: words, ...(details === undefined ? {} : { details }) };
}

/** Waits until something is written, but not for a disk that takes nothing. It is written when the disk takes it. */
export function written(writing: Promise<unknown>): Promise<void> {
  return within(outcomesMaxMs, writing);
}

/** Turns the fault of a record into the refusal of an order. */
export async function orFault<Value>(language: Language, writing: Promise<Value>): Promise<Value> {
  try {
    return await writing;
  } catch (thrown) {
    if (!(thrown instanceof RecordFault)) throw thrown;
    const text = roundWords(language).notRecorded(recordFaultText(thrown, language));
    throw new HallFault(text, thrown.kind === "full" ? "full" : "unwritten");
  }
}
