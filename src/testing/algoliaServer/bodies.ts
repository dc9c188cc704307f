import { z } from "zod";
import type { Seen } from "./service";
import { ServiceError } from "./serviceError";

/** Parses the body of a request. @throws ServiceError 400 that says what is wrong with it */
export function parse<Schema extends z.ZodType>(schema: Schema, { body }: Seen): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (!success)
    throw new ServiceError(
      400,
      `Invalid request body: ${error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}`,
    );
  return data;
}

/** The body of a request as an object. */
export function objectIn(seen: Seen): Readonly<Record<string, unknown>> {
  return parse(z.record(z.string(), z.unknown()), seen);
}

/** The answer to an accepted change. */
export function updated(taskID: number): unknown {
  return { updatedAt: new Date().toISOString(), taskID };
}
