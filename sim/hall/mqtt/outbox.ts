/** Where a bridge keeps its events before it publishes them: its own record. */
import type { HallEvent } from "../model/event";
import type { Unsubscribe } from "../model/hall";

export interface Outbox {
  /** Returns the serial number of the newest written event; 0 if there is none. */
  newest(): number;
  /** Returns written events with higher serial numbers, in their order, at most `limit`. */
  after(serial: number, limit: number): readonly HallEvent[];
  /** Calls back after further events have been written. */
  onWritten(take: () => void): Unsubscribe;
  /** Returns up to which serial number the broker has acknowledged the events. */
  acknowledged(): number;
  acknowledge(serial: number): void;
}
