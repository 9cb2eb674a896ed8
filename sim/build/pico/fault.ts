/** Why an image cannot be made; sim/words/build-*.ts say it. */
export type Fault =
  /** Programs that are not there, and the packages that have them, as `apt-get install` takes them. */
  | { kind: "tools"; programs: readonly string[]; packages: string }
  /** The source of Lua could not be fetched. */
  | { kind: "source" }
  /** The source is of a version whose changes nobody has written. */
  | { kind: "version"; version: string; known: readonly string[] }
  /** A place of the source that is to be changed looks different. */
  | { kind: "edit"; file: string }
  /** A program of the tool chain failed. */
  | { kind: "compiler"; program: string; message: string };

export class PicoFault extends Error {
  constructor(readonly fault: Fault) {
    super(JSON.stringify(fault));
  }
}
