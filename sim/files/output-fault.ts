/** The reason why an output could not be written. */
export type OutputFault = "full" | "unwritable";

/** Translates the error of a system call. A limit on the file size counts as a full disk. */
export function faultOfOutput(thrown: unknown): OutputFault {
  return ["ENOSPC", "EDQUOT", "EFBIG"].includes(codeOf(thrown)) ? "full" : "unwritable";
}

/** Returns whether the system does not let this user write there. */
export function isForbidden(thrown: unknown): boolean {
  return ["EACCES", "EPERM", "EROFS"].includes(codeOf(thrown));
}

/** Returns the system's code of an error, or an empty text for any other error. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && "code" in thrown ? String(thrown.code) : "";
}
