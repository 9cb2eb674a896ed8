/** Everything of the firmware that the proof calls. A mutated copy of the firmware is compiled from this file. */
export { openAct, undo } from "../../firmware/core/acts";
export { adjourn, changeControl, restore } from "../../firmware/core/change";
export { correct } from "../../firmware/core/correct";
export { exchangeColours } from "../../firmware/core/exchange";
export { nextChangeMs, shown } from "../../firmware/core/face";
export { pause, press, resume, start } from "../../firmware/core/game";
export { seek } from "../../firmware/core/input";
export { createClock } from "../../firmware/core/new-clock";
export { packClock } from "../../firmware/core/pack";
export { loadClock, saveClock } from "../../firmware/core/snapshot";
export { advance } from "../../firmware/core/time";
export { grantByGuideline, penalize } from "../../firmware/laws/penalty";
export { parseControl } from "../../firmware/notation/notation";
