/** The lists that a device keeps as numbers of 32 bits are found where they are, or the build fails. */
import { beforeAll, expect, test } from "vitest";
import { compileEs5, type Modules } from "../../../sim/build/espruino/es5";
import { withTypedLists } from "../../../sim/build/espruino/typed";
import { projectRoot } from "../../../sim/build/root";

let modules: Modules;

beforeAll(() => {
  modules = compileEs5(projectRoot(), ["firmware/virtual.ts"]);
}, 60_000);

test("a clock's own, and what its acts changed", () => {
  const typed = withTypedLists(modules);
  expect(typed.get("firmware/core/clock.js")).toMatch(/kept: new Int32Array\(\d+\)/);
  expect(typed.get("firmware/core/acts.js")).toContain("act.changes = new Int32Array(changes);");
  expect(typed.get("firmware/core/time.js")).toBe(modules.get("firmware/core/time.js"));
});

test("a list that is not where it was", () => {
  const others = new Map(modules).set("firmware/core/acts.js", "export function act() {}\n");
  expect(() => withTypedLists(others)).toThrow("firmware/core/acts.js makes 0 of the 3 lists");
});
