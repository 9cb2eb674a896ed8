/** Finds the address by which other devices open this page. */

/** Returns whether only this computer reaches a host. */
function isOwn(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

/**
 * Returns the address for other devices. A page on this computer asks its server; undefined if that serves this
 * computer alone. Any other page has been opened by the very address.
 */
export async function sharedAddress({ hostname, origin, pathname }: Location): Promise<string | undefined> {
  if (!isOwn(hostname)) return origin + pathname;
  try {
    const { address } = (await (await fetch("./network.json")).json()) as { address?: unknown };
    return typeof address === "string" ? address : undefined;
  } catch {
    return undefined;
  }
}
