/**
 * `flagfall/link`: talk to a clock from a program. docs/link.md describes the protocol.
 *
 * @packageDocumentation
 */
export type { LinkFaultKind, SettingName } from "../words/subjects/link";
export { type Client, type ClientEvents, type ClientOptions, LinkFault, type Said } from "./client";
export {
  type ConnectOptions,
  connect,
  LinkedClock,
  type PenaltyName,
} from "./clock";
export type { Correction, SideCorrection } from "./correction";
export type { Wire } from "./port";
export type { Hello, Report, ScreenReport, SideName, SideState, State } from "./state";
