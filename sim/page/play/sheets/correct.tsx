/**
 * Shows the form that corrects the sides' times and move counters in a pause. The clock does it as one act of the
 * arbiter. The form faces either player.
 */
import { useState } from "preact/hooks";
import { hasFallen, remaining, sideOf } from "../../../../firmware/core/clock";
import { Side } from "../../../../firmware/core/words";
import { tellClock } from "../../actions/hands";
import { exactTime } from "../../control/exact-time";
import { readTime, timeMostMs } from "../../control/own-control";
import { host } from "../../store/store";
import { words } from "../../store/tongue";
import { Icon } from "../icons";
import { faultText } from "../notes";
import { closeSheet } from "../phase";
import { lateWords } from "./late-words";

const sides = ["white", "black"] as const;
type SideName = (typeof sides)[number];

/** The texts of a side's fields. */
interface Entry {
  time: string;
  moves: string;
}

type Entries = Readonly<Record<SideName, Entry>>;

function sideNumber(side: SideName): Side {
  return side === "white" ? Side.White : Side.Black;
}

/** Returns a side's time to the tenth, and its moves. */
function entryNow(side: SideName): Entry {
  const clock = host.value?.device.bench.app.clock;
  if (clock === undefined) return { time: "", moves: "" };
  return {
    time: exactTime(remaining(clock, sideNumber(side))),
    moves: String(sideOf(clock, sideNumber(side)).presses),
  };
}

/** Returns the number of a move counter; undefined if the clock cannot show it. */
function readMoves(text: string): number | undefined {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
}

function isReadable({ time, moves }: Entry): boolean {
  return readTime(time) !== undefined && readMoves(moves) !== undefined;
}

/** Returns the fields of the correction: only what the players changed. A fallen flag goes with the new time. */
function fieldsOf(before: Entries, entries: Entries): string[] {
  const clock = host.value?.device.bench.app.clock;
  if (clock === undefined) return [];
  return sides.flatMap((side) => {
    const { time, moves } = entries[side];
    const ms = readTime(time) ?? 0;
    const isCleared = ms > 0 && hasFallen(clock, sideNumber(side));
    return [
      ...(moves === before[side].moves ? [] : [`${side}.presses=${readMoves(moves)}`]),
      ...(time === before[side].time ? [] : [`${side}.remaining=${ms}`, ...(isCleared ? [`${side}.flag=none`] : [])]),
    ];
  });
}

export function Correct() {
  const [before] = useState<Entries>({ white: entryNow("white"), black: entryNow("black") });
  const [entries, setEntries] = useState(before);
  const [fault, setFault] = useState("");
  const [isTurned, setTurned] = useState(false);
  const { sheets } = lateWords();
  const isRead = sides.every((side) => isReadable(entries[side]));
  const submit = (event: Event) => {
    event.preventDefault();
    const fields = fieldsOf(before, entries);
    const refused = fields.length === 0 ? "" : tellClock(`correct ${fields.join(" ")}`);
    if (refused === "") closeSheet();
    else setFault(faultText(refused));
  };
  return (
    <form class="correct" data-turned={isTurned} onSubmit={submit}>
      <button type="button" class="turn" aria-pressed={isTurned} onClick={() => setTurned(!isTurned)}>
        <Icon name="turn" /> {sheets.turn}
      </button>
      {sides.map((side) => (
        <SideFields
          key={side}
          side={side}
          value={entries[side]}
          onChange={(part) => setEntries({ ...entries, [side]: { ...entries[side], ...part } })}
        />
      ))}
      <p class="fault" role="status">
        {isRead ? fault : sheets.unreadable}
      </p>
      <button type="submit" class="main" disabled={!isRead}>
        {sheets.correctYes}
      </button>
    </form>
  );
}

interface SideOptions {
  side: SideName;
  value: Entry;
  onChange: (part: Partial<Entry>) => void;
}

/** The steps of a time's buttons, ms. */
const steps = [-60_000, -10_000, 10_000, 60_000] as const;

function SideFields({ side, value, onChange }: SideOptions) {
  const { sheets } = lateWords();
  const { side: names } = words.value;
  const name = names[side];
  const ms = readTime(value.time);
  return (
    <div class="timeField">
      <label>
        <span>{sheets.timeOf(name)}</span>
        <input
          name={side}
          inputMode="text"
          autocomplete="off"
          value={value.time}
          aria-invalid={ms === undefined}
          onInput={(event) => onChange({ time: event.currentTarget.value })}
        />
      </label>
      <label>
        <span>{sheets.movesOf(name)}</span>
        <input
          name={`${side}-moves`}
          inputMode="numeric"
          autocomplete="off"
          value={value.moves}
          aria-invalid={readMoves(value.moves) === undefined}
          onInput={(event) => onChange({ moves: event.currentTarget.value })}
        />
      </label>
      <div class="steps">
        {steps.map((byMs) => (
          <button
            type="button"
            key={byMs}
            aria-label={`${name} ${stepText(byMs, sheets.units)}`}
            disabled={ms === undefined}
            onClick={() => onChange({ time: exactTime(Math.min(timeMostMs, Math.max(0, (ms ?? 0) + byMs))) })}
          >
            {stepText(byMs, sheets.units)}
          </button>
        ))}
      </div>
    </div>
  );
}

function stepText(byMs: number, { s, min }: { s: string; min: string }): string {
  const sign = byMs < 0 ? "−" : "+";
  const amount = Math.abs(byMs) / 1000;
  return amount < 60 ? `${sign}${amount} ${s}` : `${sign}${amount / 60} ${min}`;
}
