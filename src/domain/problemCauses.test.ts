import { formatReport, warning } from "./problems";

test.each([
  [
    "in single quotes, which an apostrophe does not begin",
    `The code's setting '…' is odd.`,
    ["a=[1]", "a=[1,2]", "b", "c"],
  ],
  ["of a named setting", `The code's setting a='…' is odd.`, ['"x", 2', '{"x":{"y":1}}', "b", "c"]],
  [
    "with quotes of its own",
    '"…" is shown as text.',
    ['!!! tip "A"', '!!! tip "B and C"', "!!! tip", '{{< x "y" "z…'],
  ],
  [
    "in a diagram",
    'Code: "…" cannot be drawn.',
    ['A["a"] x', "A x", 'A["b"] -->|"c"| B["d"] x', '"'],
  ],
])("problems of one cause may differ in a value %s", (_, message, values) => {
  const found = values.map((value) => warning("a.md", 1, message.replace("…", value), "Fix it."));
  expect(formatReport(found)).toContain(`⚠ ${message} (4 times`);
});
