/** The JUnit report, read back by a strict XML parser. */
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { junitOf } from "../../sim/scenario/junit";
import { runEn, runEs } from "../../sim/words/run";
import { scenarioOf, traceOf } from "./scenarios";

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** All elements in the order in which they begin; throws where the text is no XML. */
function parse(xml: string): Element[] {
  const parser = new SaxesParser();
  const all: Element[] = [];
  const open: Element[] = [];
  parser.on("opentag", (tag) => {
    const element = { name: tag.name, attributes: tag.attributes as Record<string, string>, text: "" };
    all.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return all;
}

const text = `name: "<b>&\\"quotes\\"</b> ]]>"
control: "60+2"
script:
  - {at: 0, press: black, expect: {mode: running}}
  - {at: 5.25, press: white, expect: {mode: paused, white: {remaining: 1}}}
  - {at: 70, expect: {}}
`;

describe("a report", () => {
  test("a suite for each file, a case for each expectation, virtual times", async () => {
    const other = await traceOf(scenarioOf('control: "300"\nscript: [{at: 10}]\n', "empty.yaml"));
    const elements = parse(junitOf([await traceOf(scenarioOf(text, "a&b.yaml")), other], runEn));
    expect(elements.map((element) => element.name)).toEqual(
      "testsuites testsuite testcase testcase failure testcase testsuite".split(" "),
    );
    const [all, suite, first, second, failure, third, empty] = elements.map((element) => element.attributes);
    expect(all).toEqual({ name: "flagfall", tests: "3", failures: "1", errors: "0", time: "80.000" });
    expect(suite).toEqual({
      ...{ name: '<b>&"quotes"</b> ]]>', file: "a&b.yaml", tests: "3", failures: "1", errors: "0", skipped: "0" },
      time: "70.000",
    });
    expect(first).toMatchObject({ name: "line 4, at 0 s", line: "4", time: "0.000" });
    expect(second).toMatchObject({ name: "line 5, at 5.25 s", line: "5", time: "5.250" });
    expect(failure).toEqual({ message: "mode: expected paused, is running", type: "expectation" });
    expect(third).toMatchObject({ name: "line 6, at 70 s", time: "64.750" });
    expect(empty).toMatchObject({ name: "empty.yaml", tests: "0", failures: "0", time: "10.000" });
    expect(elements[4]?.text).toBe("mode: expected paused, is running\nwhite.remaining: expected 1, is 58750");
  });

  test("in Spanish", async () => {
    const elements = parse(junitOf([await traceOf(text)], runEs));
    expect(elements[3]?.attributes.name).toBe("línea 5, en 5.25 s");
    expect(elements[4]?.attributes.message).toBe("mode: se esperaba paused, es running");
  });
});

test("whatever a name holds, the report is XML", async () => {
  const result = await traceOf(text);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (name) => {
      const renamed = { ...result, scenario: { ...result.scenario, name, file: name } };
      expect(parse(junitOf([renamed], runEn))).toHaveLength(6);
    }),
  );
});
