/**
 * A failed search as the only kind of error that DocSearch shows. The clients log what they name `RetryError`; anything else,
 * such as code that could not be loaded, is logged here: each failure leaves one line in the console.
 */
export function reported(cause: unknown): Error {
  if (cause instanceof Error && cause.name === "RetryError") return cause;
  console.error("The search could not be reached.", cause);
  const error = new Error("The search could not be reached.", { cause });
  error.name = "RetryError";
  return error;
}
