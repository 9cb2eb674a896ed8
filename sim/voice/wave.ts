/** Reads and writes WAV files of one channel and 16 bits. */

export interface Wave {
  rateHz: number;
  samples: Int16Array;
}

const HEAD_BYTES = 44;

/** Reads a WAV file. A program that writes into a pipe does not know the length: then the sound ends with the file. */
export function readWave(bytes: Uint8Array): Wave | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < HEAD_BYTES || text(0) !== "RIFF" || text(8) !== "WAVE" || text(36) !== "data") return undefined;
  const isPlain = view.getUint16(20, true) === 1 && view.getUint16(22, true) === 1 && view.getUint16(34, true) === 16;
  if (!isPlain) return undefined;
  const length = Math.min(view.getUint32(40, true), bytes.length - HEAD_BYTES) >> 1;
  const samples = new Int16Array(length).map((_, i) => view.getInt16(HEAD_BYTES + 2 * i, true));
  return { rateHz: view.getUint32(24, true), samples };
}

export function writeWave({ rateHz, samples }: Wave): Uint8Array {
  const bytes = new Uint8Array(HEAD_BYTES + 2 * samples.length);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rateHz, true);
  view.setUint32(28, 2 * rateHz, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, 2 * samples.length, true);
  for (const [i, sample] of samples.entries()) view.setInt16(HEAD_BYTES + 2 * i, sample, true);
  return bytes;
}
