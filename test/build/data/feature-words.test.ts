/**
 * A board stores exactly the words that its firmware can show. The test builds the firmware with word numbers that
 * nothing else in the script is like, and looks for all of them in the finished script.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyNode } from "acorn";
import { describe, expect, test } from "vitest";
import { arbiterCount, listedItem } from "../../../firmware/app/menu/arbiter-menu";
import { Form, List, Memo, Stage } from "../../../firmware/app/model/choices";
import type { Features } from "../../../firmware/app/model/features";
import { Word } from "../../../firmware/app/model/word";
import { Setting, settingAt, settingsCount } from "../../../firmware/app/settings/setting";
import { Class, Event, Method, Penalty, Policy, Side } from "../../../firmware/core/words";
import { Rule } from "../../../firmware/notation/scan";
import { factsOf } from "../../../sim/boards/facts";
import { boards } from "../../../sim/boards/known";
import { unshownWords } from "../../../sim/build/data/feature-words";
import { childrenOf, parseEs5 } from "../../../sim/build/espruino/syntax";
import { makeFirmware } from "../../../sim/build/image/firmware";
import { readEnums } from "../../../sim/build/page/numbers";
import { projectRoot } from "../../../sim/build/root";
import { numbersFile } from "../../../sim/build/words/word-numbers";
import { openDesk } from "../../app/desk";

/** The number of the first word in the firmware that is looked through. No other number of it is near. */
const FIRST = 700_000_000;

const names = new Map([...(readEnums(projectRoot(), ["firmware"]).get("Word") ?? [])].map(([name, n]) => [n, name]));
const count = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Returns the words that a board can show where the script adds something to the number `base`. */
function runsOf(features: Features): ReadonlyMap<number, readonly number[]> {
  const { app } = openDesk({ facts: { features } });
  const listed = Array.from({ length: arbiterCount(app) }, (_, i) => listedItem(app, i));
  const titles = [List.Arbiter, List.Programs, List.Settings, ...(features.penalties ? [List.Penalties] : [])];
  if (features.adjournment) titles.push(List.Games);
  if (features.journal) titles.push(List.Journal);
  const forms = [...listed, ...(features.lock ? [Form.Unlock, Form.LockCode] : [])];
  if (features.ownPrograms) forms.push(Form.Program);
  const settings = Array.from({ length: settingsCount(app) }, (_, i) => settingAt(app, i));
  const memos = features.recovery ? count(Memo.Recent, Memo.Fault) : [Memo.EdgesLost, Memo.KeyStuck];
  const stages = features.adjournment ? [Stage.Finished, Stage.Adjourned] : [Stage.Finished];
  const events = features.adjournment ? [Event.Adjourn, Event.Restore] : [];
  const runs: readonly (readonly [base: number, added: readonly number[]])[] = [
    [Word.NoSide, count(Side.None, Side.Black)],
    [Word.AtZero, count(Policy.Zero, Policy.Moves)],
    [Word.FlagFreezes, [0, 1]],
    [Word.MethodTime, count(Method.Time, Method.Gong)],
    [Word.ClassNone, count(Class.None, Class.Blitz)],
    [Word.Wait, memos],
    [Word.GameOver - Stage.Finished, stages],
    [Word.GameOver, stages.map((stage) => stage - Stage.Finished)],
    [Word.IllegalMove - Penalty.IllegalMove, count(Penalty.IllegalMove, Penalty.Warning)],
    [Word.Arbiter, [...forms, ...titles]],
    [Word.SetSound, settings.filter((setting) => setting < Setting.KeyTest)],
    [Word.Last - Rule.Last, [Rule.Last, Rule.Alone, Rule.Repeat]],
    [Word.Adjourn - Event.Adjourn, events],
  ];
  return new Map(runs.map(([base, added]) => [base, added.map((n) => base + n)]));
}

/** Returns all words that a script can show, and the sums of words that `runs` does not know. */
function shownIn(script: string, runs: ReadonlyMap<number, readonly number[]>): { words: Set<number>; sums: number[] } {
  const words = new Set<number>();
  const sums: number[] = [];
  const visit = (node: AnyNode, parent: AnyNode): void => {
    const word = wordIn(node);
    if (word !== undefined && parent.type === "BinaryExpression") {
      const run = runs.get(word);
      if (run === undefined) sums.push(word);
      for (const one of run ?? []) words.add(one);
    } else if (word !== undefined) words.add(word);
    for (const one of choicesIn(node)) words.add(one);
    for (const child of childrenOf(node)) visit(child, node);
  };
  const program = parseEs5(script);
  visit(program, program);
  return { words, sums };
}

function wordIn(node: AnyNode | undefined): number | undefined {
  if (node?.type !== "Literal" || typeof node.value !== "number") return undefined;
  return Math.abs(node.value - FIRST) < 1000 ? node.value - FIRST : undefined;
}

/** Returns the words of a choice: `addField(slot, kind, label, from, max)` of the kind `Choice`, 0. */
function choicesIn(node: AnyNode): number[] {
  if (node.type !== "CallExpression" || node.arguments.length !== 5) return [];
  const [, kind, , from, max] = node.arguments;
  const first = wordIn(from);
  if (first === undefined || kind?.type !== "Literal" || kind.value !== 0 || max?.type !== "Literal") return [];
  return count(first, first + Number(max.value));
}

const lacking = boards.filter(({ runtime, without = [] }) => runtime === "espruino" && without.length > 0);

test("there is a board that lacks words", () => expect(lacking.map(({ name }) => name)).toContain("pixljs"));

describe.each(lacking)("$name", async (board) => {
  const { features } = factsOf(board);
  const root = mkdtempSync(join(tmpdir(), "flagfall-words-"));
  for (const room of ["firmware", "hal"]) cpSync(join(projectRoot(), room), join(root, room), { recursive: true });
  const numbers = readFileSync(join(root, numbersFile), "utf8");
  writeFileSync(join(root, numbersFile), numbers.replace("  NoSide,", `  NoSide = ${FIRST},`));
  const { main, parts } = await makeFirmware(root, board);
  rmSync(root, { recursive: true });
  const found = [main, ...parts.map(({ text }) => text)].map((text) => shownIn(text, runsOf(features)));
  const shown = new Set(found.flatMap(({ words }) => [...words]));
  const dropped = unshownWords(features);

  test("every sum of words is in the table above", () => expect(found.flatMap(({ sums }) => sums)).toEqual([]));

  test("no word that it shows is dropped: ask for the feature first, or take it from feature-words.ts", () => {
    expect(dropped.filter((word) => shown.has(word)).map((word) => names.get(word))).toEqual([]);
  });

  test("no word that it never shows is stored: list it in feature-words.ts", () => {
    const stored = [...names.keys()].filter((word) => !dropped.includes(word));
    expect(stored.filter((word) => !shown.has(word)).map((word) => names.get(word))).toEqual([]);
  });
});
