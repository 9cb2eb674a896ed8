/**
 * Replaces the function with which Vite loads a part of the page. Ours waits for the part's style sheets, which is all
 * that the page needs of it, and is a third as long.
 */
import type { Plugin } from "vite";

/** The module that Vite makes; `__vitePreload` is the one name that it exports. */
const viteModule = "\0vite/preload-helper.js";

const text = `
const asked = {};
function style(href) {
  if ([...document.styleSheets].some((each) => each.href === href)) return;
  return asked[href] ??= new Promise((done, fail) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: fail });
    document.head.append(link);
  });
}
export const __vitePreload = async (load, needed = [], importer = import.meta.url) => {
  const styles = needed.filter((name) => name.endsWith(".css"));
  const [part] = await Promise.all([load(), ...styles.map((name) => style(new URL(name, importer).href))]);
  return part;
};
`;

/** Leaves out what Vite writes behind each loaded part and our function has by default. All parts are in one folder. */
export function withoutDefaults(code: string): string {
  return code.replace(/(?:,\[\]|(,__vite__mapDeps\(\[[\d,]*\]\))),import\.meta\.url\)/g, "$1)");
}

export function stylesFirst(): Plugin {
  return {
    name: "flagfall-styles-first",
    enforce: "pre",
    load: (id) => (id === viteModule ? text : null),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = withoutDefaults(file.code);
      },
    },
  };
}
