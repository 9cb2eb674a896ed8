/** Brings the simulator with its texts and looks. The page loads it only when it is asked for. */
import type { ComponentType } from "preact";
import * as painter from "../../device/panel";
import { pageWords } from "../../words/page";
import { bringRestorer } from "../clock/device";
import { bringPainter } from "../clock/picture";
import { restoreUnkept } from "../clock/unkept";
import { bringFirmware } from "../store/late-firmware";
import { texts } from "../store/store";
import { Desk } from "./desk";
import { firmware } from "./firmware";
import "../style/page.css";
import "../style/clock.css";
import "../style/keys.css";
import "../style/panels.css";
import "../style/page-phone.css";

export { leaveBench, leaveMenus } from "../actions/leave-bench";
export { drawAll } from "../clock/bench-hands";
export { rejoin } from "./past/rejoin";

export function openBench(): ComponentType {
  texts.value = pageWords;
  bringPainter(painter);
  bringRestorer(restoreUnkept);
  bringFirmware(firmware);
  return Desk;
}
