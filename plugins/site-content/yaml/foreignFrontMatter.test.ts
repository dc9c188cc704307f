import { docFrontMatter } from "../schemas/frontMatter";
import { parseYaml } from "./yaml";

describe("front matter made for other tools", () => {
  const foreign = (text: string) =>
    parseYaml({ file: "a.md", text, lineOffset: 1 }, docFrontMatter, { foreign: true });

  test.each([
    ["a colon", "Fees: an overview", "Fees: an overview"],
    ["a colon at its end", "Fees:", "Fees:"],
    ["several", "A: b: c  ", "A: b: c"],
    ["a backquote first", "`useStore` in pages", "`useStore` in pages"],
    ["an at sign first", "@acme/sdk", "@acme/sdk"],
    ["emphasis first", "*Bold* words", "*Bold* words"],
    ["a reference to nothing", "*Bold*", "*Bold*"],
    ["quotes inside", 'The "pool": a tour', 'The "pool": a tour'],
  ])("is read without the quotes that a title needs: %s", (_, written, title) => {
    const { value, problems, lineOf } = foreign(`id: a\ntitle: ${written}\nslug: /b`);
    expect(value).toStrictEqual({ id: "a", title, slug: "/b" });
    expect(lineOf(["slug"])).toBe(4);
    expect(problems).toMatchObject([
      {
        severity: "warning",
        strict: true,
        line: 3,
        message: `The value of "title" needs quotes: ${title}`,
        fix: `Write title: ${JSON.stringify(title)}; until then it is read so.`,
      },
    ]);
  });

  test.each([
    [
      "a mapping in one line",
      "last_update: { author: Ada: B }",
      "Write a comma before the key, or put the text in quotes.",
    ],
    [
      "an open quote",
      "title: 'Ada: B",
      "Close it on the same line; if the mark is part of the text, use the other kind of quotes.",
    ],
    [
      "a tab before a key",
      "title: Ada: B\n\tslug: x",
      "Indent with spaces: YAML allows no tabs there.",
    ],
  ])("is reported for faults that quotes do not fix: %s", (_, text, expected) => {
    const { value, problems } = foreign(text);
    expect(value).toStrictEqual({});
    expect(problems.map(({ severity, fix }) => `${severity} ${fix}`)).toContain(
      `error ${expected}`,
    );
  });

  test("gets a list of all keys for an unknown key without equivalent, and for no other", () => {
    const { problems } = foreign("sidebarTitle: A\nicon: x\nnope: y");
    expect(problems.map(({ fix }) => fix)).toStrictEqual([
      "Write that instead, or remove it.",
      "Write that instead, or remove it.",
      expect.stringMatching(/^Remove it or use one of: title, /),
    ]);
  });

  test("is reported where a # cuts a value off, but not for real comments", () => {
    const { value, problems } = foreign(
      'title: Issue #5: fees\ndescription: "Of #5" #x\nid: a # an id\nslug: b#c',
    );
    expect(value).toMatchObject({ title: "Issue", description: "Of #5", id: "a", slug: "b#c" });
    expect(problems.filter(({ strict }) => strict)).toMatchObject([
      {
        line: 2,
        message: '"title" ends before "#5: fees", which YAML takes for a comment.',
        fix: "Put the value in quotes, or a space after the # of a comment.",
      },
    ]);
  });

  test.each([
    [
      "layout:\n  title:\n    visible: true",
      '"layout" is a mapping, which is not an allowed value.',
    ],
    ["status: 1", '"status" is 1, which is not an allowed value.'],
    ["tags:", '"tags" is empty, but must be a list.'],
    ["last_update:", '"last_update" is empty.'],
    ["image:\n  path: a.png", '"image" is a mapping, but must be text.'],
    ["status: new", '"status" is "new", which is not an allowed value.'],
    ["order: first", '"order" is not valid: use a number. It is the text "first".'],
  ])("may give a key of this site another meaning: %s", (line, message) => {
    const { value, problems } = foreign(`title: A\n${line}`);
    expect(value).toStrictEqual({ title: "A" });
    expect(problems).toMatchObject([{ strict: true, severity: "warning", line: 3, message }]);
    expect(
      parseYaml({ file: "a.md", text: `title: A\n${line}`, lineOffset: 1 }, docFrontMatter)
        .problems,
    ).toMatchObject([{ severity: "error" }]);
  });

  test("may have a string instead of a list", () => {
    const { value, problems } = foreign("tags: swap, token studio,\nkeywords: fees");
    expect(value).toStrictEqual({ tags: ["swap", "token studio"], keywords: ["fees"] });
    expect(problems).toStrictEqual([]);
  });

  test("may choose options that this site does not have", () => {
    const { value, problems } = foreign("title: A\nlayout: docs");
    expect(value).toStrictEqual({ title: "A" });
    expect(problems).toMatchObject([
      {
        strict: true,
        line: 3,
        message: '"layout" is "docs", which is not an allowed value.',
        fix: "Remove it or use one of: page, home.",
      },
    ]);
  });
});
