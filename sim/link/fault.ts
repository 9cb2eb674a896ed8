import type { LinkFaultKind } from "../words/subjects";

/** The error with which every promise of this library rejects. */
export class LinkFault extends Error {
  constructor(
    readonly kind: LinkFaultKind,
    /** The clock's word for a refusal, the system's word for a loss, or the command that got no answer. */
    readonly reason: string,
  ) {
    super(`${kind}: ${reason}`);
  }
}
