/** Describes an image that the page offers to download. Its file is an address relative to the page. */
import type { ReadyImage } from "../library/ready-images";

export type FirmwareLink = Omit<ReadyImage, "version" | "mark">;
