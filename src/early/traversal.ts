import { routablePath } from "../domain/routableAddress";
import { normalisePath } from "../domain/routes";

/**
 * Loads the page of an entry that the reader goes back or forward to before the framework is there. After a reload the
 * browser takes the entries of the visit before it for one document: it changes the address and leaves the page.
 */
export function setUpTraversal(): void {
  const path = () => routablePath(normalisePath(location.pathname));
  const loaded = path();
  const { dataset } = document.documentElement;
  const follow = () => {
    if (path() !== loaded) {
      dataset.leaving = ""; // the framework would show this page under the other's address
      location.reload();
    } else if (dataset.leaving !== undefined) {
      delete dataset.leaving; // back before the other page had come: the browser has given up loading it
      document.dispatchEvent(new Event("site:stayed"));
    }
  };
  addEventListener("popstate", follow);
  document.addEventListener("site:rendered", () => removeEventListener("popstate", follow));
}
