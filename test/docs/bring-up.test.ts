/** docs/bring-up.md and its Spanish twin name every result of the self-test, and say the same in both languages. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { selfTestData } from "../../sim/build/pico/self-test";
import { doctorEn } from "../../sim/words/link";

const docs = new URL("../../docs/", import.meta.url);
const native = new URL("../../hal/pico/native/", import.meta.url);
const pages = ["bring-up.md", "bring-up.es.md"].map(
  (name) => [name, readFileSync(new URL(name, docs), "utf8")] as const,
);

/** The names of all results: those of the tables, and those that native/selftest.c and hal/pico/self-test.ts give. */
function namesOfResults(): string[] {
  const inTables = [...selfTestData(pico).matchAll(/"(\w+)"/g)].map(([, name]) => name ?? "");
  const inC = [...readFileSync(new URL("selftest.c", native), "utf8").matchAll(/check\("(\w+)"/g)];
  return [...inTables, ...inC.map(([, name]) => name ?? "")];
}

/** Returns the first cells of all rows, as the page writes names in them. `gp…_lever` stands for every such pin. */
function patternsIn(page: string): RegExp[] {
  const cells = page.split("\n").filter((line) => line.startsWith("| `"));
  const names = cells.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  return names.map((name) => new RegExp(`^${(name ?? "").replace("…", "\\w*")}$`));
}

describe.each(pages)("%s", (_, page) => {
  test("names every result", () => {
    const patterns = patternsIn(page);
    const names = namesOfResults();
    expect(names).toContain("clk_sys");
    expect(names).toContain("gp7_plus");
    // "usb_ready" and the like have rows; `…_ready` of the ADC belongs to the row of its value.
    const missing = names.filter(
      (name) => !patterns.some((pattern) => pattern.test(name.replace(/^(adc_\w+)_ready$/, "$1"))),
    );
    expect(missing).toEqual([]);
  });

  test("names files that are there, and the keys and the file of the doctor", () => {
    const targets = [...page.matchAll(/\]\(([^)#]+\.md)/g)].map(([, target]) => target ?? "");
    expect(targets.length).toBeGreaterThan(1);
    expect(targets.filter((target) => !existsSync(new URL(target, docs)))).toEqual([]);
    expect(page).toContain("START");
    expect(page).toContain("flagfall-doctor.md");
    expect(doctorEn.noSelfTest).toContain("START and −");
  });

  test("has each number that the lamps blink, for a self-test and for a start that stops", () => {
    const numbers = page.split("\n").map((line) => /^\| (\d) \|/.exec(line)?.[1]);
    expect(numbers.filter((number) => number !== undefined).join("")).toBe("123456789123456");
    const codes = /STOP_CRYSTAL = 1,([^}]*)\}/.exec(readFileSync(new URL("chip.h", native), "utf8"))?.[1] ?? "";
    expect(codes.split(",")).toHaveLength(5);
  });
});

test("both languages have the same tables and the same fields in their form", () => {
  const [english = [], spanish = []] = pages.map(([, page]) => page.split("\n").map((line) => line.charAt(0)));
  const count = (letters: readonly string[]) => letters.filter((letter) => letter === "|").length;
  expect(count(spanish)).toBe(count(english));
  const [form, formulario] = pages.map(([, page]) => page.split("```").at(-2)?.split("\n").length);
  expect(formulario).toBe(form);
});
