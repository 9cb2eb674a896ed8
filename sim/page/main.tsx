/** Starts the page: the clock for two players, or the simulator if the address names it. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { editions } from "../scenario/script";
import { isLanguage } from "../words/language";
import { chooseControl, powerUp, setClock } from "./actions/beginning";
import { listenToKeyboard } from "./actions/keyboard";
import { bench, joinEarlier, loadBenchWith, showBench, showPlay } from "./actions/place";
import { keepFlash, tick } from "./actions/ticker";
import { isPlayable } from "./control/labels";
import type { Claim } from "./keep/claim";
import { keepEarlier } from "./keep/earlier";
import { isTakenAway, keepNothing, recall } from "./keep/memory";
import { claimClock, giveWhenAsked } from "./keep/tabs";
import { hasLeft, noteLeaving } from "./play/away";
import { guardBack, guardGames } from "./play/guard";
import { opened } from "./play/phase";
import { Play } from "./play/play";
import type { Shared } from "./simulator/scenario/share";
import { words } from "./store/play-words";
import { loadSpeechWith, recallSpeech } from "./store/speech-part";
import * as store from "./store/store";
import "./style/base.css";
import "./style/play.css";
import "./style/play-bar.css";
import "./style/play-layout.css";
import "./style/play-sheets.css";

let claimed: Claim = "ours";

function App() {
  const Desk = bench.value;
  return store.view.value === "bench" && Desk !== undefined ? <Desk /> : <Play />;
}

/** Keeps the page's language, title and colours equal to the chosen ones. */
function dress(): void {
  const { documentElement: root } = document;
  root.lang = store.language.value;
  root.dataset.view = store.view.value;
  document.title = store.view.value === "bench" ? store.words.value.title : words.value.title;
  if (store.theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = store.theme.value;
}

function recallLaws(): void {
  const kept = editions.find((year) => String(year) === recall("laws"));
  if (kept !== undefined) store.laws.value = kept;
}

/** Returns whether the fragment is a request; any other fragment is a place on the page. */
function asksSomething(): boolean {
  return location.hash.includes("=");
}

/** Returns whether the fragment names the simulator. So does a link that was shared from it. */
function namesBench(): boolean {
  const parts = new URLSearchParams(location.hash.slice(1));
  return asksSomething() ? ["simulator", "board", "game"].some((name) => parts.has(name)) : location.hash.length > 1;
}

/**
 * Starts the clock. A request in the address has priority over the clock's memory. The page removes the request once it
 * is read, so that a reload continues the game.
 */
async function begin(): Promise<void> {
  const isBench = namesBench();
  if (isBench) await showBench();
  await answerFirst();
  let isRead = true;
  if (asksSomething()) isRead = await beginAsAsked(isBench);
  else powerUp();
  await answerFirst();
  joinEarlier();
  if (claimed !== "ours") sayTab();
  if (isBench) return;
  showPlay();
  if (!isRead) store.refused.value = "link";
  if (claimed !== "ours") sayTab();
  else if (hasLeft()) (await import("./play/sheets/returned")).askAway(Date.now());
}

/** Says that the kept clock is in another tab. */
function sayTab(): void {
  if (store.view.value === "bench") store.notice.value = store.words.value.notice.tab;
  else store.refused.value = "tab";
}

/** Notices that a person has taken the clock to another tab, perhaps while this one slept. */
function watchHolder(): void {
  if (claimed !== "ours" || !isTakenAway()) return;
  claimed = "taken";
  keepNothing();
  if (store.host.value !== undefined && store.view.value === "play") setClock(store.host.value.setup.control);
  sayTab();
}

/** Stores the clock for the tab that takes it over. */
function give(): void {
  if (claimed === "ours" && !isTakenAway()) leave();
}

/** Returns whether the control of the request could be read. */
async function beginAsAsked(isBench: boolean): Promise<boolean> {
  const { readFragment } = await import("./simulator/scenario/share");
  const shared = await readFragment(location.hash);
  history.replaceState(null, "", location.pathname + location.search + (isBench ? "#simulator" : ""));
  takeChoices(shared);
  if (isBench && shared.isBroken) store.said.value = store.words.value.scenario.broken;
  powerUp();
  const isRead = await openShared(shared, isBench);
  if (isBench && isRead && shared.board !== undefined && store.boardNamed(shared.board) === undefined)
    store.notice.value = store.words.value.notice.board(shared.board);
  return isRead;
}

/** Opens the game or sets the control of a request. Returns whether it could be read. */
async function openShared({ game, memory, control, notation }: Shared, isBench: boolean): Promise<boolean> {
  if (game === undefined) return control === undefined || takeControl(control, notation, isBench);
  const { openLink } = await import("./simulator/bench");
  await openLink(game, memory);
  return true;
}

function takeChoices({ board, laws, lang }: Shared): void {
  if (lang !== undefined && isLanguage(lang)) store.language.value = lang;
  store.board.value = store.boardNamed(board) ?? store.board.value;
  store.laws.value = editions.find((year) => String(year) === laws) ?? store.laws.value;
}

/**
 * Sets the control of a link, which is as people write it if the link names no notation: `3+2` is three minutes. All
 * readers but that of the clock's own notation are loaded when they are asked for.
 */
async function takeControl(text: string, notation: string | undefined, isBench: boolean): Promise<boolean> {
  const isReady = notation === "canonical" && isPlayable(text);
  const { name, canonical } = isReady ? { name: notation, canonical: text } : await translated(text, notation);
  if (isBench) store.notation.value = name;
  if (isBench) store.typed.value = text;
  else if (canonical !== undefined) store.typed.value = canonical;
  if (canonical !== undefined) chooseControl(canonical);
  else if (isBench) store.notice.value = store.words.value.notice.control(text);
  return canonical !== undefined;
}

interface Translated {
  /** The notation that was read. */
  name: string;
  canonical: string | undefined;
}

async function translated(text: string, notation: string | undefined): Promise<Translated> {
  const { readControl, typedNotation } = await import("./control/reading");
  const name = notation ?? typedNotation(text);
  const read = readControl(text, name, store.laws.value, store.language.value);
  return { name, canonical: "understood" in read ? read.understood.canonical : undefined };
}

/** Follows the browser's *back* and *forward*, and addresses that a person types. */
function follow(): void {
  if (!namesBench() && guardBack()) return;
  if (asksSomething()) {
    keepFlash();
    void begin();
  } else if (namesBench()) void showBench();
  else if (store.view.value === "bench") showPlay();
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

function leave(): void {
  keepFlash();
  if (store.host.value !== undefined) keepEarlier(store.host.value);
  noteLeaving(Date.now());
}

/** Lets the browser paint and handle what waits. A slow phone needs 100 ms for each part of the start. */
function answerFirst(): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve));
}

async function start(): Promise<void> {
  // The browser fetches the simulator while the page asks whose clock it is.
  if (namesBench()) void import("./simulator/bench");
  loadBenchWith(() => import("./simulator/bench"));
  loadSpeechWith(async () => (await import("./speech/speaking")).openSpeech());
  recallLaws();
  effect(dress);
  claimed = await claimClock();
  await recallSpeech();
  await begin();
  if (claimed === "silent") opened.value = "held";
  await answerFirst();
  const place = document.getElementById("app") ?? document.body;
  place.replaceChildren();
  render(<App />, place);
  listenToKeyboard();
  guardGames();
  giveWhenAsked(give);
  window.addEventListener("pagehide", leave);
  window.addEventListener("popstate", follow);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") return leave();
    watchHolder();
    tick();
  });
  window.addEventListener("storage", watchHolder);
  document.addEventListener("resume", watchHolder);
  if (document.readyState === "complete") void goOffline();
  else window.addEventListener("load", () => void goOffline());
}

void start();
