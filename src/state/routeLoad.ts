import { LOADING_DELAY_MS } from "../domain/constants";

/** How the page that a reader asked for is coming along: nothing to show, taking a while, or failed. */
export type RouteLoad = { readonly phase: "rest" } | { readonly phase: "slow" } | { readonly phase: "failed"; readonly href: string };

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

/** Another path was asked for; after a while without {@link routeArrived} it counts as slow. */
export function routeRequested(): void {
  set(REST);
  timer = setTimeout(() => set({ phase: "slow" }), LOADING_DELAY_MS);
}

export function routeArrived(): void {
  set(REST);
}

export function routeFailed(href: string): void {
  set({ phase: "failed", href });
}

export function subscribeRouteLoad(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readRouteLoad(): RouteLoad {
  return state;
}
