/** Brings a part of a view that the page loads after its start. */
import { useEffect, useState } from "preact/hooks";

/** Returns a part of the page once it is due and loaded. If the network fails, another value of `due` asks again. */
export function useLate<Part>(load: () => Promise<Part>, due: string): Part | undefined {
  const [part, setPart] = useState<Part>();
  const asked = part === undefined ? due : "";
  useEffect(() => {
    if (asked !== "")
      load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
  }, [asked, load]);
  return part;
}
