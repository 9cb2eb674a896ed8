import type { Control } from "../../core/control";
import type { Class, Edition, Event, Side } from "../../core/words";

/** What a state line says beside the clock's own record. */
export interface Labels {
  /** The control in canonical notation. */
  control: string;
  klass: Class;
  /** That of the Laws by which it is so. */
  edition?: Edition;
  /** Times under 20 s are shown with tenths. */
  tenths: boolean;
}

export interface Telling {
  readonly event: Event;
  readonly side: Side;
  readonly withdrawn: boolean;
  /** The number of the report. */
  readonly number: number;
  /** The state of the instant, packed; and its control. */
  readonly state: number[];
  readonly control: Control;
}
