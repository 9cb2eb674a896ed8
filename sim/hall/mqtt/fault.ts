import type { MqttFaultKind } from "../../words/subjects/hall";

/** What goes wrong on a broker, for people to be told. */
export interface MqttFault {
  readonly kind: MqttFaultKind;
  /** The bridge, or the broker's address without its password. */
  readonly place: string;
  readonly detail: string;
}
