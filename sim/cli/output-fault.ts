/** Why an output could not be written. */
export type OutputFault = "full" | "unwritable";

/** What the error of a system call says. A limit on the size of files is no room either. */
export function faultOfOutput(thrown: unknown): OutputFault {
  const code = thrown instanceof Error && "code" in thrown ? thrown.code : "";
  return code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG" ? "full" : "unwritable";
}
