/**
 * `flagfall/link`: talk to a clock from a program. docs/link.md describes the protocol.
 *
 * @packageDocumentation
 */
export type { SettingName } from "../words/setting-names";
export type { LinkFaultKind } from "../words/subjects";
export type { Client, ClientEvents, ClientOptions, Said, Wire } from "./client";
export { LinkedClock, type PenaltyName } from "./clock";
export { type ConnectOptions, connect } from "./connect";
export type { Correction, SideCorrection } from "./correction";
export { LinkFault } from "./fault";
export type { TextStream } from "./port";
export type { Hello, Report, ScreenReport, SideName, SideState, State } from "./state";
