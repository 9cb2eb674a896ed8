/** Writes docs/hall-mqtt.asyncapi.yaml from the schemas by which the messages are checked. */
import { stringify } from "yaml";
import { z } from "zod";
import { viewSchema } from "../model/shapes";
import {
  answerSchema,
  changesSchema,
  eventsSchema,
  orderSchema,
  requestSchema,
  sealedSchema,
  sealField,
  statusSchema,
} from "./messages";
import type { Kind } from "./topics";

interface Channel {
  readonly title: string;
  readonly summary: string;
  readonly schema: z.ZodType;
  /** Who sends it. */
  readonly by: "bridge" | "console";
  readonly qos: 0 | 1;
  readonly retain: boolean;
}

const channels: Readonly<Record<Kind, Channel>> = {
  status: {
    title: "Whether a bridge is there",
    summary: "Every two seconds, and as the last will. `newest` shows a reader whether it has all events.",
    schema: statusSchema.extend(sealField),
    by: "bridge",
    qos: 0,
    retain: true,
  },
  clocks: {
    title: "All that is known of a clock",
    summary: "Whenever more than its display has changed, and if somebody asks. Empty if the clock is gone.",
    schema: viewSchema.extend(sealField),
    by: "bridge",
    qos: 0,
    retain: true,
  },
  changes: {
    title: "What has changed in clocks",
    summary: "Some 30 ms after the first change. If a count is missing, ask for the views.",
    schema: changesSchema.extend(sealField),
    by: "bridge",
    qos: 0,
    retain: false,
  },
  events: {
    title: "Events with their serial numbers",
    summary: "After the bridge has written them, and once more if somebody asks. An event may come twice.",
    schema: eventsSchema.extend(sealField),
    by: "bridge",
    qos: 1,
    retain: false,
  },
  requests: {
    title: "What a reader asks for",
    summary: "Events that it has missed, or the views of all clocks. Needs no key.",
    schema: requestSchema,
    by: "console",
    qos: 0,
    retain: false,
  },
  commands: {
    title: "A command for a clock",
    summary: "Its `text` is JSON, see the schema `order`. It is obeyed once, within five seconds, or never.",
    schema: sealedSchema,
    by: "console",
    qos: 0,
    retain: false,
  },
  answers: {
    title: "What became of a command",
    summary: "Its `text` is JSON, see the schema `answer`.",
    schema: sealedSchema,
    by: "bridge",
    qos: 0,
    retain: false,
  },
};

/** Returns the document as text. */
export function asyncApi(): string {
  const kinds = Object.entries(channels) as [Kind, Channel][];
  const document = {
    asyncapi: "3.0.0",
    info: {
      title: "flagfall: a hall on an MQTT broker",
      version: "1.0.0",
      description:
        "Bridges publish the clocks at their links, consoles read them and give commands. Written by npm run hall:asyncapi.",
      license: { name: "MIT" },
    },
    defaultContentType: "application/json",
    channels: Object.fromEntries(kinds.map(([kind, channel]) => [kind, channelOf(kind, channel)])),
    operations: Object.fromEntries(
      kinds.map(([kind, channel]) => [`${channel.by}.${kind}`, operationOf(kind, channel)]),
    ),
    components: {
      messages: Object.fromEntries(
        kinds.map(([kind, { title, schema }]) => [kind, { name: kind, title, payload: schemaOf(schema) }]),
      ),
      schemas: { order: schemaOf(orderSchema), answer: schemaOf(answerSchema) },
    },
  };
  return stringify(document, { lineWidth: 120, aliasDuplicateObjects: false });
}

function channelOf(kind: Kind, { title, summary }: Channel) {
  const clock = kind === "clocks" ? { number: { description: "The number in the clock's id." } } : {};
  return {
    address: `flagfall/{hall}/{bridge}/${kind === "clocks" ? "clocks/{number}" : kind}`,
    title,
    summary,
    parameters: {
      hall: { description: "The hall's name: small letters, digits and hyphens." },
      bridge: { description: "The bridge's name: small letters and digits." },
      ...clock,
    },
    messages: { [kind]: { $ref: `#/components/messages/${kind}` } },
  };
}

function operationOf(kind: Kind, { qos, retain }: Channel) {
  return { action: "send", channel: { $ref: `#/channels/${kind}` }, bindings: { mqtt: { qos, retain } } };
}

function schemaOf(schema: z.ZodType): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" }) as Record<string, unknown>;
  return rest;
}
