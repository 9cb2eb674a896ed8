/** Runs `flagfall serve token`: creates a token and prints it once. */
import { readFileSync } from "node:fs";
import { codeOf } from "../files/output-fault";
import { addHolder, personName, readHolders } from "../hall/server/tokens";
import { onOneLine } from "../scenario/problem";
import type { Language } from "../words/language";
import { serveWords } from "../words/serve";
import { Refusal } from "./refusal";
import { processStreams, type Streams } from "./streams";

/** Returns 0, or 2 if there is no such role or the file cannot be written. */
export async function tokenCommand(
  name: string,
  role: string,
  file: string | undefined,
  language: Language,
  streams: Streams = processStreams,
): Promise<number> {
  try {
    streams.out(`${createToken(name, role, file, language)}\n`);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    streams.error(`flagfall serve: ${onOneLine(thrown.message)}\n`);
    return thrown.code;
  }
}

function createToken(name: string, role: string, file: string | undefined, language: Language): string {
  const words = serveWords(language);
  if (!personName.test(name)) throw new Refusal(words.badPerson(name));
  if (role !== "viewer" && role !== "arbiter") throw new Refusal(words.badRole(role));
  if (file === undefined) throw new Refusal(words.noFile);
  try {
    if (holdersOf(file).some((holder) => holder?.name === name)) throw new Refusal(words.takenPerson(name));
    return words.token(name, role, addHolder(file, name, role));
  } catch (thrown) {
    if (thrown instanceof Refusal || codeOf(thrown) === "") throw thrown;
    throw new Refusal(words.unwritten(file, codeOf(thrown)));
  }
}

/** Returns nobody if there is no such file yet. */
function holdersOf(file: string): ReturnType<typeof readHolders> {
  try {
    return readHolders(readFileSync(file, "utf8"));
  } catch (thrown) {
    if (codeOf(thrown) === "ENOENT") return [];
    throw thrown;
  }
}
