/** Interface texts of the search button (specification §2). */
export const SEARCH_TEXTS = {
  search: "Search",
  control: "Ctrl",
  command: "⌘",
  shortcuts: "Control+K Meta+K /",
  loadFailed: "Search could not be loaded.",
  crashed: "Search stopped because of an error.",
  tryAgain: "Try again",
} as const;
