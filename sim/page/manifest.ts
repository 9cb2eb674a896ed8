/** Builds the manifest with which a browser installs the page as a program. */
import { pageEn } from "../words/page-en";

export function manifestText(): string {
  const icon = (sizePx: number) => ({ src: `./icon-${sizePx}.png`, sizes: `${sizePx}x${sizePx}`, type: "image/png" });
  return JSON.stringify({
    name: pageEn.title,
    short_name: pageEn.product,
    description: pageEn.description,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#f4f2ec",
    theme_color: "#f4f2ec",
    icons: [icon(192), { ...icon(512), purpose: "any maskable" }],
  });
}
