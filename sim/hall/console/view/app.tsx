/** Shows the view that is chosen, with everything that may call above it. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { faultText } from "../acts";
import { ApiFault, api } from "../api";
import { follow } from "../live";
import { remember } from "../memory";
import { connection, hasLetters, nowMs, openId, showsKeys, view, words } from "../store";
import { Alone, loneClock } from "./alone";
import { Asking } from "./asking";
import { Audit } from "./audit";
import { Big } from "./big";
import { Detail } from "./detail";
import { Tick, Wrong } from "./fields";
import { Bulk, Filters } from "./filters";
import { Head } from "./head";
import { List } from "./list";
import { Modal } from "./modal";
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

export function Keys() {
  const { keys } = words.value;
  if (!showsKeys.value) return null;
  return (
    <Modal title={keys.title} close={() => (showsKeys.value = false)}>
      <dl class="keys">
        {keys.list.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Tick text={keys.letters} checked={hasLetters.value} onChange={toggleLetters} />
    </Modal>
  );
}

function toggleLetters(): void {
  hasLetters.value = !hasLetters.value;
  remember("letters", hasLetters.value ? "on" : "off");
}

function Login() {
  const token = useSignal("");
  const fault = useSignal("");
  const { login } = words.value;
  const enter = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    fault.value = "";
    try {
      await api.signIn(token.value);
      connection.value = "opening";
      follow();
    } catch (thrown) {
      const isWrong = thrown instanceof ApiFault && (thrown.status === 401 || thrown.status === 403);
      fault.value = isWrong ? login.wrong : faultText(thrown);
    }
  };
  return (
    <main class="page narrowPage" id="boards">
      <form class="card" onSubmit={(event) => void enter(event)}>
        <h2>{login.title}</h2>
        <p>{login.text}</p>
        <label>
          <span>{login.token}</span>
          <input
            name="token"
            type="password"
            autoComplete="current-password"
            required
            value={token.value}
            onInput={({ currentTarget }) => (token.value = currentTarget.value)}
          />
        </label>
        <Wrong>{fault}</Wrong>
        <div class="buttons">
          <button type="submit" class="main">
            {login.enter}
          </button>
        </div>
      </form>
    </main>
  );
}
