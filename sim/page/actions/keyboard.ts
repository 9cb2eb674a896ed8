/** Lets the keyboard act as the clock: one key for each lever, and four for the clock's own keys. */
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

export function listenToKeyboard(): void {
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
  if (event.ctrlKey || event.altKey || event.metaKey || !hasLetters.value || isTyping(event.target)) return;
  if (isAsked()) return;
  if (event.key === "t" || event.key === "T") changePlaces();
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
function isAsked(): boolean {
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

/** Returns whether letters are text input for the focused element. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest("textarea, input:not([type=range], [type=checkbox], [type=file])") !== null;
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
 * Returns whether the focused element needs the space bar itself: a box that somebody reached by the keyboard, or an
 * ask key. Enter activates everything else.
 */
function usesSpace(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input[type=checkbox]:focus-visible, .ask:focus-visible");
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
