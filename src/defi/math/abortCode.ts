import { requireWhole } from "./validation";

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

export type AbortCategory = keyof typeof ABORT_CATEGORIES;

/** What an abort code says; `category` is undefined when the module did not use `std::error`. */
export type AbortReason = { readonly category: AbortCategory | undefined; readonly reason: number };

const REASONS = 65_536;

/**
 * Abort code of a category and a module's own reason: `category × 65,536 + reason`.
 * @throws RangeError unless reason is a whole number from 0 to 65,535
 * Source: Move standard library, std::error::canonical; brief M26.
 */
export function abortCode(category: AbortCategory, reason: number): number {
  requireWhole("reason", reason, 0, REASONS - 1);
  return ABORT_CATEGORIES[category] * REASONS + reason;
}

function isCategory(name: string): name is AbortCategory {
  return name in ABORT_CATEGORIES;
}

/**
 * Category and reason of an abort code: quotient and remainder by 65,536.
 * @throws RangeError unless the code is a whole number of 0 or more
 */
export function decodeAbortCode(code: number): AbortReason {
  requireWhole("code", code, 0);
  const number = Math.floor(code / REASONS);
  const entry = Object.entries(ABORT_CATEGORIES).find(([, value]) => value === number);
  const name = entry?.[0] ?? "";
  return { category: isCategory(name) ? name : undefined, reason: code % REASONS };
}
