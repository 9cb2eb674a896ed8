/**
 * Speaks through two serial modules with recorded words, one for each ear: a DFPlayer Mini, or another that obeys the
 * same frames (YX5200). A back-end gives the wires. docs/voice.md describes the card, and what we rely on.
 */
import { divide, remainder } from "../firmware/core/divide";
import { Ear, type Voice } from "./hal";

/** The wires to both modules. The index 0 stands for the left one. */
export interface Wires {
  /**
   * Sends a frame of ten bytes at 9,600 baud, 10.4 ms. Frames are at least `TICK_MS` apart, whichever module they are
   * for.
   */
  send(this: void, module: number, frame: readonly number[]): void;
  /** Returns true while a module's busy line says that it plays. */
  isPlaying(this: void, module: number): boolean;
  /** Calls `tickModules` once, `TICK_MS` from now. */
  waitTick(this: void): void;
}

/** The modules ignore a frame that follows the one before within 10 ms (the delay of DFRobot's own library). */
export const TICK_MS = 25;

/** The commands of the modules (DFRobot's manual of the DFPlayer Mini, DFR0299). */
const SET_VOLUME = 6;
const PLAY_IN_FOLDER = 15;
const STOP = 22;

/** A frame begins with these bytes: its mark, version and length. It ends with its checksum and `END`. */
const MARK = 126;
const VERSION = 255;
const LENGTH = 6;
const END = 239;
const BYTE = 256;
const HALF_WORD = 65536;

/** A folder of the card has the clips of a hundred phrases, a language ten folders from 10 on. */
const IN_FOLDER = 100;
const FOLDERS = 10;

/** The modules have 30 volumes. */
const VOLUME_STEP = 3;
const VOLUME_LEAST = 3;
const USUAL_VOLUME = 5;

/** If a module has not begun to play after this many ticks, the clock asks it again. */
const ANSWER_TICKS = 20;
/** A module takes up to 3 s from power-on until it listens. Afterwards, one that does not play twice lacks the clip. */
const FIRST_TRIES = 10;
const TRIES = 2;

const enum Stage {
  Resting,
  /** The module plays, or is about to play, what nobody wants any more. */
  Stopping,
  /** It was told to stop. */
  Stopped,
  /** It has to be told to play the next clip. */
  Due,
  /** It was told to play. */
  Asked,
  Playing,
}

interface Module {
  stage: Stage;
  tongue: number;
  phrases: readonly number[];
  /** The index of the phrase that is due or sounds. */
  at: number;
  /** The ticks since the last command. */
  ticks: number;
  tries: number;
  /** True once it has played. */
  hasPlayed: boolean;
  /** True if it has to be told the volume. */
  needsVolume: boolean;
}

let modules: readonly Module[];
let wires: Wires;
let volume = USUAL_VOLUME;
/** The module that may send first. */
let first = 0;
let isTicking = false;

function createModule(): Module {
  return {
    stage: Stage.Resting,
    tongue: 0,
    phrases: [],
    at: 0,
    ticks: 0,
    tries: 0,
    hasPlayed: false,
    needsVolume: false,
  };
}

/** Returns the voice of two modules. Nobody knows which languages their cards hold, so it claims all. */
export function createModuleVoice(wired: Wires): Voice {
  wires = wired;
  modules = [createModule(), createModule()];
  return { speaks: speaks, say: say, stop: stop, isBusy: isBusy, setVolume: setVolume };
}

function speaks(this: void, _tongue: number): boolean {
  return true;
}

function say(this: void, ear: Ear, tongue: number, phrases: readonly number[]): void {
  for (let i = 0; i < 2; i++) if (isMeant(ear, i)) replace(modules[i], tongue, phrases);
  startTicks();
}

function stop(this: void, ear: Ear): void {
  say(ear, 0, []);
}

function isBusy(this: void, ear: Ear): boolean {
  for (let i = 0; i < 2; i++) if (isMeant(ear, i) && modules[i].at < modules[i].phrases.length) return true;
  return false;
}

function setVolume(this: void, level: number): void {
  volume = level;
  modules[0].needsVolume = true;
  modules[1].needsVolume = true;
  startTicks();
}

/** Returns true if an ear is that of a module, or both are meant. */
function isMeant(ear: Ear, index: number): boolean {
  return ear === Ear.Both || ear === Ear.Left + index;
}

/** Gives a module other phrases. One that has rested gets the volume too: its power may have failed meanwhile. */
function replace(module: Module, tongue: number, phrases: readonly number[]): void {
  module.tongue = tongue;
  module.phrases = phrases;
  module.at = 0;
  module.tries = 0;
  if (phrases.length > 0) module.needsVolume = true;
  if (module.stage === Stage.Asked || module.stage === Stage.Playing) module.stage = Stage.Stopping;
  else if (module.stage === Stage.Resting || module.stage === Stage.Due) module.stage = restOrDue(module);
}

function restOrDue(module: Module): Stage {
  return module.at < module.phrases.length ? Stage.Due : Stage.Resting;
}

function startTicks(): void {
  if (!isTicking) tickModules();
}

/** Looks at both modules, and sends at most one frame. Both may share a port. */
export function tickModules(this: void): void {
  look(0);
  look(1);
  const hasSent = tell(first) || tell(1 - first);
  first = 1 - first;
  isTicking = hasSent || modules[0].stage !== Stage.Resting || modules[1].stage !== Stage.Resting;
  if (isTicking) wires.waitTick();
}

/** Notes whether a module has begun or ended to play. */
function look(index: number): void {
  const module = modules[index];
  const isPlaying = wires.isPlaying(index);
  module.ticks++;
  const isLate = module.ticks >= ANSWER_TICKS;
  if (module.stage === Stage.Stopped && (!isPlaying || isLate)) module.stage = restOrDue(module);
  else if (module.stage === Stage.Playing && !isPlaying) goOn(module);
  else if (module.stage === Stage.Asked && isPlaying) {
    module.stage = Stage.Playing;
    module.hasPlayed = true;
  } else if (module.stage === Stage.Asked && isLate) askAgain(module);
}

/** Goes on to the next phrase. */
function goOn(module: Module): void {
  module.at++;
  module.tries = 0;
  module.stage = restOrDue(module);
}

/** Repeats the command to play, or leaves the phrase out. */
function askAgain(module: Module): void {
  module.tries++;
  module.needsVolume = true;
  module.stage = Stage.Due;
  if (module.tries >= (module.hasPlayed ? TRIES : FIRST_TRIES)) goOn(module);
}

/** Sends the frame that a module needs. Returns false if it needs none. */
function tell(index: number): boolean {
  const module = modules[index];
  if (module.stage === Stage.Stopping) {
    module.stage = Stage.Stopped;
    send(index, STOP, 0, 0);
    return true;
  }
  if (module.needsVolume && module.stage !== Stage.Stopped) {
    module.needsVolume = false;
    send(index, SET_VOLUME, 0, VOLUME_LEAST + VOLUME_STEP * volume);
    return true;
  }
  if (module.stage !== Stage.Due) return false;
  module.stage = Stage.Asked;
  const phrase = module.phrases[module.at];
  const folder = FOLDERS * (module.tongue + 1) + divide(phrase, IN_FOLDER);
  send(index, PLAY_IN_FOLDER, folder, remainder(phrase, IN_FOLDER) + 1);
  return true;
}

function send(index: number, command: number, high: number, low: number): void {
  modules[index].ticks = 0;
  const sum = HALF_WORD - (VERSION + LENGTH + command + high + low);
  const check = [divide(sum, BYTE), remainder(sum, BYTE)];
  wires.send(index, [MARK, VERSION, LENGTH, command, 0, high, low, check[0], check[1], END]);
}
