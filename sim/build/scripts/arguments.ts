/** How the scripts of package.json read what stands behind their names: whole, before anything is done. */
import { Command, CommanderError, InvalidArgumentError } from "commander";

/** A command that says what is wrong by throwing a `CommanderError`. */
export function script(name: string): Command {
  const output = { writeErr: () => {}, outputError: () => {} };
  return new Command(`npm run ${name} --`).exitOverride().configureOutput(output).allowExcessArguments(false);
}

/** Throws the error of an argument that only the script itself can judge. */
export function refuse(message: string): never {
  throw new CommanderError(2, "flagfall.refused", message);
}

/** Reads a whole number in digits, from `least` on. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : -1;
    if (Number.isSafeInteger(value) && value >= least) return value;
    throw new InvalidArgumentError(`It is a whole number from ${least} on.`);
  };
}

/** What `read` makes of the arguments of the script `name`; undefined after help, or after one line to stderr with exit code 2. */
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
