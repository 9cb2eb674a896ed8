/** The fields for a tournament's report, which can be chosen or dropped. */
import { signal } from "@preact/signals";
import type { ComponentProps } from "preact";
import { notify } from "../acts";
import { change, type Draft, draft, textOf } from "../round";
import { mayAct, words } from "../store";
import { Field } from "./fields";

const fileMaxBytes = 2_000_000;

/** True while somebody drags a file over the page. */
const isOver = signal(false);

async function takeFile(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  if (file.size > fileMaxBytes) notify(words.value.round.big, true);
  else change({ from: "trf", fileName: file.name, text: textOf(await file.arrayBuffer()) });
}

/** Takes a file that is dropped anywhere on the view, also while the form wants a typed control. */
export const dropping = {
  onDragOver(event: DragEvent): void {
    if (!mayAct.value || event.dataTransfer?.types.includes("Files") !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    isOver.value = true;
  },
  onDragLeave: (event: DragEvent): void => {
    const { currentTarget, relatedTarget } = event;
    if (!(currentTarget as Node).contains(relatedTarget as Node | null)) isOver.value = false;
  },
  onDrop(event: DragEvent): void {
    event.preventDefault();
    isOver.value = false;
    if (mayAct.value) void takeFile(event.dataTransfer?.files[0]);
  },
};

export function FileFields() {
  const { round: w } = words.value;
  const { fileName, inFile } = draft.value;
  return (
    <>
      <div class={isOver.value ? "drop over" : "drop"}>
        <label class="file">
          <input type="file" name="file" onChange={({ currentTarget }) => void takeFile(currentTarget.files?.[0])} />
          <span>{w.file}</span>
        </label>
        <p>{fileName === "" ? w.drop : w.chosen(fileName)}</p>
      </div>
      <div class="row">
        <DraftField of="inFile" name="round" label={w.roundInFile} hint={inFile === "" ? w.last : ""} />
        <DraftField of="firstBoard" name="first" label={w.firstBoard} required />
        <DraftField of="control" name="control" label={w.replaces} hint={w.typedHint} />
      </div>
    </>
  );
}

type DraftFieldProps = Omit<ComponentProps<typeof Field>, "value" | "take"> & { of: Exclude<keyof Draft, "from"> };

export function DraftField({ of, ...field }: DraftFieldProps) {
  const take = (text: string): void => change({ [of]: text });
  return <Field look="text" spellcheck={false} {...field} value={draft.value[of]} take={take} />;
}
