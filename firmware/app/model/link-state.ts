import type { Control } from "../../core/control";
import { Class } from "../../core/words";
import type { Labels, Telling } from "./report-state";

/** The state of the link to a computer. */
export interface Conversation {
  /** The computer asked for a report of every event and of every change of the display. */
  isListening: boolean;
  /** The computer wants the clock's state instead of the display's texts. */
  wantsStates: boolean;
  /** The regions whose text has changed since the last report; empty unless `isListening`. */
  changed: number[];
  /** The sequence number of the last report. */
  reportCount: number;
  /** The events of this handler that the clock has yet to report, see pending-events.ts. */
  pending: Telling[];
  /** The last line from the computer had a checksum, so the clock's lines have one too. */
  isChecked: boolean;
  /** The computer has sent the arbiter's code. */
  isUnlocked: boolean;
  /** The sequence number of the line that the clock is answering; −1 if none. */
  lineNumber: number;
  /** The sequence number of the last command that had one (−1 if none since `hello`), and its answer. */
  lastNumber: number;
  lastAnswer: string;
  /** The instant of power-on. Reports count time from here. */
  originMs: number;
  /** The texts for state lines, and the time control that they describe. */
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
