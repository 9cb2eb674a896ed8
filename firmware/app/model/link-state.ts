import type { Control } from "../../core/control";
import { Class } from "../../core/words";
import type { Labels, Telling } from "./report-state";

/** The conversation with a computer. */
export interface Conversation {
  /** The computer asked for reports of every event and of what the display shows. */
  isListening: boolean;
  /** It wants the state instead of the display. */
  wantsStates: boolean;
  /** Regions whose text changed since the last report; empty unless `isListening`. */
  changed: number[];
  /** How many reports it got. */
  reportCount: number;
  /** Events of this handler that are still to be reported, see pending-events.ts. */
  pending: Telling[];
  /** The last line from the computer had a checksum: ours have one too. */
  isChecked: boolean;
  /** The arbiter's code came over the link. */
  isUnlocked: boolean;
  /** The sequence number of the line that is being answered; −1 without one. */
  lineNumber: number;
  /** The sequence number of the last command that had one (−1 if none since `hello`), and its answer. */
  lastNumber: number;
  lastAnswer: string;
  /** The instant of power-on: reports count from here. */
  originMs: number;
  /** What state lines say of the control `labelled`. */
  labels: Labels;
  labelled: Control;
}

export function createConversation(control: Control, nowMs: number): Conversation {
  return {
    isListening: false,
    wantsStates: false,
    changed: [],
    reportCount: 0,
    pending: [],
    isChecked: false,
    isUnlocked: false,
    lineNumber: -1,
    lastNumber: -1,
    lastAnswer: "",
    originMs: nowMs,
    labels: { control: "", klass: Class.None, tenths: false },
    labelled: control,
  };
}
