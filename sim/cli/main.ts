/** The entry point of `flagfall`. */
import { languageOf, main } from "./program";
import { guardStreams } from "./stream-guard";

const args = process.argv.slice(2);
guardStreams(process.stdout, process.stderr, languageOf(args));
process.exitCode = await main(args);
