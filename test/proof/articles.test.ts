/** The articles of the Laws by hand, and which controls they judge. */
import { describe, expect, test } from "vitest";
import { article6_1 } from "./articles/article-6-1";
import { article6_2_1, article6_2_2 } from "./articles/article-6-2";
import { accountsAt, article6_3_2, playerAt } from "./articles/article-6-3";
import { illegalMoveAt } from "./articles/article-7-5-5";
import { wrongClaimAt } from "./articles/article-9-5";
import { article10_1, article10_2 } from "./articles/article-10";
import type { Edge } from "./articles/edges";
import { type Kind, kindAt, years } from "./articles/editions";
import { guidelineIII4 } from "./articles/guideline-iii-4";
import { readSchedule, type Schedule } from "./articles/schedule";

const go = (player: 0 | 1, at: number): Edge => ({ kind: "go", player, at });
const press = (player: 0 | 1, at: number): Edge => ({ kind: "press", player, at });
const stop = (at: number): Edge => ({ kind: "stop", player: 0, at });

function schedule(text: string): Schedule {
  const read = readSchedule(text);
  if (read === undefined) throw new Error(text);
  return read;
}

const game = [go(0, 0), press(0, 2000), stop(3000), go(1, 9000), press(1, 10_000)];

test("6.1: every instant between a start and a stop belongs to one player", () => {
  const stretches = article6_1(game, 11_000).map(({ player, from, to }) => [player, from, to]);
  expect(stretches).toEqual([
    [0, 0, 2000],
    [1, 2000, 3000],
    [1, 9000, 10_000],
    [0, 10_000, 11_000],
  ]);
});

describe("6.2", () => {
  test("a turn lasts until its press, over a stop", () => {
    expect(article6_2_1(game, 11_000).map(({ ms }) => ms)).toEqual([2000, 2000, 1000]);
    expect(playerAt(game, 11_000)).toBe(0);
  });

  test("only the player whose clock runs can press, and not at the instant at which it began", () => {
    expect(article6_2_2(game, 0, 11_000)).toBe(true);
    expect(article6_2_2(game, 0, 10_000)).toBe(false);
    expect(article6_2_2(game, 1, 11_000)).toBe(false);
    expect(article6_2_2(game.slice(0, 3), 1, 11_000)).toBe(false);
  });
});

describe("6.3 and 6.4", () => {
  const [white, black] = [0, 1] as const;
  const mainOf = (text: string, player: 0 | 1, now: number) =>
    accountsAt(schedule(text), game, now).players[player].mainMs;

  test("extra time is added with each move, or runs before the main time", () => {
    expect(mainOf("10+1", white, 11_000)).toBe(9000);
    expect(mainOf("10d1", white, 11_000)).toBe(9000);
    expect(mainOf("10d3", white, 11_000)).toBe(10_000);
    expect(article6_3_2(500, 1000)).toBe(0);
  });

  test("the rest of a period goes into the next, for both or for one, or with the last move of a period", () => {
    const periods = (text: string) => accountsAt(schedule(text), game, 11_000).players.map(({ period }) => period);
    expect(periods("2:9;at=zero")).toEqual([2, 2]);
    expect(periods("W2:9-B9:9;at=own")).toEqual([2, 1]);
    expect(periods("1/9:9;at=moves")).toEqual([2, 2]);
    expect(mainOf("1/9:9;at=moves", black, 11_000)).toBe(16_000);
  });

  test("who has no further period is out of time", () => {
    expect(accountsAt(schedule("2"), [go(0, 0)], 1999).fallen).toBeUndefined();
    expect(accountsAt(schedule("2"), [go(0, 0)], 2000).fallen).toBe(white);
    expect(accountsAt(schedule("2/2:9;at=moves"), [go(0, 0)], 2000).fallen).toBe(white);
  });
});

describe("what the opponent gets, by edition", () => {
  const minutes = (ms: number): number => ms / 60_000;
  const awards = (kind: Kind, isLastPhase: boolean): string[] =>
    years.map((year) => {
      const row = [0, 1, 2].map((priors) => illegalMoveAt(year, { kind, priors, isLastPhase }));
      return row.map((award) => (award === "game" ? "lost" : minutes(award))).join(" ");
    });

  test("7.5.5, 7.5.b, 7.4(b), 10.3: the first, second and third illegal move", () => {
    expect(awards("standard", true)).toEqual(["2 2 lost", "2 2 lost", "2 lost lost", "2 lost lost", "2 lost lost"]);
    expect(awards("standard", false)[0]).toBe("0 0 0");
    expect(awards("rapid", false)).toEqual(["2 2 lost", "2 2 lost", "lost lost lost", "2 lost lost", "1 lost lost"]);
    const lost = "lost lost lost";
    expect(awards("blitz", true)).toEqual([lost, lost, lost, "1 lost lost", "1 lost lost"]);
  });

  test("9.5: a wrong claim of a draw", () => {
    const claims = (kind: Kind, claimantMs: number, choosesOpponent = false): string[] =>
      years.map((year) => {
        const { claimant, opponent } = wrongClaimAt(year, { kind, claimantMs, choosesOpponent });
        return `${claimant / 1000} ${opponent / 1000}`;
      });
    expect(claims("standard", 600_000)).toEqual(["-180 0", "-180 180", "0 120", "0 120", "0 120"]);
    expect(claims("rapid", 150_000, true)).toEqual(["0 180", "-75 180", "0 120", "0 120", "0 60"]);
    expect(claims("blitz", 90_001)).toEqual(["-45 0", "-30.001 180", "0 60", "0 60", "0 60"]);
    expect(claims("blitz", 60_000)[1]).toBe("0 180");
    expect(claims("blitz", 59_999)[1]).toBe("0 180");
  });

  test("10 and III.5: a claim in the last phase with less than two minutes", () => {
    const claim = { kind: "rapid", isLastPhase: true, hasMove: true, hasExtra: false, claimantMs: 119_999 } as const;
    expect(article10_2(claim)).toBe(120_000);
    const others = [{ kind: "blitz" }, { isLastPhase: false }, { hasMove: false }, { hasExtra: true }] as const;
    for (const other of others) expect(article10_2({ ...claim, ...other })).toBeUndefined();
    expect(article10_2({ ...claim, claimantMs: 120_000 })).toBeUndefined();
    expect([1, 2].map((period) => article10_1(schedule("2/9:9;at=moves"), 0, period))).toEqual([false, true]);
  });

  test("III.4: five seconds with each move", () => {
    const asker = { kind: "standard", isLastPhase: true, hasExtra: false, claimantMs: 119_999 } as const;
    expect(guidelineIII4(2014, asker)).toEqual({ asker: 5000, opponent: 125_000 });
    expect(guidelineIII4(2001, asker)).toBeUndefined();
    expect(guidelineIII4(2023, { ...asker, claimantMs: 120_000 })).toBeUndefined();
  });

  test("A.1, B.1, C1: standard, rapid and blitz", () => {
    const kinds = (text: string) => years.map((year) => kindAt(year, schedule(text)));
    expect(kinds("601")).toEqual(["blitz", "blitz", "rapid", "rapid", "rapid"]);
    expect(kinds("3600")).toEqual(["rapid", "rapid", "standard", "standard", "standard"]);
    expect(kinds("600+1")).toEqual([undefined, undefined, "rapid", "rapid", "rapid"]);
    expect(kinds("3601+1")).toEqual(years.map(() => "standard"));
    expect(kinds("W300-B1800")).toEqual(years.map(() => undefined));
  });
});

test("the articles do not judge what the Laws do not know", () => {
  const foreign = "3x1 c2/3 *3 up gong2 2* 2/3 3:2 2+1:2d1;at=own 3:up;at=own 4+1;from=3".split(" ");
  expect(foreign.filter((text) => readSchedule(text) !== undefined)).toEqual([]);
});
