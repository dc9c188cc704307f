import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { send } from "../state/signals";

/**
 * Lets React hydrate the page from the server in short steps, as a transition: with React's default, a long page would block a
 * slow phone for a third of a second. The page is never blank: React empties it after an error that no boundary caught; then its
 * content is put back, and links load pages from the server.
 */
export function takeOver(element: ReactNode, container: Element): void {
  const removals = new MutationObserver(() => undefined); // only read when needed
  removals.observe(container, { childList: true });
  const putBack = (error: unknown) => {
    console.error(error);
    const removed = removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    container.append(...removed);
    delete document.documentElement.dataset.hydrated;
    send("site:failed");
  };
  startTransition(() => {
    hydrateRoot(container, element, { onUncaughtError: putBack });
  });
}
