import { load, source } from "../../../src/testing/builders";

const doc = async (line: string) => {
  const page = source("content/docs/a.md", `---\ntitle: A\n${line}\n---\n\nText.\n`);
  const { docs, problems } = await load([page]);
  const { draft, unlisted } = docs.find(({ file }) => file === page.path) ?? {};
  return { draft, unlisted, problems: problems.filter(({ file }) => file === page.path) };
};

test.each([
  ["published: false", true, false],
  ["published: true", false, false],
  ["status: draft", true, false],
  ["status: private", true, false],
  ["status: stable", false, false],
  ["draft: false\npublished: false", true, false],
  ["hidden: true", false, true],
])(
  "a page that other tools do not publish is not published here: %j",
  async (line, draft, unlisted) => {
    const { problems, ...seen } = await doc(line);
    expect(seen).toEqual(draft ? { draft: undefined, unlisted: undefined } : { draft, unlisted });
    expect(problems).toStrictEqual([]);
  },
);
