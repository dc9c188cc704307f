import { element } from "../../../src/domain/documentTree";
import { resolveElement } from "../../../src/testing/resolveElement";

test("a link to nearly the anchor of a heading leads to it, with a problem", () => {
  const headings = [{ id: "getstate", text: "getState", level: 2 }];
  const anchorsAt = (route: string) =>
    route === "/guide" ? { titles: [], headings, ids: () => new Set<string>() } : undefined;
  const link = element("a", { href: "/guide#getState" }, ["x"]);
  expect(resolveElement(link, { anchorsAt })).toMatchObject({
    props: { href: "/guide#getstate" },
    links: [{ href: "/guide#getstate" }],
    problems: [
      '7: The link "/guide#getState" leads to no anchor, but there is a heading with the anchor "getstate".',
    ],
  });
});

test("an address in a text that no browser opens stays text; a link to it is a problem", () => {
  const link = (text: string) =>
    resolveElement(element("p", {}, [element("a", { href: "http://host:port" }, [text], 8)]));
  expect(link("http://host:port")).toMatchObject({
    children: ["http://host:port"],
    links: [],
    problems: ['8: The address "http://host:port" leads nowhere, so it is shown as text.'],
  });
  expect(link("here").problems).toStrictEqual([
    '8: The address "http://host:port" has a port that is not a number.',
  ]);
});
