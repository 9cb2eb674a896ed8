import { remainder } from "../../firmware/core/divide";
import type { Link } from "../hal";
import { paperInUse } from "./paper";

const LINE_MAX = 230;
/** Letters in the order of their codes, as sim/words/code-page.ts has them: ASCII from the space on, and the others. */
const LETTERS = [
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~",
  "абвгдежзийклмнопрстуфхцчшщъыьэюя",
  "¡БГ¤Д¦§ЖЗИ«¬",
  "Й¯Л±ПФЦµ¶·¸ЧШ»Щ½Э¿ÀÁÂÃÄÅÆÇÈÉÊËРÍÎХАÑТÓÔÕÖЮØÙÚÛÜМЕßàáâãäåæçèéêëСíîïВñУóôõöЯøùúûüНКО",
];
const FIRST_CODES = [32, 128, 161, 174];

type Handler = (this: void, line: string, nowMs: number) => void;

/** The computer's end of the link. */
export interface Cable {
  /** False if nobody listens: then everything sent is lost. */
  connected: boolean;
  receive: Handler;
}

/** The cable of the board in use. */
let cable = createCable();

export function createCable(): Cable {
  return { connected: true, receive: ignore };
}

export function selectCable(used: Cable): void {
  cable = used;
}

export function createLink(): Link {
  return { onLine, send, sum, letter };
}

function onLine(this: void, receive: Handler): void {
  cable.receive = receive;
}

function send(this: void, line: string): boolean {
  if (cable.connected) paperInUse().print(line);
  return cable.connected;
}

function sum(this: void, text: string): number {
  let codes = 0;
  let rest = text;
  while (rest !== "") {
    codes += codeOf(rest.charAt(0));
    rest = rest.slice(1);
  }
  return remainder(codes, 256);
}

/** Returns the code of a letter, or 0 if it has none. */
function codeOf(letter: string): number {
  for (let i = 0; i < LETTERS.length; i++) {
    const place = LETTERS[i].indexOf(letter);
    if (place >= 0) return FIRST_CODES[i] + place;
  }
  return 0;
}

function letter(this: void, code: number): string {
  for (let i = 0; i < LETTERS.length; i++) {
    const place = code - FIRST_CODES[i];
    if (place >= 0 && place < LETTERS[i].length) return letterAt(LETTERS[i], place);
  }
  return "";
}

function letterAt(letters: string, place: number): string {
  let rest = letters;
  for (let i = 0; i < place; i++) rest = rest.slice(1);
  return rest.charAt(0);
}

/** Sends a line from the computer. An empty line, or one that is too long, never arrives. */
export function sayLine(of: Cable, line: string, nowMs: number): void {
  if (of.connected && line !== "" && line.length <= LINE_MAX) of.receive(line, nowMs);
}

function ignore(this: void): void {}
