/** Categories of Move's `std::error`, by number. */
export const ABORT_CATEGORIES = {
  invalid_argument: 1,
  out_of_range: 2,
  invalid_state: 3,
  unauthenticated: 4,
  permission_denied: 5,
  not_found: 6,
  aborted: 7,
  already_exists: 8,
  resource_exhausted: 9,
  cancelled: 10,
  internal: 11,
  not_implemented: 12,
  unavailable: 13,
} as const;

const REASONS = 65_536;

/**
 * Abort code of a category and a module's own reason, 0 to 65,535: `category × 65,536 + reason`.
 * Source: Move standard library, std::error::canonical.
 */
export function abortCode(category: keyof typeof ABORT_CATEGORIES, reason: number): number {
  return ABORT_CATEGORIES[category] * REASONS + reason;
}

/** Category (name and number) and reason of an abort code; no name if the module did not use `std::error`. */
export function decodeAbortCode(code: number) {
  const number = Math.floor(code / REASONS);
  const [category] = Object.entries(ABORT_CATEGORIES).find(([, each]) => each === number) ?? [];
  return { category, number, reason: code % REASONS };
}
