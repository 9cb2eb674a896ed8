/** Small parts that the list, the plan and the detail share. Each draws itself anew only when its own facts change. */
import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { SideName } from "../../../link/state";
import type { Cell } from "../cells";
import { type Facts, hasFallen, isCalled, type SideFacts } from "../facts";
import { ageText } from "../naming";
import { aheadMs, nowMs, words } from "../store";
import { EmptyBattery } from "./icons";

/** The sign of each mark that is shown, and under which name the words for it are. */
const markSigns: Readonly<Partial<Record<SideFacts["mark"], readonly [text: string, name: SignName]>>> = {
  under: ["<5", "under"],
  first: ["⚑1", "first"],
  fallen: ["⚑", "flag"],
  overdue: ["⚑?", "overdue"],
};
type SignName = "under" | "first" | "flag" | "overdue";

/** Returns the words for a mark; an empty text for one that is not shown. */
export function markWords(mark: SideFacts["mark"]): string {
  const [, name] = markSigns[mark] ?? [];
  return name === undefined ? "" : words.value.signs[name];
}

/** Shows the flag and the sign for less than five minutes of one side. */
export function Mark({ cell, side }: { cell: Cell; side: SideName }) {
  const mark = useComputed(() => cell.facts.value[side].mark).value;
  const [text] = markSigns[mark] ?? [];
  if (text === undefined) return null;
  return <Sign name={mark === "under" ? "under" : "flag"} label={markWords(mark)} text={text} />;
}

/** Says what the colour of a time shows. */
export function MarkWords({ cell, side }: { cell: Cell; side: SideName }) {
  const text = useComputed(() => markWords(cell.facts.value[side].mark));
  return <span class="hidden">{text}</span>;
}

export function Sign({ name, label, text }: { name: string; label: string; text: ComponentChildren }) {
  return (
    <span class={`sign ${name}`} role="img" aria-label={label} title={label}>
      {text}
    </span>
  );
}

/** Shows what is wrong with a clock's link or battery, and its lock. */
export function Signs({ cell }: { cell: Cell }) {
  const { isBatteryLow, missing, lock } = cell.view.value;
  const { signs } = words.value;
  return (
    <>
      {isBatteryLow && <Sign name="low" label={signs.low} text={<EmptyBattery />} />}
      {missing > 0 && <Sign name="gap" label={signs.missing(missing)} text={`−${missing}`} />}
      {lock === "closed" && <Sign name="lock" label={signs.locked} text="§" />}
    </>
  );
}

/** Returns the classes of one side's time: who runs, and how near the flag is. */
export function sideClass(facts: Facts, side: SideName): string {
  const { mark } = facts[side];
  const near = isCalled(mark) ? " down" : mark === "under" ? " short" : "";
  return `side ${side}${facts.running === side ? " runs" : ""}${near}`;
}

export function stateClass(facts: Facts): string {
  if (!facts.isHeard) return "trouble";
  if (facts.isFallen || facts.isOverdue) return "flag";
  return facts.phase;
}

/** Returns the state of a clock in few words; `waitText` follows them. */
export function stateText(facts: Facts): string {
  const { states, phases, side } = words.value;
  if (facts.isInMenu) return states.keys;
  if (facts.isFallen) {
    if (facts.firstFlag !== null) return states.first(side[facts.firstFlag]);
    return states.fallen(side[hasFallen(facts.white.mark) ? "white" : "black"]);
  }
  if (facts.isOverdue) {
    const late = facts.white.mark === "overdue" ? "white" : "black";
    return states.overdue(side[late], facts[late].lacks);
  }
  if (facts.defaultTime !== "") return states.defaultTime;
  if (facts.isNoShow) return states.noShow;
  return facts.running === null ? phases[facts.phase] : states.moving(side[facts.running]);
}

/** Returns what is left of the default time, where the state is about it, or an empty text. */
export function waitText(facts: Facts): string {
  return stateText(facts) === words.value.states.defaultTime ? facts.defaultTime : "";
}

/** Shows the state of a clock, or for how long the hall has not heard it. */
export function StateWords({ cell }: { cell: Cell }) {
  const isHeard = useComputed(() => cell.facts.value.isHeard).value;
  return isHeard ? <KnownState cell={cell} /> : <Unheard cell={cell} />;
}

function KnownState({ cell }: { cell: Cell }) {
  const text = useComputed(() => stateText(cell.facts.value)).value;
  const look = useComputed(() => `state ${stateClass(cell.facts.value)}`).value;
  const left = useComputed(() => waitText(cell.facts.value)).value;
  return <StateLine look={look} text={text} time={left} />;
}

function Unheard({ cell }: { cell: Cell }) {
  const { presence, heardMs } = cell.view.value;
  const age = heardMs === 0 ? "" : ageText(nowMs.value + aheadMs.value - heardMs);
  return <StateLine look="state trouble" text={words.value.presences[presence]} time={age} />;
}

/** Shows a state, and how long it lasts. Where there is little room, the words are cut and not the time. */
function StateLine({ look, text, time }: { look: string; text: string; time: string }) {
  return (
    <span class={look}>
      <span class="what">{text}</span> {time !== "" && <span class="long">{time}</span>}
    </span>
  );
}
