import { load, source } from "../../../../src/testing/builders";

const docs = (name: string, tags: string) =>
  source(`content/docs/${name}.md`, `---\ntitle: ${name}\n${tags}\n---\n\nText.\n`);
const found = async (...files: readonly ReturnType<typeof docs>[]) =>
  (await load(files)).problems.map(
    ({ severity, file, line, message }) => `${severity} ${file}:${line ?? "?"} ${message}`,
  );
const shared = (label: string, owner: string, address: string) =>
  `The tags "${label}" and "${owner}" of content/docs/a.md share the address ${address}, and so one page.`;

test.each<[string, ReturnType<typeof docs>[], string[]]>([
  [
    "on two pages",
    [docs("a", 'tags: ["C++"]'), docs("b", 'tags:\n  - Swaps\n  - "C#"')],
    [`warning content/docs/b.md:5 ${shared("C#", "C++", "/tags/c")}`],
  ],
  [
    "on one page",
    [docs("a", 'tags: ["C++", "C#"]')],
    [`warning content/docs/a.md:3 ${shared("C#", "C++", "/tags/c")}`],
  ],
  [
    "by an address of their own",
    [docs("a", "tags: [Pools]"), docs("b", "tags: [{ label: Ponds, permalink: /pools }]")],
    [`warning content/docs/b.md:3 ${shared("Ponds", "Pools", "/tags/pools")}`],
  ],
])("two tags with one address are reported, %s", async (_, files, expected) => {
  expect(await found(...files)).toStrictEqual(expected);
});

test.each<[string, ReturnType<typeof docs>[]]>([
  ["one name", [docs("a", "tags: [Fees]"), docs("b", "tags: [Fees]")]],
  ["one name, in other capitals", [docs("a", "tags: [Fees]"), docs("b", "tags: [fees]")]],
  [
    "an address of its own",
    [docs("a", 'tags: ["C++"]'), docs("b", 'tags: [{ label: "C#", permalink: /c-sharp }]')],
  ],
])("%s is right", async (_, files) => {
  expect(await found(...files)).toStrictEqual([]);
});
