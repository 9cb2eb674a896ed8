/** Gives a text or a picture to whatever a person chooses: the system's sheet for sharing, or else a file. */

/** Shares a text, copies it where the browser cannot share, or else saves it. Returns whether it was copied. */
export async function shareText(text: string): Promise<boolean> {
  if (navigator.share !== undefined) {
    await navigator.share({ text }).catch(() => {});
    return false;
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    saveText("match.txt", "text/plain", text);
    return false;
  }
}

export function saveFile(name: string, content: Blob): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(content);
  anchor.download = name;
  anchor.click();
  window.setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}

export function saveText(name: string, type: string, text: string): void {
  saveFile(name, new Blob([text], { type }));
}

/** Shares a picture, or saves it where the browser cannot share files. */
export async function sharePicture(name: string, svg: string, widthPx: number, heightPx: number): Promise<void> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: widthPx, height: heightPx });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, widthPx, heightPx);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) return;
  const files = [new File([blob], name, { type: "image/png" })];
  if (navigator.canShare?.({ files }) === true) await navigator.share({ files }).catch(() => {});
  else saveFile(name, blob);
}

/** Returns the size of letters with which a bold text of a picture is not wider than `mostWidthPx`. */
export function sizeWithin(text: string, mostPx: number, mostWidthPx: number): number {
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null) return mostPx;
  pen.font = "bold 100px system-ui, sans-serif";
  return Math.min(mostPx, Math.floor((1000 * mostWidthPx) / pen.measureText(text).width) / 10);
}

/** Returns a text for SVG. Half of a sign, which a short field may leave, would make the picture unreadable. */
export function escaped(text: string): string {
  return text.replace(/\p{Cs}/gu, "").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
