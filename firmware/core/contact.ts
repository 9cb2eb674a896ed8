import { span } from "./integer";

/** One switch of a lever or button, with bounce taken out by the first edge. */
export interface Contact {
  bounceMs: number;
  closed: boolean;
  /** When the contact last opened. */
  openedAtMs: number;
  /** It has been pressed since power-on. */
  wasPressed: boolean;
}

/** A contact that is open and has long been. `bounceMs`: 25 on most levers. */
export function createContact(bounceMs: number): Contact {
  return { bounceMs: bounceMs, closed: false, openedAtMs: 0, wasPressed: false };
}

/**
 * Takes an edge, stamped `atMs`; true when it is a press. The first edge counts with its own stamp; a later closing
 * one only after an opening of at least `bounceMs`, so what follows within that time is nothing.
 */
export function edge(contact: Contact, closing: boolean, atMs: number): boolean {
  if (contact.closed === closing) return false;
  contact.closed = closing;
  if (!closing) {
    contact.openedAtMs = atMs;
    return false;
  }
  const isPress = !contact.wasPressed || span(contact.openedAtMs, atMs) >= contact.bounceMs;
  if (isPress) contact.wasPressed = true;
  return isPress;
}
