import { treeOf } from "../../../../src/testing/builders";

async function read(text: string, format: "md" | "mdx" = "mdx") {
  const { tree, problems } = await treeOf(text, format);
  const [, alt] = /"alt":"([^"]*)"/.exec(JSON.stringify(tree)) ?? [];
  return { alt, problems: problems.map(({ line, message }) => `${line}: ${message}`) };
}

test.each<[string, string]>([
  ["![{product} logo](/a.png)", "{product} logo"],
  ["![The product { product }, or {ticker}](/a.png)", "The product {product}, or {ticker}"],
  ["![A *{product}* logo][b]\n\n[b]: /a.png", "A {product} logo"],
  ["![[x] {fact.a.b}](/a.png)", "[x] {fact.a.b}"],
  ["![none](/a.png)", "none"],
])("%j has the text %j", async (text, alt) => {
  expect(await read(text)).toEqual({ alt, problems: [] });
});

test("so it is in a .md page", async () => {
  expect((await read("![{product} logo](/a.png)", "md")).alt).toBe("{product} logo");
});

test("anything that is not a value of the site is an error", async () => {
  expect((await read("A\n\n![{1+1} and {foo}](/a.png)")).problems).toEqual([
    '3: "{1+1}" in the text of a picture is not a value of this site.',
    '3: "{foo}" in the text of a picture is not a value of this site.',
  ]);
});
