import { finished } from "../../../../src/testing/builders";

const table = (head: string, row: string, attributes = "") =>
  `<table${attributes}><thead><tr>${head}</tr></thead><tbody><tr>${row}</tr></tbody></table>`;
/** What the finished table is, without the component around it and the looks of its cells. */
const shownOf = async (text: string) => {
  const { html, problems } = await finished(text, "md");
  return {
    html: html.replace(/<\/?Table[^>]*>| (?:scope|className)="[^"]*"/g, ""),
    problems,
  };
};
const CARDS = ' data-view="cards"';
const TARGET = '<th data-hidden data-card-target data-type="content-ref"></th>';

test.each([
  [
    "a hidden column",
    table("<th>A</th><th data-hidden>B</th><th>C</th>", "<td>1</td><td>2</td><td>3</td>"),
    table("<th>A</th><th>C</th>", "<td>1</td><td>3</td>"),
    [],
  ],
  [
    "a table in a cell, which keeps its columns",
    table(
      "<th>A</th><th data-hidden>B</th>",
      "<td><table><tr><td>1</td><td>2</td></tr></table></td><td>3</td>",
    ),
    table("<th>A</th>", "<td><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table></td>"),
    [],
  ],
  [
    "the options of a column",
    table('<th>A<select><option value="x" label="Done"></option></select></th>', "<td>Done</td>"),
    table("<th>A</th>", "<td>Done</td>"),
    [],
  ],
  [
    "cards, whose links stay",
    table(`<th></th>${TARGET}`, '<td>One</td><td><a href="/a">a.md</a></td>', CARDS),
    table("<td/><td/>", '<td>One</td><td><a href="/a">a.md</a></td>'),
    ["warning 1: GitBook cards are shown as a table."],
  ],
  [
    "cards with pictures",
    table(
      '<th>A</th><th data-hidden data-card-cover data-type="files"></th>',
      '<td>One</td><td><a href="/tide.png">tide.png</a></td>',
      CARDS,
    ),
    table("<th>A</th>", "<td>One</td>"),
    ["warning 1: GitBook cards are shown as a table without their pictures."],
  ],
  [
    "cells over several columns, of which none leaves",
    table("<th>A</th><th data-hidden>B</th>", '<td colspan="2">1</td>'),
    table("<th>A</th><th>B</th>", "<td colSpan=2>1</td>"),
    [],
  ],
])("a GitBook table may have %s", async (_, written, html, problems) => {
  expect(await shownOf(written)).toStrictEqual({ html, problems });
});

test("a field in another table is an error", async () => {
  const { problems } = await shownOf(table("<th>A</th>", "<td><select></select></td>"));
  expect(problems).toStrictEqual(["1: <select> is not allowed in a page."]);
});
