/** A clock as on the page, but without a browser: the test gives the real instants. */

import { Switch } from "../../hal/hal";
import { firstBoard } from "../../sim/page/clock/boards";
import { type Beginning, createHost, type Host, onEdge, proceed } from "../../sim/page/clock/host";

export const board = firstBoard;

export const always = (): boolean => true;

const deaf = { sound: () => {}, refuse: () => {} };

/** The real instant of power-on. */
export const startMs = 1000.25;

export function clockOn(control: string, beginning: Partial<Beginning> = {}, speed = 1): Host {
  return createHost(
    { board, setup: { control }, memory: [], remembers: false, spoken: "en", speaks: false, ...beginning },
    speed,
    startMs,
    deaf,
  );
}

/** Lets time pass to a real instant, counted from power-on. */
export function to(host: Host, ms: number): void {
  proceed(host, startMs + ms, always);
}

const contacts: Readonly<Record<string, Switch>> = {
  ...{ left: Switch.Left, right: Switch.Right, ask: Switch.LeftAsk },
  ...{ MENU: Switch.Menu, START: Switch.Start, MINUS: Switch.Minus, PLUS: Switch.Plus },
};

/**
 * Closes and opens contacts in turn. Each is its name, the real instant from power-on at which it closes, how long it
 * is closed, and how late the clock handles both edges, in ms: `left 4000 200, right 9000`.
 */
export function strikes(host: Host, text: string): void {
  for (const [name = "", ...numbers] of text.split(", ").map((stroke) => stroke.split(" "))) {
    const contact = contacts[name];
    const [downMs = 0, heldMs = 90, lateMs = 0] = numbers.map(Number);
    if (contact === undefined) throw new Error(`no contact ${name}`);
    for (const ms of [downMs, downMs + heldMs]) {
      to(host, ms + lateMs);
      onEdge(host, contact, ms === downMs, startMs + ms, startMs + ms + lateMs);
    }
  }
}

/** Returns the reported events with their instants. */
export function told({ tellings }: Host): string[] {
  return tellings.map(({ at, event, side, withdrawn }) =>
    [at, event, side, withdrawn === true ? "withdrawn" : undefined].filter((part) => part != null).join(" "),
  );
}
