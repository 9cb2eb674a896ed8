/** Judges commands that come over a broker, before anything obeys them. */
import { bridgeName } from "../model/clock";
import type { Outcome } from "../model/command";
import type { Source } from "../model/hall";
import { type HallKey, isSealed, reveal, seal } from "./key";
import { orderSchema, readMessage, type Sealed, type SealedAnswer, type SealedOrder, sealedSchema } from "./messages";

/** How long the bridge's status and then the command may be on their ways, together. */
export const freshMs = 5000;

export interface OrderDesk {
  readonly hall: string;
  readonly bridge: string;
  readonly key: HallKey;
  readonly source: Source;
  /** This run of the bridge's program, as its status names it. */
  readonly session: string;
  /** Returns how long the program has run, ms. Nobody can set that time. */
  upMs(): number;
  answer(sealed: Sealed): void;
  /** Somebody without the key sent a command. */
  onForgery(): void;
}

/**
 * Returns the function that receives the commands of a topic. A command is obeyed once: if it comes again, its answer
 * is repeated. Commands for an earlier session are stale, because nobody remembers whether they were obeyed.
 */
export function openDesk(desk: OrderDesk): (text: string) => void {
  if (!bridgeName.test(desk.bridge)) throw new Error("bridge");
  const answered = new Map<string, { readonly atMs: number; readonly outcome: Promise<Outcome> }>();
  return (text) => {
    const order = openOrder(desk, text);
    if (order === undefined) return;
    const nowMs = desk.upMs();
    for (const [nonce, { atMs }] of answered) if (atMs < nowMs - 2 * freshMs) answered.delete(nonce);
    const known = answered.get(order.nonce);
    const outcome = known?.outcome ?? obey(desk, order);
    if (known === undefined) answered.set(order.nonce, { atMs: Math.max(order.upMs, nowMs), outcome });
    void outcome.then((done) => {
      const answer: SealedAnswer = { nonce: order.nonce, outcome: done };
      desk.answer(seal(desk.key, JSON.stringify(answer)));
    });
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

function obey({ key, source, session, upMs }: OrderDesk, order: SealedOrder): Promise<Outcome> {
  const refused = (reason: string): Promise<Outcome> => Promise.resolve({ id: order.clock, ok: false, reason });
  if (order.session !== session || Math.abs(upMs() - order.upMs) > freshMs) return refused("stale");
  if (order.who.role !== "arbiter") return refused("role");
  const code = order.code === undefined ? undefined : reveal(key, order.code, order.nonce);
  if (order.code !== undefined && code === undefined) return refused("code");
  return source.tell(order.clock, order.command, order.who, code, order.seen, order.reason);
}
