/** One bridge of another computer, as its messages tell. */
import { type ClockChange, type ClockId, type ClockView, changed } from "../model/clock";
import type { HallEvent } from "../model/event";
import { knownPlaces } from "../model/places";
import { viewSchema } from "../model/shapes";
import { BridgeEvents } from "./bridge-events";
import { BridgeTime, type Here, type SessionTime } from "./bridge-time";
import type { MqttFault } from "./broker-link";
import { changesSchema, eventsSchema, type Request, readMessage, type Status, statusSchema } from "./messages";
import { idOf } from "./topics";

export interface RemoteBridgeOptions {
  readonly bridge: string;
  /** The serial number up to which the record has everything. */
  readonly known: number;
  onChange(change: ClockChange): void;
  onEvent(event: HallEvent): void;
  request(request: Request): void;
  onFault(fault: MqttFault): void;
}

/** How long a bridge may be unheard, ms. It says every two seconds that it is there. */
const awayMs = 8000;
/** The program reports two computers whose times of day differ by at least so many seconds. */
const apartMinS = 2;
/** A time of day that is corrected little by little moves by less between two statuses, ms. */
const stepMs = 100;

export class RemoteBridge {
  private readonly views = new Map<ClockId, ClockView>();
  /** When each clock was last heard, by the bridge's time of day. An earlier view is one that somebody repeats. */
  private readonly newestMs = new Map<ClockId, number>();
  private readonly events: BridgeEvents;
  private readonly clock = new BridgeTime();
  private status: Status | undefined;
  private heardMs = Number.NEGATIVE_INFINITY;
  private isAway = true;
  private count = 0;
  /** The bridge's time of day at its start, by its latest status. */
  private zeroMs = Number.NEGATIVE_INFINITY;
  /** The session that has said itself that it is there. */
  private session = "";

  constructor(private readonly options: RemoteBridgeOptions) {
    const { bridge, known, onEvent, request, onFault } = options;
    this.events = new BridgeEvents({
      known,
      take: onEvent,
      ask: (after) => request({ want: "events", after }),
      onLost: (count) => onFault({ kind: "lost", place: bridge, detail: String(count) }),
      onRenumbered: (newest) => onFault({ kind: "renumbered", place: bridge, detail: String(newest) }),
    });
  }

  /** The name of the key whose commands the bridge obeys; null if it obeys none. */
  get key(): string | null {
    return this.status?.key ?? null;
  }

  get isThere(): boolean {
    return !this.isAway;
  }

  clocks(): ClockView[] {
    const views = [...this.views.values()];
    return this.isAway ? views.map((view) => ({ ...view, presence: "away" as const })) : views;
  }

  has(id: ClockId): boolean {
    return this.views.has(id);
  }

  /** Returns the time at the bridge, for a command. Returns undefined before its first status. */
  time(nowMs: number): SessionTime | undefined {
    return this.clock.now(nowMs);
  }

  /** How far the bridge's time of day is before this computer's, ms. */
  get differenceMs(): number {
    return this.clock.differenceMs ?? 0;
  }

  /** A retained status may be older than the events that the record has. */
  hearStatus(text: string, isRetained: boolean, nowMs: number, atMs = Date.now()): void {
    const status = readMessage(statusSchema, text);
    if (status === undefined) return;
    const before = this.status;
    // The last will of an earlier session may come late.
    if (!status.online && before?.online === true && before.session !== status.session) return;
    // So may somebody repeat what an earlier session said, while the present one is there.
    if (!this.isAway && before !== undefined && status.startedMs < before.startedMs) return;
    this.status = status;
    this.heardMs = nowMs;
    this.setAway(!status.online);
    if (!status.online) return;
    this.compareTimes(status, isRetained, { upMs: nowMs, atMs });
    const isNew = before?.session !== status.session;
    if (isNew) this.count = 0;
    const hasStepped = !isRetained && this.forgetTimes(status, isNew);
    if (isNew || !before.online || hasStepped) this.options.request({ want: "views" });
    if (!isRetained && this.session !== status.session) {
      this.session = status.session;
      this.events.begin(status.newest);
    }
    this.events.compare(status.newest, nowMs);
  }

  hearView(number: number, text: string): void {
    const id = idOf(this.options.bridge, number);
    if (text === "") {
      this.remove(id);
      return;
    }
    const view = readMessage(viewSchema, text);
    if (view?.id !== id || view.heardMs < (this.newestMs.get(id) ?? 0)) return;
    const shown = { ...view, screen: knownPlaces(view.screen) };
    this.views.set(id, shown);
    this.newestMs.set(id, view.heardMs);
    this.options.onChange(this.isAway ? { ...shown, presence: "away" } : shown);
  }

  hearChanges(text: string): void {
    const message = readMessage(changesSchema, text);
    if (message === undefined || message.session !== this.status?.session) return;
    // An earlier message of the same session is one that somebody repeats.
    if (message.count <= this.count) return;
    if (this.count > 0 && message.count !== this.count + 1) this.options.request({ want: "views" });
    this.count = message.count;
    for (const { screen, ...change } of message.changes)
      this.apply({ ...change, ...(screen === undefined ? {} : { screen: knownPlaces(screen) }) } as ClockChange);
  }

  hearEvents(text: string, nowMs: number): void {
    const message = readMessage(eventsSchema, text);
    if (message === undefined || message.events.some(({ bridge }) => bridge !== this.options.bridge)) return;
    this.events.receive(message, nowMs);
  }

  /** The connection to the broker is gone. */
  lose(): void {
    this.events.lose();
    this.heardMs = Number.NEGATIVE_INFINITY;
    this.setAway(true);
  }

  /** Notices that nothing has come from the bridge for too long. */
  check(nowMs: number): void {
    if (nowMs - this.heardMs > awayMs) this.setAway(true);
  }

  /** A retained status can be of any age, so it says nothing of the time of day. */
  private compareTimes(status: Status, isRetained: boolean, here: Here): void {
    this.clock.hear(status, here);
    const seconds = Math.round(this.differenceMs / 1000);
    if (isRetained || Math.abs(seconds) < apartMinS) return;
    this.options.onFault({ kind: "times", place: this.options.bridge, detail: String(seconds) });
  }

  /**
   * Forgets when clocks were heard if the bridge's time of day has stepped back, or if the bridge has started again:
   * then newer views may have earlier times. Returns true if it has.
   */
  private forgetTimes({ atMs, upMs }: Status, isNew: boolean): boolean {
    const zeroMs = atMs - upMs;
    const hasStepped = isNew || zeroMs < this.zeroMs - stepMs;
    this.zeroMs = zeroMs;
    if (hasStepped) this.newestMs.clear();
    return hasStepped;
  }

  private apply(change: ClockChange): void {
    const view = this.views.get(change.id);
    if (view === undefined) return;
    this.views.set(change.id, changed(view, change));
    if (change.heardMs !== undefined) this.newestMs.set(change.id, change.heardMs);
    if (!this.isAway) this.options.onChange(change);
  }

  /** A clock that the bridge does not have any more stays where it was, away, until this program ends. */
  private remove(id: ClockId): void {
    const view = this.views.get(id);
    if (view === undefined) return;
    this.views.set(id, { ...view, presence: "away" });
    this.options.onChange({ id, presence: "away" });
  }

  private setAway(isAway: boolean): void {
    if (this.isAway === isAway) return;
    this.isAway = isAway;
    for (const { id, presence } of this.views.values())
      this.options.onChange({ id, presence: isAway ? "away" : presence });
  }
}
