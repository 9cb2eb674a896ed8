/**
 * What a device loads on demand: chosen so that play needs no part and one act of the arbiter few. What is not listed
 * stays in memory, and so does a function that is handed on as a value; one that a single part calls is in that part
 * wherever its file is.
 */
import type { Part } from "./split";

/** In memory although their files are not: they call from part to part, and none of these shall wait for another. */
export const residents: readonly string[] = ["acceptForm", "addField", "powerOn"];

export const parts: readonly Part[] = [
  { name: "boot", files: ["firmware/app/power", "hal/espruino/board"], functions: ["createApp"] },
  { name: "parse", files: ["firmware/notation/notation", "firmware/notation/scan"] },
  {
    name: "print",
    files: [],
    functions: ["printControl", "printSide", "printPeriod", "markOf", "policyByMethods", "onFlagByMethods", "freezes"],
  },
  { name: "programs", files: ["firmware/app/programs", "firmware/app/presets"], functions: ["createClock"] },
  { name: "lines", files: ["firmware/app/info", "firmware/app/control-words"] },
  { name: "arbiter", files: ["firmware/app/arbiter"] },
  { name: "list", files: ["firmware/app/list"] },
  { name: "settings", files: ["firmware/app/settings"] },
  { name: "games", files: ["firmware/app/games", "firmware/core/snapshot"] },
  { name: "form", files: ["firmware/app/form"] },
  { name: "correct", files: ["firmware/app/correcting"] },
  { name: "correction", files: ["firmware/core/correct"] },
  { name: "arbiterForms", files: ["firmware/app/arbiter-forms"] },
  { name: "gameForms", files: ["firmware/app/game-forms"] },
  { name: "testing", files: ["firmware/app/testing"] },
  { name: "programForm", files: ["firmware/app/program-form"] },
  { name: "acts", files: ["firmware/core/acts"] },
  { name: "change", files: ["firmware/core/change"] },
  { name: "penalty", files: ["firmware/laws/penalty", "firmware/app/penalties"] },
  {
    name: "class",
    files: ["firmware/laws/laws", "firmware/laws/class", "firmware/laws/article", "firmware/app/article"],
  },
  { name: "link", files: ["firmware/app/link", "firmware/app/state", "firmware/app/report"] },
];
