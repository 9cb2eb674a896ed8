/** Runs `flagfall doctor`: examines a clock at a serial port and writes a report about it. */
import { createInterface } from "node:readline/promises";
import { boards } from "../../boards/known";
import { faultOfOutput } from "../../files/output-fault";
import { writeFiles } from "../../files/whole-files";
import { systemWatch } from "../../link/calibration";
import { LinkedClock } from "../../link/clock";
import { LinkFault } from "../../link/fault";
import { knownClocks, openPort } from "../../link/port";
import type { Language } from "../../words/language";
import { type DoctorWords, doctorWords } from "../../words/link";
import { isWritable } from "../outputs";
import { codeOfRun, refusalAt } from "../refusal";
import { processStreams, type Streams } from "../streams";
import { examine, examineWithPerson, type Patient, type Question } from "./doctor-checks";
import { printReport } from "./doctor-report";
import { type Finding, hasBad } from "./findings";
import { linkRefusal, type Means, openLonePort } from "./lone-port";

export interface DoctorOptions {
  language: Language;
  /** The port; the only one there is if absent. */
  port?: string | undefined;
  /** The file of the report. */
  out?: string | undefined;
}

/** Access to the clock, to time and to the person. Tests provide their own. */
export interface DoctorMeans extends Means {
  /** Undefined if nobody is at the terminal. */
  ask?: Question | undefined;
  write?: typeof writeFiles;
}

const reportFile = "flagfall-doctor.md";
const widest = 24;

/**
 * Examines the clock and writes the report. Returns the exit code and never throws:
 * - 0: nothing is bad
 * - 1: a check failed, and the report says which
 * - 2: no port, no clock, a game on the clock, or no room for the report
 */
export async function doctorCommand(
  options: DoctorOptions,
  streams: Streams = processStreams,
  means: DoctorMeans = systemMeans(),
): Promise<number> {
  const words = doctorWords(options.language);
  return codeOfRun(
    "",
    streams,
    () => treat(options, words, streams, means),
    (thrown) => linkRefusal(options.port ?? "flagfall doctor", thrown, words),
  );
}

async function treat(
  options: DoctorOptions,
  words: DoctorWords,
  streams: Streams,
  means: DoctorMeans,
): Promise<number> {
  const file = options.out ?? reportFile;
  if (!isWritable(file)) throw refusalAt(file, { wrong: words.unwritten, right: words.otherFile });
  const path = options.port ?? (await onlyPort(words, means));
  const clock = new LinkedClock(await openLonePort(path, options.language, words, means), {
    patienceMs: means.patienceMs,
  });
  try {
    const hello = await clock.hello();
    if ((await clock.state()).mode === "running") throw refusalAt(path, { wrong: words.busy, right: words.endGame });
    const board = boards.find(({ name }) => name === hello.board);
    const findings = await findingsOf({ clock, hello, board, watch: means.watch }, words, streams, means.ask);
    const computer = `${process.platform} ${process.arch}, Node ${process.versions.node}`;
    const date = new Date().toISOString().slice(0, 10);
    write(file, printReport(findings, { hello, computer, date }, words), words, means);
    streams.out(`${summaryOf(findings, words)}\n${words.written(file)}\n`);
    return hasBad(findings) ? 1 : 0;
  } catch (thrown) {
    throw thrown instanceof LinkFault ? linkRefusal(path, thrown, words) : thrown;
  } finally {
    await clock.close();
  }
}

async function findingsOf(
  patient: Patient,
  words: DoctorWords,
  streams: Streams,
  ask: Question | undefined,
): Promise<Finding[]> {
  const alone = await examine(patient);
  streams.out(linesOf(alone, words));
  if (alone.some(({ check }) => check === "selftest")) streams.out(`${words.noSelfTest}\n`);
  if (ask === undefined) return alone;
  const together = await examineWithPerson(patient, words, ask, (line) => streams.out(`${line}\n`));
  streams.out(linesOf(together, words));
  return [...alone, ...together];
}

function linesOf(findings: readonly Finding[], { verdicts }: DoctorWords): string {
  return findings
    .map(({ check, verdict, reading, right }) => {
      const range = right === "" ? "" : `  (${right})`;
      return `${verdicts[verdict].padEnd(10)}${check.padEnd(widest)}${reading}${range}`.trimEnd();
    })
    .map((line) => `${line}\n`)
    .join("");
}

function summaryOf(findings: readonly Finding[], words: DoctorWords): string {
  const count = (sought: Finding["verdict"]) => findings.filter(({ verdict }) => verdict === sought).length;
  return words.summary(count("ok"), count("bad"), count("open"));
}

async function onlyPort(words: DoctorWords, means: Means): Promise<string> {
  const ports = await means.ports().catch(() => []);
  const [only] = ports;
  if (only !== undefined && ports.length === 1) return only;
  const wrong = ports.length === 0 ? words.noPort : words.manyPorts(ports);
  throw refusalAt("flagfall doctor", { wrong, right: words.name });
}

function write(file: string, text: string, words: DoctorWords, means: DoctorMeans): void {
  try {
    (means.write ?? writeFiles)(new Map([[file, text]]));
  } catch (thrown) {
    const wrong = faultOfOutput(thrown) === "full" ? words.full : words.unwritten;
    throw refusalAt(file, { wrong, right: words.otherFile });
  }
}

function systemMeans(): DoctorMeans {
  const isPersonThere = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const means = { watch: systemWatch, open: (path: string) => openPort(path), ports: () => knownClocks() };
  return isPersonThere ? { ...means, ask: askAtTerminal } : means;
}

async function askAtTerminal(text: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(text);
  } finally {
    terminal.close();
  }
}
