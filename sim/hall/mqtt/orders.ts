/** Judges commands that come over a broker, before anything obeys them. */
import { bridgeName } from "../model/clock";
import type { Outcome } from "../model/command";
import type { Source } from "../model/hall";
import { type HallKey, isSealed, reveal, seal } from "./key";
import { orderSchema, readMessage, type Sealed, type SealedAnswer, type SealedOrder, sealedSchema } from "./messages";

/** How long a command may be on its way. The clocks of the computers may differ by as much. */
export const freshMs = 5000;

export interface OrderDesk {
  readonly hall: string;
  readonly bridge: string;
  readonly key: HallKey;
  readonly source: Source;
  /** Returns ms since 1970. */
  now(): number;
  answer(sealed: Sealed): void;
  /** Somebody without the key sent a command. */
  onForgery(): void;
}

/**
 * Returns the function that receives the commands of a topic. A command is obeyed once: if it comes again, its answer
 * is repeated. Commands from before the desk opened are stale, because nobody remembers whether they were obeyed.
 */
export function openDesk(desk: OrderDesk): (text: string) => void {
  if (!bridgeName.test(desk.bridge)) throw new Error("bridge");
  const openedMs = desk.now();
  const answered = new Map<string, { readonly atMs: number; readonly outcome: Promise<Outcome> }>();
  return (text) => {
    const order = openOrder(desk, text);
    if (order === undefined) return;
    const nowMs = desk.now();
    for (const [nonce, { atMs }] of answered) if (atMs < nowMs - 2 * freshMs) answered.delete(nonce);
    const known = answered.get(order.nonce);
    const outcome = known?.outcome ?? obey(desk, order, openedMs);
    if (known === undefined) answered.set(order.nonce, { atMs: Math.max(order.atMs, nowMs), outcome });
    void outcome.then((done) => desk.answer(seal(desk.key, answerText({ nonce: order.nonce, outcome: done }))));
  };
}

/** Returns a command with a valid seal for this bridge. */
function openOrder({ hall, bridge, key, onForgery }: OrderDesk, text: string): SealedOrder | undefined {
  const sealed = readMessage(sealedSchema, text);
  if (sealed === undefined || !isSealed(key, sealed)) {
    onForgery();
    return undefined;
  }
  const order = readMessage(orderSchema, sealed.text);
  return order?.hall === hall && order.bridge === bridge ? order : undefined;
}

function obey({ key, source, now }: OrderDesk, order: SealedOrder, openedMs: number): Promise<Outcome> {
  const refused = (reason: string): Promise<Outcome> => Promise.resolve({ id: order.clock, ok: false, reason });
  if (Math.abs(now() - order.atMs) > freshMs || order.atMs < openedMs) return refused("stale");
  if (order.who.role !== "arbiter") return refused("role");
  const code = order.code === undefined ? undefined : reveal(key, order.code, order.nonce);
  if (order.code !== undefined && code === undefined) return refused("code");
  return source.tell(order.clock, order.command, order.who, code, order.seen);
}

function answerText(answer: SealedAnswer): string {
  return JSON.stringify(answer);
}
