import type { Switch } from "../../../hal/hal";
import { type Contact, createContact } from "../../core/contact";
import type { Facts } from "./facts";
import { BOUNCE_MS } from "./settings";

/** A board has at most this many contacts, see `Switch`. */
const CONTACTS = 6;

/** Levers and keys. */
export interface Keys {
  /** By `Switch`. */
  contacts: Contact[];
  /** A lever was touched since power-on, or the board has no keys for the players: keys are the arbiter's only. */
  leversSeen: boolean;
  /** The key that is down; −1 if none is. */
  down: Switch | -1;
  downAtMs: number;
  /** The contact of that key opened at `openAtMs`, which may still be bounce. */
  isOpen: boolean;
  openAtMs: number;
  /** This key has done all that it does: its hold acted. */
  isDone: boolean;
  /** How often this key has repeated. */
  repeats: number;
}

export function createKeys(facts: Facts): Keys {
  const contacts: Contact[] = [];
  for (let i = 0; i < CONTACTS; i++) contacts.push(createContact(BOUNCE_MS));
  return {
    contacts: contacts,
    leversSeen: facts.leftKey === -1,
    down: -1,
    downAtMs: 0,
    isOpen: false,
    openAtMs: 0,
    isDone: false,
    repeats: 0,
  };
}
