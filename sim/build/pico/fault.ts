/** The reasons why an image cannot be made; sim/words/build-*.ts put them into words. */
export type Fault =
  /** Programs are missing. Lists the packages that have them, as `apt-get install` takes them. */
  | { kind: "tools"; programs: readonly string[]; packages: string }
  /** Lua's source could not be fetched. */
  | { kind: "source" }
  /** Nobody has written our changes for this version of the source. */
  | { kind: "version"; version: string; known: readonly string[] }
  /** A place of the source that our changes need looks different. */
  | { kind: "edit"; file: string }
  /** A program of the tool chain failed. */
  | { kind: "compiler"; program: string; message: string };

export class PicoFault extends Error {
  constructor(readonly fault: Fault) {
    super(JSON.stringify(fault));
  }
}
