/** Lists the contacts of a board in the order of `Switch`, as its firmware watches them. */
import type { Board, Pull, Role } from "../../board-defs/board";
import { factsOf } from "./facts";

export interface WiredContact {
  /** Undefined if the board lacks the contact. */
  readonly pin: string | undefined;
  /** The level of the closed contact. */
  readonly level: 0 | 1;
}

/** In the order of `Switch`, after the levers. */
const roles: readonly Role[] = ["menu", "start", "minus", "plus"];

/** Returns the contacts. Ask keys come last, and only if the clock can answer them. */
export function contactsOf(board: Board): WiredContact[] {
  const { levers, buttons, asks } = board;
  const contacts = [
    wired(levers?.leftPin, levers?.pull),
    wired(levers?.rightPin, levers?.pull),
    ...roles.map((role) => wired(buttons[role], buttons.pull)),
  ];
  if (asks === undefined || !factsOf(board).features.asks) return contacts;
  return [...contacts, wired(asks.leftPin, asks.pull), wired(asks.rightPin, asks.pull)];
}

function wired(pin: string | undefined, pull: Pull | undefined): WiredContact {
  return { pin, level: pull === "up" ? 0 : 1 };
}
