/**
 * Random and damaged lines for the firmware's parser. Two clocks play the same game; one of them is locked and receives
 * the lines. Both must stay equal to the ms. A third clock is not locked: it may obey, and must answer every line once.
 */
import type { App } from "../../firmware/app/model/app";
import { stateLine } from "../../firmware/app/report/state-line";
import { Event, Side } from "../../firmware/core/words";
import { Switch } from "../../hal/hal";
import { type Desk, openDesk } from "../app/desk";
import { Random } from "../oracle/random";
import { fuzzedLine } from "./lines-fuzzed";

const code = "7391";
const roundLines = 500;
const lineMax = 230;
const controls = ["180+2", "300", "40/60:60", "60d5", "3x10", "*60", "gong10", "up"] as const;

/** Plays a round. Returns what went wrong and the seed that shows it, or undefined. */
export function fuzzRound(seed: number, lines = roundLines): string | undefined {
  const random = new Random(seed);
  const control = random.pick(controls as unknown as [string, ...string[]]);
  const [fired, spared, open] = [locked(control), locked(control), openDesk({ control })];
  for (let n = 0; n < lines; n++) {
    const line = fuzzedLine(random);
    live([fired, spared, open], random);
    try {
      const told = faultOf(fired, line) ?? faultOf(open, line);
      if (told !== undefined) return `seed ${seed}, line ${n}: ${JSON.stringify(line)}: ${told}`;
    } catch (thrown) {
      return `seed ${seed}, line ${n}: ${JSON.stringify(line)}: ${String(thrown)}`;
    }
    for (const desk of [fired, spared]) desk.line("state");
    const [mine, others] = [factsOf(fired), factsOf(spared)];
    if (mine !== others) return `seed ${seed}, line ${n}: ${JSON.stringify(line)}: ${mine} instead of ${others}`;
    for (const desk of [fired, spared, open]) desk.lines.length = 0;
  }
  return undefined;
}

function locked(control: string): Desk {
  const desk = openDesk({ control });
  desk.line(`lock ${code}`);
  desk.line("lock");
  return desk;
}

/** Does the same to all clocks. */
function live(desks: readonly Desk[], random: Random): void {
  const ms = random.chance(0.2) ? random.whole(0, 2_000) : 0;
  const key = random.chance(0.03) ? random.whole(Switch.Left, Switch.Plus) : -1;
  for (const desk of desks) {
    if (ms > 0) desk.wait(ms);
    if (key >= 0) desk.tap(key);
  }
}

/** Returns what is wrong with the answer: one in JSON for each line, none for a line that cannot be read. */
function faultOf(desk: Desk, line: string): string | undefined {
  const from = desk.lines.length;
  desk.line(line);
  let answers = 0;
  for (const each of desk.lines.slice(from)) {
    const said = JSON.parse(each.replace(/^\*[0-9a-f]{2} /, "")) as Record<string, unknown>;
    if ("ok" in said || "error" in said) answers++;
  }
  const wanted = line === "" || line.length > lineMax ? 0 : 1;
  return answers === wanted ? undefined : `${answers} answers`;
}

/** A page of the lock shows how many codes were wrong, so the test does not compare it. */
const lastFace = 6;
const labels = { control: "", klass: 0, tenths: false };

/** Returns everything that a line must not change. */
function factsOf({ app }: Desk): string {
  const { clock, settings, stage, lock, programs, game } = app;
  const shown = stage <= lastFace ? app.display.shown : [];
  const line = stateLine(clock, labels, clock.atMs, Event.Expect, Side.None, false);
  return (
    line + JSON.stringify([settings, stage, lock.isOpen, programs, game.next, game.isAdjourned, shown, namesOf(app)])
  );
}

function namesOf({ game, link }: App): unknown[] {
  return [game.tableNumber, game.names, link.isUnlocked];
}
