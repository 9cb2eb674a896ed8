declare module "vcd-parser" {
  export interface ParsedSignal {
    type: string;
    size: number;
    signalName: string;
    /** The name with its scopes, joined by dots. */
    name: string;
    /** Instants and values. */
    wave: [time: string, value: string][];
  }
  export interface ParsedDump {
    timescale: string;
    endtime: string;
    comment: string;
    signal: ParsedSignal[];
  }
  export function parse(text: string): Promise<ParsedDump>;
}
