/** Cuts the power after every word of a game, during each word, and once more while the clock recovers. */
import { Tear } from "../../hal/virtual/cells";
import type { Act } from "../soak/act";
import type { Place } from "../soak/place";
import { Flash, type Recording, record } from "./recording";
import { comeUp, judge } from "./verdict";

export interface CutFigures {
  words: number;
  erases: number;
  cuts: number;
  secondCuts: number;
  /** The greatest age of the running side's time, in ms. */
  stalestMs: number;
  /** The cuts while a side ran, and those after which its time was exact to the ms. */
  whileRunning: number;
  faults: string[];
}

export interface Thoroughness {
  /** Every n-th word is torn too; 0 for none. Erases are always torn in all ways. */
  tornEvery: number;
  /** After every n-th cut there is a second cut at every word of the recovery; 0 for none. */
  secondEvery: number;
}

const tears = [Tear.Half, Tear.EvenBits, Tear.OddBits];
const eraseTears = [...tears, Tear.Late];
const faultsMax = 5;

export function cutEverywhere(place: Place, acts: readonly Act[], how: Thoroughness): CutFigures {
  const recording = record(place, acts);
  const figures = emptyFigures();
  const flash = new Flash(place.pages);
  for (const [n, operation] of recording.operations.entries()) {
    const isErase = operation.at < 0;
    if (isErase || isEvery(n, how.tornEvery)) {
      for (const tear of isErase ? eraseTears : tears) cutAt(recording, flash, n, tear, how, figures);
    }
    flash.apply(operation);
    cutAt(recording, flash, n, Tear.Whole, how, figures);
    if (isErase) figures.erases++;
    else figures.words++;
  }
  return figures;
}

function emptyFigures(): CutFigures {
  return { words: 0, erases: 0, cuts: 0, secondCuts: 0, stalestMs: 0, whileRunning: 0, faults: [] };
}

export function added(a: CutFigures, b: CutFigures): CutFigures {
  return {
    words: a.words + b.words,
    erases: a.erases + b.erases,
    cuts: a.cuts + b.cuts,
    secondCuts: a.secondCuts + b.secondCuts,
    stalestMs: Math.max(a.stalestMs, b.stalestMs),
    whileRunning: a.whileRunning + b.whileRunning,
    faults: [...a.faults, ...b.faults],
  };
}

function isEvery(n: number, every: number): boolean {
  return every > 0 && n % every === 0;
}

/** Cuts the power after operation `n` if `tear` is `Whole`, otherwise during it. */
function cutAt(
  recording: Recording,
  flash: Flash,
  n: number,
  tear: Tear,
  how: Thoroughness,
  figures: CutFigures,
): void {
  const operation = recording.operations[n]!;
  const copy = () => (tear === Tear.Whole ? flash.copy() : flash.copy(operation, tear));
  figures.cuts++;
  const operations = check(recording, n, `cut ${n}, tear ${tear}`, figures, () => comeUp(recording, copy()));
  if (!isEvery(n, how.secondEvery)) return;
  for (let m = 0; m < operations; m++) {
    for (const second of m % 2 === 0 ? [Tear.None, Tear.Half] : [Tear.None, Tear.EvenBits]) {
      figures.secondCuts++;
      check(recording, n, `cut ${n}, tear ${tear}; again at ${m}, tear ${second}`, figures, () => {
        const cells = copy();
        return comeUp(recording, cells, m, second) ?? comeUp(recording, cells);
      });
    }
  }
}

/** Checks a recovery; returns its number of words and erases. */
function check(
  recording: Recording,
  n: number,
  name: string,
  figures: CutFigures,
  come: () => ReturnType<typeof comeUp>,
): number {
  const operation = recording.operations[n]!;
  const span = recording.spans[operation.act]!;
  const came = come();
  const verdict = came === undefined ? { fault: "no power", staleMs: undefined } : judge(came, operation, span);
  if (verdict.fault !== undefined && figures.faults.length < faultsMax) {
    figures.faults.push(`${name}, in ${JSON.stringify(span.kind)} at ${operation.atMs}: ${verdict.fault}`);
  }
  if (verdict.staleMs !== undefined) {
    figures.whileRunning++;
    figures.stalestMs = Math.max(figures.stalestMs, verdict.staleMs);
  }
  return came?.operations ?? 0;
}
