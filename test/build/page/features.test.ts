/** The page's build leaves out what none of its boards has, and nothing else. */
import { describe, expect, test } from "vitest";
import type { Board } from "../../../board-defs/board";
import { boards } from "../../../sim/boards/known";
import { sharedFeatures, withFeatures } from "../../../sim/build/page/features";

const [board] = boards;
if (board === undefined) throw new Error("no board");
const mute: Board = { ...board, without: [], cannot: ["speech"] };
const talking: Board = { ...board, without: ["lock"], cannot: [] };

describe("features", () => {
  test("are shared if all boards agree", () => {
    expect(sharedFeatures([mute])).toMatchObject({ speech: false, lock: true, link: true });
    const shared = sharedFeatures([mute, talking]);
    expect(shared).toMatchObject({ link: true });
    expect(shared).not.toHaveProperty("speech");
    expect(shared).not.toHaveProperty("lock");
    expect(sharedFeatures([])).toEqual({});
  });

  test("speech is a person's choice on the page, so the clock asks for it, whatever the boards have", () => {
    const text = "if (app.facts.features.speech || features.asks) say(app);";
    expect(withFeatures(text, { ...sharedFeatures([mute]), asks: false })).toBe(text);
  });

  test("are written as values, and all else is left as it is", () => {
    const shared = { touch: false, link: true };
    expect(withFeatures("if (app.facts.features.touch) feel(app);", shared)).toBe("if (false) feel(app);");
    expect(withFeatures("return !features.link && features.lock;", shared)).toBe("return !true && features.lock;");
    const other = "import { features } from './features'; features.speeches; myfeatures.link; features: { link: a }";
    expect(withFeatures(other, shared)).toBe(other);
  });
});
