/** @jest-environment jsdom */
import { renderElement } from "../../testing/renderElement";
import { Link } from "./Link";
import { LogoMark } from "./LogoMark";
import { MobileToc, Toc } from "./Toc";

jest.mock("gatsby", () => ({
  Link: ({ to, ...rest }: { readonly to: string }) => <a href={to} data-client="" {...rest} />,
}));

const entries = [
  { id: "fees", text: "Fees", level: 2 },
  { id: "gas", text: "Gas", level: 3 },
];

test.each<[string, typeof Toc]>([
  ["beside the page", Toc],
  ["above the page", MobileToc],
])("the table of contents %s links every heading, and is missing without headings", (_, View) => {
  const { document } = renderElement(<View entries={entries} />);
  expect([...document.querySelectorAll("a")].map(({ hash }) => hash)).toStrictEqual([
    "#fees",
    "#gas",
  ]);
  expect(renderElement(<View entries={[]} />).document.body.innerHTML).toBe("");
});

test("the logo is not loaded before the page", () => {
  Reflect.set(globalThis, "__PATH_PREFIX__", "");
  const { document } = renderElement(<LogoMark image="/mark.svg" dark="/night.svg" />);
  expect(document.querySelectorAll("img")).toHaveLength(2);
  expect(document.querySelector("link")).toBeNull();
});

describe("a link", () => {
  const anchor = (href: string) =>
    renderElement(<Link href={href}>Text</Link>).document.querySelector("a");

  test.each([
    ["a route has its address", "/fees#gas", ""],
    ["a file has its address", "/blog/rss.xml", ""],
    ["an anchor stays on the page", "#gas", ""],
    ["a mail address does not open a tab", "mailto:a@example.com", ""],
    ["another site opens in a new tab", "https://example.com", "_blank"],
  ])("%s", (_rule, href, target) => {
    expect(anchor(href)?.getAttribute("href")).toBe(href);
    expect(anchor(href)?.target).toBe(target);
  });

  test.each([
    ["a page that opens in a new tab", "/fees#gas", "_blank"],
    ["a file", "/blog/rss.xml", undefined],
  ])("to %s has the base path", (_, href, target) => {
    Reflect.set(globalThis, "__PATH_PREFIX__", "/team");
    try {
      const link = renderElement(<Link href={href} target={target} />).document.querySelector("a");
      expect(link?.getAttribute("href")).toBe(`/team${href}`);
    } finally {
      Reflect.set(globalThis, "__PATH_PREFIX__", "");
    }
  });

  test("to another site announces the new tab and hides the opener", () => {
    expect(anchor("https://example.com")?.textContent).toBe("Text (opens in new tab)");
    expect(anchor("https://example.com")?.rel).toBe("noopener noreferrer");
  });
});
