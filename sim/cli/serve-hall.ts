/** Runs `flagfall serve`: a hall of clocks with its record, served to consoles. */
import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { builtFolder } from "../build/built-bundles";
import { codeOf } from "../files/output-fault";
import { recordFaultText } from "../hall/audited";
import type { Link } from "../hall/bridge/links";
import { linksAt } from "../hall/bridge/links";
import { type MoveReader, readMoves } from "../hall/broadcast/moves";
import { type HallOptions, type OpenHall, openHall } from "../hall/hall";
import { RecordFault } from "../hall/record/record";
import { readFiles } from "../hall/server/files";
import { type HallServer, openServer } from "../hall/server/server";
import { openTokens, readHolders, type TokenFile } from "../hall/server/tokens";
import { knownClocks } from "../link/port";
import { onOneLine } from "../scenario/problem";
import type { Language } from "../words/language";
import { type ServeWords, serveWords } from "../words/serve";
import { faultsOncePerMinute, oncePerMinute } from "./once-per-minute";
import { codeOfRun, Refusal } from "./refusal";
import { joinHall } from "./serve-mqtt";
import { type ServeOptions, type ServeWish, serveWish } from "./serve-wish";
import { openSimulatedClocks } from "./simulated-clocks";
import { interrupted, processStreams, type Streams } from "./streams";

/** Everything that a command needs to print. */
interface Voice {
  readonly language: Language;
  readonly words: ServeWords;
  /** Prints a fault. */
  say(line: string): void;
}

/** Serves until interrupted. Returns 0, or 2 if it cannot serve what was asked for. */
export async function serveCommand(
  addresses: readonly string[],
  options: ServeOptions,
  language: Language,
  streams: Streams = processStreams,
  ended: Promise<unknown> = interrupted(),
): Promise<number> {
  const say = (line: string): void => streams.error(`flagfall serve: ${onOneLine(line)}\n`);
  const voice = { language, words: serveWords(language), say };
  const closers: (() => Promise<void>)[] = [];
  try {
    return await codeOfRun("flagfall serve: ", streams, async () => {
      const lines = await serve(serveWish(addresses, options, language), voice, closers);
      for (const line of lines) streams.out(`${line}\n`);
      await ended;
      return 0;
    });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/**
 * Opens clocks, record and server. Returns the lines that say where the hall is. Adds to `closers` how to close what it
 * has opened.
 */
async function serve(wish: ServeWish, voice: Voice, closers: (() => Promise<void>)[]): Promise<string[]> {
  const { words } = voice;
  const tokens = wish.tokens === undefined ? undefined : tokensOf(wish.tokens, words);
  const simulated = await openSimulatedClocks(wish.simulate);
  closers.push(simulated.close);
  const links = [...wish.links, ...(wish.all ? await knownLinks() : []), ...simulated.links];
  const lines: string[] = [];
  const { name, record, mqtt } = wish;
  const told = { bridge: name, record, language: voice.language, fault: voice.say };
  const joined = mqtt && (await joinHall(mqtt, { ...told, say: (line) => void lines.push(line) }));
  if (joined !== undefined) closers.push(joined.closeBroker);
  const moves = wish.moves === undefined ? undefined : readMovesOr(wish.moves, voice);
  closers.push(async () => moves?.close());
  const hall = await openOr(wish, { links, sources: joined?.sources ?? [], moves }, voice);
  closers.push(() => hall.close());
  joined?.join(hall);
  if (joined !== undefined) closers.push(joined.close);
  const server = await listenOr(wish, hall, tokens, voice);
  closers.push(() => server.close());
  if (wish.tls !== undefined) checkTimes(wish.tls.cert, voice);
  const access = wish.tokens === undefined ? words.open : words.guarded(wish.tokens);
  return [words.started(server.address), words.clocks(links.length, wish.record), access, ...lines];
}

const dayMs = 24 * 3_600_000;

/** Says so if browsers do not take the certificate now, or not for a whole day of a tournament. */
function checkTimes(cert: string, { words, say }: Voice): void {
  const { validFrom, validTo } = new X509Certificate(cert);
  const [fromMs, toMs] = [Date.parse(validFrom), Date.parse(validTo)];
  if (Date.now() >= fromMs && Date.now() + dayMs <= toMs) return;
  const [from, to] = [fromMs, toMs].map((ms) => `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`);
  say(words.certTimes(from ?? "", to ?? ""));
}

/** Returns the tokens of a file. Refuses a file without a token, because nobody could come in. */
function tokensOf(file: string, words: ServeWords): TokenFile {
  const holders = readHolders(textOf(file, words));
  const bad = holders.indexOf(undefined);
  if (bad >= 0) throw new Refusal(words.badTokens(file, bad + 1));
  if (holders.length === 0) throw new Refusal(words.noTokens(file));
  return openTokens(file);
}

/** Returns the text of a token file, an empty one if there is no such file yet. */
function textOf(file: string, words: ServeWords): string {
  try {
    return readFileSync(file, "utf8");
  } catch (thrown) {
    if (codeOf(thrown) === "ENOENT") return "";
    throw new Refusal(words.unreadTokens(file, codeOf(thrown)));
  }
}

async function knownLinks(): Promise<readonly Link[]> {
  const ports = await knownClocks().catch(() => []);
  return ports.flatMap((port) => linksAt(port) ?? []);
}

async function openOr(
  wish: ServeWish,
  around: Pick<HallOptions, "links" | "sources" | "moves">,
  { words, language, say }: Voice,
): Promise<OpenHall> {
  try {
    return await openHall({
      record: wish.record,
      name: wish.name,
      ...around,
      onFault: faultsOncePerMinute((fault) =>
        say(fault === undefined ? words.written : recordFaultText(fault, language)),
      ),
      onLoss: oncePerMinute(
        (fault) => say(recordFaultText(fault, language)),
        ({ kind }) => kind,
      ),
      onFlood: oncePerMinute((address) => say(words.flood(address)), String),
      onRoom: (hasRoom) => (hasRoom ? undefined : say(words.noRoom)),
    });
  } catch (thrown) {
    throw thrown instanceof RecordFault ? new Refusal(recordFaultText(thrown, language)) : thrown;
  }
}

/** Reads the moves again and again, and says once a minute if they cannot be read. */
function readMovesOr(place: string, { words, say }: Voice): MoveReader {
  return readMoves(
    place,
    oncePerMinute((reason) => say(words.unreadMoves(place, reason)), String),
  );
}

async function listenOr(
  { port, listen, tls }: ServeWish,
  hall: OpenHall,
  tokens: TokenFile | undefined,
  { language, words, say }: Voice,
): Promise<HallServer> {
  const folder = builtFolder("hall");
  const files = folder === undefined ? new Map() : readFiles(folder);
  const onFault = (place: string, error: unknown): void => say(words.fault(place, String(error)));
  const options = {
    hall,
    port,
    listen,
    language,
    files,
    onFault,
    sessions: hall.record.notes,
    ...(tokens === undefined ? {} : { tokens }),
    ...(tls === undefined ? {} : { tls }),
  };
  try {
    return await openServer(options);
  } catch (thrown) {
    const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : undefined;
    if (code === undefined) throw thrown;
    throw new Refusal(code === "EADDRINUSE" ? words.takenPort(port) : words.closedPort(port, code));
  }
}
