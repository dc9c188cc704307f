/** @jest-environment jsdom */
import { freshDocument } from "../testing/earlyPage";
import { setUpAnnouncement } from "./announcement";

const FLAG = "docusaurus.announcement.dismiss";
const ID = "docusaurus.announcement.id";
const dismissed = () => document.documentElement.dataset.announcementDismissed;
const kept = () => [localStorage.getItem(ID), localStorage.getItem(FLAG)];

describe("the announcement", () => {
  beforeEach(() =>
    freshDocument(
      '<header data-navbar><a id="hidden" href="#"></a><a id="brand" href="/">Brand</a></header><button data-announcement-close><svg></svg></button><button id="other"></button>',
    ),
  );

  test.each<[string, string | null, string | null, string | undefined, string[]]>([
    ["is shown at first", null, null, undefined, ["new", "false"]],
    ["stays hidden when it was closed", "new", "true", "true", ["new", "true"]],
    ["is shown as long as it was not closed", "new", "false", undefined, ["new", "false"]],
    ["is shown again when it is a different one", "old", "true", undefined, ["new", "false"]],
    ["is shown when the flag is invalid", "new", "yes", undefined, ["new", "yes"]],
  ])("%s", (_, id, flag, hidden, after) => {
    if (id !== null) localStorage.setItem(ID, id);
    if (flag !== null) localStorage.setItem(FLAG, flag);
    setUpAnnouncement("new");
    expect([dismissed(), kept()]).toStrictEqual([hidden, after]);
  });

  test("is closed permanently by its button, and the focus moves on to what is visible of the navbar", () => {
    setUpAnnouncement("new");
    for (const link of document.querySelectorAll("a"))
      link.getClientRects = () => (link.id === "hidden" ? [] : [new DOMRect()]) as never;
    document
      .querySelector("[data-announcement-close] svg")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect([dismissed(), kept(), document.activeElement?.id]).toStrictEqual([
      "true",
      ["new", "true"],
      "brand",
    ]);
  });

  test("closed on another page, it disappears from a page that the browser has kept in its cache", () => {
    setUpAnnouncement("new");
    localStorage.setItem(FLAG, "true");
    expect(dismissed()).toBeUndefined();
    dispatchEvent(new Event("pageshow"));
    expect(dismissed()).toBe("true");
  });

  test("is not closed by a click on anything else", () => {
    setUpAnnouncement("new");
    document.getElementById("other")?.click();
    document.dispatchEvent(new MouseEvent("click"));
    expect([dismissed(), kept()]).toStrictEqual([undefined, ["new", "false"]]);
  });
});
