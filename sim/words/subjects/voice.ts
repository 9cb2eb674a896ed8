/** The reason why there is no recording. */
export type SpeakerFault = { kind: "missing" } | { kind: "failed"; message: string } | { kind: "silent"; text: string };
