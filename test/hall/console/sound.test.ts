/** The sound of the console: on unless a person has switched it off, and allowed by the first touch. */
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the console's modules anew, with what the browser remembers. */
async function loaded(remembered: string | null) {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => (name.endsWith("sound") ? remembered : "en"),
    setItem: () => undefined,
  });
  const resume = vi.fn(async () => undefined);
  const made = vi.fn();
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        made();
      }
      resume = resume;
    },
  );
  const { hasSound } = await import("../../../sim/hall/console/store");
  const { allowSound } = await import("../../../sim/hall/console/calls");
  return { hasSound, allowSound, resume, made };
}

test.each([
  [null, true],
  ["on", true],
  ["off", false],
])("with “%s” remembered the sound is on: %s", async (remembered, isOn) => {
  expect((await loaded(remembered)).hasSound.value).toBe(isOn);
});

test("a touch makes one source of sound and lets it go on; without one nothing happens", async () => {
  const { allowSound, resume, made } = await loaded(null);
  allowSound();
  allowSound();
  expect([made.mock.calls.length, resume.mock.calls.length]).toEqual([1, 2]);
  vi.resetModules();
  vi.stubGlobal("AudioContext", undefined);
  const { allowSound: silent } = await import("../../../sim/hall/console/calls");
  expect(silent).not.toThrow();
});
