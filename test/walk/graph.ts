/**
 * Walks the user interface of a board completely, breadth first: at every place that keys reach, every stroke is made.
 * Values are told apart only as first, last and other.
 */
import type { Board } from "../../board-defs/board";
import { programText, REMOTE } from "../../firmware/app/game/programs";
import { fieldAt } from "../../firmware/app/menu/fields";
import type { App } from "../../firmware/app/model/app";
import { FieldKind, Form, List, Stage } from "../../firmware/app/model/choices";
import { Switch } from "../../hal/hal";
import type { displayCodes } from "../../sim/words/clock-languages";
import { faultOf, keptFault } from "./faults";
import { Hand } from "./hand";

export interface Wish {
  readonly board: Board;
  readonly laws: 1997 | 2001 | 2014 | 2018 | 2023;
  readonly language: (typeof displayCodes)[number];
  /** The program that the walker chooses, by its number. */
  readonly program: number;
}

/** A place, the shortest way to it from the first power-on, and for each of its strokes the place to which it leads. */
export interface Place {
  readonly name: string;
  readonly stage: Stage;
  readonly strokes: readonly string[];
  readonly way: readonly string[];
  readonly ways: Map<string, string>;
}

export interface Graph {
  readonly places: ReadonlyMap<string, Place>;
  readonly start: string;
  /** The strokes of all ways together, each from the first power-on. */
  readonly strokes: number;
  /** The fault at a place, and the last strokes before it. */
  readonly faults: readonly string[];
}

const HOLD_MS = 1100;
const REPEAT_MS = 4000;
const FLAG_MS = 400_000;
/** The digits of the longest value, and more than the choices of any field. */
const DIGITS = 8;
const CHOICES = 40;
const rangeOf = (app: App) => {
  const { slot, kind, from, max } = fieldAt(app, app.menu.field);
  const value = app.menu.values[slot] ?? 0;
  return { kind, value, min: kind === FieldKind.Choice ? 0 : from, max };
};

function valueClass(app: App): string {
  const { kind, value, min, max } = rangeOf(app);
  if (kind === FieldKind.Choice) return `choice ${value}`;
  return value === min ? "first" : value === max ? "last" : "other";
}

const isForm = ({ stage }: App): boolean => stage === Stage.Filling || stage === Stage.Correcting;

/** Returns where a number is among others. */
const rankOf = (n: number, count: number): string => (n === 0 ? "first" : n === count - 1 ? "last" : "other");

/** Returns what the walker makes of a program: it plays one, edits the owner's, and passes the others. */
function programOf(app: App, n: number, { program }: Wish): string {
  if (n === program) return "the program";
  return programText(app, n) === "" ? "an empty program" : n >= REMOTE ? "an own program" : "another program";
}

/** Returns the chosen row of a menu, and whether it can be chosen now. */
function rowOf(hand: Hand, wish: Wish): string {
  const { list, listAt } = hand.app.menu;
  if (list === List.Programs) return programOf(hand.app, listAt + 1, wish);
  const mark = hand.chosen.startsWith("(") ? "no" : "yes";
  return list === List.Journal ? `row ${rankOf(listAt, -1)} ${mark}` : `row ${listAt} ${mark}`;
}

/** Returns the field under the cursor: its label, and where it is in the form. */
function fieldOf(app: App): string {
  const { menu } = app;
  const { label } = fieldAt(app, menu.field);
  return `field ${label} ${rankOf(menu.field, menu.fieldCount)}, digit ${menu.place}`;
}

/** Returns the name of the place where a clock is. */
export function placeOf(hand: Hand, wish: Wish): string {
  const { app } = hand;
  const { stage, menu, display, settings, lock } = app;
  const own = [`stage ${stage}`];
  if (stage === Stage.Listing) own.push(`list ${menu.list}`, rowOf(hand, wish));
  else if (isForm(app) && menu.fieldCount > 0) own.push(`form ${menu.form}`, fieldOf(app), valueClass(app));
  else if (isForm(app)) own.push(`form ${menu.form}`);
  else if (display.info > 0) own.push("information");
  if (stage === Stage.Setup) own.push(programOf(app, app.programs.chosen, wish));
  const isGuarded = stage < Stage.Correcting || menu.form === Form.Unlock;
  if (isGuarded && settings.lockCode >= 0 && !lock.isOpen) own.push("locked");
  return own.join(", ");
}

/** Returns the strokes that a place has. */
function strokesAt(hand: Hand, wish: Wish): string[] {
  const { app } = hand;
  const keys = hand.contacts.filter((contact) => contact >= Switch.Menu);
  const strokes = keys.flatMap((key) => [`tap ${key}`, `hold ${key}`]);
  const levers = hand.contacts.filter((contact) => contact < Switch.Menu && app.stage < Stage.Correcting);
  strokes.push(...levers.map((lever) => `tap ${lever}`));
  const hasAll = [Switch.Menu, Switch.Start, Switch.Minus, Switch.Plus].every((key) => hand.has(key));
  if (isForm(app) && hasAll) {
    strokes.push("back");
    if (app.menu.fieldCount > 0 && rangeOf(app).kind !== FieldKind.Code) strokes.push("to first", "to last");
    if (app.menu.form === Form.Unlock) strokes.push("unlock");
  }
  const { list } = app.menu;
  if (app.stage === Stage.Listing && (list === List.Settings || list === List.Speech)) strokes.push("values");
  if (app.stage === Stage.Setup) strokes.push("program");
  if (app.stage === Stage.Running) strokes.push("wait");
  const isOther = /another|an own/.test(placeOf(hand, wish));
  return isOther ? strokes.filter((stroke) => stroke !== `tap ${Switch.Start}`) : strokes;
}

/** Goes to the first or last value of the field under the cursor. */
function toEnd(hand: Hand, key: Switch, isThere: () => boolean): void {
  if (rangeOf(hand.app).kind === FieldKind.Choice) for (let n = 0; n < CHOICES && !isThere(); n++) hand.tap(key);
  for (let digit = 0; digit < DIGITS && !isThere(); digit++) {
    hand.hold(key, REPEAT_MS);
    if (!isThere()) hand.tap(Switch.Start);
  }
}

/** Types the code that opens the lock, after the minute in which no code counts. */
function unlock(hand: Hand): void {
  const { settings, menu } = hand.app;
  hand.wait(61_000);
  for (let digit = 3; digit >= 0; digit--) {
    const wanted = Math.floor(settings.lockCode / 10 ** digit) % 10;
    const now = () => Math.floor((menu.values[fieldAt(hand.app, 0).slot] ?? 0) / 10 ** digit) % 10;
    for (let n = 0; n < 10 && now() !== wanted; n++) hand.tap(Switch.Plus);
    hand.tap(Switch.Start);
  }
  hand.press(Switch.Start);
}

/** Passes through all values of a setting, back to the first. Stops if the row opens something else. */
function passValues(hand: Hand, look: () => void): void {
  const first = hand.chosen;
  for (let n = 0; n < CHOICES; n++) {
    hand.tap(Switch.Start);
    look();
    if (hand.app.stage !== Stage.Listing || hand.chosen === first) return;
  }
}

function make(hand: Hand, stroke: string, { program }: Wish, look: () => void): void {
  const { app } = hand;
  const [verb, key] = stroke.split(" ");
  const contact = Number(key) as Switch;
  if (verb === "tap") hand.tap(contact);
  else if (verb === "hold") hand.hold(contact, contact >= Switch.Minus ? REPEAT_MS : HOLD_MS);
  else if (verb === "wait") hand.wait(FLAG_MS);
  else if (verb === "values") passValues(hand, look);
  else if (verb === "unlock") unlock(hand);
  else if (verb === "program")
    for (let n = 0; n < CHOICES && app.programs.chosen !== program; n++) hand.tap(Switch.Plus);
  else if (verb === "back") {
    hand.edge(Switch.Menu, true);
    hand.tap(Switch.Minus);
    hand.edge(Switch.Menu, false);
    hand.wait(50);
  } else if (key === "first") toEnd(hand, Switch.Minus, () => rangeOf(app).value === rangeOf(app).min);
  else toEnd(hand, Switch.Plus, () => rangeOf(app).value === rangeOf(app).max);
}

/** A walk: each stroke is made on a copy of the board that was the first at its place, by the shortest way. */
class Walker {
  readonly places = new Map<string, Place>();
  /** The boards at the places whose strokes are still to be made. */
  private readonly hands = new Map<Place, Hand>();
  readonly faults: string[] = [];
  strokes = 0;

  constructor(
    readonly wish: Wish,
    private readonly look: (hand: Hand) => string | undefined,
  ) {}

  /** Notes what is wrong with what the clock shows now. */
  private examine(hand: Hand): void {
    const fault = faultOf(hand.app) ?? keptFault(hand.app) ?? this.look(hand);
    if (fault !== undefined && this.faults.some((known) => known.includes(fault))) return;
    if (fault !== undefined)
      this.faults.push(`${placeOf(hand, this.wish)}: ${fault} (${hand.story.slice(-20).join(", ")})`);
  }

  /** Returns the place where the clock is. Looks at it if it is new. */
  private arrive(hand: Hand, way: readonly string[]): Place {
    const name = placeOf(hand, this.wish);
    const known = this.places.get(name);
    if (known !== undefined) return known;
    const place = { name, stage: hand.app.stage, strokes: strokesAt(hand, this.wish), way, ways: new Map() };
    this.places.set(name, place);
    this.hands.set(place, hand);
    this.examine(hand);
    return place;
  }

  walk(): Place {
    const { board, language, laws } = this.wish;
    const start = this.arrive(new Hand(board, { control: "", options: { language }, laws, script: [] }), []);
    for (const [place, there] of this.hands) {
      for (const stroke of place.strokes) {
        const hand = there.fork();
        make(hand, stroke, this.wish, () => this.examine(hand));
        place.ways.set(stroke, this.arrive(hand, [...place.way, stroke]).name);
      }
      this.strokes += place.strokes.length * (place.way.length + 1);
      this.hands.delete(place);
    }
    return start;
  }
}

/** Walks a board. `look` finds more faults at each new place. */
export function walkGraph(wish: Wish, look: (hand: Hand) => string | undefined): Graph {
  const walker = new Walker(wish, look);
  const start = walker.walk();
  const { places, strokes, faults } = walker;
  return { places, start: start.name, strokes, faults };
}
