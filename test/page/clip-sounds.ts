/** Runs in the browser: what its Web Audio makes of the clips that the player gives it. */
import { readClipFile } from "../../sim/voice/clip-file";
import { createClipPlayer, type Ear } from "../../sim/voice/player";

/** Returns the samples of both channels while one ear is told phrases. */
export async function clipSounds(
  bytes: readonly number[],
  ear: Ear,
  phrases: readonly number[],
  samples: number,
): Promise<number[][]> {
  const file = readClipFile(Uint8Array.from(bytes));
  const output = new OfflineAudioContext(2, samples, file.rateHz);
  createClipPlayer(output, file).say(ear, phrases, 1);
  const heard = await output.startRendering();
  return [0, 1].map((channel) => [...heard.getChannelData(channel)]);
}
