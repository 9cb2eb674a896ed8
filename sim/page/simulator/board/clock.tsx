/** Shows the board with its levers, display, keys, lamps, flags, speaker and battery. */
import type { Board, Role } from "../../../../board-defs/board";
import { Pulse } from "../../../../firmware/app/display/vibration";
import { switchOf } from "../../../boards/facts";
import { insert, pull, setSupply } from "../../actions/battery";
import { leverContact } from "../../actions/hands";
import { contactHandlers } from "../../actions/press";
import { freshMv } from "../../clock/device";
import { nameAt, type Place, runningPlace } from "../../clock/places";
import { remember } from "../../keep/memory";
import {
  board as boardSignal,
  down,
  frame,
  hasSound,
  host,
  isPulled,
  lastLever,
  pastMs,
  seen,
  supplyMv,
  words,
} from "../../store/store";
import { Lcd } from "./lcd";

const roles: readonly Role[] = ["menu", "start", "minus", "plus"];
const leastMv = 1500;

export function Clock() {
  const board = boardSignal.value;
  return (
    <section class="clock" id="clock" aria-label={words.value.clock.name} data-board={board.name} tabIndex={-1}>
      {board.levers === undefined ? null : <Levers board={board} />}
      <div class="case">
        <div class="face">
          <Signs board={board} place="left" />
          <Motor place="left" />
          <span class="brand">
            flagfall <small>{board.title}</small>
          </span>
          <Motor place="right" />
          <Signs board={board} place="right" />
        </div>
        <div class="front">
          <div class="bezel">
            <Lcd board={board} />
            <TouchKeys board={board} />
          </div>
          {roles.map((role) => (
            <Key key={role} board={board} role={role} />
          ))}
        </div>
      </div>
      <Tray board={board} />
    </section>
  );
}

/**
 * Returns the tilt of the levers. While a clock runs, the other player's lever is down. Otherwise the last lever
 * pressed is down, or both are level if none was pressed.
 */
function tilt(): string {
  const runs = seen.value === undefined ? undefined : runningPlace(seen.value);
  if (runs !== undefined) return runs === "left" ? "right" : "left";
  return lastLever.value ?? "level";
}

function Levers({ board }: { board: Board }) {
  frame.value;
  return (
    <div class="rocker" data-tilt={tilt()}>
      <Lever board={board} place="left" letter="F" />
      <span class="pivot" />
      <Lever board={board} place="right" letter="J" />
    </div>
  );
}

/** Shows a lever, named by its place and its player. */
function Lever({ board, place, letter }: { board: Board; place: "left" | "right"; letter: string }) {
  frame.value;
  const contact = leverContact(board, place);
  const { lever } = words.value.clock;
  const device = seen.value;
  const name = device === undefined ? "" : nameAt(device, place, words.value);
  return (
    <button
      type="button"
      class={`lever ${place}`}
      data-down={down.value.has(contact)}
      aria-keyshortcuts={letter}
      {...contactHandlers(contact)}
    >
      <span class="leverName">{name}</span>
      <span class="hidden">{lever[place]}</span>
      <kbd>{letter}</kbd>
    </button>
  );
}

/** Shows a lamp, or a flag that can be felt, if the board has one. */
function Signs({ board, place }: { board: Board; place: "left" | "right" }) {
  frame.value;
  const { clock } = words.value;
  const isUp = seen.value?.flags[place] === true && !isPulled.value;
  if (board.flag.kind === "icon") return <span class="sign none" />;
  const isLamp = board.flag.kind === "led";
  const text = isLamp
    ? `${clock.lamp[place]}: ${isUp ? clock.on : clock.off}`
    : `${clock.flag[place]}: ${isUp ? clock.up : clock.down}`;
  return <span class={`sign ${board.flag.kind}`} data-up={isUp} role="img" aria-label={text} />;
}

function Key({ board, role }: { board: Board; role: Role }) {
  const { clock } = words.value;
  const wiring = board.buttons[role];
  if (wiring === undefined || wiring.startsWith("touch:")) return null;
  const contact = switchOf(role);
  return (
    <button
      type="button"
      class={`key ${role}`}
      data-down={down.value.has(contact)}
      aria-label={clock.keyNames[role]}
      title={role === "menu" || role === "start" ? clock.hold : undefined}
      {...contactHandlers(contact)}
    >
      {clock.keys[role]}
    </button>
  );
}

/** Shows the halves of a touch screen. */
function TouchKeys({ board }: { board: Board }) {
  const { clock } = words.value;
  const touched = roles.filter((role) => board.buttons[role]?.startsWith("touch:") === true);
  return (
    <>
      {touched.map((role) => (
        <button
          type="button"
          key={role}
          class={`touch ${board.buttons[role]?.slice("touch:".length)}`}
          data-down={down.value.has(switchOf(role))}
          aria-label={clock.keyNames[role]}
          {...contactHandlers(switchOf(role))}
        />
      ))}
    </>
  );
}

/** Shows the battery and the speaker. */
function Tray({ board }: { board: Board }) {
  const { clock } = words.value;
  const mv = supplyMv.value;
  const lowMv = board.batteries?.lowMv ?? 0;
  return (
    <div class="tray">
      {board.buzzer === undefined ? null : <Speaker />}
      <label class="battery">
        <span>
          {isPulled.value ? clock.dead : clock.battery(mv)}
          {!isPulled.value && mv > 0 && mv < lowMv ? ` (${clock.low})` : ""}
        </span>
        <input
          type="range"
          min={leastMv}
          max={freshMv(board) + 300}
          step={50}
          value={mv}
          disabled={isPulled.value || pastMs.value !== undefined || host.value === undefined}
          onInput={(event) => setSupply(Number(event.currentTarget.value))}
        />
      </label>
      <button
        type="button"
        class="power"
        aria-pressed={isPulled.value}
        onClick={() => (isPulled.value ? insert() : pull())}
      >
        {isPulled.value ? clock.insert : clock.pull}
      </button>
    </div>
  );
}

function Speaker() {
  const { clock } = words.value;
  const toggle = () => {
    hasSound.value = !hasSound.value;
    remember("sound", hasSound.value ? "on" : "off");
  };
  return (
    <button type="button" class="speaker" aria-pressed={hasSound.value} onClick={toggle} data-on={hasSound.value}>
      <span class="grille" aria-hidden="true" />
      {clock.speaker}
    </button>
  );
}

/** Returns the pulses of a pattern, as marks from short to long. Lengths of pauses have odd places. */
function pulseText(pattern: readonly number[]): string {
  const marks = pattern.filter((_, n) => n % 2 === 0).map(markOf);
  return marks.join(" ");
}

function markOf(ms: number): string {
  if (ms < Pulse.Short) return "·";
  if (ms < Pulse.Long) return "•";
  return ms < Pulse.VeryLong ? "▬" : "▬▬";
}

/** Shows what a player feels: the pulses of the motor on one side, on a board that has motors. */
function Motor({ place }: { place: Place }) {
  frame.value;
  if (boardSignal.value.motors === undefined) return null;
  const pulses = pulseText(seen.value?.felt[place] ?? []);
  if (pulses === "") return <span class={`motor ${place}`} />;
  return (
    <span class={`motor ${place}`} role="img" aria-label={`${words.value.clock.motor[place]}: ${pulses}`}>
      {pulses}
    </span>
  );
}
