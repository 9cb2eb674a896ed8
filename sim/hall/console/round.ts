/** Holds what the person has typed about a round, and the server's answer. */
import { signal } from "@preact/signals";
import type { Round, RoundHead, RoundOrder, RoundPlan } from "../model/round";
import { readWhole } from "./time-text";

/** The fields of the form, as they are typed. */
export interface Draft {
  readonly from: "control" | "trf";
  readonly tournament: string;
  readonly name: string;
  readonly control: string;
  readonly boards: string;
  readonly fileName: string;
  readonly text: string;
  /** The number of the round; empty: the last one with pairings in the file, or the next one. */
  readonly inFile: string;
  readonly firstBoard: string;
}

export const draft = signal<Draft>({
  from: "control",
  tournament: "",
  name: "",
  control: "",
  boards: "",
  fileName: "",
  text: "",
  inFile: "",
  firstBoard: "1",
});
export const plan = signal<RoundPlan | undefined>(undefined);
/** False if the form has changed since the preview. */
export const isPlanned = signal(false);
/** The round that was set last, here and now. */
export const sentRound = signal<Round | undefined>(undefined);
export const rounds = signal<readonly RoundHead[]>([]);

/** Changes fields of the form. The preview is no longer one of this form. */
export function change(part: Partial<Draft>): void {
  draft.value = { ...draft.value, ...part };
  isPlanned.value = false;
}

/** Returns undefined while something is missing or cannot be read. */
export function orderOf(draft: Draft): RoundOrder | undefined {
  const { from, tournament, name, control, boards, text, inFile, firstBoard } = draft;
  const typed = control.trim();
  const round = inFile.trim() === "" ? undefined : readWhole(inFile, 1, 99);
  if (inFile.trim() !== "" && round === undefined) return undefined;
  const place = {
    ...(tournament.trim() === "" ? {} : { tournament: tournament.trim() }),
    ...(round === undefined ? {} : { round }),
  };
  if (from === "control")
    return typed === "" ? undefined : { from, ...place, name: name.trim(), control: typed, boards };
  const first = readWhole(firstBoard, 1, 9999);
  if (text === "" || first === undefined) return undefined;
  return {
    from,
    ...place,
    name: name.trim(),
    text,
    firstBoard: first,
    ...(typed === "" ? {} : { control: typed }),
  };
}

/** Returns the text of a file. Older programs write Latin-1; its letters beyond ASCII are no UTF-8. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
