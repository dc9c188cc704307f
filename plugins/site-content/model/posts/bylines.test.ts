import { load, source } from "../../../../src/testing/builders";

const authors = (text: string) => source("content/blog/authors.yml", text);
const post = (front: string) =>
  source(
    "content/blog/2026-01-15-a.md",
    `---\ntitle: A\n${front}---\n\nText.\n\n<!-- truncate -->\n`,
  );
const problems = async (...files: Parameters<typeof load>[0]) =>
  (await load(files)).problems.map(
    ({ severity, file, line, message }) =>
      `${severity} ${file.replace("content/blog/", "")}:${line} ${message}`,
  );

test("an author's picture has to exist", async () => {
  expect(await problems(authors("ada:\n  name: Ada\n  image: /tide.png\n"))).toStrictEqual([]);
  expect(await problems(authors("ada:\n  name: Ada\n  image: /gone.png\n"))).toStrictEqual([
    'error authors.yml:3 The picture "/gone.png" does not exist.',
  ]);
  expect(await problems(authors("ada:\n  name: Ada\n  image: /odd.png\n"))).toStrictEqual([
    'error authors.yml:3 The file of the picture "/odd.png" is not a picture of a known kind.',
  ]);
  expect(await problems(authors("ada:\n  name: Ada\n  image: tide.png\n"))).toStrictEqual([
    'error authors.yml:3 "ada.image" is not valid: begin it with /. It is "tide.png".',
  ]);
});

test("an author or tag listed twice is shown once", async () => {
  const { posts } = await load([post("authors: [ada, ada]\ntags: [news, amm, news]\n")]);
  expect(posts).toMatchObject([{ authors: ["ada"], tags: ["news", "amm"] }]);
});

test("one wrong entry in authors.yml does not make authors of posts unknown", async () => {
  const { problems } = await load([
    source(
      "content/blog/authors.yml",
      "ada: { name: Ada, socials: x }\ngrace: { title: Engineer }\n",
    ),
    source(
      "content/blog/2026-01-15-a.md",
      "---\ntitle: A\nauthors: [ada, grace]\n---\na\n\n<!-- truncate -->\n",
    ),
  ]);
  expect(problems.map(({ message }) => message)).toStrictEqual([
    'Unknown key "socials" in ada.',
    '"grace.name" is missing.',
  ]);
});
