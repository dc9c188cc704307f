/**
 * Message when the search cannot be reached: in the dialog, on the results page, and in the early script before either is loaded.
 */
export const UNREACHABLE = [
  "Unable to fetch results",
  "You might want to check your network connection.",
] as const;
