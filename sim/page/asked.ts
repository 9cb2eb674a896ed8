/** Begins with what the address asks for: a control, a board, a game. The page loads this file for such an address. */
import { editions } from "../scenario/script";
import { chooseControl, powerUp } from "./actions/beginning";
import { isGameOn } from "./actions/next-clock";
import { boardNamed } from "./clock/playable";
import { linkedNotation, type Read, readControl, readPlayed } from "./control/reading";
import { phase } from "./play/phase";
import { readFragment, type Shared } from "./simulator/scenario/share";
import * as store from "./store/store";
import { isTongue, speakTongue } from "./store/tongue";

/** Returns whether the control of the request could be read. */
export async function beginAsAsked(isBench: boolean): Promise<boolean> {
  const shared = await readFragment(fragmentNow());
  forgetRequest(isBench);
  await takeChoices(shared);
  if (isBench && shared.isBroken) store.said.value = store.words.value.scenario.broken;
  const { value: clock } = store.host;
  if (clock === undefined || clock.board !== store.board.value || !isGameOn(clock)) powerUp();
  else store.refused.value = "";
  const isRead = await openShared(shared, isBench);
  if (isBench && isRead && shared.board !== undefined && store.board.value.name !== shared.board)
    store.notice.value = store.words.value.notice.board(shared.board);
  return isRead;
}

/** Removes the request from the address. Over a game in a pause, the entry that guards it is below the request. */
function forgetRequest(isBench: boolean): void {
  const isGuarded = store.view.value === "play" && phase.value === "paused";
  if (isGuarded && !isBench) history.back();
  else history.replaceState(null, "", location.pathname + (isBench ? "#simulator" : ""));
}

/**
 * Returns the request as a fragment. A text that another program shared with the installed page is a control. Its plus
 * may have been written as itself, which makes it a blank.
 */
function fragmentNow(): string {
  const text = new URLSearchParams(location.search).get("text");
  if (text === null) return location.hash;
  const meant = playedText(text) === undefined ? text.replaceAll(" ", "+") : text;
  return `#control=${encodeURIComponent(meant)}`;
}

/** Opens the game or sets the control of a request. Returns whether it could be read. */
async function openShared({ game, memory, control, notation }: Shared, isBench: boolean): Promise<boolean> {
  if (game === undefined) return control === undefined || takeControl(control, notation, isBench);
  const { openLink } = await import("./simulator/scenario/scenarios");
  await openLink(game, memory);
  return true;
}

async function takeChoices({ board, laws, lang }: Shared): Promise<void> {
  if (lang !== undefined && isTongue(lang)) await speakTongue(lang);
  store.board.value = boardNamed(board) ?? store.board.value;
  store.laws.value = editions.find((year) => String(year) === laws) ?? store.laws.value;
}

/**
 * Sets the control of a link, which is as people write it if the link names no notation: `3+2` is three minutes.
 */
function takeControl(text: string, notation: string | undefined, isBench: boolean): boolean {
  const name = notation ?? linkedNotation(text);
  const canonical = isBench || notation !== undefined ? translated(text, name) : playedText(text);
  if (isBench) store.notation.value = name;
  if (isBench) store.typed.value = text;
  else if (canonical !== undefined) store.typed.value = canonical;
  if (canonical !== undefined) chooseControl(canonical);
  else if (isBench) store.notice.value = store.words.value.notice.control(text);
  return canonical !== undefined;
}

/**
 * Reads a text as the play screen's own field does. Some programs write a blank of an address as a plus. Returns the
 * canonical text, or undefined if it is no control.
 */
function playedText(text: string): string | undefined {
  const read = (written: string) => canonicalOf(readPlayed(written, store.language.value));
  return read(text) ?? read(text.replaceAll("+", " "));
}

/** Reads a text in the named notation, like `playedText`. */
function translated(text: string, name: string): string | undefined {
  return canonicalOf(readControl(text, name, store.laws.value, store.language.value));
}

function canonicalOf(read: Read): string | undefined {
  return "understood" in read ? read.understood.canonical : undefined;
}
