/** All clocks of a hall, of every source, as they are now. */
import { type ClockChange, type ClockId, type ClockView, changed, compareNumbers } from "./model/clock";
import type { Source, Unsubscribe } from "./model/hall";
import { Listeners } from "./model/listeners";

export class Clocks {
  private readonly views = new Map<ClockId, ClockView>();
  private readonly sources = new Map<ClockId, Source>();
  private readonly changes = new Listeners<ClockChange>();
  readonly watch = this.changes.add;
  private readonly ends: Unsubscribe[];

  constructor(sources: readonly Source[]) {
    for (const source of sources) for (const view of source.clocks()) this.take(source, view);
    this.ends = sources.map((source) => source.watch((change) => this.take(source, change)));
  }

  /** The clocks in the order of their board numbers, then of their ids. Clocks without a number come last. */
  all(): readonly ClockView[] {
    return [...this.views.values()].sort(compareNumbers);
  }

  view(id: ClockId): ClockView | undefined {
    return this.views.get(id);
  }

  sourceOf(id: ClockId): Source | undefined {
    return this.sources.get(id);
  }

  close(): void {
    for (const end of this.ends) end();
  }

  private take(source: Source, change: ClockChange): void {
    const before = this.views.get(change.id) ?? source.clocks().find(({ id }) => id === change.id);
    if (before === undefined) return;
    this.sources.set(change.id, source);
    this.views.set(change.id, changed(before, change));
    this.changes.tell(change);
  }
}
