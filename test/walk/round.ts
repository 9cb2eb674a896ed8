/** One round of the random walk: a board, a first stage, a person with certain habits, and strokes. */
import type { Board } from "../../board-defs/board";
import type { App } from "../../firmware/app/model/app";
import { Form, Stage } from "../../firmware/app/model/choices";
import { Switch } from "../../hal/hal";
import { boards } from "../../sim/boards/known";
import type { Step } from "../../sim/engines/engine";
import { Random } from "../oracle/random";
import { faultOf, gameOf, isRefused, keptFault } from "./faults";
import { Hand } from "./hand";
import { goTo, hasStage, stages, wayHomeFault, wayOutFault } from "./places";

export interface Round {
  readonly board: Board;
  readonly steps: readonly Step[];
  /** The reports of the clock after each of them. */
  readonly lines: readonly string[];
  readonly strokes: number;
  /** The places that the walk reached, each as `stage/list` or `stage/form`. */
  readonly places: ReadonlySet<string>;
  /** The fault and the strokes before it. */
  readonly fault: string | undefined;
}

/** The boards that can run the device; the micro:bit cannot. */
export const walkedBoards: readonly Board[] = boards.filter(({ memory }) => (memory.variables ?? 0) >= 2950);

const controls: readonly [string, ...string[]] = [
  ...["180+2", "300", "40/60:60", "60:60", "60d5", "60b5", "3x10", "20:c3/10", "*60", "gong10", "20:up30", "up"],
  ...["W60-B50", "1/60:60;at=own", "1/5+1:10*", "5400+30:1800+30", "600:1x30", "W300+2-B240+2;from=61"],
] as [string, ...string[]];

const storyMax = 60;

/** The habits of a hand: how often it holds a key, keeps one down, or waits. */
interface Habits {
  hold: number;
  repeat: number;
  lever: number;
  wait: number;
  chord: number;
  lost: number;
}

function habitsOf(random: Random): Habits {
  return {
    hold: random.pick([0.01, 0.05, 0.15]),
    repeat: random.pick([0.02, 0.1, 0.2]),
    lever: random.pick([0, 0.02, 0.3]),
    wait: random.pick([0.01, 0.05]),
    chord: random.pick([0, 0.02, 0.1]),
    lost: random.pick([0, 0.02, 0.05]),
  };
}

/**
 * Plays the round of a seed. With `operations` it also reports what is drawn. `look` finds more faults after each
 * stroke.
 */
export function playRound(
  seed: number,
  strokes: number,
  board: Board,
  operations: boolean,
  look: (app: App) => string | undefined = () => undefined,
): Round {
  const random = new Random(seed);
  const language = random.pick(["en", "es"] as const);
  const laws = random.pick([1997, 2001, 2014, 2018, 2023] as const);
  const script = { control: "", options: { language }, laws, script: [] };
  const hand = new Hand(board, script, { counterStart: random.whole(0, 2 ** 30 - 1), driftPpm: 0, operations });
  const places = new Set<string>();
  let done = 0;
  let fault = tried(() => begin(hand, random, seed));
  const habits = habitsOf(random);
  for (; done < strokes && fault === undefined; done++) {
    fault = tried(() => strokeFault(hand, random, habits) ?? look(hand.app));
    places.add(placeOf(hand));
  }
  if (fault !== undefined) fault += `\n  ${board.name}, seed ${seed}, stroke ${done}: ${lastOf(hand.story)}`;
  return { board, steps: hand.steps, lines: hand.lines, strokes: done, places, fault };
}

function lastOf(story: readonly string[]): string {
  return story.slice(-storyMax).join(", ");
}

function tried(act: () => string | undefined): string | undefined {
  try {
    return act();
  } catch (thrown) {
    return thrown instanceof Error
      ? (thrown.stack ?? thrown.message).split("\n").slice(0, 4).join(" ")
      : String(thrown);
  }
}

function placeOf({ app }: Hand): string {
  const { stage } = app;
  const { list, form } = app.menu;
  return stage === Stage.Listing ? `list ${list}` : stage === Stage.Filling ? `form ${form}` : `stage ${stage}`;
}

/** Returns each stage in turn. */
function begin(hand: Hand, random: Random, seed: number): string | undefined {
  const own = stages.filter((stage) => hasStage(hand, stage));
  const stage = own[seed % own.length] ?? Stage.Setup;
  if (stage !== Stage.Testing && random.chance(0.2)) hand.line("lock 4711");
  goTo(hand, stage, stage === Stage.Fallen ? "60+2" : random.pick(controls));
  if (stage === hand.app.stage || (hand.app.settings.lockCode >= 0 && hand.app.menu.form === Form.Unlock))
    return faultOf(hand.app);
  return `stage ${stage} was to be reached, stage ${hand.app.stage} is`;
}

function strokeFault(hand: Hand, random: Random, habits: Habits): string | undefined {
  const before = gameOf(hand.app);
  stroke(hand, random, habits);
  const { app } = hand;
  const fault = faultOf(app) ?? keptFault(app);
  if (fault !== undefined) return fault;
  if (isRefused(app) && gameOf(app) !== before && app.game.noShowMin < 0) return "what was refused changed the game";
  if (!random.chance(habits.lost)) return undefined;
  const lost = wayOutFault(hand) ?? (random.chance(0.3) ? wayHomeFault(hand) : undefined);
  if (lost === undefined && app.settings.lockCode >= 0 && random.chance(0.5))
    hand.line(`unlock ${app.settings.lockCode}`);
  return lost ?? faultOf(app);
}

function stroke(hand: Hand, random: Random, habits: Habits): void {
  const { contacts } = hand;
  const keys = contacts.filter((contact) => contact >= Switch.Menu) as [Switch, ...Switch[]];
  const levers = contacts.filter((contact) => contact < Switch.Menu);
  if (random.chance(habits.wait)) hand.wait(random.pick([500, 5000, 60_000, 400_000]));
  const key = random.pick(keys);
  if (levers.length > 0 && random.chance(habits.lever)) lever(hand, random, random.pick(levers as [Switch]));
  else if (random.chance(habits.chord)) chord(hand, random, key, random.pick(keys));
  else if (random.chance(habits.hold)) hand.hold(key, random.whole(950, 1300));
  else if (key >= Switch.Minus && random.chance(habits.repeat)) hand.hold(key, random.whole(500, 6000));
  else hand.hold(key, random.whole(30, 300));
}

/** Presses a lever with bounce. The board sometimes handles the edges late. */
function lever(hand: Hand, random: Random, contact: Switch): void {
  const lateMs = random.chance(0.1) ? random.whole(1, 40) : 0;
  if (lateMs > 0) hand.wait(lateMs);
  hand.edge(contact, true, lateMs);
  if (random.chance(0.2)) {
    hand.wait(2);
    hand.edge(contact, false);
    hand.wait(2);
    hand.edge(contact, true);
  }
  hand.wait(random.whole(30, 400));
  hand.edge(contact, false);
  hand.wait(random.whole(1, 60));
}

/** Presses a second key before releasing the first. */
function chord(hand: Hand, random: Random, first: Switch, second: Switch): void {
  if (first === second) {
    hand.tap(first);
    return;
  }
  hand.edge(first, true);
  hand.wait(random.whole(5, 700));
  hand.edge(second, true);
  hand.wait(random.whole(5, 1300));
  const [one, other] = random.chance(0.5) ? [first, second] : [second, first];
  hand.edge(one, false);
  hand.wait(random.whole(5, 1300));
  hand.edge(other, false);
  hand.wait(60);
}
