import { describe, expect, test } from "vitest";
import { printControl } from "../../firmware/notation/notation";
import type { Game, Ply } from "../../sim/replay/game";
import { inferControl } from "../../sim/replay/infer";
import { gamesOf } from "./games";

/** Returns a game of `count` plies with base times and an increment in s. Each think takes 1 to 20 s. */
function gameOf(whiteS: number, blackS: number, valueS: number, count = 60): Game {
  const left = [whiteS + valueS, blackS + valueS];
  const words = Array.from({ length: count }, (_, i) => {
    const thinkS = 1 + ((i * 7919) % 20);
    const leftS = (left[i % 2] ?? 0) - thinkS + valueS;
    left[i % 2] = leftS;
    return `-- {[%clk ${leftS}][%emt ${thinkS}]}`;
  });
  const [game] = gamesOf(`1. ${words.join(" ")} *`);
  if (game === undefined) throw new Error();
  return game;
}

/** The plies with some of them changed. */
function changed(game: Game, changes: Readonly<Record<number, (ply: Ply) => Partial<Ply>>>): Game {
  return { ...game, plies: game.plies.map((ply, at) => ({ ...ply, ...changes[at]?.(ply) })) };
}

function inferred(game: Game, tag?: string): string | undefined {
  const inference = inferControl({ ...game, tag });
  return inference && printControl(inference.control);
}

const to = (seconds: number) => () => ({ readMs: seconds * 1000 });
const by = (seconds: number) => (ply: Ply) => ({ readMs: (ply.readMs ?? 0) + seconds * 1000 });
/** Broadcasts leave out the time used where it is 0. */
const atOnce = (ply: Ply) => ({ readMs: (ply.readMs ?? 0) + (ply.thinkMs ?? 0), thinkMs: undefined });
const unused = () => ({ thinkMs: undefined });

describe("the control is inferred in spite of", () => {
  const rows: [name: string, changes: Record<number, (ply: Ply) => Partial<Ply>>][] = [
    ["a wrong first reading", { 0: by(600) }],
    ["a first reading that is wrong by a minute", { 0: by(60) }],
    ["a first reading that is wrong by 20 s", { 1: by(-20) }],
    ["a wrong reading later", { 8: by(-300) }],
    ["a time of 0 at first", { 0: to(0) }],
    ["times of 0 at first, on both sides", { 0: to(0), 1: to(0) }],
    ["many times of 0", { 0: to(0), 3: to(0), 8: to(0), 21: to(0), 40: to(0) }],
    ["first moves without time used", { 0: atOnce, 1: atOnce }],
    ["half of the times used missing", Object.fromEntries(Array.from({ length: 30 }, (_, i) => [2 * i + 4, unused]))],
    [
      "polls that come late",
      Object.fromEntries(Array.from({ length: 12 }, (_, i) => [5 * i, by(i % 2 === 0 ? 2 : -2)])),
    ],
    ["a correction by the arbiter", Object.fromEntries(Array.from({ length: 10 }, (_, i) => [40 + 2 * i, by(120)]))],
  ];
  for (const [name, changes] of rows) {
    test(name, () => {
      for (const [baseS, valueS, text] of [
        [300, 3, "300+3"],
        [5400, 30, "5400+30"],
        [900, 10, "900+10"],
      ] as const) {
        const game = changed(gameOf(baseS, baseS, valueS), changes);
        expect(inferred(game), text).toBe(text);
        expect(inferred(game, text), `${text} with its tag`).toBe(text);
      }
    });
  }
});

describe("the tag", () => {
  test("is taken where it explains as much as another", () => {
    expect(inferred(gameOf(5400, 5400, 30, 20), "40/5400+30:1800+30")).toBe("40/5400+30:1800+30");
    expect(inferred(gameOf(5400, 5400, 30, 20), "90 min/40 moves + 30 min + 30 sec/move")).toBe("40/5400+30:1800+30");
  });

  test("is taken as the readings bear it out, in minutes or seconds", () => {
    expect(inferred(gameOf(5400, 5400, 30), "90+30")).toBe("5400+30");
    expect(inferred(gameOf(90, 90, 30), "90+30")).toBe("90+30");
  });

  test("is not taken where it lies", () => {
    for (const tag of ["40/5400+30:1800+30", "300", "180+2", "90 minutes", "?", "-", "nonsense"]) {
      expect(inferred(gameOf(300, 300, 3), tag), tag).toBe("300+3");
    }
  });

  test("is taken for a game of one reading that is near", () => {
    const game = changed(gameOf(5400, 5400, 30, 1), { 0: by(-2) });
    expect(inferred(game, "5400+30")).toBe("5400+30");
  });

  test("is taken where most readings are wrong and the rest bears it out", () => {
    const wrong = Array.from({ length: 40 }, (_, i) => [i + 4, by(((i * 7919) % 400) + 20)] as const);
    const game = changed(gameOf(5400, 5400, 30), Object.fromEntries(wrong));
    expect(inferred(game, "5400+30")).toBe("5400+30");
    expect(inferred(game, "180+2")).toBeUndefined();
  });
});

describe("sides that differ", () => {
  test("Armageddon, after an auction too", () => {
    expect(inferred(gameOf(300, 240, 0))).toBe("W300-B240");
    expect(inferred(gameOf(240, 160, 2), "40/5400+30:1800+30")).toBe("W240+2-B160+2");
  });

  test("a wrong first reading of a long game is no Armageddon", () => {
    expect(inferred(changed(gameOf(5400, 5400, 30), { 0: by(4500) }))).toBe("5400+30");
    expect(inferred(changed(gameOf(5400, 5400, 30), { 0: by(4500) }), "40/5400+30:1800+30")).toBe("40/5400+30:1800+30");
  });
});
