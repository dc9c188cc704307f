/** @jest-environment jsdom */
import { renderElement } from "../../testing/renderElement";
import { Paginator } from "../ui/Paginator";
import { Breadcrumbs } from "./Breadcrumbs";
import { StatusLine } from "./StatusLine";
import { DOCS_TEXTS } from "./texts";

jest.mock("gatsby", () => ({
  Link: ({ to, ...rest }: { readonly to: string }) => <a href={to} {...rest} />,
}));

const trail = [
  { label: "Trading", href: "/trading" },
  { label: "Orders", href: null },
  { label: "Limit orders", href: "/trading/orders/limit" },
];
const previous = { label: "Fees", href: "/fees" };
const next = { label: "Pools", href: "/pools" };

describe("breadcrumbs", () => {
  test("link home and the categories with a page of their own, and show the current page as text", () => {
    const { document } = renderElement(<Breadcrumbs items={trail} />);
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toStrictEqual(["/", "/trading"]);
    expect(document.querySelector("[aria-current=page]")?.textContent).toBe("Limit orders");
  });

  test("are missing on a page outside the sidebar", () => {
    expect(renderElement(<Breadcrumbs items={[]} />).document.body.innerHTML).toBe("");
  });
});

const states: readonly (readonly [string | null, number, readonly string[]])[] = [
  ["planned", 2, [DOCS_TEXTS.status.planned.text, DOCS_TEXTS.examples(2)]],
  ["testnet", 0, [DOCS_TEXTS.status.testnet.text]],
  ["live", 1, [DOCS_TEXTS.examples(1)]],
  [null, 0, []],
];
test.each(states)("a page that is %s with %i example values says so", (status, examples, said) => {
  const { document } = renderElement(<StatusLine status={status} examples={examples} />);
  expect([...document.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual(
    said,
  );
  expect(document.querySelector("summary")?.title ?? "").toBe(
    document.querySelector("details > span")?.textContent ?? "",
  );
});

test.each([
  ["both neighbours", previous, next, ["prev /fees", "next /pools"]],
  ["the next page only, at the start", null, next, ["next /pools"]],
  ["the previous page only, at the end", previous, null, ["prev /fees"]],
])("the paginator links %s", (_rule, before, after, expected) => {
  const links = renderElement(
    <Paginator texts={DOCS_TEXTS.paginator} previous={before} next={after} />,
  ).document.querySelectorAll("a");
  expect([...links].map((link) => `${link.rel} ${link.getAttribute("href")}`)).toStrictEqual(
    expected,
  );
});

test("a page outside the reading order has no paginator at all, not even an empty one", () => {
  expect(
    renderElement(<Paginator texts={DOCS_TEXTS.paginator} previous={null} next={null} />).document
      .body.innerHTML,
  ).toBe("");
});
