/** Shows the form that corrects the sides' times in a pause. The clock does it as an act of the arbiter. */
import { useState } from "preact/hooks";
import { hasFallen, remaining } from "../../../../firmware/core/clock";
import { Side } from "../../../../firmware/core/words";
import { tellClock } from "../../actions/hands";
import { exactTime } from "../../control/labels";
import { readTime } from "../../control/own-control";
import { words } from "../../store/play-words";
import { host } from "../../store/store";
import { faultText } from "../bar";
import { closeSheet } from "../phase";

const sides = ["white", "black"] as const;
type SideName = (typeof sides)[number];
type Times = Readonly<Record<SideName, string>>;

function sideNumber(side: SideName): Side {
  return side === "white" ? Side.White : Side.Black;
}

/** Returns a side's time to the tenth. */
function timeNow(side: SideName): string {
  const clock = host.value?.device.bench.app.clock;
  return clock === undefined ? "" : exactTime(remaining(clock, sideNumber(side)));
}

/** Returns the fields of the correction: only what the players changed. A fallen flag goes with the new time. */
function fieldsOf(before: Times, times: Times): string[] {
  const clock = host.value?.device.bench.app.clock;
  return sides.flatMap((side) => {
    const ms = readTime(times[side]);
    if (ms === undefined || times[side] === before[side] || clock === undefined) return [];
    const isCleared = ms > 0 && hasFallen(clock, sideNumber(side));
    return [`${side}.remaining=${ms}`, ...(isCleared ? [`${side}.flag=none`] : [])];
  });
}

export function Correct() {
  const [before] = useState<Times>({ white: timeNow("white"), black: timeNow("black") });
  const [times, setTimes] = useState(before);
  const [fault, setFault] = useState("");
  const { sheets } = words.value;
  const isRead = sides.every((side) => readTime(times[side]) !== undefined);
  const submit = (event: Event) => {
    event.preventDefault();
    const fields = fieldsOf(before, times);
    const refused = fields.length === 0 ? "" : tellClock(`correct ${fields.join(" ")}`);
    if (refused === "") closeSheet();
    else setFault(faultText(refused));
  };
  return (
    <form class="correct" onSubmit={submit}>
      <p>{sheets.correctText}</p>
      {sides.map((side) => (
        <TimeField
          key={side}
          side={side}
          value={times[side]}
          onChange={(text) => setTimes({ ...times, [side]: text })}
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

interface TimeOptions {
  side: SideName;
  value: string;
  onChange: (text: string) => void;
}

function TimeField({ side, value, onChange }: TimeOptions) {
  const { sheets, side: names } = words.value;
  const ms = readTime(value);
  const step = (label: string, text: string, byMs: number) => (
    <button
      type="button"
      aria-label={label}
      disabled={ms === undefined}
      onClick={() => onChange(exactTime(Math.max(0, (ms ?? 0) + byMs)))}
    >
      {text}
    </button>
  );
  return (
    <div class="timeField">
      <label>
        <span>{sheets.timeOf(names[side])}</span>
        <input
          name={side}
          inputMode="text"
          autocomplete="off"
          value={value}
          aria-invalid={ms === undefined}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      {step(sheets.less(names[side]), "−10 s", -10_000)}
      {step(sheets.more(names[side]), "+10 s", 10_000)}
      {step(sheets.minute(names[side]), "+1 min", 60_000)}
    </div>
  );
}
