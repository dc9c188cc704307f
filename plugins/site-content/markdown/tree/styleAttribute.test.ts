import { finished } from "../../../../src/testing/builders";

test.each(["<style>a { color: red }</style>", "<STYLE scoped>\n  a { color: red }\n</STYLE>"])(
  "a style sheet, as notebooks put above each table, is removed: %j",
  async (sheet) => {
    expect(await finished(`<div>\n${sheet}\n<p>b</p>\n</div>`)).toStrictEqual({
      html: "<div><p>b</p></div>",
      problems: ["warning 2: A <style> was left out."],
    });
  },
);
