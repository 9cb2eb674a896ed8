/**
 * `flagfall-core/link`: talk to a clock over any wire. docs/link.md describes the protocol. {@link connect} takes a
 * {@link Wire}, for example one over Web Serial; `flagfall/link` of the package `flagfall` opens serial ports.
 *
 * @packageDocumentation
 */

export type { SettingName } from "../words/setting-names";
export type { LinkFaultKind } from "../words/subjects";
export type { Client, ClientEvents, ClientOptions, Said, Wire } from "./client";
export { greet as connect, LinkedClock, type PenaltyName } from "./clock";
export type { Correction, SideCorrection } from "./correction";
export { LinkFault } from "./fault";
export type { Hello, Report, ScreenReport, SideName, SideState, State } from "./state";
