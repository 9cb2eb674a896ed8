import { expect, test } from "vitest";
import { createContact, edge } from "../../firmware/core/contact";

// clock.md §6, bounce: rows of instant, closing or not, a press or not.

type Edge = [atMs: number, closing: boolean, isPress: boolean];

const tables: Record<string, Edge[]> = {
  "the first edge counts with its own stamp, what bounces is nothing": [
    [0, true, true],
    [3, false, false],
    [5, true, false],
    [6, false, false],
    [24, true, false],
  ],
  "a closing edge counts after an opening of 25 ms": [
    [0, true, true],
    [60, false, false],
    [84, true, false],
    [90, false, false],
    [115, true, true],
  ],
  "an opening edge that repeats does not begin anew": [
    [0, true, true],
    [60, false, false],
    [70, false, false],
    [85, true, true],
  ],
  "closing while closed: nothing in the bounce; later it shows that an opening was missed": [
    [0, true, true],
    [24, true, false],
    [49, true, true],
  ],
  "at power-on the first closing counts, however soon": [
    [0, false, false],
    [1, true, true],
  ],
};

for (const originMs of [0, 2 ** 30 - 50]) {
  test.each(Object.entries(tables))(`%s (counter from ${originMs})`, (_name, edges) => {
    const contact = createContact(25);
    for (const [atMs, closing, isPress] of edges) {
      expect([atMs, edge(contact, closing, (originMs + atMs) % 2 ** 30)]).toEqual([atMs, isPress]);
    }
  });
}

test("without a bounce time every closing edge counts", () => {
  const contact = createContact(0);
  expect([true, false, true].map((closing, i) => edge(contact, closing, i))).toEqual([true, false, true]);
});
