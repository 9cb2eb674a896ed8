/** A dialog above everything else. Escape closes it, and the focus then returns to where it was. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../store";

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
        <button type="button" class="close" onClick={close} aria-label={words.value.close}>
          ✕
        </button>
      </div>
      {children}
    </dialog>
  );
}
