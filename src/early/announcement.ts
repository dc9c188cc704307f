import { readStored, writeStored } from "../state/storage";
import { focusNavbar } from "./focusNavbar";

const FLAG_KEY = "docusaurus.announcement.dismiss";
const ID_KEY = "docusaurus.announcement.id";

/** Hides a closed announcement before first paint; a new id shows the bar again at once. */
export function setUpAnnouncement(id: string): void {
  if (readStored(ID_KEY) !== id) {
    writeStored(ID_KEY, id);
    writeStored(FLAG_KEY, "false");
  }
  const root = document.documentElement;
  const hideClosed = () => {
    if (readStored(FLAG_KEY) === "true") root.dataset.announcementDismissed = "true";
  };
  hideClosed();
  addEventListener("pageshow", hideClosed); // closed on another page while the browser kept this one in its cache
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-announcement-close]")) return;
    writeStored(FLAG_KEY, "true");
    root.dataset.announcementDismissed = "true";
    focusNavbar();
  });
}
