/** The state of the console that is not a clock's: who looks, at what, in which language. */
import { computed, signal, untracked } from "@preact/signals";
import { consoleWords } from "../../words/console";
import { isLanguage, type Language } from "../../words/language";
import type { ClockId } from "../model/clock";
import type { Person } from "../model/event";
import type { RecordState } from "../model/hall";
import type { Apart } from "../model/live";
import { allCells, type Cell, tick } from "./cells";
import { recall } from "./memory";
import { countsOf, type Filter, inOrder, type SortKey } from "./order";

export const views = ["list", "plan", "round", "big", "print", "audit"] as const;
export type View = (typeof views)[number];

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** `alone` means that there is no server, but perhaps a clock at a serial port. */
export type Connection = "opening" | "live" | "lost" | "login" | "alone";

export const language = signal<Language>(firstLanguage());
export const words = computed(() => consoleWords(language.value));
export const theme = signal<Theme>(themes.find((each) => each === recall("theme")) ?? "auto");
export const hasSound = signal(recall("sound") !== "off");
export const hasLetters = signal(recall("letters") !== "off");

export const person = signal<Person | undefined>(undefined);
export const mayAct = computed(() => person.value?.role === "arbiter");
export const connection = signal<Connection>("opening");
/** Whether the server's disk takes the record. */
export const recordState = signal<RecordState>("written");
/** The seconds by which other computers' times of day are ahead of the server's. */
export const apartS = signal<Apart>({});
/** When the last message came, by this computer's clock; 0 if none came yet. */
export const heardAtMs = signal(0);
/** How much the server's clock is ahead of this computer's, ms. */
export const aheadMs = signal(0);
/** This computer's time in whole seconds, for ages. It moves only where something shows an age. */
export const nowMs = signal(Date.now());

export const view = signal<View>("list");
export const openId = signal<ClockId | undefined>(undefined);
export const cursorId = signal<ClockId | undefined>(undefined);
export const selected = signal<ReadonlySet<ClockId>>(new Set());
export const filter = signal<Filter>("all");
export const query = signal("");
export const sortBy = signal<SortKey>("number");
export const isSortedDown = signal(false);
export const showsKeys = signal(false);

/** The clocks of the list and the plan. The same list object stays as long as its members and their order do. */
let shownBefore: readonly Cell[] = [];
export const shown = computed(() => {
  tick.value;
  const order = { filter: filter.value, query: query.value, by: sortBy.value, isDown: isSortedDown.value };
  const cells = untracked(() => inOrder(allCells(), order));
  const isSame = cells.length === shownBefore.length && cells.every((cell, at) => cell === shownBefore[at]);
  if (!isSame) shownBefore = cells;
  return shownBefore;
});

export const counts = computed(() => {
  tick.value;
  return untracked(() => countsOf(allCells()));
});

export function toggleSelected(id: ClockId): void {
  const next = new Set(selected.value);
  if (!next.delete(id)) next.add(id);
  selected.value = next;
}

function firstLanguage(): Language {
  const kept = recall("language");
  if (kept !== null && isLanguage(kept)) return kept;
  return navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
}
