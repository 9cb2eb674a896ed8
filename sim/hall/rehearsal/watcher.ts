/** Reads the answers of the server again and again, and judges every number in them. */
import type { SideName } from "../../link/state";
import type { ClockView } from "../model/clock";
import type { LiveMessage } from "../model/live";
import type { Desk } from "./desk";
import type { Table } from "./table";
import type { Truth } from "./truth";

/** The players of a board, and the round that it plays. */
export interface Seated {
  readonly tournament: string;
  readonly round: number;
  readonly white: string;
  readonly black: string;
}

const everyMs = 700;

export class Watcher {
  /** Who sits at each board of the round that is set. The key is the number of the board. */
  seated: ReadonlyMap<number, Seated> = new Map();
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;
  private readonly tables = new Map<string, number>();
  /** The places of the clocks by their ids. */
  private readonly places = new Map<string, number>();

  constructor(
    private readonly desk: Desk,
    private readonly truth: Truth,
    tables: readonly Table[],
  ) {
    for (const [place, { address }] of tables.entries()) this.tables.set(address, place);
  }

  begin(): void {
    this.desk.listen((message) => this.hear(message));
    const look = async (): Promise<void> => {
      // A server that was killed answers nothing, which is no wrong number.
      await this.look().catch(() => undefined);
      if (!this.isOver) this.timer = setTimeout(look, everyMs);
    };
    void look();
  }

  end(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    await this.read("/api/clocks", (text, fromMs, toMs) => {
      for (const view of JSON.parse(text) as ClockView[]) this.judge("/api/clocks", view, fromMs, toMs);
    });
    await this.read("/api/pgn", (text, fromMs, toMs) => {
      for (const game of text.split(/\n\n(?=\[)/)) this.judgeGame(game, fromMs, toMs);
    });
    await this.read("/api/times.csv?lang=en", (text, fromMs, toMs) => {
      for (const line of text.split("\n").slice(1)) this.judgeRow(line, fromMs, toMs);
    });
  }

  private async read(path: string, judge: (text: string, fromMs: number, toMs: number) => void): Promise<void> {
    const fromMs = performance.now();
    const text = await this.desk.read(path);
    this.truth.answers++;
    judge(text, fromMs, performance.now());
  }

  private hear(message: LiveMessage): void {
    const nowMs = performance.now();
    if (message.type === "all") for (const view of message.clocks) this.judge("/api/live", view, nowMs, nowMs);
    if (message.type !== "changes") return;
    this.truth.answers++;
    for (const change of message.changes) {
      const place = this.places.get(change.id);
      if (place !== undefined) this.truth.judgeView(`/api/live, ${change.id}`, place, change, nowMs, nowMs);
    }
  }

  private judge(where: string, view: ClockView, fromMs: number, toMs: number): void {
    const place = this.tables.get(view.address);
    if (place === undefined) return;
    this.places.set(view.id, place);
    this.truth.judgeView(`${where}, ${view.id}`, place, view, fromMs, toMs);
    const seated = this.seated.get(place + 1);
    if (seated === undefined || view.seat === null || view.seat.round !== seated.round) return;
    this.judgeNames(`${where}, ${view.id}`, place, view.players);
    this.truth.judge(`${where}, ${view.id}`, String(view.number), view.number === place + 1);
  }

  private judgeNames(where: string, place: number, [white, black]: readonly [string, string]): void {
    const seated = this.seated.get(place + 1);
    if (seated === undefined) return;
    this.truth.judge(where, `${white} – ${black}`, white === seated.white && black === seated.black);
  }

  private judgeGame(game: string, fromMs: number, toMs: number): void {
    const tags = new Map([...game.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(([, name = "", value = ""]) => [name, value]));
    const place = Number(tags.get("Board") ?? 0) - 1;
    const seated = this.seated.get(place + 1);
    if (seated === undefined || tags.get("Round") !== String(seated.round)) return;
    const where = `/api/pgn, ${place + 1}`;
    this.truth.judge(`${where}, Event`, tags.get("Event") ?? "", tags.get("Event") === seated.tournament);
    this.judgeNames(where, place, [tags.get("White") ?? "", tags.get("Black") ?? ""]);
    for (const side of ["white", "black"] as const)
      this.judgeTime(where, place, side, tags.get(side === "white" ? "WhiteClock" : "BlackClock") ?? "", fromMs, toMs);
  }

  private judgeRow(line: string, fromMs: number, toMs: number): void {
    const found = line.trimEnd().matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g);
    const cells = [...found].map(([, quoted, plain]) => quoted ?? plain ?? "");
    const place = Number(cells[0] ?? 0) - 1;
    if (cells.length < 10 || !this.seated.has(place + 1)) return;
    for (const [side, at] of [
      ["white", 7],
      ["black", 8],
    ] as const)
      this.judgeTime("/api/times.csv", place, side, cells[at] ?? "", fromMs, toMs);
  }

  private judgeTime(where: string, place: number, side: SideName, text: string, fromMs: number, toMs: number): void {
    if (text !== "") this.truth.judgeTime(`${where}, ${place + 1}`, place, side, text, fromMs, toMs);
  }
}
