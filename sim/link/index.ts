/**
 * `flagfall/link`: talk to a clock from a program. docs/link.md describes the protocol.
 *
 * @packageDocumentation
 */
export { type Client, type ClientEvents, type ClientOptions, LinkFault, type LinkFaultKind, type Said } from "./client";
export {
  type ConnectOptions,
  connect,
  LinkedClock,
  type PenaltyName,
  type SettingName,
} from "./clock";
export type { Correction, SideCorrection } from "./correction";
export type { Wire } from "./port";
export type { Hello, Report, ScreenReport, SideName, SideState, State } from "./state";
