import { finished } from "../../../../src/testing/builders";

const inline = (text: string) => text.replace(/\n/g, "");
const table = (rows: string) => `<Table><table><tbody>${rows}</tbody></table></Table>`;
const outside = (part: string, whole: string, shown: string) =>
  `warning 1: <${part}> is outside of <${whole}>, so ${shown}.`;
const alone = (part: string, whole: string) =>
  outside(part, whole, `it is shown in a <${whole}> of its own`);
const dropped = (part: string, whole: string) => outside(part, whole, "only its content is shown");
const other = (list: string, item: string) =>
  `warning 1: <${list}> has content outside a <${item}>.`;
const wordsOnly = (block: string, line: string) =>
  `warning 1: <${block}> cannot be inside <${line}>, which holds only words.`;
const inLink = (what: string) => `warning 1: The link to "/y" contains ${what}, so it ends there.`;

test.each([
  ["items", "<li>a</li><li>b</li>", "<ul><li>a</li><li>b</li></ul>", [alone("li", "ul")]],
  ["terms", "<dt>a</dt><dd>b</dd>", "<dl><dt>a</dt><dd>b</dd></dl>", [alone("dt", "dl")]],
  ["a cell", "<td>a</td>", table("<tr><td>a</td></tr>"), [alone("td", "table")]],
  [
    "rows",
    "<tr><td>a</td></tr><tr><td>b</td></tr>",
    table("<tr><td>a</td></tr><tr><td>b</td></tr>"),
    [alone("tr", "table")],
  ],
  ["a summary", "<summary>a</summary>", "<div>a</div>", [dropped("summary", "details")]],
  ["a caption", "<figcaption>a</figcaption>", "<div>a</div>", [dropped("figcaption", "figure")]],
  ["a reading", "<div><rt>a</rt></div>", "<div><span>a</span></div>", [dropped("rt", "ruby")]],
])("%s without its parent gets one, or stays as text", async (_, text, html, problems) => {
  for (const format of ["md", "mdx"] as const) {
    const found = await finished(text, format);
    expect({ ...found, html: inline(found.html) }).toStrictEqual({ html, problems });
  }
});

test.each([
  ["text in a list", "<ul>a<li>b</li></ul>", "<ul><li>a</li><li>b</li></ul>", [other("ul", "li")]],
  [
    "a list in a list",
    "<ol><ul><li>a</li></ul></ol>",
    "<ol><li><ul><li>a</li></ul></li></ol>",
    [other("ol", "li")],
  ],
  [
    "text among terms",
    "<dl><dt>a</dt><p>b</p></dl>",
    "<dl><dt>a</dt><dd><p>b</p></dd></dl>",
    [other("dl", "dd")],
  ],
  [
    "text in a group of terms",
    "<dl><div><dt>a</dt>b</div></dl>",
    "<dl><div><dt>a</dt><dd>b</dd></div></dl>",
    [other("div", "dd")],
  ],
  [
    "an item of a deeper list",
    "<div><li>a</li></div>",
    "<div><ul><li>a</li></ul></div>",
    [alone("li", "ul")],
  ],
  [
    "a table in a heading",
    "<h3>a<table><tr><td>b</td><td>c</td></tr></table></h3>",
    "<h3>a b c </h3>",
    [wordsOnly("table", "h3")],
  ],
  ["a reading in a heading", "<h3><b>a<rt>b</rt></b></h3>", "<h3><b>ab</b></h3>", []],
  ["a box in a heading", "<h3><div>a</div></h3>", "<h3> a </h3>", []],
  [
    "a heading in a summary",
    "<details><summary><h3>a</h3></summary>b</details>",
    "<details><summary><h3>a</h3></summary>b</details>",
    [],
  ],
  [
    "a list in a summary",
    "<details><summary><ul><li>a</li></ul></summary></details>",
    "<details><summary> a </summary></details>",
    [wordsOnly("ul", "summary")],
  ],
  [
    "two summaries",
    "<details><summary>a</summary><summary>b</summary></details>",
    "<details><summary>a</summary><div>b</div></details>",
    [],
  ],
  [
    "a summary behind the text",
    "<details>a<summary>b</summary></details>",
    "<details><summary>b</summary>a</details>",
    [],
  ],
  [
    "details without a summary",
    "<details>a</details>",
    "<details><summary>Details</summary>a</details>",
    [],
  ],
  [
    "a caption among the text",
    "<figure>a<figcaption>b</figcaption>c</figure>",
    "<figure>ac<figcaption>b</figcaption></figure>",
    [],
  ],
  [
    "a heading of a table's column",
    "<table><tr><th><h3>a</h3></th></tr></table>",
    table('<tr><th scope="col"><div>a</div></th></tr>'),
    ["warning 1: <h3> is inside <th>, so it is not a heading."],
  ],
  [
    "a reading beside a block",
    "<div><ruby><rt>a</rt> <figure>b</figure></ruby></div>",
    "<div><div><span>a</span> <figure>b</figure></div></div>",
    ["warning 1: <ruby> has no effect, since it contains more than words."],
  ],
  [
    "a header in a header",
    "<header>a<header>b</header></header>",
    "<header>a<div>b</div></header>",
    [],
  ],
  ["the part that a page has already", "<main>a</main>", "<div>a</div>", []],
  [
    "elements of former HTML",
    "<center>a<strike>b</strike><tt>c</tt></center>",
    '<div align="center">a<s>b</s><code>c</code></div>',
    [],
  ],
])("%s: no text is lost, and the HTML is valid", async (_, text, html, problems) => {
  for (const format of ["md", "mdx"] as const) {
    const found = await finished(text, format);
    expect({ ...found, html: inline(found.html) }).toStrictEqual({ html, problems });
  }
});

test.each([
  [
    "a paragraph in a table",
    "<table><p>a</p></table>",
    table("<tr><td><p>a</p></td></tr>"),
    [other("tr", "td")],
  ],
  ["a cell without a row", "<table><td>a</td></table>", table("<tr><td>a</td></tr>"), []],
  ["rows without a body", "<table><tr><td>a</td></tr></table>", table("<tr><td>a</td></tr>"), []],
  [
    "a box in a row",
    "<table><tr><div>a</div><td>b</td></tr></table>",
    table("<tr><td><div>a</div></td><td>b</td></tr>"),
    [other("tr", "td")],
  ],
  [
    "text among columns",
    "<table><colgroup>a</colgroup></table>",
    table("<tr><td><div>a</div></td></tr>"),
    [other("tr", "td")],
  ],
  [
    "a box in a paragraph",
    "a <span>b <div>c</div></span>",
    "<div>a <div>b <div>c</div></div></div>",
    [],
  ],
  [
    "a box in bold words",
    "a <b>b <div>c</div></b>",
    "<div>a <div>b <div>c</div></div></div>",
    ["warning 1: <b> has no effect, since it contains more than words."],
  ],
  [
    "a card in bold words",
    "A **<Card to='/a' title='A' />**",
    '<div>A <div><CardGrid><Card to="/a" title="A"/></CardGrid></div></div>',
    ["warning 1: <strong> has no effect, since it contains more than words."],
  ],
  [
    "a component in a heading",
    '## Steps <Details summary="S">x</Details>',
    '<h2>Steps <Details summary="S">x</Details></h2>',
    ["1: <Details> cannot be inside <h2>, which holds only words."],
  ],
  [
    "a list in a term",
    '<Term id="pool"><ul><li>a</li></ul></Term>',
    '<Term id="pool"> a </Term>',
    [wordsOnly("ul", "Term")],
  ],
  [
    "a link in a term",
    'The <Term id="pool">[a](/x)</Term>',
    '<p>The <Term id="pool">a</Term></p>',
    [],
  ],
])("%s in MDX, where no browser repairs it: %j", async (_, text, html, problems) => {
  const found = await finished(text, "mdx");
  expect({ ...found, html: inline(found.html) }).toStrictEqual({ html, problems });
});

test.each([
  [
    "a link",
    '<a href="/y">a [b](/x) c</a>',
    '<p><a href="/y">a </a><a href="/x">b</a><a href="/y"> c</a></p>',
    [inLink("another link")],
  ],
  [
    "a link in bold words",
    '<a href="/y">a **b [c](/x)**</a>',
    '<p><a href="/y">a </a><strong><a href="/y">b </a><a href="/x">c</a></strong></p>',
    [inLink("another link")],
  ],
  ["an address", '<a href="/y">http://a.io</a>', '<p><a href="/y">http://a.io</a></p>', []],
  [
    "a term",
    '[A <Term id="pool">b</Term>](/y)',
    '<p><a href="/y">A </a><Term id="pool">b</Term></p>',
    [inLink("<Term>")],
  ],
  [
    "a heading",
    '<a href="/y">a<h3>b</h3></a>',
    '<a href="/y">a</a><h3><a href="/y">b</a></h3>',
    [],
  ],
  ["a box", '<a href="/y"><div>a</div></a>', '<a href="/y"><div>a</div></a>', []],
  [
    "a list with a link",
    '<a href="/y"><ul><li>a</li><li>[b](/x)</li></ul></a>',
    '<ul><li><a href="/y">a</a></li><li><a href="/x">b</a></li></ul>',
    [inLink("another link")],
  ],
])("a link around %s ends where something else can be pressed", async (_, text, html, problems) => {
  const found = await finished(text, "mdx");
  expect({ ...found, html: inline(found.html) }).toStrictEqual({ html, problems });
});

test.each([
  ['See <a href="/y">a [b](/x) c</a>', [inLink("another link")]],
  ['See <a href="/y">a <a href="/x">b</a> c</a>', [inLink("another link")]],
  ['<a href="/y">a</a> [b](/x) <a name="c">d</a> [e](/f)', []],
])("a link inside a link in a .md file is reported: %s", async (text, problems) => {
  expect((await finished(text)).problems).toStrictEqual(problems);
});

test("an address inside a link in a .md file is part of its text", async () => {
  const { html } = await finished(
    'See <a href="/y">https://a.example and <https://b.example></a>.',
  );
  expect(html).toBe('<p>See <a href="/y">https://a.example and https://b.example</a>.</p>');
});
