/** Lets the keyboard act as the clock: one key for each lever, and four for the clock's own keys. */
import { leftSide } from "../../firmware/app/model/app";
import { Mode } from "../../firmware/core/words";
import type { Switch } from "../../hal/hal";
import { switchOf } from "../device/facts";
import { leverContact, release, touch } from "./actions";
import { board, hasLetters, host, isTable } from "./store";
import { leaveTable, openTable } from "./wide";

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
  if (event.key === "Escape" && isTable.value) leaveTable();
  if (event.key === "t" || event.key === "T") toggleTable();
  const contact = contactFor(event);
  if (contact === undefined) return;
  event.preventDefault();
  if (event.repeat || held.has(event.code)) return;
  held.set(event.code, contact);
  touch(contact, true, event);
}

function toggleTable(): void {
  if (isTable.value) leaveTable();
  else openTable();
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
      return isButton(event.target) ? undefined : moverContact();
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

/** Returns whether the focused element uses the space bar itself. */
function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button, summary, a, select, input") !== null;
}

function keyContact(key: "menu" | "start" | "minus" | "plus"): Switch | undefined {
  return board.value.buttons[key] === undefined ? undefined : switchOf(key);
}

/** Returns the lever that ends the present turn or, before the start, the one that starts the clock. */
function moverContact(): Switch | undefined {
  const app = host.value?.device.bench.app;
  if (app === undefined) return undefined;
  const isLeft = (app.clock.turn === leftSide(app)) !== (app.clock.mode === Mode.Ready);
  return leverContact(board.value, isLeft ? "left" : "right");
}
