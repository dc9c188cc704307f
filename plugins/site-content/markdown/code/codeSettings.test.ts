import { finished } from "../../../../src/testing/builders";
import { reportCodeSettings } from "./codeSettings";

const found = (meta: string, source: string) => {
  const messages: string[] = [];
  reportCodeSettings("ts", meta, source, 1, (_severity, _line, message) => messages.push(message));
  return messages;
};

test.each([
  ["{3}", "a\nb\n", ["The code has 2 lines, so line 3 cannot be marked."]],
  ["{1} ins={2,9}", "a\nb\nc\n", ["The code has 3 lines, so line 9 cannot be marked."]],
  ["{5-7}", "a", ["The code has 1 line, so line 5 cannot be marked."]],
  ["{1-99}", "a\nb\n", []],
  ["{2} {1}", "a\nb\n", []],
  ["{0}", "a\nb\nc\n", ['"{0}" is not a list of lines that can be marked.']],
  ["{3-1}", "a\nb\nc\n", ['"{3-1}" is not a list of lines that can be marked.']],
  ["{x}", "a\nb\nc\n", ['"{x}" is not a list of lines that can be marked.']],
  ["ins={2-1}", "a\nb\nc\n", ['"ins={2-1}" is not a list of lines that can be marked.']],
  ["{1, 2 - 3} hl_lines='1 2'", "a\nb\nc\n", []],
  ["", "a", []],
])("a mark after the end of code is reported, a range up to its end is not: %s", (...args) => {
  const [meta, source, messages] = args;
  expect(found(meta, source)).toStrictEqual(messages);
});

test.each(["", "file=swap.move anchor=quote", "{1}"])(
  "empty code is reported, but not the settings for its lines: %s",
  (meta) => {
    expect(found(meta, "\n")).toStrictEqual(["The block of code is empty."]);
  },
);

test.each([
  ["sh-vue", ['warning 4: "{{ version }}" is shown as text.']],
  ["vue", []],
  ["sh", []],
])("values that VitePress fills in are reported in code of %s", async (language, problems) => {
  const code = `\`\`\`${language} [npm]\nnpm i \\\n  swap@{{ version }}\n\`\`\``;
  const found = await finished(`\n${code}`, "md");
  expect(found.problems).toStrictEqual(problems);
  expect(found.html).toContain(`language="${language === "vue" ? "vue" : "sh"}"`);
});
