/** Holds the state of the page: the clock and the choices around it. Components read it and redraw when it changes. */
import { computed, signal } from "@preact/signals";
import type { Board } from "../../../board-defs/board";
import { type EditionYear, newestYear } from "../../../firmware/laws/table/years";
import type { Language } from "../../words/language";
import type { pageWords } from "../../words/page";
import { firstBoard } from "../clock/boards";
import type { Host } from "../clock/host";
import type { Loaded } from "../clock/opening";
import type { Replay } from "../clock/replay";
import { firstControl } from "../control/labels";
import { recall } from "../keep/memory";
import { tongue } from "./tongue";

export const themes = ["auto", "light", "dark", "contrast", "wood"] as const;

/** How the page looks; `auto` is light by day and dark by night, as the system has it. */
export type Theme = (typeof themes)[number];

function firstTheme(): Theme {
  return themes.find((theme) => theme === recall("theme")) ?? "auto";
}

/** Undefined only before the first power-on. */
export const host = signal<Host | undefined>(undefined);
/** Increases with every change of the clock. */
export const frame = signal(0);
/** Increases in the same way, but at most a few times a second, for expensive views. */
export const slowFrame = signal(0);

/** The language of what has only English and Spanish: the simulator, and controls in words. */
export const language = computed((): Language => (tongue.value === "es" ? "es" : "en"));
/** The texts of the simulator, which brings them when it is loaded. */
export const texts = signal<typeof pageWords | undefined>(undefined);
export const words = computed(() => {
  if (texts.value === undefined) throw new Error("the simulator is not loaded");
  return texts.value(language.value);
});
export const theme = signal<Theme>(firstTheme());
/** The view that fills the page: the clock for two players, or the simulator. */
export const view = signal<"play" | "bench">("play");
/** The error word of the last line that the clock refused; empty if it obeyed. */
export const refused = signal("");
export const hasLetters = signal(recall("letters") !== "off");
export const hasSound = signal(recall("sound") !== "off");
export const isOffline = signal(false);

export const board = signal<Board>(firstBoard);
export const speed = signal(1);
export const stands = signal(false);
/** mV */
export const supplyMv = signal(3000);
export const isPulled = signal(false);
/** The lever that was pressed last and is down. */
export const lastLever = signal<"left" | "right" | undefined>(undefined);
/** Contacts that are down now, for drawing them. */
export const down = signal<ReadonlySet<number>>(new Set());

/** The typed control; its notation and the edition of the Laws follow. */
export const typed = signal(recall("control") ?? firstControl);
export const notation = signal("canonical");
export const laws = signal<EditionYear>(newestYear);
export const left = signal<"white" | "black">("white");
/** A control that waits until the user agrees to discard the game. */
export const waiting = signal<string | undefined>(undefined);

/** The instant of the past that is shown; undefined for the present. */
export const pastMs = signal<number | undefined>(undefined);
export const replay = signal<Replay | undefined>(undefined);
export const isSearching = signal(false);

export const loaded = signal<Loaded | undefined>(undefined);
/** The last message about scenarios and links. */
export const said = signal("");
export const link = signal("");
/** The refusal of an address or a choice. */
export const notice = signal("");

/** The device on display: the live one, or the one of the replay. */
export const seen = computed(
  () => (pastMs.value === undefined ? undefined : replay.value?.device) ?? host.value?.device,
);
