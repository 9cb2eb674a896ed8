/** `flagfall sim`: the clock in the browser, served to this machine; in the terminal; or a short game as text. */
import { parseControl } from "../../firmware/notation/notation";
import { checkBoard } from "../boards/check";
import { boards } from "../boards/known";
import { faultLine } from "../boards/report";
import { ruleWords } from "../notation/rules";
import { onOneLine } from "../scenario/problem";
import { nowMs } from "../terminal/counter";
import { demoLines } from "../terminal/demo";
import { firstControl } from "../terminal/presets";
import { createSession } from "../terminal/session";
import { boardWords } from "../words/boards";
import { type Language, pickLanguage } from "../words/language";
import { runWords } from "../words/run";
import { wordsIn } from "../words/words";
import { openOnDesktop, pageFolder, type Served, servePage, usualPort } from "./serve";

export interface SimOptions {
  demo?: boolean;
  /** The clock in the terminal. */
  terminal?: boolean;
  board?: string;
  /** Text of a number; the page is served there whoever watches. */
  port?: string;
  /** A serial port with the clock at it. */
  serial?: boolean;
  lang?: string;
  /** The language was asked for, not found out. */
  isNamed?: boolean;
  control?: string;
}

export async function simCommand(options: SimOptions): Promise<number> {
  const language = pickLanguage(options.lang);
  const fault = faultOf(options, language);
  if (fault !== undefined) {
    process.stderr.write(`flagfall: ${onOneLine(fault)}\n`);
    return 2;
  }
  if (options.serial === true) return (await import("./serial")).serialCommand(options, language);
  const isWatched = isPlayable(process.stdin, process.stdout, process.env);
  if (options.demo === true || (!isWatched && options.port === undefined)) return demo(options, language);
  if (options.terminal !== true && (await serve(options, language))) return 0;
  return isWatched ? terminal(options, language) : demo(options, language);
}

function faultOf({ control: text, board, port }: SimOptions, language: Language): string | undefined {
  const { control, sim } = wordsIn(language).cli;
  if (text !== undefined) {
    const { control: read, column, rule } = parseControl(text);
    if (read === undefined) return control.refused(text, column, ruleWords(rule, language));
  }
  const unfit = board === undefined ? undefined : boardFault(board, language);
  if (unfit !== undefined) return unfit;
  return port === undefined || isPort(port) ? undefined : sim.badPort(port);
}

/** Why the page cannot draw a board. */
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
  const control = parseControl(options.control ?? firstControl).control;
  if (control === undefined) return 2;
  const { play, sizeOf } = await import("../terminal/play");
  return play(createSession(control, language, sizeOf(process.stdout), nowMs()), process.stdin, process.stdout);
}

/** False where it could not: the page was not built, or nobody may listen here. */
async function serve(options: SimOptions, language: Language): Promise<boolean> {
  const folder = pageFolder();
  const served = folder === undefined ? undefined : await listen(folder, options.port);
  if (served === undefined) {
    process.stderr.write(`flagfall: ${wordsIn(language).cli.sim.notServed}\n`);
    return false;
  }
  const address = served.address + fragmentOf(options);
  process.stdout.write(`${wordsIn(language).cli.sim.served(address)}\n`);
  if (options.port === undefined) openOnDesktop(address);
  await ended();
  await served.close();
  return true;
}

/** On the usual port, or on any where that is taken. */
async function listen(folder: string, port: string | undefined): Promise<Served | undefined> {
  for (const each of port === undefined ? [usualPort, 0] : [Number(port)]) {
    try {
      return await servePage(folder, each);
    } catch {}
  }
  return undefined;
}

/** What the page is to begin with. */
function fragmentOf({ board, control, lang, isNamed }: SimOptions): string {
  const parts = new URLSearchParams();
  if (board !== undefined) parts.set("board", board);
  if (control !== undefined) parts.set("control", control);
  if (isNamed === true && lang !== undefined) parts.set("lang", lang);
  return parts.size === 0 ? "" : `#${parts}`;
}

function ended(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}

/** Keys can be read one by one, and the screen can be painted. Build machines have nobody who would quit. */
function isPlayable(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (!input.isTTY || !output.isTTY) return false;
  if (environment.TERM === "dumb" || (environment.CI ?? "") !== "") return false;
  try {
    input.setRawMode(true);
    input.setRawMode(false);
    return true;
  } catch {
    return false;
  }
}
