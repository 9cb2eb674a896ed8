/** Names what can go wrong in a hall. */

/**
 * What goes wrong on a broker:
 * - `broker`: no connection; the detail is the system's reason
 * - `twin`: another program publishes under the same bridge's name; this one stops
 * - `seal`: somebody sent a command without the hall's key
 * - `unsealed`: a bridge, or somebody under its name, publishes without the hall's key; nothing of that is taken
 * - `lost`: a bridge does not have all its events any more; the detail is how many are missing
 * - `times`: two computers' times of day differ; the detail is by how many seconds the bridge's is before this one's
 * - `renumbered`: a bridge has lost its record and counts from 1 again; it needs another name
 */
export type MqttFaultKind = "broker" | "twin" | "seal" | "unsealed" | "lost" | "times" | "renumbered";

/** The word for programs with which the server refuses a request. */
export type RefusalCode =
  | "malformed"
  | "unauthenticated"
  | "token"
  | "role"
  | "cross-site"
  | "host"
  | "not-found"
  | "too-large"
  | "clocks"
  | "too-many"
  | "readers"
  | "fault"
  | "full"
  | "unwritten";
