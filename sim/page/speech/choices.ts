/** Holds what the person chose for speech, and gives it to the clock. The page remembers it, as a board does. */
import { effect, signal } from "@preact/signals";
import type { App } from "../../../firmware/app/model/app";
import { speechOf } from "../../../firmware/app/model/speech-notes";
import { createSpeech, type Speech } from "../../../firmware/app/model/speech-state";
import { createContact } from "../../../firmware/core/contact";
import { Switch } from "../../../hal/hal";
import { SPEECH_LANGUAGES } from "../../words/clock-languages";
import { speechNames } from "../../words/setting-names";
import { tick } from "../actions/ticker";
import { type Device, pass, reachedMs } from "../clock/device";
import { recall, remember } from "../keep/memory";
import { speaks } from "../store/speech-part";
import { host, slowFrame, view } from "../store/store";
import { tongue } from "../store/tongue";

/** The settings that the page shows. The clock has each of them too, in its menu of speech. */
export type SpeechChoice = Pick<Speech, (typeof speechNames)[number]>;

export const choice = signal<SpeechChoice>(recalled());

function recalled(): SpeechChoice {
  const speech = createSpeech(SPEECH_LANGUAGES.indexOf(tongue.value), 0);
  const kept = (recall("speech") ?? "").split(" ").map(Number);
  if (kept.length !== speechNames.length || !kept.every(Number.isInteger)) return choiceOf(speech);
  const values = speechNames.map((name, place) => [
    name,
    typeof speech[name] === "boolean" ? kept[place] === 1 : kept[place],
  ]);
  return choiceOf(Object.assign(speech, Object.fromEntries(values)));
}

function choiceOf({ ears, tongue, isShort, hasHelp, volume, alarms, hasPeriods }: Speech): SpeechChoice {
  return { ears, tongue, isShort, hasHelp, volume, alarms, hasPeriods };
}

/** Whether the clock has yet to greet the person: it does so once on each visit. */
let greets = true;

/** Lends the voice to a clock that has just begun. Each clock after the first says only where it is. */
export function begin(device: Device): void {
  if (choice.value.ears === 0) return;
  const speech = give(device);
  for (const said of speech.said) said.isOn = !greets;
  speech.isNew = greets;
  greets = false;
  wake(device);
}

/** Changes settings, and remembers them. The clock says what follows from them. */
export function change(changed: Partial<SpeechChoice>): void {
  choice.value = { ...choice.value, ...changed };
  const clock = host.value;
  if (clock === undefined) return;
  clock.speaks ||= choice.value.ears > 0;
  if (!clock.speaks) return;
  give(clock.device).isNew = false;
  greets = false;
  wake(clock.device);
  tick();
}

/** The clock that has the settings. Its own menu may change them. */
let served: App | undefined;

/** Gives a clock its voice and the chosen settings. */
function give({ bench: { app } }: Device): Speech {
  served = app;
  Object.assign(app.facts.features, { speech: true, asks: true });
  const { contacts } = app.keys;
  while (contacts.length <= Switch.RightAsk) contacts.push(createContact(app.settings.bounceMs));
  return Object.assign(speechOf(app), choice.value, { isKeyless: view.peek() === "play" });
}

/** Tells the clock whether the players see the device with its keys. */
function followView(): void {
  const isKeyless = view.value === "play";
  if (served !== undefined) speechOf(served).isKeyless = isKeyless;
}

/** Lets the clock's next handler run at once. */
function wake(device: Device): void {
  pass(device, reachedMs(device));
  device.bench.app.hal.time.wakeIn(1);
}

/** Takes over what was changed in the clock's own menu. */
function follow(): void {
  slowFrame.value;
  if (served === undefined || served !== host.peek()?.device.bench.app) return;
  const own = choiceOf(speechOf(served));
  if (JSON.stringify(own) !== JSON.stringify(choice.peek())) choice.value = own;
}

function keep(): void {
  const isOn = choice.value.ears > 0;
  speaks.value = isOn;
  remember("speech", speechNames.map((name) => Number(choice.value[name])).join(" "));
}

/** Begins to keep the choices and the clock's settings equal. */
export function startChoices(): void {
  effect(follow);
  effect(followView);
  effect(keep);
}
