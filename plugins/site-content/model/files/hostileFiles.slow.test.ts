import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FIXTURES_ROOT, load, source } from "../../../../src/testing/builders";
import { linksBelow, readSources } from "./source";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "hostile-"));
  mkdirSync(path.join(root, "content/docs"), { recursive: true });
  cpSync(path.join(FIXTURES_ROOT, "static"), path.join(root, "static"), { recursive: true });
  writeFileSync(path.join(root, "secret.txt"), "secret");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** The problems of a page, and what it published. */
async function page(body: string): Promise<{ problems: string[]; published: string[] }> {
  const published: string[] = [];
  const publish = (file: string) => {
    published.push(file);
    return `/assets/${file}`;
  };
  const files = [source("content/docs/a.md", `# A\n\n${body}\n`)];
  const { problems } = await load(files, { root, publish });
  return { problems: problems.map(({ file, message }) => `${file}: ${message}`), published };
}

test.each(["evil.html", "evil.xhtml", "evil.xml", "evil.js", "evil.svgz"])(
  "a link publishes no %s",
  async (name) => {
    write(`content/docs/${name}`, "<script>alert(1)</script>");
    const { problems, published } = await page(`[x](${name})`);
    expect(problems).toContain(
      `content/docs/a.md: Pages cannot publish "${path.extname(name)}" files, such as "${name}".`,
    );
    expect(published).toStrictEqual([]);
  },
);

test.each(["[x](a.svg)", "![x](a.svg)"])(
  "%s publishes a drawing, but not one that runs code",
  async (body) => {
    write("content/docs/a.svg", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
    expect(await page(body)).toStrictEqual({ problems: [], published: ["content/docs/a.svg"] });
    write("content/docs/a.svg", '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>');
    expect(await page(body)).toStrictEqual({
      problems: ['content/docs/a.md: The picture "a.svg" has <script>.'],
      published: [],
    });
  },
);

test("a picture of static/ is checked as well", async () => {
  write("static/a.svg", '<svg onload="x()"/>');
  expect((await page("![x](/a.svg)")).problems).toStrictEqual([
    'content/docs/a.md: The picture "a.svg" has the event handler onload.',
  ]);
});

describe("a symbolic link", () => {
  const LINK = "This is a symbolic link, and it was not followed.";
  test.each([
    ["out of the content", "passwd.txt", "../../secret.txt", "[x](passwd.txt)"],
    ["to a file of the content", "b.txt", "a.txt", "[x](b.txt)"],
    ["to nothing", "b.png", "nowhere.png", "![x](b.png)"],
    ["to itself", "b.png", "b.png", "![x](b.png)"],
    ["to a folder", "up", "../..", "[x](up/secret.txt)"],
    ["in a circle", "round", "..", "[x](round/docs/round/docs/a.txt)"],
    ["of the system", "environ.txt", "/proc/self/environ", "[x](environ.txt)"],
  ])("%s is refused", async (_, name, target, body) => {
    write("content/docs/a.txt", "a");
    symlinkSync(target, path.join(root, "content/docs", name));
    const { problems, published } = await page(body);
    expect(problems).toContain(`content/docs/${name}: ${LINK}`);
    expect(problems.length).toBeGreaterThan(1);
    expect(published).toStrictEqual([]);
  });

  test("in place of the file that describes a folder is refused", async () => {
    symlinkSync("nowhere.yml", path.join(root, "content/docs/_category_.yml"));
    expect((await page("Text")).problems).toStrictEqual([`content/docs/_category_.yml: ${LINK}`]);
  });

  test("is neither read nor watched, and other files are", () => {
    write("content/docs/a.md", "# A");
    write("real/b.md", "# B");
    symlinkSync("../../real", path.join(root, "content/docs/folder"));
    symlinkSync("a.md", path.join(root, "content/docs/c.md"));
    symlinkSync("nowhere.md", path.join(root, "content/docs/d.md"));
    symlinkSync("..", path.join(root, "content/docs/round"));
    expect(readSources(root, "content").map((file) => file.path)).toStrictEqual([
      "content/docs/a.md",
    ]);
    const ignored = linksBelow(path.join(root, "content"));
    const names = ["", "docs", "docs/a.md", "docs/c.md", "docs/d.md", "docs/folder", "docs/round"];
    expect(names.filter((name) => ignored(path.join(root, "content", name)))).toStrictEqual(
      names.slice(3),
    );
  });

  test("that an editor keeps next to a file is left alone", async () => {
    symlinkSync("user@host.1234:5678", path.join(root, "content/docs/.#a.md"));
    expect((await page("Text")).problems).toStrictEqual([]);
  });

  test("may be the content folder itself", async () => {
    cpSync(path.join(root, "content"), path.join(root, "elsewhere"), { recursive: true });
    rmSync(path.join(root, "content"), { recursive: true });
    symlinkSync("elsewhere", path.join(root, "content"));
    write("content/docs/a.txt", "a");
    expect(linksBelow(path.join(root, "content"))(path.join(root, "content"))).toBe(false);
    expect(await page("[x](a.txt)")).toStrictEqual({
      problems: [],
      published: ["content/docs/a.txt"],
    });
  });
});

const takenIds = (count: number) =>
  ["", ...Array.from({ length: count }, (_, i) => `-${i + 1}`)]
    .map((number) => `<b id="a${number}"></b>`)
    .join("");

describe("an excessively large file is refused, and the build goes on", () => {
  test("a page of 5 MB", async () => {
    const { docs, problems } = await load(
      [
        source("content/docs/a.md", `---\ntitle: A\n---\n${"word ".repeat(1_000_000)}`),
        source("content/docs/b.md", "# B\n\nText"),
      ],
      { root: FIXTURES_ROOT },
    );
    expect(problems.map(({ message }) => message)).toStrictEqual([
      "The page has 5000003 characters, more than 1000000, and was not read.",
    ]);
    expect(docs).toHaveLength(2);
  });

  test.each([
    [
      "references to a long address",
      `[a]: https://example.com/${"x".repeat(10_000)}\n\n${"[a] ".repeat(2_000)}`,
      ["The page repeats its text to more than 20000000 characters"],
    ],
    ["brackets that open", "[".repeat(2_000), [expect.stringContaining("is shown as text")]],
    ["emphasis that opens", "**a_ ".repeat(500), []],
    [
      "a formula that never ends",
      "$\\def\\a{\\a\\a}\\a$",
      [expect.stringContaining("Too many expansions")],
    ],
  ])("%s", async (_, body, messages) => {
    const { problems } = await load([
      source("content/docs/a.md", `---\ntitle: A\n---\n\n${body}\n`),
    ]);
    expect(problems.map(({ message }) => message)).toEqual(messages);
  });

  test.each([
    ["a heading of blanks", `## a${"\u00a0".repeat(400_000)}b`, []],
    ["a heading whose anchors are taken", `## a\n\n${takenIds(20_000)}`, []],
    [
      "a link whose text is almost a host",
      `[x.${"com.".repeat(200_000)}z](https://example.org)`,
      [],
    ],
  ])("%s", async (_, body, messages) => {
    const { problems } = await load([source("content/docs/a.md", `# A\n\n${body}\n`)]);
    expect(problems.map(({ message }) => message)).toEqual(messages);
  });

  test("10,000 headings are slow, and read", async () => {
    const { docs, problems } = await load([
      source("content/docs/a.md", `# A\n\n${"## B\n\n".repeat(10_000)}`),
    ]);
    expect(problems).toEqual([]);
    expect(docs[0]?.toc).toHaveLength(10_000);
  });

  test.each([
    ["of 100 kB", `a: ${"x".repeat(100_000)}`, "The YAML has 100004 characters, more than 64000."],
    [
      "that nests 20,000 lists",
      `a: ${"[".repeat(5_000)}${"]".repeat(20_000)}`,
      "This is not valid YAML: Maximum call stack size exceeded.",
    ],
    ["that nests 2,000 dashes", `a: \n  ${"- ".repeat(2_000)}x`, 'Unknown key "a".'],
    [
      "of aliases of aliases",
      `a: &a [x, x, x, x, x, x, x, x]\n${"bcdefghij".replace(
        /./g,
        (name) =>
          `${name}: &${name} [${Array(8)
            .fill(`*${String.fromCharCode(name.charCodeAt(0) - 1)}`)
            .join(", ")}]\n`,
      )}`,
      "This is not valid YAML: Excessive alias count indicates a resource exhaustion attack.",
    ],
  ])("front matter %s", async (_, yaml, message) => {
    const { problems } = await load([
      source("content/docs/a.md", `---\n${yaml}\n---\n\n# A\n\nText\n`),
    ]);
    expect(problems.map((found) => found.message)).toStrictEqual([message]);
  });

  const entries = (count: number, entry: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => entry(index)).join("\n");
  test("a YAML file with thousands of mistakes reports the first ones", async () => {
    const text = entries(20_000, (index) => `a${index}: x`);
    const { problems } = await load([source("content/values.yml", text)]);
    expect(problems).toHaveLength(100);
  });

  test("front matter with thousands of unknown keys reports the first ones", async () => {
    const yaml = entries(4_000, (index) => `k${index}: 1`);
    const { problems } = await load([
      source("content/docs/a.md", `---\n${yaml}\n---\n\n# A\n\nText\n`),
    ]);
    expect(problems).toHaveLength(100);
  });

  test("a page has a limited number of tags", async () => {
    const tags = entries(51, (index) => `  - t${index}`);
    const { problems } = await load([
      source("content/docs/a.md", `---\ntags:\n${tags}\n---\n\n# A\n\nText\n`),
    ]);
    expect(problems[0]?.message).toContain(
      '"tags" is not valid: Too big: expected array to have <=50 items.',
    );
  });
});
