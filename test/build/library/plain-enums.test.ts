/** Enums as plain objects. */
import { expect, test } from "vitest";
import { withPlainEnums } from "../../../sim/build/library/plain-enums";

const script = `import { a } from "./a";
/** A side. */
export const enum Side {
  None = 0,
  /** Moves first. */
  White = 1,
}
export const b = a;
`;

test("in a script", () => {
  expect(withPlainEnums(script, false)).toBe(`import { a } from "./a";
/** A side. */
export const Side = {
  None: 0,
  /** Moves first. */
  White: 1,
} as const;
/** One of the values of {@link Side:variable}. */
export type Side = (typeof Side)[keyof typeof Side];
export const b = a;
`);
});

test("in declarations", () => {
  const declarations = "/** A side. */\ndeclare const enum Side {\n    None = 0,\n    White = 1\n}\nexport { Side };\n";
  expect(withPlainEnums(declarations, true)).toBe(`/** A side. */
declare const Side: {
  readonly None: 0;
  readonly White: 1;
};
/** One of the values of {@link Side:variable}. */
type Side = (typeof Side)[keyof typeof Side];
export { Side };
`);
});

test("a member without a number of its own is refused", () => {
  expect(() => withPlainEnums("export const enum Side { None }", false)).toThrow("None has no number of its own");
});
