/** Runs `flagfall sim`: shows the clock in the browser or the terminal, or prints a short game as text. */
import { pixljsplus } from "../../board-defs/pixljsplus";
import type { Control } from "../../firmware/core/control";
import { printControl } from "../../firmware/notation/notation";
import { checkBoard } from "../boards/check";
import { boards } from "../boards/known";
import { faultLine } from "../boards/report";
import { notationNamed, readable } from "../notation/all";
import { firstControl } from "../notation/presets";
import { refusalWords, typedRefusal } from "../notation/rules";
import { inSeconds, readWritten } from "../notation/typed-text";
import { sentencesOf } from "../notation/words";
import { onOneLine } from "../scenario/problem";
import { demoLines } from "../terminal/demo";
import { boardWords } from "../words/boards";
import { wordsIn } from "../words/cli";
import type { Language } from "../words/language";
import { pickLanguage } from "../words/language";
import { runWords } from "../words/run";
import { isPlayable } from "./playable";
import { isAddress, type PageOptions, serveUntilEnd } from "./sim-page";

/** With a port or a host, the page is served even without a terminal. */
export interface SimOptions extends PageOptions {
  demo?: boolean;
  /** If true, the clock runs in the terminal. */
  terminal?: boolean;
  /** If true, the clock is connected to a serial port. */
  serial?: boolean;
  /** The notation of the control; without it, the control is read as people write it. */
  from?: string;
}

export async function simCommand(asked: SimOptions): Promise<number> {
  const language = pickLanguage(asked.lang);
  const read = asked.control === undefined ? undefined : readSimControl(asked.control, asked.from, language);
  const fault = typeof read === "string" ? read : faultOf(asked, language);
  if (fault !== undefined) return refuse(fault);
  const { control: _, ...others } = asked;
  if (typeof read !== "object") return play(others, language);
  process.stdout.write(`${read.said}\n`);
  return play({ ...others, control: read.canonical }, language);
}

function refuse(fault: string): number {
  process.stderr.write(`flagfall: ${onOneLine(fault)}\n`);
  return 2;
}

async function play(options: SimOptions, language: Language): Promise<number> {
  if (options.serial === true) return (await import("./serial")).serialCommand(options, language);
  const isWatched = isPlayable(process.stdin, process.stdout, process.env);
  const isServed = options.port !== undefined || options.host !== undefined;
  if (options.demo === true || (!isWatched && !isServed)) return demo(options, language);
  if (options.terminal === true) return isWatched ? terminal(options, language) : demo(options, language);
  const unserved = await serveUntilEnd(options, language);
  if (unserved === undefined) return 0;
  if (isServed) return refuse(unserved);
  process.stderr.write(`flagfall: ${unserved}\n`);
  return isWatched ? terminal(options, language) : demo(options, language);
}

function faultOf({ board, port, host }: SimOptions, language: Language): string | undefined {
  const { sim } = wordsIn(language).cli;
  if (typeof host === "string" && !isAddress(host)) return sim.badHost(host);
  const unfit = board === undefined ? undefined : boardFault(board, language);
  if (unfit !== undefined) return unfit;
  return port === undefined || isPort(port) ? undefined : sim.badPort(port);
}

/** Returns why the page cannot draw a board. */
function boardFault(name: string, language: Language): string | undefined {
  const board = boards.find((known) => known.name === name);
  const { unknownBoard } = wordsIn(language).cli.sim;
  if (board === undefined) return unknownBoard(name, boards.map((known) => known.name).join(", "));
  const [fault] = checkBoard(board);
  if (fault === undefined) return undefined;
  return runWords(language).refusedBoard(board.title, faultLine(fault, { language, words: boardWords(language) }));
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) < 65_536;
}

function demo({ control }: SimOptions, language: Language): number {
  process.stdout.write(`${demoLines(control, language).join("\n")}\n`);
  return 0;
}

async function terminal(options: SimOptions, language: Language): Promise<number> {
  const [{ play, sizeOf }, { createSession }] = await Promise.all([
    import("../terminal/play"),
    import("../terminal/session"),
  ]);
  const board = boards.find(({ name }) => name === options.board) ?? pixljsplus;
  const session = createSession(board, options.control ?? firstControl, language, sizeOf(process.stdout));
  return play(session, process.stdin, process.stdout);
}

interface ControlRead {
  /** The text in canonical notation. */
  canonical: string;
  /** The meaning of the text, as a line for the user. */
  said: string;
}

/** Returns what a text means, or else what is wrong with it. */
export function readSimControl(text: string, from: string | undefined, language: Language): ControlRead | string {
  const { control: words } = wordsIn(language).cli;
  const read = from === undefined ? readWritten : notationNamed(from)?.read;
  if (read === undefined) return words.unknownNotation("--from", from ?? "", readable.join(", "));
  const reading = read(text);
  if ("control" in reading) return readAs(text, from, reading.control, language);
  const { column, rule } = reading;
  const refusal =
    from === undefined ? typedRefusal(text, reading, language) : { column, why: refusalWords(rule, from, language) };
  return words.refused(text, refusal.column, refusal.why);
}

function readAs(text: string, from: string | undefined, control: Control, language: Language): ControlRead {
  const { sentence, cli } = wordsIn(language);
  const canonical = printControl(control);
  const seconds = from === undefined ? inSeconds(text) : undefined;
  const said = cli.sim.control(text, sentencesOf(sentence, control));
  return { canonical, said: seconds === undefined ? said : said + cli.sim.seconds(seconds) };
}
