import { expect, test } from "vitest";
import { changesOf, createPainter } from "../../sim/terminal/frame";

function paintedBy(rows = 3): {
  written: string[];
  painter: ReturnType<typeof createPainter>;
  resize: (rows: number) => void;
} {
  const written: string[] = [];
  let size = { columns: 20, rows };
  const painter = createPainter({ write: (text) => written.push(text), size: () => size });
  return {
    written,
    painter,
    resize(next) {
      size = { columns: 20, rows: next };
    },
  };
}

test("only lines that changed are written, each at its place", () => {
  expect(changesOf(["a", "b", "c"], ["a", "x", "c"], 3)).toBe("\x1b[2;1H\x1b[2Kx\x1b[0m");
  expect(changesOf(["a", "b"], ["a", "b"], 2)).toBe("");
  expect(changesOf(["a", "b"], ["a"], 2)).toBe("\x1b[2;1H\x1b[2K\x1b[0m");
});

test("an unchanged frame writes nothing", () => {
  const { painter, written } = paintedBy();
  painter.open();
  painter.stream.write("a\nb");
  const before = written.length;
  painter.stream.write("a\nb");
  expect(written).toHaveLength(before);
  painter.stream.write("a\nc");
  expect(written.at(-1)).toBe("\x1b[2;1H\x1b[2Kc\x1b[0m");
});

test("no more rows are written than there are", () => {
  const { painter, written } = paintedBy(2);
  painter.open();
  painter.stream.write("a\nb\nc");
  expect(written.at(-1)).not.toContain("c");
});

test("after a change of size everything is painted anew", () => {
  const { painter, written, resize } = paintedBy(2);
  painter.open();
  painter.stream.write("a\nb");
  resize(3);
  painter.clear();
  expect(written.at(-1)).toBe("\x1b[2J");
  painter.stream.write("a\nb");
  expect(written.at(-1)).toContain("\x1b[1;1H\x1b[2Ka");
});

test("the user's screen comes back once", () => {
  const { painter, written } = paintedBy();
  painter.stream.write("too early");
  expect(written).toEqual([]);
  painter.open();
  expect(written[0]).toContain("\x1b[?1049h");
  painter.close();
  painter.close();
  expect(written.filter((text) => text.includes("\x1b[?1049l"))).toHaveLength(1);
  expect(written.at(-1)).toContain("\x1b[?25h");
  painter.stream.write("too late");
  expect(written.at(-1)).toContain("\x1b[?1049l");
});
