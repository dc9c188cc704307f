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
  ["", "", []],
])("a mark behind the end of code is reported, a range to its end is not: %s", (...args) => {
  const [meta, source, messages] = args;
  expect(found(meta, source)).toStrictEqual(messages);
});
