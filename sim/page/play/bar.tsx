/** Shows the bar between the halves: icons, and before the start the time controls. */
import { Switch } from "../../../hal/hal";
import { chooseControl, renewIfUntouched } from "../actions/beginning";
import { click, tellClock, touch } from "../actions/hands";
import { exchangeSeats } from "../actions/next-seats";
import { goToBench } from "../actions/place";
import { leverHandlers, longPress } from "../actions/press";
import { classOfText, nameOfText, presets } from "../control/labels";
import { isKept, remember } from "../keep/memory";
import { takeOver } from "../keep/tabs";
import { isSilent, silenced } from "../sound/tones";
import { words } from "../store/play-words";
import { board, host, language, refused, typed } from "../store/store";
import { controlNow } from "./control-now";
import { Icon, type IconName } from "./icons";
import { opened, phase, sheet } from "./phase";
import { BackStrip, hideStrip } from "./strip";

interface Action {
  icon: IconName;
  label: string;
  run: () => void;
  isMain?: boolean;
}

function pressStart(event: { timeStamp: number }): void {
  if (board.value.buttons.start !== undefined) touch(Switch.Start, true, event);
  else tellClock(phase.value === "running" ? "pause" : "resume");
}

/** Pauses the clock by a long press on the bar, which then has all tools. */
function pauseByBar(): void {
  if (phase.value !== "running") return;
  if (board.value.buttons.start === undefined) tellClock("pause");
  else click(Switch.Start, { timeStamp: performance.now() });
}

function releaseStart(event: { timeStamp: number }): void {
  touch(Switch.Start, false, event);
}

/** Sets the clock for a game with this control. */
export function choose(control: string): void {
  typed.value = control;
  opened.value = undefined;
  hideStrip();
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
    case "running":
      return [];
    case "paused":
      return [other, ...corrects];
    case "over":
      return [{ ...again, isMain: true }, other, ...corrects];
  }
}

/** Shows the tools. While a clock runs there is only the pause key: no tool may take a touch or open a question then. */
export function Bar() {
  const { bar } = words.value;
  return (
    <nav class="bar" aria-label={bar.name} data-phase={phase.value} {...longPress(pauseByBar)}>
      {phase.value === "ready" ? <Name /> : null}
      {phase.value === "running" || phase.value === "paused" ? <StartKey /> : null}
      {phase.value === "running" ? <BackStrip /> : <Tools />}
    </nav>
  );
}

function Tools() {
  silenced.value;
  const { bar } = words.value;
  const isReady = phase.value === "ready";
  return (
    <>
      {actions().map((action) => (
        <IconButton key={action.icon} {...action} />
      ))}
      <span class="gap" />
      {isReady ? <IconButton icon="exchange" label={bar.exchange} run={() => exchangeSeats()} /> : null}
      <IconButton icon={isSilent() ? "silent" : "sound"} label={bar.signs} run={() => (opened.value = "signs")} />
      <Language />
      {isReady ? <IconButton icon="elsewhere" label={bar.elsewhere} run={() => (opened.value = "elsewhere")} /> : null}
      <IconButton icon="bench" label={bar.bench} run={goToBench} />
    </>
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
  const isElsewhere = refused.value === "tab" && phase.value !== "running" && sheet.value === undefined;
  return (
    <div class="fault">
      <p role="alert">{faultText(refused.value)}</p>
      {isElsewhere ? (
        <button type="button" onClick={() => void takeOver()}>
          {words.value.faults.useHere}
        </button>
      ) : null}
    </div>
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
