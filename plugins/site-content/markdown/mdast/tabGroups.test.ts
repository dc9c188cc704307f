import { compiled, finished } from "../../../../src/testing/builders";

const item = (label: string, inside: string) =>
  `<TabItem value="${label}" label="${label}">${inside}</TabItem>`;
const code = (language: string, text: string, meta = "") =>
  `<pre><code className="language-${language}"${meta && ` metastring="${meta}"`}>${text}</code></pre>`;

test.each([
  [
    "VuePress' tabs",
    "::: tabs#os\n\n@tab Linux\n\nOne.\n\n@tab:active Mac OS#mac\nTwo.\n\n- x\n\n:::",
    item("Linux", "<p>One.</p>") + item("Mac OS", "<p>Two.</p><ul><li>x</li></ul>"),
  ],
  [
    "tabs of VuePress' plugins",
    '::::: tabs :options="{ useUrlFragment: false }"\n\n:::: tab Linux\n\nOne.\n\n::::\n\n:::: tab "Mac OS"\nTwo.\n::::\n\n:::::',
    item("Linux", "<p>One.</p>") + item("Mac OS", "<p>Two.</p>"),
  ],
  ["MyST's tabs", "::::{tab-set}\n:::{tab-item} A\nOne.\n:::\n::::", item("A", "<p>One.</p>")],
  [
    "VuePress' tabs of code",
    "::: code-tabs#shell\n@tab yarn\n```bash\nyarn\n```\n@tab npm\n```bash\nnpm i\n```\n:::",
    item("yarn", code("bash", "yarn\n")) + item("npm", code("bash", "npm i\n")),
  ],
  [
    "VitePress' groups of code",
    "::: code-group\n\n```js [a.js]\n1\n```\n\n```ts\n2\n```\n\n:::",
    item("a.js", code("js", "1\n", "[a.js]")) + item("ts", code("ts", "2\n")),
  ],
  [
    "older groups of code",
    ":::: code-group\n::: code-group-item NPM\n```sh\nnpm i\n```\n:::\n::: code-group-item YARN\n```sh\nyarn\n```\n:::\n::::",
    item("NPM", code("sh", "npm i\n")) + item("YARN", code("sh", "yarn\n")),
  ],
])("%s are tabs", async (_, text, items) => {
  expect(await compiled(text)).toStrictEqual({ html: `<Tabs>${items}</Tabs>`, problems: [] });
});

test("text above the first tab is in that tab", async () => {
  expect((await compiled(":::tabs\nAbove.\n\n@tab A\nOne.\n:::")).html).toBe(
    `<Tabs>${item("A", "<p>Above.</p><p>One.</p>")}</Tabs>`,
  );
});

test.each([
  ["@tab A `b` *c*\nOne `d`.\nTwo.", item("A b c", "<p>One <code>d</code>.\nTwo.</p>")],
  ["@tab `a`  \nOne.", item("a", "<p>One.</p>")],
  ["@tab A #1\n\nOne.", item("A #1", "<p>One.</p>")],
  ["@tab A\n| a |\n| - |", item("A", "<table><thead><tr><th>a</th></tr></thead></table>")],
])("the whole line is the label of its tab: %j", async (tab, expected) => {
  expect(await compiled(`:::tabs\n${tab}\n:::`)).toEqual({
    html: `<Tabs>${expected}</Tabs>`,
    problems: [],
  });
});

test("a label that two tabs share is reported at the second one", async () => {
  const { problems } = await finished(":::tabs\n@tab A\nOne.\n\n@tab A\nTwo.\n:::");
  expect(problems).toEqual(['warning 5: <Tabs> has two tabs with the label "A".']);
});

test("text between code blocks is in the tab of the previous one", async () => {
  const text = "::: code-group\n```js [a.js]\n1\n```\nText.\n\n```ts\n2\n```\n:::";
  const first = `${code("js", "1\n", "[a.js]")}<p>Text.</p>`;
  expect((await compiled(text)).html).toBe(
    `<Tabs>${item("a.js", first)}${item("ts", code("ts", "2\n"))}</Tabs>`,
  );
});

test.each([
  [":::tabs\nText\n:::", '":::tabs" has no tab.'],
  ["::: code-group\n<<< @/a.ts\n:::", '":::code-group" has no tab.'],
])("a group without a tab is reported, and its text is kept: %j", async (text, message) => {
  const { html, problems } = await compiled(text);
  expect(problems.at(-1)).toBe(`warning 1: The box ${message}`);
  expect(html).toContain(text.split("\n")[1]);
});

test("two tabs with the same label stay two", async () => {
  const text = "::: code-group\n```ts\n1\n```\n```ts\n2\n```\n:::";
  expect((await compiled(text)).html).toContain('<TabItem value="ts 2" label="ts">');
});
