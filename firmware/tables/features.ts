/*
 * The features of the firmware: the one table. `npm run features` generates from it:
 * - firmware/app/model/features.ts: the record by which the application asks for them
 * - firmware/virtual-features.ts: what reads them from the text that gives a virtual board its power
 *
 * The definitions of boards, their check, the facts that the build takes from them and the list of what a feature costs
 * follow this table. The build replaces each `app.facts.features.ID` by its value.
 */

export interface FeatureRow {
  /** The name of the feature in the code, and in `without` of a board's definition. */
  readonly id: string;
  /** What the clock has with it. */
  readonly about: string;
  /** A part of the board gives it: no definition leaves it out. */
  readonly part?: true;
  /** The feature without which it is missing too. */
  readonly needs?: string;
  /** It is there if one of these parts is, and only then. */
  readonly either?: readonly string[];
}

/** The features that a board's firmware may lack, for want of room. */
const omittable = [
  {
    id: "languageChoice",
    about: "Every language of the display, and the setting that selects one. Without it: the one that the build chose.",
  },
  { id: "editions", about: "Every edition of the Laws, not only the newest." },
  { id: "ownPrograms", about: "The programs that the owner enters on the device." },
  { id: "link", about: "The link to a computer, which test scenarios use too." },
  { id: "acts", needs: "link", about: "The commands with which the arbiter changes a game over the link." },
  { id: "info", about: "The information pages while a clock runs." },
  { id: "sounds", about: "The sounds, and their setting." },
  { id: "fiveMinutes", about: "The symbol for less than five minutes, and its setting." },
  {
    id: "usual",
    about: "The usual time controls behind the programs, and a further period of an own program as a copy.",
  },
  { id: "penalties", about: "The menu of the penalties." },
  { id: "competition", about: "The setting for rapid and blitz under the Competition Rules." },
  {
    id: "hints",
    about: "Hints that only the arbiter can confirm: an illegal move stands, or two fallen flags are a draw.",
  },
  { id: "guideline", about: "The menu item that applies Guideline III.4 in one step." },
  {
    id: "recovery",
    about: "The log: after a power loss the clock restores its state. Without this feature it stores nothing.",
  },
  { id: "adjournment", needs: "recovery", about: "Adjourning and restoring games." },
  { id: "noShow", about: "The no-show timer, which counts the default time before the game." },
  { id: "lock", about: "A code that protects the arbiter's keys." },
  { id: "keyTest", about: "The key test." },
  { id: "journal", needs: "recovery", about: "The journal, which shows the last records on the device." },
] as const satisfies readonly FeatureRow[];

const ofParts = [
  { id: "speech", part: true, about: "Speech: on boards that can speak, see `cannot` in their definitions." },
  { id: "touch", part: true, about: "Vibration: on boards with a motor on each side." },
  {
    id: "loudness",
    part: true,
    needs: "sounds",
    about: "The volume of the sounds is a setting: on boards whose buzzer can be softer.",
  },
  { id: "feltFlag", part: true, about: "Flags that players can feel rise and fall: on boards whose flags are servos." },
  { id: "resets", part: true, about: "The clock tells why the board restarted: on boards whose runtime knows." },
  { id: "gauge", part: true, about: "The owner can correct the measured supply: on boards that measure it at a pin." },
  {
    id: "selfTest",
    part: true,
    about: "The link reports the last self-test and tries the parts of the board: on boards that can test themselves.",
  },
] as const satisfies readonly FeatureRow[];

const derived = [
  {
    id: "asks",
    either: ["speech", "touch"],
    about: "Players can ask for times: the clock answers by speech or touch.",
  },
] as const satisfies readonly FeatureRow[];

/** A feature that a board's definition may leave out. */
export type Feature = (typeof omittable)[number]["id"];
/** A feature that a part of the board gives. */
export type PartFeature = (typeof ofParts)[number]["id"];

export const features: readonly Feature[] = omittable.map(({ id }) => id);
export const featureRows: readonly FeatureRow[] = [...omittable, ...ofParts, ...derived];
