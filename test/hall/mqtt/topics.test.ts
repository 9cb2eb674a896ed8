/** The topics of a hall on a broker, and the ids of its clocks. */
import { describe, expect, test } from "vitest";
import { bridgeOf } from "../../../sim/hall/model/clock";
import { clockTopicOf, hallName, idOf, kinds, numberOf, placeOf, topicOf } from "../../../sim/hall/mqtt/topics";

describe("topics", () => {
  test.each(kinds)("of the kind %s are read as they are written", (kind) => {
    const [topic, number] =
      kind === "clocks" ? [clockTopicOf("club", "west", 12), 12] : [topicOf("club", "west", kind), undefined];
    expect(topic).toBe(`flagfall/club/west/${kind === "clocks" ? "clocks/12" : kind}`);
    expect(placeOf("club", topic)).toEqual({ bridge: "west", kind, number });
  });

  test("of all clocks have a wildcard", () => {
    expect(clockTopicOf("club", "west", "+")).toBe("flagfall/club/west/clocks/+");
  });

  test.each([
    ...["flagfall/other/west/status", "flagfall/club/West!/status", "elsewhere/club/west/status"],
    ...["flagfall/club", "flagfall/club/west", "flagfall/club/west/", "flagfall/club/west/rumours"],
    ...["clocks", "clocks/", "clocks/x", "clocks/x1", "clocks/1x", "clocks/123456", "clocks/12/more"].map(
      (end) => `flagfall/club/west/${end}`,
    ),
    ...["status/12", "events/1", "events/"].map((end) => `flagfall/club/west/${end}`),
  ])("%s is none", (topic) => expect(placeOf("club", topic)).toBeUndefined());
});

describe("a clock's id", () => {
  test.each([
    ["west-12", "west", 12],
    ["west-99999", "west", 99_999],
    ["west-123456", "west", undefined],
    ["west-1x", "west", undefined],
    ["west-x1", "west", undefined],
    ["west-", "west", undefined],
    ["east-12", "east", undefined],
    ["west1", "", undefined],
  ])("%s names its bridge and its number at the bridge west", (id, bridge, number) => {
    expect([bridgeOf(id), numberOf("west", id)]).toEqual([bridge, number]);
  });

  test("is made of both", () => expect(idOf("west", 7)).toBe("west-7"));
});

test.each([
  ["club", true],
  ["a", true],
  ["a1-b", true],
  [`a${"b".repeat(39)}`, true],
  [`a${"b".repeat(40)}`, false],
  ["1a", false],
  ["-a", false],
  ["Club", false],
  ["club!", false],
  ["!club", false],
  ["", false],
])("%j is a hall's name: %s", (name, isName) => {
  expect(hallName.test(name)).toBe(isName);
});
