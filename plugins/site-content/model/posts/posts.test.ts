import { element, type TreeNode } from "../../../../src/domain/documentTree";
import type { Problem } from "../../../../src/domain/problems";
import { load, markup, parsed, source } from "../../../../src/testing/builders";
import type { PostFrontMatter } from "../../schemas/frontMatter";
import { toPost } from "./posts";

const NO_BYLINES = { authors: [], tags: [] };
const p = (...children: TreeNode[]) => element("p", {}, children);
const cut = element("Truncate");

function read(
  file: string,
  front: PostFrontMatter = {},
  tree: readonly TreeNode[] = [p("a"), cut, p("b")],
) {
  const problems: Problem[] = [];
  const post = toPost(parsed(front, `content/blog/${file}`, tree), NO_BYLINES, problems);
  return { post, problems };
}
const messages = (...args: Parameters<typeof read>) =>
  read(...args).problems.map(
    ({ severity, line, message }) => `${severity} ${line ?? "?"} ${message}`,
  );

describe("the path of a post", () => {
  test.each<[string, string, PostFrontMatter, string]>([
    ["has the name after the date", "2026-01-15-welcome.mdx", {}, "/blog/welcome"],
    ["in folders of its date has its name", "2026/01/15/welcome.md", {}, "/blog/welcome"],
    ["has its name after a short date", "2026-1-5-welcome/index.md", {}, "/blog/welcome"],
    [
      "without date in its name has the whole name",
      "welcome.md",
      { date: "2026-01-15" },
      "/blog/welcome",
    ],
    ["has the slug of its front matter", "2026-01-15-welcome.md", { slug: "hello" }, "/blog/hello"],
    [
      "stays below /blog with a slug at the root",
      "2026-01-15-welcome.md",
      { slug: "/hello" },
      "/blog/hello",
    ],
  ])("%s", (_, file, front, path) => {
    expect(read(file, front).post.path).toBe(path);
  });
});

describe("the date of a post", () => {
  test.each<[string, string, PostFrontMatter, string]>([
    ["is in its file's name", "2026-01-15-a.md", {}, "2026-01-15T00:00:00.000Z"],
    [
      "in its front matter wins",
      "2026-01-15-a.md",
      { date: "2026-02-01" },
      "2026-02-01T00:00:00.000Z",
    ],
    [
      "may have a time zone",
      "a.md",
      { date: "2026-02-01T23:30:00-05:00" },
      "2026-02-02T04:30:00.000Z",
    ],
  ])("%s", (_, file, front, date) => {
    const { post, problems } = read(file, front);
    expect([post.date, problems]).toStrictEqual([date, []]);
  });

  test.each([
    ["a.md", "error 1 The post has no valid date."],
    ["2026-02-30-a.md", 'error 1 The post has no valid date ("2026-02-30" is not a date).'],
  ])("is missing in %s, and the oldest is taken", (file, message) => {
    expect(messages(file)).toStrictEqual([message]);
    expect(read(file).post.date).toBe("1970-01-01T00:00:00.000Z");
  });
});

describe("the truncate marker", () => {
  test("counts where it first occurs, and is removed from the post", async () => {
    const text = "---\ntitle: A\n---\n\na\n\n{/* truncate */}\n\nb\n\n{/* truncate */}\n\nc\n";
    const [post] = (await load([source("content/blog/2026-01-15-a.mdx", text)])).posts;
    expect([markup(post?.tree ?? []), post?.cut, post?.truncated]).toStrictEqual([
      "<p>a</p><p>b</p><p>c</p>",
      2, // the paragraph, and the line break below it
      true,
    ]);
  });

  test("when it is missing is a warning, and the excerpt is the whole post", () => {
    expect(messages("2026-01-15-a.md", {}, [p("a")])).toStrictEqual([
      "warning ? The post has no truncate marker, so lists show all of it.",
    ]);
    expect(read("2026-01-15-a.md", {}, [p("a")]).post).toMatchObject({
      cut: 1,
      truncated: false,
    });
  });

  test("does not count inside another block", () => {
    expect(read("2026-01-15-a.md", {}, [element("blockquote", {}, [cut])]).post.truncated).toBe(
      false,
    );
  });
});

describe("the last update", () => {
  test("is kept as a moment in UTC", () => {
    expect(read("2026-01-15-a.md", { last_update: { date: "2026-02-01" } })).toMatchObject({
      post: { lastUpdate: "2026-02-01T00:00:00.000Z" },
      problems: [],
    });
    expect(read("2026-01-15-a.md").post).not.toHaveProperty("lastUpdate");
  });
});
