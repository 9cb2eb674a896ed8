/** Shows one player's half: it is his lever, and shows his time, name, flag and moves. */
import { extraText } from "../../../firmware/app/display/extra-text";
import { type App, leftSide, periodText, rightSide } from "../../../firmware/app/model/app";
import { hasFallen, sideOf } from "../../../firmware/core/clock";
import { periodsOf } from "../../../firmware/core/control";
import { Flag, Side } from "../../../firmware/core/words";
import { leverContact, pressLever, touch } from "../actions/hands";
import { leverHandlers } from "../actions/press";
import { isLow, type Place, runningPlace, timeAt } from "../clock/places";
import { shortTime } from "../control/labels";
import { seats } from "../store/seats";
import { board, down, frame, host } from "../store/store";
import { words } from "../store/tongue";
import { Time } from "./digits";
import { phase, shownPhase } from "./phase";

interface HalfProps {
  place: Place;
  /** Writes what the device shows of a method in words, once that is loaded. */
  inWords: ((extra: string) => string) | undefined;
}

export function Half({ place, inWords }: HalfProps) {
  frame.value;
  const device = host.value?.device;
  if (device === undefined) return <div class={`half ${place}`} />;
  const { app } = device.bench;
  const side = place === "left" ? leftSide(app) : rightSide(app);
  const isFallen = hasFallen(app.clock, side);
  const time = shortTime(timeAt(device, place));
  const contact = leverContact(board.value, place);
  const press = (event: { timeStamp: number }) => pressLever(place, event);
  const release = (event: { timeStamp: number }) => touch(contact, false, event);
  return (
    <button
      type="button"
      class={`half ${place}`}
      data-side={side === Side.White ? "white" : "black"}
      data-runs={runningPlace(device) === place}
      data-next={phase.value === "paused" && app.game.next === side}
      data-flag={isFallen}
      data-low={isLow(app, side)}
      data-down={down.value.has(contact)}
      {...leverHandlers(press, release)}
    >
      <Top app={app} side={side} />
      <Time time={isFallen ? time.replace(/[.].*/, "") : time} />
      <span class="hint">{hintFor(app, side, inWords)}</span>
    </button>
  );
}

function Top({ app, side }: { app: App; side: Side }) {
  frame.value;
  const { clock, settings } = app;
  const { presses, flag } = sideOf(clock, side);
  const isStaged = periodsOf(clock.control, side).length > 1;
  const w = words.value;
  const sideName = side === Side.White ? w.side.white : w.side.black;
  const { name, score } = seats.value[side === leftSide(app) ? "left" : "right"];
  return (
    <span class="top">
      <span class="who">
        <span
          class={`piece ${side === Side.White ? "white" : "black"}`}
          role="img"
          aria-label={name === "" ? undefined : sideName}
          aria-hidden={name === ""}
        />
        <span class="name">{name === "" ? sideName : name}</span>
        {score === "" ? null : <span class="score">{score}</span>}
      </span>
      <span class="facts">
        {flag === Flag.None ? null : <span class="flag">⚑ {flag === Flag.Final ? w.flag : ""}</span>}
        {isStaged ? <span>{w.stage(periodText(clock, side))}</span> : null}
        {settings.counter && shownPhase.value !== "ready" ? <span>{w.moves(presses)}</span> : null}
      </span>
    </span>
  );
}

/**
 * Returns what the player can do, or what is left of a delay or an overtime. Like the bar, it changes only after the
 * press that starts a clock is painted: the press then moves nothing on the screen.
 */
function hintFor(app: App, side: Side, inWords: HalfProps["inWords"]): string {
  const { hints } = words.value;
  switch (shownPhase.value) {
    case "ready":
      return side === app.clock.turn ? hints.other : hints.start;
    case "paused":
      return app.game.next === side ? hints.next : hints.choose;
    case "over":
      return "";
    case "running": {
      const extra = extraText(app.clock, side);
      return inWords?.(extra) ?? extra;
    }
  }
}
