/** Fetches the source of Lua 5.4 from the distribution, and applies our changes. It stays outside the project. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { luaCache } from "../../engines/lua-cache";
import { PicoFault } from "./fault";
import { runTool } from "./tools";

/** The versions whose structures and places to change we know. */
const knownVersions = ["5.4.4"];

interface Edit {
  file: string;
  /** The text to replace, which must occur once in the file. */
  before: string;
  after: string;
}

const edits: readonly Edit[] = [
  // Whole numbers and floats of 32 bits; a definition on the command line has no effect.
  { file: "luaconf.h", before: "#define LUA_32BITS\t0", after: "#define LUA_32BITS\t1" },
  // A distribution's own paths, which nothing here uses.
  { file: "luaconf.h", before: '#include "lua5.4-deb-multiarch.h"\n', after: "" },
  // The counts of a function take two bytes on the chip, where nothing compiles. `rom` refuses larger ones.
  {
    file: "lobject.h",
    before: `  int sizeupvalues;  /* size of 'upvalues' */
  int sizek;  /* size of 'k' */
  int sizecode;
  int sizelineinfo;
  int sizep;  /* size of 'p' */
  int sizelocvars;
  int sizeabslineinfo;  /* size of 'abslineinfo' */
  int linedefined;  /* debug information  */
  int lastlinedefined;  /* debug information  */
`,
    after: `#ifndef COUNT_IN_PROTO
#define COUNT_IN_PROTO int
#endif
  COUNT_IN_PROTO sizeupvalues, sizek, sizecode, sizelineinfo, sizep, sizelocvars, sizeabslineinfo;
  COUNT_IN_PROTO linedefined, lastlinedefined;
`,
  },
  // Lua must not create a short string that already lies in flash.
  {
    file: "lstring.c",
    before: "  TString **list = &tb->hash[lmod(h, tb->size)];\n  lua_assert(str != NULL);",
    after: `  TString **list = &tb->hash[lmod(h, tb->size)];
  for (ts = rom_strings[h & rom_string_mask]; ts != NULL; ts = ts->u.hnext) {
    if (l == ts->shrlen && (memcmp(str, getstr(ts), l * sizeof(char)) == 0))
      return ts;
  }
  lua_assert(str != NULL);`,
  },
  {
    file: "lstring.c",
    before: "static TString *internshrstr (lua_State *L, const char *str, size_t l) {",
    after: `extern TString *const rom_strings[];
extern const unsigned int rom_string_mask;
static TString *internshrstr (lua_State *L, const char *str, size_t l) {`,
  },
  // A string in flash is not on the list of the collector, so it needs no mark against it.
  {
    file: "lgc.c",
    before: "  lua_assert(g->allgc == o);  /* object must be 1st in 'allgc' list! */\n",
    after: "  if (g->allgc != o) return;\n",
  },
  // A function in flash has no line numbers, so its errors name the line where it begins.
  {
    file: "ldebug.c",
    before: "  if (f->lineinfo == NULL)  /* no debug information? */\n    return -1;",
    after: "  if (f->lineinfo == NULL) return f->linedefined;",
  },
];

/** The changes for the same Lua on the host, which has no strings in flash. */
export const noRomStrings = `#include "lprefix.h"
#include "lobject.h"
TString *const rom_strings[] = {0};
const unsigned int rom_string_mask = 0;
`;

/** Returns the files of Lua by name, with our changes. */
export async function luaSource(root: string): Promise<Map<string, string>> {
  const folder = join(luaCache(), "lua5.4-source");
  if (!existsSync(folder)) await fetchSource(root, folder);
  const names = readdirSync(folder).filter((name) => /\.[ch]$/.test(name));
  return changed(new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), "utf8")])));
}

async function fetchSource(root: string, folder: string): Promise<void> {
  try {
    await runTool("sh", [join(root, "sim/build/pico/fetch-lua.sh"), folder], root);
  } catch {
    throw new PicoFault({ kind: "source" });
  }
}

/** Applies our changes to the files. Throws if the version or a place to change is unknown. */
export function changed(files: ReadonlyMap<string, string>): Map<string, string> {
  const version = versionOf(files.get("lua.h") ?? "");
  if (!knownVersions.includes(version)) throw new PicoFault({ kind: "version", version, known: knownVersions });
  const result = new Map(files);
  for (const { file, before, after } of edits) {
    const parts = (result.get(file) ?? "").split(before);
    if (parts.length !== 2) throw new PicoFault({ kind: "edit", file });
    result.set(file, parts.join(after));
  }
  return result;
}

/** Returns the version that `lua.h` names, such as 5.4.4. */
function versionOf(header: string): string {
  const part = (name: string) => RegExp(`#define LUA_VERSION_${name}\\s+"(\\d+)"`).exec(header)?.[1] ?? "?";
  return [part("MAJOR"), part("MINOR"), part("RELEASE")].join(".");
}
