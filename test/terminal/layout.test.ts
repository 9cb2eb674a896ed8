import { expect, test } from "vitest";
import { bigWidth } from "../../sim/terminal/digits";
import { type FaceLayout, layoutOf } from "../../sim/terminal/layout";

function rowsOf(face: FaceLayout): number {
  switch (face.kind) {
    case "beside":
      return face.rows;
    case "stacked":
    case "lines":
      return 2 * face.rows;
    case "line":
      return face.rows;
    case "small":
      return 1;
  }
}

function columnsOf(face: FaceLayout, widest: string): number {
  switch (face.kind) {
    case "beside":
      return 2 * face.columns + 1;
    case "stacked":
      return 2 + bigWidth(widest, face.size) + (face.infoColumns > 0 ? 2 + face.infoColumns : 0);
    case "lines":
    case "line":
    case "small":
      return face.columns;
  }
}

test("everything fits into every terminal, with and without a panel", () => {
  for (let columns = 1; columns <= 200; columns += columns < 45 ? 1 : 9) {
    for (let rows = 1; rows <= 70; rows += rows < 26 ? 1 : 7) {
      for (const panel of [0, 5, 10, 30]) {
        for (const widest of ["0:00:00", "10:00:00.0"]) {
          const layout = layoutOf(columns, rows, widest, panel);
          const { title, face, status, message, keys } = layout;
          const used = title + rowsOf(face) + status + message + layout.panel + keys;
          const fits = used <= Math.max(rows, 1 + layout.panel) && columnsOf(face, widest) <= columns;
          if (!fits) expect({ columns, rows, layout }).toBe("a layout that fits");
        }
      }
    }
  }
});

test("20×4 has both times, the mode and keys", () => {
  const { face, status, keys } = layoutOf(20, 4, "0:00:00", 0);
  expect([face.kind, status, keys]).toEqual(["lines", 1, 1]);
});

test.each([
  [80, 24, "beside"],
  [120, 40, "beside"],
  [72, 20, "beside"],
  [60, 20, "stacked"],
  [40, 10, "stacked"],
  [30, 30, "stacked"],
  [32, 8, "lines"],
  [20, 3, "lines"],
  [19, 2, "line"],
  [200, 1, "line"],
  [10, 2, "line"],
  [10, 1, "small"],
])("%i×%i is %s", (columns, rows, kind) => {
  expect(layoutOf(columns, rows, "0:00:00", 0).face.kind).toBe(kind);
});

test("a panel leaves both times on the screen", () => {
  for (const [columns, rows] of [
    [80, 24],
    [40, 10],
    [20, 4],
    [20, 3],
  ] as const) {
    const { face, panel } = layoutOf(columns, rows, "0:00:00", 40);
    expect(face.kind).not.toBe("small");
    expect(panel).toBeGreaterThan(1);
  }
});
