/** Each decision has its date, its reason and what would change it. Links between the documents lead somewhere. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../sim/build/root";

const root = projectRoot();
const folder = join(root, "docs/decisions");
const pages = readdirSync(folder);

/** Returns the title of each section with the labels that it lacks. */
function lacking(page: string, text: string): string[] {
  const labels = [/^- \*\*Decided 20\d\d-\d\d-\d\d/m, /^- \*\*(Why|Use)|Use: /m, /^- \*\*Would change it:\*\* \S/m];
  const asked = page === "packages.md" ? labels.slice(0, 1) : labels;
  const sections = text
    .split(/^## /m)
    .slice(1)
    .filter((section) => section.includes("**Decided"));
  expect(sections.length, page).toBeGreaterThan(5);
  return sections
    .filter((section) => asked.some((label) => !label.test(section)))
    .map((section) => `${page}: ${section.split("\n")[0]}`);
}

/** Returns the anchors of a document, made from its headings as a forge makes them. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => title);
  const plain = headings.map((title) => title.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase());
  return new Set(plain.map((title) => title.replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(/ /g, "-")));
}

/** Returns the links of a document that lead to no file, or to no heading of one. */
function brokenLinks(path: string, text: string): string[] {
  const links = [...text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)];
  return links
    .map(([, target = ""]) => target)
    .filter((target) => {
      const [file = "", anchor] = target.split("#");
      const at = file === "" ? join(root, path) : join(root, dirname(path), file);
      if (!existsSync(at)) return true;
      return anchor !== undefined && at.endsWith(".md") && !anchorsOf(readFileSync(at, "utf8")).has(anchor);
    })
    .map((target) => `${path}: ${target}`);
}

const documents = ["", "docs", "docs/decisions", "board-defs"].flatMap((place) =>
  readdirSync(join(root, place))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(place, name)),
);

test("each decision has a date, a reason and what would change it", () => {
  expect(pages.flatMap((page) => lacking(page, readFileSync(join(folder, page), "utf8")))).toEqual([]);
});

test("a decision without one of them is found", () => {
  const whole = "## A\n\n- **Decided 2026-11-21:** b.\n- **Why:** c.\n- **Would change it:** d.\n\n";
  const short = "## Short\n\n- **Decided 2026-11-21:** b.\n- **Why:** c.\n";
  expect(lacking("core.md", whole.repeat(6) + short)).toEqual(["core.md: Short"]);
});

test("the index names every page", () => {
  const index = readFileSync(join(root, "docs/decisions.md"), "utf8");
  expect([...index.matchAll(/\(decisions\/([\w-]+\.md)\)/g)].map(([, name]) => name).sort()).toEqual(pages.sort());
});

test("every link between documents leads to a file and a heading", () => {
  expect(documents.length).toBeGreaterThan(30);
  expect(documents.flatMap((path) => brokenLinks(path, readFileSync(join(root, path), "utf8")))).toEqual([]);
});

test("a link to nothing is found", () => {
  expect(brokenLinks("README.md", "[a](docs/none.md) [b](README.md#nowhere) [c](#flagfall-none)")).toHaveLength(3);
});
