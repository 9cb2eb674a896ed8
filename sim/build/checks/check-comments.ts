/** Prints every comment of the project that is too wide. Run it from the project's root. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { widthFaults } from "./comment-width";

const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
  maxBuffer: 1 << 26,
});
const paths = listed.split("\0").filter((path) => path !== "" && existsSync(path));
const faults = paths.flatMap((path) => widthFaults(path, readFileSync(path, "utf8")));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
