/** Claims: of a draw that was wrong, and of a draw in a quickplay finish. */
import { describe, expect, test } from "vitest";
import { Penalty } from "../../firmware/core/words";
import { Edition } from "../../firmware/laws/edition";
import type { Sentence } from "../../firmware/laws/penalty";
import { check, play, type Rig, type Row } from "../core/rows";
import { give } from "./given-penalty";

describe("wrong claim of a draw", () => {
  const claim = (control: string, remaining: number, changes: Partial<Sentence>): Rig => {
    const r = play(control, ["0 start, 0 pause", `0 set w.r=${remaining}`]);
    give(r, 0, Penalty.DrawClaim, changes);
    return r;
  };
  test("1997: half the claimant's time, at most 3 min, or 3 min for the opponent", () => {
    const edition = Edition.Laws1997;
    check(claim("5400", 60001, { edition }), "w=30001 b=5400000", "half, floored");
    check(claim("5400", 360001, { edition }), "w=180001", "at most 3 min");
    check(claim("5400", 360000, { edition }), "w=180000", "");
    check(claim("5400", 60000, { edition, addInstead: true }), "w=60000 b=5580000", "the arbiter's choice");
  });
  test("2001: both, by what the claimant has", () => {
    const edition = Edition.Laws2001;
    check(claim("5400", 120001, { edition }), "w=60001 b=5580000", "above 2:00 the half");
    check(claim("5400", 3600000, { edition }), "w=3420000 b=5580000", "at most 3 min");
    check(claim("5400", 120000, { edition }), "w=60000 b=5580000", "2:00 is set to 1:00");
    check(claim("5400", 60001, { edition }), "w=60000 b=5580000", "");
    check(claim("5400", 60000, { edition }), "w=60000 b=5580000", "");
    check(claim("5400", 59999, { edition }), "w=59999 b=5580000", "below 1:00 nothing");
  });
  test("2014 to 2023: minutes for the opponent", () => {
    check(claim("5400", 60000, {}), "w=60000 b=5520000", "2023");
    check(claim("300", 60000, {}), "b=360000", "2023 blitz");
    check(claim("300", 60000, { minutes: 5 }), "b=600000", "minutes named");
  });
  test("Bronstein: half of R", () => {
    check(claim("5400b10", 16001, { edition: Edition.Laws1997 }), "w=8001 w.delay=8001 w.main=0", "");
  });
});

describe("quickplay claim", () => {
  const claim = (control: string, rows: Row[], changes: Partial<Sentence> = {}): string => {
    const r = play(control, ["0 start, 0 pause", ...rows]);
    give(r, 0, Penalty.QuickplayClaim, changes);
    return `${r.told[0]} ${r.clock.black.mainMs}`;
  };
  const low = "0 set w.r=119999 b.r=100000";
  test("2 min for the opponent", () => {
    expect(claim("5400", [low])).toBe("0 penalty white 220000");
    expect(claim("5400", [low], { edition: Edition.Laws1997 })).toBe("0 penalty white 220000");
    expect(claim("5400", [low], { minutes: 1 })).toBe("0 penalty white 160000");
  });
  test("open only to the side to move, under 2:00, in the last period, without increment", () => {
    expect(claim("5400", ["0 set w.r=120000 b.r=100000"])).toBe("0 ignored 100000");
    expect(claim("5400", [low, "0 set turn=black"])).toBe("0 ignored 100000");
    expect(claim("5400:1800", [low])).toBe("0 ignored 100000");
    expect(claim("5400:1800*", [low, "0 set w.period=2"])).toBe("0 ignored 100000");
    expect(claim("40/5400", [low])).toBe("0 ignored 100000");
    expect(claim("5400+30", [low])).toBe("0 ignored 100000");
    expect(claim("5400d5", [low])).toBe("0 ignored 100000");
    expect(claim("300", [low])).toBe("0 ignored 100000");
  });
});
