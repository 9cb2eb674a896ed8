/** Follows a clock's own time beside this computer's, and so finds out that the clock has restarted. */
import { spanMs } from "./match";

/** Answers can come so late, and clocks can drift by so much between two words. */
const slackMs = 3000;
const driftPart = 0.002;

export class Pulse {
  private heardMs = performance.now();
  private atMs: number | undefined;
  private atHeardMs = 0;

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
    return apartMs > slackMs + driftPart * passedMs;
  }
}
