import { compiled } from "../../../../src/testing/builders";

test("an attribute that pages cannot have is reported by its HTML name", async () => {
  const { problems: found } = await compiled('<p accesskey="a" contenteditable>b</p>');
  expect(found).toStrictEqual([
    "warning 1: The attribute accesskey of <p> was left out.",
    "warning 1: The attribute contenteditable of <p> was left out.",
  ]);
});

test("every part of a table may set the alignment of its cells", async () => {
  const rows = '<tbody valign="top"><tr valign="middle"><td valign="top">a</td></tr></tbody>';
  expect((await compiled(`<table>${rows}</table>`)).problems).toStrictEqual([]);
});
