/** Starts the arbiter's console. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { allowSound } from "./calls";
import { listenToKeyboard } from "./keyboard";
import { follow } from "./live";
import { connection, language, theme, view, views, words } from "./store";
import { App } from "./view/app";
import "../../page/style/base.css";
import "./style/frame.css";
import "./style/notices.css";
import "./style/list.css";
import "./style/plan.css";
import "./style/detail.css";
import "./style/dialog.css";
import "./style/pages.css";
import "./style/big.css";
import "./style/print.css";

/** Keeps the page's language, title and colours equal to the chosen ones. */
function dress(): void {
  const { documentElement: root } = document;
  root.lang = language.value;
  root.dataset.link = connection.value;
  document.title = words.value.title;
  if (theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
}

/** Shows the view that the address names. */
function readAddress(): void {
  const named = views.find((each) => location.hash === `#${each}`);
  if (named !== undefined) view.value = named;
}

/** A browser opens a file that nobody takes, and the console would be gone. */
function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || event.dataTransfer?.types.includes("Files") !== true) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

readAddress();
window.addEventListener("dragover", refuseFiles);
window.addEventListener("drop", refuseFiles);
window.addEventListener("hashchange", readAddress);
effect(dress);
render(<App />, document.getElementById("app") ?? document.body);
listenToKeyboard();
for (const touch of ["pointerdown", "keydown"]) window.addEventListener(touch, allowSound, { once: true });
follow();
