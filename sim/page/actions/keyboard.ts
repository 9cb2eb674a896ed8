/**
 * Lets the keyboard act as the clock: one key for each lever, and four for the clock's own keys. The space bar is the
 * lever of the side to move where no other control has the focus.
 */
import { leftSide } from "../../../firmware/app/model/app";
import { Mode } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { switchOf } from "../../boards/facts";
import { speaks } from "../store/speech-part";
import { board, hasLetters, host, view } from "../store/store";
import { leverContact, pressLever, release, touch } from "./hands";
import { goToBench, goToPlay } from "./place";

/** The contact that each held key closed. Releasing the key opens that contact, whatever the key means by then. */
const held = new Map<string, Switch>();

/** The element that the mouse or a finger touched last. */
let pointed: Element | null = null;

export function listenToKeyboard(): void {
  window.addEventListener("pointerdown", notePointed, { capture: true });
  window.addEventListener("keydown", (event) => keyDown(event));
  window.addEventListener("keyup", (event) => keyUp(event));
  window.addEventListener("blur", () => letGo());
  document.addEventListener("visibilitychange", () => letGo());
}

function letGo(): void {
  held.clear();
  release();
}

function keyDown(event: KeyboardEvent): void {
  if (event.key === "Tab") pointed = null;
  if (event.ctrlKey || event.altKey || event.metaKey || !hasLetters.value || isTyping(event.target)) return;
  if (isAsked()) return;
  if (event.key.toLowerCase() === "t") changePlaces();
  const contact = contactFor(event);
  if (contact === undefined) return;
  event.preventDefault();
  if (event.repeat || held.has(event.code)) return;
  held.set(event.code, contact);
  const place = (["left", "right"] as const).find((each) => leverContact(board.value, each) === contact);
  if (place === undefined) touch(contact, true, event);
  else pressLever(place, event);
}

/** Returns whether a question lies over the clock; the keys then answer it. */
export function isAsked(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

function changePlaces(): void {
  if (view.value === "play") goToBench();
  else goToPlay();
}

function keyUp(event: KeyboardEvent): void {
  const contact = held.get(event.code);
  if (contact === undefined) return;
  held.delete(event.code);
  touch(contact, false, event);
}

/** Returns whether letters belong to the focused element: a text, or a list that somebody reached by the keyboard. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target.matches("textarea, input:not([type=range], [type=checkbox], [type=file])");
  return isText || (usesSpace(target) && target.matches("select"));
}

function contactFor(event: KeyboardEvent): Switch | undefined {
  switch (event.key.toLowerCase()) {
    case "f":
      return leverContact(board.value, "left");
    case "j":
      return leverContact(board.value, "right");
    case " ":
      return usesSpace(event.target) ? undefined : moverContact();
    case "d":
      return speaks.value ? Switch.LeftAsk : undefined;
    case "k":
      return speaks.value ? Switch.RightAsk : undefined;
    case "m":
      return keyContact("menu");
    case "s":
      return keyContact("start");
    case "-":
      return keyContact("minus");
    case "+":
    case "=":
      return keyContact("plus");
    default:
      return undefined;
  }
}

/**
 * Returns whether the space bar belongs to the focused element: to any control but a half, if somebody reached it by
 * the keyboard. A control that the mouse has just clicked leaves the space bar to the levers.
 */
export function usesSpace(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.contains(pointed)) return false;
  return target.matches("button:not(.half), a[href], input, select, summary, [tabindex]");
}

/** Notes what the mouse or a finger touches, and forgets it when the keyboard moves the focus. */
function notePointed({ target }: Event): void {
  pointed = target instanceof Element ? target : null;
}

/** Returns the contact of a key. The play screen shows no menus, so only START acts there. */
function keyContact(key: "menu" | "start" | "minus" | "plus"): Switch | undefined {
  if (view.value === "play" && key !== "start") return undefined;
  return board.value.buttons[key] === undefined ? undefined : switchOf(key);
}

/** Returns the lever that ends the present turn or, before the start, the one that starts the clock. */
function moverContact(): Switch | undefined {
  const app = host.value?.device.bench.app;
  if (app === undefined) return undefined;
  const isLeft = (app.clock.turn === leftSide(app)) !== (app.clock.mode === Mode.Ready);
  return leverContact(board.value, isLeft ? "left" : "right");
}
