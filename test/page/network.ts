/** The page as another device has it: at an address of the network, over plain http. */
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { servePage } from "../../sim/cli/serve";
import { deskInUse, program } from "./browser";
import { opened, phone } from "./play";

export const secondAddress = "127.0.0.2";
/** A name that the browser does not trust, as it does not trust an address of the local network. */
export const plainName = "clock.test";

/** Serves the page at the second loopback address, and visits it in a browser that knows it by a name too. */
export async function onNetwork(
  visit: (parts: { address: string; plain: string; open: () => Promise<BrowserContext> }) => Promise<void>,
): Promise<void> {
  const served = await servePage(deskInUse().folder, 0, { listen: secondAddress, shared: [secondAddress] });
  const browser = await chromium.launch({
    executablePath: program ?? "",
    args: ["--no-sandbox", `--host-resolver-rules=MAP ${plainName} ${secondAddress}`],
  });
  try {
    const plain = served.address.replace(secondAddress, plainName);
    await visit({ address: served.address, plain, open: () => browser.newContext({ locale: "en", ...phone }) });
  } finally {
    await browser.close();
    await served.close();
  }
}

export async function openAt(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await opened(page);
  return page;
}
