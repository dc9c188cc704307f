import { finished } from "../../../../src/testing/builders";

const ITEM = "1. a\n\n       ";

test.each([
  ["!!! note", `${ITEM}!!! note\n           b`],
  ["??? tip", `${ITEM}??? tip\n           b`],
  [":::note", `${ITEM}:::note\n       b\n       :::`],
  ["> [!note]", `${ITEM}> [!note]\n       > b`],
  ["```{note}", `${ITEM}\`\`\`{note}\n       b\n       \`\`\``],
  ["```js", `${ITEM}\`\`\`js\n       b\n       \`\`\``],
  [":::note", "- a\n\n\t\t:::note\n\t\tb"],
])("%s that is code within a list item is reported: %j", async (line, text) => {
  expect((await finished(text)).problems).toEqual([
    `warning 3: Four spaces make code of "${line}".`,
  ]);
});

test("a second paragraph of a definition is reported along with the definition", async () => {
  expect((await finished("Term\n\n:   First.\n\n    Second.")).problems).toEqual([
    'warning 5: Four spaces make code of "Second.".',
    'warning 3: ":   First." is shown as text.',
  ]);
});

test.each(['=== "A"', "!!! note", "??? note"])(
  "code below %s in a list is reported once",
  async (mark) => {
    const text = `1. a\n\n   ${mark}\n\n       \`\`\`js\n       b\n       \`\`\`\n2. c`;
    expect((await finished(text)).problems).toEqual([`warning 3: "${mark}" is shown as text.`]);
  },
);

test.each([
  `${ITEM}npm install\n       npm start`,
  `${ITEM}> SELECT 1;`,
  `${ITEM}::1 localhost`,
  `${ITEM}!!!`,
  "1. a\n\n   ````md\n   ```js\n   b\n   ```\n   ````",
  "1. a\n\n   ```md\n   :::note\n   b\n   :::\n   ```",
  "a\n\n    :::note\n    b\n    :::",
])("code is not reported: %j", async (text) => {
  expect((await finished(text)).problems).toEqual([]);
});
