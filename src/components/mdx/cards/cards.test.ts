import { element } from "../../../domain/documentTree";
import { load, markup, source } from "../../../testing/builders";
import { resolveElement } from "../../../testing/resolveElement";

test("a card shows its icon, and an unknown one is reported with the names of all", () => {
  const card = (icon: string) => resolveElement(element("Card", { to: "/a", title: "A", icon }));
  expect(card("drop").html).toContain("<svg");
  expect(card("shiel").problems[0]).toMatch(
    /^7: icon of <Card> is "shiel", but must be book, .* or /,
  );
});

test("a card without a link is shown", () => {
  const { html, problems } = resolveElement(element("Card", { title: "A", text: "B" }));
  expect(html).toContain("<b>A</b>");
  expect(problems).toEqual([]);
});

test.each([
  ["other pages", ["/b", "/c"], ["/b", "/c"]],
  ["sections of another page", ["/b#x", "/b"], ["/b#x", "/b"]],
  ["a page twice", ["/b", "/c", "/b"], ["/b", "/c"]],
  ["its own page, in a list that pages share", ["/a", "/b"], ["/b"]],
])("related pages that list %s", async (_, routes, shown) => {
  const other = (name: string) =>
    source(`content/docs/${name}.mdx`, `---\ntitle: ${name}\n---\n\n## X\n\nText.\n`);
  const list = `<RelatedPages routes={${JSON.stringify(routes)}} />`;
  const page = source("content/docs/a.mdx", `---\ntitle: A\n---\n\nText.\n\n${list}\n`);
  const { docs, problems } = await load([page, other("b"), other("c")]);
  const html = markup(docs.find(({ path }) => path === "/a")?.tree ?? []);
  expect(html.match(/(?<=href=")[^"]*/g) ?? []).toEqual(shown);
  expect(problems).toStrictEqual([]);
});
