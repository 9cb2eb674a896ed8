/** Shows the view that is chosen, with everything that may call above it. */
import { useSignalEffect } from "@preact/signals";
import { connection, nowMs, openId, view } from "../store";
import { Alone, loneClock } from "./alone";
import { Asking } from "./asking";
import { Audit } from "./audit";
import { Big } from "./big";
import { Detail } from "./detail";
import { Bulk, Filters } from "./filters";
import { Head } from "./head";
import { Keys } from "./keys";
import { List } from "./list";
import { Login } from "./login";
import { Calls, Lost, Notices, Report, Unwritten } from "./notices";
import { Plan } from "./plan";
import { Print } from "./print";
import { Round } from "./round";

/** How often the ages of silent clocks are written anew, ms. */
const ageMs = 5000;

export function App() {
  useSignalEffect(() => {
    const timer = setInterval(() => (nowMs.value = Date.now()), ageMs);
    return () => clearInterval(timer);
  });
  const isBig = view.value === "big" && connection.value !== "login";
  return (
    <>
      {!isBig && <Head />}
      <Lost />
      {!isBig && connection.value !== "login" && <Unwritten />}
      {!isBig && connection.value !== "login" && <Calls />}
      <View />
      <Notices />
      <Asking />
      <Report />
      <Keys />
    </>
  );
}

function View() {
  if (connection.value === "login") return <Login />;
  if (connection.value === "alone" && loneClock.value === undefined) return <Alone />;
  switch (view.value) {
    case "list":
    case "plan":
      return <Boards />;
    case "round":
      return <Round />;
    case "big":
      return <Big />;
    case "print":
      return <Print />;
    case "audit":
      return <Audit />;
  }
}

function Boards() {
  return (
    <main class={openId.value === undefined ? "boardsView" : "boardsView with"} id="boards">
      <div class="left">
        <Filters />
        <Bulk />
        {view.value === "plan" ? <Plan /> : <List />}
      </div>
      <Detail />
    </main>
  );
}
