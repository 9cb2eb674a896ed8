/** Follows a clock's own time beside this computer's, and so finds out that the clock has restarted. */
import { spanMs } from "./match";

/** The greatest part by which a clock's own time is wrong. */
const driftPart = 0.002;

export class Pulse {
  private heardMs = performance.now();
  private atMs: number | undefined;
  private atHeardMs = 0;

  /** An answer can come late by `slackMs`. */
  constructor(private readonly slackMs: number) {}

  /** Notes that the clock said something, and its own time if it gave that. */
  beat(atMs?: number): void {
    this.heardMs = performance.now();
    // An event can be older than a line before it.
    if (atMs === undefined || (this.atMs !== undefined && spanMs(this.atMs, atMs) < 0)) return;
    this.atMs = atMs;
    this.atHeardMs = this.heardMs;
  }

  /** Returns how long the clock has said nothing. */
  silentMs(): number {
    return performance.now() - this.heardMs;
  }

  /** Returns true if a clock that has been on since its last word cannot have this time now. */
  hasRestarted(nowAtMs: number): boolean {
    if (this.atMs === undefined) return false;
    const passedMs = performance.now() - this.atHeardMs;
    const apartMs = Math.abs(spanMs(this.atMs, nowAtMs) - passedMs);
    return apartMs > this.slackMs + driftPart * passedMs;
  }
}
