/** Describes the API by OpenAPI 3.1, from the same table by which the server serves it. */
import { z } from "zod";
import { version } from "../../../package.json";
import { statuses } from "./refused";
import type { Route } from "./route";

type Json = Readonly<Record<string, unknown>>;

const errorSchema = z.object({ error: z.string(), code: z.string() });

/** Which refusals a route can give; all can give the others. */
const errors = "#/components/schemas/Error";

/** Returns the document for these routes. */
export function describeApi(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace("*", "{path}");
    paths[path] = { ...paths[path], [route.method]: { operationId: nameOf(route), ...operationOf(route) } };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "flagfall hall",
      version,
      license: { name: "MIT", identifier: "MIT" },
      description: "Every clock of a hall: what it shows, what happened, and the arbiter's commands. docs/hall.md.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Error: shapeOf(errorSchema, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "flagfall-PORT", description: "The cookie of /api/login" },
        token: { type: "http", scheme: "bearer" },
      },
    },
  };
}

/** Returns a name such as `getApiClocks`. */
function nameOf({ method, path }: Route): string {
  return `${method}${path}`.replace(/[^a-z]+([a-z]|$)/g, (_, letter: string) => letter.toUpperCase());
}

function operationOf({ path, summary, role, query, body, answer, isSocket }: Route): Json {
  const inPath = path.includes("*") ? [{ name: "path", in: "path", required: true, schema: { type: "string" } }] : [];
  return {
    summary,
    parameters: [...inPath, ...parametersOf(query)],
    ...(role === "anyone" ? { security: [] } : { security: [{ session: [] }, { token: [] }, {}], "x-role": role }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: jsonOf(shapeOf(body, "input")) } }),
    responses: {
      ...(isSocket === true ? { "101": { description: "The socket is open; it sends the messages of 200" } } : {}),
      "200": { description: summary, content: contentOf(answer) },
      ...refusalsOf(role !== "anyone", body !== undefined),
    },
  };
}

function refusalsOf(isGuarded: boolean, hasBody: boolean): Json {
  const possible = Object.values(statuses).filter(
    (status) => status !== 500 && (status !== 401 || isGuarded || hasBody) && (status !== 413 || hasBody),
  );
  const content = jsonOf({ $ref: errors });
  return Object.fromEntries(possible.map((status) => [String(status), { description: "Refused", content }]));
}

function contentOf(answer: z.ZodType | string): Json {
  return typeof answer === "string" ? { [answer]: { schema: { type: "string" } } } : jsonOf(shapeOf(answer, "output"));
}

function jsonOf(schema: Json): Json {
  return { "application/json": { schema } };
}

/** Returns the parameters of a query, one for each of its fields. */
function parametersOf(query: z.ZodType | undefined): Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = shapeOf(query, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: "query", required: required.includes(name), schema };
  });
}

/** OpenAPI 3.1 uses this edition of JSON Schema. Its name stands once for the whole document, so not here. */
function shapeOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { target: "draft-2020-12", io });
  return shape;
}
