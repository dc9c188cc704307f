/** A search without an answer. DocSearch shows its error screen for this name; otherwise a wrong key would look like "no results". */
export class RetryError extends Error {
  override readonly name = "RetryError";
}
