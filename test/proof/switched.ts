/** Compiles one copy of the firmware in which any condition of an `if` can be taken away while it runs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { projectRoot } from "../../sim/build/root";
import type { Firmware } from "./firmware";
import { compiled } from "./mutant";

/** A condition of an `if`, by its place in the file. */
export interface Guard {
  readonly file: string;
  readonly line: number;
  readonly condition: string;
}

export interface Switched {
  readonly firmware: Firmware;
  readonly guards: readonly Guard[];
  /** Takes one guard away, by its place in `guards`; −1 takes none. */
  take(guard: number): void;
}

/** The global function that a condition asks whether it stands. */
const STANDS = "flagfallStands";
/** A call that asks more conditions than this runs in a circle. */
const MOST_ASKED = 1_000_000;

/** Returns the firmware with a switch at each condition of these files. */
export async function switched(files: readonly string[]): Promise<Switched> {
  const guards: Guard[] = [];
  const texts = new Map(files.map((file) => [file, withSwitches(file, guards)]));
  const firmware = await compiled(texts);
  let [taken, asked] = [-1, 0];
  Object.assign(globalThis, {
    [STANDS]: (guard: number): boolean => {
      if (++asked > MOST_ASKED) throw new Error("the firmware runs in a circle");
      return guard !== taken;
    },
  });
  const counted = Object.entries(firmware).map(([name, act]) => {
    const call = act as (...given: unknown[]) => unknown;
    const fresh = (...given: unknown[]): unknown => {
      asked = 0;
      return call(...given);
    };
    return [name, fresh];
  });
  const take = (guard: number): void => {
    taken = guard;
  };
  return { firmware: Object.fromEntries(counted) as Firmware, guards, take };
}

/** Returns the text of a file with a switch at each condition, and adds these to `guards`. */
function withSwitches(file: string, guards: Guard[]): string {
  const text = readFileSync(join(projectRoot(), file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: { readonly from: number; readonly to: number; readonly guard: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node)) {
      const [from, to] = [node.expression.getStart(), node.expression.getEnd()];
      const { line } = source.getLineAndCharacterOfPosition(from);
      found.push({ from, to, guard: guards.push({ file, line: line + 1, condition: text.slice(from, to) }) - 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  // An `if` never stands inside the condition of another one, so the places do not overlap.
  return found
    .sort((a, b) => b.from - a.from)
    .reduce((all, { from, to, guard }) => {
      const condition = `globalThis.${STANDS}(${guard}) && (${text.slice(from, to)})`;
      return `${all.slice(0, from)}${condition}${all.slice(to)}`;
    }, text);
}
