import { compiled, finished } from "../../../../src/testing/builders";

const problems = async (text: string) => (await compiled(text)).problems;

test.each([
  ["<summary>\n**Steps**\n</summary>", 2, "**Steps**"],
  ["<div>\n1. Run it\n2. Stop it\n</div>", 2, "1. Run it"],
  ['<div align="center">\nSee [this](a.md).\n</div>', 2, "[this](a.md)"],
  ["<td>\n\n</td>\n<td>`a`</td>", 4, "`a`"],
  ["<p>\nA $x_1^2$ b\n</p>", 2, "$x_1^2$"],
  ["<p>\nSee [the guide][guide]\n</p>", 2, "[the guide][guide]"],
  ["<summary>a[^1]</summary>\n\n[^1]\n\n[^1]: b", 1, "[^1]"],
])("Markdown inside HTML is text, which is a warning: %j", async (text, line, what) => {
  expect(await problems(text)).toStrictEqual([
    `warning ${line}: "${what}" is shown as text: it is inside HTML.`,
  ]);
});

test.each([
  "<div>\n\n**Steps**\n\n</div>",
  "<div>Five * six * seven, a - b</div>",
  "<div>$5_000 to $6_000, $A_B/$C_D and $x$</div>",
  "<!-- **not shown** -->",
  "<pre>\n- a\n**b**\n</pre>",
  '<a title="**x**" href="/b">c</a>',
  '<a title="a > **b**" href="/b">c</a>',
])("HTML without Markdown in it is not reported: %j", async (text) => {
  expect(await problems(text)).toStrictEqual([]);
});

test("attributes without a value, as on players and fields, are HTML", async () => {
  const text = "<video controls disablepictureinpicture></video> <img ismap src='/a.png' alt='A'>";
  expect(await problems(text)).toStrictEqual([]);
});

test.each([
  ["Send to <address> then <time> on.\n\nNext.", ["<address>", "<time>"]],
  ["Some <b>bold and <i>more</i>.\n\n- a", ["<b>"]],
  ["| a |\n| - |\n| <code>x |", ["<code>"]],
])("a tag that its block never closes is text: %j", async (text, tags) => {
  const { html, problems } = await finished(text);
  expect(problems).toEqual(
    tags.map((tag) =>
      expect.stringContaining(`"${tag}" is never closed in its block, so it is shown as text.`),
    ),
  );
  for (const tag of tags) expect(html).toContain(tag);
});

test.each([
  "A <b>bold</b> word<br>next <img src=x alt=x>",
  "<div>\n\nText\n\n</div>",
  "<b>a <i>b</b> c</i>",
])("a closed tag is not reported: %j", async (text) => {
  expect((await finished(text)).problems.filter((found) => found.includes("never closed"))).toEqual(
    [],
  );
});

test.each([
  ["<code-group>\n\nText\n\n</code-group>", "code-group"],
  ["<client-only>\n\nText\n\n</client-only>", "client-only"],
  ["<code-block>\n\nText\n\n</code-block>", "code-block"],
])("a tag of another tool keeps its content, and is reported once: %j", async (text, name) => {
  const { html, problems } = await finished(text);
  expect(html.trim()).toBe("<p>Text</p>");
  expect(problems).toStrictEqual([`warning 1: HTML has no <${name}>; only its content is shown.`]);
});

test("a tag without attributes is a component if the page closes it", async () => {
  const { html, problems } = await finished("<Panes>\n\nText of <Name>\n\n</Panes>");
  expect(html).toContain("<p>Text of <Name></p>");
  expect(html).not.toContain("Panes");
  expect(problems).toEqual([
    expect.stringContaining("warning 1: <Panes> is a component, which .md files cannot use"),
    'warning 3: "<Name>" is not an HTML tag, so it is shown as text.',
  ]);
});

test("a tag with an attribute that HTML does not have is a tag if its element is closed", async () => {
  const { html, problems } = await finished(
    "Press <span mi>star</span>, if a <b then c> <b>d</b>.",
  );
  expect(html).toBe("<p>Press <span>star</span>, if a <b then c> <b>d</b>.</p>");
  expect(problems).toEqual([
    'warning 1: "<b then c>" is not an HTML tag, so it is shown as text.',
    "warning 1: The attribute mi of <span> was left out.",
  ]);
});

test.each(["", "> ", "- "])(
  "it may also be closed in a block of many lines after %j",
  async (mark) => {
    const lines = ["<div>", ..."abcdefghijklmnop", "<span mi>star</span>", "</div>"];
    const text = mark + lines.join(`\n${mark.replace("-", " ")}`);
    expect((await finished(text)).problems).toEqual([
      "warning 18: The attribute mi of <span> was left out.",
    ]);
  },
);

test("a tag with a quoted value is a tag, even if its element is never closed", async () => {
  const { html, problems } = await finished('A <img src="https://a.b/c.png" alt="d" zoom> e');
  expect(html).toContain("<img src=");
  expect(problems).toContain("warning 1: The attribute zoom of <img> was left out.");
});
