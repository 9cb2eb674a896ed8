import type { MqttFaultKind } from "../../words/subjects";

/** The faults on a broker that people must hear about. */
export interface MqttFault {
  readonly kind: MqttFaultKind;
  /** The bridge, or the broker's address without its password. */
  readonly place: string;
  readonly detail: string;
}
