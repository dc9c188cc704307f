import { propertyOf } from "../../src/domain/json";

/** Why a push, a promotion or the check of the readers' key stopped, what is live, and what to do. */
export class PushFailure extends Error {
  override readonly name = "PushFailure";
}

/** Rights that the write key needs, on the index and on the one of its name with `_next`. */
const RIGHTS = "search, browse, addObject, deleteObject, settings, editSettings, deleteIndex";
const KEY = `Check that the key belongs to this application and has its rights (${RIGHTS}) on the index and on the one with "_next", and that the plan allows it.`;
/** What to do about an answer of the service, by its status. */
const ADVICE: Readonly<Record<number, string>> = {
  401: KEY,
  403: KEY,
  404: "Check ALGOLIA_INDEX_NAME, and that no other push is running.",
  429: "The service is busy or the plan is used up: look at its dashboard.",
};
const OTHER_ANSWER = "Correct what the answer names.";
const NO_ANSWER =
  "Check the network, ALGOLIA_APP_ID, ALGOLIA_HOST if it is set, and the status page of the service.";

/**
 * Runs a step; what a client throws becomes a sentence: the step, the service's message, what to do.
 * @param state what is true of the live index if the step fails
 * @throws PushFailure
 */
export async function step<Result>(
  name: string,
  run: () => Promise<Result>,
  state = "The live index is unchanged.",
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof PushFailure) throw error;
    throw new PushFailure(explain(name, error, state), { cause: error });
  }
}

/** @example explain("Reading docs", error, "…") // "Reading docs failed: 403 Invalid key. Check that … Then run it again. …" */
export function explain(name: string, error: unknown, state: string): string {
  const status = statusOf(error);
  // A line of a response could pass for a command of the workflow that prints it.
  const message = String(propertyOf(error, "message") ?? error).replace(/[\s\p{Cc}\p{Cf}]+/gu, " ");
  const advice = status === undefined ? NO_ANSWER : (ADVICE[status] ?? OTHER_ANSWER);
  return `${name} failed: ${status ?? ""} ${message.replace(/\.$/, "")}. ${advice} Then run it again. ${state}`;
}

/** The HTTP status in what a client threw. */
export function statusOf(error: unknown): number | undefined {
  const status = propertyOf(error, "status");
  return typeof status === "number" ? status : undefined;
}
