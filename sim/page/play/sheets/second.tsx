/** Shows how a second screen shows this clock: its address as text and as a QR code, and how many do. */
import { useEffect, useState } from "preact/hooks";
import { beginCast, castName, castState, endCast, screens } from "../cast";
import { sharedAddress } from "./address";
import { Address, Alone } from "./elsewhere";
import { lateWords } from "./late-words";

/** Returns the address of this page for others, or undefined if no server of flagfall passes the clock on. */
async function findServer(): Promise<string | undefined> {
  try {
    if (!(await fetch("./network.json")).ok) return undefined;
    return (await sharedAddress(location)) ?? location.origin + location.pathname;
  } catch {
    return undefined;
  }
}

export function Second() {
  const [address, setAddress] = useState<string | undefined>("");
  useEffect(() => void findServer().then(setAddress), []);
  const { second: w, elsewhere } = lateWords();
  if (address === undefined) return <Alone text={elsewhere.alone} />;
  if (address === "") return null;
  const isOff = castState.value === "off";
  return (
    <div class="sideways">
      <p>{w.about}</p>
      {isOff ? null : <Address text={w.scan} address={`${address}#screen=${castName()}`} />}
      <p role="status">{isOff ? "" : castState.value === "lost" ? w.lost : w.count(screens.value)}</p>
      <button type="button" class={isOff ? "main" : ""} onClick={isOff ? beginCast : endCast}>
        {isOff ? w.begin : w.end}
      </button>
    </div>
  );
}
