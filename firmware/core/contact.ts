import { span } from "./integer";

/** One switch of a lever or button, with bounce taken out by the first edge. */
export interface Contact {
  bounceMs: number;
  closed: boolean;
  /** When it last opened or closed. */
  edgeAtMs: number;
  /** It has been pressed since power-on. */
  wasPressed: boolean;
}

/** A contact that is open and has long been. `bounceMs`: 25 on most levers. */
export function createContact(bounceMs: number): Contact {
  return { bounceMs, closed: false, edgeAtMs: 0, wasPressed: false };
}

/**
 * Takes an edge, stamped `atMs`; true when it is a press. The first edge counts with its own stamp; a later closing one
 * only after the contact was open that long, so what follows within `bounceMs` is nothing. Closing while closed shows
 * that an opening was missed: it counts when the last edge is that old.
 */
export function edge(contact: Contact, closing: boolean, atMs: number): boolean {
  if (!closing && !contact.closed) return false;
  const isPress = closing && (!contact.wasPressed || span(contact.edgeAtMs, atMs) >= contact.bounceMs);
  contact.closed = closing;
  contact.edgeAtMs = atMs;
  if (isPress) contact.wasPressed = true;
  return isPress;
}
