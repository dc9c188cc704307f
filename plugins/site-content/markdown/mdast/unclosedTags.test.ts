import { finished } from "../../../../src/testing/builders";

const CLOSED = "is never closed in its block, so it is shown as text.";

test.each<[text: string, tags: string[], shown: string]>([
  ["Each <td> and <tr> here.", ["<td>", "<tr>"], "<p>Each <td> and <tr> here.</p>"],
  ["The <html>, <body> and <frame> tags.", ["<html>", "<body>", "<frame>"], "The <html>, <body>"],
  ["A <h1> and a <picture> tag.", ["<h1>", "<picture>"], "<p>A <h1> and a <picture> tag.</p>"],
  ["Paths (<path>) become <use> links.", ["<path>", "<use>"], "(<path>) become <use> links"],
  ["## The <thead> part", ["<thead>"], "The <thead> part"],
  ["| a |\n| - |\n| One <td> tag |", ["<td>"], "<td>One <td> tag</td>"],
  ["<html> elements need lang.", ["<html>"], "<html> elements need lang."],
  ["<div>\n<tr> parts\n</div>", ["<tr>"], "<tr> parts"],
  ["The <p> element, and <li> in it.\n\nB", ["<p>", "<li>"], "<p>The <p> element, and <li> in it"],
  ["- A list (<li>)\n- b <dd> c", ["<li>", "<dd>"], "<li>A list (<li>)</li><li>b <dd> c</li>"],
  ["The <a> and <option> tags.", ["<a>", "<option>"], "<p>The <a> and <option> tags.</p>"],
])("a tag that is meant as a name is text: %j", async (text, tags, shown) => {
  const { html, problems } = await finished(text);
  expect(problems).toEqual(tags.map((tag) => expect.stringContaining(`"${tag}" ${CLOSED}`)));
  expect(html).toContain(shown);
});

test("a tag that needs attributes to show anything is text without them", async () => {
  const { html, problems } = await finished("Add <link> and <img> elements.<br>And <wbr>more.");
  expect(html).toBe("<p>Add <link> and <img> elements.<br/>And <wbr/>more.</p>");
  expect(problems).toEqual(
    ["<link>", "<img>"].map(
      (tag) => `warning 1: "${tag}" has no attributes, so it is shown as text.`,
    ),
  );
});

test.each([
  ["a table in parts", "<table><tr><td>\n\nA</td><td>\n\nB\n\n</td></tr></table>"],
  ["a table in HTML", "<table>\n<tr><td>A\n<td>B\n</table>"],
  ["an element that ends further down", "A <div> b\n\nc\n\n</div>"],
  ["a whole document", "<html>\n<body>\n\nA\n\n</body>\n</html>"],
  ["code of HTML", "<pre>\n<td> a\n</pre>"],
  ["paragraphs", "A sentence. <p> Another one."],
  ["paragraphs by their lines", "A line\n<p>\nAnother, <p>\nand b"],
  ["a list in a cell", "| A |\n| - |\n| <ul><li>b <li>c</ul> |"],
  ["a list in parts", "<dl>\n\n**A** <dt> b <dd> c\n\n</dl>"],
  ["an anchor", "A <a> b</a> c"],
])("%s has tags as HTML does", async (_, text) => {
  const { html, problems } = await finished(text);
  expect(problems.join("\n")).not.toContain(CLOSED);
  expect(html).toMatch(/A|a/);
});
