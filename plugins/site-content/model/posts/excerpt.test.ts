import { markup, treeOf } from "../../../../src/testing/builders";
import { cutPost, excerptOf } from "./excerpt";

async function cut(body: string) {
  const { tree } = await treeOf(body, "mdx");
  const post = cutPost(tree);
  return { html: markup(excerptOf({ ...post, path: "/blog/a" })), truncated: post.truncated };
}

test.each([
  ["{/* truncate */}", true],
  ["{/*truncate*/}", true],
  ["No marker.", false],
])("a post with %j is cut there: %s", async (line, truncated) => {
  const found = await cut(`One.\n\n${line}\n\nTwo.`);
  expect(found.truncated).toBe(truncated);
  expect(found.html.includes("Two.")).toBe(!truncated);
});

describe("an excerpt appears among others on one page", () => {
  test("so its headings go down a level and have no ids, which two posts might share", async () => {
    expect((await cut("## A\n\n###### B\n\n{/* truncate */}")).html).toBe("<h3>A</h3><h6>B</h6>");
  });

  test("so links to its own sections lead into the post", async () => {
    expect((await cut("[a](#b) and [c](/d#e)\n\n{/* truncate */}")).html).toBe(
      '<p><a href="/blog/a#b">a</a> and <a href="/d#e">c</a></p>',
    );
  });

  test("so it has no footnotes, whether it is cut or whole", async () => {
    expect((await cut("a[^1]\n\n{/* truncate */}\n\n[^1]: b")).html).toBe("<p>a</p>");
    expect((await cut("a[^1]\n\n[^1]: b")).html).toBe("<p>a</p>");
    expect((await cut("a<sup>2</sup>*b[^1]*\n\n[^1]: b")).html).toBe(
      "<p>a<sup>2</sup><em>b</em></p>",
    );
  });
});
