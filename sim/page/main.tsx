/** Starts the page: the clock for two players, or the simulator if the address names it. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { editionYears } from "../../firmware/laws/table/years";
import { powerUp, setClock } from "./actions/beginning";
import { listenToKeyboard } from "./actions/keyboard";
import { bench, joinEarlier, loadBenchWith, showBench, showPlay } from "./actions/place";
import { keepFlash, tick } from "./actions/ticker";
import { pressSpare } from "./clock/warm";
import type { Claim } from "./keep/claim";
import { keepEarlier } from "./keep/earlier";
import { isTakenAway, keepNothing, recall } from "./keep/memory";
import { claimClock, giveWhenAsked } from "./keep/tabs";
import { guardBack, guardGames } from "./play/guard";
import { closeSheets, opened, phase } from "./play/phase";
import { Play } from "./play/play";
import { look } from "./store/look";
import { loadSpeechWith, recallSpeech } from "./store/speech-part";
import * as store from "./store/store";
import { firstTongue, speakTongue, tongue, words } from "./store/tongue";
import "./style/base.css";
import "./style/choices.css";
import "./style/play-themes.css";
import "./style/play.css";
import "./style/play-bar.css";
import "./style/play-layout.css";
import "./style/play-large-text.css";
import "./style/play-sheets.css";

let claimed: Claim = "ours";
/** What notes the game that is on when the page goes. It is loaded before a game begins. */
let leaving: typeof import("./play/away") | undefined;
const loadReturned = () => import("./play/sheets/returned");

function App() {
  const Desk = bench.value;
  return store.view.value === "bench" && Desk !== undefined ? <Desk /> : <Play />;
}

/** Keeps the page's language, title and colours equal to the chosen ones. */
function dress(): void {
  const { documentElement: root } = document;
  root.lang = store.view.value === "bench" ? store.language.value : tongue.value;
  root.dataset.view = store.view.value;
  Object.assign(root.dataset, look.value);
  document.title = store.view.value === "bench" ? store.words.value.title : words.value.title;
  if (store.theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = store.theme.value;
}

/** Takes the board of the last visit. The definitions of all but the first board are loaded for it. */
async function recallBoard(): Promise<void> {
  const name = recall("board");
  if (name === null || name === store.board.value.name) return;
  store.board.value = (await import("./clock/playable")).boardNamed(name) ?? store.board.value;
}

function recallLaws(): void {
  const kept = editionYears.find((year) => String(year) === recall("laws"));
  if (kept !== undefined) store.laws.value = kept;
}

/** Returns whether the address is a request: a text shared by another program, or a fragment that is no place. */
function asksSomething(): boolean {
  return /[?#].*=/.test(location.search + location.hash);
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
  if (asksSomething()) isRead = await import("./asked").then((asked) => asked.beginAsAsked(isBench));
  else powerUp();
  await answerFirst();
  joinEarlier();
  if (!isBench) showPlay();
  if (!isBench && !isRead) store.refused.value = "link";
  if (claimed !== "ours") sayTab();
  else if (!isBench && (recall("left") ?? "") !== "") (await loadReturned()).comeBack(Date.now());
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
  closeSheets();
  if (store.host.value !== undefined && store.view.value === "play") setClock(store.host.value.setup.control);
  sayTab();
}

/** Stores the clock for the tab that takes it over. */
function give(): void {
  if (claimed === "ours" && !isTakenAway()) leave();
}

/**
 * Follows the browser's *back* and *forward*, and addresses that a person types. While a clock runs, a link with a
 * control is as *back*; in a pause the page asks whether the game ends for it.
 */
function follow(): void {
  const isAsked = asksSomething();
  if (!namesBench() && !(isAsked && phase.value === "paused") && guardBack()) return;
  if (isAsked) {
    keepFlash();
    void begin();
  } else if (namesBench()) void showBench();
  else if (store.view.value === "bench") showPlay();
}

/** How long after the page is shown the browser may fetch its other files, ms: the first presses come first. */
const offlineAfterMs = 3000;

function keepFiles(): void {
  import("./actions/offline").then(
    ({ goOffline }) => goOffline(),
    () => {},
  );
}

function leave(): void {
  tick();
  keepFlash();
  if (store.host.value !== undefined) keepEarlier(store.host.value);
  leaving?.noteLeaving(Date.now());
}

/** Lets the browser paint and handle what waits. A slow phone needs 100 ms for each part of the start. */
function answerFirst(): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve));
}

const whenIdle = window.requestIdleCallback ?? window.setTimeout;
/** How often a spare clock is begun before the first press: the browser compiles what it has seen a few times. */
const warmRounds = 4;

/** Does what a press does, so that the first one is painted as soon as the others. */
function warmUp(rounds: number): void {
  if (store.host.value !== undefined) pressSpare(store.host.value);
  store.frame.value++;
  if (rounds > 1 && phase.value === "ready") whenIdle(() => warmUp(rounds - 1));
}

function loadLeaving(): void {
  import("./play/away").then(
    (loaded) => (leaving = loaded),
    () => {},
  );
}

async function start(): Promise<void> {
  const place = document.getElementById("app") ?? document.body;
  const [, screen] = /^#screen=(\w+)$/.exec(location.hash) ?? [];
  if (screen !== undefined) return (await import("./play/screen")).showScreen(screen, place);
  // The browser fetches the simulator while the page asks whose clock it is.
  const loadBench = () => import("./simulator/bench");
  if (namesBench()) void loadBench();
  loadBenchWith(loadBench);
  loadSpeechWith(() => import("./speech/speaking").then((speaking) => speaking.openSpeech()));
  recallLaws();
  effect(dress);
  await Promise.all([speakTongue(firstTongue()), recallBoard()]);
  claimed = await claimClock();
  await recallSpeech();
  await begin();
  if (claimed === "silent") opened.value = "held";
  await answerFirst();
  place.replaceChildren();
  render(<App />, place);
  listenToKeyboard();
  if (store.view.value === "play") whenIdle(() => warmUp(warmRounds));
  whenIdle(loadLeaving);
  if ((recall("screen") ?? "") !== "") void import("./play/cast").then(({ resumeCast }) => resumeCast());
  if ((recall("levers") ?? "") !== "")
    void import("./actions/own-levers").then(({ listenToLevers }) => listenToLevers());
  guardGames();
  effect(() => {
    if (phase.value !== "ready" && leaving === undefined) loadLeaving();
  });
  giveWhenAsked(give);
  window.addEventListener("pagehide", leave);
  window.addEventListener("popstate", follow);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") return leave();
    watchHolder();
    tick();
    leaving?.noteReturn(loadReturned);
  });
  window.addEventListener("storage", watchHolder);
  document.addEventListener("resume", watchHolder);
  window.setTimeout(keepFiles, offlineAfterMs);
}

void start();
