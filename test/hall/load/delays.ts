/** How long what a clock shows takes to a reader of the server's socket. */
import { WebSocket } from "ws";
import type { LiveMessage } from "../../../sim/hall/model/live";

interface Shown {
  readonly text: string;
  readonly atMs: number;
}

/** Notes when each place of each display changed, and when the reader has it. */
export class Delays {
  private readonly shown = new Map<string, Shown[]>();
  private isOn = false;
  /** The delays from the clock to the reader, ms. */
  private whole: number[] = [];
  /** The delays from the bridge to the reader, of the oldest change of each message, ms. */
  private fromBridge: number[] = [];

  /** Takes a line that a clock sends. */
  say(address: string, line: string): void {
    if (!this.isOn || !line.includes('"event":"screen"')) return;
    const { screen } = JSON.parse(line) as { screen: Record<string, string> };
    const atMs = performance.now();
    for (const [place, text] of Object.entries(screen)) {
      const key = `${address} ${place}`;
      const waiting = this.shown.get(key);
      if (waiting === undefined) this.shown.set(key, [{ text, atMs }]);
      else waiting.push({ text, atMs });
    }
  }

  /** Takes a text that the reader received at an instant of `performance.now()`. */
  hear(address: string, place: string, text: string, atMs = performance.now()): void {
    const waiting = this.shown.get(`${address} ${place}`) ?? [];
    const at = waiting.findIndex((shown) => shown.text === text);
    const found = waiting[at];
    if (found === undefined) return;
    this.whole.push(atMs - found.atMs);
    waiting.splice(0, at + 1);
  }

  hearMessage(heardMs: number): void {
    if (this.isOn) this.fromBridge.push(Date.now() - heardMs);
  }

  begin(): void {
    this.isOn = true;
  }

  /** Changes that never came, older than a second. */
  get unheard(): number {
    const nowMs = performance.now();
    return [...this.shown.values()].flat().filter(({ atMs }) => nowMs - atMs > 1000).length;
  }

  figures(): { count: number; medianMs: number; p99Ms: number; mostMs: number; fromBridgeP99Ms: number } {
    const whole = this.whole.sort((a, b) => a - b);
    const fromBridge = this.fromBridge.sort((a, b) => a - b);
    return {
      count: whole.length,
      medianMs: quantile(whole, 0.5),
      p99Ms: quantile(whole, 0.99),
      mostMs: whole.at(-1) ?? Number.NaN,
      fromBridgeP99Ms: quantile(fromBridge, 0.99),
    };
  }
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;
}

/** Reads the socket of a server as a console does. Resolves once it has all clocks. */
export async function openReader(url: string, delays: Delays): Promise<{ clocks: number; close(): void }> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/live`);
  const addresses = new Map<string, string>();
  const reader = { clocks: 0, close: () => socket.terminate() };
  await new Promise<void>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", (bytes) => {
      const message = JSON.parse(String(bytes)) as LiveMessage;
      if (message.type === "all") {
        for (const { id, address } of message.clocks) addresses.set(id, address);
        reader.clocks = message.clocks.length;
        resolve();
        return;
      }
      if (message.type === "record" || message.type === "times") return;
      delays.hearMessage(message.heardMs);
      for (const { id, screen } of message.changes)
        for (const [place, text] of Object.entries(screen ?? {})) delays.hear(addresses.get(id) ?? "", place, text);
    });
  });
  return reader;
}
