import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isLeaving, staying } from "./leaving";

/**
 * Lets React hydrate the page from the server in short steps, as a transition: with React's default, a long page would block a
 * slow phone for a third of a second.
 *
 * The page is never blank. React empties it after an error that no boundary caught: its content is put back, and `site:stopped`
 * tells the early script that nothing in it works any more. Links then load pages from the server.
 */
export function takeOver(element: ReactNode, container: Element): void {
  if (isLeaving()) return void staying().then(() => takeOver(element, container));
  const removals = new MutationObserver(() => undefined); // only read when needed
  removals.observe(container, { childList: true });
  const putBack = (error: unknown) => {
    console.error(error);
    const removed = removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    container.append(...removed);
    document.dispatchEvent(new Event("site:stopped"));
  };
  // While the page is being left, its address is another page's already.
  const report = (error: unknown) => isLeaving() || reportError(error);
  startTransition(() => {
    hydrateRoot(container, element, { onUncaughtError: putBack, onRecoverableError: report });
  });
}
