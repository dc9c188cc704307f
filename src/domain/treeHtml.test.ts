import * as builtIn from "../components/mdx/builtIn";
import { load, source } from "../testing/builders";
import { element, type TreeNode } from "./documentTree";
import type { FeedPicture } from "./html";
import { treeToHtml } from "./treeHtml";

const PLACE = {
  base: "https://docs.example.com/team",
  pageUrl: "https://docs.example.com/team/blog/a",
  pictures: new Map<string, FeedPicture>(),
};
const html = (...nodes: TreeNode[]) => treeToHtml(nodes, PLACE, builtIn);

async function markdown(body: string): Promise<string> {
  const { docs } = await load([source("content/docs/a.mdx", `---\ntitle: A\n---\n\n${body}\n`)]);
  return html(...(docs[0]?.tree ?? [])).replace(/\n/g, "");
}

describe("addresses are absolute", () => {
  test.each([
    ["of a page", "/x", "https://docs.example.com/team/x"],
    ["of the start page", "/", "https://docs.example.com/team/"],
    ["of an anchor", "#y", "https://docs.example.com/team/blog/a#y"],
    ["of another site", "https://other.example/?a=1&b=2", "https://other.example/?a=1&#x26;b=2"],
    ["without protocol", "//other.example/x", "//other.example/x"],
    ["of a mailbox", "mailto:a@b.example", "mailto:a@b.example"],
  ])("%s", (_, href, expected) => {
    expect(html(element("a", { href }, ["x"]))).toBe(`<a href="${expected}">x</a>`);
  });

  test("of a video, which can be played", () => {
    const source = element("source", { src: "/a.mp4", type: "video/mp4" });
    expect(html(element("video", { controls: true, poster: "/a.png" }, [source]))).toBe(
      '<video controls poster="https://docs.example.com/team/a.png"><source src="https://docs.example.com/team/a.mp4" type="video/mp4"></video>',
    );
  });

  test("also of pictures that were not generated", () => {
    expect(
      html(element("Image", { src: "/assets/1/a.svg", alt: 'A "b"', width: 10, height: 5 })),
    ).toBe(
      '<img src="https://docs.example.com/team/assets/1/a.svg" alt="A &#x22;b&#x22;" width="10" height="5">',
    );
  });
});

test("only what has a meaning elsewhere is kept: no classes, ids, data or events", () => {
  expect(
    html(
      element("p", { className: "x", id: "y", "data-z": "1", tabIndex: 0, lang: "de" }, [
        "a <b> & c",
      ]),
    ),
  ).toBe('<p lang="de">a &#x3C;b> &#x26; c</p>');
});

test("a generated picture has its sizes; one whose file was not generated is described in words", () => {
  const picture = {
    src: "https://docs.example.com/static/a.png",
    srcset: "https://docs.example.com/static/s.png 400w",
    width: 800,
    height: 450,
  };
  const node = element("Image", { file: "content/blog/a.png", alt: "Tide" });
  expect(
    treeToHtml([node], { ...PLACE, pictures: new Map([["content/blog/a.png", picture]]) }, builtIn),
  ).toBe(
    `<img alt="Tide" src="${picture.src}" srcset="${picture.srcset}" width="800" height="450">`,
  );
  expect(html(node)).toBe("<p>Tide</p>");
});

describe("a post reads well without scripts and styles", () => {
  test.each([
    [
      "code with its title",
      '```typescript title="check.ts"\nconst a = "<b>";\n```',
      '<p><strong>check.ts</strong></p><pre><code class="language-typescript">const a = "&#x3C;b>";</code></pre>',
    ],
    [
      "an admonition",
      ":::note\nMind.\n:::",
      "<blockquote><p><span>Note</span></p><p>Mind.</p></blockquote>",
    ],
    [
      "an admonition with a title",
      ":::warning[The gap]\nMind.\n:::",
      "<blockquote><p><b>The gap</b></p><p>Mind.</p></blockquote>",
    ],
    ["a task list", "- [x] Done\n- [ ] Open", "<ul><li>☑  Done</li><li>☐  Open</li></ul>"],
    [
      "tabs",
      '<Tabs>\n<TabItem value="a" label="First">\n\nOne.\n\n</TabItem>\n</Tabs>',
      "<h4>First</h4><p>One.</p>",
    ],
    [
      "a table with a caption",
      "Table: Pools.\n\n| a | b |\n|---|--:|\n| 1 | 2 |",
      '<div><table><caption>Pools.</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    [
      "a disclosure",
      '<Details summary="More">\n\nText.\n\n</Details>',
      "<details><summary>More</summary><div><p>Text.</p></div></details>",
    ],
    ["a footnote", "a[^1]\n\n[^1]: b", '<a href="https://docs.example.com/team/blog/a#fn-1"'],
  ])("%s", async (_, body, expected) => {
    expect(await markdown(body)).toContain(expected);
  });

  test("a formula is MathML with its TeX, and a Formula says it in words", async () => {
    const made = await markdown(
      '<Formula label="Output" read="y times a over x plus a.">\n\n$$\n\\dfrac{y\\,a}{x+a}\n$$\n\n</Formula>',
    );
    expect(made).toContain("<p><b>Output</b></p>");
    expect(made).toContain('<math display="block" alttext="\\dfrac{y\\,a}{x+a}">');
    expect(made).toContain("<b>In words:</b> y times a over x plus a.");
    expect(made).not.toMatch(/\s(class|style)=/);
  });
});
