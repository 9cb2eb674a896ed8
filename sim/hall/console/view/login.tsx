/** Asks for a token where the server wants one. */
import { useSignal } from "@preact/signals";
import { faultText } from "../acts";
import { ApiFault, api } from "../api";
import { follow } from "../live";
import { connection, words } from "../store";
import { Wrong } from "./fields";

export function Login() {
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
