/** Brings a clock to a stage by keys, or by lines if the board lacks the keys. */
import { Stage } from "../../firmware/app/model/choices";
import { Word } from "../../firmware/app/model/word";
import { wordOf } from "../../firmware/app/text/text";
import { Mode } from "../../firmware/core/words";
import { Switch } from "../../hal/hal";
import type { Hand } from "./hand";

/** More rows than any menu has. */
const triesMax = 40;

export const stages: readonly Stage[] = [
  Stage.Setup,
  Stage.Ready,
  Stage.Running,
  Stage.Paused,
  Stage.Fallen,
  Stage.Finished,
  Stage.Adjourned,
  Stage.Correcting,
  Stage.Listing,
  Stage.Filling,
  Stage.Testing,
];

/** Returns whether a board can reach a stage: some need a START key, some a feature. */
export function hasStage(hand: Hand, stage: Stage): boolean {
  const { features } = hand.app.facts;
  if (stage === Stage.Adjourned) return features.adjournment;
  if (stage === Stage.Finished) return features.acts || hand.has(Switch.Start);
  if (stage === Stage.Testing) return features.keyTest && hand.has(Switch.Start);
  return hand.has(Switch.Start) || (stage !== Stage.Correcting && stage !== Stage.Filling);
}

/** Goes to a stage from the programs. `control` is the control of the game if the stage needs one. */
export function goTo(hand: Hand, stage: Stage, control: string): void {
  if (stage === Stage.Testing) openTest(hand);
  else if (stage !== Stage.Setup) hand.line(`set ${control}`);
  if (stage === Stage.Listing) hand.tap(Switch.Menu);
  else if (stage === Stage.Running || stage === Stage.Fallen) start(hand);
  else if (stage !== Stage.Setup && stage !== Stage.Ready && stage !== Stage.Testing) goOn(hand, stage);
  if (stage === Stage.Fallen) hand.wait(700_000);
}

/** Goes to a stage from a game that is ready, by way of a pause. */
function goOn(hand: Hand, stage: Stage): void {
  start(hand);
  pause(hand);
  if (stage === Stage.Finished) finish(hand);
  else if (stage === Stage.Adjourned) adjourn(hand);
  else if (stage === Stage.Correcting) choose(hand, Word.Correct);
  else if (stage === Stage.Filling) choose(hand, hand.app.facts.features.noShow ? Word.NoShow : Word.Colours);
}

function start(hand: Hand): void {
  hand.tap(hand.has(Switch.Right) ? Switch.Right : Switch.Plus);
  hand.wait(3000);
}

function pause(hand: Hand): void {
  if (hand.has(Switch.Start)) hand.tap(Switch.Start);
  else hand.line("pause");
}

function finish(hand: Hand): void {
  if (!hand.has(Switch.Start)) hand.line("finish");
  else if (choose(hand, Word.Finish)) hand.press(Switch.Start);
}

function adjourn(hand: Hand): void {
  if (!hand.has(Switch.Start)) hand.line("adjourn 1");
  else if (choose(hand, Word.Adjourn)) hand.press(Switch.Start);
}

function openTest(hand: Hand): void {
  hand.tap(Switch.Menu);
  if (seek(hand, wordOf(hand.app, Word.KeyTest))) hand.tap(Switch.Start);
}

/** Opens an item of the arbiter's menu. Returns false, with the face open, if it cannot be chosen. */
export function choose(hand: Hand, item: Word): boolean {
  hand.tap(Switch.Menu);
  if (hand.app.stage === Stage.Listing && seek(hand, wordOf(hand.app, item))) {
    hand.tap(Switch.Start);
    return true;
  }
  hand.press(Switch.Menu);
  return false;
}

function seek(hand: Hand, text: string): boolean {
  for (let i = 0; i < triesMax && !hand.chosen.startsWith(text); i++) hand.tap(Switch.Plus);
  return hand.chosen.startsWith(text);
}

/** Acts as a lost person does: releases all keys for a while, then holds MENU until the face appears. */
const holdsMax = 3;

/** Returns why holding MENU does not lead to the face, or undefined. */
export function wayOutFault(hand: Hand): string | undefined {
  hand.wait(200);
  for (let i = 0; i < holdsMax && hand.app.stage > Stage.Adjourned; i++) hand.press(Switch.Menu);
  return hand.app.stage > Stage.Adjourned
    ? `no way out of stage ${hand.app.stage}, form ${hand.app.menu.form}`
    : undefined;
}

/**
 * Returns why the programs cannot be reached from the face, or undefined. A lock that asks for its code is no fault.
 */
export function wayHomeFault(hand: Hand): string | undefined {
  if (!hand.has(Switch.Start)) return undefined;
  for (let i = 0; i < holdsMax && hand.app.clock.mode !== Mode.Setup; i++) {
    if (hand.app.stage === Stage.Running) hand.tap(Switch.Start);
    if (hand.app.settings.lockCode >= 0 && !hand.app.lock.isOpen) return undefined;
    if (hand.app.stage === Stage.Ready) hand.press(Switch.Menu);
    else if (choose(hand, Word.NewGame)) hand.press(Switch.Start);
  }
  return hand.app.clock.mode === Mode.Setup ? undefined : `no way from stage ${hand.app.stage} to the programs`;
}
