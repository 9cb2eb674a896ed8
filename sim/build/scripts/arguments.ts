/** What stands behind the name of a script of package.json: read whole before anything is done. */
import { parseArgs } from "node:util";

/** One line: what is wrong, and what would be right. */
export class BadArgument extends Error {}

/** By its name without dashes: a switch, or one that is followed by a value. */
export type Options = Readonly<Record<string, { type: "boolean" | "string" }>>;

export interface Given {
  readonly switches: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly words: readonly string[];
}

/** Sorts arguments. Throws `BadArgument` for an option that is not known, twice there, or has no value or one too many. */
export function readArguments(args: readonly string[], options: Options = {}): Given {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const switches = new Set<string>();
  const values = new Map<string, string>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    const known = Object.hasOwn(options, name) ? options[name] : undefined;
    if (known === undefined) throw new BadArgument(`${rawName}: no such option; ${thereIs(Object.keys(options))}`);
    if (switches.has(name) || values.has(name)) throw new BadArgument(`${rawName} stands there twice; once is enough`);
    if (known.type === "boolean") {
      if (value !== undefined) throw new BadArgument(`${rawName}=${value}: ${rawName} takes no value`);
      switches.add(name);
    } else {
      if (value === undefined || value === "") throw new BadArgument(`${rawName} needs a value`);
      values.set(name, value);
    }
  }
  return { switches, values, words };
}

function thereIs(names: readonly string[]): string {
  return names.length === 0 ? "there is none" : `there is ${names.map((name) => `--${name}`).join(", ")}`;
}

/** Throws `BadArgument` for the first of `words` after so many, saying what is taken. */
export function refuseMore(words: readonly string[], count: number, taken: string): void {
  const more = words[count];
  if (more !== undefined) throw new BadArgument(`${more}: not understood; ${taken}`);
}

/** A whole number in digits, from `least` on; `what` names it. Throws `BadArgument`. */
export function wholeNumber(what: string, text: string, least: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : -1;
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new BadArgument(`${what} ${text}: a whole number from ${least} on`);
}

/** What `read` makes of the arguments of the script `name`; undefined after its one line to stderr, with exit code 2. */
export function askedOf<Wish>(name: string, read: (args: readonly string[]) => Wish): Wish | undefined {
  try {
    return read(process.argv.slice(2));
  } catch (thrown) {
    if (!(thrown instanceof BadArgument)) throw thrown;
    process.stderr.write(`${name}: ${thrown.message}\n`);
    process.exitCode = 2;
    return undefined;
  }
}
