/** Tells watchers whenever the record fails, fills the memory, or works again. */
import type { RecordState } from "./model/hall";
import { Listeners } from "./model/listeners";

export class RecordWatch {
  private readonly states = new Listeners<RecordState>();
  readonly watch = this.states.add;
  private told: RecordState = "written";

  constructor(private readonly state: () => RecordState) {}

  /** Looks at the record again. */
  look(): void {
    const state = this.state();
    if (state === this.told) return;
    this.told = state;
    this.states.tell(state);
  }
}
