/** Runs `flagfall hall --script FILE`: plays the day of a file against a server of its own. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFault, readInput } from "../files/input";
import { checkChain } from "../hall/record/audit";
import { openRecord } from "../hall/record/record";
import { type Day, spanText } from "../hall/rehearsal/day";
import { NotStarted, programOf } from "../hall/rehearsal/program";
import { readDay } from "../hall/rehearsal/read-day";
import { eventsIn, faultsOf, sum } from "../hall/rehearsal/records";
import { playDay } from "../hall/rehearsal/rehearsal";
import type { Played, Task, Teller } from "../hall/rehearsal/told";
import { fileMaxBytes } from "../scenario/load";
import { onOneLine } from "../scenario/problem";
import type { Language } from "../words/language";
import { type RehearsalWords, rehearsalWords } from "../words/rehearsal";
import { runWords } from "../words/run";
import { Refusal, refusalAt, refusalOf } from "./refusal";
import type { Streams } from "./streams";

export interface RehearseWish {
  readonly script: string;
  readonly isAuto: boolean;
  readonly speed: number;
  readonly seed: number;
  readonly port: number;
  readonly out: string;
  /** The program that is the server; this one if absent. */
  readonly program?: string | undefined;
}

const recordName = "hall.db";
const bridge = "hall";

/** Returns 0 if everything was done and no number was wrong, else 1. Throws a `Refusal` for bad input. */
export async function rehearse(
  wish: RehearseWish,
  language: Language,
  streams: Streams,
  ended: Promise<unknown>,
): Promise<number> {
  const words = rehearsalWords(language);
  const day = dayOf(wish.script, language);
  const folder = folderOf(wish.out, words);
  const { port } = wish;
  const url = `http://127.0.0.1:${port}`;
  const print = (line: string): void => streams.out(`${onOneLine(line)}\n`);
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
  });
  const common = ["--name", bridge, "--record", recordName, "--port", String(port), "--lang", language];
  const program = wish.program ?? process.argv[1] ?? "";
  print(words.server(url));
  const played = await playDay({
    ...{ day, speed: wish.speed, seed: wish.seed, isAuto: wish.isAuto, url },
    server: (addresses) => programOf(program, ["serve", ...addresses, ...common], folder),
    tell: tellerOf(words, day, folder, print),
    isEnded: () => isEnded,
  }).catch((thrown: unknown) => {
    if (!(thrown instanceof NotStarted)) throw thrown;
    throw new Refusal(words.noServer(thrown.message.trim()));
  });
  return report(played, folder, words, print);
}

function dayOf(file: string, language: Language): Day {
  let bytes: Uint8Array;
  try {
    bytes = readInput(file, fileMaxBytes);
  } catch (thrown) {
    throw refusalAt(file, {
      wrong: readFault(thrown, runWords(language)),
      right: rehearsalWords(language).right.path,
    });
  }
  const read = readDay(file, bytes, language);
  if ("problem" in read) throw refusalOf(read.problem);
  return read.day;
}

/** Makes the folder. A record of another day would count as wrong. */
function folderOf(folder: string, words: RehearsalWords): string {
  if (existsSync(join(folder, recordName))) throw new Refusal(words.used(folder));
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new Refusal(words.noFolder(folder));
  }
  return folder;
}

function tellerOf(words: RehearsalWords, day: Day, folder: string, print: (line: string) => void): Teller {
  const at = (ms: number, text: string): void => print(words.line(spanText(ms), text));
  return {
    toSet(round, text) {
      const file = join(folder, `round-${round}.trf`);
      writeFileSync(file, text);
      print(words.set(round, day.rounds.length, file));
    },
    begins: (round, lengthMs) => print(words.begins(round, spanText(lengthMs))),
    called: (task) => at(task.atMs, words.kinds[task.kind].called(task)),
    say: (ms, what, board) => at(ms, what === "spare" ? words.spare(board) : words[what]),
    running: (ms, games, { numbers, wrong }) => at(ms, words.running(games, numbers, wrong.length)),
    wrong: ({ where, said }) => print(words.wrongNumber(where, said)),
  };
}

/** Prints what was done, and what the record has of it. */
async function report(
  { tasks, truth, driftMs }: Played,
  folder: string,
  words: RehearsalWords,
  print: (line: string) => void,
): Promise<number> {
  print(words.report);
  for (const task of tasks) print(taskLine(task, words));
  const file = join(folder, recordName);
  const place = ({ clock }: { clock: string }): number => Number(clock.slice(clock.lastIndexOf("-") + 1)) - 1;
  const recorded = (await eventsIn(file, bridge)).filter((event) => !truth.isBeside(place(event), event.state));
  const did = truth.did.map((states, clock) => states.filter((state) => !truth.isBeside(clock, state)));
  const { events, lost, doubled, misdated } = faultsOf(did, recorded, place);
  const record = await openRecord({ file });
  const { broken } = checkChain(record.audit.rows(0, -1));
  record.close();
  print(words.numbers(truth.answers, truth.numbers, truth.wrong.length));
  print(words.record(did.flat().length, events, sum(lost), sum(doubled), misdated));
  print(words.log(broken === undefined));
  if (driftMs !== undefined) print(words.drift(driftMs));
  const isDone = tasks.every(({ doneMs }) => doneMs !== undefined);
  const isRight = truth.wrong.length + sum(lost) + sum(doubled) + misdated === 0 && broken === undefined;
  return isDone && isRight ? 0 : 1;
}

function taskLine(task: Task, words: RehearsalWords): string {
  const { round, atMs, board, kind, doneMs } = task;
  const outcome = doneMs === undefined ? words.missed : words.done(Math.round(doneMs / 1000));
  const place = board === 0 ? words.hall : words.board(board);
  return words.task(round, spanText(atMs), place, words.kinds[kind].should(task), outcome);
}
