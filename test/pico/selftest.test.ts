import { test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import { flashOf } from "../../sim/pico/engine";
import { TestedBoard } from "../../sim/pico/selftest-hardware";
import { findImage } from "./found";

test("x", async () => {
  const image = await findImage();
  if (image === undefined) return;
  const board = new TestedBoard(pico, flashOf(image.uf2), [Switch.Start, Switch.Minus]);
  try {
    board.until((line) => line.startsWith("selftest ends"), 75_000);
  } finally {
    console.log(board.lines.join("\n"), board.restarts);
  }
}, 120_000);
