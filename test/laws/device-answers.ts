/**
 * Expects that the device's code answers what a cell of the table says. The cells are typed by hand in
 * laws-table.test.ts, so that a rule has its expectations in one place.
 */
import { expect } from "vitest";
import { Class, Penalty } from "../../firmware/core/words";
import { Claimant, claimantHalves, losesByClaim, opponentMin, quickplayOnly } from "../../firmware/laws/laws";
import { articleOf } from "../../firmware/laws/table/articles";
import type { Cell, ClassName, DrawClaim, IllegalMove, QuickplayClaim } from "../../firmware/laws/table/cell";
import type { EditionName } from "../../firmware/laws/table/table";
import { classes, editions } from "./editions";

/** Returns the classes of the device to which a column applies. A control without a class follows standard. */
export function columnsOf(name: ClassName): Class[] {
  return name === "standard" ? [Class.Standard, Class.None] : [classes[name]];
}

/** Expects the opponent's minutes of a penalty at the first four offences, and its article. */
function expectPenalty(
  year: EditionName,
  name: ClassName,
  penalty: Penalty,
  { articles }: Cell<unknown>,
  minutes: readonly number[],
): void {
  const edition = editions[year];
  for (const klass of columnsOf(name)) {
    const nths = [1, 2, 3, 4];
    expect(nths.map((nth) => opponentMin(edition, klass, penalty, nth))).toEqual(minutes);
    expect(nths.map((nth) => articleOf(edition, klass, penalty, nth))).toEqual(nths.map(() => articles.join(", ")));
  }
}

/** The answer of `opponentMin` for an offence that loses the game. */
const lost = -1;

export function expectIllegalMove(year: EditionName, name: ClassName, cell: Cell<IllegalMove>): void {
  const { opponentMin: minutes, byClaim, quickplayOnly: isQuickplay } = cell.effect;
  expectPenalty(
    year,
    name,
    Penalty.IllegalMove,
    cell,
    [0, 1, 2, 3].map((nth) => minutes[nth] ?? lost),
  );
  for (const klass of columnsOf(name)) {
    expect(losesByClaim(editions[year], klass)).toBe(byClaim);
    expect(quickplayOnly(editions[year], klass, Penalty.IllegalMove)).toBe(isQuickplay);
  }
}

const halves: Readonly<Record<DrawClaim["claimant"], Claimant>> = {
  nothing: Claimant.Nothing,
  "half-at-most-3": Claimant.HalfAtMost3,
  "half-or-one-minute": Claimant.Rule2001,
};

export function expectDrawClaim(year: EditionName, name: ClassName, cell: Cell<DrawClaim>): void {
  const { opponentMin: minutes, claimant } = cell.effect;
  expectPenalty(year, name, Penalty.DrawClaim, cell, [minutes, minutes, minutes, minutes]);
  for (const klass of columnsOf(name)) {
    expect(claimantHalves(editions[year], klass, Penalty.DrawClaim)).toBe(halves[claimant]);
  }
}

export function expectQuickplayClaim(year: EditionName, name: ClassName, cell: Cell<QuickplayClaim>): void {
  const { opponentMin: minutes } = cell.effect;
  expectPenalty(year, name, Penalty.QuickplayClaim, cell, [minutes, minutes, minutes, minutes]);
  for (const klass of columnsOf(name)) {
    expect(claimantHalves(editions[year], klass, Penalty.QuickplayClaim)).toBe(Claimant.Nothing);
  }
}

/** An act without minutes of its own: the arbiter says how many. */
export function expectAct(year: EditionName, name: ClassName, penalty: Penalty, cell: Cell<unknown>): void {
  expectPenalty(year, name, penalty, cell, [0, 0, 0, 0]);
  for (const klass of columnsOf(name)) {
    expect(claimantHalves(editions[year], klass, penalty)).toBe(Claimant.Nothing);
    expect(quickplayOnly(editions[year], klass, penalty)).toBe(false);
  }
}
