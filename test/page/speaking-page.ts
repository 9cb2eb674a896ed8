/** Hands and ears for speech on the page. */
import type { Page } from "playwright-core";
import { speechEn } from "../../sim/words/speech";
import { playEn } from "./page-words";

/** Returns what the clock said, line by line, as a screen reader finds it. */
export async function saidLines(page: Page): Promise<string[]> {
  const tree = await page.getByRole("log", { name: speechEn.said }).last().ariaSnapshot();
  return [...tree.matchAll(/^ +- paragraph: (.*)$/gm)].map(([, text = ""]) => text.replace(/^"(.*)"$/, "$1"));
}

/** Returns the lines of `now` that follow those of `before`; the oldest of them may have gone. */
export function newLines(before: readonly string[], now: readonly string[]): string[] {
  for (let gone = 0; gone < before.length; gone++) {
    const kept = before.slice(gone);
    if (kept.every((line, n) => line === now[n])) return now.slice(kept.length);
  }
  return [...now];
}

/** Opens the settings of speech on the play screen, by the keyboard. */
export async function openSpeech(page: Page): Promise<void> {
  for (const name of [playEn.bar.menu, playEn.menu.signs])
    await page.getByRole("button", { name, exact: true }).press("Enter");
  await page.getByRole("button", { name: playEn.sheets.speech, exact: true }).press("Enter");
  await page.getByLabel(speechEn.ears).waitFor();
}

/** Lets the clock speak to a choice of players, by the keyboard. */
export async function speakTo(page: Page, who: (typeof speechEn.earsOf)[number]): Promise<void> {
  const field = page.getByRole("combobox", { name: speechEn.ears });
  await field.focus();
  const goal = speechEn.earsOf.indexOf(who);
  const now = Number(await field.inputValue());
  for (let n = 0; n < Math.abs(goal - now); n++) await page.keyboard.press(goal > now ? "ArrowDown" : "ArrowUp");
}

export interface Heard {
  atMs: number;
  ear: "left" | "right";
}

/** Listens to each ear by itself, every few ms, and notes when it hears something. Runs in the page. */
export function wearEarphones(): void {
  const heard: Heard[] = [];
  Object.assign(window, { heard });
  const Real = window.AudioContext;
  class Worn extends Real {
    worn: ChannelSplitterNode | undefined;
    override get destination(): AudioDestinationNode {
      if (this.worn === undefined) {
        this.worn = this.createChannelSplitter(2);
        const merger = this.createChannelMerger(2);
        for (const [n, ear] of (["left", "right"] as const).entries()) {
          const analyser = this.createAnalyser();
          analyser.fftSize = 2048;
          this.worn.connect(analyser, n);
          analyser.connect(merger, 0, n);
          window.setInterval(() => note(analyser, ear), 5);
        }
        merger.connect(super.destination);
      }
      return this.worn as unknown as AudioDestinationNode;
    }
  }
  function note(analyser: AnalyserNode, ear: Heard["ear"]): void {
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    if (samples.some((sample) => Math.abs(sample) > 0.001)) heard.push({ atMs: performance.now(), ear });
  }
  Object.assign(window, { AudioContext: Worn });
}

/** Returns the ears that heard something since the last question. */
export async function earsThatHeard(page: Page): Promise<string[]> {
  const heard = await page.evaluate(() => (window as unknown as { heard: Heard[] }).heard.splice(0));
  return [...new Set(heard.map(({ ear }) => ear))].sort();
}

/** Waits until no ear has heard a tone or a voice for a third of a second, and forgets what they heard before. */
export async function quiet(page: Page): Promise<void> {
  do {
    await earsThatHeard(page);
    await page.waitForTimeout(350);
  } while ((await earsThatHeard(page)).length > 0);
}
