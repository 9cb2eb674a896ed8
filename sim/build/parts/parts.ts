/** What the build for Espruino has to know of the firmware by name; no other file of the build names any of it. */
import type { Plan } from "./placement";

/** Types of which a device has one value. */
export const singles: readonly string[] = [
  ...["App", "Settings", "Log"],
  ...["Hal", "Time", "Contacts", "Screen", "Flags", "Buzzer", "Store", "Battery", "Link", "Watchdog", "Power"],
];

/** What the modules are called in whose place the build writes others. */
export const written = {
  loader: "hal/espruino/parts",
  layout: "firmware/app/layout",
  english: "firmware/app/words-en",
  spanish: "firmware/app/words-es",
  storage: "hal/espruino/modules",
} as const;

/** Modules in whose place another module of the source stands: on every board, or on one that lacks something. */
export const instead = {
  always: { "firmware/core/state-list": "hal/espruino/state-list" },
  noLink: { "hal/espruino/link": "hal/espruino/silent/link" },
  noStore: { "hal/espruino/store": "hal/espruino/silent/store" },
  noLamps: { "hal/espruino/flags": "hal/espruino/silent/flags" },
} as const;

/**
 * What a device loads on demand: chosen so that play needs no part and one act of the arbiter few. What is not listed
 * stays in memory, and so does a function that is handed on as a value; one that a single part calls is in that part
 * wherever its file is.
 */
export const plan: Plan = {
  parts: [
    {
      name: "boot",
      files: ["firmware/app/power", "hal/espruino/board"],
      functions: ["createApp", "createLog", "startDevice"],
    },
    { name: "parse", files: ["firmware/notation/notation", "firmware/notation/scan"] },
    { name: "print", files: [], functions: ["printControl", "printSide", "printPeriod"] },
    { name: "programs", files: ["firmware/app/programs"], functions: ["createClock"] },
    { name: "presets", files: ["firmware/app/presets"] },
    { name: "lines", files: ["firmware/app/info", "firmware/app/control-words"], functions: ["programItem"] },
    { name: "arbiter", files: ["firmware/app/arbiter"] },
    { name: "settings", files: ["firmware/app/settings"] },
    { name: "games", files: ["firmware/app/games"] },
    { name: "takeUp", files: [], functions: ["takeUp", "restore", "adjourn"] },
    { name: "names", files: ["firmware/app/names"] },
    { name: "saving", files: [], functions: ["saveDue", "keepDue", "keepBytes", "writeSnapshot", "makeRoom"] },
    {
      name: "keptLists",
      files: ["firmware/app/saving"],
      functions: ["saveClock", "packControl", "packPeriods", "packed", "pack"],
    },
    { name: "snapshot", files: ["firmware/core/snapshot"] },
    {
      name: "blocks",
      files: ["firmware/app/blocks"],
      functions: ["seqOf"],
    },
    { name: "renew", files: ["firmware/app/renew"] },
    { name: "recovery", files: ["firmware/app/recovery", "firmware/app/tape"] },
    { name: "field", files: ["firmware/app/field"], functions: ["programLabel"] },
    { name: "correct", files: ["firmware/app/correcting"] },
    { name: "correction", files: ["firmware/core/correct"] },
    { name: "arbiterForms", files: ["firmware/app/arbiter-forms"] },
    { name: "gameForms", files: ["firmware/app/game-forms"] },
    { name: "testing", files: ["firmware/app/testing"] },
    {
      name: "programEntry",
      files: [],
      functions: ["enteredText", "entered", "enteredPeriods", "keepProgram", "setProgram"],
    },
    { name: "programLoad", files: [], functions: ["loadProgram", "loadPeriod", "placeFor", "showFault", "wordOfRule"] },
    { name: "programForm", files: ["firmware/app/program-form"] },
    { name: "acts", files: ["firmware/core/acts"] },
    { name: "change", files: ["firmware/core/change"] },
    { name: "penalty", files: ["firmware/laws/penalty", "firmware/app/penalties"] },
    {
      name: "class",
      files: ["firmware/laws/laws", "firmware/laws/class", "firmware/app/article"],
      functions: ["labelState", "playedClass"],
    },
    { name: "link", files: ["firmware/app/link-read"] },
    { name: "linkSettings", files: ["firmware/app/link-settings"] },
    { name: "linkWords", files: ["firmware/app/link-words"] },
    { name: "linkActs", files: ["firmware/app/link-acts"] },
    { name: "linkObey", files: ["firmware/app/link-obey"] },
    { name: "linkCorrect", files: ["firmware/app/link-correct"] },
    { name: "linkLog", files: ["firmware/app/link-log"] },
    { name: "lock", files: ["firmware/app/lock"] },
    { name: "report", files: ["firmware/app/state", "firmware/app/report"] },
    { name: "journal", files: ["firmware/app/journal"], functions: ["stepBack", "readBack", "enterBlock"] },
  ],
  residents: [
    ...["powerOn", "programText", "programControl", "programCount", "setControl"],
    // What the parts `parse` and `print` both call: else the one would bring the other into memory.
    ...["markOf", "policyByMethods", "onFlagByMethods", "freezes", "standsAlone"],
  ],
};
