/** Holds the time controls that the players use: what they pinned comes first, then what they used last. */
import { computed, signal } from "@preact/signals";
import { presets } from "../control/labels";
import { recallAs, remember } from "../keep/memory";

export interface Preset {
  readonly control: string;
  /** A name that the players gave it; empty if none. */
  readonly name: string;
  readonly isPinned: boolean;
}

/** How many controls are kept, and how many are shown before the start. */
const most = 24;
const shownMost = 9;

/** The players' own list, in its order. */
export const mine = signal<readonly Preset[]>(recalled());

export const shown = computed((): readonly Preset[] => {
  const known = mine.value.map(({ control }) => control);
  const others = presets.filter((control) => !known.includes(control)).map(plain);
  return [...mine.value, ...others].slice(0, shownMost);
});

export function plain(control: string): Preset {
  return { control, name: "", isPinned: false };
}

/** Returns the list of an earlier visit, or an empty one if that is none: the page has to open in any case. */
function recalled(): readonly Preset[] {
  return recallAs("presets", [], (list: Preset[]) =>
    list.filter(({ control, name }) => control.length + name.length > 0),
  );
}

/** Keeps a list, the pinned controls first. */
export function keepPresets(list: readonly Preset[]): void {
  const isPinned = (each: Preset) => each.isPinned;
  mine.value = [...list.filter(isPinned), ...list.filter((each) => !isPinned(each))].slice(0, most);
  remember("presets", JSON.stringify(mine.value));
}

/** Notes that a control was used: it is now the first of those that are not pinned. */
export function noteUse(control: string): void {
  const known = mine.value.find((each) => each.control === control) ?? plain(control);
  if (known.isPinned) return;
  const others = mine.value.filter((each) => each !== known);
  keepPresets([known, ...others]);
}
