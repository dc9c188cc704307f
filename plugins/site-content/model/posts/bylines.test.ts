import { load, source } from "../../../../src/testing/builders";

const authors = (text: string) => source("content/blog/authors.yml", text);
const tags = (text: string) => source("content/blog/tags.yml", text);
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

test("a tag that no post uses is a warning, one that a draft or an unlisted post uses is not", async () => {
  const file = tags("news: { label: News }\namm: { label: AMM }\n");
  expect(await problems(file, post("tags: [news]\n"))).toStrictEqual([
    'warning tags.yml:2 No post uses the tag "amm", so it has no page.',
  ]);
  expect(await problems(file, post("draft: true\ntags: [news, amm]\n"))).toStrictEqual([]);
  expect(await problems(file, post("unlisted: true\ntags: [news, amm]\n"))).toStrictEqual([]);
});

test("an author without posts is not a problem: the author's page says so", async () => {
  expect(await problems(authors("ada: { name: Ada }\n"))).toStrictEqual([]);
});

test("two tags with one label are a problem, two authors with one name a warning", async () => {
  expect(
    await problems(
      tags("news:\n  label: News\nlatest:\n  label: news\n"),
      post("tags: [news, latest]\n"),
    ),
  ).toStrictEqual(['error tags.yml:4 The tags "news" and "latest" are both labelled "news".']);
  expect(await problems(authors("ada: { name: Ada }\nada-2:\n  name: Ada\n"))).toStrictEqual([
    'warning authors.yml:3 The authors "ada" and "ada-2" are both named "Ada".',
  ]);
});

test("an author's picture has to exist", async () => {
  expect(await problems(authors("ada:\n  name: Ada\n  image: /tide.png\n"))).toStrictEqual([]);
  expect(await problems(authors("ada:\n  name: Ada\n  image: /gone.png\n"))).toStrictEqual([
    'error authors.yml:3 The picture "/gone.png" does not exist.',
  ]);
  expect(await problems(authors("ada:\n  name: Ada\n  image: /odd.png\n"))).toStrictEqual([
    'error authors.yml:3 The file of the picture "/odd.png" is not a picture of a known kind, whatever its name says.',
  ]);
  expect(await problems(authors("ada:\n  name: Ada\n  image: tide.png\n"))).toStrictEqual([
    'error authors.yml:3 "ada.image" is not valid: begin it with /. It is the text "tide.png".',
  ]);
});

test("an author or tag listed twice is shown once", async () => {
  const { posts, problems: found } = await load([
    post("authors: [ada, ada]\ntags: [news, amm, news]\n"),
  ]);
  expect(posts).toMatchObject([{ authors: ["ada"], tags: ["news", "amm"] }]);
  expect(found).toMatchObject([
    { severity: "warning", line: 3, message: 'The author "ada" is listed twice.' },
    { severity: "warning", line: 4, message: 'The tag "news" is listed twice.' },
  ]);
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
