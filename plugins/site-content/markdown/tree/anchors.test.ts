import { finished } from "../../../../src/testing/builders";

const html = async (text: string) => (await finished(text)).html;

test.each([
  ["closed by a slash", '<a name="each" />\n\n### each\n\nText'],
  ["never closed", '<a name="each">\n\n### each\n\nText'],
  ["with the heading in it", '<a id="each">\n\n### each\n\n</a>\n\nText'],
])("an anchor %s is put before the heading, by itself", async (_, text) => {
  const shown = await html(text);
  expect(shown.match(/<a\b/g)).toHaveLength(1);
  expect(shown.replace(/^<p>(.*?)<\/p>/, "$1")).toMatch(
    /^<a id="each"\/>\s*<h3.*each<\/h3>\s*<p>Text<\/p>/,
  );
});

test("an element closed by a slash is empty; one that never has content is unchanged", async () => {
  expect(await html('<div id="x"/>\n\nA<br/>b')).toBe('<div id="x"/><p>A<br/>b</p>');
});

test("an anchor that a browser repeats is kept once; an id written twice is kept twice, to be reported", async () => {
  expect(await html('Text <a name="x"> b\n\nB')).toBe('<p>Text <a id="x"/> b</p><p>B</p>');
  const twice = await html('<a name="x"></a>\n\nA\n\n<a name="x"></a>\n\nB');
  expect(twice.match(/<a id="x"\/>/g)).toHaveLength(2);
});

test("a link without an address is reported with its words in one line, pictures with theirs", async () => {
  const text = '<a href="">\n  <img src="/a.png" alt="Build status">\n  now\n</a>';
  expect((await finished(text)).problems).toContain(
    'warning 1: The link "Build status now" has no address, so it leads to the page it is on.',
  );
});

test("an anchor around text keeps the text", async () => {
  expect(await html('See <a name="x">the fees</a> and <a>this</a>.')).toMatch(
    /^<p>See <a id="x"\/>the fees and this\.<\/p>$/,
  );
});

test("an empty link of a heading to itself gives the heading its id, as in GitBook", async () => {
  expect(await html('## Fees paid <a href="#fees" id="fees"></a>\n\nText')).toBe(
    '<h2 id="fees">Fees paid </h2><p>Text</p>',
  );
});

test("a link of Vue, which has no href, is reported once", async () => {
  const { html, problems } = await finished('<a :href="url" v-if="x">a</a> b');
  expect(html).toBe("<p>a b</p>");
  expect(problems).toStrictEqual([
    'warning 1: The link has ":href" and no href, so only its text is shown.',
  ]);
});

test("a link to itself without text is an anchor, as in READMEs", async () => {
  expect(await finished('<a id="x" href="#x"></a>\n\nText')).toStrictEqual({
    html: '<p><a id="x"/></p><p>Text</p>',
    problems: [],
  });
});

test.each([
  ["[](/a)", 'The link to "/a" has no text, so it is not shown.'],
  ["[ ](/b)", 'The link to "/b" has no text, so it is not shown.'],
  ['<a href="/a"></a>', 'The link to "/a" has no text, so it is not shown.'],
  ["[c]()", 'The link "c" has no address, so it leads to the page it is on.'],
  ['<a href="">c</a>', 'The link "c" has no address, so it leads to the page it is on.'],
  ['## A <a href=" ">*c*</a>', 'The link "c" has no address, so it leads to the page it is on.'],
])("a link without text or without an address is reported: %s", async (text, message) => {
  for (const format of ["md", "mdx"] as const)
    expect((await finished(text, format)).problems).toStrictEqual([`warning 1: ${message}`]);
});

test("the alt text of a picture is the text of its link", async () => {
  expect((await finished("[![d](e.png)](/f)")).problems).toStrictEqual([]);
});
