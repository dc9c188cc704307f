import { UNREACHABLE } from "../../search/dialog/unreachable";

const [unable, checkConnection] = UNREACHABLE;

/** Interface strings of the search button, and those that the results page shares with it. */
export const SEARCH_TEXTS = {
  search: "Search",
  control: "Ctrl",
  command: "⌘",
  shortcuts: "Control+K Meta+K /",
  unable,
  checkConnection,
  offline: "This device is offline.",
  outage: "This device is online: the search itself is not responding.",
  crashed: "Search stopped because of an error.",
  tryAgain: "Try again",
  start: "Start here",
} as const;

/** The reason for a failure: this device is offline, or search is down. */
export function failureCause(): string {
  return navigator.onLine ? SEARCH_TEXTS.outage : SEARCH_TEXTS.offline;
}
