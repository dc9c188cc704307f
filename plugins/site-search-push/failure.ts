import type { PushTarget } from "../../src/build/env";

/** Why a push stopped and how to mend it, in one message. */
export class PushFailure extends Error {
  override readonly name = "PushFailure";

  constructor(what: string, mend: string, options?: ErrorOptions) {
    super(`${what} ${mend}`, options);
  }
}

/** Rights the write key needs, on `{index}*`. */
export const WRITE_KEY_RIGHTS = ["search", "browse", "addObject", "deleteObject", "settings", "editSettings", "listIndexes", "deleteIndex"];

/** Explains what a client threw while doing `step`. Failures that explain themselves stay as they are. */
export function explainFailure(error: unknown, step: string, target: Pick<PushTarget, "appId" | "indexName">): PushFailure {
  if (error instanceof PushFailure) return error;
  const { message, status } = innermost(error);
  const answer = status === undefined ? message : `${status} ${message}`;
  return new PushFailure(`${step} failed: ${sentence(answer)}`, mendFor(status, message, target), { cause: error });
}

function mendFor(status: number | undefined, message: string, { appId, indexName }: Pick<PushTarget, "appId" | "indexName">): string {
  if (status === 401 || status === 403)
    return `Check that ALGOLIA_WRITE_KEY belongs to application ${appId} and has the rights ${WRITE_KEY_RIGHTS.join(", ")} on ${indexName}*.`;
  if (status === 429) return "The application has used up its requests: wait or raise its plan, then run the job again.";
  if (status === 400 && message.includes("too big")) return "Shorten the headings and texts of this section, or split it.";
  if (status !== undefined && status < 500) return "Mend what the service names, then run the job again.";
  return "Check the network, ALGOLIA_APP_ID and the service's status page, then run the job again.";
}

/** Clients throw errors or plain objects, and the plugin wraps them. */
function innermost(error: unknown): { readonly message: string; readonly status: number | undefined } {
  if (typeof error !== "object" || error === null) return { message: String(error), status: undefined };
  if ("cause" in error && error.cause !== undefined) return innermost(error.cause);
  const message = "message" in error ? String(error.message) : JSON.stringify(error);
  return { message, status: "status" in error && typeof error.status === "number" ? error.status : undefined };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
