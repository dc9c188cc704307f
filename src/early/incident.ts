import { readStored, writeStored } from "../state/storage";
import { focusNavbar } from "./focusNavbar";

const CLOSED_KEY = "site.incident.closed";

/** Hides a closed incident message before first paint; another incident shows its own. */
export function setUpIncident(id: string): void {
  const root = document.documentElement;
  const hideClosed = () => {
    if (readStored(CLOSED_KEY) === id) root.dataset.incidentClosed = "";
  };
  hideClosed();
  addEventListener("pageshow", hideClosed); // closed on another page while the browser kept this one in its cache
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-incident-close]")) return;
    writeStored(CLOSED_KEY, id);
    root.dataset.incidentClosed = "";
    focusNavbar();
  });
}
