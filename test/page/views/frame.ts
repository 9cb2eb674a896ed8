/** Measures the elements that texts lie in. Runs in the page. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The frame that an element is for what lies in it. */
interface Frame {
  /** The box within the element's borders; undefined if an inline element has no inside of its own. */
  inner: Box | undefined;
  overflowX: string;
  overflowY: string;
  position: string;
}

/** The frames of the layout that is judged now. Many texts lie in the same ones, and each takes a while to measure. */
const frames = new Map<Element, Frame>();

/** Forgets all frames, because the layout has changed. */
export function forgetFrames(): void {
  frames.clear();
}

/** Returns the frame that an element is in the layout that is judged now. */
export function frameOf(element: Element): Frame {
  let frame = frames.get(element);
  if (frame === undefined) {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    frame = { inner: element.clientWidth === 0 ? undefined : innerBox(element), overflowX, overflowY, position };
    frames.set(element, frame);
  }
  return frame;
}

/** Returns an element's box within its borders. */
function innerBox(element: Element): Box {
  const { left, top } = element.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  const [x, y] = [left + clientLeft, top + clientTop];
  return { left: x, top: y, right: x + clientWidth, bottom: y + clientHeight };
}
