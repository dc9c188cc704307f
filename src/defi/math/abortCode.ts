/** Categories of Move's `std::error`, from number 1. */
export const ABORT_CATEGORIES = [
  "invalid_argument",
  "out_of_range",
  "invalid_state",
  "unauthenticated",
  "permission_denied",
  "not_found",
  "aborted",
  "already_exists",
  "resource_exhausted",
  "cancelled",
  "internal",
  "not_implemented",
  "unavailable",
] as const;

const REASONS = 65_536;

/**
 * Abort code of a category and a module's own reason, 0 to 65,535: `category × 65,536 + reason`.
 * Source: Move standard library, std::error::canonical.
 */
export function abortCode(category: (typeof ABORT_CATEGORIES)[number], reason: number): number {
  return (ABORT_CATEGORIES.indexOf(category) + 1) * REASONS + reason;
}

/** Category (name and number) and reason of an abort code; no name if the module did not use `std::error`. */
export function decodeAbortCode(code: number) {
  const number = Math.floor(code / REASONS);
  return { category: ABORT_CATEGORIES[number - 1], number, reason: code % REASONS };
}
