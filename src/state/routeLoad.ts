import { LOADING_DELAY_MS } from "../domain/constants";

/** Progress of the requested page: `rest` shows nothing, `slow` a loading bar, `failed` an error. */
export type RouteLoad =
  | { readonly phase: "rest" }
  | { readonly phase: "slow" }
  | { readonly phase: "failed"; readonly href: string };

const REST: RouteLoad = { phase: "rest" };
const listeners = new Set<() => void>();
let state: RouteLoad = REST;
let timer: ReturnType<typeof setTimeout> | undefined;

function set(next: RouteLoad): void {
  clearTimeout(timer);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Another page was requested. Without {@link routeArrived} it counts as slow after {@link LOADING_DELAY_MS}. */
export function routeRequested(): void {
  set(REST);
  timer = setTimeout(() => set({ phase: "slow" }), LOADING_DELAY_MS);
}

/** The requested page is shown. */
export function routeArrived(): void {
  set(REST);
}

/** The requested page could not be loaded. */
export function routeFailed(href: string): void {
  set({ phase: "failed", href });
}

/** Calls back after every change; returns the function that unsubscribes. */
export function subscribeRouteLoad(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current progress. */
export function readRouteLoad(): RouteLoad {
  return state;
}
