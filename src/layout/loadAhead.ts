import { whenIdle } from "../state/whenIdle";

type Ahead = {
  /** Cancels the load, unless it has begun: the link has left the window. */
  readonly abort: () => void;
};

/** Number of pages loaded at a time, the same as Gatsby's: over a slow network, most of a small file's time is the round trip. */
const AT_ONCE = 4;

/**
 * Loads pages before they are requested, a few at a time while the browser is idle, the one whose link came into view last first:
 * readers click what they have scrolled to.
 * @param load resolves when a page is loaded, or cannot be
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
    wanted.delete(path); // a repeated request becomes the last one
    wanted.add(path);
    whenIdle(next);
    return { abort: () => wanted.delete(path) };
  };
}

/** Whether the page's text has a link to this path, in the form that Gatsby's link uses. */
export function isLinkOfText(path: string): boolean {
  return [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].some(
    (link) => link.getAttribute("href")?.split("#")[0] === path,
  );
}
