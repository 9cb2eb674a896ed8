/** Lets the browser keep all of the page's files, so that the page then needs no network. */
import { isOffline } from "../store/store";

/** Over plain http a browser keeps nothing. */
export async function goOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("./sw.js");
    await navigator.serviceWorker.ready;
    isOffline.value = true;
  } catch {
    isOffline.value = false;
  }
}
