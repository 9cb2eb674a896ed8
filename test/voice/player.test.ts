/** The player of clips on an output that records what it is given. */
import { beforeEach, describe, expect, test } from "vitest";
import { type ClipFile, readClipFile, soundOf, writeClipFile } from "../../sim/voice/clip-file";
import { encodeAdpcm } from "../../sim/voice/make";
import {
  type ClipPlayer,
  createClipPlayer,
  type SoundBuffer,
  type SoundSource,
  sentenceOf,
} from "../../sim/voice/player";
import { samplesOf, sine } from "./sound";

/** A source of the output, with what was done to it. */
interface Recorded extends SoundSource {
  acts: string[];
  channels: Float32Array[];
  rateHz: number;
  end(): void;
}

const clip = (pitchHz: number, samples: number) => ({
  samples,
  adpcm: encodeAdpcm(samplesOf(sine(pitchHz, 0.5, 1, 8000)).slice(0, samples)),
});
const file: ClipFile = readClipFile(
  writeClipFile(
    "en",
    new Map([
      [3, clip(300, 401)],
      [7, clip(700, 250)],
    ]),
  ),
);
let sources: Recorded[];
let player: ClipPlayer;

beforeEach(() => {
  sources = [];
  player = createClipPlayer(
    {
      destination: "speaker",
      createBuffer: (channels, samples, rateHz) => new MadeBuffer(channels, samples, rateHz),
      createBufferSource: makeSource,
    },
    file,
  );
});

class MadeBuffer implements SoundBuffer {
  readonly channels: Float32Array[];

  constructor(
    channels: number,
    samples: number,
    readonly rateHz: number,
  ) {
    this.channels = Array.from({ length: channels }, () => new Float32Array(samples));
  }

  getChannelData(channel: number): Float32Array {
    return this.channels[channel] as Float32Array;
  }
}

function makeSource(): Recorded {
  const ends: (() => void)[] = [];
  const acts: string[] = [];
  const source: Recorded = {
    buffer: null,
    acts,
    get channels() {
      return (source.buffer as MadeBuffer).channels;
    },
    get rateHz() {
      return (source.buffer as MadeBuffer).rateHz;
    },
    connect: (destination) => acts.push(`to ${destination}`),
    addEventListener: (_, heard) => void ends.push(heard),
    start: () => void acts.push("start"),
    stop: () => void acts.push("stop"),
    end: () => {
      for (const heard of ends) heard();
    },
  };
  sources.push(source);
  return source;
}

describe("a sentence", () => {
  test("is its clips, sample by sample", () => {
    const [three, seven] = [3, 7].map((phrase) =>
      soundOf(file.clips.get(phrase) ?? { samples: 0, adpcm: new Uint8Array() }),
    );
    expect([...sentenceOf(file, [7, 3, 7])]).toEqual([...(seven ?? []), ...(three ?? []), ...(seven ?? [])]);
  });

  test("leaves out what has no clip", () => {
    expect(sentenceOf(file, [1, 7, 99])).toEqual(sentenceOf(file, [7]));
    expect(sentenceOf(file, []).length).toBe(0);
  });
});

describe("says", () => {
  test.each([
    ["left", 0],
    ["right", 1],
  ] as const)("to the %s ear alone", (ear, channel) => {
    player.say(ear, [3, 7], 1);
    const [source] = sources;
    expect([sources.length, source?.acts, source?.rateHz]).toEqual([1, ["to speaker", "start"], 8000]);
    expect(source?.channels[channel]).toEqual(Float32Array.from(sentenceOf(file, [3, 7]), (sample) => sample / 32_768));
    expect(source?.channels[1 - channel]?.every((sample) => sample === 0)).toBe(true);
  });

  test("softer", () => {
    player.say("left", [3], 0.25);
    expect(sources[0]?.channels[0]?.[40]).toBeCloseTo((sentenceOf(file, [3])[40] ?? 0) / 4 / 32_768, 6);
  });

  test("until the end", () => {
    expect(player.isBusy("left")).toBe(false);
    player.say("left", [3], 1);
    expect([player.isBusy("left"), player.isBusy("right")]).toEqual([true, false]);
    sources[0]?.end();
    expect(player.isBusy("left")).toBe(false);
  });

  test("nothing without clips", () => {
    player.say("left", [99], 1);
    expect([sources.length, player.isBusy("left")]).toEqual([0, false]);
  });
});

describe("stops", () => {
  test("one ear and not the other", () => {
    player.say("left", [3], 1);
    player.say("right", [3], 1);
    player.stop("left");
    expect([sources[0]?.acts.at(-1), sources[1]?.acts.at(-1)]).toEqual(["stop", "start"]);
    expect([player.isBusy("left"), player.isBusy("right")]).toEqual([false, true]);
  });

  test("what the same ear was hearing, when it has something new to say", () => {
    player.say("left", [3], 1);
    player.say("left", [7], 1);
    expect(sources.map(({ acts }) => acts.at(-1))).toEqual(["stop", "start"]);
    sources[0]?.end();
    expect(player.isBusy("left")).toBe(true);
  });

  test("an ear that hears nothing", () => {
    player.stop("right");
    expect(player.isBusy("right")).toBe(false);
  });
});
