/**
 * Keeps what the clocks themselves have said lately, and judges the numbers that the server shows of them: each must be
 * one that the clock had shown not long before.
 */
import { readState } from "../../link/heard";
import type { SideName, State } from "../../link/state";
import { keyOf } from "../bridge/match";
import type { ClockChange, ClockView } from "../model/clock";
import { readTime } from "../model/shown";

/** A text, and when it came; it holds until the next one. */
interface Shown {
  readonly atMs: number;
  readonly text: string;
}

/** How late the server may be, ms. A busy machine needs that; a wrong number is wrong for longer. */
const lateMs = 2500;
const keptMs = 30_000;

/** A wrong number. */
export interface Wrong {
  readonly where: string;
  readonly said: string;
}

const counted = (text: string): boolean => /\d/.test(text);

export class Truth {
  /** Every event that a clock has had, for the record. */
  readonly did: State[][];
  numbers = 0;
  answers = 0;
  readonly wrong: Wrong[] = [];
  private readonly places: Map<string, Shown[]>[];
  /** What a clock forgot when its power failed: a record has it only if somebody heard it in time. */
  private readonly forgotten: Set<string>[];

  /** `sideAtLeft` returns the side whose time is at the left of a clock. */
  constructor(
    count: number,
    private readonly sideAtLeft: (clock: number) => SideName,
    private readonly onWrong: (wrong: Wrong) => void,
  ) {
    this.did = Array.from({ length: count }, () => []);
    this.forgotten = Array.from({ length: count }, () => new Set<string>());
    this.places = Array.from({ length: count }, () => new Map<string, Shown[]>());
  }

  /** Takes a line that a clock sends. */
  say(clock: number, line: string): void {
    const said = JSON.parse(line.slice(line.indexOf("{"))) as { event?: string; screen?: Record<string, string> };
    if (said.event === "screen") {
      for (const [place, text] of Object.entries(said.screen ?? {})) this.put(clock, place, text);
      return;
    }
    const state = readState(said);
    if (state === undefined) return;
    if ("seq" in said) this.did[clock]?.push(state);
    for (const [place, text] of statePlaces(state)) this.put(clock, place, text);
  }

  /** The power is back: the clock has so many presses of both sides, and has forgotten what came after them. */
  restore(clock: number, presses: number): void {
    const did = this.did[clock] ?? [];
    const pressesIn = ({ white, black }: State): number => white.presses + black.presses;
    const first = did.findLastIndex((state) => pressesIn(state) <= presses) + 1;
    for (const state of did.splice(first)) this.forgotten[clock]?.add(keyOf(state));
  }

  /** Returns true for what only the journal tells: a power cut, or what the clock forgot in it. */
  isBeside(clock: number, state: State): boolean {
    return state.event === "power" || this.forgotten[clock]?.has(keyOf(state)) === true;
  }

  /** Judges a view of the server, which read it between two instants. A clock that is not online shows old numbers. */
  judgeView(where: string, clock: number, view: ClockView | ClockChange, fromMs: number, toMs: number): void {
    if (view.presence !== undefined && view.presence !== "online") return;
    const said = new Map(Object.entries(view.screen ?? {}));
    if (view.state !== undefined && view.state !== null)
      for (const [place, text] of statePlaces(view.state)) said.set(place, text);
    for (const [place, text] of said)
      if (counted(text)) this.judge(`${where}, ${place}`, text, this.held(clock, place, fromMs, toMs).includes(text));
  }

  /** Judges a time of a side in another form, such as PGN's or a table's. Both are compared in whole seconds. */
  judgeTime(where: string, clock: number, side: SideName, text: string, fromMs: number, toMs: number): void {
    const place = this.sideAtLeft(clock) === side ? "left" : "right";
    const texts = [place, `${side} shown`].flatMap((each) => this.held(clock, each, fromMs, toMs));
    const seconds = (each: string): number => Math.ceil(readTime(each) / 1000);
    this.judge(`${where}, ${side}`, text, texts.map(seconds).includes(seconds(text)));
  }

  judge(where: string, said: string, isRight: boolean): void {
    this.numbers++;
    if (isRight) return;
    const wrong = { where, said };
    this.wrong.push(wrong);
    this.onWrong(wrong);
  }

  private put(clock: number, place: string, text: string): void {
    const atMs = performance.now();
    const texts = this.places[clock]?.get(place) ?? [];
    texts.push({ atMs, text });
    // The one that held at the beginning of the time that is kept stays.
    while ((texts[1]?.atMs ?? atMs) < atMs - keptMs) texts.shift();
    this.places[clock]?.set(place, texts);
  }

  /** Returns the texts that a place had at any instant between two, or shortly before. */
  private held(clock: number, place: string, fromMs: number, toMs: number): readonly string[] {
    const texts = this.places[clock]?.get(place) ?? [];
    return texts
      .filter(({ atMs }, at) => atMs <= toMs && (texts[at + 1]?.atMs ?? toMs) >= fromMs - lateMs)
      .map(({ text }) => text);
  }
}

/** The numbers of a state that only events change. The times of a side that runs are on the display. */
function statePlaces(state: State): [place: string, text: string][] {
  const sides = (["white", "black"] as const).flatMap((side): [string, string][] => [
    [`${side} presses`, String(state[side].presses)],
    [`${side} period`, String(state[side].period)],
    [`${side} shown`, state[side].shown],
  ]);
  return [...sides, ["control", state.control]];
}
