/** Formats the output of `flagfall boards`: a table, one board's verdict, and both as JSON. */
import type { Board } from "../../board-defs/board";
import type { Figure } from "../words/board-faults";
import type { BoardWords } from "../words/boards";
import type { Language } from "../words/language";
import { inColumns } from "../words/text";
import { checkBoard, driftMsPerHour, hasImage, hoursAfterWarning } from "./check";
import type { Fault } from "./fault";

export interface Voice {
  language: Language;
  words: BoardWords;
}

/** One line of `--json`; it is the same in every language. */
export interface BoardObject {
  name: string;
  title: string;
  runtime: Board["runtime"];
  display: { driver: string; width: number; height: number; digitHeightMm: number | null };
  /** Null where the runtime does not count in variables, or not in bytes. */
  variables: number | null;
  variableBytes: number | null;
  ramBytes: number | null;
  storageBytes: number;
  crystal: { source: string; ppm: number; driftMsPerHour: number };
  hoursAfterWarning: number | null;
  cannot: string[];
  /** Features that the board's firmware is built without. */
  without: string[];
  /** Whether `flagfall build` can make an image for the board. */
  image: boolean;
  /** Whether the board is in the list although it has no image yet. */
  planned: boolean;
  fits: boolean;
  faults: Fault[];
}

export function boardObject(board: Board): BoardObject {
  const { display, memory, crystal } = board;
  const { driver, widthPx, heightPx, digitHeightMm } = display;
  const faults = checkBoard(board);
  return {
    name: board.name,
    title: board.title,
    runtime: board.runtime,
    display: { driver, width: widthPx, height: heightPx, digitHeightMm: digitHeightMm ?? null },
    variables: memory.variables ?? null,
    variableBytes: memory.variableBytes ?? null,
    ramBytes: memory.ramBytes ?? null,
    storageBytes: memory.storageBytes,
    crystal: { source: crystal.source, ppm: crystal.ppm, driftMsPerHour: driftMsPerHour(board) },
    hoursAfterWarning: hoursAfterWarning(board) ?? null,
    cannot: [...board.cannot],
    without: [...(board.without ?? [])],
    image: hasImage(board),
    planned: board.planned === true,
    fits: faults.length === 0,
    faults,
  };
}

function figure(value: number | string, language: Language): Figure {
  return typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value;
}

function cellsOf(board: Board, { language, words }: Voice): string[] {
  const { display, memory } = board;
  const hours = hoursAfterWarning(board);
  const number = (value: number) => figure(value, language);
  return [
    board.name,
    board.runtime,
    `${display.driver} ${display.widthPx}×${display.heightPx}`,
    display.digitHeightMm === undefined ? "–" : `${number(display.digitHeightMm)} mm`,
    memory.ramBytes === undefined
      ? `${number(memory.variables ?? 0)} × ${memory.variableBytes ?? 0}`
      : words.storage(number(Math.floor(memory.ramBytes / 1024))),
    words.storage(number(Math.floor(memory.storageBytes / 1024))),
    words.drift(number(Math.ceil(driftMsPerHour(board) / 10) / 100)),
    hours === undefined ? words.fed : words.hours(number(hours)),
    verdictOf(board, words),
  ];
}

function verdictOf(board: Board, words: BoardWords): string {
  if (checkBoard(board).length > 0) return words.refused;
  return board.planned === true ? words.isPlanned : words.fits;
}

/** Returns the line for one fault: where it is, what is wrong, and what would be right. */
export function faultLine(fault: Fault, { language, words }: Voice): string {
  const { wrong, right } = words.faults[fault.rule];
  const has = figure(fault.has, language);
  const needs = figure(fault.needs, language);
  return `${fault.field}: ${wrong(has, needs)}; ${right(has, needs)}`;
}

/** Returns the names of the features that a board's firmware lacks. */
function lacking({ without }: Board, { words }: Voice): string[] {
  return (without ?? []).map((feature) => words.features[feature]);
}

/** Returns the notes below the table: which boards have images, and which features those lack. */
function imageNotes(boards: readonly Board[], voice: Voice): string[] {
  const { words, language } = voice;
  const list = new Intl.ListFormat(language);
  const built = boards.filter(hasImage).map(({ title }) => title);
  const planned = boards.filter((board) => board.planned === true).map(({ title }) => title);
  const short = boards.filter((board) => lacking(board, voice).length > 0);
  return [
    words.images(list.format(built)),
    ...(planned.length === 0 ? [] : [words.planned(list.format(planned))]),
    ...short.map((board) => words.lacks(board.title, list.format(lacking(board, voice)))),
  ];
}

/** Returns the page of all boards. Below the table it explains why each refused board is refused. */
export function tablePage(boards: readonly Board[], voice: Voice): string {
  const { words } = voice;
  const rows = inColumns([words.heads, ...boards.map((board) => cellsOf(board, voice))]);
  const refused = boards.filter((board) => checkBoard(board).length > 0);
  const reasons = refused.flatMap((board) => ["", ...verdictLines(board, voice)]);
  return [...rows, "", ...words.notes, ...imageNotes(boards, voice), ...reasons].join("\n");
}

function verdictLines(board: Board, voice: Voice): string[] {
  const { heading } = voice.words;
  const faults = checkBoard(board);
  if (faults.length === 0) return [heading.fine(board.title)];
  return [heading.refused(board.title), ...faults.map((fault) => `  ${faultLine(fault, voice)}`)];
}

/** Returns the page of one board: verdict, table row, clock, limits, and missing firmware features. */
export function boardPage(board: Board, voice: Voice): string {
  const { language, words } = voice;
  const { source, ppm } = board.crystal;
  const limits = board.cannot.map((limit) => `  ${words.limits[limit]}`);
  const missing = lacking(board, voice).map((feature) => `  ${feature}`);
  return [
    ...verdictLines(board, voice),
    "",
    ...inColumns([words.heads, cellsOf(board, voice)]),
    "",
    words.untrimmed(words.sources[source], figure(ppm, language)),
    ...(limits.length === 0 ? [] : [words.cannot, ...limits]),
    ...(missing.length === 0 ? [] : [words.leftOut, ...missing]),
  ].join("\n");
}
