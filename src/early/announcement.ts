import { readStored, writeStored } from "../state/storage";
import { onClick } from "./onClick";

const FLAG_KEY = "docusaurus.announcement.dismiss";
const ID_KEY = "docusaurus.announcement.id";

/** Hides a closed announcement before first paint; a new id shows the bar again at once. */
export function setUpAnnouncement(id: string): void {
  if (readStored(ID_KEY) !== id) {
    writeStored(ID_KEY, id);
    writeStored(FLAG_KEY, "false");
  }
  const hide = () => document.documentElement.setAttribute("data-announcement-dismissed", "true");
  const hideClosed = () => readStored(FLAG_KEY) === "true" && hide();
  hideClosed();
  addEventListener("pageshow", hideClosed); // closed on another page while the browser kept this one in its cache
  onClick("[data-announcement-close]", () => {
    writeStored(FLAG_KEY, "true");
    hide();
    const links = [...document.querySelectorAll<HTMLElement>("[data-navbar] :is(a, button)")];
    links.find((link) => link.getClientRects().length > 0)?.focus(); // the menu button is hidden on wide screens
  });
}
