/** The steps of the contract test, and what a case of it is. */
import { VirtualVerb } from "../../firmware/virtual-verbs";
import type { Grid, Switch } from "../../hal/hal";
import type { Step } from "../../sim/engines/engine";
import { Call } from "./driver";
import { overflowVerb } from "./overflow";

export interface Case {
  name: string;
  /** The counter at power-on. The crystal is exact unless `ppm` says otherwise. */
  startMs?: number;
  ppm?: number;
  steps: readonly Step[];
  lines: readonly string[];
}

export const wrapMs = 2 ** 30;
export const at =
  (verb: number) =>
  (atMs: number, numbers: readonly number[] = [], text = ""): Step => ({ verb, atMs, numbers, text });
export const to = at(VirtualVerb.To);
export const edge = (atMs: number, contact: Switch, closed: 0 | 1, stampMs = atMs): Step =>
  at(VirtualVerb.Edge)(atMs, [contact, closed, stampMs]);
export const hear = (atMs: number, text: string): Step => at(VirtualVerb.Line)(atMs, [], text);
export const battery = (atMs: number, mv: number): Step => at(VirtualVerb.Battery)(atMs, [mv]);
export const overflow = at(overflowVerb);
export const now = at(Call.Now);
export const wakeIn = (atMs: number, ...ms: number[]): Step => at(Call.WakeIn)(atMs, ms);
export const trim = (atMs: number, ppb: number): Step => at(Call.Trim)(atMs, [ppb]);
export const isClosed = (atMs: number, contact: Switch): Step => at(Call.IsClosed)(atMs, [contact]);
export const hasOverflowed = at(Call.HasOverflowed);
export const fill = (...numbers: number[]): Step => at(Call.Fill)(0, numbers);
export const write = (numbers: readonly number[], text: string): Step => at(Call.Write)(0, numbers, text);
export const digit = (x: number, y: number, grid: Grid, text: string): Step => at(Call.Digit)(0, [...grid, x, y], text);
export const show = at(Call.Show);
export const play = (...numbers: number[]): Step => at(Call.Play)(0, numbers);
export const read = (page: number, place: number, count = 1): Step => at(Call.Read)(0, [page, place, count]);
export const isErased = (page: number, place: number): Step => at(Call.IsErased)(0, [page, place]);
export const check = (...bytes: number[]): Step => at(Call.Check)(0, bytes);
export const writeBytes = (...numbers: number[]): Step => at(Call.WriteBytes)(0, numbers);
export const erase = (page: number): Step => at(Call.Erase)(0, [page]);
export const sum = (text: string): Step => at(Call.Sum)(0, [], text);
export const letter = (code: number): Step => at(Call.Letter)(0, [code]);
export const send = (text: string): Step => at(Call.Send)(0, [], text);

/** Returns the steps of a case from power-on. */
export function stepsOf({ startMs = 0, ppm = 0, steps }: Case): Step[] {
  return [{ verb: VirtualVerb.New, atMs: 0, numbers: [startMs, ppm, 1], text: "" }, ...steps];
}
