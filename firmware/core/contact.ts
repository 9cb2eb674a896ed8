import { span } from "./integer";

/** One switch of a lever or button. It is debounced by its first edge. */
export interface Contact {
  bounceMs: number;
  closed: boolean;
  /** The instant at which it last opened or closed. */
  edgeAtMs: number;
  /** True if it has been pressed since power-on. */
  wasPressed: boolean;
}

/** Returns a contact that has been open for long. `bounceMs` is 25 on most levers. */
export function createContact(bounceMs: number): Contact {
  return { bounceMs, closed: false, edgeAtMs: 0, wasPressed: false };
}

/**
 * Applies an edge, stamped `atMs`. Returns true if it is a press. The first closing edge is a press, with its own
 * stamp. A later one is a press only if the contact was open for at least `bounceMs`. Edges within the debounce time
 * are therefore ignored. A closing edge on a closed contact means that an opening was missed. It is a press if the last
 * edge is at least `bounceMs` old.
 */
export function edge(contact: Contact, closing: boolean, atMs: number): boolean {
  if (!closing && !contact.closed) return false;
  const isPress = closing && (!contact.wasPressed || span(contact.edgeAtMs, atMs) >= contact.bounceMs);
  contact.closed = closing;
  contact.edgeAtMs = atMs;
  if (isPress) contact.wasPressed = true;
  return isPress;
}
