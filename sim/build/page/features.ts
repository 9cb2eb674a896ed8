/**
 * Replaces features that all boards of the page share by their values, so that the build leaves out what none needs.
 */
import type { Plugin } from "vite";
import type { Board } from "../../../board-defs/board";
import type { Features } from "../../../firmware/app/model/features";
import { factsOf } from "../../boards/facts";

/** Returns the features that every board has, and those that no board has. */
export function sharedFeatures(boards: readonly Board[]): Partial<Features> {
  const [first, ...others] = boards.map((board) => factsOf(board).features);
  if (first === undefined) return {};
  const isShared = ([name, has]: [string, boolean]) => others.every((other) => other[name as keyof Features] === has);
  return Object.fromEntries(Object.entries(first).filter(isShared));
}

/** Speech and what it needs are a person's choice on the page, whatever the boards can do. */
const chosen: readonly string[] = ["speech", "asks"];

/** Returns the text with values. A feature in which the boards differ remains for the clock to ask. */
export function withFeatures(text: string, shared: Partial<Features>): string {
  return text.replace(/(?<![\w.])(?:\w+\.)*features\.(\w+)\b/g, (whole, name: string) => {
    const has = chosen.includes(name) ? undefined : shared[name as keyof Features];
    return has === undefined ? whole : String(has);
  });
}

/** Returns the plugin for the boards that the page offers. */
export function features(boards: readonly Board[]): Plugin {
  const shared = sharedFeatures(boards);
  return {
    name: "flagfall-features",
    enforce: "pre",
    transform: (code, id) =>
      /\/firmware\/app\/[^?]*\.ts$/.test(id) ? { code: withFeatures(code, shared), map: null } : null,
  };
}
