import { compiled } from "../../../../src/testing/builders";

const html = async (body: string, format: "md" | "mdx" = "md") =>
  (await compiled(body, format)).html;

describe("tables", () => {
  const head = "| a | b |\n| :- | -: |\n| 1 | 2 |";
  const table = (inner = "", name = "a, b") =>
    `<div className="scroll-x table-box" role="group" aria-label="Table: ${name}" tabIndex=0><table>${inner}<thead><tr><th scope="col">a</th><th scope="col" className="align-right">b</th></tr></thead><tbody><tr><td>1</td><td className="align-right">2</td></tr></tbody></table></div>`;

  test("are in a box of their own, with scopes and classes for alignment", async () => {
    expect(await html(head)).toBe(table());
  });

  test("centre cells by a class", async () => {
    expect(await html("| a |\n| :-: |")).toContain(
      '<th scope="col" className="align-center">a</th>',
    );
  });

  test("keep pictures and anchors in their first row, and leave an empty cell without a scope", async () => {
    const cells = (await html('| ![L](a.png) | <a id="q"></a> | |\n| - | - | - |')).replace(
      /\n/g,
      "",
    );
    expect(cells).toContain('<th scope="col"><img src="a.png" alt="L"/></th>');
    expect(cells).toContain('<th scope="col"><a id="q"/></th><td/>');
  });

  test("take the paragraph before them as their caption if it begins with Table:", async () => {
    expect(await html(`Table: Fees *by* tier\n\n${head}`)).toBe(
      table("<caption>Fees <em>by</em> tier</caption>", "Fees by tier"),
    );
  });

  test("leave another paragraph before them, and a caption after them, alone", async () => {
    expect(await html(`Tables: a\n\n${head}\n\nTable: b`)).toBe(
      `<p>Tables: a</p>${table()}<p>Table: b</p>`,
    );
  });

  test("inside other blocks are treated the same", async () => {
    expect(await html(`<Details summary="s">\n\nTable: c\n\n${head}\n\n</Details>`, "mdx")).toBe(
      `<Details summary="s">${table("<caption>c</caption>", "c")}</Details>`,
    );
  });

  test("have no empty header cells, which screen readers would announce", async () => {
    expect(await html("| | b |\n| - | - |\n| c | d |")).toContain(
      '<tr><td/><th scope="col">b</th></tr>',
    );
  });

  test("set columns of numbers to the right, unless their author says otherwise", async () => {
    expect(await html("| a | b | c |\n| - | :- | - |\n| d | 1 | −2.5 % |")).toContain(
      '<tr><td>d</td><td>1</td><td className="align-right">−2.5 %</td></tr>',
    );
  });

  test("keep a narrow first column in view while three or more columns scroll", async () => {
    expect(await html("| a | b | c |\n| - | - | - |\n| d | e | f |")).toContain(
      '<table className="first-stays">',
    );
  });

  test("in HTML keep the scope they have", async () => {
    expect(await html('<table><tr><th scope="row">a</th></tr></table>')).toContain(
      '<th scope="row">a</th>',
    );
  });

  test("without rows do no harm", async () => {
    expect(await compiled("<table></table>")).toStrictEqual({
      html: '<div className="scroll-x table-box" role="group" aria-label="Table" tabIndex=0><table/></div>',
      problems: [],
    });
  });
});
