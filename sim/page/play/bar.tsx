/** Shows the bar between the halves: icons, and before the start the time controls. */
import { printControl } from "../../../firmware/notation/notation";
import { Switch } from "../../../hal/hal";
import { chooseControl, renewIfUntouched } from "../actions/beginning";
import { tellClock, touch } from "../actions/hands";
import { goToBench } from "../actions/place";
import { leverHandlers } from "../actions/press";
import { classOfText, nameOfText, presets } from "../control/labels";
import { isKept, remember } from "../keep/memory";
import { isSilent, silenced } from "../sound/tones";
import { words } from "../store/play-words";
import { board, frame, host, language, refused, typed } from "../store/store";
import { Icon, type IconName } from "./icons";
import { opened, phase } from "./phase";

interface Action {
  icon: IconName;
  label: string;
  run: () => void;
  isMain?: boolean;
}

/** Returns the text of the clock's control. */
export function controlNow(): string {
  frame.value;
  const clock = host.value?.device.bench.app.clock;
  return clock === undefined ? typed.value : printControl(clock.control);
}

function pressStart(event: { timeStamp: number }): void {
  if (board.value.buttons.start !== undefined) touch(Switch.Start, true, event);
  else tellClock(phase.value === "running" ? "pause" : "resume");
}

function releaseStart(event: { timeStamp: number }): void {
  touch(Switch.Start, false, event);
}

/** Sets the clock for a game with this control. */
export function choose(control: string): void {
  typed.value = control;
  opened.value = undefined;
  chooseControl(control);
}

function otherLanguage(): void {
  language.value = language.value === "en" ? "es" : "en";
  remember("language", language.value);
  renewIfUntouched();
}

function actions(): Action[] {
  const { bar } = words.value;
  const again: Action = { icon: "again", label: bar.again, run: () => choose(controlNow()) };
  const other: Action = { icon: "choose", label: bar.choose, run: () => (opened.value = "choose") };
  const correct: Action = { icon: "correct", label: bar.correct, run: () => (opened.value = "correct") };
  const corrects = host.value?.device.bench.app.facts.features.acts === true ? [correct] : [];
  switch (phase.value) {
    case "ready":
      return [];
    case "running":
      return [];
    case "paused":
      return [again, other, ...corrects];
    case "over":
      return [{ ...again, isMain: true }, other, ...corrects];
  }
}

export function Bar() {
  silenced.value;
  const { bar } = words.value;
  const isBusy = phase.value === "running";
  return (
    <nav class="bar" aria-label={bar.name} data-phase={phase.value}>
      {phase.value === "ready" ? <Name /> : null}
      {phase.value === "running" || phase.value === "paused" ? <StartKey /> : null}
      {actions().map((action) => (
        <IconButton key={action.icon} {...action} />
      ))}
      <span class="gap" />
      <IconButton icon={isSilent() ? "silent" : "sound"} label={bar.signs} run={() => (opened.value = "signs")} />
      {isBusy ? null : <Language />}
      {phase.value === "ready" ? (
        <IconButton icon="elsewhere" label={bar.elsewhere} run={() => (opened.value = "elsewhere")} />
      ) : null}
      {isBusy ? null : <IconButton icon="bench" label={bar.bench} run={goToBench} />}
      {phase.value === "ready" ? null : <IconButton icon="leave" label={bar.leave} run={() => choose(controlNow())} />}
    </nav>
  );
}

/** Pauses and resumes as the board's START key does: at the instant of the touch, not at its end. */
function StartKey() {
  const { bar } = words.value;
  const icon = phase.value === "running" ? "pause" : "resume";
  return (
    <button
      type="button"
      class="tool main"
      aria-label={bar[icon]}
      title={bar[icon]}
      {...leverHandlers(pressStart, releaseStart)}
    >
      <Icon name={icon} />
    </button>
  );
}

function IconButton({ icon, label, run, isMain }: Action) {
  return (
    <button type="button" class={isMain === true ? "tool main" : "tool"} aria-label={label} title={label} onClick={run}>
      <Icon name={icon} />
    </button>
  );
}

function Language() {
  const { bar } = words.value;
  const code = language.value === "en" ? "ES" : "EN";
  return (
    <button
      type="button"
      class="tool"
      aria-label={`${code}: ${bar.language}`}
      title={bar.language}
      onClick={otherLanguage}
    >
      <span aria-hidden="true" class="code">
        {code}
      </span>
    </button>
  );
}

/** The longest name that leaves room for the tools in one line, in letters. */
const shortLetters = 9;

/** Shows the control's name and class. A long name has two lines, without the class. */
function Name() {
  const text = controlNow();
  const name = nameOfText(text);
  const isLong = name.length > shortLetters;
  return (
    <p class="control" data-long={isLong} title={isLong ? name : undefined}>
      <strong>{name}</strong> {isLong ? "" : classOfText(text, words.value)}
    </p>
  );
}

/** Says before the start and in a pause that the browser will not keep the game. */
export function UnkeptNote() {
  if (isKept.value || phase.value === "running") return null;
  return (
    <p class="fault" role="alert">
      {words.value.faults.storage}
    </p>
  );
}

/** Says before the start what a page over plain http lacks. */
export function PlainNote() {
  if (window.isSecureContext || phase.value !== "ready") return null;
  return (
    <button type="button" class="plainNote" onClick={() => (opened.value = "elsewhere")}>
      {words.value.elsewhere.note}
    </button>
  );
}

/** Says what the clock refused, or that a link cannot be read. */
export function Fault() {
  if (refused.value === "") return null;
  return (
    <p class="fault" role="alert">
      {faultText(refused.value)}
    </p>
  );
}

export function faultText(fault: string): string {
  const { faults } = words.value;
  return fault === "locked" || fault === "link" || fault === "tab" ? faults[fault] : faults.other;
}

export function Presets() {
  const { presets: w } = words.value;
  const now = controlNow();
  return (
    <section class="presets" aria-label={w.name}>
      {presets.map((control) => (
        <button type="button" key={control} aria-pressed={control === now} onClick={() => choose(control)}>
          {nameOfText(control)}
        </button>
      ))}
      <button type="button" aria-pressed={!presets.includes(now)} onClick={() => (opened.value = "other")}>
        {w.other}
      </button>
    </section>
  );
}
