/** Shows what calls the arbiter: fallen flags, results of orders, a lost connection. */
import { useSignalEffect } from "@preact/signals";
import { closeNotice, notices, perform, report, whyNot } from "../acts";
import { called, calls, callText, dismissAll, dismissCall } from "../calls";
import { cellOf } from "../cells";
import { ageText, boardNameOf } from "../naming";
import { apartS, connection, heardAtMs, nowMs, recordState, view, words } from "../store";
import { Button } from "./fields";
import { openBoard } from "./list";
import { CloseButton, Modal } from "./modal";
import { Table } from "./table";

const callsShown = 6;

/** Shows the flags that fell, until somebody has seen them. */
export function Calls() {
  const { calls: w, boards } = words.value;
  const list = calls.value;
  return (
    <>
      <p class="hidden" role="alert">
        {called}
      </p>
      {list.length > 0 && (
        <section class="calls" aria-label={w.name}>
          {list.slice(0, callsShown).map((call) => (
            <span key={call.serial} class="call">
              <Button class="open" text={`⚑ ${callText(call)}`} onClick={() => openCall(call.id, call.serial)} />
              <Button
                class="close"
                text="✕"
                aria-label={w.dismiss(boardNameOf(call.id))}
                onClick={() => dismissCall(call.serial)}
              />
            </span>
          ))}
          {list.length > callsShown && <b>+{boards(list.length - callsShown)}</b>}
          {list.length > 1 && <Button text={w.clear} onClick={dismissAll} />}
        </section>
      )}
    </>
  );
}

function openCall(id: string, serial: number): void {
  const cell = cellOf(id);
  dismissCall(serial);
  if (cell === undefined) return;
  if (view.value !== "list" && view.value !== "plan") location.hash = "#list";
  openBoard(cell);
}

/** Says that the times are old, and how old, while the connection is lost. */
export function Lost() {
  const { connection: w } = words.value;
  useSignalEffect(() => {
    if (connection.value !== "lost") return;
    const timer = setInterval(() => (nowMs.value = Date.now()), 1000);
    return () => clearInterval(timer);
  });
  if (connection.value !== "lost") return null;
  const text = heardAtMs.value === 0 ? w.never : w.lost(ageText(nowMs.value - heardAtMs.value));
  return (
    <div class="lost">
      {/* The age changes every second, so it is no part of what is announced. */}
      <p class="hidden" role="alert">
        {w.gone}
      </p>
      <p>
        <b>{text}</b> {heardAtMs.value !== 0 && w.again}
      </p>
    </div>
  );
}

/**
 * Says that the server's disk does not take the record, or that a computer's time of day is wrong. It is always there,
 * so that a change is announced.
 */
export function Unwritten() {
  const { record } = words.value;
  const { value: state } = recordState;
  const apart = Object.entries(apartS.value);
  return (
    <p class="unwritten" role="status">
      {state !== "written" && (
        <>
          <b>{record.blocked}</b> {record[state]}
        </>
      )}
      {apart.map(([bridge, seconds]) => (
        <span key={bridge}>{record.apart(bridge, seconds)} </span>
      ))}
    </p>
  );
}

export function Notices() {
  return (
    <div class="notices" role="status">
      {notices.value.map(({ serial, text, isBad, undo }) => (
        <div key={serial} class={isBad ? "notice bad" : "notice"}>
          <p>{text}</p>
          {undo !== undefined && (
            <Button
              text={undo.label}
              onClick={() => {
                closeNotice(serial);
                void perform(undo.act);
              }}
            />
          )}
          <CloseButton close={() => closeNotice(serial)} />
        </div>
      ))}
    </div>
  );
}

/** Lists who refused an order for several boards. */
export function Report() {
  const refused = report.value;
  const { bulk, columns, close } = words.value;
  if (refused === undefined) return null;
  const leave = (): void => {
    report.value = undefined;
  };
  return (
    <Modal title={bulk.refused} close={leave}>
      <Table look="short" label={bulk.refused} heads={[columns.number, bulk.refused]}>
        {refused.map((outcome) => (
          <tr key={outcome.id}>
            <th scope="row">{boardNameOf(outcome.id)}</th>
            <td>{whyNot(outcome)}</td>
          </tr>
        ))}
      </Table>
      <div class="buttons">
        <Button class="main" text={close} onClick={leave} />
      </div>
    </Modal>
  );
}
