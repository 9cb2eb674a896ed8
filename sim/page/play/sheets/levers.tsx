/** Shows the players' own levers: a key or a button each, chosen by pressing it, and the levers of a Pico. */
import { useEffect } from "preact/hooks";
import { browserSerial } from "../../../link/web-serial";
import { listenToLevers } from "../../actions/own-levers";
import { connectPico, picoState } from "../../actions/pico-levers";
import type { Place } from "../../clock/places";
import { chosenFor, type OwnLever, ownLevers, setLever } from "../../store/levers";
import { Icon } from "../icons";
import { lateWords, seatName } from "./late-words";

export function Levers() {
  const { levers: w } = lateWords();
  useEffect(() => {
    listenToLevers();
    return () => {
      chosenFor.value = undefined;
    };
  }, []);
  return (
    <div class="levers">
      <p>{w.hint}</p>
      {(["left", "right"] as const).map((place) => (
        <Row key={place} place={place} />
      ))}
      {navigator.getGamepads === undefined ? <p>{w.plain}</p> : null}
      {browserSerial() === undefined ? null : <Pico />}
    </div>
  );
}

/** Shows a player's lever, and the buttons that choose another one or remove it. */
function Row({ place }: { place: Place }) {
  const { levers: w } = lateWords();
  const lever = ownLevers.value[place];
  const seat = seatName(place);
  const isSought = chosenFor.value === place;
  const choose = () => {
    chosenFor.value = isSought ? undefined : place;
  };
  return (
    <div class="lever" data-place={place}>
      <span>
        {seat}: <output aria-live="polite">{isSought ? w.waiting : lever === undefined ? w.none : name(lever)}</output>
      </span>
      <button type="button" aria-pressed={isSought} aria-label={w.choose(seat)} onClick={choose}>
        {w.press}
      </button>
      <button
        type="button"
        class="tool"
        aria-label={w.remove(seat)}
        disabled={lever === undefined}
        onClick={() => setLever(place, undefined)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Returns what a lever is called: the key's name here, or the numbers of gamepad and button, counted from 1. */
function name({ source, key }: OwnLever): string {
  const [kind, pad, button] = source.split(" ");
  const { pad: padName, keys } = lateWords().levers;
  if (kind === "pad") return padName(Number(pad) + 1, Number(button) + 1);
  return keys[key] ?? signs[key] ?? key.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}

/** Keys with a sign that is printed on keyboards and remotes everywhere. */
const signs: Readonly<Record<string, string>> = {
  ...{ ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→" },
  ...{ MediaTrackPrevious: "⏮", MediaTrackNext: "⏭", MediaPlayPause: "⏯", MediaStop: "⏹" },
  ...{ AudioVolumeDown: "🔉", AudioVolumeUp: "🔊", AudioVolumeMute: "🔇" },
};

function Pico() {
  const { levers: w } = lateWords();
  const state = picoState.value;
  return (
    <>
      <button type="button" disabled={state === "on"} onClick={() => void connectPico().catch(() => undefined)}>
        {w.pico}
      </button>
      <p role="status">{state === "off" ? "" : w.picoState[state]}</p>
    </>
  );
}
