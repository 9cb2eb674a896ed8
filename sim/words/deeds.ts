/**
 * Says the commands of the log in the user's language. The log itself has them in the words of docs/link.md, so that
 * its hashes are the same in every language. What is not known here stays as it is.
 */

import { consoleWords } from "./console";
import type { Language } from "./language";
import { plural } from "./text";
import { hoursText } from "./time-text";

const en = {
  start: "start",
  resume: (side: string) => (side === "" ? "goes on" : `goes on: ${side}`),
  undo: "taken back",
  finish: "game over",
  new: "new game",
  set: (control: string) => `set to ${control}`,
  control: (control: string) => `control changed to ${control}`,
  round: (what: string) => `round set: ${what}`,
  number: (number: string) => `board number ${number}`,
  seat: (number: string, names: string) => `board ${number}: ${names}`,
  result: (score: string, place: string) => `result ${score === "*" ? "withdrawn" : score}${place}`,
  correct: (what: string) => `correction: ${what}`,
  penalty: (name: string, side: string, minutes: string) => `penalty: ${name}, ${side} at fault${minutes}`,
  minutes: (count: number) => plural(count, "minute"),
  login: "login",
  order: "an order that cannot be read",
  broadcast: (what: string) => `games for the world: ${what}`,
  off: "closed",
  ok: "done",
};

const es: typeof en = {
  start: "inicio",
  resume: (side) => (side === "" ? "sigue" : `sigue: ${side}`),
  undo: "deshecho",
  finish: "fin de la partida",
  new: "partida nueva",
  set: (control) => `ritmo puesto: ${control}`,
  control: (control) => `ritmo cambiado: ${control}`,
  round: (what) => `ronda preparada: ${what}`,
  number: (number) => `número de tablero ${number}`,
  seat: (number, names) => `tablero ${number}: ${names}`,
  result: (score, place) => `resultado ${score === "*" ? "retirado" : score}${place}`,
  correct: (what) => `corrección: ${what}`,
  penalty: (name, side, minutes) => `sanción: ${name}, infractor ${side}${minutes}`,
  minutes: (count) => plural(count, "minuto"),
  login: "entrada",
  order: "una orden ilegible",
  broadcast: (what) => `partidas para el mundo: ${what}`,
  off: "cerradas",
  ok: "hecho",
};

const wordsOf: Readonly<Record<Language, typeof en>> = { en, es };

/** Returns a command of the log, or an act with the clock's keys, in the user's language. */
export function deedText(command: string, language: Language): string {
  const w = wordsOf[language];
  const words = consoleWords(language);
  const [name = "", ...rest] = command.split(" ");
  const [first = "", ...others] = rest;
  const all = rest.join(" ");
  switch (name) {
    case "set":
    case "control":
      return first === "" ? (words.events[name] ?? command) : w[name](all);
    case "round":
    case "number":
      return w[name](all);
    case "resume":
      return w.resume(sideText(first, language));
    case "start":
    case "undo":
    case "finish":
    case "new":
    case "login":
    case "order":
      return w[name];
    case "seat":
      return w.seat(first, others.join(" "));
    case "result":
      return w.result(first, others.length === 0 ? "" : ` (${others.join(" ")})`);
    case "broadcast":
      return w.broadcast(first === "off" ? [w.off, ...others].join(" ") : all);
    case "correct":
      return first === ""
        ? (words.events[name] ?? command)
        : w.correct(rest.map((each) => partText(each, language)).join(", "));
    case "penalty":
      return penaltyText(rest, language) ?? words.events[name] ?? command;
    default:
      return words.events[command] ?? command;
  }
}

function penaltyText([name = "", side = "", minutes]: readonly string[], language: Language): string | undefined {
  const w = wordsOf[language];
  const names: Readonly<Record<string, string>> = consoleWords(language).penalty.names;
  const known = names[name];
  const time = minutes === undefined ? "" : `, ${w.minutes(Number(minutes))}`;
  return known === undefined ? undefined : w.penalty(known, sideText(side, language), time);
}

/** Says one part of a correction, such as `white.remaining=2000`. */
function partText(part: string, language: Language): string {
  const { correct } = consoleWords(language);
  const [name = "", value = ""] = part.split("=");
  const [of = "", what = ""] = name.split(".");
  switch (what || of) {
    case "remaining":
      return correct.of(sideText(of, language), timeText(value));
    case "delay":
      return correct.of(sideText(of, language), `${correct.delay.replace(/ \(.*/, "")} ${timeText(value)}`);
    case "presses":
    case "period":
    case "overtime":
      return correct.of(sideText(of, language), `${correct[what as "presses" | "period" | "overtime"]} ${value}`);
    case "flag":
      return correct.of(sideText(of, language), correct.clear);
    case "turn":
      return `${correct.turn}: ${sideText(value, language)}`;
    case "first":
      return `${correct.first}: ${value === "none" ? correct.noFlag : sideText(value, language)}`;
    case "next":
      return `${correct.next}: ${value === "both" ? correct.both : sideText(value, language)}`;
    case "press":
      return correct.press;
    default:
      return part;
  }
}

function sideText(side: string, language: Language): string {
  const sides: Readonly<Record<string, string>> = consoleWords(language).side;
  return sides[side] ?? side;
}

function timeText(ms: string): string {
  return hoursText(Math.ceil(Number(ms) / 1000));
}

/** Returns what became of a command at a clock, in the user's language. */
export function outcomeText(outcome: string, language: Language): string {
  const { refusals, round } = consoleWords(language);
  return outcome === "ok" ? wordsOf[language].ok : (refusals[outcome] ?? round.faults[outcome] ?? outcome);
}

/** Returns the values of a clock before or after a command with the mode in the user's language. */
export function valueWords(value: string, language: Language): string {
  const { phases } = consoleWords(language);
  const modes = /, (setup|ready|running|paused|fallen|finished), /;
  return value.replace(modes, (_, mode: keyof typeof phases) => `, ${phases[mode]}, `);
}
