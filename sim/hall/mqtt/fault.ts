/**
 * What goes wrong on a broker, for people to be told:
 * - `broker`: no connection; `detail` is the system's reason
 * - `twin`: another program publishes under the same bridge's name; this one stops
 * - `seal`: somebody sent a command without the hall's key
 * - `unsealed`: a bridge, or somebody under its name, publishes without the hall's key; nothing of that is taken
 * - `lost`: a bridge does not have all its events any more; `detail` is how many are missing
 * - `renumbered`: a bridge has lost its record and counts from 1 again; it needs another name
 */
export type MqttFaultKind = "broker" | "twin" | "seal" | "unsealed" | "lost" | "renumbered";

export interface MqttFault {
  readonly kind: MqttFaultKind;
  /** The bridge, or the broker's address without its password. */
  readonly place: string;
  readonly detail: string;
}
