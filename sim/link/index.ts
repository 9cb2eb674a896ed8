/** `flagfall/link`: talk to a clock from a program; docs/link.md. */
export { LinkFault, type LinkFaultKind } from "./client";
export {
  Clock,
  type ConnectOptions,
  type Correction,
  connect,
  type PenaltyName,
  type SettingName,
  type SideCorrection,
} from "./clock";
export type { Hello, Report, ScreenReport, SideName, SideState, State } from "./state";
