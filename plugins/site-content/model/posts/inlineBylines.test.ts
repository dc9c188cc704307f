import { load, source } from "../../../../src/testing/builders";

const FILES = [
  source("content/blog/authors.yml", "ada: { name: Ada }\n"),
  source("content/blog/tags.yml", "news: { label: News }\n"),
];
const post = (front: string) =>
  source(
    "content/blog/2026-01-15-a.md",
    `---\ntitle: A\n${front}\n---\n\nText.\n\n<!-- truncate -->\n\nMore.\n`,
  );

async function read(front: string) {
  const { posts, site, problems } = await load([...FILES, post(front)]);
  return {
    authors: posts[0]?.authors,
    tags: posts[0]?.tags,
    site,
    problems: problems
      .filter(({ file }) => file.endsWith("a.md"))
      .map(({ severity, line, message }) => `${severity} ${line}: ${message}`),
  };
}

test.each([
  ["by its id", "authors: ada", ["ada"]],
  ["written out", "authors: { name: Grace H, title: Admiral, image_url: x }", ["grace-h"]],
  ["written out with the name of an entry", "authors: [{ name: Ada }]", ["ada"]],
])("an author %s", async (_, front, expected) => {
  const { authors, problems } = await read(front);
  expect([authors, problems]).toEqual([expected, []]);
});

test("an author written out has a page with name, title and address", async () => {
  const { site } = await read(
    "authors: { name: Grace H, title: Admiral, url: https://grace.example.com, socials: { x: y } }",
  );
  expect(site?.authors).toEqual({
    ada: { name: "Ada" },
    "grace-h": { name: "Grace H", title: "Admiral", url: "https://grace.example.com" },
  });
});

test.each([
  ["by its id", "tags: [news]", ["news"], []],
  ["with an address of its own", "tags: [{ label: Swap fees, permalink: /x }]", ["swap-fees"], []],
  [
    "that tags.yml does not have",
    "tags: [Swap fees]",
    ["swap-fees"],
    ['warning 3: Unknown tag "Swap fees".'],
  ],
])("a tag %s", async (_, front, expected, found) => {
  const { tags, problems } = await read(front);
  expect([tags, problems]).toEqual([expected, found]);
});

test("an author's unknown id is an error, and so is an address that readers may not open", async () => {
  expect((await read("authors: [grace]")).problems).toEqual(['error 3: Unknown author "grace".']);
  expect((await read("authors: { name: G, url: 'javascript:x' }")).problems).toHaveLength(1);
});

test("a tag of which no address can be made gets one of its own", async () => {
  expect(await read("tags: ['!?']")).toMatchObject({
    tags: ["tag"],
    problems: ['warning 3: Unknown tag "!?".'],
  });
});

test("names of object properties are names like any other", async () => {
  const { tags } = await read("tags: [constructor, __proto__]");
  expect(tags).toEqual(["constructor", "__proto__"]);
});

test("last_update may say who made it", async () => {
  const files = [...FILES, post("last_update: { date: 2026-02-01, author: ada }")];
  expect((await load(files)).posts[0]?.lastUpdate).toBe("2026-02-01T00:00:00.000Z");
});
