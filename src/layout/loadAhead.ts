import { whenIdle } from "../state/whenIdle";

type Ahead = {
  /** No longer wanted, unless it has begun: the link has left the window. */
  readonly abort: () => void;
};

/** Pages at a time, as many as Gatsby loads: over a slow network most of a small file's time is the way there and back. */
const AT_ONCE = 4;

/**
 * Loads pages before they are asked for, a few at a time while the browser is idle, the one whose link came last first: readers
 * press what they have scrolled to.
 * @param load resolves when a page is there, or cannot be had
 */
export function loadAhead(load: (path: string) => Promise<unknown>): (path: string) => Ahead {
  const wanted = new Set<string>();
  let loading = 0;
  const next = () => {
    for (const path of [...wanted].reverse().slice(0, AT_ONCE - loading)) {
      wanted.delete(path);
      loading++;
      void load(path).then(() => {
        loading--;
        whenIdle(next);
      });
    }
  };
  return (path) => {
    wanted.delete(path); // again is last again
    wanted.add(path);
    whenIdle(next);
    return { abort: () => wanted.delete(path) };
  };
}

/** Whether the page's text has a link to this path, written as Gatsby's link writes it. */
export function isLinkOfText(path: string): boolean {
  return [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].some(
    (link) => link.getAttribute("href")?.split("#")[0] === path,
  );
}
