/** The entry point of `flagfall`. */
import { main } from "./program";

/** The reader of a pipe may leave at any time (`flagfall run … | head`); that is no fault. */
function onStreamError(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit();
  throw error;
}

process.stdout.on("error", onStreamError);
process.stderr.on("error", onStreamError);
process.exitCode = await main(process.argv.slice(2));
