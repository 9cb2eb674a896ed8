import type { Engine } from "../engines/engine";

/** Returns the engine that runs the source itself on a virtual board. */
export async function createDeviceNode(): Promise<Engine> {
  const { createNode } = await import("../engines/node");
  const { flagfall } = await import("../../firmware/virtual-bench");
  return createNode(flagfall);
}
