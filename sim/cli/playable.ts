/** Tells whether a person sits at the terminal. */

/**
 * Returns true if keys can be read one by one and the screen can be painted. Returns false on build machines, where no
 * user could quit.
 */
export function isPlayable(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (!input.isTTY || !output.isTTY) return false;
  if (environment.TERM === "dumb" || (environment.CI ?? "") !== "") return false;
  try {
    input.setRawMode(true);
    input.setRawMode(false);
    return true;
  } catch {
    return false;
  }
}
