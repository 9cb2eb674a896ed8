/** Runs `flagfall sim`: shows the clock in the browser or the terminal, or prints a short game as text. */
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
  /** If true, the clock runs in the terminal. */
  terminal?: boolean;
  board?: string;
  /** The port number as text. If present, the page is served on it even without a terminal. */
  port?: string;
  /** If true, the clock is connected to a serial port. */
  serial?: boolean;
  lang?: string;
  /** True if the user named the language, false if it was detected. */
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
  if (options.terminal === true) return isWatched ? terminal(options, language) : demo(options, language);
  const unserved = await serve(options, language);
  if (unserved === undefined) return 0;
  process.stderr.write(`flagfall: ${unserved}\n`);
  if (options.port !== undefined) return 2;
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
  const control = parseControl(options.control ?? firstControl).control;
  if (control === undefined) return 2;
  const { play, sizeOf } = await import("../terminal/play");
  return play(createSession(control, language, sizeOf(process.stdout), nowMs()), process.stdin, process.stdout);
}

/** Serves the page until the program is told to end. Returns why it could not. */
async function serve(options: SimOptions, language: Language): Promise<string | undefined> {
  const { sim } = wordsIn(language).cli;
  const folder = pageFolder();
  if (folder === undefined) return sim.notServed;
  const served = await listen(folder, options.port);
  if (typeof served === "string")
    return options.port === undefined ? sim.notServed : refusedPort(served, options.port, language);
  const address = served.address + fragmentOf(options);
  process.stdout.write(`${sim.served(address)}\n`);
  if (options.port === undefined) openOnDesktop(address);
  await ended();
  await served.close();
  return undefined;
}

/** Returns why the page is not served at the port that the user chose, by the system's error code. */
function refusedPort(code: string, port: string, language: Language): string {
  const { takenPort, closedPort } = wordsIn(language).cli.sim;
  return code === "EADDRINUSE" ? takenPort(port) : closedPort(port, code);
}

/**
 * Listens on the usual port, or on any free port if the usual one is taken. A port that the user chose is the only one
 * tried. Returns the system's error code if it cannot listen.
 */
async function listen(folder: string, port: string | undefined): Promise<Served | string> {
  let code = "";
  for (const each of port === undefined ? [usualPort, 0] : [Number(port)]) {
    try {
      return await servePage(folder, each);
    } catch (error) {
      code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    }
  }
  return code;
}

/** Returns the URL fragment with the page's initial settings. */
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

/**
 * Returns true if keys can be read one by one and the screen can be painted. Returns false on build machines, where no
 * user could quit.
 */
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
