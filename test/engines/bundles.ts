import { findBundle } from "../../sim/build/built-bundles";
import type { Bundles } from "../../sim/engines/bundle-files";

export async function findBundles({ es5, lua }: Bundles): Promise<Bundles> {
  return { es5: await findBundle(es5), lua: await findBundle(lua) };
}
