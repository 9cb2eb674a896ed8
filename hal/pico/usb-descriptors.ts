/**
 * Describes the clock to a USB host as one serial port, CDC-ACM. The fields are those of the USB 2.0 specification,
 * chapter 9, and of its class definitions for communication devices and PSTN, both 1.2.
 */
import { chip } from "./chip";

export const PACKET_BYTES = 64;

const enum Descriptor {
  Device = 1,
  Configuration = 2,
  Text = 3,
}

/**
 * Vendor 0x1209, product 0x0001: a number that pid.codes keeps for tests. Whoever gives or sells clocks needs a product
 * of their own (hal/README.md).
 */
const DEVICE: readonly number[] = [18, 1, 0, 2, 2, 0, 0, PACKET_BYTES, 9, 18, 1, 0, 0, 1, 1, 2, 0, 1];

/** The clock has two interfaces: notifications, which it never sends, and bytes. It takes 100 mA at most. */
const CONFIGURATION: readonly number[] = [9, 2, 67, 0, 2, 1, 0, 128, 50];
const CONTROL: readonly number[] = [9, 4, 0, 0, 1, 2, 2, 0, 0];
/** The class is version 1.2. The port handles no calls and has a line state. Interface 0 controls interface 1. */
const CLASS: readonly number[] = [5, 36, 0, 32, 1, 5, 36, 1, 0, 1, 4, 36, 2, 2, 5, 36, 6, 0, 1];
const NOTIFICATIONS: readonly number[] = [7, 5, 129, 3, 8, 0, 255];
const BYTES: readonly number[] = [9, 4, 1, 0, 2, 10, 0, 0, 0];
const ENDPOINTS: readonly number[] = [7, 5, 2, 2, PACKET_BYTES, 0, 0, 7, 5, 130, 2, PACKET_BYTES, 0, 0];

/** The language of the texts: American English. */
const LANGUAGES: readonly number[] = [4, 3, 9, 4];
const MAKER = "flagfall";
const PRODUCT = "flagfall chess clock";

/** Returns the bytes of a descriptor, or no bytes if the clock does not have it. */
export function descriptorOf(kind: number, index: number): readonly number[] {
  if (kind === Descriptor.Device) return DEVICE;
  if (kind === Descriptor.Configuration) return configuration();
  if (kind === Descriptor.Text && index === 0) return LANGUAGES;
  if (kind === Descriptor.Text && index === 1) return textOf(MAKER);
  if (kind === Descriptor.Text && index === 2) return textOf(PRODUCT);
  return [];
}

function configuration(): readonly number[] {
  const bytes: number[] = [];
  const parts = [CONFIGURATION, CONTROL, CLASS, NOTIFICATIONS, BYTES, ENDPOINTS];
  for (let i = 0; i < parts.length; i++) for (let k = 0; k < parts[i].length; k++) bytes[bytes.length] = parts[i][k];
  return bytes;
}

/** Writes a text with two bytes for each letter. */
function textOf(text: string): readonly number[] {
  const bytes = [2 + 2 * text.length, 3];
  for (let rest = text; rest.length > 0; rest = rest.slice(1)) {
    bytes[bytes.length] = chip.sum(rest.charAt(0));
    bytes[bytes.length] = 0;
  }
  return bytes;
}
