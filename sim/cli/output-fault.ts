/** Why an output could not be written. */
export type OutputFault = "full" | "unwritable";

/** What the error of a system call says. A limit on the size of files is no room either. */
export function faultOfOutput(thrown: unknown): OutputFault {
  return ["ENOSPC", "EDQUOT", "EFBIG"].includes(codeOf(thrown)) ? "full" : "unwritable";
}

/** The system's word for an error; an empty text for any other. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && "code" in thrown ? String(thrown.code) : "";
}
