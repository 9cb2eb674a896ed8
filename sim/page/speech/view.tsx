/** Shows speech: the ask keys, the settings, and what was said as text. */
import { leftSide, rightSide } from "../../../firmware/app/model/app";
import { MARKS_S } from "../../../firmware/app/model/speech-state";
import { Side } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { SPEECH_LANGUAGES } from "../../words/clock-languages";
import { speechWords } from "../../words/speech";
import { touch } from "../actions/hands";
import { leverHandlers } from "../actions/press";
import type { Place } from "../clock/places";
import { down, frame, host, language, view } from "../store/store";
import { words as playWords, tongue } from "../store/tongue";
import { change, choice, type SpeechChoice } from "./choices";
import { chooseWay, isOlder, lines, prepare, speaker, type Way, way } from "./mouth";

/** Returns the texts in the page's language. The simulator has fewer languages than the play screen. */
const words = () => speechWords[view.value === "play" ? tongue.value : language.value];

export function AskKey({ place }: { place: Place }) {
  frame.value;
  const app = host.value?.device.bench.app;
  if (app === undefined || choice.value.ears === 0) return null;
  const contact = place === "left" ? Switch.LeftAsk : Switch.RightAsk;
  const { side } = playWords.value;
  const isWhite = (place === "left" ? leftSide(app) : rightSide(app)) === Side.White;
  const name = words().ask(isWhite ? side.white : side.black);
  const handlers = leverHandlers(
    (event) => touch(contact, true, event),
    (event) => touch(contact, false, event),
  );
  return (
    <button
      type="button"
      class={`ask ${place}`}
      aria-label={name}
      title={name}
      aria-keyshortcuts={place === "left" ? "D" : "K"}
      data-down={down.value.has(contact)}
      {...handlers}
    >
      <span aria-hidden="true">?</span>
    </button>
  );
}

/** Holds what was said. A screen reader announces it only where it is the one that speaks. */
export function Said() {
  return (
    <div
      class="hidden"
      role="log"
      aria-label={words().said}
      aria-live={speaker.value === "reader" ? "polite" : "off"}
      data-view={view.value}
    >
      {lines.value.map(({ n, text, language }) => (
        <p key={n} lang={language}>
          {text}
        </p>
      ))}
    </div>
  );
}

const languageNames = ["English", "Español", "Deutsch", "Français", "Русский", "Português"];

export function Settings() {
  const w = words();
  const { ears, tongue } = choice.value;
  const ways: readonly Way[] = ["sound", "reader"];
  return (
    <div class="speech">
      <Choose label={w.ears} at={ears} names={w.earsOf} onChoose={(ears) => put({ ears })} />
      <Choose
        label={w.way}
        at={ways.indexOf(way.value)}
        names={ways.map((each) => w.ways[each])}
        onChoose={(at) => chooseWay(ways[at] ?? "sound")}
      />
      <Choose label={w.tongue} at={tongue} names={languageNames} onChoose={(tongue) => put({ tongue })} />
      <p class="speaker">{w.speaker[speaker.value]}</p>
      {isOlder.value && <p class="speaker">{w.older}</p>}
      <Volume />
      <Check name="isShort" />
      <Check name="hasHelp" />
      <Check name="hasPeriods" />
      <Alarms />
      {w.help.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function put(changed: Partial<SpeechChoice>): void {
  change(changed);
  prepare();
}

interface ChooseOptions {
  label: string;
  at: number;
  names: readonly string[];
  onChoose: (at: number) => void;
}

function Choose({ label, at, names, onChoose }: ChooseOptions) {
  return (
    <label>
      <span>{label}</span>
      <span class="pick" data-picked={names[at]}>
        <select onChange={(event) => onChoose(event.currentTarget.selectedIndex)}>
          {names.map((name, n) => (
            <option
              key={name}
              value={n}
              selected={n === at}
              lang={names === languageNames ? SPEECH_LANGUAGES[n] : undefined}
            >
              {name}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

function Volume() {
  return (
    <label>
      <span>{words().volume}</span>
      <input
        type="range"
        min="1"
        max="9"
        value={choice.value.volume}
        onChange={(event) => put({ volume: Number(event.currentTarget.value) })}
      />
    </label>
  );
}

function Check({ name }: { name: "isShort" | "hasHelp" | "hasPeriods" }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        name={name}
        checked={choice.value[name]}
        onChange={(event) => put({ [name]: event.currentTarget.checked })}
      />
      <span>{words()[name]}</span>
    </label>
  );
}

function Alarms() {
  const w = words();
  const { alarms } = choice.value;
  return (
    <fieldset class="alarms">
      <legend>{w.alarms}</legend>
      {MARKS_S.map((seconds, mark) => (
        <label class="check" key={seconds}>
          <input
            type="checkbox"
            name={`alarm${seconds}`}
            checked={(alarms & (1 << mark)) !== 0}
            onChange={() => put({ alarms: alarms ^ (1 << mark) })}
          />
          <span>{seconds < 60 ? w.seconds(seconds) : w.minutes(seconds / 60)}</span>
        </label>
      ))}
    </fieldset>
  );
}
