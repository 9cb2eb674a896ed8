/** Runs `flagfall serve token`: creates a token and prints it once. */
import { readFileSync } from "node:fs";
import { codeOf } from "../files/output-fault";
import { addHolder, personName, readHolders } from "../hall/server/tokens";
import type { Language } from "../words/language";
import { serveWords } from "../words/serve";
import { codeOfRun, Refusal } from "./refusal";
import { processStreams, type Streams } from "./streams";

/** The options of `flagfall serve token`. */
export interface TokenOptions {
  readonly tokens?: string | undefined;
  readonly tournament?: string | undefined;
  /** The last day, as 2026-12-31. */
  readonly until?: string | undefined;
}

/** Returns 0, or 2 if there is no such role, the last day is over, or the file cannot be written. */
export async function tokenCommand(
  name: string,
  role: string,
  { tokens: file, tournament, until }: TokenOptions,
  language: Language,
  streams: Streams = processStreams,
  nowMs = Date.now(),
): Promise<number> {
  return codeOfRun("flagfall serve: ", streams, () => {
    streams.out(`${createToken(name, role, file, { tournament, until }, language, nowMs)}\n`);
    return 0;
  });
}

function createToken(
  name: string,
  role: string,
  file: string | undefined,
  { tournament, until }: Pick<TokenOptions, "tournament" | "until">,
  language: Language,
  nowMs: number,
): string {
  const words = serveWords(language);
  if (!personName.test(name)) throw new Refusal(words.badPerson(name));
  if (role !== "viewer" && role !== "arbiter") throw new Refusal(words.badRole(role));
  if (file === undefined) throw new Refusal(words.noFile);
  const untilMs = until === undefined ? undefined : endOfDay(until);
  if (Number.isNaN(untilMs)) throw new Refusal(words.badDay(until ?? ""));
  if (untilMs !== undefined && untilMs <= nowMs) throw new Refusal(words.pastDay(until ?? ""));
  const limits = {
    ...(tournament === undefined ? {} : { tournament: tournament.trim().slice(0, 80) }),
    ...(untilMs === undefined ? {} : { untilMs }),
  };
  try {
    const holders = holdersOf(file);
    // Another program's file stays as it is.
    if (holders.includes(undefined)) throw new Refusal(words.badTokens(file, holders.indexOf(undefined) + 1));
    if (holders.some((holder) => holder?.name === name)) throw new Refusal(words.takenPerson(name));
    return words.token(name, role, addHolder(file, name, role, limits));
  } catch (thrown) {
    if (thrown instanceof Refusal || codeOf(thrown) === "") throw thrown;
    throw new Refusal(words.unwritten(file, codeOf(thrown)));
  }
}

/** Returns the end of a day such as 2026-12-31, by this computer's time zone, in ms since 1970. */
function endOfDay(day: string): number {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const end = new Date(Number(year), Number(month) - 1, Number(date) + 1);
  const last = new Date(end.getTime() - 1);
  return last.getMonth() + 1 === Number(month) && last.getDate() === Number(date) ? end.getTime() : Number.NaN;
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
