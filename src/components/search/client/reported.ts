import { RetryError } from "./retryError";

/**
 * A failed search as the only kind of error that DocSearch shows. The clients already log each `RetryError`; anything else, such
 * as code that could not be loaded, is logged here: each failure leaves one line in the console.
 */
export function reported(cause: unknown): Error {
  if (cause instanceof RetryError) return cause;
  console.error("The search could not be reached.", cause);
  return new RetryError("The search could not be reached.", { cause });
}
