/** The page's build leaves out what none of its boards has, and nothing else. */
import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { boards } from "../../sim/boards/known";
import { features, sharedFeatures, withFeatures } from "../../sim/page/features";

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

  test("some of the page's boards can speak, but the page leaves speech out", () => {
    expect(sharedFeatures(boards)).not.toHaveProperty("speech");
    const { transform } = features(boards) as unknown as { transform(code: string, id: string): { code: string } };
    expect(transform("if (features.speech) say();", "/x/firmware/app/a.ts").code).toBe("if (false) say();");
  });

  test("are written as values, and all else is left as it is", () => {
    const shared = { speech: false, link: true };
    expect(withFeatures("if (app.facts.features.speech) say(app);", shared)).toBe("if (false) say(app);");
    expect(withFeatures("return !features.link && features.lock;", shared)).toBe("return !true && features.lock;");
    const other = "import { features } from './features'; features.speeches; myfeatures.link; features: { link: a }";
    expect(withFeatures(other, shared)).toBe(other);
  });
});
