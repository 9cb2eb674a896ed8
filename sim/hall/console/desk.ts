/** Who carries out orders and knows the past: the server, or this page itself with a clock at a serial port. */
import { signal } from "@preact/signals";
import type { ClockId } from "../model/clock";
import type { Order, Outcome } from "../model/command";
import type { RecordedEvent } from "../model/hall";
import { api } from "./api";

export interface Desk {
  order(order: Order): Promise<readonly Outcome[]>;
  events(clock: ClockId, after: number, limit: number): Promise<readonly RecordedEvent[]>;
}

export const serverDesk: Desk = { order: api.order, events: api.events };

export const desk = signal<Desk>(serverDesk);
