import { expect } from "vitest";
import type { Control } from "../../firmware/core/control";
import { printControl } from "../../firmware/notation/notation";
import type { Rule } from "../../firmware/notation/scan";
import { notationNamed } from "../../sim/notation/all";
import { canonical } from "../../sim/notation/notation";
import type { Lost, Misread } from "../../sim/words/subjects";

export function controlOf(text: string): Control {
  const reading = canonical.read?.(text);
  if (reading === undefined || !("control" in reading)) throw new Error(`${text} is not canonical`);
  return reading.control;
}

/** Checks that `text` in `notation` reads as the canonical text. */
export function expectRead(notation: string, text: string, expected: string): void {
  const reading = notationNamed(notation)?.read?.(text);
  if (reading === undefined || !("control" in reading)) {
    throw new Error(`${notation} refuses ${text}: ${JSON.stringify(reading)}`);
  }
  expect(printControl(reading.control)).toBe(expected);
}

export function expectRefused(notation: string, text: string, column: number, rule: Rule | Misread): void {
  expect(notationNamed(notation)?.read?.(text)).toEqual({ column, rule });
}

/** Checks that the canonical text is written as `expected`. */
export function expectWritten(notation: string, text: string, expected: string): void {
  expect(notationNamed(notation)?.write(controlOf(text), "en")).toEqual({ text: expected });
}

export function expectLost(notation: string, text: string, lost: readonly Lost[]): void {
  expect(notationNamed(notation)?.write(controlOf(text), "en")).toEqual({ lost });
}
