import { routablePath } from "../domain/routableAddress";
import { normalisePath } from "../domain/routes";

/**
 * When the reader goes back or forward before the framework has loaded, loads the page of that entry. After a reload, the browser
 * treats the entries from before it as the same document: it changes the address and keeps the page.
 */
export function setUpTraversal(): void {
  const path = () => routablePath(normalisePath(location.pathname));
  const loaded = path();
  const { dataset } = document.documentElement;
  const follow = () => {
    if (path() !== loaded) {
      dataset.leaving = ""; // otherwise the framework would show this page at the other one's address
      location.reload();
    } else if (dataset.leaving !== undefined) {
      delete dataset.leaving; // went back before the other page had arrived: the browser has stopped loading it
      document.dispatchEvent(new Event("site:stayed"));
    }
  };
  addEventListener("popstate", follow);
  document.addEventListener("site:rendered", () => removeEventListener("popstate", follow));
}
