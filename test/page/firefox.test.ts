/** The page in Firefox, as a phone has it: it starts, takes presses, survives a reload, and needs no network. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Served, servePage } from "../../sim/cli/serve";
import { type Firefox, firefoxMissing, firefoxProgram, launchFirefox } from "../firefox";
import { builtPage } from "./browser";
import { playEn } from "./page-words";

let firefox: Firefox | undefined;
let served: Served | undefined;
let context = "";

beforeAll(async () => {
  if (firefoxProgram === undefined) return;
  served = await servePage(await builtPage(), 0);
  firefox = await launchFirefox();
});

afterAll(async () => {
  await firefox?.close();
  await served?.close();
});

/** Defines a test that needs Firefox. It has a tab and a storage of its own. An error on the page fails it. */
function testInFirefox(name: string, run: () => Promise<void>): void {
  if (firefoxProgram === undefined) return void test.skip(`${name} – ${firefoxMissing}`, () => {});
  test(name, async () => {
    const { userContext } = await command("browser.createUserContext");
    ({ context } = (await command("browsingContext.create", { type: "tab", userContext })) as { context: string });
    await command("browsingContext.setViewport", { context, viewport: { width: 390, height: 844 } });
    await command("browsingContext.navigate", { context, url: served?.address, wait: "complete" });
    await expect.poll(() => seen()).toMatchObject({ phase: "ready", left: "3:02" });
    await run();
    expect(firefox?.faults).toEqual([]);
    await command("browser.removeUserContext", { userContext });
  });
}

function command(method: string, params: object = {}): Promise<Record<string, unknown>> {
  if (firefox === undefined) throw new Error("no Firefox");
  return firefox.send(method, params);
}

/** Returns what an expression gives on the page, as JSON carries it. */
async function evaluated<T>(expression: string): Promise<T> {
  const asked = { expression: `(async () => JSON.stringify(await (${expression})))()`, awaitPromise: true };
  const { result, exceptionDetails } = await command("script.evaluate", { ...asked, target: { context } });
  if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
  return JSON.parse((result as { value: string }).value);
}

interface Seen {
  phase?: string;
  left?: string;
  right?: string;
  runs?: string;
  moves?: string[];
  /** How many ways to end the game are offered. They are loaded once a game has begun. */
  results: number;
}

/** Returns how far the game is, what the halves show, and the class of the half whose clock runs. */
function seen(): Promise<Seen> {
  return evaluated(`{
    phase: document.querySelector("main.play")?.dataset.phase,
    left: document.querySelector(".half.left .time")?.textContent,
    right: document.querySelector(".half.right .time")?.textContent,
    runs: document.querySelector(".half[data-runs=true]")?.className,
    results: document.querySelectorAll(".results button").length,
    moves: [...document.querySelectorAll(".half .facts")].map((each) => each.textContent),
  }`);
}

/** Touches the middle of an element with a finger, for `heldMs`. */
async function touch(selector: string, heldMs = 60): Promise<void> {
  const [x, y] = await evaluated<number[]>(`(({ x, y, width, height }) =>
    [Math.round(x + width / 2), Math.round(y + height / 2)])(document.querySelector(${JSON.stringify(selector)})
      .getBoundingClientRect())`);
  const moves = [
    { type: "pointerMove", x, y },
    { type: "pointerDown", button: 0 },
    { type: "pause", duration: heldMs },
    { type: "pointerUp", button: 0 },
  ];
  const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions: moves };
  await command("input.performActions", { context, actions: [finger] });
  await evaluated("new Promise((passed) => setTimeout(() => passed(0), 60))");
}

async function strike(value: string): Promise<void> {
  const actions = [
    { type: "keyDown", value },
    { type: "pause", duration: 60 },
    { type: "keyUp", value },
  ];
  await command("input.performActions", { context, actions: [{ type: "key", id: "keys", actions }] });
  await evaluated("new Promise((passed) => setTimeout(() => passed(0), 60))");
}

testInFirefox("fingers and keys press the levers, and a pause holds both times", async () => {
  await touch(".half.right");
  await expect.poll(() => seen()).toMatchObject({ phase: "running", runs: "half left" });
  await touch(".half.left");
  await expect.poll(() => seen()).toMatchObject({ phase: "running", runs: "half right" });
  await strike("j");
  await expect.poll(() => seen()).toMatchObject({ phase: "running", runs: "half left" });
  await expect.poll(async () => (await seen()).left).not.toBe("3:02");
  await touch(`[aria-label="${playEn.bar.pause}"]`, 600);
  await expect.poll(() => seen()).toMatchObject({ phase: "paused", results: 4 });
  const stood = await seen();
  await evaluated("new Promise((passed) => setTimeout(() => passed(0), 1100))");
  expect(await seen()).toEqual(stood);
});

testInFirefox("with text at 200 % on a phone, the chosen text of a list is whole", async () => {
  // 360 x 640 px with text at 200 % has as many letters in a line.
  await command("browsingContext.setViewport", { context, viewport: { width: 180, height: 320 } });
  await evaluated(`document.querySelector(".presets button:last-child").click() ?? 0`);
  await expect.poll(() => evaluated(`document.querySelectorAll("dialog .pick select option").length`)).toBe(7);
  const measured = await evaluated<{ shown: string[]; chosen: string; heights: number[]; isHidden: boolean }>(`(() => {
    const pick = document.querySelector("dialog .pick");
    const select = pick.querySelector("select");
    select.selectedIndex = 3;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    return new Promise((drawn) => setTimeout(() => drawn({
      shown: [pick.dataset.picked, getComputedStyle(pick, "::after").content],
      chosen: select.selectedOptions[0].text,
      heights: [pick, select].map((each) => each.getBoundingClientRect().height),
      isHidden: getComputedStyle(select).opacity === "0",
    }), 100));
  })()`);
  const { shown, chosen, heights, isHidden } = measured;
  expect([isHidden, ...shown]).toEqual([true, chosen, expect.stringContaining("data-picked")]);
  const [box = 0, control] = heights;
  expect(box, "more than one line").toBeGreaterThan(50);
  expect(control, "all of it opens the list").toBe(box);
});

testInFirefox("a reload keeps a game that is paused, and the page needs no network from then on", async () => {
  await touch(".half.right");
  await expect.poll(async () => (await seen()).left).toBe("3:01");
  await touch(`[aria-label="${playEn.bar.pause}"]`, 600);
  await expect.poll(() => seen()).toMatchObject({ phase: "paused", results: 4 });
  const stood = await seen();
  const reload = () => command("browsingContext.reload", { context, wait: "complete" });
  await reload();
  await expect.poll(() => seen()).toEqual(stood);
  await evaluated("navigator.serviceWorker.ready.then(() => true)");
  await served?.close();
  await reload();
  await expect.poll(() => seen()).toEqual(stood);
  await touch(`[aria-label="${playEn.bar.resume}"]`);
  await expect.poll(async () => (await seen()).phase).toBe("running");
  served = undefined;
});
