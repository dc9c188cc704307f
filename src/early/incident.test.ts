/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { setUpIncident } from "./incident";

const isClosed = () => document.documentElement.dataset.incidentClosed !== undefined;
const PAGE =
  '<button data-incident-close><svg></svg></button><header data-navbar><a id="hidden" href="#menu">Menu</a><a id="brand" href="/">Brand</a></header>';

beforeEach(() => {
  freshDocument(PAGE);
  for (const link of document.querySelectorAll("a"))
    link.getClientRects = () => (link.id === "hidden" ? [] : [new DOMRect()]) as never;
});

test("a message stays closed on the next page, and the focus moves on to the navbar", () => {
  setUpIncident("pause-1");
  expect(isClosed()).toBe(false);
  document
    .querySelector("[data-incident-close] svg")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect([isClosed(), document.activeElement?.id]).toEqual([true, "brand"]);
  delete document.documentElement.dataset.incidentClosed;
  setUpIncident("pause-1");
  expect(isClosed()).toBe(true);
});

test("a message closed on another page disappears from a page that the browser has kept in its cache", () => {
  setUpIncident("pause-1");
  localStorage.setItem("site.incident.closed", "pause-1");
  expect(isClosed()).toBe(false);
  dispatchEvent(new Event("pageshow"));
  expect(isClosed()).toBe(true);
});

test("another incident shows its own message", () => {
  localStorage.setItem("site.incident.closed", "pause-1");
  setUpIncident("pause-2");
  expect(isClosed()).toBe(false);
});
