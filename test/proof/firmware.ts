/** The firmware as the proof sees it: the real one, or a copy with a fault. */
export type Firmware = typeof import("./door");
