/** The page as another device has it: at an address of the network, over plain http. */
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { servePage } from "../../sim/cli/serve";
import { plainName, secondAddress } from "../chromium";
import { deskInUse } from "./browser";
import { opened, phone } from "./play";

/** Opens windows of a phone for a visit, and closes them after it. */
export async function withPhones(
  visit: (open: (options?: BrowserContextOptions) => Promise<BrowserContext>) => Promise<void>,
): Promise<void> {
  const opened: BrowserContext[] = [];
  const open = async (options: BrowserContextOptions = {}) => {
    const context = await deskInUse().browser.newContext({ locale: "en", ...phone, ...options });
    opened.push(context);
    return context;
  };
  try {
    await visit(open);
  } finally {
    for (const context of opened) await context.close();
  }
}

/** Serves the page at the second loopback address, which the browser also knows by a name. */
export async function onNetwork(
  visit: (parts: { address: string; plain: string; open: () => Promise<BrowserContext> }) => Promise<void>,
): Promise<void> {
  const served = await servePage(deskInUse().folder, 0, { listen: secondAddress, shared: [secondAddress] });
  const plain = served.address.replace(secondAddress, plainName);
  try {
    await withPhones((open) => visit({ address: served.address, plain, open }));
  } finally {
    await served.close();
  }
}

export async function openAt(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await opened(page);
  return page;
}
