/** Brings the simulator with its texts and looks. The page loads it only when it is asked for. */
import type { ComponentType } from "preact";
import * as painter from "../../device/panel";
import { pageWords } from "../../words/page";
import { bringPainter } from "../clock/picture";
import { texts } from "../store/store";
import { Desk } from "./desk";
import "../style/page.css";
import "../style/clock.css";
import "../style/keys.css";
import "../style/panels.css";

export { rejoin } from "./past/rejoin";
export { openLink } from "./scenario/scenarios";

export function openBench(): ComponentType {
  texts.value = pageWords;
  bringPainter(painter);
  return Desk;
}
