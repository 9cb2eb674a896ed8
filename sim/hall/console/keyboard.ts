/** The keys of the whole console. A field for text, a choice and a dialog keep their own keys. */
import { calls, dismissCall } from "./calls";
import { cellOf } from "./cells";
import { focusCursor } from "./focus";
import { filters } from "./order";
import {
  connection,
  cursorId,
  filter,
  hasLetters,
  mayAct,
  openId,
  selected,
  shown,
  showsKeys,
  toggleSelected,
  type View,
  view,
} from "./store";
import { closeBoard } from "./view/detail";
import { offered, toggleSound } from "./view/head";
import { openBoard } from "./view/list";
import { perRowNow } from "./view/plan";

const viewKeys: Readonly<Record<string, View>> = {
  l: "list",
  p: "plan",
  r: "round",
  b: "big",
  t: "print",
  g: "audit",
};

export function listenToKeyboard(): void {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]") !== null || connection.value === "login") return;
    if (act(event)) event.preventDefault();
  });
}

/** Returns whether the key did something. */
function act(event: KeyboardEvent): boolean {
  const { key } = event;
  const target = event.target instanceof Element ? event.target : document.body;
  if (key === "Escape") return leave(target);
  if (target.closest("input, select, textarea") !== null) return false;
  if (isOnBoards() && moves(key, target)) return true;
  return hasLetters.value && letter(key.toLowerCase());
}

function isOnBoards(): boolean {
  return view.value === "list" || view.value === "plan";
}

function leave(target: Element): boolean {
  if (target instanceof HTMLInputElement && target.type === "search") {
    target.blur();
    return false;
  }
  if (view.value === "big") location.hash = "#list";
  else if (openId.value !== undefined) closeBoard();
  else if (selected.value.size > 0) selected.value = new Set();
  else if (calls.value[0] !== undefined) dismissCall(calls.value[0].serial);
  else return false;
  return true;
}

/** Moves the cursor, opens or selects its board. */
function moves(key: string, target: Element): boolean {
  const isBoard = target.closest("[data-board]") !== null;
  if (!isBoard && target !== document.body) return false;
  switch (key) {
    case "ArrowDown":
      return step(view.value === "plan" ? perRowNow.value : 1);
    case "ArrowUp":
      return step(view.value === "plan" ? -perRowNow.value : -1);
    case "ArrowRight":
      return view.value === "plan" && step(1);
    case "ArrowLeft":
      return view.value === "plan" && step(-1);
    case "PageDown":
      return step(10);
    case "PageUp":
      return step(-10);
    case "Home":
      return step(-shown.value.length);
    case "End":
      return step(shown.value.length);
    case "Enter":
      return !isBoard && openCursor();
    case " ":
      return select();
    default:
      return false;
  }
}

function step(by: number): boolean {
  const list = shown.value;
  const at = list.findIndex(({ id }) => id === cursorId.value);
  const next = list[at < 0 ? 0 : Math.min(Math.max(at + by, 0), list.length - 1)];
  if (next === undefined) return false;
  cursorId.value = next.id;
  focusCursor();
  return true;
}

function openCursor(): boolean {
  const cell = cursorId.value === undefined ? undefined : cellOf(cursorId.value);
  if (cell === undefined) return false;
  openBoard(cell);
  return true;
}

function select(): boolean {
  if (cursorId.value === undefined || !mayAct.value) return false;
  toggleSelected(cursorId.value);
  return true;
}

function letter(key: string): boolean {
  const to = viewKeys[key];
  const chosen = filters[Number(key) - 1];
  if (to !== undefined && offered().includes(to)) location.hash = `#${to}`;
  else if (chosen !== undefined && isOnBoards()) filter.value = chosen;
  else if (key === "/" && isOnBoards()) document.getElementById("search")?.focus();
  else if (key === "?") showsKeys.value = true;
  else if (key === "s") toggleSound();
  else return false;
  return true;
}
