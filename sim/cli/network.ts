/** Finds the addresses by which other devices in the network reach this computer. */
import { isIP } from "node:net";
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Home and club networks come first, virtual ones of containers and addresses without a router last. */
const likeliest: readonly RegExp[] = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^(?!169\.254\.)/];

/** Returns the IPv4 addresses of this computer, the likeliest first. Loopback is not among them. */
export function networkAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const all = Object.values(interfaces).flatMap((infos) => infos ?? []);
  const found = all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
  return found.sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(address: string): number {
  const rank = likeliest.findIndex((form) => form.test(address));
  return rank < 0 ? likeliest.length : rank;
}

/** Returns a web address; an IPv6 address is put in brackets. */
export function webAddress(address: string, port: number): string {
  return `http://${isIP(address) === 6 ? `[${address}]` : address}:${port}/`;
}
