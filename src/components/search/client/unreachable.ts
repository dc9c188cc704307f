/**
 * No answer could be had, for whatever reason. The name is the one the dialog shows its error screen for; without it a
 * wrong key would look like "no results". The cause is for the console.
 */
export class SearchUnreachable extends Error {
  override readonly name = "RetryError";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
