/** Brings a part of a view that the page loads after its start. */
import { useEffect, useState } from "preact/hooks";

/**
 * Returns a part of the page once it is due and loaded. `due` returns an empty text until then. If the network fails,
 * another value asks again. The signals that `due` reads draw the caller anew only until the part is there.
 */
export function useLate<Part>(load: () => Promise<Part>, due: () => string): Part | undefined {
  const [part, setPart] = useState<Part>();
  const asked = part === undefined ? due() : "";
  useEffect(() => {
    if (asked !== "")
      load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
  }, [asked, load]);
  return part;
}
