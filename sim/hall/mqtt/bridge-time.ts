/**
 * Knows what time it is at another computer. Each status carries two times: how long the bridge has run, which nobody
 * can set, and the computer's time of day. The status with the shortest way tells most, because the way is unknown.
 */
import type { Status } from "./messages";

/** The statuses that are compared, some 16 s of them. Later ones replace them, because no two clocks run alike. */
const readingsMax = 8;

/** A time of the bridge's session, which counts from the start of its program. */
export interface SessionTime {
  readonly session: string;
  readonly upMs: number;
}

/** Both times of this computer: one that nobody sets, and the time of day. */
export interface Here {
  readonly upMs: number;
  readonly atMs: number;
}

export class BridgeTime {
  private session = "";
  /** How much further the bridge's own time was than this computer's, less the way, in the newest statuses. */
  private aheads: number[] = [];
  private apartMs: number | undefined;

  hear({ session, upMs, atMs }: Pick<Status, "session" | "upMs" | "atMs">, here: Here): void {
    if (session !== this.session) {
      this.session = session;
      this.aheads = [];
    }
    const ahead = upMs - here.upMs;
    this.aheads = [...this.aheads.slice(1 - readingsMax), ahead];
    const wayMs = Math.max(...this.aheads) - ahead;
    this.apartMs = Math.round(atMs + wayMs - here.atMs);
  }

  /** Returns the time at the bridge, late by the way of a status. Returns undefined before the first status. */
  now(hereUpMs: number): SessionTime | undefined {
    if (this.aheads.length === 0) return undefined;
    return { session: this.session, upMs: Math.max(0, Math.round(hereUpMs + Math.max(...this.aheads))) };
  }

  /** How far the bridge's time of day is before this computer's, ms. Undefined before the first status. */
  get differenceMs(): number | undefined {
    return this.apartMs;
  }
}
