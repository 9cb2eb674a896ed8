/** Gathers what the printed card of a board says, from its presets, keys and definition (C.02 5.4.3.10). */
import type { Board } from "../../board-defs/board";
import { presetText } from "../../firmware/app/game/presets";
import { actionOf, heldActionOf } from "../../firmware/app/keys/key-map";
import { Action, Stage } from "../../firmware/app/model/choices";
import { classOf } from "../../firmware/laws/class";
import { NEWEST } from "../../firmware/laws/edition";
import { parseControl } from "../../firmware/notation/notation";
import { Switch } from "../../hal/hal";
import { driftMsPerHour, hoursAfterWarning } from "../boards/check";
import { boardWords } from "../words/boards";
import { type CardWords, cardStages, cardWords } from "../words/card";
import type { Language } from "../words/language";
import { terminalWords } from "../words/terminal";
import { brief } from "./brief";

export interface PresetRow {
  /** A number, or the first and the last of a row of places that are alike. */
  number: string;
  control: string;
  says: string;
  klass: string;
}

export interface KeyRow {
  stage: string;
  /** MENU, START, −, +: what a short press does, and a hold if that differs. */
  keys: readonly { short: string; held: string | undefined }[];
}

export interface Card {
  title: string;
  presets: readonly PresetRow[];
  keys: readonly KeyRow[];
  /** The steps from power-on to the end of a game. */
  steps: readonly string[];
  /** The parts that this board has, lacks and needs. */
  facts: readonly string[];
}

const remotePlace = 25;
const ownPlaces = "26–30";
const keyOrder = [Switch.Menu, Switch.Start, Switch.Minus, Switch.Plus];

export function cardOf(board: Board, language: Language): Card {
  const words = cardWords(language);
  return {
    title: board.title,
    presets: presetRows(language, words),
    keys: keyRows(board, words),
    steps: stepsOf(board, words),
    facts: factsOf(board, language, words),
  };
}

function presetRows(language: Language, words: CardWords): PresetRow[] {
  const numbered = Array.from({ length: remotePlace - 1 }, (_, index) => presetRow(index + 1, language));
  const empty = { control: "", klass: "" };
  return [
    ...numbered,
    { number: String(remotePlace), says: words.remote, ...empty },
    { number: ownPlaces, says: words.own, ...empty },
  ];
}

function presetRow(number: number, language: Language): PresetRow {
  const text = presetText(number);
  const { control } = parseControl(text);
  if (control === undefined) throw new Error(`program ${number} cannot be read`);
  const klass = terminalWords(language).klass[classOf(control, NEWEST)];
  return { number: String(number), control: text, says: brief(language, control), klass };
}

function keyRows(board: Board, words: CardWords): KeyRow[] {
  const lacksTest = board.without?.includes("keyTest") === true;
  const stages = cardStages.filter((stage) => stage !== Stage.Testing || !lacksTest);
  return stages.map((stage) => ({
    stage: words.stages[stage],
    keys: keyOrder.map((key) => {
      const held = heldActionOf(stage, key);
      return {
        short: words.actions[playable(board, actionOf(stage, key))],
        held: held === Action.None ? undefined : words.actions[held],
      };
    }),
  }));
}

/** A key is a player's lever only on a board that provides this. */
function playable({ players }: Board, action: Action): Action {
  return players === undefined && (action === Action.PressLeft || action === Action.PressRight) ? Action.None : action;
}

function stepsOf({ levers, players, flag }: Board, words: CardWords): string[] {
  const { steps } = words;
  const how = levers !== undefined ? steps.withLevers : steps.withKeys;
  const spare = levers !== undefined && players !== undefined ? [steps.either] : [];
  const fallen = flag.kind === "led" ? steps.flagLamp : steps.flagSign;
  return [...steps.before, how, ...spare, ...steps.during, fallen, steps.after];
}

function factsOf(board: Board, language: Language, words: CardWords): string[] {
  const { batteries, without = [], cannot, display } = board;
  const { facts } = words;
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const lacking = without.map((feature) => boardWords(language).features[feature]);
  return [
    batteries === undefined
      ? facts.mains
      : facts.batteries(
          batteries.number,
          batteries.type,
          number(batteries.lowMv / 1000),
          number(hoursAfterWarning(board) ?? 0),
        ),
    without.includes("recovery") ? facts.forgets : facts.recovers,
    facts.drift(number(Math.ceil(driftMsPerHour(board) / 10) / 100)),
    ...(display.digitHeightMm === undefined ? [] : [facts.digits(number(display.digitHeightMm))]),
    cannot.includes("sound") ? facts.silent : facts.sound,
    ...(lacking.length === 0 ? [] : [facts.lacks(new Intl.ListFormat(language).format(lacking))]),
    facts.untried,
  ];
}
