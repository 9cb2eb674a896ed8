import type { Key } from "ink";
import { expect, test } from "vitest";
import { keysOf } from "../../sim/terminal/key";

const none: Key = {
  upArrow: false,
  downArrow: false,
  leftArrow: false,
  rightArrow: false,
  pageDown: false,
  pageUp: false,
  home: false,
  end: false,
  return: false,
  escape: false,
  ctrl: false,
  shift: false,
  tab: false,
  backspace: false,
  delete: false,
  meta: false,
  super: false,
  hyper: false,
  capsLock: false,
  numLock: false,
};

test("printed characters stand for themselves, several of one event too", () => {
  expect(keysOf("f", none)).toEqual(["f"]);
  expect(keysOf("fj ", none)).toEqual(["f", "j", " "]);
  expect(keysOf("180+2\r", none)).toEqual(["1", "8", "0", "+", "2", "enter"]);
  expect(keysOf("a\x7f\t\x00", none)).toEqual(["a", "backspace", "down"]);
});

test("other keys have names", () => {
  expect(keysOf("", { ...none, leftArrow: true })).toEqual(["left"]);
  expect(keysOf("", { ...none, return: true })).toEqual(["enter"]);
  expect(keysOf("", { ...none, escape: true, meta: true })).toEqual(["escape"]);
  expect(keysOf("", { ...none, delete: true })).toEqual(["backspace"]);
  expect(keysOf("", { ...none, tab: true })).toEqual(["down"]);
  expect(keysOf("", { ...none, tab: true, shift: true })).toEqual(["up"]);
});

test("Ctrl and Alt make no keys of the clock", () => {
  expect(keysOf("f", { ...none, ctrl: true })).toEqual([]);
  expect(keysOf("f", { ...none, meta: true })).toEqual([]);
});
