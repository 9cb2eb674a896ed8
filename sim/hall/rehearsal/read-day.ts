/** Turns the bytes of a file into the day of a rehearsal, or into the file's first problem. */
import type { Control } from "../../../firmware/core/control";
import { parseControl, printControl } from "../../../firmware/notation/notation";
import { ruleWords } from "../../notation/rules";
import { decodeText, fileProblem, firstIssue, problemOf } from "../../scenario/issues";
import { BadScenario, type Problem, quoteValue } from "../../scenario/problem";
import { readSource, type Source } from "../../scenario/source";
import type { Path } from "../../scenario/tree";
import type { Language } from "../../words/language";
import { type RehearsalWords, rehearsalWords } from "../../words/rehearsal";
import { type RunWords, runWords } from "../../words/run";
import { readControl } from "../rounds/control";
import { type Day, daySchema, type Field, type Incident, kinds } from "./day";

const fileMaxBytes = 1024 * 1024;

interface Reading {
  readonly source: Source;
  readonly words: RehearsalWords;
  readonly run: RunWords;
  readonly language: Language;
}

/** Never throws. */
export function readDay(file: string, bytes: Uint8Array, language: Language): { day: Day } | { problem: Problem } {
  const words = rehearsalWords(language);
  const usual = runWords(language);
  const right = { ...usual.right, scenario: words.right.file };
  const run: RunWords = { ...usual, right, scenario: words.scenario };
  if (bytes.length > fileMaxBytes) return { problem: fileProblem(file, run.tooLarge, words.right.file) };
  const text = decodeText(bytes);
  if (text === undefined) return { problem: fileProblem(file, run.notText, words.right.file) };
  try {
    const source = readSource(text, run);
    const checked = daySchema(words, right).safeParse(source.value);
    if (!checked.success) throw firstIssue(source, checked.error.issues, run);
    checkDay({ source, words, run, language }, checked.data);
    return { day: checked.data };
  } catch (thrown) {
    return { problem: problemOf(file, text, thrown, run) };
  }
}

/** Throws a `BadScenario` for what the schema cannot say. */
function checkDay(reading: Reading, day: Day): void {
  const { source, words } = reading;
  const control = checkControl(reading, day.control);
  const { players, boards, rounds } = day;
  if (players !== undefined && players.length !== 2 * boards)
    throw new BadScenario(source.valueAt(["players"]), words.wrong.players, words.right.players(2 * boards));
  const roundsMost = 2 * boards - 1;
  if (rounds.length > roundsMost)
    throw new BadScenario(source.valueAt(["rounds"]), words.wrong.rounds, words.right.roundsMax(roundsMost));
  for (const [at, { length, incidents }] of rounds.entries()) {
    const ends = endsOf(incidents);
    for (const [index, incident] of incidents.entries()) {
      const path = ["rounds", at, "incidents", index];
      checkFields(reading, incident, path);
      checkPlace(reading, incident, path, { boards, length, ends, hasMoves: hasMoves(control) });
    }
  }
}

/** Returns the incident that ends the game at each board: the first in time, wherever the file lists it. */
function endsOf(incidents: readonly Incident[]): ReadonlyMap<number, Incident> {
  const ends = new Map<number, Incident>();
  for (const incident of incidents) {
    const { board, at = 0 } = incident;
    if (board === undefined || !kinds[incident.do].endsGame) continue;
    if (at < (ends.get(board)?.at ?? Infinity)) ends.set(board, incident);
  }
  return ends;
}

function checkControl({ source, words, run, language }: Reading, text: string): Control {
  const { control, column, rule } = parseControl(text);
  const at = source.insideAt(["control"], column);
  if (control === undefined)
    throw new BadScenario(at, run.badControl(quoteValue(text), column), ruleWords(rule, language));
  const read = readControl(text, language);
  if (!("control" in read) || printControl(read.control) !== printControl(control))
    throw new BadScenario(source.valueAt(["control"]), words.wrong.minutes(text), words.right.control);
  return control;
}

function hasMoves({ white }: Control): boolean {
  return white.slice(0, -1).some(({ moves }) => moves > 0);
}

/** Checks that an incident has the fields of its kind, and no other ones. */
function checkFields({ source, words, run }: Reading, incident: Incident, path: Path): void {
  const { fields, fromStart } = kinds[incident.do];
  const wanted: readonly (Field | "at")[] = fromStart ? fields : ["at", ...fields];
  const right = words.right.field(incident.do, wanted);
  for (const field of ["at", "board", "side", "minutes", "score"] as const) {
    const isThere = incident[field] !== undefined;
    if (isThere && !wanted.includes(field))
      throw new BadScenario(source.keyAt([...path, field]), words.wrong.unneeded(field, incident.do), right);
    if (!isThere && wanted.includes(field))
      throw new BadScenario(source.valueAt(path), run.missing(quoteValue(field)), right);
  }
}

interface Place {
  readonly boards: number;
  readonly length: number;
  readonly hasMoves: boolean;
  /** The incident that ends the game at each board. */
  readonly ends: ReadonlyMap<number, Incident>;
}

function checkPlace({ source, words }: Reading, incident: Incident, path: Path, place: Place): void {
  const { board, at = 0, minutes = 0 } = incident;
  const { wrong, right } = words;
  const lastMs = kinds[incident.do].fromStart ? minutes * 60_000 : at;
  if (lastMs >= place.length)
    throw new BadScenario(
      source.valueAt([...path, incident.at === undefined ? "minutes" : "at"]),
      wrong.late,
      right.early,
    );
  if (incident.do === "moves" && !place.hasMoves)
    throw new BadScenario(source.valueAt([...path, "do"]), wrong.noMoves, right.moves);
  if (board === undefined) return;
  if (board > place.boards)
    throw new BadScenario(source.valueAt([...path, "board"]), wrong.noBoard(board), right.board(place.boards));
  const end = place.ends.get(board);
  if (end !== undefined && end !== incident && lastMs >= (end.at ?? 0))
    throw new BadScenario(source.valueAt([...path, "board"]), wrong.ended(board), right.once);
}
