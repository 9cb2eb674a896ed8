import type { Switch } from "../../../hal/hal";
import { type Contact, createContact } from "../../core/contact";
import type { Facts } from "./facts";
import { BOUNCE_MS } from "./settings";

/** A board has at most this many contacts, see `Switch`; and with speech or touch two more. */
const CONTACTS = 6;
const ASKING = 2;

export interface Keys {
  /** The debounced contacts, indexed by `Switch`. */
  contacts: Contact[];
  /**
   * Somebody touched a lever since power-on, or the board has no keys for the players.
   * From then on only the arbiter uses the keys.
   */
  leversSeen: boolean;
  /** The key that is down; −1 if none. */
  down: Switch | -1;
  downAtMs: number;
  /** The contact of that key opened at `openAtMs`. This may still be bounce. */
  isOpen: boolean;
  openAtMs: number;
  /** This key has nothing more to do until it is released, for example because its hold has acted. */
  isDone: boolean;
  repeats: number;
}

export function createKeys(facts: Facts): Keys {
  const contacts: Contact[] = [];
  for (let i = 0; i < (facts.features.asks ? CONTACTS + ASKING : CONTACTS); i++)
    contacts.push(createContact(BOUNCE_MS));
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
