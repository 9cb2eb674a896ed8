import type { Control } from "../../core/control";
import type { Class, Event, Side } from "../../core/words";
import type { Edition } from "../../laws/edition";

/** The values of a state line that are not in the core's clock. */
export interface Labels {
  /** The time control in canonical notation. */
  control: string;
  klass: Class;
  /** The edition of the Laws that determines the class. */
  edition?: Edition;
  /** The display shows times under 20 s with tenths. */
  tenths: boolean;
}

/** An event that the clock has yet to report. */
export interface Telling {
  readonly event: Event;
  readonly side: Side;
  readonly withdrawn: boolean;
  /** The sequence number of the report. */
  readonly number: number;
  /** The packed state of the clock at the instant of the event, and its time control. */
  readonly state: number[];
  readonly control: Control;
}
