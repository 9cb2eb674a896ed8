/** Tells watchers whenever the record fails, fills the memory, or works again. */
import type { RecordState, Unsubscribe } from "./model/hall";

export class RecordWatch {
  private readonly watchers = new Set<(state: RecordState) => void>();
  private told: RecordState = "written";

  constructor(private readonly state: () => RecordState) {}

  watch(take: (state: RecordState) => void): Unsubscribe {
    this.watchers.add(take);
    return () => void this.watchers.delete(take);
  }

  /** Looks at the record again. */
  look(): void {
    const state = this.state();
    if (state === this.told) return;
    this.told = state;
    for (const take of this.watchers) take(state);
  }
}
