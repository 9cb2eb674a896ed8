/** An arbiter's desk that talks to the server of a rehearsal, as a console does. */
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import type { Score } from "../model/choices";
import type { ClockView } from "../model/clock";
import type { Command } from "../model/command";
import type { LiveMessage } from "../model/live";
import type { RoundBoards, RoundHead } from "../model/round";

const againMs = 500;
const quietEnoughMs = 5000;
const settleMaxMs = 60_000;

export class Desk {
  private socket: WebSocket | undefined;
  private isClosed = false;

  constructor(private readonly url: string) {}

  /** Returns the answer as text. Rejects if there is none, or if it is a refusal. */
  async read(path: string, body?: object): Promise<string> {
    const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const answer = await fetch(`${this.url}${path}`, body === undefined ? {} : post);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  }

  async clocks(): Promise<readonly ClockView[]> {
    return JSON.parse(await this.read("/api/clocks")) as readonly ClockView[];
  }

  /** Returns the round that was set last; undefined if there is none. */
  async round(): Promise<RoundBoards | undefined> {
    const [last] = JSON.parse(await this.read("/api/rounds")) as readonly RoundHead[];
    if (last === undefined) return undefined;
    return JSON.parse(await this.read(`/api/round?id=${last.id}`)) as RoundBoards;
  }

  /** Waits until the record has had nothing new for a while: the server reads journals after it was away. */
  async settle(): Promise<void> {
    let row = 0;
    for (let [quietMs, waitedMs] = [0, 0]; quietMs < quietEnoughMs && waitedMs < settleMaxMs; waitedMs += againMs) {
      const events = JSON.parse(await this.read(`/api/events?after=${row}`)) as readonly { row: number }[];
      quietMs = events.length > 0 ? 0 : quietMs + againMs;
      row = events.at(-1)?.row ?? row;
      await wait(againMs);
    }
  }

  /** Gives a command at clocks as they are now. Rejects if one of them refuses it. */
  async order(views: readonly ClockView[], command: Command): Promise<void> {
    const order = { clocks: views.map(({ id }) => id), seen: views.map(({ revision }) => revision), command };
    const outcomes = JSON.parse(await this.read("/api/orders", order)) as readonly { ok: boolean; reason?: string }[];
    const refused = outcomes.find(({ ok }) => !ok);
    if (refused !== undefined) throw new Error(`${command.do}: ${refused.reason}`);
  }

  async setRound(text: string): Promise<void> {
    await this.read("/api/rounds", { order: { from: "trf", name: "", text, firstBoard: 1 } });
  }

  async enter(tournament: string, round: number, number: number, score: Score): Promise<void> {
    await this.read("/api/results", { tournament, round, number, score });
  }

  /** Reads the live socket, and opens it again whenever it closes. */
  listen(take: (message: LiveMessage) => void): void {
    if (this.isClosed) return;
    const socket = new WebSocket(`${this.url.replace("http", "ws")}/api/live`);
    this.socket = socket;
    socket.on("message", (data) => take(JSON.parse(String(data)) as LiveMessage));
    socket.on("error", () => undefined);
    socket.on("close", () => void wait(againMs).then(() => this.listen(take)));
  }

  close(): void {
    this.isClosed = true;
    this.socket?.terminate();
  }
}

/** Returns true if there are clocks, and the server hears all of them. */
export function isOnline(views: readonly ClockView[]): boolean {
  return views.length > 0 && views.every(({ presence }) => presence === "online");
}
