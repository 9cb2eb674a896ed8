/** Defines what can happen at a table. */
import type { Colour } from "../oracle/rules";

export type Act =
  | { readonly kind: "wait"; readonly ms: number }
  | { readonly kind: "press"; readonly side: Colour; readonly lateMs: number }
  | { readonly kind: "bounce"; readonly side: Colour; readonly edges: readonly number[] }
  | { readonly kind: "keyPress"; readonly side: Colour }
  | { readonly kind: "start" | "pause" | "info" | "undo" | "charge" | "guideline" | "forgotten" | "look" }
  | { readonly kind: "resume"; readonly side: Colour }
  | { readonly kind: "times"; readonly whiteS: number; readonly blackS: number }
  | { readonly kind: "nextPeriod"; readonly who: "both" | Colour }
  | { readonly kind: "illegal"; readonly offender: Colour; readonly edition: number }
  | { readonly kind: "addTime"; readonly side: Colour }
  | { readonly kind: "control"; readonly program: number }
  | { readonly kind: "adjourn"; readonly sealed: boolean; readonly minutes: number }
  | { readonly kind: "restore" | "finish" }
  | { readonly kind: "newGame"; readonly control: string; readonly edition: number; readonly takesBack: boolean }
  /** The power fails, either now or while one of the next words is written. */
  | { readonly kind: "cut" }
  | { readonly kind: "arm"; readonly words: number; readonly tear: number }
  /** The power fails, and a written word becomes unreadable. */
  | { readonly kind: "spoil"; readonly nth: number };
