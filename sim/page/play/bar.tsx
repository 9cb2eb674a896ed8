/** Shows the bar between the halves: icons, and before the start the time controls. */
import { Switch } from "../../../hal/hal";
import { chooseControl } from "../actions/beginning";
import { click, tellClock, touch } from "../actions/hands";
import { placeOfWhite } from "../actions/next-clock";
import { exchangeSeats } from "../actions/next-seats";
import { heldByTouch, heldLong, isHeld, leverHandlers, longPress } from "../actions/press";
import type { Place } from "../clock/places";
import { classOfText, nameOfText, played } from "../control/labels";
import { exchangedText } from "../control/seats";
import { noteUse, shown } from "../store/presets";
import { speaks, speech } from "../store/speech-part";
import { board, host, typed } from "../store/store";
import { words } from "../store/tongue";
import { controlNow } from "./control-now";
import { Icon, type IconName } from "./icons";
import { opened, phase, shownPhase } from "./phase";
import { BackStrip, hideStrip, showStrip } from "./strip";

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

/** Pauses the clock by a long press. The bar then has all tools. */
function pauseByHold(): void {
  if (phase.value !== "running") return;
  hideStrip();
  if (board.value.buttons.start === undefined) tellClock("pause");
  else click(Switch.Start, { timeStamp: performance.now() });
}

function releaseStart(event: { timeStamp: number }): void {
  touch(Switch.Start, false, event);
}

export const loadRepair = () => import("./repair");

async function playAgain(): Promise<void> {
  (await loadRepair()).playAgain();
}

/** Turns a control from colours to seats, White's for the left one, and back. Odds stay with who sits there. */
export function seated(control: string): string {
  return placeOfWhite(host.value) === "right" ? exchangedText(control) : control;
}

/**
 * Sets the clock for a game with this control. A game that has ended by its flag is kept first; in a match the players
 * exchange colours then, and the odds go with them.
 */
export async function choose(text: string): Promise<void> {
  const atSeats = seated(played(text));
  if (phase.value === "over") await playAgain();
  // In a pause the players are asked first.
  if (phase.value !== "paused") noteUse(atSeats);
  const control = seated(atSeats);
  typed.value = control;
  opened.value = undefined;
  hideStrip();
  chooseControl(control);
}

function actions(): Action[] {
  const { bar } = words.value;
  const again: Action = { icon: "again", label: bar.again, run: () => void playAgain() };
  const other: Action = { icon: "choose", label: bar.choose, run: () => (opened.value = "choose") };
  const correct: Action = { icon: "correct", label: bar.correct, run: () => (opened.value = "correct") };
  const exchange: Action = { icon: "exchange", label: bar.exchange, run: () => exchangeSeats() };
  const menu: Action = { icon: "menu", label: bar.menu, run: () => (opened.value = "menu") };
  const corrects = host.value?.device.bench.app.facts.features.acts === true ? [correct] : [];
  switch (shownPhase.value) {
    case "ready":
      return [other, exchange, menu];
    case "running":
      return [];
    case "paused":
      return [other, ...corrects, menu];
    case "over":
      return [{ ...again, isMain: true }, other, ...corrects, menu];
  }
}

/**
 * Shows the tools. While a clock runs there is only the pause key: no tool may take a touch or open a question then.
 */
export function Bar() {
  const { bar } = words.value;
  const isOn = shownPhase.value === "running" || shownPhase.value === "paused";
  return (
    <nav class="bar" aria-label={bar.name} data-phase={shownPhase.value} {...longPress(pauseByHold)}>
      <Ask place="left" />
      {shownPhase.value === "ready" ? <Name /> : null}
      {isOn ? <StartKey /> : null}
      {shownPhase.value === "running" ? <BackStrip /> : <span class="gap" />}
      {actions().map((action) => (
        <IconButton key={action.icon} {...action} />
      ))}
      <Ask place="right" />
    </nav>
  );
}

/** Shows a player's key for questions at an end of the bar, so that it covers no half. */
function Ask({ place }: { place: Place }) {
  const AskKey = speech.value?.AskKey;
  return AskKey === undefined || !speaks.value ? null : <AskKey place={place} />;
}

/**
 * Pauses and resumes as the board's START key does: at the instant of the press, not at its end. While a clock runs, a
 * finger has to hold the key, because a palm at the edge may touch it.
 */
function StartKey() {
  const { bar } = words.value;
  const isRunning = shownPhase.value === "running";
  const icon = isRunning ? "pause" : "resume";
  const handlers = isRunning
    ? heldByTouch(pauseByHold, () => showStrip("hold"), pressStart, releaseStart)
    : leverHandlers(pressStart, releaseStart);
  return (
    <button
      type="button"
      class="tool main"
      aria-label={bar[icon]}
      title={bar[icon]}
      data-held={isHeld.value}
      {...handlers}
    >
      <Icon name={icon} />
      {shownPhase.value === "paused" ? <Below icon={icon} /> : null}
    </button>
  );
}

/** Shows a tool. Where there is time to read, in a pause and after the end, its name is below the icon. */
function IconButton({ icon, label, run, isMain }: Action) {
  return (
    <button type="button" class={isMain === true ? "tool main" : "tool"} aria-label={label} title={label} onClick={run}>
      <Icon name={icon} />
      {shownPhase.value === "ready" ? null : <Below icon={icon} />}
    </button>
  );
}

function Below({ icon }: { icon: IconName }) {
  const { short } = words.value.bar;
  return <span class="below">{short[icon as keyof typeof short]}</span>;
}

/** The longest name that leaves room for the tools in one line, in letters. */
const shortLetters = 9;

/** Shows the control's name and class. A long name has two lines, without the class. */
function Name() {
  const text = controlNow.value;
  const name = nameOfText(text, words.value);
  const isLong = name.length > shortLetters;
  return (
    <p class="control" data-long={isLong} title={isLong ? name : undefined}>
      <strong>{name}</strong> {isLong ? "" : classOfText(text, words.value)}
    </p>
  );
}

/** Shows the players' controls. A long press opens the list in which they are pinned, named and ordered. */
export function Presets({ label }: { label?: string }) {
  const { presets: w } = words.value;
  const now = seated(controlNow.value);
  return (
    <section class="presets" aria-label={label ?? w.name}>
      {shown.value.map(({ control, name }) => {
        const text = name === "" ? nameOfText(control, words.value) : name;
        return (
          <button
            type="button"
            key={control}
            aria-pressed={control === now}
            onClick={() => void choose(seated(control))}
            {...heldLong(() => (opened.value = "choose"))}
          >
            <span data-long={text.length > shortLetters}>{text}</span>
          </button>
        );
      })}
      <button
        type="button"
        aria-pressed={!shown.value.some(({ control }) => control === now)}
        onClick={() => (opened.value = "other")}
      >
        {w.other}
      </button>
    </section>
  );
}
