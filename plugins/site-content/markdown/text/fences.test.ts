import { FencedCode } from "./fences";

const CASES: readonly (readonly [name: string, text: string, code: readonly number[]])[] = [
  ["ends with its mark", "```js\na\n```\nb", [1, 2, 3]],
  ["is not ended by a shorter mark, or one with text", "````\n```\n```js\n````\nb", [1, 2, 3, 4]],
  ["goes on to the end without a mark", "a\n~~~\nb\n\nc", [2, 3, 4, 5]],
  ["ends with its list item", "1. Step\n\n   ```bash\n   npm i\n\n2. Next\n:::tip", [3, 4, 5]],
  ["ends with its list item, also right after the marker", "- ~~~ js\n  a\n\nb", [1, 2, 3]],
  ["ends with a nested item", "- a\n  - b\n    ```\n    c\n  - d\n- e", [3, 4]],
  ["keeps blank lines and deeper ones inside its item", "- ```\n\n      a\n  ```\nb", [1, 2, 3, 4]],
  ["ends with its quotation", "> ```js\n> a\n\nb", [1, 2]],
  ["ends with its quotation, without a blank line", "> ```js\n> a\nb", [1, 2]],
  ["stands in a quotation of an item", "- > ```\n  > a\n  > ```\n  > b", [1, 2, 3]],
  ["may be indented where no list is", "  ```\na\n  ```\nb", [1, 2, 3]],
  [
    "may be indented deeply, as inside a component",
    "<Tabs>\n      ```\n      a\n      ```\nb",
    [2, 3, 4],
  ],
  ["is not begun by code in a line", "```a``` is code\nb", []],
  ["is not begun by a rule", "* * *\n\n    a\n- - -\nb", []],
  ["is not begun by a rule in an item", "- * * *\n\n      a\n1. - - -\n\n   ```\n   b", [6, 7]],
  ["stands after a line that an item goes on in", "- a\nb\n  ```\n  c\n  ```\nd", [3, 4, 5]],
  ["stands in an item whose text begins at a tab stop", "-\ta\n\n\t```\n\tb\n\nc", [3, 4, 5]],
  ["is in no item that a paragraph has ended", "- a\n\nb\n\n  ```\nc\n  ```\nd", [5, 6, 7]],
];

test.each(CASES)("a fence %s", (_, text, code) => {
  const fences = new FencedCode();
  const found = text.split("\n").flatMap((line, at) => (fences.has(line) ? [at + 1] : []));
  expect(found).toEqual(code);
});
