/** A dialog above everything else. Escape closes it, and the focus then returns to where it was. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { ClockId } from "../../model/clock";
import { isOutdated } from "../asked";
import { words } from "../store";
import { Button, Field, typedIn, Wrong } from "./fields";

interface ModalProps {
  title: string;
  close(): void;
  children: ComponentChildren;
  wide?: boolean;
}

export function Modal({ title, close, children, wide = false }: ModalProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={wide ? "wide" : ""}
      aria-labelledby="modal-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div class="bar">
        <h2 id="modal-title">{title}</h2>
        <CloseButton close={close} />
      </div>
      {children}
    </dialog>
  );
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul class="lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Says that somebody has done something at a clock since the dialog was opened. */
export function Outdated({ clocks, seen }: { clocks: readonly ClockId[]; seen: readonly number[] | undefined }) {
  return seen !== undefined && isOutdated(clocks, seen) ? <Wrong>{words.value.ask.outdated}</Wrong> : null;
}

export function CloseButton({ close }: { close(): void }) {
  return <Button class="close" text="✕" aria-label={words.value.close} onClick={close} />;
}

export function CodeField({ code, hint }: { code: { value: string }; hint: string }) {
  return (
    <Field
      label={words.value.ask.code}
      name="code"
      inputMode="numeric"
      pattern="[0-9]{4}"
      maxLength={4}
      required
      hint={hint}
      {...typedIn(code)}
    />
  );
}

interface FormButtonsProps {
  /** The label of the button that sends the form. */
  label: string;
  disabled?: boolean;
  close(): void;
}

export function FormButtons({ label, disabled = false, close }: FormButtonsProps) {
  return (
    <div class="buttons">
      <button type="submit" class="main" disabled={disabled}>
        {label}
      </button>
      <Button text={words.value.ask.no} onClick={close} />
    </div>
  );
}
