/** Reads the arguments of the scripts in package.json, all of them before a script does anything. */
import { Command, CommanderError, InvalidArgumentError } from "commander";

/** Returns a command without arguments. A wrong argument makes it throw a `CommanderError`. */
export function script(name: string): Command {
  const output = { writeErr: () => {}, outputError: () => {} };
  return new Command(`npm run ${name} --`).exitOverride().configureOutput(output).allowExcessArguments(false);
}

/** Throws the error for an argument that only the script itself can judge. */
export function refuse(message: string): never {
  throw new CommanderError(2, "flagfall.refused", message);
}

/** Returns a parser for whole numbers of at least `least`, which throws for any other text. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : -1;
    if (Number.isSafeInteger(value) && value >= least) return value;
    throw new InvalidArgumentError(`It is a whole number from ${least} on.`);
  };
}

/**
 * Returns what `read` makes of the arguments of the script `name`. Returns undefined after printing help, or after an
 * error: that is one line on stderr, and the exit code 2.
 */
export function askedOf<Wish>(name: string, read: (args: readonly string[]) => Wish): Wish | undefined {
  try {
    return read(process.argv.slice(2));
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    if (thrown.exitCode === 0) return undefined;
    process.stderr.write(`${name}: ${thrown.message.replace(/^error: /, "")}; --help says what there is\n`);
    process.exitCode = 2;
    return undefined;
  }
}
