import { finished } from "../../../../src/testing/builders";

test.each(["<style>a { color: red }</style>", "<STYLE scoped>\n  a { color: red }\n</STYLE>"])(
  "a style sheet is left out, as notebooks have one above each table: %j",
  async (sheet) => {
    expect(await finished(`<div>\n${sheet}\n<p>b</p>\n</div>`)).toStrictEqual({
      html: "<div><p>b</p></div>",
      problems: ["warning 2: A <style> was left out."],
    });
  },
);
