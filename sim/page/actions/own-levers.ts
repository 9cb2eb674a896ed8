/** Lets keys that the players chose be their levers, and what other files read: gamepads and a Pico. */
import { effect } from "@preact/signals";
import type { Place } from "../clock/places";
import { chosenFor, type OwnLever, ownLevers, placeOfLever, setLever } from "../store/levers";
import { board, view } from "../store/store";
import { leverContact, pressLever, touch } from "./hands";
import { isAsked, isTyping, usesSpace } from "./keyboard";

type Instant = { timeStamp: number };

/** The place that each held key or button pressed. */
const held = new Map<string, Place>();
let isListening = false;

/** Listens from now on, before the page's own keys: a key of the players is nothing else. */
export function listenToLevers(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("keydown", keyDown, { capture: true });
  window.addEventListener("keyup", keyUp, { capture: true });
  window.addEventListener("blur", () => held.clear());
  window.addEventListener("gamepadconnected", watchPads);
  effect(watchPads);
}

/** Reads gamepads while a button of one is a lever, or may become one. */
function watchPads(): void {
  const sources = Object.values(ownLevers.value).map(({ source }) => source);
  const isDue = chosenFor.value !== undefined || sources.some((source) => source.startsWith("pad "));
  if (isDue) pollPads(padEdge);
  else stopPads();
}

function padEdge(source: string, isDown: boolean, event: Instant): void {
  if (isDown) leverDown({ source, key: "" }, event);
  else leverUp(source, event);
}

/** Takes a press: as the choice of a lever, or as a press of one. Returns whether it was either. */
function leverDown(lever: OwnLever, event: Instant): boolean {
  const place = chosenFor.value;
  if (place !== undefined) {
    setLever(place, lever);
    chosenFor.value = undefined;
    return true;
  }
  const pressed = placeOfLever(lever.source);
  if (pressed === undefined || isAsked()) return false;
  if (!held.has(lever.source)) pressAt(pressed, event);
  held.set(lever.source, pressed);
  return true;
}

function leverUp(source: string, event: Instant): boolean {
  const place = held.get(source);
  if (place === undefined) return false;
  held.delete(source);
  releaseAt(place, event);
  return true;
}

/** Presses a lever on the play screen. A sheet over the clock takes no levers. */
export function pressAt(place: Place, event: Instant): void {
  if (view.value === "play" && !isAsked()) pressLever(place, event);
}

export function releaseAt(place: Place, event: Instant): void {
  touch(leverContact(board.value, place), false, event);
}

/** Keys that leave a sheet or move the focus; they cannot be levers. */
const reserved = ["Escape", "Tab"];

/** Returns the key's place on the keyboard, or its name where a remote control has no such place; empty for neither. */
function codeOf({ code, key }: KeyboardEvent): string {
  if (code !== "") return code;
  return key === "Unidentified" ? "" : key;
}

function nameOf({ key, code }: KeyboardEvent): string {
  if (key === " ") return "␣";
  return key.length === 1 ? key.toUpperCase() : key === "Unidentified" ? code : key;
}

function keyDown(event: KeyboardEvent): void {
  const code = codeOf(event);
  if (code === "" || reserved.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
  if (view.value !== "play" || (chosenFor.value === undefined && belongsElsewhere(event))) return;
  const lever = { source: `key ${code}`, key: nameOf(event) };
  if (event.repeat ? held.has(lever.source) : leverDown(lever, event)) take(event);
}

function keyUp(event: KeyboardEvent): void {
  if (leverUp(`key ${codeOf(event)}`, event)) take(event);
}

function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Returns whether a key writes text, or acts on the control that has the focus. */
function belongsElsewhere({ key, target }: KeyboardEvent): boolean {
  return isTyping(target) || ((key === " " || key === "Enter") && usesSpace(target));
}

/** Takes an edge of a button: its source, whether it is down, and its instant. */
type Edge = (source: string, isDown: boolean, event: Instant) => void;

/** How often the buttons are read, ms. Browsers renew them every 4 to 16 ms. */
const everyMs = 4;

/** The buttons of gamepads that are down. A browser tells of none by an event, so they are read while there is need. */
const down = new Set<string>();
let timer: number | undefined;
let readMs = 0;

/** Reads gamepads from now on, if the browser has any. It shows one when a button of it is pressed. */
function pollPads(edge: Edge): void {
  stopPads();
  if (pads().length > 0) timer = window.setInterval(() => read(edge), everyMs);
}

function stopPads(): void {
  window.clearInterval(timer);
}

/** Returns the gamepads; none on a page over plain http. */
function pads(): Gamepad[] {
  return [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad !== null);
}

function read(edge: Edge): void {
  const nowMs = performance.now();
  for (const { index, buttons, timestamp } of pads()) {
    for (const [n, { pressed }] of buttons.entries()) {
      const source = `pad ${index} ${n}`;
      if (down.has(source) === pressed) continue;
      if (pressed) down.add(source);
      else down.delete(source);
      // The gamepad's own stamp counts if it can be that of this edge.
      edge(source, pressed, { timeStamp: timestamp > readMs && timestamp <= nowMs ? timestamp : nowMs });
    }
  }
  readMs = nowMs;
}
