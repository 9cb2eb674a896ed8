/**
 * Names the modules and functions of the firmware that the build for Espruino must know. No other file of the build
 * names any of them.
 */
import type { Plan } from "./placement";

/** The modules that the build replaces by generated ones. */
export const written = {
  loader: "hal/espruino/parts",
  layout: "firmware/app/display/layout",
  storage: "hal/espruino/modules",
  digits: "hal/espruino/digits",
  letters: "hal/espruino/letters",
} as const;

/** The modules that the build replaces by other modules of the source, on every board or on boards that lack a part. */
export const instead = {
  always: {
    "firmware/core/state-list": "hal/espruino/lists",
    "firmware/app/log/lists": "hal/espruino/lists",
  },
  noLink: { "hal/espruino/link": "hal/espruino/silent/link" },
  noStore: { "hal/espruino/store": "hal/espruino/silent/store" },
  servos: { "hal/espruino/flags": "hal/espruino/servos" },
  noLamps: { "hal/espruino/flags": "hal/espruino/silent/flags" },
} as const;

/**
 * The parts that a device loads on demand. Play needs none of them, and an act of the arbiter few. A function stays in
 * memory if it is not listed here or if it is passed on as a value. A function that only one part calls is in that
 * part, whatever its file.
 */
export const plan: Plan = {
  parts: [
    {
      name: "boot",
      files: ["firmware/app/device/power-on", "hal/espruino/board"],
      functions: ["createApp", "createLog", "startDevice"],
    },
    { name: "parse", files: ["firmware/notation/notation", "firmware/notation/scan"] },
    { name: "print", files: [], functions: ["printControl", "printSide", "printPeriod"] },
    { name: "programs", files: ["firmware/app/game/programs"], functions: ["createClock"] },
    { name: "presets", files: ["firmware/app/game/presets", "firmware/app/game/usual"] },
    {
      name: "lines",
      files: ["firmware/app/display/info", "firmware/app/text/control-text"],
      functions: ["controlRow"],
    },
    { name: "arbiter", files: ["firmware/app/menu/arbiter-menu", "firmware/app/game/penalty-name"] },
    {
      name: "settings",
      files: ["firmware/app/menu/settings-menu", "firmware/app/settings/setting", "firmware/app/settings/kept"],
      functions: ["changeSetting", "turnSetting", "setBounce", "setTrim", "setLight"],
    },
    { name: "games", files: ["firmware/app/game/adjourned-games"] },
    { name: "takeUp", files: [], functions: ["takeUp", "restoreOpen", "adjournOpen"] },
    { name: "names", files: ["firmware/app/game/player-names"] },
    { name: "saving", files: [], functions: ["saveDue", "keepDue", "keepBytes", "writeSnapshot", "makeRoom"] },
    { name: "keptLists", files: ["firmware/app/keep/snapshot"], functions: ["saveClock", "packed", "pack"] },
    { name: "snapshot", files: ["firmware/core/snapshot"] },
    { name: "controls", files: ["firmware/core/control-list"] },
    { name: "blocks", files: ["firmware/app/log/blocks", "firmware/app/log/numbers"], functions: ["seqOf"] },
    { name: "renew", files: ["firmware/app/log/reclaim", "firmware/app/log/pages"] },
    {
      name: "recovery",
      files: ["firmware/app/device/recovery", "firmware/app/log/log-reader", "firmware/app/log/log-replay"],
      functions: ["pageOf"],
    },
    { name: "field", files: ["firmware/app/menu/field"], functions: ["programLabel"] },
    { name: "correct", files: ["firmware/app/menu/correction-form"] },
    { name: "correction", files: ["firmware/core/correct"] },
    { name: "arbiterForms", files: ["firmware/app/menu/arbiter-forms"] },
    { name: "colours", files: ["firmware/app/game/colours", "firmware/core/exchange"] },
    { name: "gameForms", files: ["firmware/app/menu/game-forms"] },
    { name: "testing", files: ["firmware/app/menu/key-test"] },
    {
      name: "programEntry",
      files: [],
      functions: ["enteredText", "entered", "enteredPeriods", "keepProgram", "setProgram"],
    },
    { name: "programLoad", files: [], functions: ["loadProgram", "loadPeriod", "placeFor", "showFault", "wordOfRule"] },
    { name: "programForm", files: ["firmware/app/menu/program-form"] },
    { name: "acts", files: ["firmware/core/acts"] },
    { name: "undo", files: [], functions: ["undoOpen", "undoAct", "takeBack"] },
    { name: "change", files: ["firmware/core/change"] },
    { name: "guideline", files: [], functions: ["grantOpen", "guidelineControl", "withIncrement"] },
    {
      name: "penalty",
      files: ["firmware/laws/penalty", "firmware/app/menu/penalty-form", "firmware/app/game/penalties"],
    },
    {
      name: "class",
      files: ["firmware/laws/laws", "firmware/laws/class", "firmware/app/game/article", "firmware/app/game/ruling"],
      functions: ["labelState", "playedClass"],
    },
    { name: "link", files: ["firmware/app/link/read-line"] },
    { name: "linkSettings", files: ["firmware/app/link/settings"] },
    { name: "linkWords", files: ["firmware/app/link/scan"] },
    { name: "linkActs", files: ["firmware/app/link/read-act"] },
    { name: "linkObey", files: ["firmware/app/link/obey"] },
    { name: "linkCorrect", files: ["firmware/app/link/read-correction"] },
    { name: "linkLog", files: ["firmware/app/link/log-commands"] },
    { name: "report", files: ["firmware/app/report/state-line", "firmware/app/report/report"] },
    { name: "journal", files: ["firmware/app/menu/journal-menu"], functions: ["stepBack", "readBack", "enterBlock"] },
  ],
  residents: [
    ...["powerOn", "programText", "programControl", "programCount", "beginControl", "newClock"],
    // The parts `parse` and `print` both call these. In one of the parts, they would load it whenever the other runs.
    ...["markOf", "policyByMethods", "onFlagByMethods", "freezes", "anyFreezes", "standsAlone"],
  ],
  last: ["saveDue", "reportAll"],
};
