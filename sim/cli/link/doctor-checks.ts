/** Examines a clock over the link: first alone, then with a person who presses keys and looks at the board. */
import type { Board } from "../../../board-defs/board";
import { version } from "../../../package.json";
import { contactsOf } from "../../boards/contacts";
import { measure, type Watch } from "../../link/calibration";
import type { LinkedClock } from "../../link/clock";
import { LinkFault } from "../../link/fault";
import type { Hello } from "../../link/state";
import type { DoctorWords } from "../../words/link";
import { type Finding, readResult, type Verdict } from "./findings";

/** Asks the person and returns the answer, or undefined if there is nobody. */
export type Question = (text: string) => Promise<string | undefined>;

export interface Patient {
  clock: LinkedClock;
  hello: Hello;
  /** Undefined if this program does not know the board. */
  board: Board | undefined;
  watch: Watch;
}

/** Short: it is exact to some hundred ppm, and the wrong crystal is off by far more. */
const measureMs = 3000;
const readingMs = 100;
const roundMaxMs = 200;
const paceMaxPpm = 1000;
const linesMax = 100;
const keyMs = 20_000;
const pollMs = 100;
const toneHz = 1000;
/** The contacts in the order of `Switch`. */
const contactNames = ["left_lever", "right_lever", "menu", "start", "minus", "plus", "left_ask", "right_ask"] as const;

function finding(check: string, isRight: boolean, reading: string, right: string): Finding {
  return { check, verdict: isRight ? "ok" : "bad", reading, right };
}

/** Makes every check that needs no person. Rejects with a `LinkFault` if the clock falls silent. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const { hello } = patient;
  const sameVersion: Verdict = hello.version === version ? "ok" : "open";
  return [
    { check: "version", verdict: sameVersion, reading: hello.version, right: version },
    finding("board", patient.board !== undefined, hello.board, patient.board?.name ?? "flagfall boards"),
    ...(await examinePace(patient)),
    ...(await examineLog(patient)),
    ...(await readSelfTest(patient.clock)),
  ];
}

/** Reads the clock's counter for some seconds, which also shows whether answers come, and how soon. */
async function examinePace({ clock, watch }: Patient): Promise<Finding[]> {
  const rounds: number[] = [];
  const timed = {
    time: async () => {
      const askedMs = watch.now();
      const answer = await clock.time();
      rounds.push(watch.now() - askedMs);
      return answer;
    },
  };
  const { ppm, taken } = await measure(timed, { durationMs: measureMs, everyMs: readingMs, watch });
  const slowestMs = Math.round(Math.max(...rounds));
  return [
    finding("answers_ms", slowestMs <= roundMaxMs, `${slowestMs} (${taken})`, `0..${roundMaxMs}`),
    finding("pace_ppm", Math.abs(ppm) <= paceMaxPpm, String(Math.round(ppm)), `-${paceMaxPpm}..${paceMaxPpm}`),
  ];
}

async function examineLog({ clock, hello }: Patient): Promise<Finding[]> {
  if (hello.pages === 0) return [{ check: "log", verdict: "open", reading: "0", right: "" }];
  const { hex } = await clock.ask("log 0");
  return [finding("log", typeof hex === "string" && /^([0-9a-f]{2})*$/.test(hex), String(hello.pages), "1..")];
}

/** Returns the results of the last self-test. A clock without one, or on which none was made, leaves it open. */
async function readSelfTest(clock: LinkedClock): Promise<Finding[]> {
  const results: Finding[] = [];
  try {
    for (let place = 0; place < linesMax; place++) {
      const { line } = await clock.ask(`selftest ${place}`);
      if (typeof line !== "string" || line === "") break;
      const result = readResult(line);
      if (result !== undefined) results.push(result);
    }
  } catch (thrown) {
    if (!(thrown instanceof LinkFault) || thrown.kind !== "refused") throw thrown;
  }
  return results.length > 0 ? results : [{ check: "selftest", verdict: "open", reading: "", right: "" }];
}

/** Lets the person press each key, name the lamp that is lit, and listen. Nothing is asked of a board that it lacks. */
export async function examineWithPerson(
  patient: Patient,
  words: DoctorWords,
  ask: Question,
  say: (line: string) => void,
): Promise<Finding[]> {
  const { board, clock } = patient;
  if (board === undefined || !(await canTry(clock))) return [];
  const findings: Finding[] = [];
  if ((await ask(words.ask.begin)) === undefined) return [{ check: "person", verdict: "open", reading: "", right: "" }];
  for (const [at, { pin }] of contactsOf(board).entries()) {
    const name = contactNames[at];
    if (pin !== undefined && name !== undefined) {
      say(words.press[name]);
      findings.push(await examineKey(patient, at, name));
    }
  }
  if (board.flag.kind === "led") findings.push(...(await examineLamps(clock, words, ask)));
  if (board.buzzer !== undefined) {
    await clock.ask(`selftest tone ${toneHz}`);
    findings.push(await judge("tone", words.ask.tone, words, ask));
  }
  findings.push(await judge("display", words.ask.display, words, ask));
  return findings;
}

async function canTry(clock: LinkedClock): Promise<boolean> {
  try {
    await clock.ask("selftest contacts");
    return true;
  } catch (thrown) {
    if (thrown instanceof LinkFault && thrown.kind === "refused") return false;
    throw thrown;
  }
}

/** Waits until the key was pressed and released, or until the person gives up. */
async function examineKey(
  { clock, watch }: Patient,
  at: number,
  name: (typeof contactNames)[number],
): Promise<Finding> {
  const isClosed = async () => {
    const { contacts } = await clock.ask("selftest contacts");
    return Array.isArray(contacts) && contacts[at] === 1;
  };
  let changes = 0;
  let before = await isClosed();
  for (const beginMs = watch.now(); changes < 2 && watch.now() - beginMs < keyMs; ) {
    await watch.sleep(pollMs);
    const now = await isClosed();
    if (now !== before) changes++;
    before = now;
  }
  return finding(`key_${name}`, changes === 2, String(changes), "2..2");
}

/** Lights one lamp after the other. The person does not know which. */
async function examineLamps(clock: LinkedClock, words: DoctorWords, ask: Question): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [side, lamps] of [["left", "1 0"] as const, ["right", "0 1"] as const]) {
    await clock.ask(`selftest lamps ${lamps}`);
    const answer = (await ask(words.ask.lamp))?.trim().toLowerCase() ?? "";
    const seen = words.sides.find(([letter]) => letter === answer.charAt(0))?.[1] ?? "none";
    findings.push(finding(`lamp_${side}`, seen === side, seen, side));
  }
  await clock.ask("selftest lamps 0 0");
  return findings;
}

async function judge(check: string, question: string, words: DoctorWords, ask: Question): Promise<Finding> {
  const answer = (await ask(question))?.trim().toLowerCase() ?? "";
  if (answer === "") return { check, verdict: "open", reading: "", right: "yes" };
  const isYes = answer.startsWith(words.yes);
  return finding(check, isYes, isYes ? "yes" : "no", "yes");
}
