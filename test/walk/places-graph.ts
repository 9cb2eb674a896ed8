/** Judges the graph of a board's places, and draws it. */

import { fieldAt } from "../../firmware/app/menu/fields";
import type { App } from "../../firmware/app/model/app";
import { FieldKind, Stage } from "../../firmware/app/model/choices";
import { Switch } from "../../hal/hal";
import { openDesk } from "../app/desk";
import { screens } from "../device/screens";
import type { Graph, Place } from "./graph";
import type { Hand } from "./hand";
import { unsayable } from "./sayable";

/** How often a lost person holds MENU until the face appears. */
const HOLDS = 3;

const kinds: Readonly<Record<FieldKind, string>> = {
  [FieldKind.Choice]: "choice",
  [FieldKind.Number]: "number",
  [FieldKind.Time]: "time",
  [FieldKind.Code]: "code",
};

/** Returns the family of what a clock shows: the parts of which the picture is made. */
export function familyOf({ stage, menu, display }: App): string {
  if (stage === Stage.Listing)
    return menu.listAt < 0 || display.shown.every((text) => !text.startsWith("»")) ? "empty menu" : "menu";
  if (stage !== Stage.Filling) return display.info > 0 ? "information" : `stage ${stage}`;
  if (menu.fieldCount === 0) return "question";
  const field = fieldAt({ menu } as App, menu.field);
  return `form with a ${kinds[field.kind]}`;
}

let golden: Set<string> | undefined;

/** Returns the families of which a golden picture exists. */
function goldenFamilies(): Set<string> {
  golden ??= new Set(
    screens.map(({ control, settings, acts }) => {
      const desk = openDesk(control === undefined ? {} : { control });
      Object.assign(desk.app.settings, settings);
      acts?.(desk);
      return familyOf(desk.app);
    }),
  );
  return golden;
}

/** Returns what is wrong with a place: no picture is like it, or a part of it cannot be said in a language. */
export function lookAt({ app }: Hand): string | undefined {
  const isKnown = goldenFamilies().has(familyOf(app));
  if (!isKnown) return `no golden picture of "${familyOf(app)}"`;
  return app.speech === undefined ? undefined : unsayable(app);
}

/** Returns the places from which no way leads back: to the face by holding MENU, and to the programs by any keys. */
export function traps({ places, start }: Graph): string[] {
  const faults: string[] = [];
  for (const place of places.values()) {
    let at: Place | undefined = place;
    for (let n = 0; n < HOLDS && at !== undefined && at.stage > Stage.Adjourned; n++) {
      at = places.get(at.ways.get(`hold ${Switch.Menu}`) ?? "");
    }
    if (at === undefined || at.stage > Stage.Adjourned) faults.push(`no way out of ${place.name}`);
  }
  const home = new Set([start]);
  for (let before = 0; before < home.size; ) {
    before = home.size;
    for (const { name, ways } of places.values()) if ([...ways.values()].some((to) => home.has(to))) home.add(name);
  }
  return [...faults, ...[...places.keys()].filter((name) => !home.has(name)).map((name) => `no way home from ${name}`)];
}

const stageNames = [
  ...["programs", "ready", "running", "paused", "fallen", "finished", "adjourned", "correction", "", "", "key test"],
];
const listNames: Readonly<Record<string, string>> = {
  0: "menu",
  2: "penalties",
  7: "programs, to change",
  10: "adjourned games",
  14: "settings",
  18: "journal",
  19: "speech",
};
const formNames = [
  ...["", "", "penalty", "undo", "forgotten press", "next period", "Guideline III.4", "control", "colours", "adjourn"],
  ...["restore", "no-show", "end of the game", "new game", "", "unlock", "lock code", "own program"],
];

/** Returns the page of a place, without its rows and fields. */
function pageOf(name: string): string {
  const [, list] = /list (\d+)/.exec(name) ?? [];
  if (list !== undefined) return listNames[list] ?? `list ${list}`;
  const [, form] = /form (\d+)/.exec(name) ?? [];
  if (form !== undefined && !name.startsWith("stage 7")) return formNames[Number(form)] ?? `form ${form}`;
  const page = stageNames[Number(/\d+/.exec(name)?.[0])] ?? "";
  return name.includes("information") ? `${page}, information` : page;
}

const keyNames = ["left", "right", "MENU", "START", "−", "+"];

/** Returns a stroke in the words of docs/keys.md. */
export function said(stroke: string): string {
  const [verb, key] = stroke.split(" ");
  const name = keyNames[Number(key)] ?? "";
  if (verb === "tap") return name;
  if (verb === "hold") return `${name} held`;
  if (stroke === "back") return "MENU-";
  if (verb === "to") return `${key} value`;
  return verb === "program" ? "− or + up to a program" : verb === "values" ? "START through all values" : stroke;
}

/** Returns the graph of the pages as a drawing for Graphviz: each arrow has the strokes that lead from page to page. */
export function drawingOf({ places }: Graph): string {
  const arrows = new Map<string, Set<string>>();
  for (const { name, ways } of places.values()) {
    for (const [stroke, to] of ways) {
      const [from, there] = [pageOf(name), pageOf(to)];
      if (from === there) continue;
      const arrow = `"${from}" -> "${there}"`;
      arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(said(stroke)));
    }
  }
  const lines = [...arrows].sort().map(([arrow, strokes]) => `  ${arrow} [label="${[...strokes].sort().join(", ")}"];`);
  const style = '  rankdir=LR; node [shape=box, fontname="sans-serif"]; edge [fontname="sans-serif", fontsize=10];';
  return ["digraph places {", style, ...lines, "}"].join("\n");
}

/** Returns a row of the figures: places of all walks of a board, strokes, and the longest of the shortest ways. */
export function rowOfFigures(board: string, graphs: readonly Graph[]): string {
  const places = graphs.map((graph) => [...graph.places.values()]);
  const sizes = places.map((list) => list.length);
  const farthest = places.flat().reduce((far, place) => (place.way.length > far.way.length ? place : far));
  const strokes = graphs.reduce((sum, graph) => sum + graph.strokes, 0).toLocaleString("en");
  const way = farthest.way.map(said).join(", ");
  const range = `${Math.min(...sizes)}–${Math.max(...sizes)}`;
  return `| ${board} | ${range} | ${strokes} | ${farthest.way.length} | ${pageOf(farthest.name)}: ${way} |`;
}

/** Returns the table of the figures. */
export const tableOf = (rows: readonly string[]): string =>
  ["| board | places | strokes of all ways | longest way | to |", "|---|---|---|---|---|", ...rows].join("\n");
