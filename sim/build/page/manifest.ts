/** Builds the manifest with which a browser installs the page as a program. */
import { pageEn } from "../../words/page";
import { playEn } from "../../words/play/en";
import type { Screenshot } from "./published";

/** The controls that a long press on the installed icon offers, and their names, as the play screen writes them. */
export const shortcuts: readonly (readonly [control: string, name: string])[] = [
  ["180+2", "3+2"],
  ["300;flag=freeze", "5+0"],
  ["600+5", "10+5"],
  ["900+10", "15+10"],
];

/** Returns the manifest. A text that is shared with the installed page is a time control. */
export function manifestText(pictures: readonly Screenshot[] = []): string {
  const icon = (sizePx: number) => ({ src: `./icon-${sizePx}.png`, sizes: `${sizePx}x${sizePx}`, type: "image/png" });
  return JSON.stringify({
    id: "./",
    name: playEn.title,
    short_name: pageEn.product,
    description: pageEn.description,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#f4f2ec",
    theme_color: "#f4f2ec",
    categories: ["games", "utilities"],
    screenshots: pictures,
    share_target: { action: "./", method: "GET", params: { text: "text" } },
    launch_handler: { client_mode: "navigate-existing" },
    icons: [icon(192), icon(512), { ...icon(512), purpose: "maskable" }],
    shortcuts: shortcuts.map(([control, name]) => ({
      name,
      url: `./#control=${encodeURIComponent(control)}&notation=canonical`,
      icons: [icon(192)],
    })),
  });
}
