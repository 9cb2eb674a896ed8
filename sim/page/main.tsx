/** Starts the page. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { editions } from "../scenario/script";
import { isLanguage } from "../words/language";
import { chooseControl, powerUp } from "./actions";
import { listenToKeyboard } from "./keyboard";
import { recall } from "./memory";
import { readControl } from "./reading";
import { openShared } from "./scenarios";
import { readFragment, type Shared } from "./share";
import * as store from "./store";
import { keepFlash, tick } from "./ticker";
import { App } from "./view/app";
import { keepWide } from "./wide";
import "./style/base.css";
import "./style/page.css";
import "./style/clock.css";
import "./style/keys.css";
import "./style/panels.css";
import "./style/table.css";

/** Keeps the page's language and colours equal to the chosen ones. */
function dress(): void {
  const { documentElement: root } = document;
  root.lang = store.language.value;
  document.title = store.words.value.title;
  if (store.theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = store.theme.value;
}

function recallLaws(): void {
  const kept = editions.find((year) => String(year) === recall("laws"));
  if (kept !== undefined) store.laws.value = kept;
}

/**
 * Starts the clock. A request in the address has priority over the clock's memory. The page removes the request once it
 * is read, so that a reload continues the game.
 */
async function begin(): Promise<void> {
  const shared = await readFragment(location.hash);
  if (asksSomething()) history.replaceState(null, "", location.pathname + location.search);
  takeChoices(shared);
  if (shared.isBroken) store.said.value = store.words.value.scenario.broken;
  if (shared.game !== undefined && (await openShared(shared.game, shared.memory))) return;
  powerUp();
  if (shared.control !== undefined) takeControl(shared.control, shared.notation ?? "canonical");
}

/** Returns whether the fragment is a request; any other fragment is a place on the page. */
function asksSomething(): boolean {
  return location.hash.includes("=");
}

function takeChoices({ board, laws, lang }: Shared): void {
  if (lang !== undefined && isLanguage(lang)) store.language.value = lang;
  store.board.value = store.boardNamed(board) ?? store.board.value;
  store.laws.value = editions.find((year) => String(year) === laws) ?? store.laws.value;
}

function takeControl(text: string, notation: string): void {
  store.typed.value = text;
  store.notation.value = notation;
  const read = readControl(text, notation, store.laws.value, store.language.value);
  if ("understood" in read) chooseControl(read.understood.canonical);
}

/** Lets the browser keep all of the page's files, so that the page then needs no network. */
async function goOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) return;
  try {
    await navigator.serviceWorker.register("./sw.js");
    await navigator.serviceWorker.ready;
    store.isOffline.value = true;
  } catch {
    store.isOffline.value = false;
  }
}

function start(): void {
  recallLaws();
  effect(dress);
  render(<App />, document.getElementById("app") ?? document.body);
  listenToKeyboard();
  keepWide();
  window.addEventListener("pagehide", keepFlash);
  window.addEventListener("hashchange", () => {
    if (!asksSomething()) return;
    keepFlash();
    void begin();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") tick();
    else keepFlash();
  });
  void begin();
  void goOffline();
}

start();
